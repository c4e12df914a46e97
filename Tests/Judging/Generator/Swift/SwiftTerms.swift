/// Expressions of any kind.
extension SwiftWriter {
  mutating func term(_ kind: Kind, depth: Int) -> Term {
    switch kind {
    case .integer: integer(depth)
    case .double: double(depth)
    case .bool: bool(depth)
    case .text: text(depth)
    case .list(let element): list(of: element, depth)
    case .table: table()
    case .maybe(let wrapped): maybe(wrapped, depth)
    case .pair(let first, let second): pair(first, second, depth)
    case .named(let name): thing(name, depth)
    }
  }

  /// A term that is small enough to be kept in a variable.
  mutating func storable(_ kind: Kind, depth: Int = 2) -> Term {
    let term = term(kind, depth: depth)
    switch kind {
    case .integer where term.bound > Limit.number:
      let most = dice.pick([97, 100, 500, 997])
      return Term(
        text: "\(term.inside(.product)) % \(most)", tightness: .product, bound: most - 1)
    case .double where term.bound > Limit.number:
      return Term(
        text: "\(term.inside(.atom)).truncatingRemainder(dividingBy: 500)", bound: 500)
    case .text where term.bound > Limit.text:
      return Term(text: "String(\(term.inside(.atom)).prefix(20))", bound: 20)
    case .list where term.bound > Limit.list:
      return Term(text: "Array(\(term.inside(.atom)).prefix(6))", bound: 6)
    default:
      return term
    }
  }

  /// Where the type is known, a case or a factory may be written without it.
  mutating func expected(_ kind: Kind, depth: Int = 1) -> Term {
    var term = storable(kind, depth: depth)
    if case .named(let name) = kind, term.text.hasPrefix(name + "."), dice.chance(60) {
      term.text.removeFirst(name.count)
    }
    return term
  }

  mutating func arguments(for parameters: [Parameter], depth: Int) -> String {
    var texts: [String] = []
    for parameter in parameters {
      if parameter.hasDefault, dice.chance(40) { continue }
      let value = expected(parameter.kind, depth: depth).text
      texts.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return texts.joined(separator: ", ")
  }

  /// A call of a function of the program.
  mutating func call(_ kind: Kind, _ depth: Int) -> Term? {
    let candidates = functions.filter { function in
      function.result == kind && !function.isThrowing && isAffordable(function.cost)
        && !function.parameters.contains { $0.isInout }
    }
    guard let function = dice.pickAny(candidates) else { return nil }
    spend(function.cost)
    return Term(
      text: "\(function.name)(\(arguments(for: function.parameters, depth: depth - 1)))",
      bound: kind.storedBound)
  }

  /// A property or a method of something in reach.
  mutating func member(_ kind: Kind, _ depth: Int) -> Term? {
    guard let (owner, member) = dice.pickAny(reachable(kind)) else { return nil }
    spend(member.cost)
    var text = "\(owner.name).\(member.name)"
    if let parameters = member.parameters {
      text += "(\(arguments(for: parameters, depth: depth - 1)))"
    }
    return Term(text: text, bound: kind.storedBound)
  }

  mutating func variable(_ kind: Kind) -> Term? {
    guard let variable = dice.pickAny(variables(of: kind)) else { return nil }
    return Term(text: variable.name, bound: kind.storedBound)
  }

  /// `condition ? a : b`.
  mutating func choice(_ kind: Kind, _ depth: Int) -> Term {
    let condition = bool(depth - 1)
    let (yes, no) = (term(kind, depth: depth - 1), term(kind, depth: depth - 1))
    return Term(
      text: "\(condition.insideRight(of: .ternary)) ? \(yes.insideRight(of: .ternary))"
        + " : \(no.insideRight(of: .ternary))",
      tightness: .ternary, bound: max(yes.bound, no.bound))
  }

  /// `{ body }` with `$0` of a kind; never written where a statement's own block would follow.
  mutating func closure(over kind: Kind, to result: Kind, depth: Int) -> Term {
    if isInClosure { return Term(text: "{ _ in \(plain(result)) }", bound: 1) }
    isInClosure = true
    defer { isInClosure = false }
    let outer = (variables, functions)
    variables.append(Variable(name: "$0", kind: kind))
    functions.removeAll { $0.cost > 10 }
    let body = storable(result, depth: depth)
    (variables, functions) = outer
    let text = body.text.contains("$0") ? "{ \(body.text) }" : "{ _ in \(body.text) }"
    return Term(text: text, bound: body.bound)
  }

  private func plain(_ kind: Kind) -> String {
    switch kind {
    case .bool: "true"
    case .text: "\"\""
    default: "1"
    }
  }

  mutating func pair(_ first: Kind, _ second: Kind, _ depth: Int) -> Term {
    if dice.chance(40), let known = variable(.pair(first, second)) { return known }
    return Term(
      text:
        "(\(storable(first, depth: depth - 1).text), \(storable(second, depth: depth - 1).text))")
  }

  mutating func table() -> Term {
    if dice.chance(40), let known = variable(.table) { return known }
    let keys = dice.shuffled(Self.keys).prefix(dice.between(1...3))
    let entries = keys.map { "\"\($0)\": \(dice.between(0...30))" }
    return Term(text: "[\(entries.joined(separator: ", "))]", bound: 3)
  }

  static var keys: [String] { ["a", "b", "c", "d"] }

  /// A value of a type of the program.
  mutating func thing(_ name: String, _ depth: Int) -> Term {
    if dice.chance(45), let known = variable(.named(name)) { return known }
    if depth > 0, dice.chance(30), let made = member(.named(name), depth) { return made }
    guard let type = type(named: name) else { return Term(text: name) }
    switch type.form {
    case .protocolType:
      return thing(dice.pick(type.conformers), depth)
    case .object where !type.conformers.isEmpty && dice.chance(40):
      return thing(dice.pick(type.conformers), depth)
    case .structure, .object:
      return Term(text: "\(name)(\(arguments(for: type.initializer, depth: depth - 1)))")
    case .choice:
      let chosen = dice.pick(type.cases)
      if chosen.payload.isEmpty { return Term(text: "\(name).\(chosen.name)") }
      let parameters = chosen.payload.map { Parameter(label: $0.label, name: "", kind: $0.kind) }
      return Term(
        text: "\(name).\(chosen.name)(\(arguments(for: parameters, depth: depth - 1)))")
    }
  }
}

extension Kind {
  /// How large a stored value may be.
  var storedBound: Int {
    switch self {
    case .integer, .double: Limit.number
    case .text: Limit.text
    case .list: Limit.list
    default: 0
    }
  }
}
