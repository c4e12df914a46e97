/// Calls of what is only known as a value.
extension Compiler {
  /// A value is called: a closure, or a type that is only known when it runs.
  mutating func callValue(
    _ callee: Expression, _ arguments: [Argument], into to: Register
  ) -> Type {
    let callee = (expression: callee, register: allocate(arguments.count + 1))
    let type = base(callee.expression, into: callee.register)
    var (types, result) = ([Type](), Type.unknown)
    if case .function(let parameters, let given) = type.bare {
      (types, result) = (parameters, given)
    }
    if case .meta(let inner) = type { result = inner }
    if case .instance(let id, _) = type.bare,
      let choice = choose(
        lexicon.find("callAsFunction", of: .instance(id), isStatic: false), arguments)
    {
      return emitCall(
        choice, .loaded(callee.register, type), arguments, into: to, wanted: .unknown)
    }
    let prepared = prepareChanged(arguments)
    let window = prepared.isEmpty ? callee.register : allocate(arguments.count + 1)
    if window != callee.register { emit(.take(to: window, from: callee.register)) }
    var places: [(Prepared, Register)] = []
    for (index, argument) in arguments.enumerated() {
      let register = window + 1 + Register(truncatingIfNeeded: index)
      let wanted = index < types.count ? types[index] : .unknown
      if let place = prepared[index] {
        load(place, keeping: false)
        emit(.take(to: register, from: place.register))
        places.append((place, register))
        continue
      }
      let given = value(argument.value, into: register, wanted: wanted)
      coerce(register, from: given, to: wanted)
    }
    emit(
      .callClosure(to: to, base: window, count: Int32(truncatingIfNeeded: arguments.count)))
    for (place, register) in places {
      emit(.take(to: place.register, from: register))
      store(place)
    }
    return result
  }

  /// What a call is to change is worked out before its arguments stand in a row.
  mutating func prepareChanged(_ arguments: [Argument]) -> [Int: Prepared] {
    guard !isC else { return [:] }
    var prepared: [Int: Prepared] = [:]
    for (index, argument) in arguments.enumerated() {
      if case .reference(let target) = argument.value.kind { prepared[index] = prepare(target) }
    }
    return prepared
  }
}
