/// Cuts a line into words.
struct Lexer {
  /// A line longer than this is refused.
  static let limit = 10_000

  private let line: [Character]
  private let offset: Int
  private var at = 0
  private var words: [Word] = []
  private var done: [CommandText] = []
  /// Where brackets were opened that are not closed yet.
  private var open: [Int] = []

  /// `offset`: how many characters of the real line stand before this text.
  init(_ line: String, offset: Int = 0) throws(CommandError) {
    guard line.utf8.count <= Lexer.limit * 4 else { throw Lexer.tooLong }
    var line = Array(line)
    while let last = line.last, last.isNewline { line.removeLast() }
    guard line.count <= Lexer.limit else { throw Lexer.tooLong }
    for (index, character) in line.enumerated() {
      if let control = character.unicodeScalars.first(where: { $0.isControl }) {
        throw CommandError(.controlCharacter(control.value), column: offset + index + 1, length: 1)
      }
    }
    self.line = line
    self.offset = offset
  }

  private static var tooLong: CommandError {
    CommandError(.lineTooLong(limit: limit), column: limit + 1, length: 1)
  }

  mutating func commands() throws(CommandError) -> [CommandText] {
    while at < line.count, line[at] != "#" {
      switch line[at] {
      case " ", "\t", "\u{A0}", "\u{3000}": at += 1
      case "\"": try quoted()
      case ";" where open.isEmpty:
        at += 1
        finish()
      case ",", "=", "(", ")", "{", "}", ";": mark()
      default: plain()
      }
    }
    if let bracket = open.last {
      throw CommandError(
        .unclosedBracket(String(line[bracket])), column: offset + bracket + 1, length: 1)
    }
    finish()
    return done
  }

  private mutating func append(_ text: String, _ kind: Word.Kind, from start: Int) {
    let column = offset + start + 1
    words.append(
      Word(
        text: text, kind: kind, column: column, length: at - start,
        isJoined: words.last?.end == column))
  }

  private mutating func finish() {
    let start = words.first?.column ?? offset + at + 1
    let end = words.last?.end ?? start
    let source = words.isEmpty ? "" : String(line[(start - offset - 1)..<(end - offset - 1)])
    done.append(CommandText(source: source, column: start, words: words))
    words = []
  }

  private mutating func plain() {
    let start = at
    while at < line.count {
      switch line[at] {
      case " ", "\t", "\u{A0}", "\u{3000}", "\"", ";", ",", "=", "(", ")", "{", "}", "#":
        append(String(line[start..<at]), .plain, from: start)
        return
      default: at += 1
      }
    }
    append(String(line[start..<at]), .plain, from: start)
  }

  private mutating func mark() {
    switch line[at] {
    case "(", "{": open.append(at)
    case ")", "}": open.removeLast(open.isEmpty ? 0 : 1)
    default: break
    }
    at += 1
    append(String(line[at - 1]), .mark, from: at - 1)
  }

  /// `\"` and `\\` stand for the characters themselves.
  private mutating func quoted() throws(CommandError) {
    let start = at
    var text = ""
    at += 1
    while at < line.count, line[at] != "\"" {
      if line[at] == "\\", at + 1 < line.count, line[at + 1] == "\"" || line[at + 1] == "\\" {
        at += 1
      }
      text.append(line[at])
      at += 1
    }
    guard at < line.count else {
      throw CommandError(.unclosedQuote, column: offset + start + 1, length: 1)
    }
    at += 1
    append(text, .quoted, from: start)
  }
}

extension Unicode.Scalar {
  /// Would it move a terminal's cursor, or turn the direction of the text? A tab would not.
  var isControl: Bool {
    switch value {
    case 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
