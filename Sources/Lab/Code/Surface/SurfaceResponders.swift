import Engine
import Program

/// UIResponder, UITouch and UIEvent.
extension UIKitRows {
  static func addResponders(_ s: inout SurfaceBuilder) {
    s.type("UIResponder", above: "NSObject")
    s.make("init()") { (world, id, _) in
      if world.host.machine.isOwnClass(id) { world.beDelegate(id) }
      return true
    }
    s.get("let next: UIResponder?", "whoever is asked after it") { (world, me) in
      guard let responder = world.object(me)?.responder else { return .null }
      return world.value(world.delivery.ownNext(of: responder)?.object)
    }
    s.get("let nextResponder: UIResponder?") { (world, me) in
      guard let responder = world.object(me)?.responder else { return .null }
      return world.value(world.delivery.ownNext(of: responder)?.object)
    }
    s.get("let canBecomeFirstResponder: Bool", "YES for text inputs alone") { (world, me) in
      .bool(world.object(me)?.responder.map { world.scene.canBecomeFirstResponder($0) } ?? false)
    }
    s.get("let canResignFirstResponder: Bool") { (world, me) in
      .bool(world.object(me)?.responder.map { world.scene.canResignFirstResponder($0) } ?? true)
    }
    s.get("let isFirstResponder: Bool") { (world, me) in
      .bool(world.object(me)?.responder.map { world.scene.isFirstResponder($0) } ?? false)
    }
    s.call("func becomeFirstResponder() -> Bool", "asks to be first responder") { (world, me, _) in
      guard let responder = world.object(me)?.responder else { return .bool(false) }
      return .bool(world.delivery.ownBecomeFirstResponder(responder))
    }
    s.call("func resignFirstResponder() -> Bool", "gives it up") { (world, me, _) in
      guard let responder = world.object(me)?.responder else { return .bool(false) }
      return .bool(world.delivery.ownResignFirstResponder(responder))
    }
    s.call("func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool") {
      (world, me, given) in
      guard let id = me.asObject, let name = world.selector(given.first) else {
        return .bool(false)
      }
      return .bool(world.host.machine.overrides(name, of: id))
    }
    s.looks("func reloadInputViews()", "var undoManager: UndoManager?")
    s.get("let keyCommands: [UIKeyCommand]?", "shortcuts of a keyboard") { (world, me) in
      world.kept("keyCommands", of: me)?.wrapped ?? .null
    }
    s.looks("var inputAccessoryView: UIView?")
    for message in TouchMessage.allCases {
      let name = message.touchMethod
      s.call(
        "func \(name)(_ touches: Set<UITouch>, with event: UIEvent?)",
        "passes the touch on, or tracks it", selector: name + ":withEvent:"
      ) { (world, me, given) in
        world.passOn(.touches(message), me, given)
      }
    }
    for message in TouchMessage.allCases {
      let name = message.pressMethod
      s.call(
        "func \(name)(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
        selector: name + ":withEvent:"
      ) { (world, me, given) in
        world.passOn(world.delivery.callInHand(.presses(message, .select)), me, given)
      }
    }
    for message in MotionMessage.allCases {
      let name = message.method
      s.call(
        "func \(name)(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
        selector: name + ":withEvent:"
      ) { (world, me, given) in
        world.passOn(.motion(message), me, [])
      }
    }
    addKeyboardNames(&s)
    addTouches(&s)
  }

  private static func addTouches(_ s: inout SurfaceBuilder) {
    s.type("UITouch", above: "NSObject")
    for (name, isPrevious) in [("location", false), ("previousLocation", true)] {
      s.call(
        "func \(name)(in view: UIView?) -> CGPoint", selector: name + "InView:"
      ) { (world, me, given) in
        guard let touch = world.touch(of: me) else { return world.value(Point.zero) }
        let point = isPrevious ? touch.previousLocation : touch.location
        let view = given.first.flatMap { world.view($0) }
        return world.value(world.scene.convert(point, from: nil, to: view) ?? point)
      }
    }
    s.get("let phase: UITouch.Phase") { (world, me) in
      world.enumeration("UITouch.Phase", world.touch(of: me)?.phase.rawValue ?? "began")
    }
    s.get("let tapCount: Int") { (world, me) in .integer(world.touch(of: me)?.tapCount ?? 0) }
    s.get("let timestamp: TimeInterval") { (world, me) in
      .double(world.touch(of: me)?.timestamp ?? 0)
    }
    s.get("let view: UIView?", "the view that the touch began in") { (world, me) in
      world.value(world.touch(of: me)?.receiver)
    }
    s.get("let window: UIWindow?") { (world, me) in world.value(world.touch(of: me)?.window) }
    s.looks("let force: CGFloat", "let maximumPossibleForce: CGFloat", "let majorRadius: CGFloat")
    s.looks("let type: UITouch.TouchType", "let gestureRecognizers: [UIGestureRecognizer]?")
    s.type("UIEvent", above: "NSObject")
    s.get("let type: UIEvent.EventType") { (world, _) in
      world.enumeration("UIEvent.EventType", "touches")
    }
    s.get("let allTouches: Set<UITouch>?") { (world, _) in
      ProgramValue.set(world.scene.touches.map { $0.id }.map { world.touch($0) }).wrapped
    }
    s.get("let timestamp: TimeInterval") { (world, _) in .double(world.scene.now) }
    s.call("func touches(for view: UIView) -> Set<UITouch>?", selector: "touchesForView:") {
      (world, _, given) in
      let view = world.view(given[0])
      let own = world.scene.touches.filter { $0.view == view }.map { $0.id }
      return ProgramValue.set(own.map { world.touch($0) }).wrapped
    }
    s.looks("let subtype: UIEvent.EventSubtype")
    addKeys(&s)
  }
}

extension UIKitWorld {
  private static let touchCode = 8

  mutating func touch(_ id: TouchID) -> ProgramValue {
    let native = id.number << 4 | UIKitWorld.touchCode
    if let known = host.machine.memory.object(native: native) { return .object(known) }
    guard let type = SurfaceIndex.uikit.type(named: "UITouch") else { return .null }
    return .object(host.machine.makeObject(type, native: native))
  }

  func touchID(_ value: ProgramValue) -> TouchID? {
    guard let id = value.anyObject, let native = host.machine.memory.native(of: id),
      native & 15 == UIKitWorld.touchCode
    else { return nil }
    return delivery.touchID(numbered: native >> 4)
  }

  func touch(of value: ProgramValue) -> Touch? { touchID(value).flatMap { delivery.touch($0) } }

  mutating func event() -> ProgramValue {
    guard let type = SurfaceIndex.uikit.type(named: "UIEvent") else { return .null }
    if let known = host.machine.memory.object(native: 9) { return .object(known).wrapped }
    return ProgramValue.object(host.machine.makeObject(type, native: 9)).wrapped
  }

  /// What a class's own method leaves to UIKit's, or what is called on the next responder.
  mutating func passOn(
    _ call: Call, _ me: ProgramValue, _ given: [ProgramValue]
  ) -> ProgramValue {
    guard let responder = object(me)?.responder else { return .nothing }
    let touches = (given.first?.members ?? []).compactMap { touchID($0) }
    delivery.passOn(call, of: responder, touches: touches)
    return .nothing
  }

  /// The app delegate, where a class of the app's own is one.
  mutating func beDelegate(_ id: ObjectID) {
    guard host.machine.memory.object(native: Object.delegate.code) == nil,
      host.machine.isKind(id, of: "UIApplicationDelegate")
    else { return }
    host.machine.setNative(Object.delegate.code, of: id)
    host.setPlaces(of: id, .delegate, &delivery)
  }
}
