/// A place that can be changed, with what leads to it worked out already: objects and indices stand in registers.
struct Prepared {
  indirect enum Kind {
    /// A variable of the frame, changed where it stands.
    case local(Register)
    case cell(Register)
    case global(Int)
    /// With its initial value still to be worked out, perhaps.
    case staticProperty(Int)
    case field(Prepared, slot: Int)
    case objectField(Register, slot: Int)
    /// By name, of an object or of a value.
    case member(Prepared, site: Int32)
    case element(Prepared, index: Register)
    case item(Prepared, index: Int)
    /// Indices from `base + 1`; `base` is for what they are asked of.
    case subscripted(Prepared, base: Register, count: Int, site: Int32)
    case accessor(Prepared, getter: Int?, setter: Int)
    /// An object's, whose registers hold the receiver already.
    case optional(Prepared)
    case weak(Prepared, isUnowned: Bool)
    case pointer(Register)
    /// Nowhere: what is changed is lost.
    case value
  }

  var kind: Kind
  var type: Type
  /// Where its value stands while it is changed.
  var register: Register
}

extension Compiler {
  mutating func prepare(_ expression: Expression) -> Prepared {
    switch expression.kind {
    case .name(let name):
      if let member = ofController(name, at: expression.place) { return prepare(member) }
      return prepareName(name, expression)
    case .member(let base?, let name):
      if let type = typeNamed(by: base) { return prepareStatic(name, of: type, expression) }
      return prepareMember(name, of: base)
    case .index(let base, let arguments):
      return prepareIndex(base, arguments, expression)
    case .postfix(let inner, "!"):
      let place = prepare(inner)
      return Prepared(
        kind: .optional(place), type: place.type.unwrapped, register: allocate())
    case .chained(let inner):
      let top = allocate()
      let type = base(inner, into: top)
      draft.chains[draft.chains.count - 1].append(emit(.jumpIfNull(top, 0)))
      if isReference(type.unwrapped) {
        emit(.unwrap(top))
        return Prepared(kind: .value, type: type.unwrapped, register: top)
      }
      let place = prepare(inner)
      return Prepared(
        kind: .optional(place), type: place.type.unwrapped, register: allocate())
    case .tuple(let items) where items.count == 1: return prepare(items[0].value)
    case .prefix("*", let pointer) where isC:
      let (register, type) = operand(pointer)
      var inner = Type.unknown
      if case .pointer(let pointed) = type { inner = pointed }
      return Prepared(kind: .pointer(register), type: inner, register: allocate())
    case .pointee(let base, let name):
      let (register, type) = operand(base)
      if case .instance(let id, _) = type, let field = lexicon.field(named: name, of: id) {
        return Prepared(
          kind: .objectField(register, slot: field.slot), type: propertyType(field.property),
          register: allocate())
      }
      if case .pointer(let inner) = type {
        let place = Prepared(kind: .pointer(register), type: inner, register: allocate())
        return member(name, of: place)
      }
      let place = Prepared(kind: .value, type: type, register: register)
      return Prepared(
        kind: .member(place, site: site(Site(name))), type: .unknown, register: allocate())
    case .reference(let inner): return prepare(inner)
    case .cast(let inner, .sure, _), .cast(let inner, .forced, _):
      let place = prepare(inner)
      if case .cast(_, _, let name) = expression.kind {
        return Prepared(kind: place.kind, type: resolve(name), register: place.register)
      }
      return place
    default:
      let register = allocate()
      let type = base(expression, into: register)
      return Prepared(kind: .value, type: type, register: register)
    }
  }

  mutating func prepareName(_ name: String, _ expression: Expression) -> Prepared {
    if let inner = unwrapping(name) { return prepare(inner) }
    if let local = local(name) {
      let inner: Prepared
      if let global = local.global {
        inner = Prepared(kind: .global(global), type: local.type, register: allocate())
      } else if local.isCell {
        inner = Prepared(kind: .cell(local.register), type: local.type, register: allocate())
      } else {
        inner = Prepared(kind: .local(local.register), type: local.type, register: local.register)
      }
      if local.strength == .strong { return inner }
      return Prepared(
        kind: .weak(inner, isUnowned: local.strength == .unowned), type: local.type,
        register: allocate())
    }
    if draft.selfType != nil, let place = prepareOwn(name, expression) { return place }
    for case .property(let number) in program.globals[name] ?? [] {
      return prepareGlobal(number)
    }
    if isUndeclaredField(name) {
      return prepareMember(name, of: Expression(.name("self"), at: expression.place))
    }
    let register = allocate()
    let type = value(expression, into: register)
    return Prepared(kind: .value, type: type, register: register)
  }

  /// A member of `self`, or of the types around it.
  mutating func prepareOwn(_ name: String, _ expression: Expression) -> Prepared? {
    guard let type = draft.selfType else { return nil }
    if isC {
      if case .instance(let id, _) = type, let field = lexicon.field(named: name, of: id),
        local("self") != nil
      {
        let own = prepareName("self", expression)
        return Prepared(
          kind: .objectField(own.register, slot: field.slot), type: propertyType(field.property),
          register: allocate()
        ).guarded(program.properties[field.property].strength, allocate())
      }
      return nil
    }
    if !draft.isStatic, !lexicon.find(name, of: type, isStatic: false).filter(isOwn).isEmpty {
      return prepareMember(name, of: Expression(.name("self"), at: expression.place))
    }
    var owner = draft.scope.owner
    while let number = owner {
      let outer = lexicon.selfType(of: number)
      if !lexicon.find(name, of: outer, isStatic: true).filter(isOwn).isEmpty {
        return prepareStatic(name, of: outer, expression)
      }
      owner = program.types[number].outer
    }
    return nil
  }

  func isOwn(_ found: Found) -> Bool {
    if case .library = found.kind { false } else { true }
  }

  mutating func prepareGlobal(_ number: Int) -> Prepared {
    let property = program.properties[number]
    let type = propertyType(number)
    if let setter = property.setter, draft.role != .accessor(property: number) {
      let nobody = Prepared(kind: .value, type: .void, register: allocate())
      return Prepared(
        kind: .accessor(nobody, getter: property.getter, setter: setter), type: type,
        register: allocate())
    }
    guard case .global(let global) = property.storage else {
      return Prepared(kind: .value, type: type, register: allocate())
    }
    let kind: Prepared.Kind =
      program.initialValues[number] != nil ? .staticProperty(number) : .global(global)
    let place = Prepared(kind: kind, type: type, register: allocate())
    return place.guarded(property.strength, property.strength == .strong ? 0 : allocate())
  }

  mutating func prepareStatic(
    _ name: String, of type: Type, _ expression: Expression
  ) -> Prepared {
    for found in lexicon.find(name, of: type, isStatic: true) {
      if case .property(let number) = found.kind {
        let property = program.properties[number]
        if case .global = property.storage,
          property.setter == nil || draft.role == .accessor(property: number)
        {
          return prepareGlobal(number)
        }
        if let setter = property.setter {
          let receiver = allocate()
          constant(ProgramValue(.type(type)), to: receiver)
          return Prepared(
            kind: .accessor(
              Prepared(kind: .value, type: .meta(type), register: receiver),
              getter: property.getter, setter: setter),
            type: propertyType(number), register: allocate())
        }
      }
      if case .world(let member) = found.kind, case .property = member.sort {
        let receiver = allocate()
        constant(ProgramValue(.type(type)), to: receiver)
        var site = Site(name)
        site.isStatic = true
        return Prepared(
          kind: .member(
            Prepared(kind: .value, type: .meta(type), register: receiver), site: self.site(site)),
          type: lexicon.signature(member).result, register: allocate())
      }
    }
    let register = allocate()
    let given = value(expression, into: register)
    return Prepared(kind: .value, type: given, register: register)
  }
}

extension Prepared {
  /// A weak or unowned place.
  func guarded(_ strength: Strength, _ register: Register) -> Prepared {
    strength == .strong
      ? self
      : Prepared(
        kind: .weak(self, isUnowned: strength == .unowned), type: type, register: register)
  }
}
