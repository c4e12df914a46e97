import Engine
import Program

/// One call of UIKit's as a message to an object of the program.
struct OwnMessage {
  enum Argument {
    case point(Point)
    case size(Size)
    case coordinator
    case object(Object?)
    case touches([TouchID])
    case touch(TouchID)
    case event
    case bool(Bool)
    case selector(WordID)
    case text(String)
    case range(Int, Int)
    case value(ProgramValue)
    case press(PressType)
    case key(String)
    case keyCommand(KeyCommand)
    case row(ViewID)
    /// Where the method may write another one.
    case pointer(Point)
  }

  var receiver: ObjectID
  var names: [String]
  var given: [Argument] = []

  func arguments(_ world: inout UIKitWorld, _ machine: inout HostMachine) -> [ProgramValue] {
    // The world looks objects up in the host's machine.
    swap(&machine, &world.host.machine)
    defer { swap(&machine, &world.host.machine) }
    return given.map { argument in
      switch argument {
      case .point(let point): world.value(point)
      case .size(let size): world.value(size)
      case .coordinator:
        world.newObject(
          SurfaceIndex.uikit.type(named: "UIViewControllerTransitionCoordinator"))
      case .object(let object):
        object.map { world.plain($0) } ?? .null
      case .touches(let touches): .set(touches.map { world.touch($0) })
      case .touch(let touch): world.touch(touch)
      case .event: world.event()
      case .bool(let flag): .bool(flag)
      case .selector(let word): ProgramValue(.selector(world.scene.text(of: word)))
      case .text(let text): .text(text)
      case .range(let location, let length):
        .structure(UIKitRows.range.id, [.integer(location), .integer(length)])
      case .value(let value): value
      case .press(let type): .set([world.press(type)])
      case .key(let stroke): .set([world.press(ofKey: stroke)])
      case .keyCommand(let command): world.keyCommand(command)
      case .row(let cell): world.indexPath(of: cell)
      case .pointer(let point):
        world.host.machine.makePointer(to: world.value(point))
      }
    }
  }

  /// What the method returned, or wrote where it may.
  func answer(
    _ value: ProgramValue, to arguments: [ProgramValue], _ world: inout UIKitWorld,
    _ machine: inout HostMachine
  ) -> OwnAnswer {
    if names == OwnNames.keyCommands {
      return .keyCommands(world.keyCommands(value.members, &machine))
    }
    for argument in arguments {
      if let point = machine.pointee(of: argument).flatMap({ world.point($0) }) {
        return .point(point)
      }
    }
    switch value.content {
    case .bool(let flag): return .bool(flag)
    case .object(let id), .weak(let id):
      return .object(machine.memory.native(of: id).flatMap { Object(code: $0) })
    case .null: return .object(nil)
    case .structure(let structure) where structure.type == UIKitRows.size.id:
      return world.size(value).map { .size($0) } ?? .done
    default: return .done
    }
  }
}

extension CodeHost {
  /// Whom a call goes to, and how it is spelled; nil where nobody is there.
  func message(_ call: OwnCall, of object: Object, _ delivery: Delivery) -> OwnMessage? {
    guard let id = machine.memory.object(native: object.code) else { return nil }
    let scene = delivery.scene
    func own(_ names: [String], _ given: OwnMessage.Argument...) -> OwnMessage {
      OwnMessage(receiver: id, names: names, given: given)
    }
    switch call {
    case .hitTest(let point): return own(OwnNames.hitTest, .point(point), .event)
    case .pointInside(let point): return own(OwnNames.pointInside, .point(point), .event)
    case .touches(let message, let touches):
      return own(OwnNames.touches(message), .touches(touches), .event)
    case .presses(let message, let type):
      return own(OwnNames.presses(message), .press(type), .event)
    case .keyPress(let message, let stroke):
      return own(OwnNames.presses(message), .key(scene.text(of: stroke)), .event)
    case .keyCommands: return own(OwnNames.keyCommands)
    case .motion(let message): return own(OwnNames.motion(message), .value(motionShake), .event)
    case .remoteControl: return own(OwnNames.remoteControl, .event)
    case .next: return own(["next", "nextResponder"])
    case .canBecomeFirstResponder: return own(["canBecomeFirstResponder"])
    case .becomeFirstResponder: return own(["becomeFirstResponder()", "becomeFirstResponder"])
    case .canResignFirstResponder: return own(["canResignFirstResponder"])
    case .resignFirstResponder: return own(["resignFirstResponder()", "resignFirstResponder"])
    case .canPerform(let action, let sender):
      let performs = own(OwnNames.canPerform, .selector(action), .object(sender))
      if OwnNames.canPerform.contains(where: { machine.overrides($0, of: id) }) { return performs }
      guard machine.overrides(scene.text(of: action), of: id) else { return nil }
      // NSObject's `self` is true enough: it has the method.
      return OwnMessage(receiver: id, names: [CodeHost.performs], given: [])
    case .target(let action, let sender):
      return own(OwnNames.target, .selector(action), .object(sender))
    case .action(let action, let sender, _):
      let text = scene.text(of: action)
      let count = text.count { $0 == ":" }
      let performing = sender == nil ? delivery.performing : nil
      let first = performing.map { OwnMessage.Argument.keyCommand($0) } ?? .object(sender)
      let given: [OwnMessage.Argument] = count == 0 ? [] : count == 1 ? [first] : [first, .event]
      return OwnMessage(receiver: id, names: [text], given: given)
    case .gesture(.subclass, .receiveEvent, _):
      return own(OwnNames.subclassed(.receiveEvent), .event)
    case .gesture(.subclass, let method, let about):
      return own(OwnNames.subclassed(method), .object(about))
    case .content(.touchesShouldCancel, let view, _):
      return own(OwnNames.content(.touchesShouldCancel), .object(.view(view)))
    case .content(.touchesShouldBegin, let view, let touches):
      return own(
        OwnNames.content(.touchesShouldBegin), .touches(touches), .event, .object(.view(view)))
    case .gesture(.delegate, let method, let about):
      return gesture(method, of: object, id, about, delivery)
    case .viewShouldBegin(let recognizer):
      return own(OwnNames.shouldBegin, .object(.recognizer(recognizer)))
    case .loadView: return own(["loadView()", "loadView"])
    case .moment(let moment):
      return moment == .viewDidLoad
        ? own(OwnNames.moment(moment)) : own(OwnNames.moment(moment), .bool(false))
    case .viewWillLayoutSubviews:
      return own(["viewWillLayoutSubviews()", "viewWillLayoutSubviews"])
    case .viewDidLayoutSubviews: return own(["viewDidLayoutSubviews()", "viewDidLayoutSubviews"])
    case .layoutSubviews: return own(["layoutSubviews()", "layoutSubviews"])
    case .safeAreaChanged: return own(OwnNames.safeArea)
    case .updateConstraints:
      return object.controller == nil
        ? own(OwnNames.updateConstraints) : own(OwnNames.updateViewConstraints)
    case .intrinsicContentSize: return own(OwnNames.intrinsicSize)
    case .willTransition(let size): return own(OwnNames.transition, .size(size), .coordinator)
    case .willMoveToSuperview(let view):
      return own(OwnNames.willMoveToSuperview, .object(view.map { .view($0) }))
    case .didMoveToSuperview: return own(["didMoveToSuperview()", "didMoveToSuperview"])
    case .willMoveToWindow(let view):
      return own(OwnNames.willMoveToWindow, .object(view.map { .view($0) }))
    case .didMoveToWindow: return own(["didMoveToWindow()", "didMoveToWindow"])
    case .tracking(let question, let touch):
      return own(OwnNames.tracking(question), .touch(touch), .event)
    case .endTracking(let touch): return own(OwnNames.endTracking, .touch(touch), .event)
    case .cancelTracking: return own(OwnNames.cancelTracking, .event)
    case .text, .textEvent, .scrolled, .scrollMoment, .selected, .deselected, .row:
      return delegateMessage(call, of: object, id, scene)
    case .gestureTouches(let message, let touches):
      return own(OwnNames.touches(message), .touches(touches), .event)
    case .gestureReset: return own(OwnNames.reset)
    case .sendEvent: return own(OwnNames.sendEvent, .event)
    case .dismissal(let call): return dismissal(call, of: id)
    case .closure: return nil
    }
  }

  static let performs = "performs an action"

  private func gesture(
    _ method: GestureMethod, of object: Object, _ id: ObjectID, _ about: Object?,
    _ delivery: Delivery
  ) -> OwnMessage? {
    let kept = machine.kept("delegate", of: id)?.anyObject
    // A scroll view is the delegate of its own pan; whether that may begin it is asked as a view (U-GR-28).
    let owner = method == .begin ? nil : scrollView(ofPan: object, delivery.scene)
    guard let delegate = kept ?? owner, machine.memory.isAlive(delegate) else { return nil }
    let names = OwnNames.gesture(method)
    var message = OwnMessage(receiver: delegate, names: names, given: [.object(object)])
    switch method {
    case .receiveEvent, .receiveTouch, .receivePress:
      let isSwift =
        OwnNames.type(of: method).map {
          machine.overrides(names[0], of: delegate, taking: $0, at: 1)
        } ?? false
      if !isSwift { message.names = [names[1]] }
      if method == .receiveTouch, let touch = delivery.landingTouch {
        message.given.append(.touch(touch))
      } else {
        message.given.append(.event)
      }
    case .simultaneous, .requireFailure, .beRequiredToFail: message.given.append(.object(about))
    case .begin, .prevent, .bePrevented: break
    }
    return message
  }

  /// To the delegate of its presentation controller.
  private func dismissal(_ call: DismissalCall, of id: ObjectID) -> OwnMessage? {
    guard let presentation = machine.kept("presentation", of: id)?.anyObject,
      let delegate = machine.kept("delegate", of: presentation)?.anyObject,
      machine.memory.isAlive(delegate)
    else { return nil }
    return OwnMessage(
      receiver: delegate, names: OwnNames.dismissal(call), given: [.value(.object(presentation))])
  }

  private func scrollView(ofPan object: Object, _ scene: Scene) -> ObjectID? {
    guard case .recognizer(let id) = object, scene[id].origin.isScrollViews,
      let view = scene[id].view
    else { return nil }
    return machine.memory.object(native: Object.view(view).code)
  }

  private func delegateMessage(
    _ call: OwnCall, of object: Object, _ id: ObjectID, _ scene: Scene
  ) -> OwnMessage? {
    guard let delegate = machine.kept("delegate", of: id)?.anyObject,
      machine.memory.isAlive(delegate), let view = object.view
    else { return nil }
    let kind = scene[view].kind
    var message = OwnMessage(receiver: delegate, names: [], given: [.object(object)])
    switch call {
    case .text(let question, let text):
      message.names = OwnNames.text(question, kind)
      if question == .shouldChange {
        let count = (scene.rare(view).text ?? "").count
        message.given += [.range(count, 0), .text(text ?? "")]
      }
    case .textEvent(let event): message.names = OwnNames.text(event, kind)
    case .scrolled: message.names = OwnNames.scrolled
    case .scrollMoment(let moment):
      message.names = OwnNames.scroll(moment)
      switch moment {
      case .willEndDragging(let velocity, let target, _):
        message.given += [.point(velocity), .pointer(target)]
      case .didEndDragging(let willDecelerate): message.given.append(.bool(willDecelerate))
      case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
        .didEndScrollingAnimation:
        break
      }
    case .selected(let cell):
      message.names = OwnNames.selects
      message.given.append(.row(cell))
    case .deselected(let cell):
      message.names = OwnNames.deselects
      message.given.append(.row(cell))
    case .row(let question, let cell):
      message.names = OwnNames.row(question)
      message.given.append(.row(cell))
    default: return nil
    }
    return message
  }

  private var motionShake: ProgramValue {
    guard let type = SurfaceIndex.uikit.type(named: "UIEvent.EventSubtype") else { return .null }
    return ProgramValue(.enumeration(EnumCase(type: type.id, index: 1)))
  }
}
