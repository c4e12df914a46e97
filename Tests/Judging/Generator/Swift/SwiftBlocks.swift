/// Statements with blocks: conditions, loops, `do`.
extension SwiftWriter {
  mutating func writeIf() -> Bool {
    page.open("if \(bool(2).text) {")
    block { $0.writeStatements($0.dice.between(1...2)) }
    while dice.chance(25) {
      page.turn("} else if \(bool(1).text) {")
      block { $0.writeStatements(1) }
    }
    if dice.chance(50) {
      page.turn("} else {")
      block { $0.writeStatements($0.dice.between(1...2)) }
    }
    page.close()
    return true
  }

  mutating func writeIfLet() -> Bool {
    let kind: Kind = dice.pick([.integer, .text])
    guard let maybe = dice.pickAny(variables(of: .maybe(kind))) else { return false }
    let isShort = dice.chance(40)
    let name = isShort ? maybe.name : names.fresh("inner")
    var condition = isShort ? "let \(name)" : "let \(name) = \(maybe.name)"
    let outer = variables
    if isShort { variables.removeAll { $0.name == name } }
    variables.append(Variable(name: name, kind: kind))
    if dice.chance(30) { condition += ", \(bool(1).text)" }
    page.open("if \(condition) {")
    block { $0.writeStatements($0.dice.between(1...2)) }
    variables = outer
    if dice.chance(50) {
      page.turn("} else {")
      block { $0.writeStatements(1) }
    }
    page.close()
    return true
  }

  // MARK: Loops

  mutating func writeFor() -> Bool {
    guard rounds <= 60 else { return false }
    let label = dice.chance(25) ? names.fresh("outer") : nil
    let prefix = label.map { "\($0): " } ?? ""
    switch dice.below(7) {
    case 0, 1:
      let (low, count) = (dice.below(4), dice.between(2...5))
      let range = dice.pick([
        "\(low)..<\(low + count)", "\(low + 1)...\(low + count)",
        "(\(low)..<\(low + count)).reversed()",
      ])
      loop(prefix, over: range, .integer, times: count, label)
    case 2:
      let step = dice.between(2...4)
      loop(
        prefix, over: "stride(from: \(step * 4), to: 0, by: -\(step))", .integer, times: 4, label)
    case 3, 4:
      guard let list = dice.pickAny(variables.filter { $0.kind.isPlainList }),
        case .list(let element) = list.kind
      else { return false }
      if dice.chance(35) {
        let (index, item) = (names.fresh("index"), names.fresh("one"))
        loop(
          prefix, "(\(index), \(item))", over: "\(list.name).enumerated()",
          [Variable(name: index, kind: .integer), Variable(name: item, kind: element)],
          times: Limit.list, label)
      } else {
        loop(prefix, over: list.name, element, times: Limit.list, label)
      }
    case 5:
      guard let table = dice.pickAny(variables(of: .table))?.name else { return false }
      let (key, value) = (names.fresh("key"), names.fresh("value"))
      loop(
        prefix, "(\(key), \(value))", over: "\(table).sorted(by: { $0.key < $1.key })",
        [Variable(name: key, kind: .text), Variable(name: value, kind: .integer)], times: 4, label)
    default:
      guard let text = dice.pickAny(variables(of: .text))?.name else { return false }
      loop(prefix, over: "\(text).prefix(5).map({ String($0) })", .text, times: 5, label)
    }
    return true
  }

  private mutating func loop(
    _ prefix: String, over sequence: String, _ kind: Kind, times: Int, _ label: String?
  ) {
    let name = names.fresh(kind == .integer ? dice.pick(["i", "n", "k"]) : "one")
    loop(
      prefix, name, over: sequence, [Variable(name: name, kind: kind)], times: times, label)
  }

  private mutating func loop(
    _ prefix: String, _ pattern: String, over sequence: String, _ new: [Variable], times: Int,
    _ label: String?
  ) {
    block(times: times) { writer in
      writer.variables += new
      writer.spend(2)
      let condition = writer.dice.chance(20) ? " where \(writer.bool(1).text)" : ""
      writer.page.open("\(prefix)for \(pattern) in \(sequence)\(condition) {")
      writer.loops.append(label)
      writer.writeStatements(writer.dice.between(1...3))
      writer.loops.removeLast()
      writer.page.close()
    }
  }

  mutating func writeWhile() -> Bool {
    guard rounds <= 60 else { return false }
    let name = names.fresh(dice.pick(["left", "tries", "turns"]))
    let count = dice.between(2...5)
    let isRepeat = dice.chance(35)
    page.write("var \(name) = \(count)")
    variables.append(Variable(name: name, kind: .integer))
    let more = dice.chance(40) ? " && \(bool(1).inside(.comparison))" : ""
    page.open(isRepeat ? "repeat {" : "while \(name) > 0\(more) {")
    block(times: count) { writer in
      writer.spend(2)
      writer.loops.append(nil)
      writer.page.write("\(name) -= 1")
      writer.writeStatements(writer.dice.between(1...3))
      writer.loops.removeLast()
    }
    page.close(isRepeat ? "} while \(name) > 0\(more)" : "}")
    return true
  }

  /// `continue`, `break`, or `return`, on a condition.
  mutating func writeLeave() -> Bool {
    let condition = bool(1).text
    if nesting > 0, let returning, dice.chance(50) {
      page.write("if \(condition) { return \(expected(returning).text) }")
      return true
    }
    guard let label = dice.pickAny(loops) else { return false }
    let word = dice.pick(["continue", "break"])
    page.write("if \(condition) { \(label.map { "\(word) \($0)" } ?? word) }")
    return true
  }

  mutating func writeDo() -> Bool {
    page.open("do {")
    block { writer in
      if writer.canPrint, writer.dice.chance(60) {
        writer.page.write("defer { print(\"leaving\", \(writer.integer(1).text)) }")
      }
      writer.writeStatements(2)
    }
    page.close()
    return true
  }

  /// A function or a closure that sees, and perhaps changes, the variables around it.
  mutating func writeLocalFunction() -> Bool {
    guard !isMember else { return false }
    let name = names.fresh(dice.pick(["bump", "note", "probe", "tally"]))
    let parameter = Variable(name: names.fresh("amount"), kind: .integer)
    let isClosure = dice.chance(60)
    let captured = dice.pickAny(changeable(.integer))?.name
    page.open(
      isClosure
        ? "let \(name) = { (\(parameter.name): Int) -> Int in"
        : "func \(name)(_ \(parameter.name): Int) -> Int {")
    let known = (variables, functions)
    functions = []
    let cost = apart(returning: .integer) { writer in
      (writer.variables, writer.functions) = (known.0 + [parameter], [])
      writer.nesting = 3
      if let captured { writer.change(captured, .integer) }
      if writer.dice.chance(40) { writer.writeStatement() }
      writer.page.write("return \(writer.storable(.integer).text)")
    }
    page.close()
    (variables, functions) = known
    functions.append(
      Function(
        name: name, parameters: [Parameter(name: parameter.name, kind: .integer)],
        result: .integer, cost: cost + 10))
    if canPrint, dice.chance(75) {
      spend(cost)
      let (a, b) = (storable(.integer, depth: 1).text, storable(.integer, depth: 0).text)
      page.write("print(\(name)(\(a)) - \(name)(\(b))\(captured.map { ", \($0)" } ?? ""))")
    }
    return true
  }
}
