extension CodeParser {
  /// Swift's modifiers say nothing that matters here.
  private static let modifiers: Set<String> = [
    "final", "weak", "lazy", "private", "public", "open", "fileprivate", "internal", "static",
    "override", "required", "convenience", "unowned", "nonisolated", "mutating", "strong",
    "__weak", "__block", "const",
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
      statements += try statement()
    }
    return statements
  }

  private mutating func statementKinds() throws(CodeError) -> [CodeStatement.Kind] {
    if next.kind == .marked { return try markedStatement() }
    if next.isSymbol("}") || next.isSymbol(")") || next.isSymbol("]") {
      throw CodeError(.unreadable(next.text), at: place)
    }
    var isOverride = false
    while next.kind == .name, CodeParser.modifiers.contains(next.text) {
      let isPartial = peek(1).isSymbol("(") && peek(2).isName("set") && peek(3).isSymbol(")")
      guard isPartial || peek(1).kind == .name || peek(1).kind == .marked else { break }
      isOverride = isOverride || next.text == "override"
      for _ in 0..<(isPartial ? 4 : 1) { skip() }
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
    case "struct", "enum", "protocol": throw CodeError(.notHere(next.text), at: place)
    case "func", "init", "deinit": return [.function(try function(isOverride: isOverride))]
    case "return":
      skip()
      let isBare =
        next.startsRow || next.isSymbol("}") || next.isSymbol(";") || next.kind == .end
      return [.give(isBare ? nil : try expression())]
    case "continue", "break":
      skip()
      return [.jump(next.text)]
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
          conditions.append(.binds(name.text, try expression(beforeBlock: true)))
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
    let name = try expectName("name")
    guard takeName("in") else { throw CodeError(.gap(.controlFlow), at: name.place) }
    let sequence = try expression(beforeBlock: !isBracketed)
    if isBracketed { try expect(")") }
    let condition = takeName("where") ? try expression(beforeBlock: true) : nil
    return .loop(name.text, in: sequence, where: condition, try body())
  }

  // MARK: Classes

  private mutating func swiftClass() throws(CodeError) -> CodeClass {
    let isAddition = next.text == "extension"
    skip()
    let name = try expectName("name")
    var base: CodeToken?
    if take(":") {
      base = isAddition ? nil : next
      repeat { _ = try type() } while take(",")
    }
    var found = CodeClass(
      part: isAddition ? .addition : .whole, name: name.text, base: base?.text, functions: [],
      namePlace: name.place,
      basePlace: base?.place ?? name.place)
    let opening = place
    try expect("{")
    while !take("}") {
      guard next.kind != .end else { throw CodeError(.unclosed("{"), at: opening) }
      if take(";") { continue }
      let isConstant = bindsConstant
      for member in try statement() {
        switch member.kind {
        case .function(let function): found.functions.append(function)
        case .bind(name: let name, let className, let value):
          found.stored.append(
            CodeStored(
              name: name, className: className, value: isConstant ? value : nil, initial: value))
        case .nothing: break
        default: throw CodeError(.gap(.storedProperty), at: member.place)
        }
      }
    }
    return found
  }

  /// Does a `let` follow, behind its modifiers and marks?
  private var bindsConstant: Bool {
    var offset = 0
    while peek(offset).kind == .marked || CodeParser.modifiers.contains(peek(offset).text) {
      offset += 1
    }
    return peek(offset).isName("let")
  }

  /// `func point(inside point: CGPoint, with event: UIEvent?) -> Bool { … }`
  private mutating func function(isOverride: Bool) throws(CodeError) -> CodeFunction {
    let start = next
    let isInitializer = !takeName("func")
    let name = try expectName("name")
    var labels = ""
    var (parameters, types): ([String], [String]) = ([], [])
    if isInitializer, next.isSymbol("?") { skip() }
    try expect("(")
    while !take(")") {
      let label = try expectName("name")
      labels += label.text + ":"
      parameters.append(next.kind == .name ? try expectName("name").text : label.text)
      try expect(":")
      types.append(try type() ?? "")
      if take("=") { _ = try expression() }
      if !next.isSymbol(")") { try expect(",") }
    }
    if take("->") { _ = try type() }
    return CodeFunction(
      name: name.text + "(" + labels + ")", parameters: parameters, types: types,
      isOverride: isOverride, body: try block(),
      place: start.place.lowerBound..<name.place.upperBound)
  }

  /// `@objc func`, `@implementation`.
  private mutating func markedStatement() throws(CodeError) -> [CodeStatement.Kind] {
    switch next.text {
    case "@interface", "@implementation": return [.declaration(try objectiveCClass())]
    case "@end", "@import", "@class", "#import", "#include", "@property", "@protocol":
      repeat { skip() } while next.kind != .end && !next.startsRow && !next.isSymbol(";")
      return [.nothing]
    case "@selector", "#selector": return [try simple()]
    default:
      let isExposed = ["@objc", "@IBAction"].contains(next.text)
      skip()
      if next.isSymbol("("), next.isJoined { try skipBrackets() }
      return try statementKinds().map { kind in
        guard isExposed, case .function(var function) = kind else { return kind }
        function.isExposed = true
        return .function(function)
      }
    }
  }
}
