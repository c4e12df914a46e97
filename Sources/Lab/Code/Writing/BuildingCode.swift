import Engine

/// What a command would be in an app, as the few lines of Swift that a UIKit reader knows. Layers and targets are
/// written for `code` too, in either language.
struct BuildingCode {
  let style: CodeStyle

  /// As it is after the command.
  var scene: Scene { style.scene }

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
      let name = name(of: choice)
      var lines: [String] = []
      if case .new = choice { lines.append(style.declare(name, as: "UIViewController")) }
      return lines + [push(style.name(name), on: style.name(.controller(container)))]
    case .pop(let container):
      return [
        style.call(
          style.name(.controller(container)), "popViewController",
          with: [("animated", style.bool(false))])
      ]
    case .select(let child, let container): return [selecting(child, in: container)]
    case .dismiss(let controller):
      return [
        style.call(
          style.name(.controller(controller)), "dismiss",
          with: [("animated", style.bool(false))])
      ]
    case .keyWindow(let window):
      return [style.call(style.name(.view(window)), "makeKey")]
    case .makeKeyAndVisible(let window):
      return [style.call(style.name(.view(window)), "makeKeyAndVisible")]
    case .device: return []
    case .constrain(let constraint): return constraining(constraint)
    case .unconstrain: return []
    case .arrange(let view, let stack, let index): return [arranging(view, in: stack, at: index)]
    case .unarrange(let view):
      let stack = before.stackView(arranging: view).map { style.name(.view($0)) } ?? "nil"
      return [
        style.call(stack, "removeArrangedSubview", with: [("", style.name(.view(view)))])
      ]
    case .focus(let responder): return focus(responder)
    case .addTarget(let object, let target, let selector, let events):
      return [self.target("add", of: object, to: target, action: selector, for: events)]
    case .removeTarget(let object, let target, let selector, let events):
      return [self.target("remove", of: object, to: target, action: selector, for: events ?? [])]
    case .addAction(let control, let identifier, _):
      if scene[control].kind == .barButtonItem {
        return PropertyCode(style: style).lines(.primaryAction, of: .view(control))
      }
      let pair = scene.targets(of: control).first {
        $0.isAction && scene.text(of: $0.selector) == identifier
      }
      return adding(action: identifier, to: control, for: pair?.events ?? [])
    case .removeAction(let control, let identifier, let events):
      if scene[control].kind == .barButtonItem {
        return PropertyCode(style: style).lines(.primaryAction, of: .view(control))
      }
      return [removing(action: identifier, from: control, for: events ?? .allEvents)]
    case .require(let recognizer, let other):
      return [
        style.call(
          style.name(.recognizer(recognizer)), "require",
          with: [("toFail", style.name(.recognizer(other)))])
      ]
    case .simultaneous(let a, _):
      return DelegateCode(style: style).assigning(to: .recognizer(a))
    }
  }

  private func constraining(_ constraint: LayoutConstraint) -> [String] {
    let code = ConstraintCode(style: style)
    guard case .view(let view) = constraint.first.item, !scene.translatesMask(view) else {
      return code.lines(constraint)
    }
    return [code.freeing(view)] + code.lines(constraint)
  }

  /// What a class overrides stands in it, and what a delegate answers in the delegate's.
  private func behaviour(_ command: BehaviourCommand) -> [String] {
    switch command {
    case .overridePointInside(let view, _), .overrideHitTest(let view, _),
      .overrideTracking(let view, _, _):
      return ClassCode(style: style).lines(of: .view(view))
    case .unoverride(let responder, let method?)
    where method == .shouldHighlight || method == .willSelect:
      return DelegateCode(style: style).assigning(to: responder.object)
    case .overrideNext(let responder, _), .unoverride(let responder, _),
      .handle(let responder, _, _), .unhandle(let responder, _),
      .overridePerforming(let responder, _, _), .overrideTarget(let responder, _, _),
      .addKeyCommand(let responder, _, _, _):
      return ClassCode(style: style).lines(of: responder.object)
    case .overrideShouldBegin(let view, _), .overrideContent(let view, _, answer: _, for: _):
      return ClassCode(style: style).lines(of: .view(view))
    case .delegate(let view, _, _), .undelegate(let view, _),
      .overrideRow(let view, _, answer: _, for: _):
      return DelegateCode(style: style).assigning(to: .view(view))
    case .delegateDragging(let view, _):
      return DelegateCode(style: style).assigning(to: .view(view))
    case .delegateDismissal(let controller, _):
      return DelegateCode(style: style).assigning(to: .controller(controller))
    case .hook(let recognizer, let hook): return answers(of: recognizer, asking: hook.owner)
    case .unhook(let recognizer, let owner, _): return answers(of: recognizer, asking: owner)
    }
  }

  private func answers(of recognizer: RecognizerID, asking owner: GestureOwner) -> [String] {
    switch owner {
    case .delegate: DelegateCode(style: style).assigning(to: .recognizer(recognizer))
    case .subclass: ClassCode(style: style).lines(of: .recognizer(recognizer))
    }
  }

  private func animate(
    _ properties: [Property], of view: ViewID, _ seconds: Double, allows: Bool
  ) -> [String] {
    let code = PropertyCode(style: style)
    let changes = properties.flatMap { code.lines($0, of: .view(view)) }
    let (time, options) = (style.number(seconds), allows ? ".allowUserInteraction" : "[]")
    let head = "UIView.animate(withDuration: \(time), delay: 0, options: \(options)) {"
    guard changes.count > 1 else { return [head + " " + changes.joined() + " }"] }
    return [head] + changes.map { "  " + $0 } + ["}"]
  }

  // MARK: Targets

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

  /// A UIAction, with nothing in its closure.
  func adding(action identifier: String, to control: ViewID, for events: ControlEvents) -> [String]
  {
    let name = style.name(.view(control))
    let names = style.choices(events.names, objectiveC: "UIControlEvent")
    return style.isSwift
      ? ["\(name).addAction(\(style.action(identifier)), for: \(names))"]
      : ["[\(name) addAction:\(style.action(identifier)) forControlEvents:\(names)];"]
  }

  private func removing(
    action identifier: String, from control: ViewID, for events: ControlEvents
  ) -> String {
    let name = style.name(.view(control))
    let names = style.choices(events.names, objectiveC: "UIControlEvent")
    return "\(name).removeAction(identifiedBy: .init(\(style.text(identifier))), for: \(names))"
  }

  private func focus(_ responder: Responder?) -> [String] {
    guard let responder else { return [style.comment("focus → nil")] }
    return [style.focus(on: style.name(responder.object))]
  }
}
