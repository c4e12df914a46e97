/// Statements that begin with `@`.
extension ObjectiveCReader {
  mutating func markedStatement() throws(ReadingFailure) -> [Statement.Kind]? {
    guard tokens.next.kind == .atName else { return nil }
    let token = tokens.next
    switch token.word {
    case .autoreleasepool:
      tokens.skip()
      return [.block(try block())]
    case .synchronized:
      tokens.skip()
      guard tokens.isNext(.openRound) else { throw tokens.failure(.openRound) }
      tokens.skipBracket()
      return [.block(try block())]
    case .try: return try tryStatement()
    case .throw:
      tokens.skip()
      let isOver = tokens.isNext(.semicolon)
      let value =
        isOver ? Expression(.name("exception"), at: tokens.place) : try commaExpression()
      try endOfStatement()
      return [.thrown(value)]
    case .weakify, .strongify: return try captured()
    default: return nil
    }
  }

  private mutating func tryStatement() throws(ReadingFailure) -> [Statement.Kind] {
    tokens.skip()
    let body = try block()
    var catches: [Statement.Catch] = []
    var last: [Statement]?
    while tokens.next.kind == .atName {
      if tokens.next.word == .catch {
        tokens.skip()
        catches.append(try catchClause())
      } else if tokens.next.word == .finally {
        tokens.skip()
        last = try block()
      } else {
        break
      }
    }
    let tried: Statement.Kind = catches.isEmpty ? .block(body) : .caught(body, catches)
    guard let last else { return [tried] }
    let place = tokens.place(of: tokens.previous)
    return [.block([Statement(.deferred(last), at: place), Statement(tried, at: place)])]
  }

  /// `@catch (NSException *exception)`, `@catch (...)`
  private mutating func catchClause() throws(ReadingFailure) -> Statement.Catch {
    try tokens.expect(.openRound, .openRound)
    var patterns: [Statement.CasePattern] = []
    let start = tokens.next.begins
    if !tokens.take(.range) {
      let type = try specifiers().type
      let declarator = try declarator(type)
      let bind = Pattern(.bind(declarator.name, isConstant: true), at: declarator.place)
      let typed = Pattern(.typed(bind, declarator.type), at: tokens.place(from: start))
      patterns = [Statement.CasePattern(typed)]
    }
    try tokens.expect(.closeRound, .closeRound)
    return Statement.Catch(patterns: patterns, body: try block())
  }

  /// `@weakify(self)` and `@strongify(self)`, of which every second app has its own: what they mean.
  private mutating func captured() throws(ReadingFailure) -> [Statement.Kind] {
    let isWeak = tokens.advance().word == .weakify
    try tokens.expect(.openRound, .openRound)
    var found: [Statement.Kind] = []
    while !tokens.isNext(.closeRound) {
      let place = tokens.place
      let name = try name()
      let (given, taken) = isWeak ? (name + "_weak_", name) : (name, name + "_weak_")
      var variable = Variable(
        Pattern(.bind(given, isConstant: false), at: place), type: .named("id", []),
        value: Expression(.name(taken), at: place))
      variable.strength = isWeak ? .weak : .strong
      found.append(.variable(variable))
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeRound, .closeRound)
    _ = tokens.take(.semicolon)
    return found
  }
}
