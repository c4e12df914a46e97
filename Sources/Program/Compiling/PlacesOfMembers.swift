/// Members and elements that can be changed.
extension Compiler {
  mutating func prepareMember(_ name: String, of base: Expression) -> Prepared {
    if case .superclass = base.kind {
      let receiver = allocate()
      readSelf(to: receiver)
      var site = Site(name)
      site.type = superclass
      return Prepared(
        kind: .member(
          Prepared(kind: .value, type: draft.selfType ?? .unknown, register: receiver),
          site: self.site(site)),
        type: superclass.map { typeOfMember(name, of: .instance($0)) } ?? .unknown,
        register: allocate())
    }
    let isSelf = if case .name("self") = base.kind { true } else { false }
    var place = prepare(base)
    if case .implicit(let inner) = place.type {
      place = Prepared(kind: .optional(place), type: inner, register: allocate())
    }
    return member(name, of: place, isSelf: isSelf)
  }

  mutating func member(_ name: String, of place: Prepared, isSelf: Bool = false) -> Prepared {
    let type = place.type.isOptional ? place.type.unwrapped : place.type
    if case .tuple(let items) = type,
      let index = Int(name) ?? items.firstIndex(where: { $0.label == name }), index < items.count
    {
      return Prepared(
        kind: .item(place, index: index), type: items[index].type, register: allocate())
    }
    if isC, isReference(type) || type.isOpen {
      let receiver = settled(place)
      return Prepared(
        kind: .member(receiver, site: site(Site(name))), type: typeOfMember(name, of: type),
        register: allocate())
    }
    for found in lexicon.find(name, of: type, isStatic: false) {
      switch found.kind {
      case .property(let number):
        let property = program.properties[number]
        let memberType = lexicon.fill(propertyType(number), found.binding)
        let slot = lexicon.slot(of: number)
        let isDirect =
          property.setter == nil && property.getter == nil
          || draft.role == .accessor(property: number) && isSelf
          || draft.sort == .initializer && isSelf && property.owner == draft.scope.owner
            && !property.isLazy && property.getter == nil
        if isReference(type) {
          let receiver = settled(place)
          if let slot, isDirect, isSelf || !lexicon.overridden.contains(name) {
            return Prepared(
              kind: .objectField(receiver.register, slot: slot), type: memberType,
              register: allocate()
            ).guarded(property.strength, allocate())
          }
          return Prepared(
            kind: .member(receiver, site: site(Site(name))), type: memberType,
            register: allocate())
        }
        if let slot, isDirect {
          return Prepared(
            kind: .field(place, slot: slot), type: memberType, register: allocate()
          ).guarded(property.strength, allocate())
        }
        if property.isLazy, let slot, let getter = property.getter {
          // It gets its first value, where it has none yet.
          let window = allocate(2)
          load(place, keeping: false)
          emit(.take(to: window + 1, from: place.register))
          emit(
            .call(to: window, base: window + 1, function: Int32(truncatingIfNeeded: getter)))
          emit(.take(to: place.register, from: window + 1))
          store(place)
          return Prepared(kind: .field(place, slot: slot), type: memberType, register: allocate())
        }
        if let setter = property.setter {
          return Prepared(
            kind: .accessor(place, getter: property.getter, setter: setter), type: memberType,
            register: allocate())
        }
        return Prepared(
          kind: .member(place, site: site(Site(name))), type: memberType, register: allocate())
      case .field(let slot, let fieldType):
        return Prepared(
          kind: .field(place, slot: slot), type: fieldType, register: allocate())
      case .world(let member):
        if case .property = member.sort {
          let receiver = isReference(type) ? settled(place) : place
          return Prepared(
            kind: .member(receiver, site: site(Site(name))),
            type: lexicon.signature(member).result, register: allocate())
        }
      case .function, .enumCase, .library, .type: break
      }
    }
    return Prepared(
      kind: .member(place, site: site(Site(name))), type: typeOfMember(name, of: type),
      register: allocate())
  }

  /// The object that a place holds: it need not be written back.
  mutating func settled(_ place: Prepared) -> Prepared {
    if case .value = place.kind { return place }
    if case .local = place.kind { return place }
    load(place, keeping: true)
    return Prepared(kind: .value, type: place.type, register: place.register)
  }

  mutating func prepareIndex(
    _ base: Expression, _ arguments: [Argument], _ expression: Expression
  ) -> Prepared {
    var place = prepare(base)
    if case .implicit(let inner) = place.type {
      place = Prepared(kind: .optional(place), type: inner, register: allocate())
    }
    let own = subscripts(of: place.type).first { entry in
      entry.parameters.count == arguments.count
        && zip(entry.parameters, arguments).allSatisfy { $0.label == $1.label }
    }
    if own == nil, arguments.count == 1, arguments[0].label == nil {
      let index = allocate()
      value(arguments[0].value, into: index, wanted: indexType(of: place.type))
      return Prepared(
        kind: .element(place, index: index), type: elementType(of: place.type), register: allocate()
      )
    }
    let window = allocate(arguments.count + 2)
    var types: [Type] = []
    if let own { types = lexicon.signature(payload: own.parameters, of: 0).types }
    for (index, argument) in arguments.enumerated() {
      var wanted = index < types.count ? types[index] : indexType(of: place.type)
      if argument.label == "default" { wanted = elementType(of: place.type).unwrapped }
      let register = window + 1 + Register(truncatingIfNeeded: index)
      let given = value(argument.value, into: register, wanted: wanted)
      coerce(register, from: given, to: wanted)
    }
    var type = elementType(of: place.type)
    if let own { type = lexicon.resolve(own.result, in: draft.scope) }
    if arguments.contains(where: { $0.label == "default" }) { type = type.unwrapped }
    var site = Site("subscript", labels: arguments.map { $0.label }, count: arguments.count)
    site.isMutating = true
    return Prepared(
      kind: .subscripted(place, base: window, count: arguments.count, site: self.site(site)),
      type: type, register: allocate())
  }
}
