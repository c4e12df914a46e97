/// Reads Swift.
struct SwiftReader {
  var tokens: TokenCursor
  var operators: OperatorTable
  var braces = BraceRule.closure
  /// `$0` was read in the closure that is being read.
  var usesShorthand = false

  /// What a `{` behind a value is.
  enum BraceRule {
    /// The closure of a call.
    case closure
    /// The body of the `if`, `for` or `while` whose condition is being read.
    case body
    /// The body of a `guard` comes behind `else`: what comes before is a closure.
    case guardBody
  }

  init(_ tokens: TokenCursor) {
    self.tokens = tokens
    operators = OperatorTable()
    operators.declare(in: tokens)
  }

  mutating func file() -> ProgramFile {
    let statements = statements(in: .file)
    return ProgramFile(language: .swift, statements: statements, problems: tokens.sortedProblems)
  }

  // MARK: Statements in a row

  enum Surroundings { case file, block, switchCase }

  /// Up to the end of the block, or to the next `case`.
  mutating func statements(in surroundings: Surroundings) -> [Statement] {
    var found: [Statement] = []
    while !tokens.isAtEnd {
      if tokens.take(.semicolon) || tokens.takeStrayBracket() { continue }
      if surroundings == .switchCase, isCaseStart { break }
      statementOrUnread(into: &found)
    }
    return found
  }

  private mutating func statementOrUnread(into found: inout [Statement]) {
    let (start, mark, count) = (tokens.position, tokens.mark, found.count)
    let kept = braces
    braces = .closure
    do throws(ReadingFailure) {
      try statement(into: &found)
      try endOfStatement(from: start)
    } catch {
      found.removeSubrange(count...)
      let (text, place) = passOver(error, from: start, mark: mark)
      found.append(Statement(.unread(text, wanted: error.wanted), at: place))
    }
    braces = kept
  }

  /// `start` is where the statement began: one of nothing would be read for ever.
  mutating func endOfStatement(from start: Int) throws(ReadingFailure) {
    guard tokens.position > start else { throw tokens.failure(.statement) }
    let next = tokens.next
    guard next.startsLine || next.kind == .semicolon || next.kind == .end || isCaseStart else {
      throw tokens.failure(.endOfStatement)
    }
  }

  /// Goes behind the statement that cannot be read, and says what it was.
  mutating func passOver(
    _ failure: ReadingFailure, from start: Int, mark: TokenCursor.Mark
  ) -> (text: String, place: Place) {
    tokens.goBack(to: mark)
    tokens.report(failure)
    let first = tokens.next.begins
    repeat {
      if tokens.next.kind == .semicolon, tokens.next.begins >= failure.place.start { break }
      if tokens.next.opens { tokens.skipBracket() } else { tokens.skip() }
    } while !tokens.isAtEnd && !isNextStatement(behind: failure)
    let place = tokens.place(from: first)
    return (tokens.text(Int(place.start), Int(place.end)), place)
  }

  private func isNextStatement(behind failure: ReadingFailure) -> Bool {
    let next = tokens.next
    guard next.startsLine, next.begins >= failure.place.start else { return false }
    switch next.kind {
    case .dot, .openCurly, .comma, .colon, .closeRound, .closeSquare, .closeCurly: return false
    case .sign: return next.position == .prefix
    default: return next.word != .else && next.word != .catch && next.word != .where
    }
  }

  // MARK: Blocks

  /// `{ … }`. One that nobody closes ends where the brackets around it do.
  mutating func block() throws(ReadingFailure) -> [Statement] {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    return try bracedLines { reader in reader.statements(in: .block) }
  }

  mutating func bracedLines<Lines>(
    _ lines: (inout SwiftReader) -> Lines
  ) throws(ReadingFailure) -> Lines {
    let open = tokens.next
    guard open.kind == .openCurly else { throw tokens.failure(.openCurly) }
    if open.isUnclosed { tokens.report(.unclosed("{"), at: tokens.place) }
    tokens.skip()
    let kept = braces
    braces = .closure
    let limit = tokens.narrow(to: Int(open.partner))
    let found = lines(&self)
    tokens.go(to: Int(open.partner))
    tokens.widen(to: limit)
    braces = kept
    if !open.isUnclosed { tokens.skip() }
    return found
  }

  // MARK: Names

  /// A name that is declared, or `_`.
  mutating func name() throws(ReadingFailure) -> String {
    let token = tokens.next
    guard token.kind == .name, !token.word.isReservedInSwift || token.flags.contains(.isQuoted)
    else { throw tokens.failure(.name) }
    tokens.skip()
    return tokens.text(of: token)
  }
}

extension ReadingFailure {
  var wanted: String {
    switch kind {
    case .wanted(let wanted, found: _): wanted
    case .unclosed(let text): text
    case .unreadableNumber: "number"
    case .controlCharacter, .tooDeep, .tooLong, .otherLanguage: ""
    }
  }
}
