import Lab

/// A note as prose of a document, and back.
enum NoteText {
  /// Two notes in a row would read as one: this stands between them, and nobody sees it.
  static let separator = "<!-- -->"

  /// As it is, where it stays by itself: a fence that it left open, say, would swallow the cells
  /// below. Such a note is written with backslashes before what Markdown would make something of.
  static func written(_ note: String) -> String {
    staysByItself(note) ? note : escaped(note)
  }

  static func read(_ text: String) -> String {
    let plain = unescaped(text)
    return plain != text && !staysByItself(plain) ? plain : text
  }

  private static func staysByItself(_ note: String) -> Bool {
    let lines = lines(of: note)
    guard let first = lines.first, let last = lines.last, !isBlank(first), !isBlank(last),
      first.trimmed != "---", !lines.contains(separator), escapedMarks(in: lines) == 0
    else { return false }
    let cell = "```hitchain\n> x\n```\n"
    guard let document = try? Document(note + "\n\n" + cell) else { return false }
    return document.blocks.count == 2 && document.sessions.map { $0.line } == [lines.count + 1]
  }

  // MARK: Escaping

  private static let marks = "`~<>-*+0123456789"

  private static func escaped(_ note: String) -> String {
    changingLines(of: note) { line in
      needsEscape(line) ? "\\" + line : line
    }
  }

  private static func unescaped(_ text: String) -> String {
    changingLines(of: text) { line in
      line.first == "\\" && needsEscape(line.dropFirst()) ? line.dropFirst() : line
    }
  }

  private static func escapedMarks(in lines: [String]) -> Int {
    lines.filter { line in
      let rest = line.drop { $0 == " " || $0 == "\t" }
      return rest.first == "\\" && needsEscape(rest.dropFirst())
    }.count
  }

  /// A mark, or backslashes before one.
  private static func needsEscape(_ line: Substring) -> Bool {
    line.drop { $0 == "\\" }.first.map { marks.contains($0) } ?? false
  }

  /// The part of every line after the space that it begins with.
  private static func changingLines(
    of text: String, _ change: (Substring) -> Substring
  ) -> String {
    lines(of: text).map { line in
      let space = line.prefix { $0 == " " || $0 == "\t" }
      return space + change(line[space.endIndex...])
    }.joined(separator: "\n")
  }

  static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func isBlank(_ line: String) -> Bool {
    line.allSatisfy { $0 == " " || $0 == "\t" }
  }
}
