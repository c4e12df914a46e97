import Lab

/// The table to look at, in a browser and at a prompt.
extension Gradebook {
  /// A page that asks for nothing from a network.
  public func html(in language: Language) -> String {
    func text(_ phrase: GradePhrase) -> String { phrase.text(in: language).inMarkup }
    func row(_ cells: [String], _ tag: String = "td") -> String {
      "<tr>" + cells.map { "<\(tag)>\($0)</\(tag)>" }.joined() + "</tr>"
    }
    var lines = [
      "<!doctype html>", "<html lang=\"\(language.rawValue)\">", "<meta charset=\"utf-8\">",
      "<title>\(title.inMarkup)</title>", "<style>", Self.style, "</style>",
      "<h1>\(title.inMarkup)</h1>", "<p>\(text(.counted(grades.count, leftOut: leftOut)))</p>",
      "<table>",
      row([text(.learner), text(.right)] + tasks.map { $0.inMarkup } + [text(.thoughts)], "th"),
    ]
    for grade in grades {
      let cells = grade.results.map { result in
        "<span title=\"\(text(.result(result)))\">\(Self.mark(result))</span>"
      }
      let thoughts = grade.named.map { thought($0, language) }.joined(separator: "<br>")
      lines.append(
        row([grade.name.visible.inMarkup, "\(grade.right)/\(tasks.count)"] + cells + [thoughts]))
    }
    lines.append(
      row(
        [text(.rightInAll), ""] + shares.map { "\($0.right)/\(grades.count)" } + [""], "th"))
    lines += ["</table>", "<p>\(text(.legend))</p>"]
    if !thoughts.isEmpty {
      lines += ["<h2>\(text(.classThoughts))</h2>", "<table>"]
      for thought in thoughts {
        lines.append(
          row([
            thought.title(in: language).inMarkup,
            text(.thought(named: thought.named, suspected: thought.suspected)),
          ]))
      }
      lines.append("</table>")
    }
    lines.append("<p>\(text(.privately))</p>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func thought(_ id: String, _ language: Language) -> String {
    Thought(id: id, named: 1, suspected: 0).title(in: language).inMarkup
  }

  /// A bare mark is without help.
  private static func mark(_ result: Grade.Result) -> String {
    switch result.standing {
    case .right: result.isAlone ? "✓" : "(✓)"
    case .wrong: "✗"
    case .skipped: "–"
    case .open: "·"
    }
  }

  private static let style = """
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; max-width: 80rem; }
    table { border-collapse: collapse; display: block; overflow-x: auto; }
    td, th { padding: .2rem .6rem; border-bottom: 1px solid #8884; text-align: left; }
    """

  /// What is told where the table went to a file: the class in a few lines.
  public func summary(in language: Language) -> [String] {
    func text(_ phrase: GradePhrase) -> String { phrase.text(in: language) }
    var lines = [text(.counted(grades.count, leftOut: leftOut))]
    let hardest = zip(tasks, shares).filter { $0.1.tried > 0 && $0.1.right < $0.1.tried }
      .sorted { $0.1.right * $1.1.tried < $1.1.right * $0.1.tried }
    if !hardest.isEmpty {
      lines.append(text(.hardest(hardest.prefix(3).map { ($0.0, $0.1.right, $0.1.tried) })))
    }
    for thought in thoughts.prefix(5) {
      lines.append(
        "  " + thought.title(in: language) + " "
          + text(.thought(named: thought.named, suspected: thought.suspected)))
    }
    return lines
  }
}
