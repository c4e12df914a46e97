/// What stands in front of a declaration, and whether one begins here.
struct SwiftModifiers {
  var attributes: [Attribute] = []
  var isStatic = false
  var isOverride = false
  var isMutating = false
  var isConvenience = false
  var isLazy = false
  var isAsync = false
  var strength = Strength.strong
  var fixity: Declaration.Fixity?
  var start: Int32 = 0
}

extension SwiftReader {
  /// Many of the words are names as well: only what follows them tells.
  var isDeclaration: Bool {
    var index = tokens.position
    for _ in 0..<SwiftReader.mostModifiers {
      index = indexBehindAttributes(from: index)
      let token = tokens.token(at: index)
      switch token.kind {
      case .name where token.flags.contains(.isQuoted): return false
      case .name where token.word.declares:
        return declares(token, followedBy: tokens.token(at: index + 1), at: index)
      case .name where token.word.isModifier:
        index += 1
        if tokens.token(at: index).kind == .openRound, !tokens.token(at: index).isSpaced {
          // `private(set)`, but `open(url)`.
          let word = tokens.token(at: index + 1).word
          let isNamed = word == .set || word == .safe || word == .unsafe
          guard isNamed || token.word == .nonisolated else { return false }
          index = tokens.indexBehindBracket(at: index)
        }
      default: return false
      }
    }
    return false
  }

  /// More than anybody writes: looking on would cost too much.
  private static let mostModifiers = 40

  /// Behind `@objc(name)`, `@Box<Int>(1)` and their like.
  func indexBehindAttributes(from start: Int) -> Int {
    var index = start
    for _ in 0..<SwiftReader.mostModifiers where tokens.token(at: index).kind == .atName {
      index += 1
      while tokens.token(at: index).kind == .dot { index += 2 }
      if tokens.token(at: index).isSign(.less), !tokens.token(at: index).isSpaced {
        while !tokens.token(at: index).isSign(.greater), tokens.token(at: index).kind != .end,
          !tokens.token(at: index).startsLine
        {
          index += 1
        }
        index += 1
      }
      let open = tokens.token(at: index)
      if takesArguments(tokens.token(at: index - 1), open) {
        index = tokens.indexBehindBracket(at: index)
      }
    }
    return index
  }

  /// Brackets behind a blank belong to these only: `@MainActor (Int) -> Void` is a type.
  private func takesArguments(_ attribute: Token, _ open: Token) -> Bool {
    guard open.kind == .openRound, !open.startsLine else { return false }
    return !open.isSpaced || attribute.word == .available || attribute.word == .objc
  }

  private func declares(_ token: Token, followedBy next: Token, at index: Int) -> Bool {
    switch token.word {
    // `class func`, and `actor`, `macro` as names.
    case .actor, .macro:
      return next.kind == .name && !next.startsLine && !next.word.isReservedInSwift
    case .class: return next.kind == .name
    case .initializer, .subscript: return true
    case .deinit: return true
    case .extension: return next.kind == .name || next.kind == .openSquare
    default: return next.kind == .name || next.kind == .openRound || next.kind == .sign
    }
  }

  mutating func modifiers() throws(ReadingFailure) -> SwiftModifiers {
    var found = SwiftModifiers()
    found.start = tokens.next.begins
    while true {
      let token = tokens.next
      if token.kind == .atName {
        found.attributes.append(try attribute())
        continue
      }
      guard token.kind == .name, !token.flags.contains(.isQuoted) else { return found }
      if token.word == .class {
        // `class var`, but not `class Card`.
        guard tokens.peek(1).word.followsClassModifier else { return found }
        tokens.skip()
        found.isStatic = true
        continue
      }
      guard token.word.isModifier else { return found }
      tokens.skip()
      switch token.word {
      case .static: found.isStatic = true
      case .override: found.isOverride = true
      case .mutating: found.isMutating = true
      case .convenience: found.isConvenience = true
      case .lazy: found.isLazy = true
      case .async: found.isAsync = true
      case .weak: found.strength = .weak
      case .unowned: found.strength = .unowned
      case .prefix: found.fixity = .prefix
      case .postfix: found.fixity = .postfix
      case .infix: found.fixity = .infix
      case .optional: found.attributes.append(Attribute("optional"))
      default: break
      }
      if tokens.isNext(.openRound), !tokens.next.isSpaced { tokens.skipBracket() }
    }
  }

  /// `@objc(name)`, `@IBOutlet`, `@Clamped(0...10)`
  private mutating func attribute() throws(ReadingFailure) -> Attribute {
    let token = tokens.advance()
    var name = tokens.text(Int(token.start) + 1, Int(token.end))
    while tokens.isNext(.dot), tokens.peek(1).kind == .name {
      tokens.skip()
      name += "." + tokens.text(of: tokens.advance())
    }
    if tokens.isNext(.less), !tokens.next.isSpaced { _ = try genericArguments() }
    guard takesArguments(token, tokens.next) else { return Attribute(name) }
    let open = tokens.next
    let mark = tokens.mark
    // The languages' own attributes hold what is no value.
    var found: [Argument] = []
    if name.startsUppercase {
      do throws(ReadingFailure) { found = try arguments() } catch { tokens.goBack(to: mark) }
    }
    if found.isEmpty {
      tokens.goBack(to: mark)
      tokens.skipBracket()
    }
    return Attribute(
      name, tokens.text(Int(open.end), Int(tokens.previous.start)), arguments: found)
  }
}

extension SourceWord {
  var isModifier: Bool {
    switch self {
    case .open, .public, .internal, .fileprivate, .private, .package, .static, .final, .override,
      .required, .convenience, .lazy, .weak, .unowned, .mutating, .nonmutating, .dynamic,
      .optional, .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix,
      .borrowing, .consuming, .async, .owned, .sending:
      true
    default: false
    }
  }

  var declares: Bool {
    switch self {
    case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .actor, .typealias,
      .import, .initializer, .deinit, .subscript, .associatedtype, .operator, .precedencegroup,
      .macro,
      .case:
      true
    default: false
    }
  }

  fileprivate var followsClassModifier: Bool {
    switch self {
    case .func, .var, .let, .subscript, .override, .final, .private, .public, .open, .internal,
      .fileprivate:
      true
    default: isModifier && self != .open && self != .optional
    }
  }
}
