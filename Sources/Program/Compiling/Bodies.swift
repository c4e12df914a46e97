/// What a function does: its statements, or what its kind asks for.
extension Compiler {
  mutating func compileBody(_ function: Function, _ entry: FunctionEntry) {
    let body = function.body ?? []
    if function.sort == .initializer, let owner = entry.owner {
      compileInitializer(function, owner)
      return
    }
    if let value = singleValue(body), draft.result != .void, draft.sort != .deinitializer {
      returnValue(value)
      return
    }
    statements(body)
    returnNothing()
  }

  /// The one expression that a body consists of, and gives.
  func singleValue(_ body: [Statement]) -> Expression? {
    guard !isC, body.count == 1, let only = body.first else { return nil }
    switch only.kind {
    case .expression(let value):
      if case .assign = value.kind { return nil }
      return value
    case .choice, .switched:
      return isValue(only) ? Expression(.statement(only), at: only.place) : nil
    default: return nil
    }
  }

  /// Whether each branch of an `if` or `switch` is one value.
  func isValue(_ statement: Statement) -> Bool {
    func isOne(_ body: [Statement]) -> Bool {
      guard body.count == 1, let only = body.first else { return false }
      switch only.kind {
      case .expression(let value):
        if case .assign = value.kind { return false }
        return true
      case .choice, .switched: return isValue(only)
      case .thrown: return true
      default: return false
      }
    }
    switch statement.kind {
    case .choice(_, let then, let otherwise):
      guard let otherwise else { return false }
      return isOne(then) && isOne(otherwise)
    case .switched(_, let cases): return cases.allSatisfy { isOne($0.body) }
    default: return false
    }
  }

  mutating func compileInitializer(_ function: Function, _ owner: Int) {
    let entry = program.types[owner]
    let isDelegating = delegates(function.body ?? [])
    if !isDelegating, !function.isConvenience, entry.defaults != nil, entry.sort != .enumType {
      initializeFields(of: owner)
    }
    statements(function.body ?? [])
    if entry.sort == .classType || entry.sort == .actorType, !isDelegating,
      !function.isConvenience, !callsSuper(function.body ?? []),
      let above = lexicon.links[owner].superclass
    {
      initializeAbove(above)
    }
    returnNothing()
  }

  /// `super.init()`, which nobody has to write.
  mutating func initializeAbove(_ above: TypeID) {
    let top = draft.top
    let base = allocate()
    readSelf(to: base)
    var site = Site("init", count: 0)
    site.type = above
    site.isArranged = false
    emit(.initialize(to: base, base: base, site: self.site(site)))
    release(to: top)
  }

  mutating func initializeFields(of owner: Int) {
    guard let defaults = program.types[owner].defaults else { return }
    let top = draft.top
    let base = allocate(2)
    readSelf(to: base + 1)
    emit(.call(to: base, base: base + 1, function: Int32(truncatingIfNeeded: defaults)))
    if !isReference(draft.selfType ?? .unknown) { writeSelf(from: base + 1) }
    release(to: top)
  }

  mutating func readSelf(to register: Register) {
    if let local = local("self") { read(local, to: register) }
  }

  mutating func writeSelf(from register: Register) {
    if let local = local("self") { write(local, from: register) }
  }

  func delegates(_ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .expression(let value):
        isInitCall(value, on: { if case .name("self") = $0 { true } else { false } })
      case .choice(_, let then, let otherwise): delegates(then) || delegates(otherwise ?? [])
      case .block(let inner): delegates(inner)
      default: false
      }
    }
  }

  func callsSuper(_ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .expression(let value):
        isInitCall(value, on: { if case .superclass = $0 { true } else { false } })
      case .choice(_, let then, let otherwise): callsSuper(then) || callsSuper(otherwise ?? [])
      case .block(let inner), .caught(let inner, _): callsSuper(inner)
      default: false
      }
    }
  }

  func isInitCall(_ value: Expression, on test: (Expression.Kind) -> Bool) -> Bool {
    switch value.kind {
    case .call(let callee, _):
      if case .member(let base?, "init") = callee.kind { test(base.kind) } else { false }
    case .attempt(_, let inner), .awaited(let inner), .chained(let inner):
      isInitCall(inner, on: test)
    case .postfix(let inner, _): isInitCall(inner, on: test)
    default: false
    }
  }

  mutating func compileLazy(_ property: Int) {
    let entry = program.properties[property]
    guard let slot = lexicon.slot(of: property), let initial = entry.value else {
      returnNothing()
      return
    }
    let type = propertyType(property)
    let register = allocate()
    emit(.readField(to: register, of: 0, slot: Int32(truncatingIfNeeded: slot)))
    let known = emit(.jumpUnlessAbsent(register, 0))
    let given = value(initial, into: register, wanted: type)
    coerce(register, from: given, to: type)
    emit(.writeField(of: 0, slot: Int32(truncatingIfNeeded: slot), from: register))
    land(known)
    emit(.giveBack(register))
    draft.keepsArguments = !isReference(draft.selfType ?? .unknown)
  }

  mutating func compileDefaults(of number: Int) {
    let entry = program.types[number]
    for (index, field) in entry.fields.enumerated() {
      let property = program.properties[field.property]
      if property.isLazy || !(onlyFields?.contains(field.name) ?? true) { continue }
      draft.place = property.place
      let top = draft.top
      let register = allocate()
      let type = propertyType(field.property)
      if let initial = property.value {
        let given = initialValue(initial, into: register, wanted: type)
        coerce(register, from: given, to: type)
      } else if property.language == .objectiveC {
        constant(zero(of: type), to: register)
      } else if type.isOptional, !property.isConstant {
        constant(isSetElsewhere(property, type) ? elsewhere(field.property) : .null, to: register)
      } else {
        release(to: top)
        continue
      }
      if field.strength != .strong { emit(.weaken(register)) }
      emit(
        .writeField(
          of: 0, slot: Int32(truncatingIfNeeded: lexicon.links[number].slots[index]),
          from: register))
      release(to: top)
    }
    returnNothing()
  }

  /// Of an object there is no `self` yet.
  private mutating func initialValue(_ initial: Expression, into to: Register, wanted: Type)
    -> Type
  {
    guard !isC, isReference(draft.selfType ?? .unknown), draft.locals.first?.name == "self" else {
      return value(initial, into: to, wanted: wanted)
    }
    draft.locals[0].name = ""
    defer { draft.locals[0].name = "self" }
    return value(initial, into: to, wanted: wanted)
  }

  /// `var model: ShopModel!`, of a type from another file: whoever makes the object sets it, and stands there too.
  private func isSetElsewhere(_ property: PropertyEntry, _ type: Type) -> Bool {
    guard case .implicit(let inner) = type, !property.isOutlet,
      !program.assigned.contains(property.name)
    else { return false }
    if case .foreign = inner { return true }
    return lexicon.typeEntry(of: inner)?.isGuessed == true
  }

  private func elsewhere(_ property: Int) -> ProgramValue {
    let entry = program.properties[property]
    let owner = entry.owner.map { program.types[$0].name + "." } ?? ""
    return .unknown(owner + entry.name)
  }

  /// Where no initializer fits, what it would have given the fields nobody knows.
  mutating func fillUnknown(of id: TypeID, _ object: Register) {
    for above in lexicon.lineage(of: id) {
      guard case .program(let number) = above.origin else { return }
      for (index, field) in program.types[number].fields.enumerated() {
        let property = program.properties[field.property]
        let type = propertyType(field.property)
        guard property.language == .swift, property.value == nil, !property.isLazy,
          property.isConstant || !type.isOptional
        else { continue }
        let top = draft.top
        let register = allocate()
        constant(elsewhere(field.property), to: register)
        emit(
          .writeField(
            of: object, slot: Int32(truncatingIfNeeded: lexicon.links[number].slots[index]),
            from: register))
        release(to: top)
      }
    }
  }

  mutating func compileInitialValue(_ property: Int) {
    let entry = program.properties[property]
    let register = allocate()
    let type = propertyType(property)
    if let initial = entry.value {
      let given = value(initial, into: register, wanted: type)
      coerce(register, from: given, to: type)
    }
    emit(.giveBack(register))
  }

  /// What a variable of Objective-C starts as.
  func zero(of type: Type) -> ProgramValue {
    switch type {
    case .integer(let kind): ProgramValue(.integer(0, kind))
    case .double: .double(0)
    case .float: ProgramValue(.float(0))
    case .bool: .bool(false)
    case .array: .array([])
    case .instance(let id, _):
      if isReference(type) {
        .null
      } else if let world = lexicon.worldType(id), world.name == "IndexPath" {
        // An object to Objective-C.
        .null
      } else if let world = lexicon.worldType(id), world.sort == .structure {
        .structure(
          id, world.fields.map { zero(of: lexicon.resolve($0.type, in: TypeScope())) })
      } else if let entry = lexicon.typeEntry(id), entry.sort == .structType {
        .structure(
          id,
          entry.fields.map {
            zero(of: lexicon.resolve(program.properties[$0.property].type, in: TypeScope()))
          })
      } else if let entry = lexicon.typeEntry(id), entry.language == .objectiveC {
        ProgramValue(.integer(0, .int))
      } else {
        .null
      }
    default: .null
    }
  }

  /// Classes and what may be one, but no structures, enumerations, numbers, collections.
  func isReference(_ type: Type) -> Bool {
    switch type {
    case .instance(let id, _):
      if let entry = lexicon.typeEntry(id) {
        entry.sort == .classType || entry.sort == .actorType
      } else if let world = lexicon.worldType(id) {
        world.sort == .classType
      } else {
        true
      }
    default: false
    }
  }

  /// `Type(…)` as a function of what comes.
  mutating func constructor(
    of type: Type, _ names: [String], _ types: [Type], labels: [String?]?, at place: Place
  ) -> Code {
    var draft = FunctionDraft(
      name: "init", language: .swift, scope: TypeScope(), selfType: nil, place: place, start: place)
    draft.isStatic = true
    drafts.append(draft)
    for (name, type) in zip(names, types) {
      self.draft.locals.append(FunctionDraft.Local(name: name, type: type, register: allocate()))
    }
    self.draft.parameterCount = names.count
    let arguments = names.enumerated().map { index, name in
      Argument(
        labels.flatMap { index < $0.count ? $0[index] : nil }, Expression(.name(name), at: place))
    }
    let register = allocate()
    _ = construct(
      type, arguments, into: register, wanted: .unknown, ignoringLabels: labels == nil)
    emit(.giveBack(register))
    return finish()
  }

  mutating func constant(_ expression: Expression, _ type: Type, at place: Place) -> Code {
    drafts.append(
      FunctionDraft(
        name: "value", language: .swift, scope: TypeScope(), selfType: nil, place: place,
        start: place))
    let register = allocate()
    let given = value(expression, into: register, wanted: type)
    coerce(register, from: given, to: type)
    emit(.giveBack(register))
    return finish()
  }
}
