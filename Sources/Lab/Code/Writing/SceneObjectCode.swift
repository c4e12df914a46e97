import Engine

/// The lines that make what there is, from the windows down, each with what is not as its class has it.
extension SceneCode {
  /// What every app has.
  mutating func start() {
    let shared = isSwift ? "UIApplication.shared" : "UIApplication.sharedApplication"
    existing("app", type: "UIApplication", value: shared)
    let delegate = scene.className(of: .delegate)
    lines.append(
      isSwift
        ? "let delegate = app.delegate as? " + delegate + " ?? " + delegate + "()"
        : delegate + " *delegate = (" + delegate + " *)app.delegate;")
    existing(
      "scene", type: "UIWindowScene",
      value: isSwift
        ? "app.connectedScenes.compactMap { $0 as? UIWindowScene }.first!"
        : "(UIWindowScene *)app.connectedScenes.anyObject")
    made = [.application, .delegate, .windowScene(.first)]
    guard case .view(let window)? = scene.names["window"], scene.windows.first == window,
      let root = scene.rootController(of: window), scene.names["controller"] == .controller(root),
      scene.names["view"] == .view(scene[root].view)
    else { return }
    existing(
      "window", type: "UIWindow", value: "scene.windows." + (isSwift ? "first!" : "firstObject"))
    existing(
      "controller", type: "UIViewController",
      value: "window.rootViewController" + (isSwift ? "!" : ""))
    existing("view", type: "UIView", value: "controller.view" + (isSwift ? "!" : ""))
    made.formUnion([.view(window), .controller(root), .view(scene[root].view)])
    let old = Scene.initial
    for (name, object) in [("window", Object.view(window)), ("view", .view(scene[root].view))] {
      guard let then = old.object(named: name) else { continue }
      if old.value(of: .frame, of: then) != scene.value(of: .frame, of: object) {
        later += properties.lines(.frame, of: object)
      }
      settings(of: object)
    }
    settings(of: .controller(root))
  }

  private mutating func existing(_ name: String, type: String, value: String) {
    lines.append(
      isSwift ? "let " + name + " = " + value : type + " *" + name + " = " + value + ";")
  }

  mutating func hierarchy(of top: ViewID) {
    for view in scene.subtree(of: top) {
      if let controller = scene[view].controller {
        make(controller)
      } else {
        make(view)
      }
    }
  }

  private mutating func make(_ view: ViewID) {
    // A container makes its bar itself, and such a one has no name of its own.
    guard scene.names[scene.name(of: view)] != nil, made.insert(.view(view)).inserted else {
      return
    }
    declare(view)
    let name = style.name(.view(view))
    if scene[view].kind == .window {
      if scene.value(of: .hidden, of: .view(view)) == .bool(false) {
        later.append(
          style.assign(name, property: isSwift ? "isHidden" : "hidden", value: style.bool(false)))
      }
    } else if let parent = scene.superview(of: view) {
      lines.append(style.call(style.name(.view(parent)), "addSubview", with: [("", name)]))
    }
  }

  private mutating func declare(_ view: ViewID) {
    let object = Object.view(view)
    let isSolid = scene.rare(view).transform3D != nil
    let isPlain =
      !isSolid && scene[view].transform == .identity && scene[view].anchorPoint == Point(0.5, 0.5)
    let bounds = scene.bounds(of: view)
    let frame = isPlain ? scene.frame(of: view) : Rect(origin: .zero, size: bounds.size)
    lines.append(
      style.declare(
        scene.name(of: view), as: className(of: object), arguments: [("frame", style.rect(frame))]))
    if bounds.origin != .zero, !scene[view].kind.isScrollView {
      lines += properties.lines(.bounds, of: object)
    }
    if !isPlain {
      lines += [Property.anchorPoint, isSolid ? .transform3D : .transform, .center].flatMap {
        properties.lines($0, of: object)
      }
    }
    settings(of: object)
  }

  /// What is not as its class has it. What a class alone decides is said there.
  mutating func settings(of object: Object) {
    let said: Set<Property> = [
      .frame, .bounds, .center, .transform, .transform3D, .anchorPoint, .canBecomeFirstResponder,
      .canResignFirstResponder, .canBecomeKey, .delegate, .viewForZooming,
    ]
    for row in scene.properties(of: object) where !said.contains(row.property) {
      guard let usual = row.usual(scene, object), let value = row.get(scene, object),
        value != usual
      else { continue }
      if row.property == .hidden, object.view.map({ scene[$0].kind }) == .window { continue }
      if row.property == .allowsUserInteractionDuringAnimation,
        scene.value(of: .animating, of: object) == .bool(true)
      {
        continue
      }
      if row.property == .inputView || row.property == .inputAccessoryView {
        guard let view = object.view, scene[view].kind.isTextInput else { continue }
        later += properties.lines(row.property, of: object)
      } else {
        lines += properties.lines(row.property, of: object)
      }
    }
  }

  private mutating func make(_ controller: ControllerID) {
    let record = scene[controller]
    if let above = record.parent ?? record.presenting, !made.contains(.controller(above)) {
      make(above)
    }
    guard made.insert(.controller(controller)).inserted else { return }
    let view = record.view
    let name = style.name(.controller(controller))
    let isAdopted = scene.names[scene.name(of: view)] != nil
    if isAdopted, made.insert(.view(view)).inserted { declare(view) }
    lines.append(building.declare(controller, as: className(of: .controller(controller))))
    if isAdopted {
      lines.append(style.assign(name, property: "view", value: style.name(.view(view))))
    }
    settings(of: .controller(controller))
    made.insert(.view(view))
    let parent = record.parent.map { scene[$0].kind }
    if let presenter = record.presenting {
      lines += building.styling(controller, declaredAs: className(of: .controller(controller)))
      lines.append(
        style.call(
          style.name(.controller(presenter)), "present",
          with: [("", name), ("animated", style.bool(false))] + style.noCompletion,
          objectiveC: ["presentViewController", "animated", "completion"]))
    } else if let above = record.parent {
      lines += building.adopting(controller, by: above)
    }
    if record.presenting == nil, parent ?? .plain == .plain, let above = scene.superview(of: view) {
      let isRoot = scene[above].kind == .window && record.parent == nil
      lines.append(
        isRoot
          ? style.assign(style.name(.view(above)), property: "rootViewController", value: name)
          : style.call(
            style.name(.view(above)), "addSubview", with: [("", style.name(.view(view)))]))
    }
    if !isAdopted {
      // A container places its children itself.
      if parent ?? .plain == .plain { lines += properties.lines(.frame, of: .view(view)) }
      settings(of: .view(view))
    }
    // In their order, whoever of them is to be seen.
    guard record.kind != .plain else { return }
    for child in record.children { make(child) }
    lines += building.showing(record.children, in: controller)
  }
}
