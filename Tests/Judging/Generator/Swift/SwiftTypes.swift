/// Types of the program: structures, classes, enums, protocols.
extension SwiftWriter {
  mutating func writeType() {
    switch dice.below(8) {
    case 0...2: writeStructure()
    case 3, 4: writeChoice()
    case 5, 6: writeClass()
    default: writeProtocol()
    }
  }

  // MARK: Structures

  mutating func fields(_ count: Int) -> [Parameter] {
    (0..<count).map { index in
      let kind: Kind =
        index == 0
        ? .integer
        : dice.pick([.integer, .text, .bool, .double, .list(.integer), .maybe(.integer)])
      let name = freshName(for: kind)
      return Parameter(label: name, name: name, kind: kind)
    }
  }

  func fieldVariables(_ fields: [Parameter], isMutable: Bool) -> [Variable] {
    fields.map { Variable(name: $0.name, kind: $0.kind, isMutable: isMutable) }
  }

  mutating func writeStructure() {
    let name = names.fresh(dice.pick(Names.types))
    var fields = fields(dice.between(2...3))
    var type = NamedType(name: name, form: .structure, isEquatable: dice.chance(50))
    page.open("struct \(name)\(type.isEquatable ? ": Equatable" : "") {")
    let watched = dice.chance(30) ? fields[0].name : nil
    for index in fields.indices {
      let (name, kind) = (fields[index].name, fields[index].kind)
      if index > 0, dice.chance(40) {
        fields[index].hasDefault = true
        let known = (variables, functions)
        (variables, functions) = ([], [])
        page.write("var \(name): \(kind.inSwift) = \(storable(kind, depth: 1).text)")
        (variables, functions) = known
      } else {
        let observer =
          name == watched ? " { didSet { if \(name) != oldValue { changes += 1 } } }" : ""
        page.write("var \(name): \(kind.inSwift)\(observer)")
      }
      type.members.append(Member(name: name, kind: kind, isSettable: true))
    }
    if watched != nil {
      page.write("var changes = 0")
      type.members.append(Member(name: "changes", kind: .integer))
    }
    type.initializer = fields
    page.write("")
    for _ in 0..<dice.between(1...2) { writeComputed(of: fields, in: &type) }
    writeMethod(of: fields, in: &type, isMutating: true)
    if dice.chance(60) { writeMethod(of: fields, in: &type, isMutating: false) }
    page.close()
    types.append(type)
  }

  /// A property that is worked out, and sometimes can be set.
  mutating func writeComputed(of fields: [Parameter], in type: inout NamedType) {
    let kind: Kind = dice.pick([.integer, .text, .bool])
    let name = freshName(for: kind)
    let isSettable = kind == .integer && dice.chance(40)
    var texts: [String] = []
    let cost = apart(returning: nil) { writer in
      writer.functions = []
      writer.variables = writer.fieldVariables(fields, isMutable: false)
      texts.append(writer.storable(kind).text)
      if isSettable {
        writer.variables.append(Variable(name: "newValue", kind: .integer))
        texts.append(writer.storable(.integer, depth: 1).text)
      }
    }
    if isSettable {
      page.open("var \(name): \(kind.inSwift) {")
      page.write("get { \(texts[0]) }")
      page.write("set { \(fields[0].name) = \(texts[1]) }")
      page.close()
    } else {
      page.write("var \(name): \(kind.inSwift) { \(texts[0]) }")
    }
    type.members.append(Member(name: name, kind: kind, isSettable: isSettable, cost: cost))
  }

  mutating func writeMethod(
    of fields: [Parameter], in type: inout NamedType, isMutating: Bool, heading: String = ""
  ) {
    let name = names.fresh(dice.pick(Names.methods))
    let parameter = Parameter(
      label: dice.pick([nil, "by", "to"]), name: freshName(for: .integer), kind: .integer)
    let result: Kind? = isMutating && dice.chance(60) ? nil : dice.pick([.integer, .text, .bool])
    let isChanging = isMutating || type.form == .object
    let arrow = result.map { " -> \($0.inSwift)" } ?? ""
    let word = isMutating && type.form == .structure ? "mutating " : ""
    page.open("\(heading)\(word)func \(name)(\(spelled([parameter])))\(arrow) {")
    let known = fieldVariables(fields, isMutable: isChanging)
    let cost = apart(returning: result) { writer in
      writer.isMember = true
      writer.functions = []
      writer.variables = known + [Variable(name: parameter.name, kind: .integer)]
      if isChanging {
        let field = writer.dice.pick(fields)
        writer.change(field.name, field.kind)
        writer.writeStatements(writer.dice.between(0...1))
      }
      if let result { writer.page.write("return \(writer.expected(result, depth: 2).text)") }
    }
    page.close()
    type.members.append(
      Member(
        name: name, kind: result, parameters: [parameter], isMutating: isChanging,
        cost: cost + 1))
  }

  // MARK: Enums

  mutating func writeChoice() {
    let name = names.fresh(dice.pick(["Signal", "Mood", "Shape", "Step", "Event"]))
    let words = dice.shuffled(["red", "green", "small", "large", "far", "near", "empty", "full"])
    let isPlain = dice.chance(35)
    var type = NamedType(name: name, form: .choice, isEquatable: true)
    let rawType = dice.chance(50) ? "Int" : "String"
    page.open("enum \(name): \(isPlain ? "\(rawType), CaseIterable" : "Equatable") {")
    for word in words.prefix(dice.between(2...4)) {
      var one = NamedType.Case(name: word)
      if !isPlain, dice.chance(60) {
        for _ in 0..<dice.between(1...2) {
          let kind: Kind = dice.pick([.integer, .text, .bool, .double])
          one.payload.append((dice.chance(40) ? freshName(for: kind) : nil, kind))
        }
      }
      let payload = one.payload.map { ($0.label.map { "\($0): " } ?? "") + $0.kind.inSwift }
      page.write("case \(word)\(payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))")")
      type.cases.append(one)
    }
    page.write("")
    writeChoiceProperty(of: type.cases, .integer, in: &type)
    if dice.chance(60) { writeChoiceProperty(of: type.cases, .text, in: &type) }
    if isPlain {
      type.members.append(Member(name: "rawValue", kind: rawType == "Int" ? .integer : .text))
    }
    writeTurn(of: type.cases, in: &type)
    page.close()
    types.append(type)
  }

  private mutating func writeChoiceProperty(
    of cases: [NamedType.Case], _ kind: Kind, in type: inout NamedType
  ) {
    let name = freshName(for: kind)
    page.open("var \(name): \(kind.inSwift) {")
    page.open("switch self {")
    _ = apart(returning: nil) { writer in
      writer.functions = []
      for one in cases {
        writer.variables = one.payload.map {
          Variable(name: writer.names.fresh("v"), kind: $0.kind)
        }
        let bound = writer.variables.map { "let \($0.name)" }.joined(separator: ", ")
        writer.page.label(
          "case .\(one.name)\(bound.isEmpty ? "" : "(\(bound))"): "
            + "return \(writer.storable(kind).text)")
      }
    }
    page.close()
    page.close()
    type.members.append(Member(name: name, kind: kind))
  }

  /// A method that makes one case into another.
  private mutating func writeTurn(of cases: [NamedType.Case], in type: inout NamedType) {
    let plain = cases.filter(\.payload.isEmpty)
    guard let first = plain.first, let last = plain.last, first.name != last.name else { return }
    let name = names.fresh(dice.pick(Names.methods))
    page.open("mutating func \(name)() {")
    page.write("self = self == .\(first.name) ? .\(last.name) : .\(first.name)")
    page.close()
    type.members.append(Member(name: name, parameters: [], isMutating: true))
  }
}
