/// Members by name, where only running tells whose they are.
extension Machine {

  // MARK: Reading

  /// Nil: a function was entered, and gives the value.
  mutating func readMember(
    _ register: Int, _ site: Site, _ language: SourceLanguage, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    let receiver = stack[register]
    switch receiver.content {
    case .unknown(let path): return supposed(path + "." + site.name)
    case .null:
      if language == .objectiveC { return .null }
      throw .crash(.unwrappedNil, .nowhere)
    case .tuple(let tuple):
      if let index = Int(site.name) ?? labels(of: tuple).firstIndex(of: site.name),
        tuple.items.indices.contains(index)
      {
        return tuple.items[index]
      }
    default: break
    }
    switch target(site, receiver, language, isCall: false) {
    case .slot(let slot, let strength):
      let value = try readPart(receiver, slot)
      return strength == .strong
        ? value : try strengthened(value, isUnowned: strength == .unowned)
    case .property(let number): return try read(number, receiver, to: to, &world)
    case .function(let number, _):
      if language == .objectiveC || program.functions[number].function.language == .objectiveC {
        try enter(number, [receiver.bare], to: to)
        return nil
      }
      return makeBound(receiver, site)
    case .world(let member, _): return try world.get(member, of: receiver, machine: &self)
    case .library(let row, _):
      let base = top
      reserve(base + 4)
      stack[base] = receiver
      let value = try lexicon.library.rows[row].work(&self, &world, base)
      stack[base] = .absent
      return value
    case .enumCase(let id, let index):
      return ProgramValue(.enumeration(EnumCase(type: id, index: index)))
    case .type(let id): return ProgramValue(.type(.instance(id)))
    case .nothing: return try unknownMember(site, receiver)
    }
  }

  mutating func read(
    _ number: Int, _ receiver: ProgramValue, to: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    let property = program.properties[number]
    if let getter = property.getter {
      try enter(getter, [receiver.bare], to: to)
      return nil
    }
    return try readStatic(number, &world)
  }

  /// Enters a function above all frames; its result goes where it was asked for.
  mutating func enter(_ number: Int, _ arguments: [ProgramValue], to: Int) throws(Stop) {
    let code = code(of: number)
    let base = top
    try push(code, base: base, to: to)
    place(arguments, [], of: code, base: base)
  }

  mutating func unknownMember(_ site: Site, _ receiver: ProgramValue) throws(Stop) -> ProgramValue {
    if let value = undeclared(site.name, of: receiver) { return value }
    if let id = receiver.asObject {
      let path = lexicon.name(of: memory.type(of: id)) + "." + site.name
      noteUnknown(path)
      return supposed(path)
    }
    if case .type(let type) = receiver.content {
      let path = typeName(type) + "." + site.name
      noteUnknown(path)
      return supposed(path)
    }
    let path = typeName(dynamicType(receiver)) + "." + site.name
    noteUnknown(path)
    return supposed(path)
  }

  func readPart(_ value: ProgramValue, _ slot: Int) throws(Stop) -> ProgramValue {
    switch value.content {
    case .object(let id): return memory.field(slot, of: id)
    case .structure(let structure):
      return slot < structure.fields.count ? structure.fields[slot] : .absent
    case .unknown(let path): return .unknown(path + ".…")
    // Of what nil answers every part is 0.
    case .null where runsC: return .null
    case .null: throw .crash(.unwrappedNil, .nowhere)
    default: return .absent
    }
  }

  mutating func readStatic(_ number: Int, _ world: inout W) throws(Stop) -> ProgramValue {
    let property = program.properties[number]
    guard case .global(let index) = property.storage else { return .absent }
    let value = memory.globals[index]
    if value.isAbsent, let initial = program.initialValues[number] {
      // `static void *context = &context;`
      memory.globals[index] = .null
      var made = try invoke(
        function: initial, property.owner == nil ? [] : [.nothing], &world)
      if property.strength != .strong, let id = made.asObject { made = ProgramValue(.weak(id)) }
      memory.globals[index] = made
      return made
    }
    return value
  }

  mutating func makeBound(_ receiver: ProgramValue, _ site: Site) -> ProgramValue {
    let callee = output.callee(.member(site))
    return ProgramValue(.closure(ClosureValue(callee, captures: [receiver])))
  }

  // MARK: Weak and unowned

  mutating func weaken(_ register: Int) {
    if case .object(let id) = stack[register].content {
      stack[register] = ProgramValue(.weak(id), wraps: stack[register].wraps)
    }
  }

  func strengthened(_ value: ProgramValue, isUnowned: Bool) throws(Stop) -> ProgramValue {
    guard case .weak(let id) = value.content else { return value }
    if memory.isAlive(id), !memory.isDying(id) {
      return ProgramValue(.object(id), wraps: value.wraps)
    }
    if isUnowned { throw .crash(.unownedGone, .nowhere) }
    return .null
  }

  // MARK: Writing

  mutating func takeField(_ register: Int, _ slot: Int) -> ProgramValue {
    switch stack[register].content {
    case .object(let id): return memory.takeField(slot, of: id)
    case .structure(var structure):
      stack[register].content = .absent
      let value = structure.take(slot)
      stack[register].content = .structure(structure)
      return value
    default: return .absent
    }
  }

  mutating func writeField(_ register: Int, _ slot: Int, _ from: Int) throws(Stop) {
    switch stack[register].content {
    case .object(let id): memory.setField(slot, of: id, to: stack[from])
    case .structure(var structure):
      stack[register].content = .absent
      if structure.fields[min(slot, structure.fields.count - 1)].nesting.holdsObjects {
        memory.isUnsettled = true
      }
      structure.set(slot, to: stack[from])
      let isTooDeep = structure.nesting.depth >= Nesting.deepest
      stack[register].content = .structure(structure)
      if isTooDeep { throw .tooMuchMemory(.nowhere) }
    case .null where runsC: break
    case .null: throw .crash(.unwrappedNil, .nowhere)
    default: break
    }
  }

  mutating func writeMember(
    _ register: Int, _ site: Site, _ value: ProgramValue, _ language: SourceLanguage,
    _ world: inout W
  ) throws(Stop) {
    let receiver = stack[register]
    switch receiver.content {
    case .unknown: return
    case .null:
      if language == .objectiveC { return }
      throw .crash(.unwrappedNil, .nowhere)
    case .tuple(let tuple):
      if let index = labels(of: tuple).firstIndex(of: site.name) {
        writeItem(register, index, value)
        return
      }
    default: break
    }
    let type = site.type.map { Type.instance($0) } ?? dynamicType(receiver)
    var owner = type
    var isStatic = site.isStatic
    if case .meta(let inner) = type { (owner, isStatic) = (inner, true) }
    for found in lexicon.find(site.name, of: owner, isStatic: isStatic) {
      switch found.kind {
      case .property(let number):
        if program.properties[number].setter == nil, program.properties[number].storage == .none {
          continue
        }
        return try write(number, register, value, &world)
      case .field(let slot, _):
        if case .structure(var structure) = stack[register].content {
          stack[register].content = .absent
          structure.set(slot, to: value)
          stack[register].content = .structure(structure)
        }
        return
      case .world(let member):
        guard case .property = member.sort else { continue }
        var target = receiver
        try world.set(
          member, of: &target, to: language == .objectiveC ? fitted(value, member.result) : value,
          machine: &self)
        stack[register] = target
        return
      case .library(let row):
        if lexicon.library.rows[row].labels == nil { continue }
      case .function, .enumCase, .type: break
      }
    }
    let setter = Spelling.setter(of: site.name)
    for found in lexicon.find(selector: setter, of: owner, isStatic: isStatic) {
      if case .function(let number) = found.kind {
        _ = try invoke(function: number, [receiver, value], &world)
        return
      }
      if case .world(let member) = found.kind {
        var target = receiver
        _ = try world.call(member, on: &target, arguments: [value], machine: &self)
        return
      }
    }
    if case .instance(let id, _) = owner, let field = lexicon.field(named: site.name, of: id) {
      return try write(field.property, register, value, &world)
    }
    if keep(undeclared: site.name, value, of: receiver) { return }
    noteUnknown(typeName(owner) + "." + site.name)
  }

  mutating func write(
    _ number: Int, _ register: Int, _ value: ProgramValue, _ world: inout W
  ) throws(Stop) {
    let property = program.properties[number]
    var value = value
    if property.isCopied, let id = value.asObject {
      let content = memory.content(of: id)
      if !content.isAbsent { value = content }
    }
    if property.language == .objectiveC, let type = property.type {
      value = fitted(value, type)
    }
    if let setter = property.setter {
      let base = top
      let arguments =
        property.isStatic && property.owner == nil ? [value] : [stack[register], value]
      _ = try invoke(function: setter, arguments, &world)
      if case .structure = stack[register].content { stack[register] = stack[base] }
      clear(base, count: 2)
      return
    }
    if property.strength != .strong, case .object(let id) = value.content {
      value = ProgramValue(.weak(id), wraps: value.wraps)
    }
    if let slot = lexicon.slot(of: number) {
      switch stack[register].content {
      case .object(let id): memory.setField(slot, of: id, to: value)
      case .structure(var structure):
        stack[register].content = .absent
        structure.set(slot, to: value)
        stack[register].content = .structure(structure)
      default: break
      }
    } else if case .global(let index) = property.storage {
      memory.globals[index] = value
    }
  }

  /// A number as Objective-C hands it to a parameter or a property of a type.
  func fitted(_ value: ProgramValue, _ name: TypeName?) -> ProgramValue {
    let type = lexicon.resolve(name, in: TypeScope())
    switch type {
    case .integer, .double, .float, .bool, .instance: return converted(value, to: type)
    default: return value
    }
  }
}
