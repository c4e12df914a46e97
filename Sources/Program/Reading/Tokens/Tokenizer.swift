/// Text to tokens, in one pass.
struct Tokenizer {
  let text: [UInt8]
  let language: SourceLanguage
  let number: Int32

  var at = 0
  var tokens: [Token] = []
  var problems: [ReadingProblem] = []
  /// `#define`s of Objective-C, taken out of the rest.
  var macros: [MacroText] = []

  var startsLine = true
  var isSpaced = true
  /// Strings whose interpolation is being read.
  var openTexts: [OpenText] = []
  /// Branches of `#if` that are being read: has one been taken?
  var openBranches: [OpenBranch] = []
  /// Symbols that the text defines itself.
  var symbols: [String: Int] = [:]
  /// No string with so many `#` and three quotes ends beyond here: bit by number.
  var endlessTexts: UInt16 = 0
  var nestsComments: Bool
  /// No comment ends any more.
  var hasEndlessComment = false

  init(_ source: SourceText, number: Int32) {
    text = source.text
    language = source.language
    self.number = number
    nestsComments = source.language == .swift
    tokens.reserveCapacity(text.count / 4)
  }

  mutating func run() {
    skipInterpreterLine()
    while true {
      while at < text.count { step() }
      guard reopenEndlessText() else { break }
    }
    for branch in openBranches { report(.unclosed("#if"), branch.start, branch.start + 3) }
    tokens.append(Token(.end, flags: .startsLine, start: text.count, end: text.count))
  }

  /// One token, or what stands between two.
  mutating func step() {
    let (byte, length) = symbol(at: at)
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: skip(length)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): newline(length)
    case UInt8(ascii: "("): open(.openRound, length)
    case UInt8(ascii: ")"): closeRound(length)
    case UInt8(ascii: "["): open(.openSquare, length)
    case UInt8(ascii: "]"): add(.closeSquare, length)
    case UInt8(ascii: "{"): open(.openCurly, length)
    case UInt8(ascii: "}"): add(.closeCurly, length)
    case UInt8(ascii: ","): add(.comma, length)
    case UInt8(ascii: ";"): add(.semicolon, length)
    case UInt8(ascii: ":"): colon(length)
    case UInt8(ascii: "."): dot(length)
    case UInt8(ascii: "@"): mark(length)
    case UInt8(ascii: "#"): hash(length)
    case UInt8(ascii: "`"): quotedName(length)
    case UInt8(ascii: "\\"): backslash(length)
    case UInt8(ascii: "\""): string(length)
    case UInt8(ascii: "'"): character(length)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): numeral()
    case _ where byte.startsName: name()
    case UInt8(ascii: "/") where isComment(at: at): comment()
    case _ where byte.isSign: sign()
    case _ where byte < 0x80: control(UInt32(byte), length)
    default: beyondASCII()
    }
  }

  // MARK: Characters

  func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  /// The character at a place as ASCII where it is or stands for one; else its first byte.
  func symbol(at index: Int) -> (byte: UInt8, length: Int) {
    let first = byte(index)
    guard first >= 0xE2, first <= 0xEF else { return (first, 1) }
    let (scalar, length) = scalar(at: index)
    if case .punctuation(let ascii) = Scalars.sort(of: scalar) { return (ascii, length) }
    return (first, 1)
  }

  /// The source is valid UTF-8: a String was made of it.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(byte(index))
    func rest(_ offset: Int) -> UInt32 { UInt32(byte(index + offset)) & 0x3F }
    switch first {
    case 0..<0x80: return (first, 1)
    case 0xC0..<0xE0: return ((first & 0x1F) << 6 | rest(1), 2)
    case 0xE0..<0xF0: return ((first & 0x0F) << 12 | rest(1) << 6 | rest(2), 3)
    default: return ((first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
    }
  }

  private mutating func beyondASCII() {
    let (scalar, length) = scalar(at: at)
    switch Scalars.sort(of: scalar) {
    case .space: skip(length)
    case .newline: newline(length)
    case .control: control(scalar, length)
    case .sign where language == .swift: sign()
    case .sign: add(.unknown, length)
    case .name, .punctuation: name()
    }
  }

  // MARK: Tokens

  @discardableResult
  mutating func add(_ kind: Token.Kind, _ length: Int) -> Int {
    var flags: Token.Flags = []
    if startsLine { flags.insert(.startsLine) }
    if isSpaced { flags.insert(.isSpaced) }
    tokens.append(Token(kind, flags: flags, start: at, end: at + length))
    at += length
    (startsLine, isSpaced) = (false, false)
    return tokens.count - 1
  }

  mutating func skip(_ length: Int) {
    isSpaced = true
    at += length
  }

  mutating func report(_ kind: ReadingProblem.Kind, _ start: Int, _ end: Int) {
    guard problems.count < TokenCursor.mostProblems else { return }
    let place = Place(source: number, start: Int32(start), end: Int32(end))
    problems.append(ReadingProblem(kind, at: place))
  }

  private mutating func newline(_ length: Int) {
    if let text = openTexts.last, !text.isMultiline { endOpenText() }
    skip(length)
    startsLine = true
  }

  /// One report for all that stand in a row.
  private mutating func control(_ scalar: UInt32, _ length: Int) {
    let start = at
    skip(length)
    while byte(at) == text[start], at < text.count { skip(1) }
    report(.controlCharacter(scalar), start, start + length)
  }

  private mutating func open(_ kind: Token.Kind, _ length: Int) {
    if kind == .openRound, !openTexts.isEmpty { openTexts[openTexts.count - 1].depth += 1 }
    add(kind, length)
  }

  private mutating func closeRound(_ length: Int) {
    add(.closeRound, length)
    guard let open = openTexts.last else { return }
    if open.depth > 1 {
      openTexts[openTexts.count - 1].depth -= 1
    } else {
      goOnInText()
    }
  }

  private mutating func colon(_ length: Int) {
    if language == .objectiveC, byte(at + length) == UInt8(ascii: ":") {
      tokens[add(.sign, length + 1)].sign = .doubleColon
    } else {
      add(.colon, length)
    }
  }

  private mutating func dot(_ length: Int) {
    if language == .objectiveC {
      if byte(at + 1).isDigit, length == 1, !followsValue { return numeral() }
      if byte(at + 1) == UInt8(ascii: "."), byte(at + 2) == UInt8(ascii: ".") { return sign() }
    } else if symbol(at: at + length).byte == UInt8(ascii: "."), length == 1 {
      return sign()
    }
    add(.dot, length)
  }

  /// `a.0`: what stands before makes the dot a member's.
  private var followsValue: Bool {
    guard let last = tokens.last, !isSpaced else { return false }
    return last.kind == .name || last.kind == .closeRound || last.kind == .closeSquare
  }

  // MARK: Names

  func endOfName(from start: Int) -> Int {
    var end = start
    while end < text.count {
      let byte = text[end]
      if byte.startsName || byte.isDigit {
        end += 1
      } else if byte >= 0x80 {
        let (scalar, length) = scalar(at: end)
        guard case .name = Scalars.sort(of: scalar) else { break }
        end += length
      } else {
        break
      }
    }
    return end
  }

  private mutating func name() {
    let start = at
    let end = max(endOfName(from: start), start + 1)
    let token = add(.name, end - start)
    tokens[token].word = Known.words.find(in: text, start..<end) ?? .none
  }

  /// In backticks a name keeps its text without them.
  private mutating func quotedName(_ length: Int) {
    var end = at + length
    while end < text.count, text[end] != UInt8(ascii: "`"), !text[end].isLineEnd { end += 1 }
    guard end > at + length, byte(end) == UInt8(ascii: "`") else {
      add(.unknown, length)
      return
    }
    let token = add(.name, end + 1 - at)
    tokens[token].flags.insert(.isQuoted)
  }

  /// `@objc`, `@interface`
  private mutating func mark(_ length: Int) {
    let (start, after) = (at, at + length)
    let end = endOfName(from: after)
    if end > after, !byte(after).isDigit {
      let token = add(.atName, end - start)
      tokens[token].word = Known.words.find(in: text, after..<end) ?? .none
    } else if language == .objectiveC, symbol(at: after).byte == UInt8(ascii: "\"") {
      at = after
      string(symbol(at: after).length, from: start)
    } else {
      add(.at, length)
    }
  }

  private mutating func hash(_ length: Int) {
    if language == .swift, isRawText(at: at) { return rawString() }
    if language == .objectiveC, startsLine { return directive(length) }
    let (start, after) = (at, at + length)
    let end = endOfName(from: after)
    guard end > after else {
      if language == .objectiveC, byte(after) == UInt8(ascii: "#") {
        tokens[add(.sign, 2)].sign = .hashes
      } else {
        add(.hash, length)
      }
      return
    }
    let word = Known.words.find(in: text, after..<end) ?? .none
    if language == .swift, word.isBranch, startsLine { return branch(word, from: start, end) }
    let token = add(.hashName, end - start)
    tokens[token].word = word
  }

  private mutating func backslash(_ length: Int) {
    // A line of C that goes on with the next.
    if language == .objectiveC, byte(at + 1).isLineEnd {
      skip(byte(at + 1) == UInt8(ascii: "\r") && byte(at + 2) == UInt8(ascii: "\n") ? 3 : 2)
    } else {
      add(.backslash, length)
    }
  }

  private mutating func skipInterpreterLine() {
    guard byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") else { return }
    skipLine()
  }

  mutating func skipLine() {
    while at < text.count, !text[at].isLineEnd { at += 1 }
  }
}
