/// Where a field's value comes from, when its class is declared anew.
struct FieldMove {
  var name: String
  /// The class that declares it, by its number and its name.
  var number: Int
  var owner: String
  var type: Type
  /// Nil: it is new.
  var from: Int?
  var to: Int
}

/// How types that are declared anew differ from what they were.
struct Carrying<W: World> {
  private let old: Lexicon<W>
  private let new: Lexicon<W>
  private(set) var problems: [CarryProblem] = []
  private var known: [TypeID: [FieldMove]?] = [:]
  /// Structures and enumerations that changed: for each part, or each case, which one it was or is.
  private(set) var valueTypes: [TypeID: [Int?]] = [:]
  let starting = Starting()

  init(from old: Lexicon<W>, to new: Lexicon<W>) {
    (self.old, self.new) = (old, new)
    for (number, entry) in old.program.types.enumerated() { compare(entry, number) }
  }

  mutating func tell(_ kind: CarryProblem.Kind, _ number: Int) {
    let problem = CarryProblem(kind: kind, place: new.program.types[number].place)
    if !problems.contains(problem) { problems.append(problem) }
  }

  private mutating func compare(_ entry: TypeEntry, _ number: Int) {
    let now = new.program.types[number]
    let names = now.fields.map { $0.name }
    for field in entry.fields where !names.contains(field.name) {
      tell(.fieldGone(type: entry.name, name: field.name), number)
    }
    let before = entry.fields.map { $0.name }
    for field in now.fields where !before.contains(field.name) {
      let property = new.program.properties[field.property]
      if !property.startsByItself {
        tell(.fieldWithoutValue(type: now.name, name: field.name), number)
      }
    }
    switch entry.sort {
    case .structType:
      if names != before { valueTypes[.program(number)] = names.map { before.firstIndex(of: $0) } }
    case .enumType:
      let cases = now.cases.map { $0.name }
      guard cases != entry.cases.map({ $0.name }) else { return }
      for one in entry.cases where !cases.contains(one.name) {
        tell(.caseGone(type: entry.name, name: one.name), number)
      }
      valueTypes[.program(number)] = entry.cases.map { one in cases.firstIndex(of: one.name) }
    case .classType, .actorType:
      if entry.inherits.first != now.inherits.first,
        old.superclass(of: .program(number)) != new.superclass(of: .program(number))
      {
        tell(.superclassChanged(type: entry.name), number)
      }
    case .protocolType, .addition, .implementation: break
    }
  }

  /// Nil: its objects stay as they are.
  mutating func moves(of type: TypeID) -> [FieldMove]? {
    if let known = known[type] { return known }
    let (before, now) = (fields(of: type, old), fields(of: type, new))
    var moves: [FieldMove] = []
    var isSame = before.count == now.count
    for var field in now {
      let same = before.first { $0.name == field.name && $0.owner == field.owner }
      let earlier = same ?? before.first { $0.name == field.name }
      field.from = earlier?.to
      isSame = isSame && field.from == field.to && earlier?.type == field.type
      moves.append(field)
    }
    known[type] = .some(isSame ? nil : moves)
    return isSame ? nil : moves
  }

  private func fields(of type: TypeID, _ lexicon: Lexicon<W>) -> [FieldMove] {
    var found: [FieldMove] = []
    for above in lexicon.lineage(of: type).reversed() {
      guard case .program(let number) = above.origin else { continue }
      let entry = lexicon.program.types[number]
      guard entry.sort == .classType || entry.sort == .actorType else { continue }
      for (index, field) in entry.fields.enumerated() {
        let property = lexicon.program.properties[field.property]
        found.append(
          FieldMove(
            name: field.name, number: number, owner: entry.name,
            type: property.type.map { lexicon.resolve($0, in: TypeScope(owner: number)) }
              ?? property.value?.plainType ?? .unknown, from: nil,
            to: lexicon.links[number].slots[index]))
      }
    }
    return found
  }

  /// A value with the structures and enumerations in it as they are now.
  func carried(_ value: ProgramValue) -> ProgramValue {
    switch value.content {
    case .array(let list):
      ProgramValue(
        .array(List(list.items.map(carried), start: Int(list.start))), wraps: value.wraps)
    case .tuple(let tuple):
      ProgramValue(
        .tuple(Tuple(tuple.items.map(carried), labels: tuple.labels)), wraps: value.wraps)
    case .structure(let structure):
      ProgramValue(.structure(carried(structure)), wraps: value.wraps)
    case .enumeration(let enumeration):
      ProgramValue(.enumeration(carried(enumeration)), wraps: value.wraps)
    case .set(let table): ProgramValue(.set(carried(table)), wraps: value.wraps)
    case .dictionary(let table): ProgramValue(.dictionary(carried(table)), wraps: value.wraps)
    case .closure(let closure):
      ProgramValue(
        .closure(ClosureValue(closure.callee, captures: closure.captures.map(carried))),
        wraps: value.wraps)
    case .absent, .nothing, .null, .bool, .integer, .double, .float, .text, .character, .selector,
      .range, .object, .weak, .cell, .type, .unknown:
      value
    }
  }

  private func carried(_ structure: Structure) -> Structure {
    let fields = structure.fields.map(carried)
    guard let places = valueTypes[structure.type] else {
      return Structure(type: structure.type, fields: fields)
    }
    let entry = new.typeEntry(structure.type)
    let moved = places.enumerated().map { index, from -> ProgramValue in
      if let from, from < fields.count { return fields[from] }
      return entry.flatMap { startValue(of: $0.fields[index].property) } ?? .absent
    }
    return Structure(type: structure.type, fields: moved)
  }

  /// What a new field of a structure starts as, where that is plain to see.
  private func startValue(of property: Int) -> ProgramValue? {
    let entry = new.program.properties[property]
    let type = new.resolve(entry.type, in: TypeScope(owner: entry.owner))
    let value: ProgramValue? =
      switch entry.value?.kind {
      case .integer(let number):
        type.isFloating ? .double(Double(number)) : ProgramValue(.integer(number, .int))
      case .floating(let number): .double(number)
      case .boolean(let holds): .bool(holds)
      case .text(let parts): plain(parts)
      case .array(let items): items.isEmpty ? .array([]) : nil
      case .dictionary(let entries): entries.isEmpty ? ProgramValue(.dictionary(Table())) : nil
      case .null: .null
      case nil: type.isOptional ? .null : nil
      default: nil
      }
    guard let value else { return nil }
    return type.isOptional ? value.asOptional : value
  }

  private func plain(_ parts: [TextPart]) -> ProgramValue? {
    var text = ""
    for part in parts {
      guard case .plain(let piece) = part else { return nil }
      text += piece
    }
    return .text(text)
  }

  private func carried(_ enumeration: EnumCase) -> EnumCase {
    let payload = enumeration.payload.map(carried)
    guard let places = valueTypes[enumeration.type], Int(enumeration.index) < places.count else {
      return EnumCase(type: enumeration.type, index: Int(enumeration.index), payload: payload)
    }
    guard let index = places[Int(enumeration.index)] else {
      return EnumCase(type: enumeration.type, index: 0)
    }
    return EnumCase(type: enumeration.type, index: index, payload: payload)
  }

  private func carried(_ table: Table) -> Table {
    var result = Table()
    for (key, value) in zip(table.keys, table.values) {
      let key = carried(key)
      result.set(key, key, to: carried(value))
    }
    return result
  }
}

extension PropertyEntry {
  /// Whether its type's own initializers need not give it a value.
  fileprivate var startsByItself: Bool {
    if value != nil || isLazy || isOutlet || language == .objectiveC { return true }
    return switch type {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}

extension Expression {
  /// Of a literal, without looking at anything else.
  fileprivate var plainType: Type {
    switch kind {
    case .integer: .int
    case .floating: .double
    case .boolean: .bool
    case .text: .text
    default: .unknown
    }
  }
}
