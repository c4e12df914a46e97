/// Objects, structures and their initializers.
extension Compiler {
  /// Without what protocols only ask for.
  private func initializers(of type: Type) -> [Found] {
    lexicon.find("init", of: type, isStatic: true).filter {
      guard case .function(let number) = $0.kind else { return true }
      return program.functions[number].function.body != nil
    }
  }

  /// An initializer of the world's that calls another one means that of the program, where there is one.
  private func forwarded(_ choice: CallChoice?, _ found: [Found]) -> (CallChoice, [Argument])? {
    guard case .world(let member)? = choice?.found.kind, !member.forwards.isEmpty else {
      return nil
    }
    let own = found.filter { one in
      guard case .function(let number) = one.kind else { return false }
      return program.functions[number].function.parameters.map { $0.label }
        == member.forwards.map { $0.label }
    }
    let arguments = member.forwards.map { $0.argument(at: draft.place) }
    return choose(own, arguments).map { ($0, arguments) }
  }

  func chooseInitializer(_ type: Type, _ arguments: [Argument]) -> CallChoice? {
    let found = initializers(of: type)
    return choose(found, arguments)
  }

  mutating func construct(
    _ type: Type, _ arguments: [Argument], into to: Register, wanted: Type,
    ignoringLabels: Bool = false
  ) -> Type {
    let found = initializers(of: type)
    var (choice, arguments) = (
      choose(found, arguments, ignoringLabels: ignoringLabels), arguments
    )
    if let other = forwarded(choice, found) { (choice, arguments) = other }
    switch type {
    case .instance(let id, _):
      if isReference(type) {
        return constructObject(type, id, choice, arguments, into: to, wanted: wanted)
      }
      return constructValue(type, id, choice, arguments, into: to, wanted: wanted)
    case .array, .set, .dictionary:
      let better = wanted.bare.elementType
      var made = bound(type, arguments)
      if made.elementType.isOpen, !better.isOpen { made = wanted.bare }
      if let choice {
        let given = emitCall(choice, .type(made), arguments, into: to, wanted: made)
        return given.elementType.isOpen ? made : given
      }
    case .selector:
      // `Selector(("save:"))`
      guard let only = arguments.first?.value else { return .selector }
      if let name = only.plainText {
        constant(ProgramValue(.selector(name)), to: to)
      } else {
        value(only, into: to)
      }
      return .selector
    case .parameter(let name):
      let window = allocate()
      if readGeneric(name, into: window) == nil { constant(.unknown(name), to: window) }
      _ = dynamicCall("init", receiver: window, type, arguments, into: to)
      return type
    case .meta, .unknown, .any:
      let window = allocate()
      constant(.unknown("init"), to: window)
      return dynamicCall("init", receiver: window, type, arguments, into: to)
    default:
      if let choice {
        let given = emitCall(choice, .type(type), arguments, into: to, wanted: .unknown)
        return given
      }
    }
    if arguments.count == 1, arguments[0].label == nil, type.isNumber || type == .text {
      let given = value(arguments[0].value, into: to, wanted: type)
      if given.isNumber { emit(.convert(to, type: typeIndex(type))) }
      return type
    }
    // Of a type that nobody knows.
    let window = allocate(arguments.count + 1)
    constant(.unknown(unknownName(type)), to: window)
    emit(.noteUnknown(window))
    for (index, argument) in arguments.enumerated() {
      value(argument.value, into: window + 1 + Register(truncatingIfNeeded: index))
    }
    emit(.callClosure(to: to, base: window, count: Int32(truncatingIfNeeded: arguments.count)))
    return type
  }

  func unknownName(_ type: Type) -> String {
    if case .foreign(let name) = type { name } else { "?" }
  }

  mutating func constructObject(
    _ type: Type, _ id: TypeID, _ choice: CallChoice?, _ arguments: [Argument], into to: Register,
    wanted: Type
  ) -> Type {
    let window = allocate()
    if case .library = id.origin, let choice {
      return emitCall(choice, .type(type), arguments, into: to, wanted: wanted)
    }
    emit(.makeObject(to: window, type: typeIndex(type)))
    var made = bound(type, arguments)
    if case .instance(_, let generics) = made,
      generics.isEmpty || generics.contains(where: { $0.isOpen }),
      case .instance(id, let other) = wanted.bare, !other.isEmpty
    {
      made = wanted.bare
    }
    guard let choice else {
      runDefaults(of: id, above: nil, window)
      fillUnknown(of: id, window)
      var site = Site("init", labels: arguments.map { $0.label }, count: arguments.count)
      site.type = id
      for argument in arguments {
        let register = allocate()
        value(argument.value, into: register)
      }
      emit(.initialize(to: to, base: window, site: self.site(site)))
      return made
    }
    let given = initialize(choice, window, type, arguments, into: to, runsDefaults: true)
    return given.isOptional ? .optional(made) : made
  }

  /// Runs an initializer for an object that is there; the fields of classes below the initializer's get their values.
  mutating func initialize(
    _ choice: CallChoice, _ object: Register, _ type: Type, _ given: [Argument], into to: Register,
    runsDefaults: Bool
  ) -> Type {
    guard case .instance(let id, let parameters) = type else { return .unknown }
    var binding = choice.found.binding
    if let entry = lexicon.typeEntry(id) {
      for (generic, argument) in zip(entry.generics, parameters) {
        binding[generic.name] = argument
      }
    }
    let prepared = prepareChanged(given)
    let window = allocate(choice.signature.types.count + 1)
    switch choice.found.kind {
    case .function(let number):
      let owner = program.functions[number].owner
      if runsDefaults, let owner, draft.sort != .initializer || owner != draft.scope.owner {
        self.runDefaults(of: id, above: owner, object)
      }
      emit(.move(to: window, from: object))
      let places = arguments(choice, given, prepared, from: window + 1, &binding)
      emit(.call(to: to, base: window, function: Int32(truncatingIfNeeded: number)))
      finish(places)
      if program.functions[number].function.isFailable { emit(.wrapIfNeeded(to)) }
    case .world(let member):
      if runsDefaults {
        self.runDefaults(of: id, above: nil, object)
        fillUnknown(of: id, object)
      }
      emit(.move(to: window, from: object))
      let places = arguments(choice, given, prepared, from: window + 1, &binding)
      var site = Site(
        "init", labels: member.parameters.map { $0.label }, count: member.parameters.count,
        isArranged: true, world: member)
      site.type = id
      emit(.initialize(to: to, base: window, site: self.site(site)))
      finish(places)
      if lexicon.signature(member).result.isOptional { emit(.wrapIfNeeded(to)) }
    case .library, .property, .field, .enumCase, .type:
      if runsDefaults { self.runDefaults(of: id, above: nil, object) }
      emit(.move(to: to, from: object))
    }
    return choice.signature.result.isOptional ? type.asOptional : type
  }

  mutating func finish(_ places: [(Prepared, Register)]) {
    for (place, register) in places {
      emit(.take(to: place.register, from: register))
      store(place)
    }
  }

  mutating func runDefaults(of id: TypeID, above owner: Int?, _ object: Register) {
    for below in lexicon.lineage(of: id) {
      guard case .program(let number) = below.origin, number != owner else { return }
      guard let defaults = program.types[number].defaults else { continue }
      let top = draft.top
      let base = allocate(2)
      emit(.move(to: base + 1, from: object))
      emit(.call(to: base, base: base + 1, function: Int32(truncatingIfNeeded: defaults)))
      release(to: top)
    }
  }

  mutating func constructValue(
    _ type: Type, _ id: TypeID, _ choice: CallChoice?, _ arguments: [Argument], into to: Register,
    wanted: Type
  ) -> Type {
    var made = bound(type, arguments)
    if case .instance(_, let generics) = made,
      generics.isEmpty || generics.contains(where: { $0.isOpen }),
      case .instance(id, let other) = wanted.bare, !other.isEmpty
    {
      made = wanted.bare
    }
    if let choice {
      guard case .function(let number) = choice.found.kind else {
        return emitCall(choice, .type(type), arguments, into: to, wanted: wanted)
      }
      var binding: [String: Type] = [:]
      if case .instance(_, let generics) = made, let entry = lexicon.typeEntry(id) {
        for (generic, argument) in zip(entry.generics, generics) where !argument.isOpen {
          binding[generic.name] = argument
        }
      }
      let prepared = prepareChanged(arguments)
      let window = allocate(choice.signature.types.count + 1)
      if lexicon.typeEntry(id)?.sort == .enumType {
        constant(.absent, to: window)
      } else {
        emit(.makeStructure(to: window, type: typeIndex(type)))
      }
      let places = self.arguments(choice, arguments, prepared, from: window + 1, &binding)
      emit(.call(to: to, base: window, function: Int32(truncatingIfNeeded: number)))
      finish(places)
      if program.functions[number].function.isFailable { emit(.wrapIfNeeded(to)) }
      return choice.signature.result.isOptional ? .optional(made) : made
    }
    return constructMemberwise(made, id, arguments, into: to)
  }

  /// The initializer that a structure has by itself.
  mutating func constructMemberwise(
    _ type: Type, _ id: TypeID, _ arguments: [Argument], into to: Register
  ) -> Type {
    let binding = lexicon.binding(of: type)
    var names: [(name: String, type: Type, slot: Int)] = []
    var defaults: Int?
    if let entry = lexicon.typeEntry(id) {
      defaults = entry.defaults
      for (slot, field) in entry.fields.enumerated() {
        names.append((field.name, lexicon.fill(propertyType(field.property), binding), slot))
      }
    } else if let world = lexicon.worldType(id) {
      for (slot, field) in world.fields.enumerated() {
        names.append((field.name, lexicon.resolve(field.type, in: TypeScope()), slot))
      }
    }
    let result = allocate()
    emit(.makeStructure(to: result, type: typeIndex(type)))
    if let defaults, arguments.count < names.count {
      let base = allocate(2)
      emit(.take(to: base + 1, from: result))
      emit(.call(to: base, base: base + 1, function: Int32(truncatingIfNeeded: defaults)))
      emit(.take(to: result, from: base + 1))
    }
    var next = 0
    for argument in arguments {
      let index =
        argument.label.flatMap { label in
          names[min(next, names.count)...].firstIndex { $0.name == label || $0.name == "_" + label }
        }
        ?? next
      guard index < names.count else { break }
      let top = draft.top
      let register = allocate()
      let wanted = names[index].type
      let given = value(
        wrapped(argument, as: names[index].name, of: id), into: register, wanted: wanted)
      coerce(register, from: given, to: wanted)
      if let entry = lexicon.typeEntry(id), entry.fields[index].strength != .strong {
        emit(.weaken(register))
      }
      emit(
        .writeField(
          of: result, slot: Int32(truncatingIfNeeded: names[index].slot), from: register))
      release(to: top)
      next = index + 1
    }
    emit(.take(to: to, from: result))
    return type
  }

  /// `volume: 3`, where a wrapper keeps it.
  private func wrapped(_ argument: Argument, as field: String, of id: TypeID) -> Expression {
    guard let label = argument.label, field == "_" + label,
      let found = lexicon.field(named: field, of: id),
      let wrapper = program.properties[found.property].wrapper
    else { return argument.value }
    return wrapper.wrapping(argument.value, at: argument.value.place)
  }
}

extension Expression {
  /// Of a text that says itself what it is, in as many brackets as there are.
  fileprivate var plainText: String? {
    var inner = self
    while case .tuple(let items) = inner.kind, items.count == 1 { inner = items[0].value }
    guard case .text(let parts) = inner.kind, parts.count == 1, case .plain(let text) = parts[0]
    else { return nil }
    return text
  }
}

extension WorldMember.Forwarded {
  fileprivate func argument(at place: Place) -> Argument { Argument(label, value(at: place)) }

  func value(at place: Place) -> Expression {
    Expression(member.map { .member(nil, $0) } ?? .null, at: place)
  }
}
