/// Functions, classes and structures of C.
extension ObjectiveCWriter {
  mutating func writeFunction() {
    let result: Kind = dice.pick([.integer, .integer, .text, .bool, .double])
    let stem = dice.pick(Names.functions)
    let name = names.fresh(stem.prefix(1).uppercased() + stem.dropFirst())
    let parameters = (0..<dice.between(1...3)).map { _ -> Parameter in
      let kind: Kind = dice.pick([.integer, .integer, .text, .double, .bool])
      return Parameter(name: freshName(for: kind), kind: kind)
    }
    let list = parameters.map { "\($0.kind.inObjectiveC())\($0.name)" }.joined(separator: ", ")
    page.open("static \(result.inObjectiveC())\(name)(\(list)) {")
    let known = parameters.map { Variable(name: $0.name, kind: $0.kind, isMutable: true) }
    let cost = apart(known) { writer in
      if writer.dice.chance(40) {
        let (condition, early) = (writer.bool(1).text, writer.storable(result).text)
        writer.page.write("if (\(condition)) return \(early);")
      }
      writer.writeStatements(writer.dice.between(0...3))
      writer.page.write("return \(writer.storable(result).text);")
    }
    page.close()
    functions.append(Function(name: name, parameters: parameters, result: result, cost: cost))
  }

  mutating func writeType() {
    if dice.chance(25) { writeStructure() } else { writeClass() }
  }

  private mutating func writeStructure() {
    let name = names.fresh(dice.pick(["PlainPoint", "PlainSize", "PlainRange"]))
    var type = NamedType(name: name, form: .structure)
    page.open("typedef struct {")
    for kind in [Kind.integer, dice.pick([.integer, .double, .bool])] {
      let field = freshName(for: kind)
      page.write("\(kind.inObjectiveC())\(field);")
      type.initializer.append(Parameter(name: field, kind: kind))
      type.members.append(Member(name: field, kind: kind, isSettable: true))
    }
    page.close("} \(name);")
    types.append(type)
  }

  private mutating func writeClass() {
    let name = names.fresh(dice.pick(Names.types))
    var type = NamedType(name: name, form: .object)
    let kinds: [Kind] = [.integer, dice.pick([.text, .double, .bool, .integer])]
    let fields = kinds.map { kind -> Parameter in
      let name = freshName(for: kind)
      return Parameter(name: name, kind: kind)
    }
    let extra = freshName(for: .integer)
    let change = names.fresh(dice.pick(Names.methods))
    let rate = names.fresh(dice.pick(Names.methods))
    let maker =
      "+ (instancetype)\(fields[0].name):(NSInteger)first \(fields[1].name):(\(trimmed(kinds[1])))second"
    page.write("@interface \(name) : NSObject")
    for field in fields {
      let copies = field.kind == .text ? ", copy" : ""
      page.write("@property (nonatomic\(copies)) \(field.kind.inObjectiveC())\(field.name);")
    }
    page.write("@property (nonatomic, readonly) NSInteger \(extra);")
    page.write("\(maker);")
    page.write("- (void)\(change):(NSInteger)n;")
    page.write("- (NSInteger)\(rate):(NSInteger)n;")
    page.write("@end")
    page.write("")
    page.write("@implementation \(name)")
    page.open("\(maker) {")
    page.write("\(name) *made = [[self alloc] init];")
    page.write("made.\(fields[0].name) = first;")
    page.write("made.\(fields[1].name) = second;")
    page.write("return made;")
    page.close()
    let own = fields.map { Variable(name: "self.\($0.name)", kind: $0.kind, isMutable: true) }
    let argument = Variable(name: "n", kind: .integer)
    let known = functions
    page.open("- (void)\(change):(NSInteger)n {")
    let changeCost = apart(own + [argument]) { writer in
      writer.functions = known.filter { $0.cost < 20 }
      let field = writer.dice.pick(own)
      writer.change(field.name, field.kind)
      writer.writeStatements(1)
    }
    page.close()
    page.open("- (NSInteger)\(rate):(NSInteger)n {")
    let rateCost = apart(own.map { Variable(name: $0.name, kind: $0.kind) } + [argument]) {
      writer in
      writer.functions = []
      writer.page.write("return \(writer.storable(.integer).text);")
    }
    page.close()
    page.open("- (NSInteger)\(extra) {")
    _ = apart(own) { writer in
      writer.functions = []
      writer.page.write("return \(writer.storable(.integer, depth: 1).text);")
    }
    page.close()
    if dice.chance(35) { writeSetter(of: fields[0].name) }
    page.write("@end")
    let parameter = [Parameter(name: "n", kind: .integer)]
    type.initializer = fields
    type.members = fields.map { Member(name: $0.name, kind: $0.kind, isSettable: true) }
    type.members += [
      Member(name: extra, kind: .integer, cost: 3),
      Member(name: change, parameters: parameter, isMutating: true, cost: changeCost),
      Member(name: rate, kind: .integer, parameters: parameter, cost: rateCost),
    ]
    types.append(type)
    if dice.chance(50) { writeSubclass(of: type, rate) }
    if dice.chance(40) { writeCategory(of: name, fields[0].name) }
  }

  private func trimmed(_ kind: Kind) -> String {
    let text = kind.inObjectiveC()
    return text.hasSuffix("* ") || !text.hasSuffix(" ") ? text : String(text.dropLast())
  }

  private mutating func writeSetter(of field: String) {
    let setter = "set" + field.prefix(1).uppercased() + field.dropFirst()
    page.open("- (void)\(setter):(NSInteger)value {")
    page.write(
      "_\(field) = MAX(-\(dice.between(10...300)), MIN(\(dice.between(10...300)), value));")
    page.close()
  }

  private mutating func writeSubclass(of type: NamedType, _ rate: String) {
    let name = names.fresh("Special\(type.name)")
    page.write("")
    page.write("@interface \(name) : \(type.name)")
    page.write("@end")
    page.write("@implementation \(name)")
    page.open("- (NSInteger)\(rate):(NSInteger)n {")
    page.write(
      "return ([super \(rate):n] \(dice.pick(["+", "-", "*"])) \(dice.between(2...5))) % 900;")
    page.close()
    page.write("@end")
    if let index = types.firstIndex(where: { $0.name == type.name }) {
      types[index].conformers = [name]
    }
    types.append(
      NamedType(
        name: name, form: .object, initializer: type.initializer, members: type.members))
  }

  private mutating func writeCategory(of name: String, _ field: String) {
    let method = names.fresh(dice.pick(Names.methods))
    page.write("")
    page.write("@interface \(name) (More)")
    page.write("- (NSString *)\(method);")
    page.write("@end")
    page.write("@implementation \(name) (More)")
    page.open("- (NSString *)\(method) {")
    page.write(
      "return [NSString stringWithFormat:@\"\(dice.pick(Names.words)) %ld\", (long)self.\(field) % \(dice.between(5...90))];"
    )
    page.close()
    page.write("@end")
    if let index = types.firstIndex(where: { $0.name == name }) {
      types[index].members.append(Member(name: method, kind: .text, parameters: [], cost: 2))
    }
  }
}
