/// What a name of the program means: the program's own, the world's, the library's.
struct Lexicon<W: World> {
  let program: Program
  let surface: W.Surface
  let library: Library<W>
  /// By the number of a program's type.
  private(set) var links: [TypeLink] = []
  /// Properties that a class takes over from the one above it.
  private(set) var overridden: Set<String> = []
  /// Functions likewise, and those that a protocol has a default for.
  private(set) var overriddenFunctions: Set<String> = []

  init(program: Program, surface: W.Surface, library: Library<W>) {
    (self.program, self.surface, self.library) = (program, surface, library)
    links = program.types.map { _ in TypeLink() }
    for number in program.types.indices { links[number] = link(number) }
    layOutFields()
    for entry in program.functions where entry.function.isOverride {
      overriddenFunctions.insert(entry.function.name)
    }
    for property in program.properties where property.isOverride {
      overridden.insert(property.name)
    }
  }

  /// Where a type of the program stands among others.
  struct TypeLink: Sendable {
    var superclass: TypeID?
    var protocols: [TypeID] = []
    /// Of the library, by name: `Equatable`, `CaseIterable`.
    var libraryProtocols: Set<String> = []
    /// Of a protocol: the classes that something is said of its types' being below them.
    var selfBounds: [TypeID] = []
    /// `enum Level: Int`
    var rawType: Type?
    /// Where its objects keep its fields.
    var slots: [Int] = []
    /// How many fields they have, with those of the classes above.
    var slotCount = 0
  }

  private func link(_ number: Int) -> TypeLink {
    let entry = program.types[number]
    var link = TypeLink()
    for name in entry.inherits {
      switch resolve(name, in: TypeScope(owner: entry.outer)) {
      case .instance(let id, _):
        if isClass(id), entry.sort == .classType || entry.sort == .actorType {
          if id.origin != .program(number) { link.superclass = id }
        } else {
          link.protocols.append(id)
        }
      case .foreign(let name): link.libraryProtocols.insert(name)
      case let raw where raw.isNumber || raw == .text || raw == .character:
        link.rawType = raw
      default: break
      }
    }
    for name in entry.selfBounds + (entry.sort == .protocolType ? entry.inherits : []) {
      guard case .instance(let id, _) = resolve(name, in: TypeScope(owner: entry.outer)),
        isClass(id), !link.selfBounds.contains(id)
      else { continue }
      link.selfBounds.append(id)
    }
    if entry.language == .objectiveC, entry.sort == .classType, link.superclass == nil {
      link.superclass = .library(.object)
    }
    if entry.sort == .addition, let world = surface.type(named: entry.name),
      let name = world.superclass
    {
      link.superclass = typeID(named: name)
    }
    return link
  }

  func isClass(_ id: TypeID) -> Bool {
    switch id.origin {
    case .program(let number):
      program.types[number].sort == .classType || program.types[number].sort == .actorType
    case .world(let number): surface.type(numbered: number)?.sort == .classType
    case .library: true
    }
  }

  /// Fields stand behind those of the class above; where objects are there already, a new field stands behind all.
  private mutating func layOutFields() {
    var free = (program.types.compactMap { $0.slots?.values.max() }.max() ?? -1) + 1
    var done: Set<Int> = []
    for number in program.types.indices {
      var line = [number]
      while case .program(let above)? = links[line[line.count - 1]].superclass?.origin,
        !done.contains(above), line.count < 1_000
      {
        line.append(above)
      }
      for one in line.reversed() where done.insert(one).inserted {
        let entry = program.types[one]
        var count = links[one].superclass.map { fieldCount(of: $0) } ?? 0
        var slots: [Int] = []
        for (index, field) in entry.fields.enumerated() {
          if let known = entry.slots?[field.name] {
            slots.append(known)
          } else if entry.slots != nil {
            slots.append(free)
            free += 1
          } else {
            slots.append(count + index)
          }
        }
        for slot in slots { count = max(count, slot + 1) }
        (links[one].slots, links[one].slotCount) = (slots, count)
      }
    }
  }

  func fieldCount(of id: TypeID) -> Int {
    switch id.origin {
    case .program(let number): links[number].slotCount
    case .world(let number): surface.type(numbered: number)?.fields.count ?? 0
    case .library: 0
    }
  }

  /// Where a property is stored in an object of its class or below.
  func slot(of property: Int) -> Int? {
    let entry = program.properties[property]
    guard case .field(let index) = entry.storage, let owner = entry.owner else { return nil }
    return index < links[owner].slots.count ? links[owner].slots[index] : nil
  }

  /// The field of a type, or above it, of this name.
  func field(named name: String, of id: TypeID) -> (slot: Int, property: Int)? {
    var current: TypeID? = id
    while case .program(let number)? = current?.origin {
      if let index = program.types[number].fields.firstIndex(where: { $0.name == name }) {
        return (
          links[number].slots[index], program.types[number].fields[index].property
        )
      }
      current = links[number].superclass
    }
    return nil
  }

  // MARK: Kinship

  func superclass(of id: TypeID) -> TypeID? {
    switch id.origin {
    case .program(let number): links[number].superclass
    case .world(let number):
      surface.type(numbered: number)?.superclass.flatMap { typeID(named: $0) }
    case .library(let type):
      switch type {
      case .object: nil
      case .mutableArray: .library(.array)
      case .mutableDictionary: .library(.dictionary)
      case .mutableSet: .library(.set)
      case .mutableString: .library(.string)
      case .exception, .error, .string, .number, .array, .dictionary, .set, .null, .date, .task,
        .mainActor:
        .library(.object)
      }
    }
  }

  /// The class and those above it, the lowest first.
  func lineage(of id: TypeID) -> [TypeID] {
    var line: [TypeID] = []
    var current: TypeID? = id
    while let id = current, line.count < 1_000 {
      line.append(id)
      current = superclass(of: id)
    }
    return line
  }

  /// Every protocol of a type, its superclasses and its extensions.
  func protocols(of id: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    var waiting = lineage(of: id)
    while let next = waiting.first {
      waiting.removeFirst()
      for number in entries(of: next) {
        for inner in links[number].protocols where !found.contains(inner) && inner != id {
          found.append(inner)
          waiting.append(inner)
        }
      }
    }
    return found
  }

  /// The numbers of what the program says of a type: itself, or extensions of it.
  func entries(of id: TypeID) -> [Int] {
    switch id.origin {
    case .program(let number): [number]
    case .world, .library: program.typeNumbers[name(of: id)].map { [$0] } ?? []
    }
  }

  func isKind(_ id: TypeID, of other: TypeID) -> Bool {
    id == other || lineage(of: id).contains(other) || protocols(of: id).contains(other)
  }

  /// `Equatable`, `Hashable`, … as far as it is said.
  func conforms(_ id: TypeID, toLibrary name: String) -> Bool {
    for above in lineage(of: id) + protocols(of: id) {
      for number in entries(of: above) where links[number].libraryProtocols.contains(name) {
        return true
      }
    }
    return false
  }

  func rawType(of id: TypeID) -> Type? {
    for number in entries(of: id) { if let raw = links[number].rawType { return raw } }
    return nil
  }

  // MARK: Names of types

  func name(of id: TypeID) -> String {
    switch id.origin {
    case .program(let number): program.types[number].name
    case .world(let number): surface.type(numbered: number)?.name ?? "?"
    case .library(let type): type.name
    }
  }

  func worldType(_ id: TypeID) -> WorldType? {
    if case .world(let number) = id.origin { surface.type(numbered: number) } else { nil }
  }

  /// What the world adds to NSObject.
  func rootExtension(_ id: TypeID) -> WorldType? {
    id == .library(.object) ? surface.rootExtension : nil
  }

  func typeEntry(_ id: TypeID) -> TypeEntry? {
    if case .program(let number) = id.origin { program.types[number] } else { nil }
  }

  /// A type by its name as a whole; extensions of others' types do not count.
  func typeID(named name: String) -> TypeID? {
    if let number = program.typeNumbers[name], program.types[number].sort != .addition {
      return .program(number)
    }
    if let world = surface.type(named: name) { return world.id }
    for type in LibraryClass.allCases where type.name == name { return .library(type) }
    return nil
  }

  func typeID(named name: String, in scope: TypeScope) -> TypeID? {
    var owner = scope.owner
    while let number = owner {
      for id in lineage(of: .program(number)) {
        let prefix = self.name(of: id)
        if let found = typeID(named: prefix + "." + name) { return found }
      }
      owner = program.types[number].outer
    }
    return typeID(named: name)
  }

  func alias(_ name: String, in scope: TypeScope) -> TypeName? {
    var owner = scope.owner
    while let number = owner {
      if let found = program.aliases[program.types[number].name + "." + name] { return found }
      owner = program.types[number].outer
    }
    return program.aliases[name]
  }
}

/// Where a name of a type stands: inside of which type, and among which type parameters.
struct TypeScope: Sendable {
  var owner: Int?
  var generics: [Generic] = []
  /// Names that stand for other names, one behind the other.
  var aliases = 0
}
