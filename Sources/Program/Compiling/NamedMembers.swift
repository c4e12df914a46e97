/// Names behind dots.
extension Compiler {
  mutating func member(
    _ base: Expression?, _ name: String, into to: Register, wanted: Type
  ) -> Type {
    guard let base else { return implicitMember(name, into: to, wanted: wanted) }
    if case .superclass = base.kind { return superMember(name, into: to) }
    if isModule(base) { return self.name(name, into: to, wanted: wanted) }
    if let type = typeNamed(by: base) {
      if name == "self" { return staticMember(name, of: type, into: to, wanted: wanted) }
      if name == "Type" { return .meta(type) }
      return staticMember(name, of: type, into: to, wanted: wanted)
    }
    let top = draft.top
    defer { release(to: top) }
    if let type = readChanging(name, of: base, into: to) { return type }
    if case .name(let text) = base.kind, let local = local(text), !local.isCell,
      local.strength == .strong, local.global == nil, !local.isComputed, !hasChain(base)
    {
      if case .implicit(let inner) = local.type {
        let own = allocate()
        emit(.move(to: own, from: local.register))
        emit(.force(own, isImplicit: true))
        return readMember(name, of: own, inner, into: to, isSelf: false)
      }
      return readMember(name, of: local.register, local.type, into: to, isSelf: text == "self")
    }
    let type = self.base(base, into: to)
    return readMember(name, of: to, type, into: to)
  }

  /// `Swift.min`, `Foundation.sqrt`
  func isModule(_ expression: Expression) -> Bool {
    guard case .name(let name) = expression.kind else { return false }
    return (name == "Swift" || name == "Foundation" || name == "UIKit") && local(name) == nil
  }

  mutating func superMember(_ name: String, into to: Register) -> Type {
    let top = draft.top
    defer { release(to: top) }
    let base = allocate()
    readSelf(to: base)
    guard let superclass else {
      constant(.unknown("super." + name), to: to)
      return .unknown
    }
    var site = Site(name)
    site.type = superclass
    site.isStatic = draft.isStatic
    emit(.readMember(to: to, of: base, site: self.site(site)))
    return typeOfMember(name, of: .instance(superclass))
  }

  /// `.zero`: of the type that is wanted.
  mutating func implicitMember(
    _ name: String, into to: Register, wanted: Type
  ) -> Type {
    let type = wanted.isOptional && name != "some" && name != "none" ? wanted.bare : wanted
    if name == "none", wanted.isOptional {
      let own = lexicon.find(name, of: wanted.bare, isStatic: true)
      if own.isEmpty {
        constant(.null, to: to)
        return wanted
      }
    }
    if type.isOpen, !draft.implicitType.isOpen {
      return staticMember(name, of: draft.implicitType, into: to, wanted: wanted)
    }
    if type.isOpen {
      // What is compared with it, or takes it, will know.
      constant(.unknown("." + name), to: to)
      return .unknown
    }
    return staticMember(name, of: type, into: to, wanted: wanted)
  }

  mutating func staticMember(
    _ name: String, of type: Type, into to: Register, wanted: Type
  ) -> Type {
    let top = draft.top
    defer { release(to: top) }
    if name == "self" {
      return metatype(type, into: to)
    }
    if isC, name == "class" {
      constant(Value(.type(type)), to: to)
      return .meta(type)
    }
    if case .optional = type, name == "none" {
      constant(.null, to: to)
      return type
    }
    if case .parameter(let generic) = type, let bound = readGeneric(generic, into: to) {
      emit(.readMember(to: to, of: to, site: site(Site(name))))
      return typeOfStatic(name, of: bound)
    }
    for found in lexicon.find(name, of: type, isStatic: true) {
      switch found.kind {
      case .property(let number):
        if let getter = program.properties[number].getter {
          let base = allocate()
          constant(Value(.type(type)), to: base)
          emit(.call(to: to, base: base, function: Int32(truncatingIfNeeded: getter)))
        } else if program.properties[number].storage == .none {
          continue
        } else {
          _ = readGlobal(number, into: to)
        }
        return lexicon.fill(propertyType(number), found.binding)
      case .enumCase(let id, let index): return enumCase(id, index, type, into: to)
      case .world(let member):
        let base = allocate()
        constant(Value(.type(type)), to: base)
        if case .property = member.sort {
          emit(.readWorld(to: to, of: base, site: site(Site(name, world: member))))
          return lexicon.signature(member).result
        }
        emit(.makeClosure(to: to, base: base, callee: output.callee(.world(member)).index))
        return .unknown
      case .library(let row):
        let entry = lexicon.library.rows[row]
        if entry.labels == nil {
          let base = allocate()
          constant(Value(.type(type)), to: base)
          emit(.callLibrary(to: to, base: base, row: Int32(truncatingIfNeeded: row)))
          return lexicon.fill(entry.result, ["Self": type])
        }
        if name == "init" { return initializerValue(type, wanted, into: to) }
        emit(.makeClosure(to: to, base: 0, callee: output.callee(.library(row)).index))
        return .function(entry.parameters, entry.result)
      case .function(let number):
        if isC {
          let base = allocate()
          constant(Value(.type(type)), to: base)
          emit(.send(to: to, base: base, site: site(Site(name))))
          let result = lexicon.signature(number).result
          return result == .unknown ? type : result
        }
        if name == "init" { return initializerValue(type, wanted, into: to) }
        let signature = lexicon.signature(number)
        let base = allocate()
        constant(Value(.type(type)), to: base)
        emit(.makeClosure(to: to, base: base, callee: output.callee(function: number).index))
        return .function(signature.types, signature.result)
      case .type(let id):
        constant(Value(.type(.instance(id))), to: to)
        return .meta(.instance(id))
      case .field: break
      }
    }
    if name == "init" { return initializerValue(type, wanted, into: to) }
    // `Card.flip` without an object: a function that waits for one.
    if !lexicon.find(name, of: type, isStatic: false).isEmpty {
      var site = Site(name)
      site.isStatic = true
      emit(.makeClosure(to: to, base: 0, callee: output.callee(.member(site)).index))
      return .unknown
    }
    if case .instance(let id, _) = type, let entry = lexicon.typeEntry(id),
      let special = special(name, of: id, entry, type, into: to)
    {
      return special
    }
    let base = allocate()
    constant(Value(.type(type)), to: base)
    emit(.readMember(to: to, of: base, site: site(Site(name))))
    return .unknown
  }

  /// What enumerations have without saying so.
  mutating func special(
    _ name: String, of id: TypeID, _ entry: TypeEntry, _ type: Type, into to: Register
  ) -> Type? {
    guard name == "allCases", entry.sort == .enumType else { return nil }
    let base = allocate(max(1, entry.cases.count))
    for index in entry.cases.indices {
      let register = base + Register(truncatingIfNeeded: index)
      constant(Value(.enumeration(EnumCase(type: id, index: index))), to: register)
    }
    emit(.makeArray(to: to, base: base, count: Int32(truncatingIfNeeded: entry.cases.count)))
    return .array(type)
  }

  mutating func initializerValue(
    _ type: Type, _ wanted: Type, into to: Register
  ) -> Type {
    emit(.makeClosure(to: to, base: 0, callee: output.callee(.initializer(type)).index))
    if case .function(let types, _) = wanted.bare { return .function(types, type) }
    return .function([], type)
  }

  /// A case without a payload is a value, one with it a function.
  mutating func enumCase(
    _ id: TypeID, _ index: Int, _ type: Type, into to: Register
  ) -> Type {
    if let world = lexicon.worldType(id) {
      if world.sort == .options {
        constant(.structure(id, [.integer(world.cases[index].raw)]), to: to)
      } else {
        constant(Value(.enumeration(EnumCase(type: id, index: index))), to: to)
      }
      return type
    }
    guard let entry = lexicon.typeEntry(id), index < entry.cases.count else { return .unknown }
    if entry.cases[index].payload.isEmpty {
      constant(Value(.enumeration(EnumCase(type: id, index: index))), to: to)
      return type
    }
    emit(.makeClosure(to: to, base: 0, callee: output.callee(.enumCase(id, index)).index))
    guard case .program(let number) = id.origin else { return .unknown }
    return .function(
      lexicon.signature(payload: entry.cases[index].payload, of: number).types, type)
  }

  mutating func readField(
    _ field: (slot: Int, property: Int), of register: Register, into to: Register
  ) -> Type {
    emit(.readField(to: to, of: register, slot: Int32(truncatingIfNeeded: field.slot)))
    let strength = program.properties[field.property].strength
    if strength != .strong {
      emit(.strengthen(to: to, from: to, isUnowned: strength == .unowned))
    }
    return propertyType(field.property)
  }

  mutating func readMember(
    _ name: String, of register: Register, _ type: Type, into to: Register, isSelf: Bool = false
  ) -> Type {
    if case .tuple(let items) = type,
      let index = Int(name) ?? items.firstIndex(where: { $0.label == name }), index < items.count
    {
      emit(.readItem(to: to, of: register, index: Int32(truncatingIfNeeded: index)))
      return items[index].type
    }
    if isC { return readMemberC(name, of: register, type, into: to) }
    if case .meta(let inner) = type {
      emit(.readMember(to: to, of: register, site: site(Site(name))))
      return typeOfStatic(name, of: inner)
    }
    for found in lexicon.find(name, of: type, isStatic: false) {
      switch found.kind {
      case .property(let number):
        let property = program.properties[number]
        let given = lexicon.fill(propertyType(number), found.binding)
        let isFree = isSelf && draft.role == .accessor(property: number)
        if let slot = lexicon.slot(of: number), property.getter == nil || isFree,
          !lexicon.overridden.contains(name) || isFree || !isReference(type), !type.isOptional
        {
          _ = readField((slot, number), of: register, into: to)
          return given
        }
        if let getter = property.getter, !type.isOptional || isOfOptional(property.owner),
          !isReference(type) || !lexicon.overridden.contains(name), !isProtocol(property.owner)
        {
          let top = draft.top
          let base = allocate()
          emit(.move(to: base, from: register))
          emit(.call(to: to, base: base, function: Int32(truncatingIfNeeded: getter)))
          if property.isLazy, !isReference(type), isVariableRegister(register) {
            emit(.move(to: register, from: base))
          }
          release(to: top)
          return given
        }
        emit(.readMember(to: to, of: register, site: site(Site(name))))
        return given
      case .field(let slot, let given):
        emit(.readField(to: to, of: register, slot: Int32(truncatingIfNeeded: slot)))
        return given
      case .library(let row):
        let entry = lexicon.library.rows[row]
        guard entry.labels == nil else { continue }
        let top = draft.top
        var base = to
        if to != register {
          base = allocate()
          emit(.move(to: base, from: register))
        }
        emit(.callLibrary(to: to, base: base, row: Int32(truncatingIfNeeded: row)))
        release(to: top)
        return lexicon.fill(entry.result, found.binding)
      case .world(let member):
        if case .property = member.sort {
          emit(.readMember(to: to, of: register, site: site(Site(name))))
          return lexicon.signature(member).result
        }
      case .function, .enumCase, .type: break
      }
    }
    if !lexicon.find(name, of: type, isStatic: false).isEmpty {
      bindMember(Site(name), of: register, into: to)
      return typeOfMember(name, of: type)
    }
    emit(.readMember(to: to, of: register, site: site(Site(name))))
    return typeOfMember(name, of: type)
  }

  /// A method as a value.
  mutating func bindMember(_ site: Site, of register: Register, into to: Register) {
    let top = draft.top
    let base = allocate()
    emit(.move(to: base, from: register))
    emit(.makeClosure(to: to, base: base, callee: output.callee(.member(site)).index))
    release(to: top)
  }

  func isOfOptional(_ owner: Int?) -> Bool {
    owner.map { program.types[$0].name == "Optional" } ?? false
  }

  func isProtocol(_ owner: Int?) -> Bool {
    owner.map { program.types[$0].sort == .protocolType } ?? false
  }

  func isVariableRegister(_ register: Register) -> Bool {
    draft.locals.contains { $0.register == register && !$0.isCell }
  }

  /// A property with a `mutating get`: what it changes is put back.
  private mutating func readChanging(
    _ name: String, of base: Expression, into to: Register
  ) -> Type? {
    guard program.hasMutatingGetters else { return nil }
    for found in lexicon.find(name, of: lightType(base), isStatic: false) {
      guard case .property(let number) = found.kind,
        let getter = program.properties[number].getter,
        program.functions[getter].function.isMutating
      else { continue }
      let place = prepare(base)
      let window = allocate()
      load(place, keeping: false)
      emit(.take(to: window, from: place.register))
      emit(.call(to: to, base: window, function: Int32(truncatingIfNeeded: getter)))
      emit(.take(to: place.register, from: window))
      store(place)
      return lexicon.fill(propertyType(number), found.binding)
    }
    return nil
  }
}
