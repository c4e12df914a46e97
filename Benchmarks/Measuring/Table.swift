import Foundation

/// The table: a row a measure. It is Markdown, so that a page can hold it as it is printed.
enum Table {
  static func head() {
    line("measure", "ours", "beside", "", "times as fast", "spread", "wanted")
    print("|---|--:|---|--:|--:|--:|--:|")
  }

  /// `each`: what one call is divided by, such as the views that it visits.
  static func row(
    _ measure: String, _ race: Race, beside peer: String, each: Double = 1, wanted: String = ""
  ) {
    line(
      measure, duration(race.ours / each), peer, duration(race.peer / each),
      number(race.peer / race.ours),
      "\(number(race.spread.lowerBound))–\(number(race.spread.upperBound))", wanted)
  }

  static func bytes(_ measure: String, _ ours: Double, beside peer: String, _ their: Double) {
    line(
      measure, "\(Int(ours.rounded())) bytes", peer, "\(Int(their.rounded())) bytes",
      number(their / ours), "", "≤ 300 bytes")
  }

  /// Of work of several sizes; the largest shows how the time grew.
  static func growth(
    _ measure: String, _ ours: Double, exponent: Double?, wanted: String
  ) {
    let shown = exponent.map { "grows with n^" + String(format: "%.2f", $0) } ?? ""
    line(measure, duration(ours), shown, "", "", "", wanted)
  }

  static func missing(_ measure: String, _ reason: String) {
    line(measure, reason, "", "", "", "", "")
  }

  private static func line(_ columns: String...) {
    let widths = [42, 9, 23, 8, 13, 11, 11]
    var text = "|"
    for (index, (column, width)) in zip(columns, widths).enumerated() {
      // Words to the left, figures to the right.
      let room = String(repeating: " ", count: max(0, width - column.count))
      text += " " + ([0, 2].contains(index) ? column + room : room + column) + " |"
    }
    print(text)
    // A row at a time, also into a file.
    fflush(nil)
  }

  static func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: number(nanoseconds) + " ns"
    case ..<1e6: number(nanoseconds / 1e3) + " µs"
    case ..<1e9: number(nanoseconds / 1e6) + " ms"
    default: number(nanoseconds / 1e9) + " s"
    }
  }

  /// Three figures, or all before the point.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let scale = value < 1 ? 1000.0 : value < 10 ? 100 : value < 100 ? 10 : 1
    let rounded = (value * scale).rounded() / scale
    return scale == 1 ? String(Int(rounded)) : String(rounded)
  }
}
