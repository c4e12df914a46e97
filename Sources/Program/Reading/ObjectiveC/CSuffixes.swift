/// What follows a value: members, calls, indices, `++`.
extension ObjectiveCReader {
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
    let token = tokens.next
    switch token.kind {
    case .dot:
      tokens.skip()
      return .member(value, try name())
    case .openRound: return .call(value, try arguments())
    // A `[` on a new line is a message of its own, whose predecessor lacks its `;`.
    case .openSquare where !token.startsLine:
      tokens.skip()
      let index = try commaExpression()
      try tokens.expect(.closeSquare, .closeSquare)
      return .index(value, [Argument(nil, index)])
    case .sign:
      switch token.sign {
      case .arrow:
        tokens.skip()
        return .pointee(value, try name())
      case .increment, .decrement:
        guard !token.startsLine else { return nil }
        tokens.skip()
        return .postfix(value, token.sign.rawValue)
      default: return nil
      }
    default: return nil
    }
  }

  mutating func arguments() throws(ReadingFailure) -> [Argument] {
    tokens.skip()
    var found: [Argument] = []
    while !tokens.isNext(.closeRound) {
      found.append(Argument(nil, try argument()))
      // Macros are given whole statements: `onMainQueue(self.count = 1;)`.
      if tokens.isNext(.semicolon), tokens.peek(1).kind == .closeRound { tokens.skip() }
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeRound, .closeRound)
    return found
  }

  /// A macro may be given a type: `va_arg(list, NSString *)`.
  private mutating func argument() throws(ReadingFailure) -> Expression {
    guard tokens.isNext(.name), isTypeArgument else { return try expression() }
    let start = tokens.next.begins
    let type = try type()
    return Expression(.type(type), at: tokens.place(from: start))
  }

  private var isTypeArgument: Bool {
    if tokens.next.word.isNumberWord { return true }
    var offset = 1
    while tokens.peek(offset).isSign(.times) { offset += 1 }
    guard offset > 1 else { return false }
    return tokens.peek(offset).kind == .closeRound || tokens.peek(offset).kind == .comma
  }

  // MARK: Messages

  /// `[a foo:b bar:c]`, `[a foo]`
  mutating func message() throws(ReadingFailure) -> Expression.Kind {
    tokens.skip()
    let receiver = try receiver()
    var pieces: [MessagePiece] = []
    while !tokens.isNext(.closeSquare) {
      pieces.append(try piece(isFirst: pieces.isEmpty))
      if pieces.count == 1, pieces[0].arguments.isEmpty { break }
    }
    guard !pieces.isEmpty else { throw tokens.failure(.name) }
    try tokens.expect(.closeSquare, .closeSquare)
    return .message(receiver, pieces)
  }

  private mutating func receiver() throws(ReadingFailure) -> Expression {
    // `[NSMutableArray<UIView *> array]`
    if tokens.isNext(.name), tokens.peek(1).isSign(.less),
      let behind = indexBehindAngles(from: tokens.position + 1),
      tokens.token(at: behind).kind == .name
    {
      let start = tokens.next.begins
      let type = try namedType()
      return Expression(.type(type), at: tokens.place(from: start))
    }
    return try expression()
  }

  private mutating func piece(isFirst: Bool) throws(ReadingFailure) -> MessagePiece {
    var name = ""
    if tokens.isNext(.name) { name = tokens.text(of: tokens.advance()) }
    guard tokens.take(.colon) else {
      guard isFirst, !name.isEmpty else { throw tokens.failure(.colon) }
      return MessagePiece(name, [])
    }
    var arguments = [try argument()]
    while tokens.take(.comma) { arguments.append(try argument()) }
    return MessagePiece(name, arguments)
  }

  // MARK: Blocks

  /// `^{ … }`, `^(int a) { … }`, `^BOOL(id a) { … }`
  mutating func blockValue() throws(ReadingFailure) -> Expression.Kind {
    let start = tokens.next.begins
    tokens.skip()
    var closure = Closure(body: [], place: tokens.place)
    if tokens.isNext(.name) { closure.result = try type() }
    if tokens.isNext(.openRound) { closure.parameters = try parameters() }
    closure.body = try block()
    closure.place = tokens.place(from: start)
    return .closure(closure)
  }
}
