/// What a world that lives longer than a call needs of the machine.
extension Machine {
  /// One of the same program with nothing in it: what stands where a machine was taken away for a while.
  public func emptied() -> Machine {
    var empty = self
    empty.output = Compiler<W>.Output()
    empty.codes = []
    empty.memory = ProgramMemory()
    empty.stack = []
    empty.frames = []
    empty.caches = []
    empty.record = nil
    empty.suppositions = [:]
    empty.noted = []
    return empty
  }

  /// Is nothing of it running?
  public var isIdle: Bool { nested == 0 && frames.isEmpty }

  /// The nearest class of the world that an object's class is made from.
  public func worldClass(of object: ObjectID) -> WorldType? {
    for id in lexicon.lineage(of: memory.type(of: object)) {
      if let world = lexicon.worldType(id) { return world }
    }
    return nil
  }

  /// The same of a class by its name.
  public func worldClass(ofClass name: String) -> WorldType? {
    guard let id = lexicon.typeID(named: name) else { return nil }
    for above in lexicon.lineage(of: id) {
      if let world = lexicon.worldType(above) { return world }
    }
    return nil
  }

  /// Is the object's class one of the program's?
  public func isOwnClass(_ object: ObjectID) -> Bool {
    if case .program = memory.type(of: object).origin { true } else { false }
  }

  /// Has its class, or one that it is made from, a method of this selector? Of a class whose language is Swift nobody
  /// can say it: a method may be in another file.
  public func lacks(_ selector: String, _ object: ObjectID) -> Bool {
    guard let entry = lexicon.typeEntry(memory.type(of: object)), entry.language == .objectiveC
    else { return false }
    let type = Type.instance(memory.type(of: object))
    return lexicon.find(selector: selector, of: type, isStatic: false).isEmpty
  }

  /// What an object stores, by the names of its properties.
  public func fields(of object: ObjectID) -> [(name: String, value: ProgramValue)] {
    var found: [(name: String, value: ProgramValue)] = []
    for id in lexicon.lineage(of: memory.type(of: object)) {
      guard case .program(let number) = id.origin else { continue }
      for field in program.types[number].fields {
        let property = program.properties[field.property]
        guard let slot = lexicon.slot(of: field.property) else { continue }
        found.append((property.name, memory.field(slot, of: object)))
      }
    }
    return found
  }

  /// What global variables hold.
  public var globals: [(name: String, value: ProgramValue)] {
    program.properties.compactMap { property in
      guard property.owner == nil, case .global(let index) = property.storage,
        memory.globals.indices.contains(index)
      else { return nil }
      return (property.name, memory.globals[index])
    }
  }

  /// Is there a variable or a function of that name outside of types?
  public func hasGlobal(_ name: String) -> Bool { program.globals[name]?.isEmpty == false }

  /// All objects that are alive.
  public var objects: [ObjectID] {
    memory.objects.indices.compactMap { index in
      let id = ObjectID(
        index: Int32(truncatingIfNeeded: index), generation: memory.objects[index].generation)
      return memory.isAlive(id) ? id : nil
    }
  }

  /// The classes of the program in order, with all that they are made from, nearest first.
  public var classes: [(name: String, lineage: [String])] {
    program.types.enumerated().compactMap { number, entry in
      guard entry.sort == .classType, entry.place.source >= 0 else { return nil }
      return (
        entry.name, lexicon.lineage(of: .program(number)).dropFirst().map { lexicon.name(of: $0) }
      )
    }
  }

  /// What can stand behind a dot after an object of a class of the program; that class's superclass, where the world has it.
  public func memberNames(ofClass name: String) -> (names: [String], worldClass: String?)? {
    guard let id = lexicon.typeID(named: name), case .program = id.origin else { return nil }
    var names: Set<String> = []
    for above in lexicon.lineage(of: id) {
      guard case .program(let number) = above.origin else {
        return (names.sorted(), lexicon.name(of: above))
      }
      names.formUnion(program.types[number].members.keys)
    }
    return (names.sorted(), nil)
  }

  /// Whether a method with these labels takes a type of this name at a place: two may differ in that alone.
  public func overrides(_ name: String, of object: ObjectID, taking type: String, at index: Int)
    -> Bool
  {
    guard let parts = Spelling.parts(name) else { return false }
    return lexicon.find(parts.name, of: .instance(memory.type(of: object)), isStatic: false)
      .contains { found in
        guard case .function(let number) = found.kind else { return false }
        let function = program.functions[number].function
        guard function.body != nil, function.parameters.map({ $0.label }) == parts.labels,
          function.parameters.indices.contains(index)
        else { return false }
        return function.parameters[index].type == .named(type, [])
      }
  }

  /// Where the innermost call stands.
  public var place: Place { currentPlace }

  /// The text of a value, as `print` would have it.
  public mutating func text(of value: ProgramValue, in world: inout W) throws(Stop) -> String {
    try described(value, isDebug: false, &world)
  }

  /// A property that an object of the program has: nil where it says nothing of it.
  public mutating func read(
    _ name: String, of object: ObjectID, in world: inout W
  ) throws(Stop) -> ProgramValue {
    try enterFromWorld(&world) { (machine, world) throws(Stop) -> ProgramValue in
      try machine.member(name, of: .object(object), &world)
    }
  }
}

/// What a world keeps with an object, and what lives as long as the object.
extension ProgramMemory {
  public func kept(_ name: String, of object: ObjectID) -> ProgramValue? {
    guard case .tuple(let bag) = content(of: object).content else { return nil }
    for index in stride(from: 0, to: bag.items.count - 1, by: 2)
    where bag.items[index].asText == name {
      return bag.items[index + 1]
    }
    return nil
  }

  public mutating func keep(_ name: String, _ value: ProgramValue?, of object: ObjectID) {
    var items: [ProgramValue] = []
    if case .tuple(let bag) = takeContent(of: object).content { items = bag.items }
    if let at = stride(from: 0, to: items.count - 1, by: 2).first(where: {
      items[$0].asText == name
    }) {
      if let value { items[at + 1] = value } else { items.removeSubrange(at...at + 1) }
    } else if let value {
      items += [.text(name), value]
    }
    isUnsettled = true
    setContent(
      of: object, to: items.isEmpty ? .absent : ProgramValue(.tuple(Tuple(items, labels: .none))))
  }
}

extension ProgramValue {
  /// Held without keeping it alive.
  public var weakly: ProgramValue {
    if case .object(let id) = content { ProgramValue(.weak(id), wraps: wraps) } else { self }
  }

  /// Whom it holds, also where it does not keep it alive.
  public var anyObject: ObjectID? {
    switch content {
    case .object(let id), .weak(let id): id
    default: nil
    }
  }

  public var isLeftOut: Bool { isAbsent }

  public var withoutOptionals: ProgramValue { bare }

  public static func set(_ items: [ProgramValue]) -> ProgramValue {
    var table = Table()
    for item in items {
      if let id = item.asObject {
        table.set(item, .object(id), to: .nothing)
      }
    }
    return ProgramValue(.set(table))
  }

  /// By texts.
  public static func dictionary(_ entries: [(String, ProgramValue)]) -> ProgramValue {
    var table = Table()
    for (key, value) in entries { table.set(.text(key), .text(key), to: value) }
    return ProgramValue(.dictionary(table))
  }

  /// The members of a set or an array.
  public var members: [ProgramValue] {
    switch content {
    case .array(let list): list.items
    case .set(let table): table.keys
    default: []
    }
  }
}

extension SourceReader {
  /// The members of a class as they are declared, without bodies.
  public static func members(_ text: String) -> [Declaration] {
    let file = read(SourceText("class Surface {\n" + text + "\n}", language: .swift), number: 0)
    for statement in file.statements {
      if case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind
      {
        return type.members
      }
    }
    return []
  }
}

extension Machine {
  /// Where the calls stand that run now, the innermost first.
  public var places: [Place] {
    frames.reversed().map { frame in
      let places = frame.code.places
      return places.isEmpty
        ? frame.code.place : places[max(0, min(frame.pc, places.count) - 1)]
    }
  }

  /// The innermost call that has a name, and the place where it stands.
  public var namedCall: (name: String, place: Place)? {
    for (frame, place) in zip(frames.reversed(), places) where frame.code.name != "closure" {
      return (frame.code.name, place)
    }
    return nil
  }

  /// A member of the world's as a value, to be called: what Objective-C reads as a block.
  public mutating func bound(_ member: WorldMember, to receiver: ProgramValue) -> ProgramValue {
    ProgramValue(.closure(ClosureValue(output.callee(world: member), captures: [receiver])))
  }

  public func name(of type: Type) -> String { typeName(type) }

  /// Of an enumeration's value.
  public func caseName(of value: ProgramValue) -> String? {
    guard case .enumeration(let one) = value.content else { return nil }
    let index = Int(one.index)
    if let cases = lexicon.typeEntry(one.type)?.cases {
      return cases.indices.contains(index) ? cases[index].name : nil
    }
    guard let cases = lexicon.worldType(one.type)?.cases else { return nil }
    return cases.indices.contains(index) ? cases[index].name : nil
  }
}

extension SourceText {
  /// What stands in a place, on one row: `bounds.contains(point)`.
  public func shortText(of place: Place, most: Int) -> String {
    let start = max(0, min(Int(place.start), text.count))
    let end = max(start, min(Int(place.end), start + 4 * most, text.count))
    let row = String(decoding: text[start..<end], as: UTF8.self)
      .split { $0.isWhitespace }.joined(separator: " ")
    let isWhole = end == Int(place.end) && row.count <= most
    return isWhole ? row : row.prefix(most - 1) + "…"
  }

  /// The line that an offset stands in, with the one before it where that ends with `=`.
  public func assignmentText(of offset: Int32) -> String {
    let line = lineText(of: offset)
    let at = max(0, min(Int(offset), text.count))
    guard let end = text[..<at].lastIndex(of: UInt8(ascii: "\n")) else { return line }
    let before = lineText(of: Int32(truncatingIfNeeded: end))
    let isOpen = before.last { $0 != " " && $0 != "\t" } == "="
    return isOpen ? before + " " + line : line
  }

  /// The line that an offset stands in.
  public func lineText(of offset: Int32) -> String {
    let at = max(0, min(Int(offset), text.count))
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
    let start = text[..<at].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = text[at...].firstIndex(where: isEnd) ?? text.count
    return String(decoding: text[start..<end], as: UTF8.self)
  }
}

extension Machine {
  /// Does a class of the program's own say something of a method?
  public func hasMethod(_ name: String, inClass className: String) -> Bool {
    guard let id = lexicon.typeID(named: className) else { return false }
    if let parts = Spelling.parts(name) {
      return lexicon.find(parts.name, of: .instance(id), isStatic: false).contains { found in
        guard case .function(let number) = found.kind else { return false }
        let function = program.functions[number].function
        return function.body != nil && function.parameters.map { $0.label } == parts.labels
      }
    }
    return lexicon.find(selector: name, of: .instance(id), isStatic: false).contains { found in
      if case .function = found.kind { true } else { false }
    }
  }
}

extension Machine {
  /// An object of the world's own with nothing behind it.
  public mutating func makeObject(_ type: WorldType) -> ObjectID { memory.make(type.id) }
}

extension Machine {
  /// Makes an object by the initializer with these labels where its class has one of its own, or by the one that
  /// Objective-C spells so; else as `Name()` would.
  public mutating func make(
    _ type: Type, _ arguments: [ProgramValue], labels: [String?], selector: String,
    in world: inout W
  ) throws(Stop) -> ProgramValue? {
    guard case .instance(let id, _) = type else { return nil }
    let isOwn = lexicon.find("init", of: .instance(id), isStatic: true).contains { found in
      guard case .function(let number) = found.kind else { return false }
      let function = program.functions[number].function
      return function.body != nil && function.language == .swift
        && function.parameters.map { $0.label } == labels
    }
    guard !isOwn else {
      return try enterFromWorld(&world) { (machine, world) throws(Stop) -> ProgramValue in
        try machine.construct(.instance(id), arguments, labels: labels, &world)
      }
    }
    return try enterFromWorld(&world) { (machine, world) throws(Stop) -> ProgramValue in
      guard machine.isObjectiveC(id) else {
        return try machine.construct(.instance(id), [], &world)
      }
      let object = try machine.allocate(.instance(id), &world)
      return try machine.initialized(object, selector, arguments, &world)
    }
  }
}

extension Machine {
  /// The same by the name of a class.
  public mutating func make(
    _ name: String, _ arguments: [ProgramValue], labels: [String?], selector: String,
    in world: inout W
  ) throws(Stop) -> ProgramValue? {
    guard let id = lexicon.typeID(named: name) else { return nil }
    return try make(.instance(id, []), arguments, labels: labels, selector: selector, in: &world)
  }
}

extension Machine {
  public func kept(_ name: String, of object: ObjectID) -> ProgramValue? {
    memory.kept(name, of: object)
  }

  public mutating func keep(_ name: String, _ value: ProgramValue?, of object: ObjectID) {
    memory.keep(name, value, of: object)
  }
}

extension Stop {
  /// The same at a place, where it has none of its own.
  public func located(at place: Place) -> Stop { placed(place) }
}

/// An outlet that nothing has been connected to, with the class that it is declared to have.
public struct EmptyOutlet: Sendable {
  public var name: String
  public var className: String
  /// `[UIButton]!`
  public var isCollection: Bool
}

extension Machine {
  /// Outlets of an object that nothing has been connected to, each with the class that it is declared to have.
  public func emptyOutlets(of object: ObjectID) -> [EmptyOutlet] {
    var found: [EmptyOutlet] = []
    for id in lexicon.lineage(of: memory.type(of: object)) {
      guard case .program(let number) = id.origin else { continue }
      for field in program.types[number].fields {
        let property = program.properties[field.property]
        guard property.isOutlet, let slot = lexicon.slot(of: field.property),
          let type = property.type, let name = type.className ?? type.elementClassName
        else { continue }
        let value = memory.field(slot, of: object)
        if value.isNull || value.isAbsent {
          found.append(
            EmptyOutlet(
              name: property.name, className: name, isCollection: type.className == nil))
        }
      }
    }
    return found
  }

  /// Has a class outlets of its own or from above?
  public func hasOutlets(_ object: ObjectID) -> Bool {
    lexicon.lineage(of: memory.type(of: object)).contains { id in
      guard case .program(let number) = id.origin else { return false }
      return program.types[number].fields.contains { program.properties[$0.property].isOutlet }
    }
  }

  /// Gives a stored property of an object its value.
  public mutating func connect(_ name: String, of object: ObjectID, to value: ProgramValue) {
    for id in lexicon.lineage(of: memory.type(of: object)) {
      guard let field = lexicon.field(named: name, of: id) else { continue }
      let isWeak = program.properties[field.property].strength != .strong
      let held = isWeak ? value.weakly : value
      memory.setField(field.slot, of: object, to: held)
      return
    }
  }

  /// Is it the name of a type that is declared here, or of one of the world's or the language's?
  public func knowsType(_ name: String) -> Bool {
    if case .foreign = lexicon.resolve(name: name) { false } else { true }
  }

  /// What the declarations say that cannot be.
  public var problems: [ProgramProblem] { program.problems }

  /// Was it handed to somebody whom nobody here knows, who may have put it anywhere?
  public func wasLent(_ object: ObjectID) -> Bool { memory.lent.contains(object) }

  /// Does a function of the program's have this name, whatever its labels?
  public func hasFunction(named name: String) -> Bool {
    program.functions.contains { $0.function.name == name && $0.function.body != nil }
  }

  /// Classes whose superclass nobody here knows.
  public var orphans: [(name: String, superclass: String?)] {
    program.types.enumerated().compactMap { number, entry in
      guard entry.sort == .classType, entry.place.source >= 0 else { return nil }
      switch lexicon.links[number].superclass {
      case nil, .library(.object)?: break
      default: return nil
      }
      // Without an interface it has protocols at most.
      if program.problems.contains(where: { $0.kind == .unknownClass(entry.name) }) {
        return (entry.name, nil)
      }
      if case .named(let name, _)? = entry.inherits.first {
        guard case .foreign = lexicon.resolve(name: name) else { return nil }
        return (entry.name, name)
      }
      return entry.language == .objectiveC && entry.inherits.isEmpty ? (entry.name, nil) : nil
    }
  }
}

extension Lexicon {
  fileprivate func resolve(name: String) -> Type {
    resolve(.named(name, []), in: TypeScope())
  }
}
