import CommandLanguage
import Engine
import Text

/// What a command would be in an app, as the few lines that a UIKit reader knows.
struct BuildingCode {
  let style: CodeStyle

  /// As it is after the command.
  private var scene: Scene { style.scene }

  func lines(for command: SceneCommand, before: Scene) -> [String] {
    switch command {
    case .build(let command): building(command, before: before)
    case .behave(let command): behaviour(command)
    case .act, .ask: []
    }
  }

  private func building(_ command: BuildingCommand, before: Scene) -> [String] {
    switch command {
    case .addView(let add): return self.add(add)
    case .addController(let add): return self.add(add)
    case .addScene(let name):
      return [style.comment(name + ": UIWindowScene, which the system makes")]
    case .addLayer(let name, _, _):
      guard case .layer(let layer)? = scene.object(named: name) else { return [] }
      return self.layer(layer)
    case .addRecognizer(let gesture, let name, let view, let assignments):
      return [style.declare(name, as: gesture.className)] + settings(assignments, of: name)
        + [
          style.call(
            style.name(.view(view)), "addGestureRecognizer", with: [("", style.name(name))])
        ]
    case .animate(let view, let changes, let seconds, let allows):
      return animate(changes.map { $0.property }, of: view, seconds, allows: allows)
    case .set(let property, let object, _), .unset(let property, let object):
      return PropertyCode(style: style).lines(property, of: object)
    case .remove(let object): return remove(object, before)
    case .move(let object, let target, let index):
      return move(object, to: target, index: index, before: before)
    case .bringToFront(let view): return order(view, "bringSubviewToFront")
    case .sendToBack(let view): return order(view, "sendSubviewToBack")
    case .rename(let object, let name):
      return ["let " + style.name(name) + " = " + style.name(before.name(of: object))]
    case .present(let choice, let presenter, let style, let frame):
      return present(choice, from: presenter, as: style, frame: frame)
    case .push(let choice, let container):
      return [
        style.call(
          style.name(.controller(container)), "pushViewController",
          with: [("", style.name(name(of: choice))), ("animated", style.bool(false))],
          objectiveC: ["pushViewController", "animated"])
      ]
    case .pop(let container):
      return [
        style.call(
          style.name(.controller(container)), "popViewController",
          with: [("animated", style.bool(false))], objectiveC: ["popViewControllerAnimated"])
      ]
    case .select(let child, let container):
      return [
        style.assign(
          style.name(.controller(container)), property: "selectedViewController",
          value: style.name(.controller(child)))
      ]
    case .dismiss(let controller):
      return [
        style.call(
          style.name(.controller(controller)), "dismiss", with: [("animated", style.bool(false))],
          objectiveC: ["dismissViewControllerAnimated"])
      ]
    case .keyWindow(let window):
      return [style.call(style.name(.view(window)), "makeKey", objectiveC: ["makeKeyWindow"])]
    case .makeKeyAndVisible(let window):
      return [style.call(style.name(.view(window)), "makeKeyAndVisible")]
    case .device: return []
    case .focus(let responder): return focus(responder)
    case .addTarget(let object, let target, let selector, let events):
      return [self.target("add", of: object, to: target, action: selector, for: events)]
    case .removeTarget(let object, let target, let selector, let events):
      return [self.target("remove", of: object, to: target, action: selector, for: events ?? [])]
    case .require(let recognizer, let other):
      return [
        style.call(
          style.name(.recognizer(recognizer)), "require",
          with: [("toFail", style.name(.recognizer(other)))],
          objectiveC: ["requireGestureRecognizerToFail"])
      ]
    case .simultaneous(let a, _): return simultaneous(a)
    }
  }

  /// What a class overrides stands in it; a text input's delegate is told about.
  private func behaviour(_ command: BehaviourCommand) -> [String] {
    switch command {
    case .overridePointInside(let view, _), .overrideHitTest(let view, _),
      .overrideTracking(let view, _, _):
      return ClassCode(style: style).lines(of: .view(view))
    case .overrideNext(let responder, _), .unoverride(let responder, _),
      .handle(let responder, _, _), .unhandle(let responder, _),
      .overridePerforming(let responder, _, _), .overrideTarget(let responder, _, _),
      .addKeyCommand(let responder, _, _, _):
      return ClassCode(style: style).lines(of: responder.object)
    case .delegate(let view, let question, let answer):
      let method = question.method(of: scene[view].kind) ?? question.rawValue
      return [
        style.comment(
          "\(scene.name(of: view)).delegate: \(method)(_:) { \(style.bool(answer)) }")
      ]
    case .overrideShouldBegin(let view, let answer):
      return [
        style.comment(
          "\(scene.name(of: view)): override gestureRecognizerShouldBegin(_:) { \(code(answer)) }")
      ]
    case .overrideContent(let scrollView, let question, let answer, let content):
      return [style.comment(code(question, of: scrollView, answer: answer, for: content))]
    case .overrideRow(let table, let question, let answer, let cell):
      return [style.comment(code(question, of: table, answer: answer, for: cell))]
    case .hook(let recognizer, let hook): return [style.comment(code(hook, of: recognizer))]
    case .unhook(let recognizer, let owner, let method):
      guard let method else {
        return [
          style.comment(
            owner == .delegate
              ? "\(name(recognizer)).delegate = nil"
              : "\(name(recognizer)): can-prevent, can-be-prevented, should-receive-event → super")
        ]
      }
      return [
        style.comment(
          "\(name(recognizer)): \(method.delegateWord) → "
            + (owner == .delegate ? "nil" : "super"))
      ]
    case .delegateDismissal(let controller, let answer):
      let name = scene.name(of: Object.controller(controller))
      return [
        style.comment(
          name + ".presentationController.delegate"
            + (answer.map { ": presentationControllerShouldDismiss(_:) { \(style.bool($0)) }" }
              ?? " = nil"))
      ]
    case .undelegate(let view, let question):
      let method = question.map { $0.method(of: scene[view].kind) ?? $0.rawValue }
      let what = method.map { ": \($0)(_:) { \(style.bool(true)) }" } ?? " = nil"
      return [style.comment("\(scene.name(of: view)).delegate" + what)]
    }
  }

  private func animate(
    _ properties: [Property], of view: ViewID, _ seconds: Double, allows: Bool
  ) -> [String] {
    let code = PropertyCode(style: style)
    let changes = properties.flatMap { code.lines($0, of: .view(view)) }
    let (time, options) = (style.number(seconds), allows ? ".allowUserInteraction" : "[]")
    guard style.isSwift else {
      let flags = allows ? "UIViewAnimationOptionAllowUserInteraction" : "0"
      return [
        "[UIView animateWithDuration:\(time) delay:0 options:\(flags) animations:^{ "
          + changes.joined(separator: " ") + " } completion:nil];"
      ]
    }
    let head = "UIView.animate(withDuration: \(time), delay: 0, options: \(options)) {"
    guard changes.count > 1 else { return [head + " " + changes.joined() + " }"] }
    return [head] + changes.map { "  " + $0 } + ["}"]
  }

  // MARK: Making

  private func add(_ add: AddView) -> [String] {
    guard case .view(let view)? = scene.object(named: add.name) else { return [] }
    let name = style.name(add.name)
    let place: [String]
    if add.kind == .window {
      // A window is shown by its isHidden, unless that was said already.
      let isSaid = add.assignments.contains { $0.property == .hidden }
      place =
        isSaid
        ? []
        : [
          style.assign(
            name, property: style.isSwift ? "isHidden" : "hidden", value: style.bool(false))
        ]
    } else if let parent = scene.superview(of: view) {
      place = [style.call(style.name(.view(parent)), "addSubview", with: [("", name)])]
    } else {
      place = []
    }
    let className = scene.className(of: .view(view)).visible
    let isNew = add.className != nil && !scene.isClassShared(by: .view(view))
    let declared = isNew ? ClassCode(style: style).lines(of: .view(view)) : []
    let frame = style.rect(frame(of: view, add))
    return declared + [style.declare(add.name, as: className, arguments: [("frame", frame)])]
      + settings(add.assignments, of: add.name) + place
  }

  /// The frame before the assignments, which follow: they turn it, or move it by its anchor.
  private func frame(of view: ViewID, _ add: AddView) -> Rect {
    let changing: Set<Property> = [
      .frame, .bounds, .center, .transform, .transform3D, .anchorPoint,
    ]
    guard add.assignments.contains(where: { changing.contains($0.property) }) else {
      return scene.frame(of: view)
    }
    let parent = scene.superview(of: view)
    return add.frame ?? parent.map { scene.bounds(of: $0) } ?? scene.frame(of: view)
  }

  private func add(_ add: AddController) -> [String] {
    guard case .controller(let id)? = scene.object(named: add.name) else { return [] }
    let record = scene[id]
    let name = style.name(add.name)
    var lines = [style.declare(add.name, as: scene.className(of: .controller(id)).visible)]
    if add.adopting != nil {
      lines.append(style.assign(name, property: "view", value: style.name(.view(record.view))))
    }
    lines += settings(add.assignments, of: add.name)
    if let parent = record.parent, scene[parent].kind != .plain {
      let children = scene.children(of: parent).map { style.name(.controller($0)) }
      lines.append(
        style.assign(
          style.name(.controller(parent)), property: "viewControllers", value: style.array(children)
        ))
      return lines
    }
    if let parent = record.parent {
      lines.append(
        style.call(
          style.name(.controller(parent)), "addChild", with: [("", name)],
          objectiveC: ["addChildViewController"]))
    }
    if let superview = scene.superview(of: record.view) {
      let above = style.name(.view(superview))
      lines.append(
        scene[superview].kind == .window
          ? style.assign(above, property: "rootViewController", value: name)
          : addChildView(of: record, named: name, to: superview))
    }
    if let frame = add.frame {
      lines.append(style.assign(name + ".view", property: "frame", value: style.rect(frame)))
    }
    return lines
  }

  /// A view that a controller takes stays where it is among its siblings.
  private func addChildView(
    of record: ControllerRecord, named name: String, to superview: ViewID
  ) -> String {
    let above = style.name(.view(superview))
    let siblings = Array(scene.subviews(of: superview))
    guard let index = siblings.firstIndex(of: record.view), index + 1 < siblings.count else {
      return style.call(above, "addSubview", with: [("", name + ".view")])
    }
    return style.call(
      above, "insertSubview", with: [("", name + ".view"), ("at", String(index))],
      objectiveC: ["insertSubview", "atIndex"])
  }

  func layer(_ layer: LayerID) -> [String] {
    let record = scene[layer]
    let owner = style.nameOrNil(record.view.map { .view($0) })
    let name = style.name(record.name)
    return [
      style.declare(record.name, as: "CALayer"),
      style.assign(name, property: "frame", value: style.rect(record.frame)),
      style.call(owner + ".layer", "addSublayer", with: [("", name)]),
    ]
  }

  func settings(_ assignments: [Assignment], of name: String) -> [String] {
    guard let object = scene.object(named: name) else { return [] }
    return assignments.flatMap { PropertyCode(style: style).lines($0.property, of: object) }
  }

  // MARK: The hierarchy

  private func remove(_ object: Object, _ before: Scene) -> [String] {
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
    case .controller, .windowScene, .application, .delegate:
      return [
        style.call(name + ".view", "removeFromSuperview"),
        style.call(name, "removeFromParent", objectiveC: ["removeFromParentViewController"]),
      ]
    }
  }

  private func move(
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
        style.call(name, "removeFromParent", objectiveC: ["removeFromParentViewController"]),
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
      let above = scene.superview(of: scene[controller].view).map { style.name(.view($0)) } ?? "nil"
      let child = style.call(
        owner, "addChild", with: [("", name)], objectiveC: ["addChildViewController"])
      let view = style.name(.view(scene[controller].view))
      if let index {
        return [
          child,
          style.call(
            above, "insertSubview", with: [("", view), ("at", String(index))],
            objectiveC: ["insertSubview", "atIndex"]),
        ]
      }
      return [child, style.call(above, "addSubview", with: [("", view)])]
    }
    let parent =
      object.view.flatMap { scene.superview(of: $0) }.map { style.name(.view($0)) } ?? owner
    guard let index else { return [style.call(parent, "addSubview", with: [("", name)])] }
    return [
      style.call(
        parent, "insertSubview", with: [("", name), ("at", String(index))],
        objectiveC: ["insertSubview", "atIndex"])
    ]
  }

  private func order(_ view: ViewID, _ method: String) -> [String] {
    let name = style.name(.view(view))
    guard let parent = scene.superview(of: view) else {
      return [style.comment(name + ": " + method)]
    }
    let all = scene.subviews(of: parent).map { scene.name(of: $0) }.joined(separator: ", ")
    return [
      style.call(style.name(.view(parent)), method, with: [("", name)]) + "   "
        + style.comment("[" + all + "]")
    ]
  }

  private func name(of choice: ControllerChoice) -> String {
    switch choice {
    case .existing(let controller): scene[controller].name
    case .new(let name): name
    }
  }

  private func present(
    _ choice: ControllerChoice, from presenter: ControllerID, as form: PresentationStyle?,
    frame: Rect?
  ) -> [String] {
    let name = name(of: choice)
    var lines: [String] = []
    if let form, form == .alert || form == .actionSheet {
      if case .new = choice {
        let kind = style.choices([form.rawValue], objectiveC: "UIAlertControllerStyle")
        lines.append(
          style.declare(
            name, as: "UIAlertController",
            arguments: [("title", "nil"), ("message", "nil"), ("preferredStyle", kind)]))
      }
    } else if case .new = choice {
      lines.append(style.declare(name, as: "UIViewController"))
    }
    if let form, form != .alert, form != .actionSheet {
      lines.append(
        style.assign(
          style.name(name), property: "modalPresentationStyle",
          value: style.choices([form.rawValue], objectiveC: "UIModalPresentation")))
    }
    lines.append(
      style.call(
        style.name(.controller(presenter)), "present",
        with: [("", style.name(name)), ("animated", style.bool(false))],
        objectiveC: ["presentViewController", "animated"]))
    if let frame {
      lines.append(
        style.assign(style.name(name) + ".view", property: "frame", value: style.rect(frame)))
    }
    return lines
  }

  // MARK: Targets and delegates

  func target(
    _ verb: String, of object: Object, to target: Object?, action selector: String?,
    for events: ControlEvents
  ) -> String {
    let action = selector.map { style.selector($0) } ?? "nil"
    var arguments = [(label: "", value: style.nameOrNil(target)), (label: "action", value: action)]
    if case .view = object {
      // Taken away without `for`: UIKit wants to be told that all events are meant.
      let names = events.names
      arguments.append(
        (
          "for",
          style.choices(names.isEmpty ? ["allEvents"] : names, objectiveC: "UIControlEvent")
        ))
    }
    return style.call(
      style.name(object), verb + "Target", with: arguments,
      objectiveC: [verb + "Target", "action", "forControlEvents"])
  }

  /// A delegate says which recognizers go together: all of those that were named.
  func simultaneous(_ recognizer: RecognizerID) -> [String] {
    let name = scene.name(of: recognizer)
    let others = scene[recognizer].simultaneous.map { "other === " + style.name(.recognizer($0)) }
    guard style.isSwift else {
      return [style.comment(name + " and others recognize at once: their delegate says so")]
    }
    let stem = String(name.map { $0 == "." || $0 == "-" ? "_" : $0 })
    let (delegate, className) = (stem + "Delegate", stem.startingLarge + "Delegates")
    return [
      "class \(className): NSObject, UIGestureRecognizerDelegate {",
      "  func gestureRecognizer(",
      "    _ recognizer: UIGestureRecognizer,",
      "    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer",
      "  ) -> Bool {",
      "    " + others.joined(separator: " || "),
      "  }",
      "}",
      "let \(delegate) = \(className)()",
      "\(style.name(name)).delegate = \(delegate)",
    ]
  }

  private func focus(_ responder: Responder?) -> [String] {
    guard let responder, style.isSwift else {
      return [style.comment("focus → " + (responder.map { scene.name(of: $0) } ?? "nil"))]
    }
    let name = style.name(responder.object)
    return ["UIFocusSystem(for: \(name))?.requestFocusUpdate(to: \(name))"]
  }
}
