/// Statements of Objective-C.
extension ObjectiveCWriter {
  static var plainKinds: [Kind] {
    [
      .integer, .integer, .integer, .text, .text, .double, .bool, .list(.integer), .list(.text),
      .table, .maybe(.text),
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
      switch dice.below(isDeep ? 12 : 23) {
      case 0, 1: isWritten = declare(anyKind(), isMutable: true)
      case 2...5: isWritten = writeAssignment()
      case 6, 7: isWritten = writeCollectionChange()
      case 8, 9: isWritten = writeThingChange()
      case 10, 11: isWritten = writePrint()
      case 12...14: isWritten = writeIf()
      case 15...17: isWritten = writeFor()
      case 18: isWritten = writeWhile()
      case 19, 20: isWritten = writeSwitch()
      case 21: isWritten = writeScope()
      default: isWritten = writeLeave()
      }
      if isWritten { return }
    }
    if !writePrint() { page.write("(void)\(integer(1).inside(.atom));") }
  }

  @discardableResult
  mutating func declare(_ kind: Kind, isMutable: Bool) -> Bool {
    var value = storable(kind, depth: kind == .integer || kind == .text ? 3 : 2).text
    let name = freshName(for: kind)
    if case .list = kind { value = "[\(value) mutableCopy]" }
    if kind == .table { value = "[\(value) mutableCopy]" }
    page.write("\(kind.inObjectiveC(isMutable: true))\(name) = \(value);")
    variables.append(Variable(name: name, kind: kind, isMutable: isMutable))
    return true
  }

  func changeable() -> [Variable] {
    variables.filter(\.isMutable)
  }

  mutating func writeAssignment() -> Bool {
    guard let target = dice.pickAny(changeable()) else { return false }
    change(target.name, target.kind)
    return true
  }

  mutating func change(_ place: String, _ kind: Kind) {
    switch (kind, dice.below(6)) {
    case (.integer, 0):
      page.write("\(place) \(dice.pick(["+=", "-="])) \(storable(.integer, depth: 1).text);")
      page.write("\(place) %= \(dice.pick([100, 360, 999]));")
    case (.integer, 1):
      page.write("\(place) \(dice.pick(["/=", "%="])) \(dice.between(2...7));")
    case (.integer, 2):
      page.write("if (ABS(\(place)) < 900) \(place)\(dice.pick(["++", "--"]));")
    case (.double, 0):
      page.write("\(place) \(dice.pick(["/= 2", "/= 4", "*= 0.5"]));")
    case (.double, 1):
      page.write("\(place) = \(storable(.integer, depth: 1).text);")
    case (.integer, 3):
      let value = storable(.double, depth: 1)
      page.write("\(place) = \(value.text);")
    case (.bool, 0), (.bool, 1):
      page.write("\(place) = !\(place);")
    case (.list, _), (.table, _):
      page.write("\(place) = [\(storable(kind, depth: 2).text) mutableCopy];")
    default:
      page.write("\(place) = \(storable(kind, depth: 2).text);")
    }
  }

  mutating func writeCollectionChange() -> Bool {
    if dice.chance(35), let table = dice.pickAny(variables(of: .table))?.name {
      let key = dice.pick(SwiftWriter.keys)
      page.write(
        dice.pick([
          "\(table)[@\"\(key)\"] = \(boxed(.integer, depth: 1).text);",
          "[\(table) removeObjectForKey:@\"\(key)\"];",
          "\(table)[@\"\(key)\"] = @(([\(table)[@\"\(key)\"] integerValue] + \(dice.between(1...9))) % 90);",
          "[\(table) setObject:\(boxed(.integer, depth: 0).text) forKey:@\"\(key)\"];",
        ]))
      return true
    }
    guard let list = dice.pickAny(changeable().filter { $0.kind.isPlainList }),
      case .list(let element) = list.kind
    else { return false }
    let name = list.name
    let value = boxed(element, depth: 1).text
    switch dice.below(6) {
    case 0, 1:
      page.write("[\(name) addObject:\(value)];")
      page.write("if (\(name).count > 8) [\(name) removeObjectAtIndex:\(dice.below(4))];")
    case 2: page.write("if (\(name).count) \(name)[\(name).count / 2] = \(value);")
    case 3: page.write("if (\(name).count < 8) [\(name) insertObject:\(value) atIndex:0];")
    case 4: page.write("if (\(name).count) [\(name) removeLastObject];")
    default: page.write("[\(name) removeObject:\(value)];")
    }
    return true
  }

  mutating func writeThingChange() -> Bool {
    var choices: [(owner: Variable, member: Member)] = []
    for owner in variables {
      guard case .named(let name) = owner.kind, let type = type(named: name) else { continue }
      for member in type.members where isAffordable(member.cost) {
        if member.isSettable || member.isMutating { choices.append((owner, member)) }
      }
    }
    guard let (owner, member) = dice.pickAny(choices) else { return false }
    spend(member.cost)
    if member.parameters != nil {
      page.write("\(message(owner.name, member, depth: 1));")
    } else if let kind = member.kind {
      change("\(owner.name).\(member.name)", kind)
    }
    return true
  }

  // MARK: Printing

  mutating func writePrint() -> Bool {
    guard canPrint else { return writeAssignment() }
    var parts: [(format: String, value: String)] = []
    for _ in 0..<dice.between(1...3) {
      if dice.chance(60), let known = dice.pickAny(variables) {
        parts.append(printed(Term(text: known.name), known.kind))
      } else {
        let kind: Kind = dice.pick([.integer, .text, .bool, .double])
        parts.append(printed(term(kind, depth: 2), kind))
      }
    }
    log(parts)
    return true
  }

  mutating func log(_ parts: [(format: String, value: String)]) {
    let format = parts.map(\.format).joined(separator: " ")
    page.write("NSLog(@\"\(format)\", \(parts.map(\.value).joined(separator: ", ")));")
  }

  mutating func printState() {
    var parts: [(format: String, value: String)] = []
    for variable in variables {
      parts.append(printed(Term(text: variable.name), variable.kind))
      if parts.count == 4 {
        log(parts)
        parts = []
      }
    }
    if !parts.isEmpty { log(parts) }
  }

  // MARK: Blocks

  mutating func writeIf() -> Bool {
    page.open("if (\(bool(2).text)) {")
    block { $0.writeStatements($0.dice.between(1...2)) }
    if dice.chance(25) {
      page.turn("} else if (\(bool(1).text)) {")
      block { $0.writeStatements(1) }
    }
    if dice.chance(50) {
      page.turn("} else {")
      block { $0.writeStatements($0.dice.between(1...2)) }
    }
    page.close()
    return true
  }

  mutating func writeFor() -> Bool {
    guard rounds <= 60 else { return false }
    if dice.chance(40), let list = dice.pickAny(variables.filter { $0.kind.isPlainList }),
      case .list(let element) = list.kind
    {
      let name = names.fresh("one")
      block(times: Limit.list) { writer in
        let type = element == .text ? "NSString" : "NSNumber"
        writer.page.open("for (\(type) *\(name) in [\(list.name) copy]) {")
        if element == .integer {
          let value = writer.names.fresh("n")
          writer.page.write("NSInteger \(value) = \(name).integerValue;")
          writer.variables.append(Variable(name: value, kind: .integer))
        } else {
          writer.variables.append(Variable(name: name, kind: .text))
        }
        writer.loopBody()
      }
      return true
    }
    let (name, count) = (names.fresh(dice.pick(["i", "j", "k"])), dice.between(2...5))
    block(times: count) { writer in
      let head = writer.dice.pick([
        "for (NSInteger \(name) = 0; \(name) < \(count); \(name)++) {",
        "for (NSInteger \(name) = \(count); \(name) > 0; --\(name)) {",
        "for (NSInteger \(name) = 1; \(name) <= \(count * 3); \(name) += 3) {",
      ])
      writer.page.open(head)
      writer.variables.append(Variable(name: name, kind: .integer))
      writer.loopBody()
    }
    return true
  }

  mutating func loopBody() {
    spend(2)
    loops += 1
    writeStatements(dice.between(1...3))
    loops -= 1
    page.close()
  }

  mutating func writeWhile() -> Bool {
    guard rounds <= 60 else { return false }
    let (name, count) = (names.fresh(dice.pick(["left", "tries"])), dice.between(2...5))
    let isDo = dice.chance(40)
    page.write("NSInteger \(name) = \(count);")
    variables.append(Variable(name: name, kind: .integer))
    page.open(isDo ? "do {" : "while (\(name)-- > 0) {")
    block(times: count) { writer in
      writer.spend(2)
      writer.loops += 1
      writer.writeStatements(writer.dice.between(1...3))
      writer.loops -= 1
    }
    page.close(isDo ? "} while (--\(name) > 0);" : "}")
    return true
  }

  mutating func writeSwitch() -> Bool {
    let most = dice.between(3...5)
    page.open("switch (ABS(\(integer(2).text)) % \(most)) {")
    let outer = loops
    loops = 0
    for value in dice.shuffled(Array(0..<most)) where dice.chance(75) {
      page.label("case \(value):")
      page.open("{")
      block { $0.writeStatements(1) }
      page.close()
      if dice.chance(70) { page.write("break;") }
    }
    page.label("default:")
    page.open("{")
    block { $0.writeStatements(1) }
    page.close()
    loops = outer
    page.close()
    return true
  }

  mutating func writeScope() -> Bool {
    page.open("{")
    block { $0.writeStatements(2) }
    page.close()
    return true
  }

  mutating func writeLeave() -> Bool {
    guard loops > 0 else { return false }
    page.write("if (\(bool(1).text)) \(dice.pick(["continue", "break"]));")
    return true
  }
}
