/// Variables of a function that a property wrapper keeps: `@Clamped(0...10) var steps = 3`.
extension Compiler {
  /// The wrapper stands in a variable `_steps`.
  mutating func wrappedVariable(_ variable: Variable, _ wrapper: Attribute, _ place: Place) {
    guard case .bind(let name, _) = variable.pattern.kind else { return self.variable(variable) }
    let made = Expression(
      .call(Expression(.name(wrapper.name), at: place), wrapper.arguments), at: place)
    let register = allocate()
    let type = value(
      variable.value.map { wrapper.wrapping($0, at: place) } ?? made, into: register)
    var local = FunctionDraft.Local(name: "_" + name, type: type, register: register)
    local.isConstant = false
    local.isWrapper = true
    local.isCell = !draft.shared.isDisjoint(with: [name, "_" + name, "$" + name])
    settleIn(local)
    draft.locals.append(local)
  }

  /// The wrapper that `steps` or `$steps` goes through.
  func wrapper(behind name: String) -> FunctionDraft.Local? {
    for local in draft.locals.reversed() {
      if local.name == name { return nil }
      guard local.isWrapper else { continue }
      let plain = local.name.dropFirst()
      if name == plain || name == "$" + plain { return local }
    }
    return nil
  }

  /// What a name stands for that goes through a wrapper: `_steps.wrappedValue`.
  func unwrapping(_ name: String) -> Expression? {
    guard let wrapper = wrapper(behind: name) else { return nil }
    return Expression(
      .member(
        Expression(.name(wrapper.name), at: draft.place),
        name.hasPrefix("$") ? "projectedValue" : "wrappedValue"), at: draft.place)
  }
}
