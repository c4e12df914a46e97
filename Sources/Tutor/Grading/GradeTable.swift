import Lab

/// The table for spreadsheets and for other programs: its words are the same in every language.
extension Gradebook {
  /// One line a learner (RFC 4180).
  public var csv: String {
    var head = ["name", "right", "alone", "wrong", "skipped", "tasks"]
    for task in tasks { head += [task, task + " help"] }
    var rows = [head + ["named", "suspected"]]
    for grade in grades {
      let counts = [grade.right, grade.alone, grade.wrong, grade.skipped, tasks.count]
      var row = [grade.name] + counts.map { String($0) }
      for result in grade.results { row += [result.word, result.help] }
      for thoughts in [grade.named, grade.suspected] { row.append(thoughts.joined(separator: " ")) }
      rows.append(row)
    }
    return rows.map { $0.map { $0.inCSV }.joined(separator: ",") + "\r\n" }.joined()
  }

  public var json: JSON {
    .object(
      ("lesson", .string(lesson)), ("tasks", .array(tasks.map { .string($0) })),
      ("left-out", .number(Double(leftOut))),
      ("learners", .array(grades.map { $0.json(of: tasks) })),
      (
        "thoughts",
        .array(
          thoughts.map {
            .object(
              ("misconception", .string($0.id)), ("named", .number(Double($0.named))),
              ("suspected", .number(Double($0.suspected))))
          })
      ))
  }

}

extension Grade {
  public func json(of tasks: [String]) -> JSON {
    .object(
      ("name", .string(name)), ("right", .number(Double(right))),
      ("alone", .number(Double(alone))),
      (
        "results",
        .array(
          zip(tasks, results).map { task, result in
            .object(
              ("task", .string(task)), ("standing", .string(result.standing.rawValue)),
              ("wrong", .number(Double(result.wrong))), ("hints", .number(Double(result.hints))),
              ("solution", .bool(result.sawSolution)))
          })
      ), ("named", .array(named.map { .string($0) })),
      ("suspected", .array(suspected.map { .string($0) })))
  }

  /// As `json` wrote it; nil of anything else.
  public init?(_ json: JSON) {
    guard let name = json["name"]?.text, let results = json["results"]?.elements,
      let named = json["named"]?.elements, let suspected = json["suspected"]?.elements
    else { return nil }
    let read = results.compactMap { Result($0) }
    guard read.count == results.count else { return nil }
    self.init(
      name, read, named: named.compactMap { $0.text }, suspected: suspected.compactMap { $0.text })
  }
}

extension Grade.Result {
  fileprivate init?(_ json: JSON) {
    guard let standing = json["standing"]?.text.flatMap({ Standing(rawValue: $0) }),
      let wrong = json["wrong"]?.number.flatMap({ Int(exactly: $0) }),
      let hints = json["hints"]?.number.flatMap({ Int(exactly: $0) }),
      case .bool(let sawSolution)? = json["solution"]
    else { return nil }
    self.init(standing: standing, wrong: wrong, hints: hints, sawSolution: sawSolution)
  }

  /// Nothing where it was not answered.
  fileprivate var word: String { standing == .open ? "" : standing.rawValue }

  /// `1 wrong, 2 hints, solution`.
  fileprivate var help: String {
    var parts: [String] = []
    if wrong > 0 { parts.append("\(wrong) wrong") }
    if hints > 0 { parts.append(hints == 1 ? "1 hint" : "\(hints) hints") }
    if sawSolution { parts.append("solution") }
    return parts.joined(separator: ", ")
  }
}

extension String {
  /// What hides is made visible, and what a spreadsheet would take for a formula is made text: some pass over spaces
  /// before the sign, and some take its full-width form for it.
  fileprivate var inCSV: String {
    let shown = visible
    let first = shown.unicodeScalars.first {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
    let isFormula = first.map { "=+-@＝＋－＠﹢﹣﹦﹫".unicodeScalars.contains($0) } ?? false
    let text = isFormula ? "'" + shown : shown
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacing(text: "\"", with: "\"\"") + "\""
  }
}
