/// Operators and what stands between them. Chains of any length are read without reading in oneself.
extension SwiftReader {
  mutating func expression() throws(ReadingFailure) -> Expression {
    try expression(above: 0)
  }

  /// Where `=` belongs to what stands around: `if let a = b`.
  mutating func valueExpression() throws(ReadingFailure) -> Expression {
    try expression(above: OperatorTable.assignment.height)
  }

  /// Before the body of an `if`, a `for`, a `switch`.
  mutating func headExpression(_ rule: BraceRule = .body) throws(ReadingFailure) -> Expression {
    let kept = braces
    braces = rule
    defer { braces = kept }
    return try valueExpression()
  }

  mutating func expression(above lowest: Int) throws(ReadingFailure) -> Expression {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    var chain = OperatorChain()
    var current = try operand(above: lowest)
    while let rank = nextRank(), rank.height > lowest {
      current = try chain.join(current, before: rank, &tokens)
      if let cast = castKind() {
        let type = try type()
        try tokens.link()
        current = Expression(
          .cast(current, cast, type), at: tokens.place(from: current.place.start))
      } else {
        chain.wait(current, for: try joint(rank))
        current = try operand(above: lowest)
      }
    }
    return try chain.join(current, before: nil, &tokens)
  }

  // MARK: Between two operands

  /// How tightly what stands here binds; nil: nothing that goes on.
  private func nextRank() -> Rank? {
    let next = tokens.next
    switch next.kind {
    case .name:
      return next.isWord(.as) || next.isWord(.is) ? OperatorTable.casting : nil
    case .sign:
      switch next.position {
      case .postfix where next.sign == .question || next.sign == .exclamation: return nil
      case .prefix where next.startsLine || next.sign == .and: return nil
      case .prefix, .postfix, .infix: break
      }
      switch next.sign {
      case .arrow, .exclamation, .tilde: return nil
      case .question: return OperatorTable.ternary
      default: return operators.rank(of: next, in: tokens)
      }
    default: return nil
    }
  }

  private mutating func castKind() -> Expression.CastKind? {
    if tokens.take(.is) { return .test }
    guard tokens.take(.as) else { return nil }
    if tokens.take(.question) { return .asked }
    return tokens.take(.exclamation) ? .forced : .sure
  }

  private mutating func joint(
    _ rank: Rank
  ) throws(ReadingFailure) -> OperatorChain.Joint {
    let token = tokens.advance()
    if token.sign == .question {
      let middle = try expression()
      try tokens.expect(.colon, .colon)
      return OperatorChain.Joint(rank: rank, kind: .ternary(middle))
    }
    let text = tokens.signText(of: token)
    let assigns = token.sign.assigns || rank == OperatorTable.assignment
    return OperatorChain.Joint(rank: rank, kind: assigns ? .assign(text) : .infix(text))
  }

  // MARK: Operands

  private enum Before {
    case sign(String)
    case reference
  }

  // Small functions on the way down: each level of brackets takes them all.

  private mutating func operand(above lowest: Int) throws(ReadingFailure) -> Expression {
    if tokens.next.word.standsBeforeValue, let value = try waited(above: lowest) { return value }
    return try tokens.isNext(.sign) ? signed() : suffixed(plain())
  }

  /// `try`, `await` and what they take with them reaches as far as the expression does.
  private mutating func waited(above lowest: Int) throws(ReadingFailure) -> Expression? {
    let token = tokens.next
    let start = token.begins
    switch token.word {
    case .try where token.kind == .name:
      tokens.skip()
      let kind = attemptKind()
      return Expression(
        .attempt(kind, try expression(above: lowest)), at: tokens.place(from: start))
    case .await where tokens.peek(1).goesOnAfterAwait:
      tokens.skip()
      return Expression(.awaited(try expression(above: lowest)), at: tokens.place(from: start))
    case .consume, .copy, .each, .any, .some, .repeat, .unsafe:
      // `any Shape.self`
      let next = tokens.peek(1)
      if token.kind == .name, next.isPlainName, !next.startsLine { tokens.skip() }
      return nil
    default: return nil
    }
  }

  private mutating func attemptKind() -> Expression.AttemptKind {
    if tokens.take(.question) { return .optional }
    return tokens.take(.exclamation) ? .forced : .passed
  }

  private mutating func signed() throws(ReadingFailure) -> Expression {
    var before: [(Before, start: Int32)] = []
    while tokens.isNext(.sign), !isOperatorAsValue {
      if let number = negative() { return try apply(before, to: suffixed(number)) }
      before.append(try signBefore())
    }
    return try apply(before, to: suffixed(plain()))
  }

  private mutating func signBefore() throws(ReadingFailure) -> (Before, start: Int32) {
    let token = tokens.next
    if token.sign == .question || token.sign == .equals || token.sign == .arrow {
      throw tokens.failure(.value)
    }
    tokens.skip()
    return (
      token.sign == .and ? .reference : .sign(tokens.signText(of: token)), start: token.begins
    )
  }

  private mutating func apply(
    _ before: [(Before, start: Int32)], to value: Expression
  ) throws(ReadingFailure) -> Expression {
    var value = value
    for (sign, start) in before.reversed() {
      try tokens.link()
      let place = Place(source: tokens.number, start: start, end: value.place.end)
      switch sign {
      case .reference: value = Expression(.reference(value), at: place)
      case .sign(let text): value = Expression(.prefix(text, value), at: place)
      }
    }
    return value
  }

  /// `-5` is a number by itself, and so is the lowest there is.
  private mutating func negative() -> Expression? {
    let (sign, digits) = (tokens.next, tokens.peek(1))
    // `-5.magnitude` is minus what that gives.
    guard sign.sign == .minus, digits.kind == .integer, !digits.isSpaced,
      tokens.peek(2).kind != .dot,
      case .integer(let value)? = number(digits), value <= UInt64(Int64.max) + 1
    else { return nil }
    tokens.skip()
    tokens.skip()
    return Expression(
      .integer(Int64(truncatingIfNeeded: 0 &- value)), at: tokens.place(from: sign.begins))
  }

  /// `reduce(0, +)`
  var isOperatorAsValue: Bool {
    let after = tokens.peek(1)
    return after.kind == .closeRound || after.kind == .comma || after.kind == .closeSquare
      || (after.kind == .end && tokens.position > 0)
  }

  func number(_ token: Token) -> NumberLiterals.Value? {
    NumberLiterals.value(
      of: tokens.source.text.piece(of: token), in: .swift,
      isFloating: token.kind == .floating)
  }
}

extension SourceWord {
  fileprivate var standsBeforeValue: Bool {
    switch self {
    case .try, .await, .consume, .copy, .each, .any, .some, .repeat, .unsafe: true
    default: false
    }
  }
}

extension Token {
  /// `await` is a name where nothing follows that it could wait for.
  fileprivate var goesOnAfterAwait: Bool {
    guard !startsLine else { return false }
    switch kind {
    case .name: return word != .as && word != .is && word != .in
    case .openRound, .openSquare: return isSpaced
    case .text, .textStart, .hashName, .integer, .dot, .openCurly, .backslash: return isSpaced
    case .sign: return position == .prefix
    default: return false
    }
  }
}
