import Engine

/// What comes into navigation controllers, tabs and pages, and how controllers are presented.
extension CodeTranslator {
  mutating func contain(
    in container: ControllerID, method: String, labels: String, arguments: [CodeArgument]
  ) throws(CodeError) -> Bool {
    let own = scene[container].name
    switch (method, labels) {
    case ("pushViewController", "_:animated:"):
      add("push " + (try name(arguments[0].value)) + " on " + own)
    case ("popViewController", "animated:"): add("pop " + own)
    case ("popToRootViewController", "animated:"):
      for _ in scene.children(of: container).dropFirst() { add("pop " + own) }
      if result.commands.isEmpty { result.notes.append(.alreadySo) }
    case ("setViewControllers", "_:animated:"), ("setViewControllers", "_:direction:animated:"),
      ("setViewControllers", "_:direction:animated:completion:"):
      try setChildren(of: container, to: arguments[0].value)
    default: return false
    }
    return true
  }

  /// What a controller has besides its properties; false where it is nothing of the kind.
  mutating func contain(
    in container: ControllerID, property: String, _ value: CodeExpression
  ) throws(CodeError) -> Bool {
    let kind = scene[container].kind
    switch property {
    case "modalPresentationStyle":
      guard case .choices(let words) = try self.value(of: value), words.count == 1 else {
        throw CodeError(.wantedValue(.choice), at: value.place)
      }
      let style = PresentationStyle(rawValue: words[0])
      desk.styles[scene[container].name] = style?.rawValue
      result.notes.append(.constantKnown(scene[container].name + "." + property))
    case "viewControllers" where kind != .plain: try setChildren(of: container, to: value)
    case "selectedViewController" where kind != .plain:
      add("select " + (try name(value)) + " in " + scene[container].name)
    case "selectedIndex" where kind == .tabBar:
      var evaluator = CodeEvaluator(scene, desk.constants)
      let index = Int(try evaluator.number(value))
      let children = scene.children(of: container)
      guard children.indices.contains(index) else {
        throw CodeError(.wantedValue(.controller), at: value.place)
      }
      add("select " + scene[children[index]].name + " in " + scene[container].name)
    default: return false
    }
    return true
  }

  /// Those that stay in their places stay; the others go, and come in the order that is said.
  private mutating func setChildren(
    of container: ControllerID, to value: CodeExpression
  ) throws(CodeError) {
    guard case .array(let parts) = value.kind else {
      throw CodeError(.wantedValue(.controller), at: value.place)
    }
    var wanted: [String] = []
    for part in parts {
      let child = try name(part)
      if let object = scene.object(named: child), object.controller == nil {
        throw CodeError(.wantedValue(.controller), at: part.place)
      }
      wanted.append(child)
    }
    let own = scene[container].name
    let old = scene.children(of: container).map { scene[$0].name }
    // A page controller has other pages besides those that it shows.
    if scene[container].kind == .page {
      for child in wanted where !old.contains(child) { add("move \(child) to \(own)") }
      if let first = wanted.first { add("select \(first) in \(own)") }
      return
    }
    let staying = zip(old, wanted).prefix { $0 == $1 }.count
    for child in old.dropFirst(staying).reversed() { add("move \(child) to nil") }
    for child in wanted.dropFirst(staying) { add("move \(child) to \(own)") }
    if result.commands.isEmpty { result.notes.append(.alreadySo) }
  }

  /// `UINavigationController(rootViewController: a)`, `UIAlertController(…, preferredStyle: .alert)`.
  mutating func makeController(
    _ type: String, subclass: String?, named name: String, arguments: [CodeArgument]
  ) throws(CodeError) {
    var base = type
    var seen: Set<String> = []
    while let above = desk.classes[base]?.base, seen.insert(base).inserted { base = above }
    var children: [String] = []
    for argument in arguments {
      switch argument.label {
      case "rootViewController": children.append(try self.name(argument.value))
      case "preferredStyle" where base == "UIAlertController":
        guard case .choices(let words) = try value(of: argument.value), let word = words.first
        else { throw CodeError(.wantedValue(.choice), at: argument.value.place) }
        desk.styles[name] = PresentationStyle(rawValue: word)?.rawValue
      case let label? where CodeTranslator.ignored.contains(label): break
      case "title", "message", "transitionStyle", "navigationOrientation", "options": break
      default:
        guard subclass.map({ desk.classes[$0] != nil }) ?? false else {
          throw CodeError(.gap(.initializer), at: argument.value.place)
        }
      }
    }
    let word = ContainerKind.allCases.first { $0.className == base }?.rawValue ?? "controller"
    add("add " + word + " " + name + " in nil" + (subclass.map { " class=" + $0 } ?? ""))
    for child in children { add("move " + child + " to " + name) }
  }
}
