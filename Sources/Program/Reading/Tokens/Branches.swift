/// An `#if` whose end has not come.
struct OpenBranch {
  var start: Int
  /// One of its branches has been read: the others fall away.
  var isTaken: Bool
}

/// `#if` and its kin: of the branches only the one that an app in the iOS simulator's place would compile
/// is read. The others are passed over line by line.
extension Tokenizer {
  /// Swift's `#if`, `#elseif`, `#else`, `#endif`.
  mutating func branch(_ word: SourceWord, from start: Int, _ end: Int) {
    at = end
    switch word {
    case .if:
      let holds = swiftCondition()
      openBranches.append(OpenBranch(start: start, isTaken: holds))
      if !holds { skipBranches() }
    case .endif:
      _ = openBranches.popLast()
    default:
      // What was read so far is over: the rest of the branches is not wanted.
      if !openBranches.isEmpty { skipBranches() }
    }
    skipLine()
  }

  /// From a place in a branch that is not wanted to the branch that is, or past the end of all.
  mutating func skipBranches() {
    var depth = 0
    while at < text.count {
      skipLine()
      while at < text.count, text[at].isLineEnd { at += 1 }
      (startsLine, isSpaced) = (true, true)
      guard let (word, end) = directive(atLine: at) else { continue }
      switch word {
      case .if, .ifdef, .ifndef: depth += 1
      case .endif where depth == 0:
        at = end
        _ = openBranches.popLast()
        return
      case .endif: depth -= 1
      case .else, .elseif, .elif:
        guard depth == 0, let open = openBranches.last, !open.isTaken else { continue }
        at = end
        guard word == .else || (language == .swift ? swiftCondition() : cCondition()) else {
          continue
        }
        openBranches[openBranches.count - 1].isTaken = true
        return
      default: continue
      }
    }
  }

  private func directive(atLine start: Int) -> (SourceWord, Int)? {
    var index = start
    while byte(index).isBlank { index += 1 }
    guard byte(index) == UInt8(ascii: "#") else { return nil }
    index += 1
    while language == .objectiveC, byte(index).isBlank { index += 1 }
    let end = endOfName(from: index)
    guard let word = Known.words.find(in: text, index..<end) else { return nil }
    return (word, end)
  }

  /// The rest of the line, as tokens of their own.
  mutating func lineTokens() -> [Token] {
    let kept = tokens.count
    while at < text.count, !text[at].isLineEnd { step() }
    let line = Array(tokens[kept...])
    tokens.removeSubrange(kept...)
    return line
  }

  private mutating func swiftCondition() -> Bool {
    startsLine = false
    var condition = SwiftBranchCondition(tokens: lineTokens(), text: text)
    return condition.holds()
  }
}

extension SourceWord {
  var isBranch: Bool { self == .if || self == .elseif || self == .else || self == .endif }
}

/// `os(iOS) && !targetEnvironment(simulator)`
struct SwiftBranchCondition {
  let tokens: [Token]
  let text: [UInt8]
  private var index = 0
  private var depth = 0

  init(tokens: [Token], text: [UInt8]) { (self.tokens, self.text) = (tokens, text) }

  mutating func holds() -> Bool { either() }

  private mutating func either() -> Bool {
    var holds = both()
    while take(.orElse) {
      let other = both()
      holds = holds || other
    }
    return holds
  }

  private mutating func both() -> Bool {
    var holds = one()
    while take(.andAlso) {
      let other = one()
      holds = holds && other
    }
    return holds
  }

  private mutating func one() -> Bool {
    var isNot = false
    while take(.exclamation) { isNot.toggle() }
    return plain() != isNot
  }

  private mutating func plain() -> Bool {
    guard index < tokens.count else { return false }
    let token = tokens[index]
    index += 1
    if token.kind == .openRound {
      guard depth < 20 else { return false }
      depth += 1
      let holds = either()
      depth -= 1
      if index < tokens.count { index += 1 }
      return holds
    }
    let name = text(of: token)
    guard index < tokens.count, tokens[index].kind == .openRound else {
      return name == "DEBUG" || name == "true"
    }
    let arguments = arguments()
    switch token.word {
    case .os: return arguments == "iOS"
    case .canImport: return SwiftBranchCondition.modules.contains(arguments)
    case .compiler, .swift: return isVersion(arguments)
    default: return false
    }
  }

  private static let modules: [String] = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "Darwin", "Dispatch",
  ]

  /// `>=5.9`, `<6`: of a compiler that is newer than anybody asks for.
  private func isVersion(_ text: String) -> Bool { !text.utf8.starts(with: "<".utf8) }

  private mutating func arguments() -> String {
    var found = ""
    index += 1
    while index < tokens.count, tokens[index].kind != .closeRound {
      found += text(of: tokens[index])
      index += 1
    }
    index += 1
    return found
  }

  private mutating func take(_ sign: Sign) -> Bool {
    guard index < tokens.count, tokens[index].kind == .sign, tokens[index].sign == sign else {
      return false
    }
    index += 1
    return true
  }

  private func text(of token: Token) -> String {
    text.text(of: token)
  }
}
