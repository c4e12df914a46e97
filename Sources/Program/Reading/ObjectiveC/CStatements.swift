/// C's statements, and Objective-C's.
extension ObjectiveCReader {
  mutating func statement(into found: inout [Statement]) throws(ReadingFailure) {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let start = tokens.next.begins
    if isGotoLabel {
      tokens.skip()
      tokens.skip()
      return
    }
    var kinds = try controlFlow()
    if kinds == nil { kinds = try markedStatement() }
    if let kinds {
      for kind in kinds { found.append(Statement(kind, at: tokens.place(from: start))) }
    } else if isDeclaration(at: tokens.position) {
      try declaration(into: &found)
    } else {
      let value = try commaExpression()
      let place = tokens.place(from: start)
      if !value.isMacroCall || !tokens.next.startsLine { try endOfStatement() }
      found.append(Statement(.expression(value), at: place))
    }
  }

  private var isGotoLabel: Bool {
    tokens.isNext(.name) && tokens.peek(1).kind == .colon && tokens.next.startsLine
      && tokens.next.word != .default && tokens.next.word != .case
  }

  private mutating func controlFlow() throws(ReadingFailure) -> [Statement.Kind]? {
    let token = tokens.next
    if token.kind == .openCurly { return [.block(try block())] }
    guard token.kind == .name else { return nil }
    switch token.word {
    case .if: return [try ifStatement()]
    case .for: return [try forLoop()]
    case .while:
      tokens.skip()
      let conditions = try bracketedConditions()
      return [.whileLoop(label: nil, conditions, try body())]
    case .do: return [try doLoop()]
    case .switch: return [try switchStatement()]
    case .return:
      tokens.skip()
      let isOver = tokens.isNext(.semicolon) || tokens.isAtEnd
      let value = isOver ? nil : try commaExpression()
      try endOfStatement()
      return [.returned(value)]
    case .break, .continue:
      tokens.skip()
      try endOfStatement()
      return [token.word == .break ? .broken(label: nil) : .continued(label: nil)]
    case .goto: throw tokens.failure(.statement)
    default: return nil
    }
  }

  /// A block, or the one statement that C takes in its place.
  mutating func body() throws(ReadingFailure) -> [Statement] {
    if tokens.isNext(.openCurly) { return try block() }
    if tokens.take(.semicolon) { return [] }
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    var found: [Statement] = []
    statementOrUnread(into: &found)
    return found
  }

  private mutating func bracketedConditions() throws(ReadingFailure) -> [Condition] {
    try tokens.expect(.openRound, .openRound)
    if tokens.next.kind == .atName, tokens.next.word == .available,
      tokens.token(at: tokens.indexBehindBracket(at: tokens.position + 1)).kind == .closeRound
    {
      tokens.skip()
      tokens.skipBracket()
      tokens.skip()
      return [.available(true)]
    }
    let value = try commaExpression()
    try tokens.expect(.closeRound, .closeRound)
    return [.holds(value)]
  }

  /// The chain of `else if` is read without reading in oneself.
  private mutating func ifStatement() throws(ReadingFailure) -> Statement.Kind {
    var branches: [(conditions: [Condition], body: [Statement], start: Int32)] = []
    var last: [Statement]?
    repeat {
      let start = tokens.next.begins
      try tokens.expect(.if)
      branches.append((try bracketedConditions(), try body(), start))
      guard tokens.take(.else) else { break }
      if !tokens.isNext(.if) {
        last = try body()
        break
      }
      try tokens.link()
    } while true
    var otherwise = last
    while branches.count > 1, let branch = branches.popLast() {
      let kind = Statement.Kind.choice(branch.conditions, then: branch.body, otherwise: otherwise)
      otherwise = [Statement(kind, at: tokens.place(from: branch.start))]
    }
    guard let first = branches.first else { throw tokens.failure(.statement) }
    return .choice(first.conditions, then: first.body, otherwise: otherwise)
  }

  // MARK: Loops

  private mutating func forLoop() throws(ReadingFailure) -> Statement.Kind {
    tokens.skip()
    guard tokens.isNext(.openRound) else { throw tokens.failure(.openRound) }
    if let each = try fastEnumeration() { return each }
    tokens.skip()
    var start: [Statement] = []
    if !tokens.take(.semicolon) {
      if isDeclaration(at: tokens.position) {
        try declaration(into: &start)
      } else {
        let value = try commaExpression()
        start.append(Statement(.expression(value), at: value.place))
        try tokens.expect(.semicolon, .semicolon)
      }
    }
    let conditions: [Condition] = tokens.isNext(.semicolon) ? [] : [.holds(try commaExpression())]
    try tokens.expect(.semicolon, .semicolon)
    var step: [Expression] = []
    while !tokens.isNext(.closeRound) {
      step.append(try expression())
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeRound, .closeRound)
    return .forLoop(label: nil, start: start, conditions, step: step, try body())
  }

  /// `for (UIView *view in self.subviews)`
  private mutating func fastEnumeration() throws(ReadingFailure) -> Statement.Kind? {
    guard hasInInBrackets else { return nil }
    tokens.skip()
    let start = tokens.next.begins
    let pattern: Pattern
    if isDeclaration(at: tokens.position) {
      let specifiers = try specifiers()
      let declarator = try declarator(specifiers.type)
      let bind = Pattern(.bind(declarator.name, isConstant: false), at: declarator.place)
      pattern = Pattern(.typed(bind, declarator.type), at: tokens.place(from: start))
    } else {
      pattern = Pattern(.bind(try name(), isConstant: false), at: tokens.place(from: start))
    }
    try tokens.expect(.in)
    let sequence = try commaExpression()
    try tokens.expect(.closeRound, .closeRound)
    return .forIn(label: nil, pattern, sequence, filter: nil, try body())
  }

  private var hasInInBrackets: Bool {
    let end = tokens.indexBehindBracket(at: tokens.position)
    var index = tokens.position + 1
    while index < min(end, tokens.position + 60) {
      let token = tokens.token(at: index)
      if token.isWord(.in) { return true }
      if token.kind == .semicolon { return false }
      index = token.opens ? tokens.indexBehindBracket(at: index) : index + 1
    }
    return false
  }

  private mutating func doLoop() throws(ReadingFailure) -> Statement.Kind {
    tokens.skip()
    let body = try body()
    try tokens.expect(.while)
    try tokens.expect(.openRound, .openRound)
    let until = try commaExpression()
    try tokens.expect(.closeRound, .closeRound)
    // In a macro it may lack.
    _ = tokens.take(.semicolon)
    return .repeatLoop(label: nil, body, until: until)
  }
}

extension Expression {
  /// A macro on a line of its own takes no `;`.
  fileprivate var isMacroCall: Bool {
    switch kind {
    case .name: return true
    case .call(let function, _):
      if case .name(let name) = function.kind { return name.isShouted }
      return false
    default: return false
    }
  }
}
