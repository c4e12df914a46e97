import Engine

/// What moves them, takes them away and shows them.
extension BuildingCode {
  func remove(_ object: Object, _ before: Scene) -> [String] {
    let name = style.name(before.name(of: object))
    switch object {
    case .view(let view):
      if before[view].kind == .window {
        return [style.assign(name, property: "windowScene", value: "nil")]
      }
      let below = before.subtree(of: view).count - 1
      let more = below > 0 ? "   " + style.comment("\(below) below it") : ""
      return [style.call(name, "removeFromSuperview") + more]
    case .recognizer(let recognizer):
      let owner = before[recognizer].view.map { before.name(of: $0) } ?? "view"
      return [style.call(style.name(owner), "removeGestureRecognizer", with: [("", name)])]
    case .layer: return [style.call(name, "removeFromSuperlayer")]
    case .controller, .windowScene, .application, .delegate, .own:
      return [
        style.call(name + ".view", "removeFromSuperview"),
        style.call(name, "removeFromParent"),
      ]
    }
  }

  func move(
    _ object: Object, to target: Object?, index: Int?, before: Scene
  ) -> [String] {
    let name = style.name(object)
    guard let target else {
      guard case .controller(let controller) = object else {
        return [style.call(name, "removeFromSuperview")]
      }
      if let window = before.superview(of: before[controller].view),
        before.rootController(of: window) == controller
      {
        return [
          style.assign(style.name(.view(window)), property: "rootViewController", value: "nil")
        ]
      }
      return [
        style.call(name, "removeFromParent"),
        style.call(style.name(.view(scene[controller].view)), "removeFromSuperview"),
      ]
    }
    let owner = style.name(target)
    if case .recognizer = object {
      return [style.call(owner, "addGestureRecognizer", with: [("", name)])]
    }
    if case .controller(let controller) = object {
      guard case .controller = target else {
        return [style.assign(owner, property: "rootViewController", value: name)]
      }
      if case .controller(let parent) = target, scene[parent].kind != .plain {
        return adopting(controller, by: parent) + showing(scene.children(of: parent), in: parent)
      }
      let above = scene.superview(of: scene[controller].view).map { style.name(.view($0)) } ?? "nil"
      let child = style.call(
        owner, "addChild", with: [("", name)])
      let view = style.name(.view(scene[controller].view))
      if let index {
        return [
          child,
          style.call(
            above, "insertSubview", with: [("", view), ("at", String(index))]),
        ]
      }
      return [child, style.call(above, "addSubview", with: [("", view)])]
    }
    let parent =
      object.view.flatMap { scene.superview(of: $0) }.map { style.name(.view($0)) } ?? owner
    guard let index else { return [style.call(parent, "addSubview", with: [("", name)])] }
    return [
      style.call(
        parent, "insertSubview", with: [("", name), ("at", String(index))])
    ]
  }

  func arranging(_ view: ViewID, in stack: ViewID, at index: Int? = nil) -> String {
    let (name, owner) = (style.name(.view(view)), style.name(.view(stack)))
    guard let index else { return style.call(owner, "addArrangedSubview", with: [("", name)]) }
    return style.call(
      owner, "insertArrangedSubview", with: [("", name), ("at", String(index))],
      objectiveC: ["insertArrangedSubview", "atIndex"])
  }

  func order(_ view: ViewID, _ method: String) -> [String] {
    let name = style.name(.view(view))
    guard let parent = scene.superview(of: view) else {
      return [style.comment(name + ": " + method)]
    }
    // So many subviews are listed; of more, the first and the last.
    let most = 12
    let all = scene.subviews(of: parent)
    var names = (all.count > most ? Array(all.prefix(2) + all.suffix(2)) : all)
      .map { scene.name(of: $0) }
    if all.count > most { names.insert("…", at: 2) }
    return [
      style.call(style.name(.view(parent)), method, with: [("", name)]) + "   "
        + style.comment("[" + names.joined(separator: ", ") + "]")
    ]
  }

  func name(of choice: ControllerChoice) -> String {
    switch choice {
    case .existing(let controller): scene[controller].name
    case .new(let name): name
    }
  }

  func present(
    _ choice: ControllerChoice, from presenter: ControllerID, as form: PresentationStyle?,
    frame: Rect?
  ) -> [String] {
    let name = name(of: choice)
    var lines: [String] = []
    let isAlert = form == .alert || form == .actionSheet
    if case .new = choice {
      lines.append(
        form.flatMap { isAlert ? declareAlert(name, $0) : nil }
          ?? style.declare(name, as: "UIViewController"))
    }
    if let form, !isAlert { lines.append(styling(name, form)) }
    lines.append(
      style.call(
        style.name(.controller(presenter)), "present",
        with: [("", style.name(name)), ("animated", style.bool(false))]))
    if let frame {
      lines.append(
        style.assign(style.name(name) + ".view", property: "frame", value: style.rect(frame)))
    }
    return lines
  }
}
