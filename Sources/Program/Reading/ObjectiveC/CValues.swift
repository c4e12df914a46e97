/// A value of C or Objective-C without operators.
extension ObjectiveCReader {
  mutating func plain() throws(ReadingFailure) -> Expression {
    let start = tokens.next.begins
    let kind = try plainKind()
    return Expression(kind, at: tokens.place(from: start))
  }

  private mutating func plainKind() throws(ReadingFailure) -> Expression.Kind {
    let token = tokens.next
    switch token.kind {
    case .name: return try named()
    case .integer, .floating: return try numeral()
    case .text: return .text(try text())
    case .character: return .character(try character())
    case .openRound: return try inBrackets()
    case .openSquare: return try message()
    case .openCurly: return try initializerList()
    case .at: return try literal()
    case .atName: return try markedValue()
    case .sign where token.sign == .caret: return try blockValue()
    default: throw tokens.failure(.value)
    }
  }

  private mutating func named() throws(ReadingFailure) -> Expression.Kind {
    let token = tokens.next
    switch token.word {
    case .yes, .cTrue, .true, .no, .cFalse, .false:
      tokens.skip()
      return .boolean(token.word == .yes || token.word == .cTrue || token.word == .true)
    case .nil, .nilClass, .null:
      tokens.skip()
      return .null
    case .super:
      tokens.skip()
      return .superclass
    case .sizeof: return try sizeOf()
    case .if, .else, .for, .while, .do, .switch, .case, .default, .return, .break, .continue, .goto,
      .in:
      throw tokens.failure(.value)
    case _ where token.word.isTypeWord || token.word == .static: throw tokens.failure(.value)
    default:
      tokens.skip()
      return .name(tokens.text(of: token))
    }
  }

  /// `sizeof(CGRect)`, `sizeof x`
  private mutating func sizeOf() throws(ReadingFailure) -> Expression.Kind {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let name = Expression(.name("sizeof"), at: tokens.place)
    tokens.skip()
    if tokens.isNext(.openRound), tokens.peek(1).kind == .name,
      tokens.peek(1).word.isTypeWord
        || isTypeName(
          from: tokens.position + 1, to: tokens.indexBehindBracket(at: tokens.position) - 1)
    {
      let place = tokens.place
      tokens.skip()
      let type = try type()
      try tokens.expect(.closeRound, .closeRound)
      return .call(name, [Argument(nil, Expression(.type(type), at: place))])
    }
    return .call(name, [Argument(nil, try suffixed(plain()))])
  }

  // MARK: NumberLiterals and texts

  private mutating func numeral() throws(ReadingFailure) -> Expression.Kind {
    let token = tokens.next
    let text = tokens.source.text.piece(of: token)
    let isHex = text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8)
    let digits = text.withoutSuffix(isHex: isHex, isFloating: token.kind == .floating)
    let suffix = text[digits.endIndex...].map { $0 | 0x20 }
    let value = NumberLiterals.value(
      of: digits, in: .objectiveC, isFloating: token.kind == .floating)
    let place = tokens.place
    switch value {
    case .integer(let number):
      tokens.skip()
      let value = Expression.Kind.integer(Int64(truncatingIfNeeded: number))
      guard let type = integerType(suffix, isTooLarge: number > UInt64(Int64.max)) else {
        return value
      }
      return .cast(Expression(value, at: place), .sure, .named(type, []))
    case .floating(let number):
      tokens.skip()
      guard suffix == [UInt8(ascii: "f")] else { return .floating(number) }
      return .cast(Expression(.floating(number), at: place), .sure, .named("float", []))
    case nil:
      throw ReadingFailure(kind: .unreadableNumber(tokens.text(of: token)), place: place)
    }
  }

  /// What `10UL` is; nil: an `int` where it fits.
  private func integerType(_ suffix: [UInt8], isTooLarge: Bool) -> String? {
    let isUnsigned = suffix.contains(UInt8(ascii: "u")) || isTooLarge
    let isLong = suffix.contains(UInt8(ascii: "l")) || isTooLarge
    if isLong { return isUnsigned ? "unsigned long" : "long" }
    return isUnsigned ? "unsigned int" : nil
  }

  /// Strings in a row are one.
  private mutating func text() throws(ReadingFailure) -> [TextPart] {
    var found = ""
    while tokens.isNext(.text) {
      let token = tokens.next
      guard !token.isUnclosed else {
        throw ReadingFailure(kind: .unclosed("\""), place: tokens.place)
      }
      found += try decoded(token)
      tokens.skip()
      // `@"a" @"b"`; what stands on the next line belongs to it as well.
    }
    return found.isEmpty ? [] : [.plain(found)]
  }

  private mutating func character() throws(ReadingFailure) -> String {
    let text = try decoded(tokens.next)
    tokens.skip()
    return text
  }

  private func decoded(_ token: Token) throws(ReadingFailure) -> String {
    let source = tokens.source.text
    var start = Int(token.start)
    if token.flags.contains(.isBoxed) { start += 1 }
    // A typographic quote takes three bytes.
    let width = source.piece(start, start + 1).first.map { $0 < 0x80 ? 1 : 3 } ?? 1
    let end = Int(token.end)
    let last = source.piece(end - 1, end).first.map { $0 < 0x80 ? 1 : 3 } ?? 1
    guard
      let text = TextDecoding(language: .objectiveC).decode(
        source.piece(start + width, end - last), startsText: true, endsText: true)
    else { throw tokens.failure("escape") }
    return text
  }

  // MARK: Brackets

  private mutating func inBrackets() throws(ReadingFailure) -> Expression.Kind {
    // `({ …; v; })`: lines whose last one is the value.
    if tokens.peek(1).kind == .openCurly { return try statementValue() }
    tokens.skip()
    let value = try commaExpression()
    try tokens.expect(.closeRound, .closeRound)
    return value.kind
  }

  private mutating func statementValue() throws(ReadingFailure) -> Expression.Kind {
    let start = tokens.next.begins
    tokens.skip()
    var body = try block()
    try tokens.expect(.closeRound, .closeRound)
    if let last = body.last, case .expression(let value) = last.kind {
      body[body.count - 1] = Statement(.returned(value), at: last.place)
    }
    let place = tokens.place(from: start)
    let closure = Closure(body: body, place: place)
    return .call(Expression(.closure(closure), at: place), [])
  }

  /// `{0, 0, 10, 20}`, `{.x = 1, .y = 2}`, `{[Red] = @"red"}`
  private mutating func initializerList() throws(ReadingFailure) -> Expression.Kind {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    tokens.skip()
    var arguments: [Argument] = []
    var entries: [Expression.Entry] = []
    while !tokens.isNext(.closeCurly) {
      if tokens.isNext(.openSquare),
        tokens.token(at: tokens.indexBehindBracket(at: tokens.position)).isSign(.equals)
      {
        tokens.skip()
        let key = try expression()
        try tokens.expect(.closeSquare, .closeSquare)
        tokens.skip()
        entries.append(Expression.Entry(key: key, value: try expression()))
      } else {
        arguments.append(try designated())
      }
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeCurly, .closeCurly)
    return entries.isEmpty ? .tuple(arguments) : .dictionary(entries)
  }

  private mutating func designated() throws(ReadingFailure) -> Argument {
    guard tokens.take(.dot) else { return Argument(nil, try expression()) }
    // `.origin.x = 1`
    var label = try name()
    while tokens.take(.dot) { label += "." + (try name()) }
    try tokens.expect(.equals)
    return Argument(label, try expression())
  }

  // MARK: `@`

  /// `@[…]`, `@{…}`, `@(…)`, `@3`
  private mutating func literal() throws(ReadingFailure) -> Expression.Kind {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    tokens.skip()
    switch tokens.next.kind {
    case .openSquare:
      tokens.skip()
      var items: [Expression] = []
      while !tokens.isNext(.closeSquare) {
        items.append(try expression())
        if !tokens.take(.comma) { break }
      }
      try tokens.expect(.closeSquare, .closeSquare)
      return .array(items)
    case .openCurly:
      tokens.skip()
      var entries: [Expression.Entry] = []
      while !tokens.isNext(.closeCurly) {
        let key = try expression()
        try tokens.expect(.colon, .colon)
        entries.append(Expression.Entry(key: key, value: try expression()))
        if !tokens.take(.comma) { break }
      }
      try tokens.expect(.closeCurly, .closeCurly)
      return .dictionary(entries)
    case .sign where tokens.isNext(.minus) || tokens.isNext(.plus):
      let start = tokens.next.begins
      let sign = tokens.advance().sign
      let value = try plain()
      let place = tokens.place(from: start)
      if sign == .plus { return .boxed(value) }
      if case .integer(let number) = value.kind {
        return .boxed(Expression(.integer(0 &- number), at: place))
      }
      return .boxed(Expression(.prefix("-", value), at: place))
    case .openRound, .integer, .floating, .character: return .boxed(try plain())
    default: throw tokens.failure(.value)
    }
  }

  private mutating func markedValue() throws(ReadingFailure) -> Expression.Kind {
    let token = tokens.advance()
    let place = tokens.place(of: token)
    switch token.word {
    case .yes, .true, .cTrue: return .boxed(Expression(.boolean(true), at: place))
    case .no, .false, .cFalse: return .boxed(Expression(.boolean(false), at: place))
    case .selector: return .selector(SelectorName(text: try bracketText()))
    case .protocol:
      let name = Expression(.text([.plain(try bracketText())]), at: place)
      let function = Expression(.name("NSProtocolFromString"), at: place)
      return .call(function, [Argument(nil, name)])
    case .encode:
      try tokens.expect(.openRound, .openRound)
      let type = Expression(.type(try type()), at: place)
      try tokens.expect(.closeRound, .closeRound)
      return .call(Expression(.name("@encode"), at: place), [Argument(nil, type)])
    case .available:
      _ = try bracketText()
      return .boolean(true)
    // A macro that is written with `@`: `@keypath(self.name)`.
    case _ where tokens.isNext(.openRound):
      return .call(Expression(.name(tokens.text(of: token)), at: place), try arguments())
    default: throw tokens.failure(.value)
    }
  }

  private mutating func bracketText() throws(ReadingFailure) -> String {
    guard tokens.isNext(.openRound), !tokens.next.isUnclosed else {
      throw tokens.failure(.openRound)
    }
    let open = tokens.next
    tokens.skipBracket()
    return tokens.textWithoutBlanks(Int(open.end), Int(tokens.previous.start))
  }
}

extension ArraySlice<UInt8> {
  fileprivate func withoutSuffix(isHex: Bool, isFloating: Bool) -> ArraySlice<UInt8> {
    var end = endIndex
    while end > startIndex {
      switch self[end - 1] | 0x20 {
      case UInt8(ascii: "u"), UInt8(ascii: "l"): end -= 1
      case UInt8(ascii: "f") where !isHex || isFloating: end -= 1
      default: return self[startIndex..<end]
      }
    }
    return self[startIndex..<end]
  }
}
