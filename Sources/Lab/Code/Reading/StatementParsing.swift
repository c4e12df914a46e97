extension CodeParser {
  /// Swift's modifiers say nothing that matters here.
  static let modifiers: Set<String> = [
    "final", "weak", "lazy", "private", "public", "open", "fileprivate", "internal", "static",
    "override", "required", "convenience", "unowned", "nonisolated", "mutating", "strong",
    "dynamic", "optional", "indirect", "package", "__weak", "__block", "const",
  ]

  /// One statement as it is written; `let a = 1, b = 2` is two.
  mutating func statement() throws(CodeError) -> [CodeStatement] {
    let start = next.place.lowerBound
    let kinds = try go { parser throws(CodeError) in try parser.statementKinds() }
    guard mark() > 0, end > start else { throw CodeError(.unreadable(next.text), at: place) }
    return kinds.map { CodeStatement(kind: $0, place: start..<max(start + 1, end)) }
  }

  mutating func block() throws(CodeError) -> [CodeStatement] {
    let opening = place
    try expect("{")
    return try statements(after: opening)
  }

  /// As far as the brace that closes them.
  mutating func statements(after opening: Range<Int>) throws(CodeError) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    while !take("}") {
      guard next.kind != .end else { throw CodeError(.unclosed("{"), at: opening) }
      if take(";") { continue }
      statements += try statementOrUnread()
    }
    return statements
  }

  private mutating func statementKinds() throws(CodeError) -> [CodeStatement.Kind] {
    if next.kind == .marked { return try markedStatement() }
    if next.isSymbol("}") || next.isSymbol(")") || next.isSymbol("]") {
      throw CodeError(.unreadable(next.text), at: place)
    }
    if let method = try objectiveCMethod() { return [.function(method)] }
    var isOverride = false
    while let length = modifierLength {
      isOverride = isOverride || next.text == "override"
      for _ in 0..<length { skip() }
    }
    if next.kind == .marked { return try markedStatement() }
    guard next.kind == .name else { return [try simple()] }
    switch next.text {
    case "import":
      skip()
      _ = try type()
      return [.nothing]
    case "let", "var": return try bindings(isOverride: isOverride)
    case "class" where peek(1).kind == .name, "extension":
      return [.declaration(try swiftClass())]
    case "struct": throw CodeError(.notHere(next.text), at: place)
    case "enum", "protocol", "typealias":
      return [.unread(try unread(for: CodeError(.notHere(next.text), at: place)))]
    case "func", "init", "deinit": return [.function(try function(isOverride: isOverride))]
    case "return":
      skip()
      let isBare =
        next.startsRow || next.isSymbol("}") || next.isSymbol(";") || next.kind == .end
      return [.give(isBare ? nil : try expression())]
    case "continue", "break":
      let word = next.text
      skip()
      return [.jump(word)]
    case "if": return [try ifStatement()]
    case "guard": return [try guardStatement()]
    case "for": return [try loop()]
    case "while", "switch", "repeat", "do", "throw", "defer":
      throw CodeError(.gap(.controlFlow), at: place)
    default: break
    }
    if let declaration = try objectiveCDeclaration() { return [declaration] }
    return [try simple()]
  }

  /// An expression, or a value given to a place.
  private mutating func simple() throws(CodeError) -> CodeStatement.Kind {
    let target = try expression()
    for symbol in ["=", "+=", "-=", "*=", "/="] where next.isSymbol(symbol) {
      skip()
      return .assign(target, sign: symbol, value: try expression())
    }
    try endOfStatement()
    return .expression(target)
  }

  private func endOfStatement() throws(CodeError) {
    let isOver =
      next.kind == .end || next.startsRow || next.isSymbol(";") || next.isSymbol("}")
      || next.isSymbol("{")
    guard isOver else { throw CodeError(.unreadable(next.text), at: place) }
  }

  private mutating func bindings(isOverride: Bool) throws(CodeError) -> [CodeStatement.Kind] {
    skip()
    var found: [CodeStatement.Kind] = []
    repeat {
      let name = try expectName("name")
      let className = take(":") ? try type() : nil
      if next.isSymbol("{") {
        let body = try accessor()
        return [
          .function(
            CodeFunction(
              name: name.text, parameters: [], isOverride: isOverride, body: body,
              place: name.place))
        ]
      }
      let value = take("=") ? try expression() : nil
      // Its observers: nobody here sets it.
      if value != nil, next.isSymbol("{"), !next.startsRow { try skipBrackets() }
      found.append(.bind(name: name.text, className: className, value))
    } while take(",")
    return found
  }

  /// `{ true }`, `{ get { true } }`, `{ return true }`.
  private mutating func accessor() throws(CodeError) -> [CodeStatement] {
    guard peek(1).isName("get"), peek(2).isSymbol("{") else { return try block() }
    skip()
    skip()
    let body = try block()
    // A setter may follow: nobody here sets it.
    while next.isName("set") || next.isName("didSet") || next.isName("willSet") {
      skip()
      if next.isSymbol("(") { try skipBrackets() }
      if next.isSymbol("{") { try skipBrackets() }
    }
    try expect("}")
    return body
  }

  // MARK: Control flow

  private mutating func conditions() throws(CodeError) -> [CodeCondition] {
    var conditions: [CodeCondition] = []
    repeat {
      if next.isName("let") || next.isName("var") {
        skip()
        let name = try expectName("name")
        if take(":") { _ = try type() }
        if take("=") {
          askedType = nil
          var value = try expression(beforeBlock: true)
          if let type = askedType {
            let parts = [value, try CodeExpression(.name(type), at: value.place)]
            value = try CodeExpression(.operation("as?", parts), at: value.place)
          }
          conditions.append(.binds(name.text, value))
        } else {
          conditions.append(
            .binds(name.text, try CodeExpression(.name(name.text), at: name.place)))
        }
      } else {
        conditions.append(.holds(try expression(beforeBlock: true)))
      }
    } while take(",")
    return conditions
  }

  private mutating func ifStatement() throws(CodeError) -> CodeStatement.Kind {
    skip()
    let conditions = try conditions()
    let then = try body()
    var otherwise: [CodeStatement] = []
    if takeName("else") { otherwise = try body() }
    return .condition(conditions, then: then, otherwise: otherwise)
  }

  /// A block, or the one statement that Objective-C takes in its place.
  private mutating func body() throws(CodeError) -> [CodeStatement] {
    if next.isSymbol("{") { return try block() }
    let only = try statement()
    _ = take(";")
    return only
  }

  private mutating func guardStatement() throws(CodeError) -> CodeStatement.Kind {
    skip()
    let conditions = try conditions()
    guard takeName("else") else { throw wanted("else") }
    return .check(conditions, otherwise: try block())
  }

  /// `for v in subviews.reversed() {`, and Objective-C's `for (UIView *v in …) {`.
  private mutating func loop() throws(CodeError) -> CodeStatement.Kind {
    skip()
    let isBracketed = take("(")
    if isBracketed, peek(1).isSymbol("*") {
      skip()
      skip()
    }
    if isBracketed, let counted = try countedLoop() { return counted }
    let name = try expectName("name")
    guard takeName("in") else { throw CodeError(.gap(.controlFlow), at: name.place) }
    let sequence = try expression(beforeBlock: !isBracketed)
    if isBracketed { try expect(")") }
    let condition = takeName("where") ? try expression(beforeBlock: true) : nil
    return .loop(name.text, in: sequence, where: condition, try body())
  }

  static let numberTypes: Set<String> = [
    "int", "long", "NSInteger", "NSUInteger", "Int", "CGFloat", "float", "double",
  ]

  /// C's `for (NSInteger i = count - 1; i >= 0; i--) {`, after its bracket; nil where it is another.
  private mutating func countedLoop() throws(CodeError) -> CodeStatement.Kind? {
    guard CodeParser.numberTypes.contains(next.text), peek(1).kind == .name, peek(2).isSymbol("=")
    else { return nil }
    skip()
    let name = try expectName("name")
    try expect("=")
    let start = try expression()
    try expect(";")
    let condition = try expression()
    try expect(";")
    let place = place
    let isDown = peek(1).isSymbol("-") || peek(1).isSymbol("-=") || next.isSymbol("-")
    while !next.isSymbol(")"), next.kind != .end { skip() }
    try expect(")")
    let step = try CodeExpression(.number(isDown ? -1 : 1), at: place)
    let count = try CodeExpression(.operation("for", [start, condition, step]), at: name.place)
    return .loop(name.text, in: count, where: nil, try body())
  }

  /// `@objc func`, `@implementation`.
  private mutating func markedStatement() throws(CodeError) -> [CodeStatement.Kind] {
    switch next.text {
    case "@interface", "@implementation": return [.declaration(try objectiveCClass())]
    case let text where CodeParser.rowMarks.contains(text):
      repeat { skip() } while next.kind != .end && !next.startsRow && !next.isSymbol(";")
      return [.nothing]
    case "@selector", "#selector": return [try simple()]
    default:
      let isExposed = ["@objc", "@IBAction"].contains(next.text)
      skip()
      if next.isSymbol("("), next.isJoined { try skipBrackets() }
      // `@available(iOS 13, *)` may stand over its class.
      if next.kind == .end { return [.nothing] }
      return try statementKinds().map { kind in
        guard isExposed, case .function(var function) = kind else { return kind }
        function.isExposed = true
        return .function(function)
      }
    }
  }

  /// Marks that say nothing here, with the rest of their row.
  static let rowMarks: Set<String> = [
    "@end", "@import", "@class", "#import", "#include", "@property", "@protocol", "@synthesize",
    "@dynamic", "#pragma", "#if", "#ifdef", "#ifndef", "#else", "#elseif", "#elif", "#endif",
    "#define", "#undef", "#warning", "#error",
  ]
}
