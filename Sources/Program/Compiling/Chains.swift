/// Chains with `?`, and what stands before a dot.
extension Compiler {
  // MARK: Chains

  /// Whether a `?` on the way to its value can end it.
  func hasChain(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .chained(let inner): typeNamed(by: inner) == nil
    case .member(let base?, _), .call(let base, _), .index(let base, _), .postfix(let base, "!"):
      hasChain(base)
    default: false
    }
  }

  mutating func chain(
    _ expression: Expression, into to: Register, wanted: Type
  ) -> Type {
    draft.chains.append([])
    draft.isInChain = true
    let type = value(expression, into: to, wanted: wanted)
    let exits = draft.chains.removeLast()
    if isC { return type }
    if case .postfix(_, "!") = expression.kind {
      land(exits)
      return type
    }
    flatten(to, type)
    let end = emit(.jump(0))
    land(exits)
    constant(.null, to: to)
    land(end)
    return type.asOptional
  }

  /// An optional of a result, but never an optional of an optional.
  mutating func flatten(_ register: Register, _ type: Type) {
    if type == .void { constant(.nothing, to: register) }
    if type.isOptional { return }
    emit(type.isOpen || type == .void ? .wrapIfNeeded(register) : .wrap(register))
  }

  /// What stands before a dot or a bracket, as part of the same chain.
  mutating func base(_ expression: Expression, into to: Register, wanted: Type = .unknown) -> Type {
    draft.isInChain = hasChain(expression)
    return openImplicit(to, value(expression, into: to, wanted: wanted))
  }

  mutating func baseOperand(_ expression: Expression) -> (register: Register, type: Type) {
    if !hasChain(expression) {
      let (register, type) = operand(expression)
      if case .implicit = type {
        let own = allocate()
        emit(.move(to: own, from: register))
        return (own, openImplicit(own, type))
      }
      return (register, type)
    }
    let register = allocate()
    return (register, base(expression, into: register))
  }

  /// `UIView!` opens itself where a member of it is wanted.
  private mutating func openImplicit(_ register: Register, _ type: Type) -> Type {
    guard case .implicit(let inner) = type else { return type }
    emit(.force(register, isImplicit: true))
    return inner
  }
}
