/// Statements: declaring, changing, printing, and the choice among all of them.
extension SwiftWriter {
  static var plainKinds: [Kind] {
    [
      .integer, .integer, .integer, .text, .text, .double, .bool, .list(.integer), .list(.text),
      .table, .maybe(.integer), .maybe(.text), .pair(.integer, .text),
    ]
  }

  mutating func anyKind() -> Kind {
    if dice.chance(30), let type = dice.pickAny(types) { return .named(type.name) }
    return dice.pick(Self.plainKinds)
  }

  mutating func writeStatements(_ count: Int) {
    for _ in 0..<count { writeStatement() }
  }

  mutating func writeStatement() {
    spend()
    let isDeep = nesting >= (isQuiet ? 1 : 3)
    for _ in 0..<6 {
      let isWritten: Bool
      switch dice.below(isDeep ? 13 : 27) {
      case 0, 1: isWritten = declare(anyKind(), isMutable: dice.chance(60))
      case 2...5: isWritten = writeAssignment()
      case 6: isWritten = writeListChange()
      case 7: isWritten = writeTableChange()
      case 8, 9: isWritten = writeThingChange()
      case 10, 11: isWritten = writePrint()
      case 12: isWritten = writeCall()
      case 13...15: isWritten = writeIf()
      case 16: isWritten = writeIfLet()
      case 17...19: isWritten = writeFor()
      case 20: isWritten = writeWhile()
      case 21, 22: isWritten = writeSwitch()
      case 23: isWritten = writeLocalFunction()
      case 24: isWritten = writeDo()
      case 25: isWritten = writeSwap()
      default: isWritten = writeLeave()
      }
      if isWritten { return }
    }
    if !writePrint() { page.write("_ = \(integer(1).text)") }
  }

  // MARK: Declaring

  @discardableResult
  mutating func declare(_ kind: Kind, isMutable: Bool) -> Bool {
    let value = storable(kind, depth: kind == .integer || kind == .text ? 3 : 2)
    let name = freshName(for: kind)
    let isPlain: Bool
    switch kind {
    case .integer, .bool, .text: isPlain = dice.chance(85)
    case .named(let type):
      isPlain = value.text.hasPrefix(type) && self.type(named: type)?.form != .protocolType
    default: isPlain = false
    }
    let type = isPlain ? "" : ": \(kind.inSwift)"
    page.write("\(isMutable ? "var" : "let") \(name)\(type) = \(value.text)")
    variables.append(Variable(name: name, kind: kind, isMutable: isMutable))
    return true
  }

  // MARK: Changing

  func changeable(_ kinds: Kind...) -> [Variable] {
    variables.filter { $0.isMutable && (kinds.isEmpty || kinds.contains($0.kind)) }
  }

  mutating func writeAssignment() -> Bool {
    guard let target = dice.pickAny(changeable()) else { return false }
    change(target.name, target.kind)
    return true
  }

  /// A new value for a place of a kind.
  mutating func change(_ place: String, _ kind: Kind) {
    switch (kind, dice.below(5)) {
    case (.integer, 0):
      let value = storable(.integer, depth: 1)
      page.write(
        "\(place) = (\(place) \(dice.pick(["+", "-"])) \(value.insideRight(of: .sum))) % 500")
    case (.integer, 1):
      page.write("\(place) \(dice.pick(["+=", "-="])) \(storable(.integer, depth: 1).text)")
      page.write("\(place) %= \(dice.pick([100, 360, 999]))")
    case (.integer, 2):
      page.write("\(place) \(dice.pick(["/=", "%="])) \(dice.between(2...7))")
    case (.double, 0):
      page.write("\(place) /= \(dice.pick([2, 4]))")
    case (.bool, 0):
      page.write("\(place).toggle()")
    case (.text, 0):
      page.write("if \(place).count < 20 { \(place) += \(shortText()) }")
    case (.list, 0):
      page.write("\(place).reverse()")
    case (.list(let element), 1):
      let added = expected(element).text
      page.write("\(place).append(\(added))")
      page.write("if \(place).count > 8 { \(place).removeFirst(\(dice.between(1...4))) }")
    default:
      for _ in 0..<5 {
        let value = expected(kind, depth: 2).text
        if value != place {
          page.write("\(place) = \(value)")
          return
        }
      }
      page.write("_ = \(place)")
    }
  }

  private mutating func shortText() -> String {
    dice.chance(50)
      ? "\"\(dice.pick(["!", "?", "-x", " ok"]))\""
      : "\"\\(\(storable(.integer, depth: 1).text))\""
  }

  mutating func writeListChange() -> Bool {
    guard let list = dice.pickAny(variables.filter { $0.isMutable && $0.kind.isPlainList }),
      case .list(let element) = list.kind
    else { return false }
    let name = list.name
    switch dice.below(8) {
    case 0:
      let index = integer(0).text
      page.open("if !\(name).isEmpty {")
      block { writer in
        let value = writer.expected(element).text
        writer.page.write("\(name)[abs(\(index)) % \(name).count] = \(value)")
      }
      page.close()
    case 1:
      page.write(
        "if \(name).count < 8 { \(name).insert(\(expected(element).text), at: \(name).count / 2) }")
    case 2 where canPrint:
      page.write("if let last = \(name).popLast() { print(\"took \\(last)\", \(name).count) }")
    case 3 where !isMember:
      let known = variables
      variables.removeAll { $0.name == name }
      let test = closure(over: element, to: .bool, depth: 2)
      variables = known
      page.write("\(name).removeAll \(test.text)")
    case 4:
      page.write("\(name).sort()")
    case 5:
      page.write("if \(name).count > 1 { \(name).swapAt(0, \(name).count - 1) }")
    case 6:
      page.write("if \(name).count > 2 { \(name).remove(at: \(dice.below(3))) }")
    default:
      page.write("if \(name).count < 6 { \(name) += \(self.list(of: element, 1).text) }")
    }
    return true
  }

  mutating func writeTableChange() -> Bool {
    guard let table = dice.pickAny(changeable(.table))?.name else { return false }
    let key = dice.pick(Self.keys)
    switch dice.below(5) {
    case 0: page.write("\(table)[\"\(key)\"] = nil")
    case 1: page.write("\(table)[\"\(key)\"]? = \(storable(.integer).text)")
    case 2:
      page.write("\(table)[\"\(key)\", default: \(dice.below(5))] += \(dice.between(1...9))")
      page.write("\(table)[\"\(key)\"]! %= 50")
    case 3: page.write("\(table) = \(table).filter { $0.value > \(integer(0).text) }")
    default: page.write("\(table)[\"\(key)\"] = \(storable(.integer, depth: 2).text)")
    }
    return true
  }

  /// Sets a property of a thing, or calls a method that changes it.
  mutating func writeThingChange() -> Bool {
    var choices: [(owner: Variable, member: Member)] = []
    for owner in variables {
      guard case .named(let name) = owner.kind, let type = type(named: name) else { continue }
      for member in type.members where isAffordable(member.cost) {
        let isFree = owner.isMutable || type.form == .object
        if member.isSettable || member.isMutating, isFree { choices.append((owner, member)) }
      }
    }
    guard let (owner, member) = dice.pickAny(choices) else { return false }
    spend(member.cost)
    if let parameters = member.parameters {
      let call = "\(owner.name).\(member.name)(\(arguments(for: parameters, depth: 1)))"
      page.write(member.kind == nil ? call : "_ = \(call)")
    } else if let kind = member.kind {
      change("\(owner.name).\(member.name)", kind)
    }
    return true
  }

  mutating func writeSwap() -> Bool {
    let all = changeable()
    guard let first = dice.pickAny(all),
      let second = dice.pickAny(all.filter { $0.kind == first.kind && $0.name != first.name })
    else { return false }
    page.write(
      dice.chance(50) && !isMember
        ? "swap(&\(first.name), &\(second.name))"
        : "(\(first.name), \(second.name)) = (\(second.name), \(first.name))")
    return true
  }

  /// Calls a function for what it does: with `inout`, or in a `do` when it throws.
  mutating func writeCall() -> Bool {
    let candidates = functions.filter { function in
      isAffordable(function.cost)
        && function.parameters.allSatisfy { !$0.isInout || !changeable($0.kind).isEmpty }
    }
    guard let function = dice.pickAny(candidates) else { return false }
    spend(function.cost)
    var texts: [String] = []
    var given: [String] = []
    for parameter in function.parameters {
      if parameter.hasDefault, dice.chance(40) { continue }
      var value = expected(parameter.kind).text
      if parameter.isInout {
        let free = changeable(parameter.kind).filter { !given.contains($0.name) }
        guard let target = dice.pickAny(free) else { return false }
        given.append(target.name)
        value = "&\(target.name)"
      }
      texts.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    let call = "\(function.name)(\(texts.joined(separator: ", ")))"
    writeResult(of: call, function)
    return true
  }

  private mutating func writeResult(of call: String, _ function: Function) {
    guard function.isThrowing else {
      let result = function.result.map { printed(call, $0) } ?? call
      page.write(function.result == nil ? call : canPrint ? "print(\(result))" : "_ = \(call)")
      return
    }
    guard canPrint, dice.chance(60) else {
      page.write("_ = try? \(call)")
      return
    }
    page.open("do {")
    page.write("print(\"got\", try \(call))")
    page.turn("} catch {")
    page.write("print(\"failed:\", error)")
    page.close()
  }

  // MARK: Printing

  /// How a value is handed to `print` so that its text is always the same.
  func printed(_ text: String, _ kind: Kind) -> String {
    switch kind {
    case .maybe: return "\(text) as Any"
    case .table: return "\(text).sorted { $0.key < $1.key }.map { \"\\($0.key)=\\($0.value)\" }"
    case .named(let name):
      guard let type = type(named: name), type.form == .object || type.form == .protocolType else {
        return text
      }
      return type.members
        .filter { $0.parameters == nil && $0.kind != nil }
        .map { "\(text).\($0.name)" }
        .joined(separator: ", ")
    default: return text
    }
  }

  mutating func writePrint() -> Bool {
    guard canPrint else { return writeAssignment() }
    var parts: [String] = []
    if dice.chance(40) { parts.append("\"\(dice.pick(Names.words))\"") }
    for _ in 0..<dice.between(1...3) {
      if dice.chance(60), let known = dice.pickAny(variables) {
        parts.append(printed(known.name, known.kind))
      } else {
        parts.append(term(dice.pick([.integer, .text, .bool, .double]), depth: 2).text)
      }
    }
    page.write("print(\(parts.joined(separator: ", ")))")
    return true
  }

  /// All that can be named here, a few to a line.
  mutating func printState() {
    var parts: [String] = []
    for variable in variables {
      parts.append(printed(variable.name, variable.kind))
      if parts.count == 4 {
        page.write("print(\(parts.joined(separator: ", ")))")
        parts = []
      }
    }
    if !parts.isEmpty { page.write("print(\(parts.joined(separator: ", ")))") }
  }
}
