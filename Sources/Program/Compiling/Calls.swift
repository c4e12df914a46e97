/// Calls as Swift writes them, and C's of functions.
extension Compiler {
  mutating func call(
    _ callee: Expression, _ arguments: [Argument], into to: Register, wanted: Type
  ) -> Type {
    let top = draft.top
    defer { release(to: top) }
    switch callee.kind {
    case .name(let name):
      return callName(name, callee, arguments, into: to, wanted: wanted)
    case .member(let base?, let name):
      if case .superclass = base.kind { return callSuper(name, arguments, into: to) }
      if isModule(base) {
        return callName(
          name, Expression(.name(name), at: callee.place), arguments, into: to, wanted: wanted)
      }
      if let type = typeNamed(by: base) {
        if name == "init" { return construct(type, arguments, into: to, wanted: wanted) }
        if let constructed = typeNamed(by: callee) {
          return construct(constructed, arguments, into: to, wanted: wanted)
        }
        return callStatic(name, type, callee, arguments, into: to, wanted: wanted)
      }
      return callMember(name, of: base, callee, arguments, into: to, wanted: wanted)
    case .member(nil, let name):
      let type = wanted.isOpen ? draft.implicitType : wanted.bare
      if name == "init" { return construct(type, arguments, into: to, wanted: wanted) }
      if name == "some", wanted.isOptional, let only = arguments.first {
        let given = value(only.value, into: to, wanted: wanted.unwrapped)
        coerce(to, from: given, to: wanted)
        return wanted
      }
      return callStatic(name, type, callee, arguments, into: to, wanted: wanted)
    default:
      if let type = typeNamed(by: callee) {
        return construct(type, arguments, into: to, wanted: wanted)
      }
      if case .index(let inner, let generics) = callee.kind, let type = typeNamed(by: inner),
        generics.allSatisfy({ typeNamed(by: $0.value) != nil })
      {
        return construct(type, arguments, into: to, wanted: wanted)
      }
      return callValue(callee, arguments, into: to)
    }
  }

  mutating func callName(
    _ name: String, _ callee: Expression, _ arguments: [Argument], into to: Register, wanted: Type
  ) -> Type {
    if local(name) != nil { return callValue(callee, arguments, into: to) }
    if let type = callC(name, arguments, into: to) { return type }
    if name == "Self", isSelfDynamic {
      let window = allocate()
      let type = dynamicSelf(into: window)
      _ = dynamicCall("init", receiver: window, type, arguments, into: to)
      return draft.selfType ?? .unknown
    }
    if !isC, let type = draft.selfType {
      if !draft.isStatic, local("self") != nil {
        let found = lexicon.find(name, of: type, isStatic: false)
        if let choice = choose(found, arguments, wanted: wanted), isOwnCall(choice.found) {
          let receiver = Expression(.name("self"), at: callee.place)
          return callMember(
            name, of: receiver, callee, arguments, into: to, wanted: wanted, choice)
        }
        if found.contains(where: isProperty) { return callValue(callee, arguments, into: to) }
      }
      var owner = draft.scope.owner
      while let number = owner {
        let outer = number == draft.scope.owner ? type : lexicon.selfType(of: number)
        let found = lexicon.find(name, of: outer, isStatic: true).filter(isOwnCall)
        if name != "init", let choice = choose(found, arguments, wanted: wanted) {
          if draft.isStatic, number == draft.scope.owner, local("self") != nil {
            let window = allocate()
            readSelf(to: window)
            return emitCall(
              choice, .loaded(window, outer), arguments, into: to, wanted: wanted)
          }
          return emitCall(choice, .type(outer), arguments, into: to, wanted: wanted)
        }
        if found.contains(where: isProperty) { return callValue(callee, arguments, into: to) }
        owner = program.types[number].outer
      }
    }
    let functions = (program.globals[name] ?? []).compactMap { member -> Found? in
      if case .function(let number) = member { Found(kind: .function(number)) } else { nil }
    }
    if let choice = choose(functions, arguments, wanted: wanted) {
      return emitCall(choice, .nobody, arguments, into: to, wanted: wanted)
    }
    if functions.isEmpty, program.globals[name] != nil {
      return callValue(callee, arguments, into: to)
    }
    if let macro = program.macros[name], let parameters = macro.parameters,
      draft.macroDepth < 20, draft.macroUses < 2_000
    {
      return callMacro(macro.value, parameters, arguments, into: to, wanted: wanted)
    }
    if let type = typeNamed(by: callee) {
      return construct(type, arguments, into: to, wanted: wanted)
    }
    if let member = ofController(name, at: callee.place) {
      return call(member, arguments, into: to, wanted: wanted)
    }
    let world = lexicon.surface.globals(name).map { Found(kind: .world($0)) }
    if let choice = choose(world, arguments, wanted: wanted) {
      return emitCall(choice, .nobody, arguments, into: to, wanted: wanted)
    }
    let rows = lexicon.library.find(name, of: .global).map { Found(kind: .library($0)) }
    if name == "type", arguments.first?.label == "of", let only = arguments.first {
      let type = value(only.value, into: to)
      emit(.typeOf(to, type: typeIndex(type)))
      return .meta(type)
    }
    if let choice = choose(rows, arguments, wanted: wanted) {
      return emitCall(choice, .nobody, arguments, into: to, wanted: wanted)
    }
    return callValue(callee, arguments, into: to)
  }

  func isOwnCall(_ found: Found) -> Bool {
    guard case .library(let row) = found.kind else { return true }
    return switch lexicon.library.rows[row].owner {
    case .any, .object: false
    default: true
    }
  }

  func isProperty(_ found: Found) -> Bool {
    switch found.kind {
    case .property, .field: true
    case .world(let member): if case .property = member.sort { true } else { false }
    case .function, .enumCase, .library, .type: false
    }
  }

  mutating func callMacro(
    _ body: Expression, _ parameters: [String], _ arguments: [Argument], into to: Register,
    wanted: Type
  ) -> Type {
    draft.macroDepth += 1
    draft.macroUses += 1
    let count = draft.locals.count
    var locals: [FunctionDraft.Local] = []
    for (name, argument) in zip(parameters, arguments) {
      let register = allocate()
      let type = value(argument.value, into: register)
      locals.append(FunctionDraft.Local(name: name, type: type, register: register))
    }
    draft.locals += locals
    let type = value(body, into: to, wanted: wanted)
    draft.locals.removeLast(draft.locals.count - count)
    draft.macroDepth -= 1
    return type
  }

  // MARK: Members

  /// Who is called.
  enum Receiver {
    case nobody
    case type(Type)
    case loaded(Register, Type)
    case place(Prepared)
  }

  mutating func callStatic(
    _ name: String, _ type: Type, _ callee: Expression, _ arguments: [Argument],
    into to: Register, wanted: Type
  ) -> Type {
    if case .optional(let inner) = type, name == "some", let only = arguments.first {
      let given = value(only.value, into: to, wanted: inner)
      coerce(to, from: given, to: type)
      return type
    }
    let found = lexicon.find(name, of: type, isStatic: true)
    if let choice = choose(found, arguments, wanted: wanted) {
      return emitCall(choice, .type(type), arguments, into: to, wanted: wanted)
    }
    if found.contains(where: isProperty) { return callValue(callee, arguments, into: to) }
    // `Card.flip(card)()`, or a member that only running finds.
    if !lexicon.find(name, of: type, isStatic: false).isEmpty {
      return callValue(callee, arguments, into: to)
    }
    if type.isOpen, case .member(nil, _) = callee.kind {
      return dynamicCall(name, receiver: nil, type, arguments, into: to)
    }
    let window = allocate()
    constant(ProgramValue(.type(type)), to: window)
    return dynamicCall(name, receiver: window, .meta(type), arguments, into: to)
  }

  mutating func callMember(
    _ name: String, of base: Expression, _ callee: Expression, _ arguments: [Argument],
    into to: Register, wanted: Type, _ known: CallChoice? = nil
  ) -> Type {
    if isC { return callValue(callee, arguments, into: to) }
    if name == "init", case .name("self") = base.kind {
      return callOwnInitializer(arguments, into: to)
    }
    if name == "init" {
      let window = allocate()
      let type = self.base(base, into: window)
      _ = dynamicCall(name, receiver: window, type, arguments, into: to)
      if case .meta(let made) = opened(type) { return made }
      return .unknown
    }
    let light = known == nil ? opened(lightType(base)) : .unknown
    if case .tuple(let items) = light.bare, items.contains(where: { $0.label == name }) {
      return callValue(callee, arguments, into: to)
    }
    if known == nil, !light.isOpen {
      let type = memberType(light, base)
      let found = lexicon.find(name, of: type, isStatic: false)
      if let choice = choose(found, arguments, wanted: wanted) {
        return callKnown(choice, base, arguments, into: to, wanted: wanted)
      }
    }
    if let known { return callKnown(known, base, arguments, into: to, wanted: wanted) }
    let window = allocate()
    let type = self.base(base, into: window)
    let found = lexicon.find(name, of: memberType(type, base), isStatic: false)
    if let choice = choose(found, arguments, wanted: wanted), !mayMutate(choice.found) {
      return emitCall(
        choice, .loaded(window, type), arguments, into: to, wanted: wanted)
    }
    if found.contains(where: isProperty) {
      return callValue(callee, arguments, into: to)
    }
    if let place = changeable(base), !isC {
      return dynamicCall(name, on: prepare(place), arguments, into: to)
    }
    return dynamicCall(name, receiver: window, type, arguments, into: to)
  }

  /// A place whose value a method unknown so far may change.
  func changeable(_ base: Expression) -> Expression? {
    switch base.kind {
    case .name(let name):
      if name == "self" { return nil }
      return local(name).map { !$0.isConstant } ?? true ? base : nil
    case .member(let inner?, _): return hasChain(base) || typeNamed(by: inner) != nil ? nil : base
    case .index: return hasChain(base) ? nil : base
    default: return nil
    }
  }

  func memberType(_ type: Type, _ base: Expression) -> Type {
    if case .chained = base.kind { return opened(type) }
    return opened(type.bareImplicit)
  }

  func mayMutate(_ found: Found) -> Bool {
    switch found.kind {
    case .function(let number): program.functions[number].function.isMutating
    case .library(let row): lexicon.library.rows[row].traits.contains(.mutating)
    case .world(let member): member.isMutating
    case .property, .field, .enumCase, .type: false
    }
  }

  mutating func callKnown(
    _ choice: CallChoice, _ base: Expression, _ arguments: [Argument], into to: Register,
    wanted: Type
  ) -> Type {
    if mayMutate(choice.found) {
      var place = prepare(base)
      if case .implicit(let inner) = place.type {
        place = Prepared(kind: .optional(place), type: inner, register: allocate())
      }
      if !isReference(place.type) {
        return emitCall(choice, .place(place), arguments, into: to, wanted: wanted)
      }
      load(place, keeping: true)
      return emitCall(
        choice, .loaded(place.register, place.type), arguments, into: to, wanted: wanted)
    }
    let window = allocate()
    let type = self.base(base, into: window)
    return emitCall(choice, .loaded(window, type), arguments, into: to, wanted: wanted)
  }
}
