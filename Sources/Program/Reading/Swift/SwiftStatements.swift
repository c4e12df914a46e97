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
    case .if: return try ifStatement()
    case .guard: return try guardStatement()
    case .switch: return try switchStatement()
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

extension SourceWord {
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
