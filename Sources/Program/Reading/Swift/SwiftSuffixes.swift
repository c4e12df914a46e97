/// What follows a value: members, calls, indices, closures, `!` and `?`.
extension SwiftReader {
  mutating func suffixed(_ first: Expression) throws(ReadingFailure) -> Expression {
    var value = first
    let start = first.place.start
    while let kind = try suffix(of: value) {
      try tokens.link()
      value = Expression(kind, at: tokens.place(from: start))
    }
    return value
  }

  private mutating func suffix(of value: Expression) throws(ReadingFailure) -> Expression.Kind? {
    let next = tokens.next
    switch next.kind {
    case .dot: return try member(of: value)
    case .openRound where !next.startsLine:
      if let labels = labelList { return named(value, labels) }
      let arguments = try arguments()
      return .call(value, try trailingClosures(behind: arguments))
    case .openSquare where !next.startsLine:
      return .index(value, try arguments(from: .openSquare, to: .closeSquare))
    case .openCurly where takesClosure(value):
      return .call(value, try trailingClosures(behind: []))
    case .sign: return signSuffix(of: value)
    default: return nil
    }
  }

  private mutating func member(of value: Expression) throws(ReadingFailure) -> Expression.Kind {
    tokens.skip()
    let token = tokens.next
    switch token.kind {
    case .integer:
      tokens.skip()
      return .member(value, tokens.text(of: token))
    case .name:
      tokens.skip()
      // What stands before `.self` is the type or the value already.
      if token.isWord(.self) { return value.kind }
      let found = Expression.Kind.member(value, tokens.text(of: token))
      return try withGenerics(found, of: token)
    default: throw tokens.failure(.name)
    }
  }

  /// `a!`, `a?`, `1...`, and what the text declares itself.
  private mutating func signSuffix(of value: Expression) -> Expression.Kind? {
    let next = tokens.next
    guard !next.startsLine, next.position == .postfix || isQuestions(next) else { return nil }
    switch next.sign {
    case .question, .coalesce:
      _ = tokens.takePart(.question)
      return .chained(value)
    case .exclamation:
      tokens.skip()
      return .postfix(value, "!")
    case .range:
      tokens.skip()
      return .postfix(value, "...")
    default:
      if tokens.startsWith(.exclamation), next.sign != .different, next.sign != .notIdentical,
        next.position == .postfix
      {
        _ = tokens.takePart(.exclamation)
        return .postfix(value, "!")
      }
      guard operators.isPostfix(next, in: tokens) else { return nil }
      tokens.skip()
      return .postfix(value, tokens.text(of: next))
    }
  }

  /// `a??.b`
  private func isQuestions(_ token: Token) -> Bool {
    token.sign == .coalesce && token.flags.contains(.leftBound) && tokens.peek(1).kind == .dot
  }

  // MARK: Generics of a value

  /// `Array<Int>()`: a type where a value stands.
  mutating func withGenerics(
    _ kind: Expression.Kind, of token: Token
  ) throws(ReadingFailure) -> Expression.Kind {
    guard tokens.startsWith(.less), !tokens.next.isSpaced, isGenericList else { return kind }
    let arguments = try genericArguments()
    let place = tokens.place(of: token)
    // A function's are told by its arguments.
    guard case .named(let name, _)? = Expression(kind, at: place).asType, name.startsUppercase
    else {
      return kind
    }
    return .type(.named(name, arguments))
  }

  /// Does what stands between `<` and its `>` look like types, and does something follow that can follow a
  /// type? Looks no further than types are long.
  private var isGenericList: Bool {
    var (index, depth) = (tokens.position, 0)
    let last = index + 200
    while index < last {
      let token = tokens.token(at: index)
      switch token.kind {
      case .sign:
        for character in tokens.text(of: token).utf8 {
          switch character {
          case UInt8(ascii: "<"): depth += 1
          case UInt8(ascii: ">") where token.sign != .arrow: depth -= 1
          case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "-"),
            UInt8(ascii: ">"), UInt8(ascii: "."):
            break
          default: return false
          }
        }
        if depth <= 0 { return canFollowType(token, tokens.token(at: index + 1)) }
      case .name:
        guard !token.word.isReservedInSwift || token.isTypeWord else { return false }
      case .comma, .dot, .colon, .atName: break
      case .openRound, .openSquare:
        index = tokens.indexBehindBracket(at: index)
        continue
      default: return false
      }
      index += 1
    }
    return false
  }

  private func canFollowType(_ closing: Token, _ next: Token) -> Bool {
    if tokens.text(of: closing).utf8.last != UInt8(ascii: ">") { return true }
    switch next.kind {
    case .openRound, .openSquare, .closeRound, .closeSquare, .closeCurly, .openCurly, .dot, .comma,
      .semicolon, .colon, .end:
      return true
    case .sign: return next.position != .prefix
    default: return next.startsLine
    }
  }

  // MARK: Closures behind a call

  private func takesClosure(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer, .floating, .text, .boolean, .null, .closure, .statement, .unread, .array,
      .dictionary, .superclass:
      return false
    default: return isClosure
    }
  }

  /// Is the `{` that stands here a closure, and not the body of what is being read?
  private var isClosure: Bool {
    guard tokens.isNext(.openCurly), !isAccessorsStart else { return false }
    switch braces {
    case .closure, .guardBody: return true
    case .body:
      guard !tokens.next.isUnclosed else { return false }
      let after = tokens.token(at: Int(tokens.next.partner) + 1)
      if after.startsLine { return false }
      switch after.kind {
      case .openCurly, .comma, .dot, .openRound, .openSquare, .sign: return true
      default: return after.word == .where || after.word == .is || after.word == .as
      }
    }
  }

  /// `{ didSet`, `{ get`: what follows the value of a property.
  var isAccessorsStart: Bool {
    guard tokens.isNext(.openCurly) else { return false }
    let (first, second) = (tokens.peek(1), tokens.peek(2))
    switch first.word {
    case .willSet, .didSet: return second.kind == .openCurly || second.kind == .openRound
    case .get:
      return second.kind == .openCurly || second.word == .set || second.kind == .closeCurly
        || second.word == .async || second.word == .throws
    case .set: return second.kind == .openCurly || second.kind == .openRound && second.isSpaced
    default: return false
    }
  }

  private mutating func trailingClosures(
    behind arguments: [Argument]
  ) throws(ReadingFailure) -> [Argument] {
    guard isClosure else { return arguments }
    var found = arguments
    found.append(Argument(nil, try closureValue()))
    while tokens.isNext(.name), !tokens.next.word.isReservedInSwift,
      tokens.peek(1).kind == .colon, tokens.peek(2).kind == .openCurly
    {
      let label = tokens.text(of: tokens.advance())
      tokens.skip()
      found.append(Argument(label == "_" ? nil : label, try closureValue()))
    }
    return found
  }

  // MARK: Arguments

  /// `(_:for:)` behind a function that is not called: its labels belong to its name.
  private var labelList: String? {
    let end = tokens.indexBehindBracket(at: tokens.position) - 1
    var index = tokens.position + 1
    guard index < end else { return nil }
    while index < end {
      guard tokens.token(at: index).kind == .name, tokens.token(at: index + 1).kind == .colon else {
        return nil
      }
      index += 2
    }
    let (first, last) = (tokens.next, tokens.token(at: end))
    return tokens.textWithoutBlanks(Int(first.start), Int(last.end))
  }

  private mutating func named(_ value: Expression, _ labels: String) -> Expression.Kind? {
    tokens.skipBracket()
    switch value.kind {
    case .name(let name): return .name(name + labels)
    case .member(let base, let name): return .member(base, name + labels)
    default: return nil
    }
  }

  mutating func arguments(
    from opening: Token.Kind = .openRound, to closing: Token.Kind = .closeRound
  ) throws(ReadingFailure) -> [Argument] {
    let wanted = closing == .closeRound ? Wanted.closeRound : .closeSquare
    tokens.skip()
    let kept = braces
    braces = .closure
    defer { braces = kept }
    var found: [Argument] = []
    while !tokens.isNext(closing) {
      found.append(try argument())
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(closing, wanted)
    return found
  }

  private mutating func argument() throws(ReadingFailure) -> Argument {
    guard tokens.isNext(.name), tokens.peek(1).kind == .colon else {
      return Argument(nil, try expression())
    }
    let label = tokens.text(of: tokens.advance())
    tokens.skip()
    return Argument(label == "_" ? nil : label, try expression())
  }
}

extension Token {
  /// Words that stand in types.
  fileprivate var isTypeWord: Bool {
    switch word {
    case .inout, .throws, .rethrows, .repeat, .initializer: true
    default: false
    }
  }
}

extension String {
  var startsUppercase: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.value >= 0x41 && first.value <= 0x5A
  }
}

extension Expression {
  /// `UIView`, `UIControl.Event`, `[Int]`, `Int?`, `(Int, String)`: the type that it names.
  var asType: TypeName? {
    switch kind {
    case .name(let name): return .named(name, [])
    case .type(let type): return type
    case .member(let base?, let name):
      guard case .named(let path, let arguments)? = base.asType else { return nil }
      return .named(path + "." + name, arguments)
    case .chained(let inner): return inner.asType.map { .optional($0) }
    case .postfix(let inner, "!"): return inner.asType.map { .implicitlyUnwrapped($0) }
    case .array(let items):
      guard items.count == 1, let item = items.first?.asType else { return nil }
      return .array(item)
    case .dictionary(let entries):
      guard entries.count == 1, let key = entries.first?.key.asType,
        let value = entries.first?.value.asType
      else { return nil }
      return .dictionary(key, value)
    default: return nil
    }
  }
}
