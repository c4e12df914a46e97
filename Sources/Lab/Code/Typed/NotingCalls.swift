import Engine
import Program

/// What members of UIKit are called among the commands. What changes a property or moves a view notes it where it does so.
extension UIKitWorld {
  /// Before a method runs: the command that says the same, where there is one.
  mutating func noteCall(
    of member: WorldMember, on me: ProgramValue, _ given: [ProgramValue]
  ) {
    guard host.notes != nil else { return }
    if let question = question(member, me, given) {
      host.notes?.note(asked: question, by: member)
    } else if let command = command(member, me, given) {
      host.notes?.note(command)
    }
  }

  private mutating func command(
    _ member: WorldMember, _ me: ProgramValue, _ given: [ProgramValue]
  ) -> SceneCommand? {
    switch member.selector ?? member.name {
    case "removeFromSuperview":
      return view(me).map { .build(.move(.view($0), to: nil, index: nil)) }
    case "bringSubviewToFront:": return view(given[0]).map { .build(.bringToFront($0)) }
    case "sendSubviewToBack:": return view(given[0]).map { .build(.sendToBack($0)) }
    case "addTarget:action:forControlEvents:", "removeTarget:action:forControlEvents:":
      return targetCommand(member, me, given)
    case "addTarget:action:":
      guard let recognizer = recognizer(me), let name = selector(given[1]) else { return nil }
      return .build(
        .addTarget(
          .recognizer(recognizer), target: object(given[0]), selector: name, events: .touchUpInside)
      )
    case "addGestureRecognizer:":
      guard let recognizer = recognizer(given[0]), let view = view(me) else { return nil }
      return .build(.move(.recognizer(recognizer), to: .view(view), index: nil))
    case "requireGestureRecognizerToFail:":
      guard let one = recognizer(me), let other = recognizer(given[0]) else { return nil }
      return .build(.require(one, toFail: other))
    case "becomeFirstResponder":
      return object(me)?.responder.map { .act(.becomeFirstResponder($0)) }
    case "resignFirstResponder":
      return object(me)?.responder.map { .act(.resignFirstResponder($0)) }
    case "endEditing:": return .act(.endEditing(force: given.first?.asBool ?? false))
    case "sendActionsForControlEvents:":
      guard let control = view(me), let events = events(given[0]) else { return nil }
      return .act(.sendActions(control, events))
    case "sendAction:to:from:forEvent:":
      guard let name = selector(given[0]) else { return nil }
      return .act(.send(name, to: object(given[1]), from: object(given[2])))
    case "makeKeyAndVisible": return view(me).map { .build(.makeKeyAndVisible($0)) }
    case "makeKeyWindow": return view(me).map { .build(.keyWindow($0)) }
    default: return meeting(member, me, given)
    }
  }

  /// Controllers that show one another.
  private func meeting(
    _ member: WorldMember, _ me: ProgramValue, _ given: [ProgramValue]
  ) -> SceneCommand? {
    guard let own = controller(me) else { return nil }
    switch member.selector ?? member.name {
    case "presentViewController:animated:completion:":
      guard let other = controller(given[0]) else { return nil }
      let style = self.style(of: given[0])
      return .build(
        .present(
          .existing(other), from: own, style: style == .pageSheet ? nil : style, frame: nil))
    case "dismissViewControllerAnimated:completion:": return .build(.dismiss(own))
    case "pushViewController:animated:":
      return controller(given[0]).map { .build(.push(.existing($0), on: own)) }
    case "popViewControllerAnimated:": return .build(.pop(own))
    default: return nil
    }
  }

  private func targetCommand(
    _ member: WorldMember, _ me: ProgramValue, _ given: [ProgramValue]
  ) -> SceneCommand? {
    guard let control = view(me) else { return nil }
    let (target, name) = (object(given[0]), selector(given[1]))
    if member.name == "removeTarget" {
      return .build(
        .removeTarget(.view(control), target: target, selector: name, events: events(given[2])))
    }
    guard let name, let events = events(given[2]), given[0].isNull || target != nil else {
      return nil
    }
    return .build(.addTarget(.view(control), target: target, selector: name, events: events))
  }

  private func question(
    _ member: WorldMember, _ me: ProgramValue, _ given: [ProgramValue]
  ) -> SceneCommand? {
    guard let own = view(me) else { return nil }
    switch member.selector ?? member.name {
    case "hitTest:withEvent:": return point(given[0]).map { .ask(.hitTest($0, in: own)) }
    case "pointInside:withEvent:": return point(given[0]).map { .ask(.pointInside(own, $0)) }
    case "convertPoint:toView:", "convertPoint:fromView:", "convertRect:toView:",
      "convertRect:fromView:":
      let other = (given.count > 1 ? view(given[1]) : nil).map { Space.view($0) } ?? .window
      let isTo = member.parameters.last?.label == "to"
      let (source, goal) = isTo ? (.view(own), other) : (other, .view(own))
      if let rect = rect(given[0]) { return .ask(.convertRect(rect, from: source, to: goal)) }
      return point(given[0]).map { .ask(.convertPoint($0, from: source, to: goal)) }
    default: return nil
    }
  }

  private func events(_ value: ProgramValue) -> ControlEvents? {
    raw(value).map { ControlEvents(rawValue: UInt32(truncatingIfNeeded: $0)) }
  }

  /// Of a property that is read.
  mutating func noteReading(_ member: WorldMember, _ row: SurfaceRow, of me: ProgramValue) {
    guard host.notes != nil, let object = object(me) else { return }
    if let property = row.property, scene.row(property, of: object) != nil {
      host.notes?.note(asked: .ask(.show(object, property)), by: member)
    } else if ["next", "nextResponder"].contains(member.name), let responder = object.responder {
      host.notes?.note(asked: .ask(.chain(responder)), by: member)
    }
  }

  /// Of an object of the world's own that has come into the scene.
  mutating func note(made object: Object, _ name: String, _ className: String) {
    guard host.notes != nil else { return }
    switch object {
    case .view(let view):
      let kind = scene[view].kind
      host.notes?.note(
        made: view,
        AddView(
          kind: kind, name: name, parent: kind == .window ? .usual : .nowhere,
          frame: kind == .window ? scene.screen.bounds : .zero,
          className: className == kind.className ? nil : className,
          assignments: kind == .window ? [Assignment(.hidden, .bool(true))] : []))
    case .controller(let controller):
      let kind = scene[controller].kind
      host.notes?.note(
        .addController(
          AddController(
            kind: kind, name: name, parent: .nowhere, adopting: nil, frame: nil, className: nil)))
    case .recognizer, .layer, .windowScene, .application, .delegate, .own: break
    }
  }

  /// Of a property that is set; in an animation's closure it takes its time.
  mutating func note(set property: Property, of object: Object, to value: Value) {
    host.settings[Setting(object: object.code, property: property)] = host.machine.place
    guard host.notes != nil else { return }
    if let block = host.animation, let view = object.view {
      host.notes?.note(
        .animate(
          view, [Assignment(property, value)], seconds: block.seconds, allows: block.allows))
    } else {
      host.notes?.note(.set(property, object, value))
    }
  }
}
