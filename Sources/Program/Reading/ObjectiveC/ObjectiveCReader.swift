/// Reads Objective-C, and the C in it.
struct ObjectiveCReader {
  var tokens: TokenCursor
  /// Enums and structs that stand in the middle of a declaration: `typedef enum { … } Sort;`.
  var declaredInside: [Declaration] = []
  /// Structs that the text declares: a pointer to one is a pointer, and no object.
  var structs: Set<String> = []
  /// Functions and variables that stand between a class's methods belong to the file.
  var betweenMethods: [Statement] = []

  init(_ tokens: TokenCursor) { self.tokens = tokens }

  mutating func file(macros: [Statement]) -> ProgramFile {
    var found = macros
    while !tokens.isAtEnd { external(into: &found) }
    return ProgramFile(language: .objectiveC, statements: found, problems: tokens.sortedProblems)
  }

  /// A class, a method on its own, or a statement.
  private mutating func external(into found: inout [Statement]) {
    if tokens.take(.semicolon) || tokens.takeStrayBracket() { return }
    let (start, mark) = (tokens.position, tokens.mark)
    do throws(ReadingFailure) {
      var declaration = try marked()
      if declaration == nil { declaration = try bareMethod() }
      if let declaration {
        found += betweenMethods
        betweenMethods = []
        found.append(Statement(.declaration(declaration), at: declaration.place))
        return
      }
    } catch {
      found.append(unread(error, from: start, mark: mark))
      return
    }
    statementOrUnread(into: &found)
  }

  /// A method that came without its class.
  private mutating func bareMethod() throws(ReadingFailure) -> Declaration? {
    guard isMethod else { return nil }
    let sign = tokens.text(of: tokens.next)
    var declaration = try method()
    declaration.attributes.append(Attribute(sign))
    return declaration
  }

  // MARK: Statements in a row

  mutating func statements(in surroundings: Surroundings) -> [Statement] {
    var found: [Statement] = []
    while !tokens.isAtEnd {
      if tokens.take(.semicolon) || tokens.takeStrayBracket() { continue }
      if surroundings == .switchCase, isCaseStart { break }
      statementOrUnread(into: &found)
    }
    return found
  }

  enum Surroundings { case block, switchCase }

  mutating func statementOrUnread(into found: inout [Statement]) {
    let (start, mark, count) = (tokens.position, tokens.mark, found.count)
    do throws(ReadingFailure) {
      try statement(into: &found)
      guard tokens.position > start else { throw tokens.failure(.statement) }
    } catch {
      found.removeSubrange(count...)
      declaredInside = []
      found.append(unread(error, from: start, mark: mark))
    }
  }

  private mutating func unread(
    _ failure: ReadingFailure, from start: Int, mark: TokenCursor.Mark
  ) -> Statement {
    let (text, place) = passOver(failure, mark: mark)
    return Statement(.unread(text, wanted: failure.wanted), at: place)
  }

  /// Goes behind the statement that cannot be read, and says what it was.
  mutating func passOver(
    _ failure: ReadingFailure, mark: TokenCursor.Mark
  ) -> (text: String, place: Place) {
    tokens.goBack(to: mark)
    tokens.report(failure)
    let first = tokens.next
    let column = tokens.column(of: first)
    while !tokens.isAtEnd {
      let token = tokens.next
      let isBehind = token.begins >= failure.place.start && token.begins > first.begins
      if isBehind, token.startsLine, tokens.column(of: token) <= column, !token.goesOnWithStatement
      {
        break
      }
      tokens.skipBracket()
      guard tokens.previous.ends > failure.place.start || isBehind else { continue }
      if token.kind == .semicolon { break }
      if token.kind == .openCurly, !token.isUnclosed, !goesOnBehindBlock { break }
    }
    let place = tokens.place(from: first.begins)
    return (tokens.text(Int(place.start), Int(place.end)), place)
  }

  private var goesOnBehindBlock: Bool {
    !tokens.next.startsLine || tokens.next.goesOnWithStatement
  }

  /// A `;` that is missing at the end of its line is said, and costs nothing.
  mutating func endOfStatement() throws(ReadingFailure) {
    if tokens.take(.semicolon) { return }
    guard tokens.next.startsLine || tokens.isAtEnd else { throw tokens.failure(.semicolon) }
    tokens.report(
      .wanted(Wanted.semicolon.rawValue, found: tokens.text(of: tokens.next)),
      at: tokens.place(of: tokens.previous))
  }

  // MARK: Blocks

  mutating func block() throws(ReadingFailure) -> [Statement] {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    return try braced { reader in reader.statements(in: .block) }
  }

  mutating func braced<Lines>(
    _ lines: (inout ObjectiveCReader) -> Lines
  ) throws(ReadingFailure) -> Lines {
    let open = tokens.next
    guard open.kind == .openCurly else { throw tokens.failure(.openCurly) }
    if open.isUnclosed { tokens.report(.unclosed("{"), at: tokens.place) }
    tokens.skip()
    let limit = tokens.narrow(to: Int(open.partner))
    let found = lines(&self)
    tokens.go(to: Int(open.partner))
    tokens.widen(to: limit)
    if !open.isUnclosed { tokens.skip() }
    return found
  }

  // MARK: Names

  mutating func name() throws(ReadingFailure) -> String {
    guard tokens.isNext(.name) else { throw tokens.failure(.name) }
    return tokens.text(of: tokens.advance())
  }
}

extension Token {
  fileprivate var goesOnWithStatement: Bool {
    switch kind {
    case .openCurly, .closeCurly, .closeRound, .closeSquare, .comma, .dot, .colon: true
    case .sign: sign != .minus && sign != .plus && sign != .times && sign != .and
    case .name: word == .else
    case .atName: word == .catch || word == .finally
    default: false
    }
  }
}
