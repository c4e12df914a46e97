import CommandLanguage
import Engine
import Narration
import Text

/// What a command would be in an app, as the few lines of Swift that a UIKit reader knows.
struct SwiftCode {
  /// As it is after the command.
  let scene: Scene

  func lines(for command: SceneCommand, before: Scene) -> [String] {
    switch command {
    case .build(let command): building(command, before: before)
    case .behave(let command): [behaviour(command, before: before)]
    case .act, .ask: []
    }
  }

  private func building(_ command: BuildingCommand, before: Scene) -> [String] {
    switch command {
    case .addView(let add): return self.add(add)
    case .addController(let add): return self.add(add)
    case .addLayer(let name, _, _):
      guard case .layer(let layer)? = scene.object(named: name) else { return [] }
      let owner = scene[layer].view.map { scene.name(of: $0) } ?? "nil"
      return [
        "let \(name) = CALayer()", "\(name).frame = \(Numbers.text(scene[layer].frame))",
        "\(owner).layer.addSublayer(\(name))",
      ]
    case .addRecognizer(let gesture, let name, let view, let assignments):
      return ["let \(name) = \(gesture.className)()"] + settings(assignments, of: name)
        + ["\(scene.name(of: view)).addGestureRecognizer(\(name))"]
    case .set(let property, let object, _), .unset(let property, let object):
      return [set(property, object)]
    case .remove(let object): return [remove(object, before)]
    case .move(let object, let target, let index):
      return [move(object, to: target, index: index, before: before)]
    case .bringToFront(let view): return order(view, "bringSubviewToFront")
    case .sendToBack(let view): return order(view, "sendSubviewToBack")
    case .rename(let object, let name): return ["\(before.name(of: object)) → \(name)"]
    case .present(let choice, let presenter, let style, _):
      let name = name(of: choice)
      return (style.map { ["\(name).modalPresentationStyle = .\($0.rawValue)"] } ?? [])
        + ["\(scene[presenter].name).present(\(name), animated: false)"]
    case .push(let choice, let container):
      return [
        "\(scene[container].name).pushViewController(\(name(of: choice)), animated: false)"
      ]
    case .pop(let container):
      return ["\(scene[container].name).popViewController(animated: false)"]
    case .select(let child, let container):
      return ["\(scene[container].name).selectedViewController = \(scene[child].name)"]
    case .dismiss(let controller): return ["\(scene[controller].name).dismiss(animated: false)"]
    case .keyWindow(let window): return ["\(scene.name(of: window)).makeKey()"]
    case .makeKeyAndVisible(let window):
      return ["\(scene.name(of: window)).makeKeyAndVisible()"]
    case .device: return []
    case .focus(let responder):
      return ["focus → " + (responder.map { scene.name(of: $0) } ?? "nil")]
    case .addTarget(let object, let target, let selector, let events):
      return [self.target("add", of: object, to: target, action: selector, for: events)]
    case .removeTarget(let object, let target, let selector, let events):
      return [self.target("remove", of: object, to: target, action: selector, for: events ?? [])]
    case .require(let recognizer, let other):
      return ["\(name(recognizer)).require(toFail: \(name(other)))"]
    case .simultaneous(let a, let b):
      return [
        "gestureRecognizer(\(name(a)), shouldRecognizeSimultaneouslyWith: \(name(b))) → true"
      ]
    }
  }

  func override(_ controller: ControllerID, at moment: Moment, running script: String) -> String {
    let method =
      switch moment {
      case .viewDidLoad: "viewDidLoad()"
      default: "\(moment.method)(_:)"
      }
    return "\(scene[controller].name): override \(method) { \(script.visible) }"
  }

  func called(
    _ recognizer: RecognizerID, in state: RecognizerState, running script: String
  ) -> String {
    "\(name(recognizer)): if state == .\(state.rawValue) { \(script.visible) }"
  }

  // MARK: Building

  func name(_ recognizer: RecognizerID) -> String { scene.name(of: recognizer) }

  private func name(of choice: ControllerChoice) -> String {
    switch choice {
    case .existing(let controller): scene[controller].name
    case .new(let name): name
    }
  }

  private func add(_ add: AddView) -> [String] {
    guard case .view(let view)? = scene.object(named: add.name) else { return [] }
    let name = add.name
    let place: [String]
    if add.kind == .window {
      // A window is shown by its isHidden, unless that was said already.
      let isSaid = add.assignments.contains { $0.property == .hidden }
      place = isSaid ? [] : ["\(name).isHidden = false"]
    } else if let parent = scene.superview(of: view) {
      place = ["\(scene.name(of: parent)).addSubview(\(name))"]
    } else {
      place = []
    }
    let className = scene.className(of: .view(view)).visible
    return ["let \(name) = \(className)(frame: \(Numbers.text(frame(of: view, add))))"]
      + settings(add.assignments, of: name) + place
  }

  /// The frame before the assignments, which follow: they turn it, or move it by its anchor.
  private func frame(of view: ViewID, _ add: AddView) -> Rect {
    let changing: Set<Property> = [.frame, .bounds, .center, .transform, .anchorPoint]
    guard add.assignments.contains(where: { changing.contains($0.property) }) else {
      return scene.frame(of: view)
    }
    let parent = scene.superview(of: view)
    return add.frame ?? parent.map { scene.bounds(of: $0) } ?? scene.frame(of: view)
  }

  private func add(_ add: AddController) -> [String] {
    guard case .controller(let id)? = scene.object(named: add.name) else { return [] }
    let record = scene[id]
    let name = add.name
    var lines = ["let \(name) = \(scene.className(of: .controller(id)).visible)()"]
    if add.adopting != nil { lines.append("\(name).view = \(scene.name(of: record.view))") }
    if let frame = add.frame { lines.append("\(name).view.frame = \(Numbers.text(frame))") }
    if let parent = record.parent, scene[parent].kind != .plain {
      let all = scene.children(of: parent).map { scene[$0].name }.joined(separator: ", ")
      return lines + ["\(scene[parent].name).viewControllers = [\(all)]"]
    }
    if let parent = record.parent {
      lines.append("\(scene[parent].name).addChild(\(name))")
    }
    if let superview = scene.superview(of: record.view) {
      lines.append(
        scene[superview].kind == .window
          ? "\(scene.name(of: superview)).rootViewController = \(name)"
          : "\(scene.name(of: superview)).addSubview(\(name).view)")
    }
    return lines
  }

  private func settings(_ assignments: [Assignment], of name: String) -> [String] {
    guard let object = scene.object(named: name) else { return [] }
    return assignments.map { set($0.property, object) }
  }

  private func set(_ property: Property, _ object: Object) -> String {
    let row = scene.row(property, of: object)
    let name = row?.swiftName ?? property.rawValue
    let value = row?.get(scene, object)
    return "\(scene.name(of: object)).\(name) = \(swift(value))"
  }

  private func swift(_ value: Value?) -> String {
    switch value {
    case .bool(let bool): bool ? "true" : "false"
    case .words(let words): words.isEmpty ? "[]" : words.map { "." + $0 }.joined(separator: ", ")
    case .text(let text): text.visible.quoted
    case .objects(let objects):
      "[" + objects.map { scene.name(of: $0) }.joined(separator: ", ") + "]"
    case let value?: scene.text(of: value)
    case nil: "nil"
    }
  }

  private func remove(_ object: Object, _ before: Scene) -> String {
    let name = before.name(of: object)
    switch object {
    case .view(let view):
      let below = before.subtree(of: view).count - 1
      let more = below > 0 ? "   // \(below) below it" : ""
      return before[view].kind == .window
        ? "\(name).isHidden = true; \(name) = nil\(more)" : "\(name).removeFromSuperview()\(more)"
    case .recognizer(let recognizer):
      let owner = before[recognizer].view.map { before.name(of: $0) } ?? "view"
      return "\(owner).removeGestureRecognizer(\(name))"
    case .layer: return "\(name).removeFromSuperlayer()"
    default: return "\(name).removeFromParent(); \(name).view.removeFromSuperview()"
    }
  }

  private func move(
    _ object: Object, to target: Object?, index: Int?, before: Scene
  ) -> String {
    let name = scene.name(of: object)
    guard let target else {
      guard case .controller(let controller) = object else {
        return "\(name).removeFromSuperview()"
      }
      if let window = before.superview(of: before[controller].view),
        before.rootController(of: window) == controller
      {
        return "\(before.name(of: window)).rootViewController = nil"
      }
      let view = scene.name(of: scene[controller].view)
      return "\(view).removeFromSuperview(); \(name).removeFromParent()"
    }
    let owner = scene.name(of: target)
    if case .recognizer = object { return "\(owner).addGestureRecognizer(\(name))" }
    if case .controller(let controller) = object {
      let above = scene.superview(of: scene[controller].view).map { scene.name(of: $0) } ?? "nil"
      return "\(owner).addChild(\(name)); \(above).addSubview(\(name).view)"
    }
    return index.map { "\(owner).insertSubview(\(name), at: \($0))" }
      ?? "\(owner).addSubview(\(name))"
  }

  private func order(_ view: ViewID, _ method: String) -> [String] {
    let name = scene.name(of: view)
    guard let parent = scene.superview(of: view) else { return [name] }
    let all = scene.subviews(of: parent).map { scene.name(of: $0) }.joined(separator: ", ")
    return ["\(scene.name(of: parent)).\(method)(\(name))   // [\(all)]"]
  }

  private func target(
    _ verb: String, of object: Object, to target: Object?, action selector: String?,
    for events: ControlEvents
  ) -> String {
    let who = target.map { scene.name(of: $0) } ?? "nil"
    let action = selector.map { "#selector(\($0.visible))" } ?? "nil"
    guard case .view = object else {
      return "\(scene.name(of: object)).\(verb)Target(\(who), action: \(action))"
    }
    // Taken away without `for`: UIKit wants to be told that all events are meant.
    if verb == "remove", events.isEmpty {
      return "\(scene.name(of: object)).removeTarget(\(who), action: \(action), for: .allEvents)"
    }
    let names = ControlEvents.all.filter { events.contains($0.event) }.map { "." + $0.name }
    let list = names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
    return "\(scene.name(of: object)).\(verb)Target(\(who), action: \(action), for: \(list))"
  }

  // MARK: Behaviour

  private func behaviour(_ command: BehaviourCommand, before: Scene) -> String {
    switch command {
    case .overridePointInside(let view, let region):
      return "\(scene.name(of: view)): override point(inside:with:) { \(region.code) }"
    case .overrideHitTest(let view, let override):
      return "\(scene.name(of: view)): override hitTest(_:with:) { \(code(override)) }"
    case .overrideNext(let responder, let next):
      let name = next.map { scene.name(of: $0) } ?? "nil"
      return "\(scene.name(of: responder)): override next { \(name) }"
    case .overrideShouldBegin(let view, let answer):
      return
        "\(scene.name(of: view)): override gestureRecognizerShouldBegin(_:) { \(code(answer)) }"
    case .hook(let recognizer, let hook): return code(hook, of: recognizer)
    case .unhook(let recognizer, let owner, let method):
      guard let method else {
        return owner == .delegate
          ? "\(name(recognizer)).delegate = nil"
          : "\(name(recognizer)): can-prevent, can-be-prevented, should-receive-event → super"
      }
      return "\(name(recognizer)): \(method.delegateWord) → "
        + (owner == .delegate ? "nil" : "super")
    case .overrideContent(let scrollView, let question, let answer, let content):
      let name =
        question == .touchesShouldBegin ? "touchesShouldBegin(_:with:in:)" : question.method
      let body =
        content.map {
          "view == \(scene.name(of: $0)) ? \(answer) : super.\(question.rawValue)(…)"
        } ?? "\(answer)"
      return "\(scene.name(of: scrollView)): override \(name) { \(body) }"
    case .overridePerforming(let responder, let action, let answer):
      return
        "\(scene.name(of: responder)): override canPerformAction(#selector(\(action.visible)), …)"
        + " { \(answer) }"
    case .overrideTarget(let responder, let action, let target):
      let name = target.map { scene.name(of: $0) } ?? "nil"
      return
        "\(scene.name(of: responder)): override target(forAction: #selector(\(action.visible)), …)"
        + " { \(name) }"
    case .delegate(let view, let question, let answer):
      let method = question.method(of: scene[view].kind) ?? question.rawValue
      return "\(scene.name(of: view)).delegate: \(method)(_:) { \(answer) }"
    case .undelegate(let view, let question):
      let method = question.map { $0.method(of: scene[view].kind) ?? $0.rawValue }
      return "\(scene.name(of: view)).delegate\(method.map { ": \($0)(_:) → true" } ?? " = nil")"
    case .addKeyCommand(let responder, let stroke, let action, let priority):
      return "\(scene.name(of: responder)).addKeyCommand(UIKeyCommand(\(stroke.visible), action: "
        + "#selector(\(action.visible))))"
        + (priority ? "   // wantsPriorityOverSystemBehavior" : "")
    case .overrideRow(let table, let question, let answer, let cell):
      let row = cell.map { " for \(scene.name(of: $0))" } ?? ""
      let value = question == .willSelect ? (answer ? "indexPath" : "nil") : "\(answer)"
      return "\(scene.name(of: table)).delegate: \(question.method)\(row) → \(value)"
    case .unoverride(let responder, let what):
      let methods = what.map { [$0] } ?? before.overridden(by: responder)
      let names = methods.map { $0.rawValue }.joined(separator: ", ")
      return "\(scene.name(of: responder)): \(names) → super"
    case .handle(let responder, let handled, let handling):
      let methods = handled.methods.joined(separator: ", ")
      let end =
        switch handling {
        case .ends: ""
        case .thenSuper: "; super…"
        case .thenNext: "; next?…"
        }
      return "\(scene.name(of: responder)): override \(methods) { …\(end) }"
    case .unhandle(let responder, let handled):
      return
        "\(scene.name(of: responder)): \(handled.methods.joined(separator: ", ")) → super"
    }
  }

  private func code(_ override: HitTestOverride) -> String {
    switch override {
    case .none: "nil"
    case .itself: "self"
    case .passThrough: "let hit = super.hitTest(…); return hit == self ? nil : hit"
    case .fallback(let view): "super.hitTest(…) ?? \(scene.name(of: view))"
    case .redirect(let view):
      "let hit = super.hitTest(…); return hit == self ? \(scene.name(of: view)) : hit"
    }
  }
}

extension Scene {
  /// The methods that an object's class overrides.
  fileprivate func overridden(by responder: Responder) -> [Overridden] {
    let behaviour = behaviour(of: responder)
    let rare = responder.view.map { self.rare($0) }
    return Overridden.allCases.filter { method in
      switch method {
      case .pointInside: rare?.pointInside != nil
      case .hitTest: rare?.hitTest != nil
      case .next: behaviour.next != nil
      case .canPerform: !behaviour.performs.isEmpty
      case .target: !behaviour.actionTargets.isEmpty
      case .shouldBegin: !(rare?.beginAnswers.isEmpty ?? true)
      case .touchesShouldBegin: rare?.scroll.overrides(.touchesShouldBegin) ?? false
      case .touchesShouldCancel: rare?.scroll.overrides(.touchesShouldCancel) ?? false
      case .shouldHighlight: rare?.rows.answers(.shouldHighlight) ?? false
      case .willSelect: rare?.rows.answers(.willSelect) ?? false
      }
    }
  }
}

extension Region {
  /// The body of the overridden method.
  var code: String {
    switch self {
    case .inset(let dx, let dy):
      "bounds.insetBy(dx: \(Numbers.text(dx)), dy: \(Numbers.text(dy))).contains(point)"
    case .rects(let rects):
      rects.map { "\(Numbers.text($0)).contains(point)" }.joined(separator: " || ")
    case .ellipse: "UIBezierPath(ovalIn: bounds).contains(point)"
    case .polygon(let corners):
      "path(" + corners.map { Numbers.text($0) }.joined(separator: " ") + ").contains(point)"
    case .always: "true"
    case .never: "false"
    }
  }
}

extension Handled {
  /// The methods that a subclass would override.
  var methods: [String] {
    switch self {
    case .touches(let messages): messages.map { $0.touchMethod + "(_:with:)" }
    case .motion(let messages): messages.map { $0.method + "(_:with:)" }
    case .remote: ["remoteControlReceived(with:)"]
    case .presses: TouchMessage.allCases.map { $0.pressMethod + "(_:with:)" }
    case .action(let selector): [selector.visible.swiftMethod]
    case .menu(let command): [command.visible + "(_:)"]
    case .key(let stroke): ["keyCommands [\(stroke.visible)]"]
    }
  }
}

extension String {
  /// What `save:` is called in Swift: `save(_:)`.
  fileprivate var swiftMethod: String {
    let parts = split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    guard !contains("("), let name = parts.first else { return self }
    guard parts.count > 1 else { return name + "()" }
    return name + "(_:" + parts[1...].dropLast().map { $0 + ":" }.joined() + ")"
  }
}
