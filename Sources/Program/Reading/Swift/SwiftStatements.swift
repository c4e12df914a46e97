/// Statements, and which of them begins here.
extension SwiftReader {
  /// `let a = 1, b = 2` is two of them.
  mutating func statement(into found: inout [Statement]) throws(ReadingFailure) {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let start = tokens.next.begins
    if let label = takeLabel() { return try labelled(label, from: start, into: &found) }
    if let kind = try controlFlow(label: nil) {
      found.append(Statement(kind, at: tokens.place(from: start)))
    } else if isNothing {
      skipNothing()
    } else if isDeclaration {
      var declared: [Declaration] = []
      try declarations(into: &declared, in: .block)
      for declaration in declared { found.append(Statement(declaration)) }
    } else {
      let value = try expression()
      found.append(Statement(.expression(value), at: tokens.place(from: start)))
    }
  }

  /// `#warning("…")`, `@available(iOS 17, *) #Preview(as: .small) { … } timeline: { … }`
  var isNothing: Bool {
    let token = tokens.token(at: indexBehindAttributes(from: tokens.position))
    return token.kind == .hashName && token.word.isNothing
  }

  mutating func skipNothing() {
    tokens.go(to: indexBehindAttributes(from: tokens.position) + 1)
    if tokens.isNext(.openRound) { tokens.skipBracket() }
    if tokens.isNext(.openCurly) { tokens.skipBracket() }
    while tokens.isNext(.name), tokens.peek(1).kind == .colon, tokens.peek(2).kind == .openCurly {
      tokens.skip()
      tokens.skip()
      tokens.skipBracket()
    }
  }

  private mutating func takeLabel() -> String? {
    guard tokens.isNext(.name), tokens.peek(1).kind == .colon, !tokens.next.word.isReservedInSwift
    else { return nil }
    switch tokens.peek(2).word {
    case .for, .while, .repeat, .do, .if, .switch: break
    default: return nil
    }
    let label = tokens.text(of: tokens.advance())
    tokens.skip()
    return label
  }

  private mutating func labelled(
    _ label: String, from start: Int32, into found: inout [Statement]
  ) throws(ReadingFailure) {
    let inner = tokens.next.begins
    guard let kind = try controlFlow(label: label) else { throw tokens.failure(.statement) }
    switch kind {
    case .whileLoop, .repeatLoop, .forIn:
      found.append(Statement(kind, at: tokens.place(from: start)))
    default:
      let statement = Statement(kind, at: tokens.place(from: inner))
      found.append(Statement(.labelled(label, statement), at: tokens.place(from: start)))
    }
  }

  private mutating func controlFlow(label: String?) throws(ReadingFailure) -> Statement.Kind? {
    let token = tokens.next
    guard token.kind == .name, !token.flags.contains(.isQuoted) else { return nil }
    switch token.word {
    case .if: return try ifOrValue()
    case .guard: return try guardStatement()
    case .switch: return try switchOrValue()
    case .for: return try forLoop(label)
    case .while:
      tokens.skip()
      return .whileLoop(label: label, try conditions(.body), try block())
    case .repeat: return try repeatLoop(label)
    case .do: return try doStatement()
    case .return:
      tokens.skip()
      return .returned(isValueStart ? try expression() : nil)
    case .throw:
      tokens.skip()
      return .thrown(try expression())
    case .defer:
      tokens.skip()
      return .deferred(try block())
    case .break:
      tokens.skip()
      return .broken(label: takeTarget())
    case .continue:
      tokens.skip()
      return .continued(label: takeTarget())
    case .fallthrough:
      tokens.skip()
      return .fallenThrough
    case .yield where tokens.peek(1).startsYielded:
      tokens.skip()
      return .returned(try expression())
    default: return nil
    }
  }

  private mutating func takeTarget() -> String? {
    guard tokens.next.isPlainName, !tokens.next.startsLine else { return nil }
    return tokens.text(of: tokens.advance())
  }

  /// Behind `return`: what follows on the next line is its value as well, unless it begins a statement.
  private var isValueStart: Bool {
    let next = tokens.next
    switch next.kind {
    case .end, .semicolon: return false
    case .closeCurly, .closeRound, .closeSquare: return false
    case .name:
      if next.word == .if || next.word == .switch { return !next.startsLine }
      return next.word == .try
        || (!next.word.isReservedInSwift && !(next.startsLine && isDeclaration))
    default: return true
    }
  }

  // MARK: Branches

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

  /// `if a { b } else { c }`, and where it is a value, what is done with that.
  private mutating func ifOrValue() throws(ReadingFailure) -> Statement.Kind { try ifStatement() }

  private mutating func switchOrValue() throws(ReadingFailure) -> Statement.Kind {
    try switchStatement()
  }

  private mutating func guardStatement() throws(ReadingFailure) -> Statement.Kind {
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

  // MARK: Loops

  private mutating func forLoop(_ label: String?) throws(ReadingFailure) -> Statement.Kind {
    tokens.skip()
    if tokens.take(.try) { _ = tokens.take(.await) } else { _ = tokens.take(.await) }
    let isPattern = tokens.take(.case)
    let pattern = try annotated(pattern(isPattern ? .none : .constant))
    try tokens.expect(.in)
    let sequence = try headExpression()
    let filter = tokens.take(.where) ? try headExpression() : nil
    return .forIn(label: label, pattern, sequence, filter: filter, try block())
  }

  private mutating func repeatLoop(_ label: String?) throws(ReadingFailure) -> Statement.Kind {
    tokens.skip()
    let body = try block()
    try tokens.expect(.while)
    return .repeatLoop(label: label, body, until: try expression())
  }

  // MARK: Errors

  private mutating func doStatement() throws(ReadingFailure) -> Statement.Kind {
    tokens.skip()
    skipEffects()
    let body = try block()
    var catches: [Statement.Catch] = []
    while tokens.take(.catch) {
      let patterns = tokens.isNext(.openCurly) ? [] : try catchPatterns()
      catches.append(Statement.Catch(patterns: patterns, body: try block()))
    }
    return catches.isEmpty ? .block(body) : .caught(body, catches)
  }

  private mutating func catchPatterns() throws(ReadingFailure) -> [Statement.CasePattern] {
    let kept = braces
    braces = .body
    defer { braces = kept }
    return try casePatterns()
  }
}

extension Statement {
  /// A variable is a statement of its own, unless it has attributes.
  fileprivate init(_ declaration: Declaration) {
    if case .variable(let variable) = declaration.kind, declaration.attributes.isEmpty {
      self.init(.variable(variable), at: declaration.place)
    } else {
      self.init(.declaration(declaration), at: declaration.place)
    }
  }
}

extension Word {
  /// Macros that say nothing to what runs.
  var isNothing: Bool {
    self == .warning || self == .error || self == .Preview
  }
}

extension Token {
  fileprivate var startsYielded: Bool {
    !startsLine && (kind == .name || (kind == .sign && sign == .and))
  }
}
