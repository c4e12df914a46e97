/// A `#define`, in tokens of its own.
struct MacroText {
  var name: String
  var parameters: [String]?
  var body: [Token]
  var place: Place
}

/// Lines of C's preprocessor. What a line like that has to say is over when it has been read.
extension Tokenizer {
  mutating func directive(_ length: Int) {
    let start = at
    at += length
    while byte(at).isBlank { at += 1 }
    let end = endOfName(from: at)
    let word = Known.words.find(in: text, at..<end) ?? .none
    at = end
    startsLine = false
    switch word {
    case .if, .ifdef, .ifndef:
      let holds = word == .if ? cCondition() : isDefined() == (word == .ifdef)
      openBranches.append(OpenBranch(start: start, isTaken: holds))
      if !holds { skipBranches() }
    case .else, .elif:
      if !openBranches.isEmpty { skipBranches() }
    case .endif: _ = openBranches.popLast()
    case .define: define(from: start)
    case .undef: symbols[nextName()] = nil
    // `#import`, `#pragma`, and what nobody knows.
    default: break
    }
    skipJoinedLines()
  }

  /// A line, and those that a backslash at its end joins to it.
  private mutating func skipJoinedLines() {
    skipLine()
    while at > 0, at < text.count, endsInBackslash {
      while at < text.count, text[at].isLineEnd { at += 1 }
      skipLine()
    }
  }

  private var endsInBackslash: Bool {
    var index = at - 1
    while index > 0, text[index].isBlank { index -= 1 }
    return text[index] == UInt8(ascii: "\\")
  }

  private mutating func nextName() -> String {
    while byte(at).isBlank { at += 1 }
    let end = endOfName(from: at)
    let name = text.text(at, end)
    at = end
    return name
  }

  private mutating func isDefined() -> Bool { CBranchCondition.isDefined(nextName(), symbols) }

  mutating func cCondition() -> Bool {
    startsLine = false
    var condition = CBranchCondition(tokens: lineTokens(), text: text, symbols: symbols)
    return condition.holds()
  }

  private mutating func define(from start: Int) {
    let name = nextName()
    let parameters = byte(at) == UInt8(ascii: "(") ? macroParameters() : nil
    let body = lineTokens()
    symbols[name] = 1
    if body.count == 1, let only = body.first, only.kind == .integer,
      case .integer(let value)? = NumberLiterals.value(
        of: text.piece(of: only), in: .objectiveC, isFloating: false)
    {
      symbols[name] = Int(truncatingIfNeeded: value)
    }
    guard !name.isEmpty else { return }
    let place = Place(source: number, start: Int32(start), end: Int32(at))
    macros.append(MacroText(name: name, parameters: parameters, body: body, place: place))
  }

  private mutating func macroParameters() -> [String] {
    var found: [String] = []
    at += 1
    while at < text.count, text[at] != UInt8(ascii: ")"), !text[at].isLineEnd {
      let name = nextName()
      if !name.isEmpty { found.append(name) }
      if text[at...].starts(with: [UInt8(ascii: "."), UInt8(ascii: "."), UInt8(ascii: ".")]) {
        found.append("__VA_ARGS__")
        at += 3
      }
      while byte(at).isBlank || byte(at) == UInt8(ascii: ",") { at += 1 }
      if name.isEmpty, !byte(at).startsName, byte(at) != UInt8(ascii: ")"),
        byte(at) != UInt8(ascii: ".")
      {
        break
      }
    }
    if byte(at) == UInt8(ascii: ")") { at += 1 }
    return found
  }
}

/// `defined(DEBUG) && TARGET_OS_IOS && __IPHONE_OS_VERSION_MAX_ALLOWED >= 130000`
struct CBranchCondition {
  let tokens: [Token]
  let text: [UInt8]
  let symbols: [String: Int]
  private var index = 0
  private var depth = 0

  init(tokens: [Token], text: [UInt8], symbols: [String: Int]) {
    (self.tokens, self.text, self.symbols) = (tokens, text, symbols)
  }

  mutating func holds() -> Bool { either() != 0 }

  static func isDefined(_ name: String, _ symbols: [String: Int]) -> Bool {
    symbols[name] != nil || value(of: name) != nil
  }

  /// What an app for iOS finds defined.
  private static func value(of name: String) -> Int? {
    switch name {
    case "DEBUG", "TARGET_OS_IPHONE", "TARGET_OS_IOS", "TARGET_OS_MAC", "__OBJC__", "__APPLE__",
      "__clang__", "__LP64__", "__BLOCKS__", "OBJC_ARC", "NS_BLOCKS_AVAILABLE", "YES", "true":
      return 1
    case "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_TV", "TARGET_OS_WATCH",
      "TARGET_OS_OSX", "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC", "TARGET_OS_VISION":
      return 0
    case "__IPHONE_OS_VERSION_MAX_ALLOWED": return 180_000
    case "__IPHONE_OS_VERSION_MIN_REQUIRED": return 150_000
    default: return version(name)
    }
  }

  /// `__IPHONE_13_4` is 130400, and defined up to the newest.
  private static func version(_ name: String) -> Int? {
    let prefix = "__IPHONE_"
    guard name.utf8.starts(with: prefix.utf8) else { return nil }
    let parts = name.utf8.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "_"))
    guard parts.count == 2, let major = number(parts[0]), let minor = number(parts[1]),
      major <= 18
    else { return nil }
    return major * 10000 + minor * 100
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    var found = 0
    for digit in digits {
      guard digit.isDigit, found < 1000 else { return nil }
      found = found * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return found
  }

  // MARK: Operators

  private mutating func either() -> Int {
    var value = both()
    while take(.orElse) {
      let other = both()
      value = value != 0 || other != 0 ? 1 : 0
    }
    return value
  }

  private mutating func both() -> Int {
    var value = compared()
    while take(.andAlso) {
      let other = compared()
      value = value != 0 && other != 0 ? 1 : 0
    }
    return value
  }

  private mutating func compared() -> Int {
    let left = one()
    guard index < tokens.count, tokens[index].kind == .sign else { return left }
    let sign = tokens[index].sign
    switch sign {
    case .same, .different, .less, .greater, .atMost, .atLeast: index += 1
    default: return left
    }
    let right = one()
    let holds =
      switch sign {
      case .same: left == right
      case .different: left != right
      case .less: left < right
      case .greater: left > right
      case .atMost: left <= right
      default: left >= right
      }
    return holds ? 1 : 0
  }

  private mutating func one() -> Int {
    var isNot = false
    var nots = 0
    while take(.exclamation) {
      isNot.toggle()
      nots += 1
    }
    let value = plain()
    return nots == 0 ? value : (value != 0) == isNot ? 0 : 1
  }

  private mutating func plain() -> Int {
    guard index < tokens.count else { return 0 }
    let token = tokens[index]
    index += 1
    switch token.kind {
    case .openRound:
      guard depth < 20 else { return 0 }
      depth += 1
      let value = either()
      depth -= 1
      if index < tokens.count { index += 1 }
      return value
    case .integer:
      let digits = text.piece(of: token).prefix { $0.isDigit }
      guard
        case .integer(let value)? = NumberLiterals.value(
          of: digits, in: .objectiveC, isFloating: false)
      else { return 0 }
      return Int(truncatingIfNeeded: value)
    case .name: return named(token)
    default: return 0
    }
  }

  private mutating func named(_ token: Token) -> Int {
    let name = text(of: token)
    switch token.word {
    case .defined:
      let isInBrackets = take(.openRound)
      guard index < tokens.count else { return 0 }
      let symbol = text(of: tokens[index])
      index += 1
      if isInBrackets { _ = take(.closeRound) }
      return CBranchCondition.isDefined(symbol, symbols) ? 1 : 0
    case .hasFeature: return arguments() == "objc_arc" ? 1 : 0
    case .hasInclude:
      let header = arguments()
      return ["<UIKit", "<Founda", "<Quartz", "<CoreGr"].contains {
        header.utf8.starts(with: $0.utf8)
      } ? 1 : 0
    default:
      let value = symbols[name] ?? CBranchCondition.value(of: name) ?? 0
      if index < tokens.count, tokens[index].kind == .openRound { _ = arguments() }
      return value
    }
  }

  private mutating func arguments() -> String {
    guard take(.openRound) else { return "" }
    var found = ""
    while index < tokens.count, tokens[index].kind != .closeRound {
      found += text(of: tokens[index])
      index += 1
    }
    index += 1
    return found
  }

  private mutating func take(_ sign: Sign) -> Bool {
    guard index < tokens.count, tokens[index].isSign(sign) else { return false }
    index += 1
    return true
  }

  private mutating func take(_ kind: Token.Kind) -> Bool {
    guard index < tokens.count, tokens[index].kind == kind else { return false }
    index += 1
    return true
  }

  private func text(of token: Token) -> String {
    text.text(of: token)
  }
}
