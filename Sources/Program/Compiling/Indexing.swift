/// Subscripts that are read.
extension Compiler {
  mutating func index(
    _ base: Expression, _ arguments: [Argument], into to: Register, wanted: Type
  ) -> Type {
    if let type = typeNamed(by: base) {
      if arguments.allSatisfy({ typeNamed(by: $0.value) != nil }) {
        constant(ProgramValue(.type(type)), to: to)
        return .meta(type)
      }
      return staticSubscript(type, arguments, into: to)
    }
    if arguments.count == 1, case .name("...") = arguments[0].value.kind {
      return self.base(base, into: to)
    }
    let top = draft.top
    defer { release(to: top) }
    let isPlain = arguments.count == 1 && arguments[0].label == nil
    if program.hasMutatingGetters, let own = chooseSubscript(lightType(base), arguments),
      case .function(let getter) = own.found.kind, program.functions[getter].function.isMutating
    {
      return emitCall(own, .place(prepare(base)), arguments, into: to, wanted: wanted)
    }
    let (register, type) = baseOperand(base)
    if let own = chooseSubscript(type, arguments) {
      let window = allocate()
      emit(.move(to: window, from: register))
      return emitCall(own, .loaded(window, type), arguments, into: to, wanted: wanted)
    }
    if isPlain {
      let (index, given) = operand(arguments[0].value, wanted: indexType(of: type))
      emit(.readElement(to: to, of: register, index: index))
      if case .range = given { return type.bare }
      return elementType(of: type)
    }
    let window = allocate(arguments.count + 1)
    emit(.move(to: window, from: register))
    for (index, argument) in arguments.enumerated() {
      let wanted =
        argument.label == "default" ? elementType(of: type).unwrapped : indexType(of: type)
      value(argument.value, into: window + 1 + Register(truncatingIfNeeded: index), wanted: wanted)
    }
    let site = Site("subscript", labels: arguments.map { $0.label }, count: arguments.count)
    emit(.readSubscript(to: to, base: window, site: self.site(site)))
    return arguments.contains { $0.label == "default" } ? elementType(of: type).unwrapped : .unknown
  }

  private mutating func staticSubscript(
    _ type: Type, _ arguments: [Argument], into to: Register
  ) -> Type {
    let register = allocate()
    constant(ProgramValue(.type(type)), to: register)
    if let own = chooseSubscript(type, arguments) {
      return emitCall(own, .loaded(register, .meta(type)), arguments, into: to, wanted: .unknown)
    }
    return .unknown
  }

  /// The program's subscript that fits.
  func chooseSubscript(_ type: Type, _ arguments: [Argument]) -> CallChoice? {
    let binding = lexicon.binding(of: type.bare)
    let found = subscripts(of: type).compactMap { entry in
      entry.getter.map { Found(kind: .function($0), binding: binding) }
    }
    guard let choice = choose(found, arguments) else { return nil }
    // A plain index of a collection is the language's own, where the types say so.
    if case .instance = type.bare { return choice }
    return arguments.contains { $0.label != nil }
      || zip(choice.signature.types, arguments).allSatisfy({
        fits($1.value, lightType($1.value), $0) == 3 && $0 != .int
      }) ? choice : nil
  }
}
