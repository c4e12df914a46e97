/// Functions of C that change what they are given.
extension Compiler {
  /// Nil: no such function.
  mutating func callC(_ name: String, _ arguments: [Argument], into to: Register) -> Type? {
    guard isC, let first = arguments.first?.value else { return nil }
    switch name {
    case "dispatch_once": return once(first, arguments.last?.value ?? first, into: to)
    case "va_start":
      guard let rest = local("") else { return nil }
      let place = prepare(first)
      storeWhole(place, from: rest.register)
      return .void
    case "va_arg":
      let place = prepare(first)
      let row = lexicon.library.find("popFirst", of: .array).first ?? 0
      let window = allocate(2)
      load(place, keeping: false)
      emit(.take(to: window, from: place.register))
      emit(.callLibrary(to: to, base: window, row: Int32(truncatingIfNeeded: row)))
      emit(.unwrap(to))
      emit(.take(to: place.register, from: window))
      store(place)
      if arguments.count > 1, case .type(let type) = arguments[1].value.kind {
        return resolve(type)
      }
      return .unknown
    case "va_end": return .void
    case "NSDictionaryOfVariableBindings": return bindings(arguments, into: to)
    default: return nil
    }
  }

  /// Each variable under its name.
  private mutating func bindings(_ arguments: [Argument], into to: Register) -> Type {
    let entries = arguments.compactMap { argument -> Expression.Entry? in
      guard let name = Compiler.path(argument.value) else { return nil }
      let key = Expression(.text([.plain(name)]), at: argument.value.place)
      return Expression.Entry(key: key, value: argument.value)
    }
    return value(Expression(.dictionary(entries), at: draft.place), into: to)
  }

  private static func path(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): name
    case .member(let base?, let name): path(base).map { $0 + "." + name }
    default: nil
    }
  }

  /// `dispatch_once(&token, ^{ … })`
  private mutating func once(
    _ token: Expression, _ block: Expression, into to: Register
  ) -> Type {
    var token = token
    if case .reference(let inner) = token.kind { token = inner }
    let place = prepare(token)
    load(place, keeping: true)
    let test = allocate()
    emit(.truth(to: test, place.register))
    let done = emit(.jumpIf(test, 0))
    constant(ProgramValue(.integer(1, .int64)), to: test)
    storeWhole(place, from: test)
    let window = allocate()
    value(block, into: window)
    emit(.callClosure(to: to, base: window, count: 0))
    land(done)
    return .void
  }
}
