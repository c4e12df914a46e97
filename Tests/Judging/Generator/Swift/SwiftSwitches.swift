/// `switch` over everything.
extension SwiftWriter {
  mutating func writeSwitch() -> Bool {
    switch dice.below(6) {
    case 0, 1: return switchOverInteger()
    case 2: return switchOverText()
    case 3: return switchOverPair()
    case 4: return switchOverMaybe()
    default: return switchOverChoice()
    }
  }

  /// One case with its block; `new` is what its pattern binds.
  private mutating func branch(_ pattern: String, _ new: [Variable] = []) {
    page.label(pattern)
    block { writer in
      writer.variables += new
      writer.writeStatements(writer.dice.between(1...2))
    }
  }

  private mutating func switchOverInteger() -> Bool {
    page.open("switch \(integer(2).text) {")
    page.label("case ..<0:")
    block { $0.writeStatements(1) }
    let low = dice.between(1...9)
    branch("case 0, \(low):")
    branch("case 2..<\(low + dice.between(3...20)):")
    if dice.chance(50) {
      let name = names.fresh("x")
      branch(
        "case let \(name) where \(name) % \(dice.between(2...3)) == 0:",
        [Variable(name: name, kind: .integer)])
    }
    branch("default:")
    page.close()
    return true
  }

  private mutating func switchOverText() -> Bool {
    let words = dice.shuffled(Names.words)
    page.open("switch \(text(1).text) {")
    branch("case \"\(words[0])\", \"\(words[1])\":")
    branch("case \"\":")
    let name = names.fresh("found")
    branch("case let \(name) where \(name).count > 4:", [Variable(name: name, kind: .text)])
    branch("default:")
    page.close()
    return true
  }

  private mutating func switchOverPair() -> Bool {
    let (first, second) = (names.fresh("a"), names.fresh("b"))
    page.open("switch (\(integer(1).text), \(bool(1).text)) {")
    branch("case (0, _):")
    branch("case (1...\(dice.between(5...30)), true):")
    branch("case (let \(first), true):", [Variable(name: first, kind: .integer)])
    branch(
      "case let (\(first), \(second)) where \(second) || \(first) > 5:",
      [Variable(name: first, kind: .integer), Variable(name: second, kind: .bool)])
    branch("case (_, false):")
    page.close()
    return true
  }

  private mutating func switchOverMaybe() -> Bool {
    guard let maybe = dice.pickAny(variables(of: .maybe(.integer))) else { return false }
    let name = names.fresh("inside")
    page.open("switch \(maybe.name) {")
    branch("case nil:")
    if dice.chance(50) { branch("case \(dice.below(9)):") }
    branch(
      dice.chance(50) ? "case .some(let \(name)):" : "case let \(name)?:",
      [Variable(name: name, kind: .integer)])
    page.close()
    return true
  }

  private mutating func switchOverChoice() -> Bool {
    let choices = types.filter { $0.form == .choice }
    guard let type = dice.pickAny(choices) else { return false }
    let value = thing(type.name, 1).text
    page.open("switch \(value) {")
    var isOpen = false
    for one in dice.shuffled(type.cases) {
      if dice.chance(20) {
        isOpen = true
        continue
      }
      let bound = one.payload.map { Variable(name: names.fresh("v"), kind: $0.kind) }
      if bound.isEmpty {
        branch("case .\(one.name):")
      } else if dice.chance(50) {
        branch("case let .\(one.name)(\(bound.map(\.name).joined(separator: ", "))):", bound)
      } else {
        let parts = zip(one.payload, bound).map { payload, variable in
          (payload.label.map { "\($0): " } ?? "") + "let \(variable.name)"
        }
        branch("case .\(one.name)(\(parts.joined(separator: ", "))):", bound)
      }
    }
    if isOpen { branch("default:") }
    page.close()
    return true
  }
}
