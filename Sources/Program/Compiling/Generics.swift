/// What a generic function's type parameter stands for, as what it was called with tells.
extension Compiler {
  /// The type itself in a register; the bound of the parameter is what is known of it.
  mutating func readGeneric(_ name: String, into to: Register) -> Type? {
    if let hidden = local("<\(name)>") {
      read(hidden, to: to)
      let known = emit(.jumpUnlessAbsent(to, 0))
      if readVisible(name, into: to) == nil { constant(.unknown(name), to: to) }
      land(known)
      return bound(of: name)
    }
    return readVisible(name, into: to)
  }

  private mutating func readVisible(_ name: String, into to: Register) -> Type? {
    for local in draft.locals where !local.name.hasPrefix("<") {
      guard let path = Compiler.path(to: name, in: local.type) else { continue }
      read(local, to: to)
      for step in path {
        switch step {
        case .element: emit(.readFirst(to: to, of: to))
        case .wrapped: emit(.unwrap(to))
        }
      }
      if case .meta = local.type, path.isEmpty {
      } else {
        emit(.typeOf(to, type: typeIndex(.unknown)))
      }
      return bound(of: name)
    }
    return nil
  }

  /// A type as a value; a generic's is known when the program runs.
  mutating func metatype(_ type: Type, into to: Register) -> Type {
    if case .parameter(let generic) = type, readGeneric(generic, into: to) != nil {
      return .meta(type)
    }
    constant(ProgramValue(.type(type)), to: to)
    return .meta(type)
  }

  enum Step { case element, wrapped }

  private static func path(to name: String, in type: Type) -> [Step]? {
    switch type {
    case .parameter(name), .meta(.parameter(name)): []
    case .array(let inner), .set(let inner): path(to: name, in: inner).map { [.element] + $0 }
    case .optional(let inner): path(to: name, in: inner).map { [.wrapped] + $0 }
    default: nil
    }
  }

  /// `Shape` of `<S: Shape>`
  func bound(of name: String) -> Type {
    var generics = draft.scope.generics
    var owner = draft.scope.owner
    while let number = owner {
      generics += program.types[number].generics
      owner = program.types[number].outer
    }
    let found = generics.first { $0.name == name }
    return lexicon.resolve(found?.bound, in: TypeScope(owner: draft.scope.owner))
  }

  /// A type parameter is looked into as its bound says.
  func opened(_ type: Type) -> Type {
    guard case .parameter(let name) = type else { return type }
    let bound = bound(of: name)
    if case .instance = bound { return bound }
    return type
  }
}
