/// How a page of help stands on the screen: everything is counted in cells.
struct HelpLayout {
  let width: Int

  /// Words beside what they mean.
  func columns(_ rows: [(label: String, meaning: String)]) -> String {
    let column = min(24, rows.map { $0.label.cells }.max() ?? 0)
    return rows.map { row in
      let meaning = padded("", to: column + 4) + row.meaning
      if row.label.cells > column {
        return "  " + row.label + "\n" + wrapped(meaning, indent: column + 4)
      }
      return wrapped("  " + padded(row.label, to: column) + "  " + row.meaning, indent: column + 4)
    }.joined()
  }

  /// A title, and a list beside it whose lines go on below one another.
  /// A word that is to be typed stands whole.
  func hanging(_ title: String, _ words: [String], separator: String) -> String {
    let column = 11
    var lines = [padded(title, to: column)]
    var isBare = true
    for (place, word) in words.enumerated() {
      let item = word + (place < words.count - 1 ? separator : "")
      let line = lines[lines.count - 1]
      let needed = item.reversed().drop { $0 == " " }.reduce(0) { $0 + $1.cells }
      if !isBare, line.cells + needed > width {
        lines[lines.count - 1] = String(line.reversed().drop { $0 == " " }.reversed())
        lines.append(padded("", to: column))
      }
      lines[lines.count - 1] += item
      isBare = false
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Breaks at spaces, and between Chinese characters; what goes over stands further in. The
  /// first line does not break within its first `indent` cells.
  func wrapped(_ text: String, indent: Int = 0) -> String {
    var lines = ""
    var line: [Character] = []
    var rest = Array(text)[...]
    var start = indent
    while let end = lastBreak(in: line + rest, from: start) {
      let all = line + rest
      var head = all[..<end]
      while head.last == " " { head.removeLast() }
      lines += String(head) + "\n"
      rest = all[end...].drop { $0 == " " }
      line = Array(repeating: " ", count: indent)
      start = indent
    }
    return lines + String(line + rest) + "\n"
  }

  /// Where the line ends that is too wide, between backticks only if nowhere else; nil where it is not,
  /// or where no place fits.
  private func lastBreak(in line: [Character], from start: Int) -> Int? {
    var cells = 0
    var found: Int?
    var foundInCode: Int?
    var isInCode = false
    for (index, character) in line.enumerated() {
      if cells > start, cells <= width, index > 0, mayBreak(line[index - 1], character) {
        if isInCode { foundInCode = index } else { found = index }
      }
      if character == "`" { isInCode.toggle() }
      cells += character.cells
      if cells > width, character != " " || found != nil { return found ?? foundInCode }
    }
    return nil
  }

  private func mayBreak(_ before: Character, _ after: Character) -> Bool {
    if after == " " { return before != " " }
    guard before.cells == 2 || after.cells == 2 else { return false }
    return !Layout.opens(before) && !Layout.closes(after)
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.cells))
  }
}

extension String {
  fileprivate var cells: Int { reduce(0) { $0 + $1.cells } }
}
