/// `if`, `guard`, `switch` and their conditions.
extension SwiftReader {
  /// `if` where a statement stands; the long chain of its `else if`s is read without reading in oneself.
  mutating func ifStatement() throws(ReadingFailure) -> Statement.Kind {
    var branches: [(conditions: [Condition], body: [Statement], place: Place)] = []
    var last: [Statement]?
    repeat {
      let start = tokens.next.begins
      try tokens.expect(.if)
      let conditions = try conditions(.body)
      let body = try block()
      branches.append((conditions, body, tokens.place(from: start)))
      guard tokens.take(.else) else { break }
      if !tokens.isNext(.if) {
        last = try block()
        break
      }
      try tokens.link()
    } while true
    let end = tokens.previous.ends
    var otherwise = last
    while branches.count > 1, let branch = branches.popLast() {
      var place = branch.place
      place.end = end
      let kind = Statement.Kind.choice(branch.conditions, then: branch.body, otherwise: otherwise)
      otherwise = [Statement(kind, at: place)]
    }
    guard let first = branches.first else { throw tokens.failure(.statement) }
    return .choice(first.conditions, then: first.body, otherwise: otherwise)
  }

  mutating func guardStatement() throws(ReadingFailure) -> Statement.Kind {
    tokens.skip()
    let conditions = try conditions(.guardBody)
    try tokens.expect(.else)
    return .guarded(conditions, otherwise: try block())
  }

  mutating func switchStatement() throws(ReadingFailure) -> Statement.Kind {
    tokens.skip()
    let subject = try headExpression()
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let cases = try bracedLines { reader in reader.cases() }
    return .switched(subject, cases)
  }

  private mutating func cases() -> [Statement.Case] {
    var found: [Statement.Case] = []
    while !tokens.isAtEnd {
      if tokens.take(.semicolon) { continue }
      let (start, mark) = (tokens.position, tokens.mark)
      do throws(ReadingFailure) {
        found.append(try switchCase())
      } catch {
        // The case whose head cannot be read keeps its place, and its lines say that they are unread.
        let (text, place) = passOverCase(error, from: start, mark: mark)
        let unread = Statement(.unread(text, wanted: error.wanted), at: place)
        let never = Pattern(.value(Expression(.unread(text), at: place)), at: place)
        found.append(
          Statement.Case(patterns: [Statement.CasePattern(never)], body: [unread], place: place))
      }
    }
    return found
  }

  private mutating func passOverCase(
    _ failure: ReadingFailure, from start: Int, mark: TokenCursor.Mark
  ) -> (String, Place) {
    tokens.goBack(to: mark)
    tokens.report(failure)
    let first = tokens.next.begins
    repeat {
      if tokens.next.opens { tokens.skipBracket() } else { tokens.skip() }
    } while !tokens.isAtEnd && !(isCaseStart && tokens.next.startsLine)
    let place = tokens.place(from: first)
    return (tokens.text(Int(place.start), Int(place.end)), place)
  }

  var isCaseStart: Bool {
    let next = tokens.next
    if next.kind == .atName { return next.word == .unknown }
    return next.isWord(.case) || (next.isWord(.default) && tokens.peek(1).kind == .colon)
  }

  private mutating func switchCase() throws(ReadingFailure) -> Statement.Case {
    let start = tokens.next.begins
    var patterns: [Statement.CasePattern] = []
    // `@unknown default`
    if tokens.next.kind == .atName { tokens.skip() }
    if !tokens.take(.default) {
      try tokens.expect(.case)
      patterns = try casePatterns()
    }
    try tokens.expect(.colon, .colon)
    let body = statements(in: .switchCase)
    return Statement.Case(patterns: patterns, body: body, place: tokens.place(from: start))
  }

  mutating func casePatterns() throws(ReadingFailure) -> [Statement.CasePattern] {
    var found: [Statement.CasePattern] = []
    repeat {
      let pattern = try pattern()
      let filter = tokens.take(.where) ? try headExpression() : nil
      found.append(Statement.CasePattern(pattern, filter: filter))
    } while tokens.take(.comma)
    return found
  }

  // MARK: Conditions

  mutating func conditions(_ rule: BraceRule) throws(ReadingFailure) -> [Condition] {
    var found: [Condition] = []
    repeat { found.append(try condition(rule)) } while tokens.take(.comma)
    return found
  }

  private mutating func condition(_ rule: BraceRule) throws(ReadingFailure) -> Condition {
    let token = tokens.next
    switch token.word {
    case .available, .unavailable:
      guard token.kind == .hashName else { break }
      tokens.skip()
      if tokens.isNext(.openRound) { tokens.skipBracket() }
      return .available(token.word == .available)
    case .let, .var:
      guard token.kind == .name else { break }
      return try optionalBinding(rule)
    case .case:
      guard token.kind == .name else { break }
      tokens.skip()
      let pattern = try annotated(pattern())
      try tokens.expect(.equals)
      return .matches(pattern, try headExpression(rule))
    default: break
    }
    return .holds(try headExpression(rule))
  }

  /// `let x`, `let x = y`, `var (a, b): (Int, Int) = c`
  private mutating func optionalBinding(_ rule: BraceRule) throws(ReadingFailure) -> Condition {
    let start = tokens.next.begins
    let binding: Binding = tokens.advance().word == .let ? .constant : .variable
    let named = tokens.next
    let inner = try annotated(pattern(binding))
    let pattern = Pattern(.optional(inner), at: tokens.place(from: start))
    guard !tokens.take(.equals) else { return .matches(pattern, try headExpression(rule)) }
    guard named.kind == .name else { throw tokens.failure("=") }
    return .matches(
      pattern, Expression(.name(tokens.text(of: named)), at: tokens.place(of: named)))
  }

  mutating func annotated(_ pattern: Pattern) throws(ReadingFailure) -> Pattern {
    guard tokens.take(.colon) else { return pattern }
    let type = try type()
    return Pattern(.typed(pattern, type), at: tokens.place(from: pattern.place.start))
  }
}
