/// What code of the app's own needs of the scene: objects that are made before they are shown anywhere.
extension Scene {
  public func viewID(numbered number: Int) -> ViewID { ViewID(number) }
  public func controllerID(numbered number: Int) -> ControllerID { ControllerID(number) }
  public func recognizerID(numbered number: Int) -> RecognizerID { RecognizerID(number) }

  /// Does UIKit itself hold on to a controller: as a root, a child, or presented?
  public func isHeld(_ controller: ControllerID) -> Bool {
    let record = self[controller]
    guard !record.isRemoved else { return false }
    return record.parent != nil || record.presenting != nil
      || superview(of: record.view).map { self[$0].kind == .window } ?? false
  }

  /// A recognizer that is no view's yet.
  public mutating func addRecognizer(
    _ gesture: Gesture, named name: String
  ) throws(SceneError) -> RecognizerID {
    try check(newName: name)
    let recognizer = RecognizerID(recognizers.count)
    recognizers.append(
      RecognizerRecord(name: name, gesture: gesture, origin: .user, view: nil))
    names[name] = .recognizer(recognizer)
    return recognizer
  }

  /// `loadView()`: another view than the one that UIKit would make.
  public mutating func setView(
    of controller: ControllerID, to view: ViewID
  ) throws(SceneError) {
    let old = self[controller].view
    guard old != view else { return }
    if let owner = self[view].controller { throw .viewHasController(view, owner) }
    let (parent, place) = (superview(of: old), frame(of: old))
    views[old.index].controller = nil
    unlink(old)
    views[view.index].controller = controller
    controllers[controller.index].view = view
    if let parent {
      unlink(view)
      link(view, into: parent, at: nil)
      setFrame(of: view, to: place)
    }
    nodes[old.index].flags.insert(.removed)
  }

  /// Children of any controller: a plain one keeps no list of them.
  public func childControllers(of controller: ControllerID) -> [ControllerID] {
    if self[controller].kind != .plain { return self[controller].children }
    return controllers.indices.map { ControllerID($0) }
      .filter { self[$0].parent == controller && !self[$0].isRemoved }
  }

  /// The child that a container shows.
  public func shown(in container: ControllerID) -> ControllerID? {
    shownChildren(of: container).last
  }

  public func isTracking(_ control: ViewID) -> Bool { controls[control]?.tracking != nil }

  public func isTouchInside(_ control: ViewID) -> Bool {
    isTracking(control) && controls[control]?.isInside == true
  }

  /// The touches that a recognizer follows.
  public func touches(of recognizer: RecognizerID) -> [TouchID] {
    self[recognizer].progress.touches
  }

  /// `scale` and `rotation`: how far apart its first two fingers are now, of what they were, and how far they have
  /// turned, in radians.
  public func spreadAndTurn(of recognizer: RecognizerID) -> (scale: Double, turn: Double) {
    let progress = self[recognizer].progress
    if let spread = progress.spread { return (spread, 0) }
    let fingers = progress.touches.prefix(2).compactMap { touch($0)?.location }
    guard fingers.count == 2, progress.start.count == 2 else { return (1, 0) }
    let (from, to) = (progress.start[1] - progress.start[0], fingers[1] - fingers[0])
    let apart = progress.start[0].distance(to: progress.start[1])
    let turn =
      Trigonometry.angle(ofX: to.x, y: to.y) - Trigonometry.angle(ofX: from.x, y: from.y)
    let whole = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    return (
      apart > 0 ? fingers[0].distance(to: fingers[1]) / apart : 1, whole * .pi / 180
    )
  }

  /// By UIKit's raw value.
  public mutating func setAutoresizing(of view: ViewID, raw: Int) {
    changeRare(view) { $0.autoresizingMask = AutoresizingMask(rawValue: UInt8(raw & 63)) }
  }
}

extension Delivery {
  /// With nothing in it: what stands where a delivery was taken away for a while.
  public static var empty: Delivery { .nothing }

  public func touchID(numbered number: Int) -> TouchID { TouchID(number: number) }

  /// `loadViewIfNeeded()`
  public mutating func loadView(of controller: ControllerID, moments: MomentAction) {
    load(controller, moments)
  }

  /// `removeGestureRecognizer(_:)`
  public mutating func takeOff(_ recognizer: RecognizerID) {
    guard scene[recognizer].origin == .user else { return }
    leave(recognizer, .takenFromView)
    scene.detach(recognizer)
    settle()
  }

  /// `rootViewController`: what was there goes, and takes what it presents with it.
  public mutating func setRoot(
    _ controller: ControllerID?, of window: ViewID, moments: MomentAction
  ) {
    let old = scene.rootController(of: window)
    guard old != controller else { return }
    if let old {
      if let presented = scene[old].presented { takeDown(presented, moments) }
      relocate(scene[old].view, to: nil, moments: moments)
    }
    guard let controller else { return }
    let bounds = scene.bounds(of: window)
    scene.setFrame(of: scene[controller].view, to: Rect(origin: .zero, size: bounds.size))
    load(controller, moments)
    // Whoever made it in `loadView`.
    scene.setFrame(of: scene[controller].view, to: Rect(origin: .zero, size: bounds.size))
    relocate(scene[controller].view, to: window, at: 0, moments: moments)
  }

  /// Nobody of the app's own holds an object any more: where UIKit does not either, it goes.
  public mutating func letGo(of object: Object) {
    switch object {
    case .view(let view):
      guard scene.exists(object), scene.superview(of: view) == nil, scene[view].controller == nil,
        !scene.windows.contains(view)
      else { return }
      for child in scene.subviews(of: view) { scene.unlink(child) }
      scene.forget(treeOf: view)
    case .controller(let controller):
      guard scene.exists(object), !scene.isHeld(controller) else { return }
      let view = scene[controller].view
      guard scene.superview(of: view) == nil else { return }
      for child in scene.subviews(of: view) { scene.unlink(child) }
      scene.forget(treeOf: view)
    case .recognizer(let recognizer):
      guard scene.exists(object), scene[recognizer].view == nil else { return }
      scene.forget([recognizer])
    case .own: try? remove(object) { _, _, _ in }
    case .layer, .windowScene, .application, .delegate: break
    }
  }
}
