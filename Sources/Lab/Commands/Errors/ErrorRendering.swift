extension CommandError {
  /// The message, the line, and a caret under what is wrong. Of a line that is too wide for the
  /// screen the part around that place is shown. `place` goes before the message.
  public func rendered(
    line: String, place: String = "", width: Int = 80, in language: Language
  ) -> String {
    let characters = line.map { Self.shown($0) }
    let at = min(max(0, column - 1), characters.count)
    let room = max(20, width - 2)
    var (start, end) = (at, at)
    var cells = 0
    while start > 0, cells + characters[start - 1].cells <= room / 2 {
      start -= 1
      cells += characters[start].cells
    }
    var indent = cells
    while end < characters.count, cells + characters[end].cells <= room {
      cells += characters[end].cells
      end += 1
    }
    var shown = String(characters[start..<end])
    if end < characters.count { shown += "…" }
    if start > 0 {
      shown = "…" + shown
      indent += 1
    }
    indent += max(0, column - 1 - characters.count)
    let marked = characters[at..<min(end, at + length)].reduce(0) { $0 + $1.cells }
    let tail = String(repeating: "~", count: max(0, marked - 1))
    let layout = HelpLayout(width: max(20, width))
    let message = (place + text(in: language)).split(separator: "\n").map {
      layout.wrapped(String($0))
    }
    return message.joined() + shown + "\n" + String(repeating: " ", count: indent) + "^" + tail
  }

  /// One character may carry thousands of marks.
  private static let mostMarks = 16

  /// Nothing that would move the terminal's cursor.
  private static func shown(_ character: Character) -> Character {
    if character == "\t" { return " " }
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.isTreacherous }) { return "\u{FFFD}" }
    guard scalars.count > mostMarks else { return character }
    return String(String.UnicodeScalarView(scalars.prefix(mostMarks))).first ?? "\u{FFFD}"
  }
}
