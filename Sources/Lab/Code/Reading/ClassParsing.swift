/// Swift's classes and functions.
extension CodeParser {
  mutating func swiftClass() throws(CodeError) -> CodeClass {
    let isAddition = next.text == "extension"
    skip()
    let name = try expectName("name")
    if next.isSymbol("<") { skipAngles() }
    var base: CodeToken?
    if take(":") {
      base = isAddition ? nil : next
      repeat { _ = try type() } while take(",")
    }
    skipHead()
    var found = CodeClass(
      part: isAddition ? .addition : .whole, name: name.text, base: base?.text, functions: [],
      namePlace: name.place,
      basePlace: base?.place ?? name.place)
    let opening = (place: place, mark: mark())
    try expect("{")
    while !take("}") {
      guard next.kind != .end else { throw CodeError(.unclosed("{"), at: opening.place) }
      if take(";") { continue }
      let isConstant = bindsConstant
      for member in try statementOrUnread() { found.take(member, isConstant: isConstant) }
    }
    let given = namesGivenValues(from: opening.mark)
    for index in found.stored.indices where given.contains(found.stored[index].name) {
      found.stored[index].isSet = true
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

  /// What stands left of an assignment since then, and is not declared there.
  private func namesGivenValues(from start: Int) -> Set<String> {
    var found: Set<String> = []
    for index in start..<mark() {
      let (before, token, sign) = (
        peek(index - mark() - 1), peek(index - mark()), peek(index - mark() + 1)
      )
      guard token.kind == .name, ["=", "+=", "-=", "*=", "/="].contains(where: sign.isSymbol),
        !before.isName("var"), !before.isName("let")
      else { continue }
      found.insert(token.text)
    }
    return found
  }

  /// `func point(inside point: CGPoint, with event: UIEvent?) -> Bool { … }`
  mutating func function(isOverride: Bool) throws(CodeError) -> CodeFunction {
    let start = next
    let isInitializer = !takeName("func")
    let name = try expectName("name")
    var labels = ""
    var (parameters, types): ([String], [String]) = ([], [])
    if isInitializer, next.isSymbol("?") || next.isSymbol("!") { skip() }
    if next.isSymbol("<") { skipAngles() }
    // A `deinit` has no parameters.
    if name.text != "deinit" || next.isSymbol("(") {
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
    }
    skipHead()
    return CodeFunction(
      name: name.text + "(" + labels + ")", parameters: parameters, types: types,
      isOverride: isOverride, body: try block(),
      place: start.place.lowerBound..<name.place.upperBound)
  }

  /// `async throws -> Bool where A: B`, up to the brace.
  private mutating func skipHead() {
    while next.kind != .end, !next.isSymbol("{"), !next.isSymbol("}") {
      if next.isSymbol("(") || next.isSymbol("[") {
        do throws(CodeError) { try skipBrackets() } catch { return }
      } else {
        skip()
      }
    }
  }

  /// `<Item>`
  mutating func skipAngles() {
    var open = 0
    repeat {
      if next.isSymbol("<") { open += 1 }
      if next.isSymbol(">") { open -= 1 }
      skip()
    } while open > 0 && next.kind != .end && !next.isSymbol("{")
  }
}

extension CodeClass {
  /// What its objects keep and do; the rest is known by name.
  fileprivate mutating func take(_ member: CodeStatement, isConstant: Bool) {
    switch member.kind {
    case .function(let function): functions.append(function)
    case .bind(name: let name, let className, let value):
      stored.append(
        CodeStored(
          name: name, className: className, value: isConstant ? value : nil, initial: value))
    case .nothing: break
    case .declaration(let nested): unread.append(nested.name)
    default: unread.append(member.title)
    }
  }
}
