/// Cuts code into tokens; comments fall away.
struct CodeLexer {
  /// Code longer than this, in bytes, is refused.
  static let limit = 1 << 20

  private let bytes: [UInt8]
  private var at = 0
  private var startsRow = true
  private var tokens: [CodeToken] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(of code: [UInt8]) throws(CodeError) -> [CodeToken] {
    guard code.count <= limit else { throw CodeError(.tooLong, at: 0..<1) }
    var lexer = CodeLexer(code)
    while try lexer.skipSpace() { try lexer.readToken() }
    lexer.tokens.append(
      CodeToken(
        kind: .end, text: "", place: code.count..<code.count, startsRow: true, isJoined: false))
    return lexer.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    at + offset < bytes.count ? bytes[at + offset] : nil
  }

  /// No when there is nothing left.
  private mutating func skipSpace() throws(CodeError) -> Bool {
    while let next = byte() {
      switch next {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsRow = true
        at += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): at += 1
      case 0xC2 where byte(1) == 0xA0: at += 2
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while let next = byte(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { at += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): try skipComment()
      default: return true
      }
    }
    return false
  }

  private mutating func skipComment() throws(CodeError) {
    let start = at
    var depth = 0
    repeat {
      guard byte() != nil else { throw CodeError(.unclosed("/*"), at: start..<(start + 2)) }
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    } while depth > 0
  }

  private mutating func append(_ kind: CodeToken.Kind, _ text: String, from start: Int) {
    tokens.append(
      CodeToken(
        kind: kind, text: text, place: start..<at, startsRow: startsRow,
        isJoined: tokens.last?.place.upperBound == start))
    startsRow = false
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func readToken() throws(CodeError) {
    let start = at
    switch bytes[at] {
    case UInt8(ascii: "\"") where byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\""):
      try quotedRows()
    case UInt8(ascii: "\""): try quoted()
    case UInt8(ascii: "`"):
      at += 1
      while let next = byte(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { at += 1 }
      guard byte() == UInt8(ascii: "`") else {
        throw CodeError(.unclosed("`"), at: start..<(start + 1))
      }
      at += 1
      append(.name, String(decoding: bytes[(start + 1)..<(at - 1)], as: UTF8.self), from: start)
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      at += 1
      try quoted()
    // A list or a number of Objective-C's is what stands in it.
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "[") || byte(1) == UInt8(ascii: "("):
      at += 1
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      at += 1
      skipName()
      append(.marked, text(from: start), from: start)
    case let next where CodeLexer.isDigit(next): try number()
    case let next where CodeLexer.isNameByte(next):
      skipName()
      append(.name, text(from: start), from: start)
    case let next where next < 0x20 || next == 0x7F:
      throw CodeError(.controlCharacter(UInt32(next)), at: at..<(at + 1))
    default:
      at += symbolLength
      append(.symbol, text(from: start), from: start)
    }
  }

  private mutating func skipName() {
    while let next = byte(), CodeLexer.isNameByte(next) || CodeLexer.isDigit(next) { at += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Every letter of another script counts.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func number() throws(CodeError) {
    let start = at
    while let next = byte(), CodeLexer.isDigit(next) || next == UInt8(ascii: "_") { at += 1 }
    // `0..<3` is a range.
    if byte() == UInt8(ascii: "."), let next = byte(1), CodeLexer.isDigit(next) {
      at += 1
      while let next = byte(), CodeLexer.isDigit(next) || next == UInt8(ascii: "_") { at += 1 }
    }
    if byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E") {
      let sign = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+") ? 2 : 1
      if let next = byte(sign), CodeLexer.isDigit(next) {
        at += sign
        while let next = byte(), CodeLexer.isDigit(next) { at += 1 }
      }
    }
    let digits = String(
      decoding: bytes[start..<at].filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    // `10.f` and `10.0f` are C's.
    if byte() == UInt8(ascii: "."), byte(1) == UInt8(ascii: "f") { at += 1 }
    if byte() == UInt8(ascii: "f") { at += 1 }
    if byte().map({ CodeLexer.isNameByte($0) }) == true { skipName() }
    let text = text(from: start)
    if text.hasPrefix("0x"), let value = Int(text.dropFirst(2).filter { $0 != "_" }, radix: 16) {
      return append(.number(Double(value)), text, from: start)
    }
    guard let value = Double(digits), value.isFinite, text.isDecimal else {
      return append(.unworkable(.unreadable(text)), text, from: start)
    }
    append(.number(value), text, from: start)
  }

  private mutating func quoted() throws(CodeError) {
    let start = at
    at += 1
    var held: [UInt8] = []
    var isWorkedOut = false
    while let next = byte(), next != UInt8(ascii: "\"") {
      guard next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") else { break }
      at += 1
      guard next == UInt8(ascii: "\\") else {
        held.append(next)
        continue
      }
      switch byte() {
      case UInt8(ascii: "n")?: held.append(0x0A)
      case UInt8(ascii: "t")?: held.append(0x09)
      case UInt8(ascii: "r")?: held.append(0x0D)
      case UInt8(ascii: "(")?:
        isWorkedOut = true
        skipInterpolation()
      case let escaped?: held.append(escaped)
      case nil: break
      }
      at += 1
    }
    guard byte() == UInt8(ascii: "\"") else {
      throw CodeError(.unclosed("\""), at: start..<(start + 1))
    }
    at += 1
    guard !isWorkedOut else { return append(.unworkable(.interpolation), "…", from: start) }
    append(.text, String(decoding: held, as: UTF8.self), from: start)
  }

  /// From its bracket to before the one that closes it.
  private mutating func skipInterpolation() {
    var open = 0
    while let next = byte(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
      if next == UInt8(ascii: "(") { open += 1 }
      if next == UInt8(ascii: ")") { open -= 1 }
      if open == 0 { return }
      at += 1
    }
  }

  /// Between three quotation marks.
  private mutating func quotedRows() throws(CodeError) {
    let start = at
    at += 3
    let mark = [UInt8](repeating: UInt8(ascii: "\""), count: 3)
    while at < bytes.count, !bytes[at...].starts(with: mark) {
      at += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    guard at < bytes.count else { throw CodeError(.unclosed("\"\"\""), at: start..<(start + 3)) }
    let held = String(decoding: bytes[(start + 3)..<at], as: UTF8.self)
    at += 3
    append(.text, held, from: start)
  }

  /// Of several that could stand here, the longest.
  private var symbolLength: Int {
    for symbol in CodeLexer.symbols where bytes[at...].starts(with: symbol.utf8) {
      return symbol.utf8.count
    }
    return 1
  }

  private static let symbols = [
    "===", "!==", "...", "..<", "==", "!=", "<=", ">=", "&&", "||", "??", "->", "+=", "-=", "*=",
    "/=", "?:",
  ]
}

extension String {
  /// Digits, and what numbers have besides; `0x10` and `3px` are none.
  fileprivate var isDecimal: Bool {
    utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "f"):
        true
      default: false
      }
    }
  }
}
