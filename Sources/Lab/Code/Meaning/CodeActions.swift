import Engine

/// UIActions, and menus of them. What an action's closure does nobody here knows (U-CT-22).
extension CodeEvaluator {
  /// Nil where the call makes neither.
  mutating func menuElement(
    _ type: String, _ method: String, _ arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) -> CodeValue? {
    switch type {
    case "UIAction" where method == "Identifier":
      guard let text = arguments.first?.value.heldText else {
        throw CodeError(.wantedValue(.text), at: place)
      }
      return .text(text)
    case "UIAction": return try action(method, arguments, at: place)
    case "UIMenu": return try menu(method, arguments, at: place)
    default: return nil
    }
  }

  /// Its identifier is the one that it is given, or the constant's name, or what it shows.
  private mutating func action(
    _ method: String, _ arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    var (identifier, title): (String?, String?)
    var hasHandler = false
    for (index, argument) in arguments.enumerated() {
      let label = argument.label ?? (index == 0 && method == "actionWithTitle" ? "title" : nil)
      switch (label, argument.value.kind) {
      case (nil, .closure), ("handler", _): hasHandler = true
      case ("title", .text(let text)): title = text
      case ("identifier", _): identifier = try self.identifier(argument.value)
      case (let label?, _):
        guard !CodeEvaluator.actionLabels.contains(label) else { break }
        throw CodeError(
          .unknownMember(label, className: "UIAction"), at: argument.value.place,
          Nearest.words(to: label, among: CodeEvaluator.actionLabels))
      case (nil, _): throw CodeError(.wantedValue(.action), at: argument.value.place)
      }
    }
    guard hasHandler else { throw CodeError(.wantedValue(.action), at: place) }
    if let name = identifier ?? actionName { return .action(name) }
    let stem = title.flatMap { $0.isEmpty ? nil : $0 } ?? "action"
    // Each that is given no identifier is one of its own.
    var (name, number) = (stem, 1)
    while takenActions.contains(name) {
      number += 1
      name = stem + String(number)
    }
    return .action(name)
  }

  /// `.init("save")`, `UIAction.Identifier("save")`, `@"save"`; nil for `nil`.
  private mutating func identifier(_ expression: CodeExpression) throws(CodeError) -> String? {
    if let text = expression.heldText { return text }
    switch try value(of: expression) {
    case .text(let text): return text
    case .object(nil): return nil
    default: throw CodeError(.wantedValue(.text), at: expression.place)
    }
  }

  private static let actionLabels = [
    "title", "subtitle", "image", "selectedImage", "identifier", "discoverabilityTitle",
    "attributes", "state", "handler",
  ]

  private mutating func menu(
    _ method: String, _ arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    for (index, argument) in arguments.enumerated() {
      let isFirst = index == 0 && argument.label == nil
      let label = argument.label ?? (method == "menuWithChildren" && isFirst ? "children" : nil)
      switch label {
      case "children":
        switch try value(of: argument.value) {
        case .menuElements, .choices([]): break
        default: throw CodeError(.wantedValue(.menuElements), at: argument.value.place)
        }
      case nil where isFirst && method == "menuWithTitle": break
      case let label? where CodeEvaluator.menuLabels.contains(label): break
      case let label:
        throw CodeError(
          .unknownMember(label ?? "", className: "UIMenu"), at: argument.value.place,
          Nearest.words(to: label ?? "", among: CodeEvaluator.menuLabels))
      }
    }
    return .menu
  }

  private static let menuLabels = [
    "title", "subtitle", "image", "identifier", "options", "preferredElementSize", "children",
  ]
}

extension CodeExpression {
  /// Of a text, or of what one is wrapped in.
  var heldText: String? {
    switch kind {
    case .text(let text): text
    case .call(_, let arguments) where arguments.count == 1:
      if case .text(let text) = arguments[0].value.kind { text } else { nil }
    case .name, .number, .member, .call, .operation, .array, .selector, .closure, .unread: nil
    }
  }
}
