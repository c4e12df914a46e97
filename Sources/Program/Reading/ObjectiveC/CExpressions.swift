/// C's operators, as tightly as C binds them.
extension ObjectiveCReader {
  private static let assignment = Rank(height: 20, side: .right)
  private static let ternary = Rank(height: 30, side: .right)

  /// Without commas, which part arguments.
  mutating func expression() throws(ReadingFailure) -> Expression {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    var chain = OperatorChain()
    var current = try operand()
    while let rank = nextRank() {
      current = try chain.join(current, before: rank, &tokens)
      chain.wait(current, for: try joint(rank))
      current = try operand()
    }
    return try chain.join(current, before: nil, &tokens)
  }

  /// `i = 0, j = 1`: each is worked out, the last one is the value.
  mutating func commaExpression() throws(ReadingFailure) -> Expression {
    var value = try expression()
    while tokens.take(.comma) {
      let next = try expression()
      try tokens.link()
      let place = tokens.place(from: value.place.start)
      value = Expression(.infix(value, ",", next), at: place)
    }
    return value
  }

  // MARK: Between two operands

  private func nextRank() -> Rank? {
    let token = tokens.next
    guard token.kind == .sign else { return nil }
    if token.sign.assigns { return ObjectiveCReader.assignment }
    let height: Int
    switch token.sign {
    case .question: return ObjectiveCReader.ternary
    case .orElse: height = 40
    case .andAlso: height = 50
    case .or: height = 60
    case .caret: height = 70
    case .and: height = 80
    case .same, .different: height = 90
    case .less, .greater, .atMost, .atLeast: height = 100
    case .shiftLeft, .shiftRight: height = 110
    case .plus, .minus: height = 120
    case .times, .over, .percent: height = 130
    default: return nil
    }
    return Rank(height: height, side: .left)
  }

  private mutating func joint(_ rank: Rank) throws(ReadingFailure) -> OperatorChain.Joint {
    let token = tokens.advance()
    guard token.sign == .question else {
      let text = token.sign.rawValue
      return OperatorChain.Joint(
        rank: rank, kind: token.sign.assigns ? .assign(text) : .infix(text))
    }
    // `a ?: b` is a, where that is something.
    if tokens.take(.colon) { return OperatorChain.Joint(rank: rank, kind: .infix("?:")) }
    let middle = try commaExpression()
    try tokens.expect(.colon, .colon)
    return OperatorChain.Joint(rank: rank, kind: .ternary(middle))
  }

  // MARK: In front of a value

  private enum Before {
    case sign(String)
    case reference
    case cast(TypeName)
  }

  private mutating func operand() throws(ReadingFailure) -> Expression {
    var before: [(Before, start: Int32)] = []
    while true {
      let token = tokens.next
      if token.kind == .openRound, isCast {
        let type = try castType()
        guard tokens.isNext(.openCurly) else {
          before.append((.cast(type), start: token.begins))
          continue
        }
        // `(CGRect){0, 0, 1, 1}.size` is made before it is asked.
        let made = try applied([(.cast(type), start: token.begins)], to: plain())
        return try applied(before, to: suffixed(made))
      }
      guard token.kind == .sign else { break }
      switch token.sign {
      case .and: before.append((.reference, start: token.begins))
      case .exclamation, .tilde, .minus, .plus, .times, .increment, .decrement:
        before.append((.sign(token.sign.rawValue), start: token.begins))
      default: return try applied(before, to: suffixed(plain()))
      }
      tokens.skip()
    }
    return try applied(before, to: suffixed(plain()))
  }

  private mutating func applied(
    _ before: [(Before, start: Int32)], to value: Expression
  ) throws(ReadingFailure) -> Expression {
    var value = value
    for (sign, start) in before.reversed() {
      try tokens.link()
      let place = Place(source: tokens.number, start: start, end: value.place.end)
      let kind: Expression.Kind =
        switch sign {
        case .reference: .reference(value)
        case .cast(let type): .cast(value, .sure, type)
        case .sign(let text): prefixed(text, value)
        }
      value = Expression(kind, at: place)
    }
    return value
  }

  private func prefixed(_ sign: String, _ value: Expression) -> Expression.Kind {
    if sign == "-", case .integer(let number) = value.kind { return .integer(0 &- number) }
    return .prefix(sign, value)
  }

  // MARK: Casts

  private mutating func castType() throws(ReadingFailure) -> TypeName {
    tokens.skip()
    let type = try type()
    try tokens.expect(.closeRound, .closeRound)
    return type
  }

  /// Is what stands in these brackets a type, and does a value follow?
  private var isCast: Bool {
    let end = tokens.indexBehindBracket(at: tokens.position) - 1
    let first = tokens.peek(1)
    guard first.kind == .name, tokens.token(at: end).kind == .closeRound else { return false }
    let next = tokens.token(at: end + 1)
    if first.word.isTypeWord { return true }
    guard isTypeName(from: tokens.position + 1, to: end) else { return false }
    let isAlone = end == tokens.position + 2
    guard isAlone else { return next.startsCValue || next.kind == .openCurly }
    switch next.kind {
    case .name:
      // `[(value) name]` sends a message to what stands in brackets.
      let isReceiver = tokens.previous.kind == .openSquare || tokens.previous.kind == .closeRound
      return !next.startsLine && (!isReceiver || isTypeLike(first))
    case .text, .character, .integer, .floating, .atName, .at, .openSquare, .openCurly:
      return !next.startsLine || next.kind == .openCurly
    case .openRound: return isTypeLike(first)
    case .sign:
      switch next.sign {
      case .exclamation, .tilde: return true
      case .minus, .plus, .and, .times, .caret:
        // `(CGFloat)-x` and `(a) - b`
        return isTypeLike(first) && !(next.isSpaced && tokens.token(at: end + 2).isSpaced)
      case .increment, .decrement: return isTypeLike(first)
      default: return false
      }
    default: return false
    }
  }

  private func isTypeLike(_ token: Token) -> Bool {
    let name = tokens.text(of: token)
    if name.isKnownNumber || name == "id" || name == "Class" { return true }
    return (name.startsUppercase || name.utf8.first == UInt8(ascii: "_")) && !name.isShouted
  }

  /// `UIView *`, `NSArray<UIView *> *`, `void (^)(int)`: names, stars and brackets, nothing else.
  func isTypeName(from start: Int, to end: Int) -> Bool {
    var index = start
    var (names, stars) = (0, 0)
    while index < end {
      let token = tokens.token(at: index)
      switch token.kind {
      case .name:
        guard stars == 0 || token.word.isTypeWord else { return false }
        names += 1
      case .sign where token.sign == .times: stars += 1
      case .sign where token.sign == .less:
        guard let behind = indexBehindAngles(from: index) else { return false }
        index = behind
        continue
      case .openRound:
        return names > 0 && isGroup(at: index)
      default: return false
      }
      index += 1
    }
    return names == 1
  }

  /// Behind `<UIView *, id<Delegate>>`; nil: it is no list of types.
  func indexBehindAngles(from start: Int) -> Int? {
    var (index, depth) = (start, 0)
    let last = start + 100
    while index < last {
      let token = tokens.token(at: index)
      switch token.kind {
      case .sign:
        switch token.sign {
        case .less: depth += 1
        case .greater: depth -= 1
        case .shiftRight: depth -= 2
        case .times, .caret: break
        default: return nil
        }
        if depth <= 0 { return index + 1 }
      case .name, .comma: break
      case .openRound:
        index = tokens.indexBehindBracket(at: index)
        continue
      default: return nil
      }
      index += 1
    }
    return nil
  }
}

extension Token {
  fileprivate var startsCValue: Bool {
    switch kind {
    case .name, .text, .character, .integer, .floating, .atName, .at, .openSquare, .openRound: true
    case .sign:
      switch sign {
      case .exclamation, .tilde, .minus, .plus, .and, .times, .caret, .increment, .decrement: true
      default: false
      }
    default: false
    }
  }
}
