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
    if let parts = Spelling.parts(name) {
      // `view.addSubview(_:)`
      let type = self.base(base, into: to)
      bindMember(Site(parts.name, labels: parts.labels), of: to, into: to)
      for found in lexicon.find(parts.name, of: type, isStatic: false) {
        guard let signature = signature(of: found), signature.labels == parts.labels else {
          continue
        }
        return .function(signature.types, signature.result)
      }
      return .unknown
    }
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
