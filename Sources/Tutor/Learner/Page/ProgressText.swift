import Engine
import Lab

extension ProgressPage {
  /// Lines for a terminal of a width, in columns. Bars tell without colour; `isASCII` is for
  /// terminals that have no blocks.
  public func text(
    in language: Language, width: Int = 80, isASCII: Bool = false
  ) -> [String] {
    func text(_ phrase: ProgressPhrase) -> String { phrase.text(in: language) }
    guard !isEmpty else { return [text(.nothingYet), text(.firstLesson)] }
    var table = ProgressTable(width: width, isASCII: isASCII)
    let ahead = lessons.filter { $0.history == nil }.map { $0.title }
    table.section(
      text(.lessons),
      lessons.compactMap { lesson in
        lesson.history.map { (lesson.title, $0.share, text(.lesson($0))) }
      },
      note: ahead.isEmpty
        ? nil : text(.ahead(Array(ahead.prefix(2)), andMore: max(0, ahead.count - 2))))
    table.section(
      text(.topics),
      topics.map { ($0.topic.text(in: language), $0.mastery.share, text(.topic($0.mastery))) })
    table.section(
      text(.map),
      topics.map { topic in
        (
          topic.topic.text(in: language), nil,
          topic.rules.map { Self.shade($0.known, isASCII: isASCII) }.joined()
        )
      })
    if !topics.isEmpty { table.note(text(.legend(Self.shades(isASCII: isASCII)))) }
    if !untouched.isEmpty { table.note(text(.untouched(untouched.map { $0.text(in: language) }))) }
    table.section(
      text(.weeks),
      weeks.map { week in
        (
          week.monday.date, nil,
          week.days.map { Self.shade(answers: $0, isASCII: isASCII) }.joined() + "  "
            + text(.week(answers: week.answers, right: week.right))
        )
      })
    table.section(
      text(.misconceptions),
      misconceptions.map { ($0.title, nil, text(.misconception($0.history))) })
    table.section(
      text(.reviews),
      reviews.map { review in
        let names = review.targets.map { $0.shown }
        return (
          text(.day(review.day, from: today)), nil,
          text(.targets(Array(names.prefix(8)), andMore: max(0, names.count - 8)))
        )
      })
    table.paragraph(text(.totals(totals)))
    return table.lines
  }
}

extension ProgressPage {
  /// From nothing to all.
  private static func shades(isASCII: Bool) -> [String] {
    isASCII ? [".", "-", "+", "*", "#"] : ["·", "░", "▒", "▓", "█"]
  }

  private static func shade(_ known: Double?, isASCII: Bool) -> String {
    let shades = shades(isASCII: isASCII)
    guard let known else { return shades[0] }
    return shades[known < 0.4 ? 1 : known < 0.7 ? 2 : known < 0.9 ? 3 : 4]
  }

  private static func shade(answers: Int, isASCII: Bool) -> String {
    let shades = shades(isASCII: isASCII)
    return shades[answers == 0 ? 0 : answers < 5 ? 1 : answers < 15 ? 2 : answers < 30 ? 3 : 4]
  }
}

extension ReviewTarget {
  /// As a learner may name it.
  var shown: String {
    switch self {
    case .rule(let name), .item(let name): name
    }
  }
}

/// Rows below headings, in columns that hold wide characters too.
struct ProgressTable {
  private(set) var lines: [String] = []
  private let width: Int
  private let (full, empty): (Character, Character)

  typealias Row = (name: String, share: Double?, text: String)

  init(width: Int, isASCII: Bool) {
    self.width = width
    (full, empty) = isASCII ? ("#", ".") : ("█", "░")
  }

  mutating func section(_ heading: String, _ rows: [Row], note: String? = nil) {
    guard !rows.isEmpty || note != nil else { return }
    if !lines.isEmpty { lines.append("") }
    lines += Layout.wrap(heading, to: width)
    // Beside a name that takes half the line, nothing else fits.
    let column = min(rows.map { Layout.width(of: $0.name) }.max() ?? 0, max(8, width / 2 - 2))
    for row in rows { add(row, nameWidth: column) }
    if let note { self.note(note) }
  }

  private mutating func add(_ row: Row, nameWidth: Int) {
    let names = Layout.wrap(row.name, to: nameWidth)
    for name in names.dropLast() { lines.append("  " + name) }
    let name = names.last ?? ""
    let padding = String(repeating: " ", count: max(0, nameWidth - Layout.width(of: name)))
    let bar = row.share.map { self.bar($0) + "  " } ?? ""
    let start = "  " + name + padding + "  " + bar
    let indent = Layout.width(of: start)
    guard width - indent >= 12 else {
      lines.append("  " + name + (row.share.map { "  " + self.bar($0) } ?? ""))
      lines += Layout.wrap("    " + row.text, to: width, indent: 4)
      return
    }
    for (index, line) in Layout.wrap(row.text, to: width - indent).enumerated() {
      lines.append((index == 0 ? start : String(repeating: " ", count: indent)) + line)
    }
  }

  /// Ten blocks, where there is room, and the percentage. It is full when all is known, and not
  /// before.
  private func bar(_ share: Double) -> String {
    let percent = Int((share * 100).rounded(.down))
    let digits = String(repeating: " ", count: max(0, 3 - String(percent).count)) + "\(percent)%"
    guard width >= 40 else { return digits }
    let blocks = percent / 10
    return String(repeating: full, count: blocks) + String(repeating: empty, count: 10 - blocks)
      + " " + digits
  }

  mutating func note(_ text: String) { lines += Layout.wrap("  " + text, to: width, indent: 2) }

  mutating func paragraph(_ text: String) { lines += [""] + Layout.wrap(text, to: width) }
}
