/// C's `switch`, whose cases fall through where nothing stops them.
extension ObjectiveCReader {
  mutating func switchStatement() throws(ReadingFailure) -> Statement.Kind {
    tokens.skip()
    try tokens.expect(.openRound, .openRound)
    let subject = try commaExpression()
    try tokens.expect(.closeRound, .closeRound)
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    var failure: ReadingFailure?
    let cases = try braced { reader in
      do throws(ReadingFailure) { return try reader.cases() } catch {
        failure = error
        return []
      }
    }
    if let failure { throw failure }
    return .switched(subject, cases)
  }

  /// C falls through where nothing stops it: said here, so that a case means the same in both languages.
  private mutating func cases() throws(ReadingFailure) -> [Statement.Case] {
    var found: [Statement.Case] = []
    while !tokens.isAtEnd {
      if tokens.take(.semicolon) { continue }
      let start = tokens.next.begins
      var patterns: [Statement.CasePattern] = []
      var isDefault = false
      while isCaseStart {
        if tokens.advance().word == .default {
          isDefault = true
        } else {
          let value = try expression(throughRange: ())
          patterns.append(Statement.CasePattern(Pattern(.value(value), at: value.place)))
        }
        try tokens.expect(.colon, .colon)
      }
      guard isDefault || !patterns.isEmpty else { throw tokens.failure("case") }
      var body = statements(in: .switchCase)
      let place = tokens.place(from: start)
      if !tokens.isAtEnd, !body.leavesCase {
        body.append(Statement(.fallenThrough, at: place))
      }
      found.append(
        Statement.Case(patterns: isDefault ? [] : patterns, body: body, place: place))
    }
    return found
  }

  /// `case 1 ... 5:`
  private mutating func expression(
    throughRange: Void
  ) throws(ReadingFailure) -> Expression {
    let first = try expression()
    guard tokens.take(.range) else { return first }
    let last = try expression()
    return Expression(.infix(first, "...", last), at: tokens.place(from: first.place.start))
  }

  var isCaseStart: Bool {
    tokens.isNext(.case) || (tokens.isNext(.default) && tokens.peek(1).kind == .colon)
  }
}

extension [Statement] {
  fileprivate var leavesCase: Bool {
    guard let last else { return false }
    switch last.kind {
    case .broken, .continued, .returned, .thrown, .fallenThrough: return true
    case .block(let body): return body.leavesCase
    default: return false
    }
  }
}
