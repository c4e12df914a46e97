import Engine
import Program

/// Gesture recognizers.
extension UIKitRows {
  static func addGestures(_ s: inout SurfaceBuilder) {
    s.protocolType("UIGestureRecognizerDelegate")
    s.type("UIGestureRecognizer", above: "NSObject")
    s.make("init()", forwards: [.init("target", nil), .init("action", nil)]) { (_, _, _) in true }
    s.make("init(target: Any?, action: Selector?)") { (world, id, given) in
      world.addTarget(given[0], given[1], to: .object(id))
      return true
    }
    s.call("func addTarget(_ target: Any, action: Selector)") { (world, me, given) in
      world.addTarget(given[0], given[1], to: me)
      return .nothing
    }
    s.call("func removeTarget(_ target: Any?, action: Selector?)") { (world, me, given) in
      guard let recognizer = world.recognizer(me) else { return .nothing }
      let word = world.selector(given[1]).map { world.scene.word($0) }
      _ = world.scene.removeTarget(world.object(given[0]), word, from: recognizer)
      return .nothing
    }
    s.variable(
      "var state: UIGestureRecognizer.State", "its own class sets it",
      get: { (world, me) in
        world.enumeration(
          "UIGestureRecognizer.State",
          world.recognizer(me).map { world.delivery.stateSeen(of: $0).rawValue } ?? "possible")
      },
      set: { (world, me, value) throws(Stop) in
        guard let recognizer = world.recognizer(me), let word = world.word(value),
          let state = RecognizerState(rawValue: word == "recognized" ? "ended" : word)
        else { return }
        world.delivery.setState(state, of: recognizer)
      })
    for message in TouchMessage.allCases {
      s.call(
        "func \(message.touchMethod)(_ touches: Set<UITouch>, with event: UIEvent)",
        "what UIKit's own class makes of them", selector: message.touchMethod + ":withEvent:"
      ) { (world, me, _) in
        if let recognizer = world.recognizer(me) { world.delivery.seeAsUsual(recognizer) }
        return .nothing
      }
    }
    s.get("let view: UIView?") { (world, me) in
      world.value(world.recognizer(me).flatMap { world.scene[$0].view })
    }
    s.property("var isEnabled: Bool", .enabled)
    s.property("var cancelsTouchesInView: Bool", .cancelsTouchesInView)
    s.property("var delaysTouchesBegan: Bool", .delaysTouchesBegan)
    s.property("var delaysTouchesEnded: Bool", .delaysTouchesEnded)
    s.property("var requiresExclusiveTouchType: Bool", .requiresExclusiveTouchType)
    s.looks("var name: String?", "var allowedTouchTypes: [Any]", "var allowedPressTypes: [Any]")
    delegate(&s, "UIGestureRecognizerDelegate")
    s.get("let numberOfTouches: Int") { (world, me) in
      .integer(world.recognizer(me).map { world.points(of: $0).count } ?? 0)
    }
    s.call("func location(in view: UIView?) -> CGPoint", selector: "locationInView:") {
      (world, me, given) in
      let points = world.recognizer(me).map { world.points(of: $0) } ?? []
      guard !points.isEmpty else { return world.value(Point.zero) }
      let sum = points.reduce(Point.zero, +)
      let middle = Point(sum.x / Double(points.count), sum.y / Double(points.count))
      return world.value(world.local(middle, given[0]))
    }
    s.call(
      "func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint",
      selector: "locationOfTouch:inView:"
    ) { (world, me, given) in
      let points = world.recognizer(me).map { world.points(of: $0) } ?? []
      let at = world.raw(given[0]) ?? 0
      guard points.indices.contains(at) else { return world.value(Point.zero) }
      return world.value(world.local(points[at], given[1]))
    }
    s.call(
      "func require(toFail otherGestureRecognizer: UIGestureRecognizer)",
      selector: "requireGestureRecognizerToFail:"
    ) { (world, me, given) in
      guard let a = world.recognizer(me), let b = world.recognizer(given[0]) else {
        return .nothing
      }
      world.change { delivery throws(SceneError) in try delivery.scene.require(a, toFail: b) }
      return .nothing
    }
    for (name, label, selector) in [
      ("canPrevent", "_ ", "canPreventGestureRecognizer:"),
      ("canBePrevented", "by ", "canBePreventedByGestureRecognizer:"),
    ] {
      s.call("func \(name)(\(label)recognizer: UIGestureRecognizer) -> Bool", selector: selector) {
        (_, _, _) in .bool(true)
      }
    }
    s.looks("func reset()")
    addKinds(&s)
  }

  private static func addKinds(_ s: inout SurfaceBuilder) {
    s.type("UITapGestureRecognizer", above: "UIGestureRecognizer")
    s.property("var numberOfTapsRequired: Int", .numberOfTapsRequired)
    s.property("var numberOfTouchesRequired: Int", .numberOfTouchesRequired)
    s.type("UILongPressGestureRecognizer", above: "UIGestureRecognizer")
    s.property("var numberOfTapsRequired: Int", .numberOfTapsRequired)
    s.property("var numberOfTouchesRequired: Int", .numberOfTouchesRequired)
    s.property("var minimumPressDuration: TimeInterval", .minimumPressDuration)
    s.property("var allowableMovement: CGFloat", .allowableMovement)
    s.type("UIPanGestureRecognizer", above: "UIGestureRecognizer")
    s.property("var minimumNumberOfTouches: Int", .minimumNumberOfTouches)
    s.property("var maximumNumberOfTouches: Int", .maximumNumberOfTouches)
    s.call("func translation(in view: UIView?) -> CGPoint", selector: "translationInView:") {
      (world, me, given) in world.value(world.translation(of: me, in: given.first))
    }
    for selector in ["setTranslation:inView:", nil] {
      s.call(
        "func setTranslation(_ translation: CGPoint, in\(selector == nil ? "View" : "") view: UIView?)",
        "it counts from there", selector: selector
      ) { (world, me, given) in
        world.setTranslation(of: me, to: world.point(given.first) ?? .zero)
        return .nothing
      }
    }
    s.call("func velocity(in view: UIView?) -> CGPoint", selector: "velocityInView:") {
      (world, me, given) in
      guard let recognizer = world.recognizer(me) else { return world.value(Point.zero) }
      let view = given.first.flatMap { world.view($0) }
      return world.value(world.scene.velocity(of: recognizer, in: view))
    }
    s.type("UIScreenEdgePanGestureRecognizer", above: "UIPanGestureRecognizer")
    s.variable(
      "var edges: UIRectEdge",
      get: { (world, me) in world.kept("edges", of: me) ?? world.options("UIRectEdge", 0) },
      set: { (world, me, value) in
        world.keep("edges", value, of: me)
        guard let recognizer = world.recognizer(me), let raw = world.raw(value) else { return }
        world.scene.change(recognizer) { record in
          let all: [(Int, ScreenEdge)] = [(1, .top), (2, .left), (4, .bottom), (8, .right)]
          record.edges = all.filter { raw & $0.0 != 0 }.map { $0.1 }
        }
      })
    s.type("UISwipeGestureRecognizer", above: "UIGestureRecognizer")
    s.variable(
      "var direction: UISwipeGestureRecognizer.Direction",
      get: { (world, me) in
        world.options(
          "UISwipeGestureRecognizer.Direction",
          world.recognizer(me).map { Int(world.scene[$0].direction.rawValue) } ?? 1)
      },
      set: { (world, me, value) in
        guard let recognizer = world.recognizer(me), let raw = world.raw(value) else { return }
        world.scene.change(recognizer) { record in
          record.direction = SwipeDirection(rawValue: UInt8(truncatingIfNeeded: raw))
        }
      })
    s.property("var numberOfTouchesRequired: Int", .numberOfTouchesRequired)
    s.type("UIPinchGestureRecognizer", above: "UIGestureRecognizer")
    s.variable(
      "var scale: CGFloat", "1 where the fingers landed, or where code set it to 1",
      get: { (world, me) in .double(world.change(of: me, "scale") { $0.scale / ($1 ?? 1) }) },
      set: { (world, me, value) in
        let now = world.change(of: me, nil) { change, _ in change.scale }
        let wanted = value.asDouble ?? 1
        world.keepBase(of: me, "scale", wanted != 0 ? now / wanted : 1)
      })
    s.looks("let velocity: CGFloat")
    s.type("UIRotationGestureRecognizer", above: "UIGestureRecognizer")
    s.variable(
      "var rotation: CGFloat", "in radians, from where the fingers landed",
      get: { (world, me) in .double(world.change(of: me, "rotation") { $0.turn - ($1 ?? 0) }) },
      set: { (world, me, value) in
        let now = world.change(of: me, nil) { change, _ in change.turn }
        world.keepBase(of: me, "rotation", now - (value.asDouble ?? 0))
      })
    s.looks("let velocity: CGFloat")
    s.type("UIHoverGestureRecognizer", above: "UIGestureRecognizer")
  }
}

extension UIKitWorld {
  mutating func addTarget(
    _ target: ProgramValue, _ action: ProgramValue, to recognizer: ProgramValue
  ) {
    guard let recognizer = self.recognizer(recognizer), let name = selector(action),
      let object = anyObject(target)
    else { return }
    change { delivery throws(SceneError) in
      try delivery.scene.addTarget(object, delivery.scene.word(name), to: recognizer)
    }
  }

  /// How far its touches have come, from where code had it begin to count.
  func translation(of recognizer: ProgramValue, in view: ProgramValue?) -> Point {
    guard let id = self.recognizer(recognizer) else { return .zero }
    let view = view.flatMap { self.view($0) }
    let moved = scene.translation(of: id, in: view)
    // A later gesture counts from its own beginning.
    guard let base = kept("translation", of: recognizer)?.members.compactMap({ $0.asDouble }),
      base.count == 3, base[2] == gestureNumber(of: id)
    else { return moved }
    return Point(moved.x - base[0], moved.y - base[1])
  }

  mutating func setTranslation(of recognizer: ProgramValue, to wanted: Point) {
    guard let id = self.recognizer(recognizer) else { return }
    let moved = scene.translation(of: id)
    let base = [moved.x - wanted.x, moved.y - wanted.y, gestureNumber(of: id)]
    keep("translation", .array(base.map { .double($0) }), of: recognizer)
  }

  /// What two fingers have done, beside what code had it count from.
  func change(
    of recognizer: ProgramValue, _ name: String?,
    _ read: ((scale: Double, turn: Double), Double?) -> Double
  ) -> Double {
    guard let id = self.recognizer(recognizer) else { return read((1, 0), nil) }
    let base = name.flatMap { kept($0, of: recognizer) }?.members.compactMap { $0.asDouble } ?? []
    let isOfThis = base.count == 2 && base[1] == gestureNumber(of: id)
    return read(scene.spreadAndTurn(of: id), isOfThis ? base[0] : nil)
  }

  mutating func keepBase(of recognizer: ProgramValue, _ name: String, _ base: Double) {
    guard let id = self.recognizer(recognizer) else { return }
    keep(name, .array([.double(base), .double(gestureNumber(of: id))]), of: recognizer)
  }

  /// The number of its first touch: no other gesture has that.
  private func gestureNumber(of recognizer: RecognizerID) -> Double {
    Double(scene.touches(of: recognizer).first?.number ?? -1)
  }

  /// Where its touches are on the screen.
  func points(of recognizer: RecognizerID) -> [Point] {
    scene.touches(of: recognizer).compactMap { delivery.touch($0)?.location }
  }

  func local(_ point: Point, _ view: ProgramValue) -> Point {
    scene.convert(point, from: nil, to: self.view(view)) ?? point
  }
}
