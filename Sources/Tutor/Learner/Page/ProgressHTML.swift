import Engine
import Lab

/// The page to open in a browser: it asks for nothing from a network.
extension ProgressPage {
  public func html(in language: Language) -> [String] {
    func text(_ phrase: ProgressPhrase) -> String { phrase.text(in: language).inMarkup }
    var lines =
      [
        "<!doctype html>", "<html lang=\"\(language.rawValue)\">", "<meta charset=\"utf-8\">",
        "<title>Hitchain · \(today.date)</title>", "<style>",
      ] + Self.style + [
        "</style>",
        "<h1>Hitchain · \(today.date)</h1>", "<p>\(text(.totals(totals)))</p>",
      ]
    func table(_ heading: ProgressPhrase, _ rows: [[String]]) {
      guard !rows.isEmpty else { return }
      lines.append("<h2>\(text(heading))</h2>")
      lines.append("<table>")
      for row in rows {
        lines.append("<tr>" + row.map { "<td>\($0)</td>" }.joined() + "</tr>")
      }
      lines.append("</table>")
    }
    table(
      .map,
      topics.map { topic in
        [
          topic.topic.text(in: language).inMarkup,
          topic.rules.map { Self.cell($0.known, title: $0.rule.rawValue) }.joined(),
          text(.topic(topic.mastery)),
        ]
      })
    table(
      .weeks,
      weeks.map { week in
        [
          week.monday.date,
          week.days.map { Self.cell($0 == 0 ? nil : min(1, Double($0) / 30), title: "\($0)") }
            .joined(),
          text(.week(answers: week.answers, right: week.right)),
        ]
      })
    table(
      .misconceptions,
      misconceptions.map { [$0.title.inMarkup, text(.misconception($0.history))] })
    table(
      .reviews,
      reviews.map { review in
        let names = review.targets.map { $0.shown }
        return [text(.day(review.day, from: today)), names.joined(separator: " ").inMarkup]
      })
    table(
      .lessons,
      lessons.map { lesson in
        [lesson.title.inMarkup, text(.lesson(lesson.history))]
      })
    return lines
  }

  /// Dark is known, pale is not; a dot was never asked about.
  private static func cell(_ known: Double?, title: String) -> String {
    let share = known.map { "\(Int((15 + 85 * $0).rounded()))" } ?? "0"
    return "<i style=\"--k:\(share)%\" title=\"\(title.inMarkup)\"></i>"
  }

  private static let style = [
    "body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }",
    "td { padding: .2rem .8rem .2rem 0; vertical-align: top; }",
    "i { display: inline-block; width: .9rem; height: .9rem; margin: 1px; border: 1px solid #8888;",
    "background: color-mix(in srgb, #2b6cb0 var(--k), transparent); }",
  ]
}
