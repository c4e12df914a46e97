/// `func dequeue<T: Cell>() -> T`: what `T` is, only the caller knows; it is handed over as one more argument.
extension Parameter {
  init(hidden generic: String) {
    self.init(
      label: "<\(generic)>", name: "<\(generic)>", type: .metatype(.named(generic, [])),
      usual: Expression(.null, at: .nowhere))
  }

  var isHidden: Bool { name.hasPrefix("<") }
}

extension Function {
  var shownLabels: [String?] { parameters.filter { !$0.isHidden }.map { $0.label } }

  mutating func takeTypesOfResult() {
    guard language == .swift, sort != .operation, !generics.isEmpty, let result,
      !parameters.contains(where: { $0.isHidden })
    else { return }
    for generic in generics where result.mentions(generic.name) {
      let isTold = parameters.contains { $0.usual == nil && $0.type?.tells(generic.name) ?? false }
      if !isTold { parameters.append(Parameter(hidden: generic.name)) }
    }
  }
}

extension TypeName {
  /// Whether a value of this type tells what the generic stands for.
  fileprivate func tells(_ generic: String) -> Bool {
    switch self {
    case .named(generic, _): true
    case .metatype(let inner), .array(let inner), .optional(let inner), .inOut(let inner):
      inner.tells(generic)
    default: false
    }
  }

  fileprivate func mentions(_ generic: String) -> Bool {
    switch self {
    case .named(generic, _): true
    case .array(let inner), .optional(let inner), .implicitlyUnwrapped(let inner):
      inner.mentions(generic)
    default: false
    }
  }
}
