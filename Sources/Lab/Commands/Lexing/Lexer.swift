/// Cuts a line into words. It goes by bytes, since all that separates words is ASCII but two kinds
/// of space; a script may have a hundred thousand lines.
struct Lexer {
  /// A line longer than this, in characters, is refused.
  static let limit = 10_000

  private let bytes: [UInt8]
  /// The character that each byte belongs to, where that is not the byte's own number.
  private let characters: [Int]?
  private let offset: Int
  /// The line as written, where what is read of it has half-width marks in place of others.
  private let written: [Character]?
  private var at = 0
  private var words: [Word] = []
  private var done: [CommandText] = []
  /// Where brackets were opened that are not closed yet.
  private var open: [Int] = []
  private var sourceStart = 0
  private var sourceEnd = 0

  /// `offset`: how many characters of the real line stand before this text.
  init(_ line: String, offset: Int = 0) throws(CommandError) {
    // A file in one line, in which nothing stands for anything else.
    let limit = StoryboardFile.isKept(in: line) ? StoryboardFile.textLimit : Lexer.limit
    let halfWidth = line.utf8.count > Lexer.limit * 4 ? nil : HalfWidth(line)
    written = halfWidth?.written
    let line = halfWidth.map { String($0.characters) } ?? line
    var bytes = Array(line.utf8)
    while bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r") {
      bytes.removeLast()
    }
    characters = bytes.allSatisfy { $0 < 0x80 } ? nil : Lexer.characters(of: line)
    self.bytes = bytes
    self.offset = offset
    let count = characters?[bytes.count] ?? bytes.count
    guard count <= limit else {
      throw CommandError(.lineTooLong(limit: limit), column: limit + 1, length: 1)
    }
    try refuseControls()
  }

  private static func characters(of line: String) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(line.utf8.count + 1)
    var number = 0
    for character in line {
      for _ in character.utf8 { numbers.append(number) }
      number += 1
    }
    numbers.append(number)
    return numbers
  }

  private func column(_ byte: Int) -> Int { offset + 1 + (characters?[byte] ?? byte) }

  private func refuseControls() throws(CommandError) {
    guard characters != nil || bytes.contains(where: { $0 < 0x20 && $0 != 9 || $0 == 0x7F })
    else { return }
    var place = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.isControl {
        throw CommandError(.controlCharacter(scalar.value), column: column(place), length: 1)
      }
      place += UTF8.width(scalar)
    }
  }

  mutating func commands() throws(CommandError) -> [CommandText] {
    while at < bytes.count, bytes[at] != UInt8(ascii: "#") {
      let space = spaceLength
      if space > 0 {
        at += space
        continue
      }
      switch bytes[at] {
      case UInt8(ascii: "\""): try quoted()
      case UInt8(ascii: ";") where open.isEmpty:
        finish()
        at += 1
      case let byte where Lexer.isMark(byte): mark()
      default:
        plain()
        if wantsFreeText { freeText() }
      }
    }
    if let bracket = open.last {
      let text = bytes[bracket] == UInt8(ascii: "(") ? "(" : "{"
      throw CommandError(.unclosedBracket(text), column: column(bracket), length: 1)
    }
    finish()
    return done
  }

  /// The bytes of the space that stands here: a usual one, one that does not break, or Chinese's.
  private var spaceLength: Int {
    switch bytes[at] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): 1
    case 0xC2 where at + 1 < bytes.count && bytes[at + 1] == 0xA0: 2
    case 0xE3 where at + 2 < bytes.count && bytes[at + 1] == 0x80 && bytes[at + 2] == 0x80: 3
    default: 0
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  private mutating func append(_ text: String, _ kind: Word.Kind, from start: Int) {
    let isJoined = !words.isEmpty && sourceEnd == start
    if words.isEmpty { sourceStart = start }
    sourceEnd = at
    let column = column(start)
    words.append(
      Word(
        text: text, kind: kind, column: column, length: self.column(at) - column,
        isJoined: isJoined))
  }

  /// What stands there, as written.
  private func written(_ range: Range<Int>) -> String {
    guard let written else { return String(decoding: bytes[range], as: UTF8.self) }
    let start = characters?[range.lowerBound] ?? range.lowerBound
    return String(written[start..<(characters?[range.upperBound] ?? range.upperBound)])
  }

  private mutating func finish() {
    let source = words.isEmpty ? "" : written(sourceStart..<sourceEnd)
    done.append(
      CommandText(source: source, column: words.first?.column ?? column(at), words: words))
    words = []
  }

  private mutating func plain() {
    let start = at
    while at < bytes.count, spaceLength == 0, !Lexer.isMark(bytes[at]),
      bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "#")
    {
      at += 1
    }
    append(String(decoding: bytes[start..<at], as: UTF8.self), .plain, from: start)
  }

  /// A person's own words come next: after `note`, `answer`, `edit 3 note`.
  private var wantsFreeText: Bool {
    guard at < bytes.count, spaceLength > 0 || bytes[at] == UInt8(ascii: "\""), open.isEmpty else {
      return false
    }
    return switch words.count {
    case 1: CommandTable.takesFreeText(words[0].text)
    case 3: CommandTable.takesFreeText(words[2].text) && CommandTable.isEdit(words[0].text)
    default: false
    }
  }

  /// Everything to the end of the line is one word, whatever is in it.
  private mutating func freeText() {
    while at < bytes.count, spaceLength > 0 { at += spaceLength }
    var end = bytes.count
    while end > at, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == 9,
      written((end - 1)..<end) != "。"
    { end -= 1 }
    guard at < end else { return }
    let start = at
    at = end
    // Quotation marks around all of it are none of the text.
    if written(start..<(start + 1)) == "\"", let found = quote(from: start, to: end),
      found.end == end
    {
      append(found.text, .quoted, from: start)
    } else {
      append(written(start..<end), .plain, from: start)
    }
    at = bytes.count
  }

  private mutating func mark() {
    switch bytes[at] {
    case UInt8(ascii: "("), UInt8(ascii: "{"): open.append(at)
    case UInt8(ascii: ")"), UInt8(ascii: "}"): open.removeLast(open.isEmpty ? 0 : 1)
    default: break
    }
    at += 1
    append(String(decoding: bytes[(at - 1)..<at], as: UTF8.self), .mark, from: at - 1)
  }

  /// `\"` and `\\` stand for the characters themselves.
  private mutating func quoted() throws(CommandError) {
    let start = at
    guard let found = quote(from: start, to: bytes.count) else {
      throw CommandError(.unclosedQuote, column: column(start), length: 1)
    }
    at = found.end
    append(found.text, .quoted, from: start)
  }

  /// What the quotation mark there opens, and where it ends; nil where nothing closes it.
  private func quote(from start: Int, to end: Int) -> (text: String, end: Int)? {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    if written(start..<(start + 1)) != "\"" {
      guard let close = bytes[(start + 1)..<end].firstIndex(of: quote) else { return nil }
      return (written((start + 1)..<close), close + 1)
    }
    var text: [UInt8] = []
    var place = start + 1
    while place < end, bytes[place] != quote {
      if bytes[place] == backslash, place + 1 < end,
        bytes[place + 1] == quote || bytes[place + 1] == backslash
      {
        place += 1
      }
      text.append(bytes[place])
      place += 1
    }
    return place < end ? (String(decoding: text, as: UTF8.self), place + 1) : nil
  }
}
