/// Arguments in a row, and the call itself.
extension Compiler {
  /// The arguments in a row from `window`, with what the parameters' types say of them.
  mutating func arguments(
    _ choice: CallChoice, _ given: [Argument], _ prepared: [Int: Prepared], from window: Register,
    _ binding: inout [String: Type]
  ) -> [(Prepared, Register)] {
    var places: [(Prepared, Register)] = []
    var pointed: [(place: Prepared, cell: Register)] = []
    defer { draft.pointed = pointed }
    let signature = choice.signature
    for (index, source) in choice.sources.enumerated() {
      let register = window + Register(truncatingIfNeeded: index)
      let wanted = lexicon.fill(signature.types[index], binding)
      switch source {
      case .usual: leftOut(signature.labels[index], binding, into: register)
      case .several(let indices):
        let items = indices.map { given[$0].value }
        let type = array(items, into: register, wanted: wanted)
        lexicon.unify(signature.types[index], type, &binding)
      case .given(let at):
        let argument = given[at].value
        if case .inOut(let inner) = signature.types[index], let place = prepared[at] {
          load(place, keeping: signatureThrows(choice))
          emit(
            signatureThrows(choice)
              ? .move(to: register, from: place.register)
              : .take(to: register, from: place.register))
          places.append((place, register))
          lexicon.unify(inner, place.type, &binding)
          continue
        }
        if !isC, case .pointer(let inner) = signature.types[index], let place = prepared[at] {
          load(place, keeping: true)
          emit(.move(to: register, from: place.register))
          emit(.newCell(register))
          let cell = allocate()
          emit(.move(to: cell, from: register))
          pointed.append((place, cell))
          lexicon.unify(inner, place.type, &binding)
          continue
        }
        if signature.delayed[index] {
          let body = Statement(.returned(argument), at: argument.place)
          var result = wanted
          if case .function(_, let inner) = wanted { result = inner }
          _ = closure(
            Closure(body: [body], place: argument.place), into: register,
            wanted: .function([], result))
          continue
        }
        let type = value(argument, into: register, wanted: wanted)
        lexicon.unify(signature.types[index], type, &binding)
        coerce(register, from: type, to: lexicon.fill(signature.types[index], binding))
      }
    }
    return places
  }

  /// Nothing; or what a generic stands for, where that is a hidden argument.
  private mutating func leftOut(
    _ label: String?, _ binding: [String: Type], into to: Register
  ) {
    guard let label, label.hasPrefix("<"), let type = binding[String(label.dropFirst().dropLast())]
    else { return constant(.absent, to: to) }
    if case .parameter(let outer) = type {
      if readGeneric(outer, into: to) == nil { constant(.absent, to: to) }
    } else {
      constant(type.isOpen ? .absent : ProgramValue(.type(type)), to: to)
    }
  }

  func signatureThrows(_ choice: CallChoice) -> Bool {
    if case .function(let number) = choice.found.kind {
      program.functions[number].function.isThrowing
    } else {
      false
    }
  }

  mutating func emitCall(
    _ choice: CallChoice, _ receiver: Receiver, _ given: [Argument], into to: Register,
    wanted: Type,
    isSuper: Bool = false
  ) -> Type {
    let count = choice.signature.types.count
    var binding = choice.found.binding
    if case .enumCase(let id, let index) = choice.found.kind {
      let window = allocate(max(1, count))
      _ = arguments(choice, given, [:], from: window, &binding)
      var site = Site("case", count: count)
      site.type = id
      site.cache = index
      draft.sites.append(site)
      emit(
        .makeCase(
          to: to, base: window, site: Int32(truncatingIfNeeded: draft.sites.count - 1)))
      if case .instance(_, let parameters) = choice.signature.result, !parameters.isEmpty {
        return lexicon.fill(choice.signature.result, binding)
      }
      return choice.signature.result
    }
    let hasReceiver = hasReceiver(choice.found)
    let prepared = prepareChanged(given)
    let window = allocate(count + 1)
    let first = hasReceiver ? window + 1 : window
    let isThrowing = signatureThrows(choice)
    var target: Prepared?
    switch receiver {
    case .nobody: if hasReceiver { constant(.nothing, to: window) }
    case .type(let type): if hasReceiver { constant(ProgramValue(.type(type)), to: window) }
    case .loaded(let register, let type):
      if hasReceiver { emit(.take(to: window, from: register)) }
      bind(type, &binding)
    case .place(let place):
      target = place
      bind(place.type, &binding)
    }
    if !wanted.isOpen, hasGenerics(choice.signature.result) {
      let result = choice.signature.result
      lexicon.unify(result, result.isOptional ? wanted : wanted.bare, &binding)
    }
    let places = arguments(choice, given, prepared, from: first, &binding)
    if let target {
      load(target, keeping: isThrowing)
      emit(
        isThrowing
          ? .move(to: window, from: target.register) : .take(to: window, from: target.register))
    }
    let pointed = draft.pointed
    emitTarget(choice, window, receiver, isSuper, into: to)
    for (place, cell) in pointed {
      emit(.readCell(to: place.register, cell: cell))
      store(place)
    }
    for (place, register) in places {
      emit(.take(to: place.register, from: register))
      store(place)
    }
    if let target {
      emit(.take(to: target.register, from: window))
      store(target)
    }
    return lexicon.fill(choice.signature.result, binding)
  }

  func bind(_ type: Type, _ binding: inout [String: Type]) {
    for (name, inner) in lexicon.binding(of: type.bareImplicit) where binding[name] == nil {
      binding[name] = inner
    }
  }

  func hasGenerics(_ type: Type) -> Bool {
    switch type {
    case .parameter: true
    case .optional(let inner), .array(let inner): hasGenerics(inner)
    default: false
    }
  }

  func hasReceiver(_ found: Found) -> Bool {
    switch found.kind {
    case .function(let number):
      program.functions[number].owner != nil
        && program.functions[number].function.sort != .operation
    case .world, .library: true
    case .property, .field, .enumCase, .type: false
    }
  }

  mutating func emitTarget(
    _ choice: CallChoice, _ window: Register, _ receiver: Receiver, _ isSuper: Bool,
    into to: Register
  ) {
    switch choice.found.kind {
    case .function(let number):
      let entry = program.functions[number]
      guard !isSuper, let owner = entry.owner, mayBeOverridden(number, owner) else {
        emit(.call(to: to, base: window, function: Int32(truncatingIfNeeded: number)))
        return
      }
      emit(.callMember(to: to, base: window, site: site(memberSite(number, choice))))
    case .world(let member):
      var site = Site(
        member.name, labels: member.parameters.map { $0.label }, count: member.parameters.count,
        isArranged: true, world: member)
      site.isMutating = member.isMutating
      if case .loaded(_, let type) = receiver, !isSuper, isReference(type.bare) || type.isOpen {
        emit(.callMember(to: to, base: window, site: self.site(site)))
      } else {
        emit(.callWorld(to: to, base: window, site: self.site(site)))
      }
    case .library(let row):
      emit(.callLibrary(to: to, base: window, row: Int32(truncatingIfNeeded: row)))
    case .property, .field, .enumCase, .type: break
    }
  }

  func memberSite(_ number: Int, _ choice: CallChoice) -> Site {
    let entry = program.functions[number]
    var site = Site(
      entry.function.name, labels: entry.function.parameters.map { $0.label },
      types: choice.signature.types, count: choice.signature.types.count, isArranged: true)
    site.isStatic = entry.function.isStatic
    site.isMutating = entry.function.isMutating
    return site
  }

  /// Whether the object's own class may have another function than the one that was found.
  func mayBeOverridden(_ number: Int, _ owner: Int) -> Bool {
    let entry = program.functions[number]
    switch program.types[owner].sort {
    case .classType, .actorType, .implementation:
      return entry.function.language == .objectiveC
        || lexicon.overriddenFunctions.contains(entry.function.name)
    case .protocolType:
      return entry.function.body == nil
        || program.types[owner].requirements.contains(entry.function.name)
    case .addition:
      return lexicon.overriddenFunctions.contains(entry.function.name)
        || program.types[owner].requirements.contains(entry.function.name)
    case .structType, .enumType: return entry.function.body == nil
    }
  }
}
