/// Objects that are made from a file, as a nib makes them: nobody's code names their classes or their properties.
extension Machine {
  /// Is there such a class, of the program's or of the world's?
  public func hasClass(_ name: String) -> Bool { lexicon.typeID(named: name) != nil }

  /// Is it a class of the program's own?
  public func isOwnClass(named name: String) -> Bool {
    guard case .program? = lexicon.typeID(named: name)?.origin else { return false }
    return true
  }

  /// Makes an object by `init(coder:)` where its class has one of its own, else as `Name()` would.
  public mutating func make(
    _ name: String, from coder: ProgramValue, in world: inout W
  ) throws(Stop) -> ProgramValue? {
    guard let id = lexicon.typeID(named: name) else { return nil }
    return try make(
      .instance(id), [coder], labels: ["coder"], selector: "initWithCoder:", in: &world)
  }

  /// `setValue(_:forKey:)`. False: the object's class has no such key.
  public mutating func write(
    _ name: String, of object: ObjectID, to value: ProgramValue, in world: inout W
  ) throws(Stop) -> Bool {
    guard hasKey(name, object) else { return false }
    _ = try enterFromWorld(&world) { (machine, world) throws(Stop) -> ProgramValue in
      let base = machine.top
      machine.reserve(base + 2)
      machine.stack[base] = .object(object)
      var site = Site(name)
      site.cache = -1
      try machine.writeMember(base, site, value, .swift, &world)
      machine.clear(base, count: 1)
      return .nothing
    }
    return true
  }

  /// The declared class of a property of the program's.
  public func declaredClass(of name: String, in object: ObjectID) -> String? {
    guard let field = lexicon.field(named: name, of: memory.type(of: object)) else { return nil }
    return program.properties[field.property].type?.className
  }

  private func hasKey(_ name: String, _ object: ObjectID) -> Bool {
    let type = Type.instance(memory.type(of: object))
    let isProperty = lexicon.find(name, of: type, isStatic: false).contains { found in
      switch found.kind {
      case .property, .field: return true
      case .world(let member): if case .property = member.sort { return true } else { return false }
      case .function, .library, .enumCase, .type: return false
      }
    }
    if isProperty { return true }
    let setter = Spelling.setter(of: name)
    let hasSetter = lexicon.find(selector: setter, of: type, isStatic: false).contains { found in
      switch found.kind {
      case .function, .world: return true
      case .property, .field, .library, .enumCase, .type: return false
      }
    }
    return hasSetter || lexicon.field(named: name, of: memory.type(of: object)) != nil
      || lexicon.field(named: "_" + name, of: memory.type(of: object)) != nil
  }
}

extension Machine {
  /// Makes a segue of one of the program's classes: by its identifier, where it comes from and where it goes.
  public mutating func make(
    _ name: String, segue given: [ProgramValue], in world: inout W
  ) throws(Stop) -> ProgramValue? {
    guard let id = lexicon.typeID(named: name) else { return nil }
    return try enterFromWorld(&world) { (machine, world) throws(Stop) -> ProgramValue in
      try machine.construct(
        .instance(id), given, labels: ["identifier", "source", "destination"], &world)
    }
  }
}

extension Machine {
  /// Calls from here on are parts of one, up to `closeCalls`: who dies in them is told at its end, and not after each.
  /// False, where they are parts of another one anyway.
  public mutating func openCalls() -> Bool {
    guard nested == 0 else { return false }
    nested = 1
    looks = 700_000
    return true
  }

  /// Each of them may take as many steps as a call of its own.
  public mutating func refuel() { fuel = limits.fuel }

  public mutating func closeCalls(in world: inout W) throws(Stop) {
    nested = 0
    _ = takeRecord()
    _ = try enterFromWorld(&world) { (_, _) throws(Stop) -> ProgramValue in .nothing }
  }
}
