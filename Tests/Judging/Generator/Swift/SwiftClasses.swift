/// Classes with their subclasses, and protocols with those that conform.
extension SwiftWriter {
  // MARK: Classes

  mutating func writeClass() {
    let name = names.fresh(dice.pick(Names.types))
    let fields = fields(2)
    var type = NamedType(name: name, form: .object)
    page.open("class \(name) {")
    for field in fields {
      let observer = dice.chance(25) ? " { didSet { changes += 1 } }" : ""
      page.write("var \(field.name): \(field.kind.inSwift)\(observer)")
      type.members.append(Member(name: field.name, kind: field.kind, isSettable: true))
    }
    page.write("var changes = 0")
    type.members.append(Member(name: "changes", kind: .integer))
    type.initializer = fields
    page.open("init(\(spelled(fields))) {")
    for field in fields { page.write("self.\(field.name) = \(field.name)") }
    page.close()
    writeMethod(of: fields, in: &type, isMutating: true)
    writeComputed(of: fields, in: &type)
    let rating = writeRating(of: fields, heading: "func", in: &type)
    page.close()
    types.append(type)
    if dice.chance(60) { writeSubclass(of: type, fields, rating) }
  }

  /// A method without parameters' surprises, which a subclass may replace.
  private mutating func writeRating(
    of fields: [Parameter], heading: String, in type: inout NamedType
  ) -> String {
    let name = names.fresh(dice.pick(Names.methods))
    var text = ""
    let cost = apart(returning: nil) { writer in
      writer.functions = []
      writer.variables =
        writer.fieldVariables(fields, isMutable: false) + [Variable(name: "n", kind: .integer)]
      text = writer.storable(.integer).text
    }
    page.write("\(heading) \(name)(_ n: Int) -> Int { \(text) }")
    type.members.append(
      Member(
        name: name, kind: .integer, parameters: [Parameter(name: "n", kind: .integer)],
        cost: cost + 2))
    return name
  }

  private mutating func writeSubclass(of type: NamedType, _ fields: [Parameter], _ rating: String) {
    let name = names.fresh("Special\(type.name)")
    page.write("")
    page.open("final class \(name): \(type.name) {")
    let (factor, sign) = (dice.between(2...4), dice.pick(["+", "-", "*"]))
    page.write(
      "override func \(rating)(_ n: Int) -> Int { (super.\(rating)(n) \(sign) \(factor)) % 900 }")
    if dice.chance(50) {
      page.open("override init(\(spelled(fields))) {")
      let passed = fields.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
      page.write("super.init(\(passed))")
      page.write("self.\(fields[0].name) = (\(fields[0].name) + \(dice.below(9))) % 1000")
      page.close()
    }
    page.close()
    if let index = types.firstIndex(where: { $0.name == type.name }) {
      types[index].conformers = [name]
    }
    types.append(
      NamedType(
        name: name, form: .object, initializer: type.initializer, members: type.members))
  }

  // MARK: Protocols

  mutating func writeProtocol() {
    let name = names.fresh(dice.pick(["Rated", "Named", "Moving", "Drawn"]))
    let (title, value) = (freshName(for: .text), freshName(for: .integer))
    let method = names.fresh(dice.pick(Names.methods))
    let report = names.fresh("report")
    page.open("protocol \(name) {")
    page.write("var \(title): String { get }")
    page.write("var \(value): Int { get set }")
    page.write("func \(method)(_ n: Int) -> Int")
    page.close()
    page.write("")
    page.open("extension \(name) {")
    page.write("func \(method)(_ n: Int) -> Int { (n + \(value)) % \(dice.between(20...900)) }")
    page.write("var \(report): String { \"\\(\(title)):\\(\(method)(\(dice.between(1...9))))\" }")
    page.close()
    var type = NamedType(name: name, form: .protocolType)
    type.members = [
      Member(name: title, kind: .text), Member(name: value, kind: .integer, isSettable: true),
      Member(
        name: method, kind: .integer, parameters: [Parameter(name: "n", kind: .integer)], cost: 5),
      Member(name: report, kind: .text, cost: 5),
    ]
    let members = type.members
    for index in 0..<2 {
      let conformer = names.fresh(dice.pick(Names.types))
      page.write("")
      page.open("struct \(conformer): \(name) {")
      page.write("let \(title) = \"\(dice.pick(Names.words))\"")
      page.write("var \(value): Int")
      if index == 0 || dice.chance(30) {
        var own = NamedType(name: conformer, form: .structure)
        let fields = [Parameter(label: value, name: value, kind: .integer)]
        var text = ""
        _ = apart(returning: nil) { writer in
          writer.functions = []
          writer.variables = [
            Variable(name: "n", kind: .integer), Variable(name: value, kind: .integer),
          ]
          text = writer.storable(.integer).text
        }
        page.write("func \(method)(_ n: Int) -> Int { \(text) }")
        writeMethod(of: fields, in: &own, isMutating: true)
      }
      page.close()
      types.append(
        NamedType(
          name: conformer, form: .structure,
          initializer: [Parameter(label: value, name: value, kind: .integer)], members: members))
      type.conformers.append(conformer)
    }
    types.append(type)
  }
}
