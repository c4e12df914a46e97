import Engine

/// What must hold of every scene, whatever led to it, and does not.
public struct SceneFaults {
  private let faults = Faults()
  private let scene: Scene
  /// What can be reached: by a name, or through what has one.
  private let views: Set<ViewID>
  private let controllers: [ControllerID]
  private let recognizers: Set<RecognizerID>

  public init(of scene: Scene) {
    self.scene = scene
    controllers = scene.names.values.compactMap { $0.controller }
    let roots =
      scene.windows + scene.names.values.compactMap { $0.view } + controllers.map { scene[$0].view }
    views = Set(roots.flatMap { scene.subtree(of: $0) })
    recognizers = Set(
      views.flatMap { scene.recognizers(of: $0) }
        + scene.names.values.compactMap { $0.recognizer })
    checkTree()
    checkWindows()
    checkNames()
    checkControllers()
    checkRecognizers()
    checkFirstResponders()
    checkTouches()
  }

  public var found: [String] { faults.found }

  private func demand(_ holds: Bool, _ what: @autoclosure () -> String) {
    faults.demand(holds, what())
  }

  /// Superviews and subviews tell the same story, and it has no circle.
  private func checkTree() {
    var seen: Set<ViewID> = []
    for view in views {
      demand(scene.exists(view), "the removed \(name(view)) is reached")
      let subviews = scene.subviews(of: view)
      demand(Set(subviews).count == subviews.count, "\(name(view)) has a subview twice")
      for subview in subviews {
        demand(scene.exists(subview), "\(name(view)) has the removed subview \(name(subview))")
        demand(scene.superview(of: subview) == view, "\(name(subview)) has another superview")
        demand(seen.insert(subview).inserted, "\(name(subview)) has two superviews")
      }
      guard let superview = scene.superview(of: view) else { continue }
      demand(scene.exists(superview), "\(name(view)) is in the removed \(name(superview))")
      demand(
        scene.subviews(of: superview).contains(view), "\(name(superview)) lacks \(name(view))")
      demand(!scene.isDescendant(superview, of: view), "\(name(view)) is in itself")
      demand(isFinite(scene.bounds(of: view)), "\(name(view)) has bounds that are no numbers")
    }
  }

  private func checkWindows() {
    demand(Set(scene.windows).count == scene.windows.count, "a window is shown twice")
    for window in scene.windows {
      demand(scene.exists(window), "a removed window is shown")
      demand(scene[window].kind == .window, "\(name(window)) is shown and is no window")
      demand(scene.superview(of: window) == nil, "the window \(name(window)) is in a view")
    }
    if let key = scene.keyWindow {
      demand(scene.windows.contains(key), "the key window \(name(key)) is not shown")
    }
  }

  /// Every name leads to its object, and every object has its name.
  private func checkNames() {
    for (name, object) in scene.names {
      demand(scene.exists(object), "\(name) names what is gone")
      demand(scene.name(of: object) == name, "\(name) names \(scene.name(of: object))")
    }
    for view in views {
      demand(
        scene.object(named: name(view)) == .view(view), "\(name(view)) is not found by its name")
    }
  }

  private func checkControllers() {
    for id in controllers {
      let record = scene[id]
      demand(scene.exists(record.view), "\(record.name) has a removed view")
      demand(scene[record.view].controller == id, "\(record.name)'s view is another's")
      for other in [record.parent, record.presenting, record.presented].compactMap({ $0 }) {
        demand(scene.exists(.controller(other)), "\(record.name) refers to a removed controller")
      }
      if let presented = record.presented {
        demand(scene[presented].presenting == id, "\(record.name) presents one that knows nothing")
      }
      if let presenting = record.presenting {
        demand(scene[presenting].presented == id, "\(record.name) is presented by nobody")
      }
      demand(endsUpwards(id), "\(record.name) is above itself")
    }
    for view in views {
      guard let controller = scene[view].controller else { continue }
      demand(scene[controller].view == view, "\(name(view)) has a controller with another view")
    }
  }

  private func endsUpwards(_ controller: ControllerID) -> Bool {
    var next: ControllerID? = controller
    for _ in 0...scene.controllers.count {
      guard let current = next else { return true }
      next = scene[current].parent ?? scene[current].presenting
    }
    return false
  }

  private func checkRecognizers() {
    for id in recognizers {
      demand(scene.exists(.recognizer(id)), "a removed recognizer is on a view")
      guard let view = scene[id].view else { continue }
      let record = scene[id]
      demand(scene.exists(view), "\(record.name) is on a removed view")
      demand(
        scene.recognizers(of: view).filter { $0 == id }.count == 1,
        "\(name(view)) does not have \(record.name) once")
      for other in record.mustFail + record.simultaneous {
        demand(scene.exists(.recognizer(other)), "\(record.name) refers to a removed recognizer")
      }
      for other in record.simultaneous {
        demand(scene[other].simultaneous.contains(id), "\(record.name) is simultaneous alone")
      }
      for target in record.targets.compactMap({ $0.target }) {
        demand(scene.exists(target), "\(record.name) has a removed target")
      }
    }
  }

  /// A first responder is in its window, and there.
  private func checkFirstResponders() {
    for window in scene.windows {
      guard let first = scene.firstResponder(of: window) else { continue }
      demand(scene.exists(first.object), "the first responder of \(name(window)) is gone")
      demand(
        scene.window(of: first) == window,
        "\(scene.name(of: first)) is first responder of \(name(window)), and not in it")
    }
    if let focus = scene.focus { demand(scene.exists(focus.object), "the focus is on nobody") }
  }

  /// One touch a finger, and no event without one.
  private func checkTouches() {
    let down = scene.touches.filter { $0.isDown }
    demand(Set(down.map { $0.finger }).count == down.count, "a finger has two touches")
    demand(
      Set(scene.touches.map { $0.id }).count == scene.touches.count, "a touch is there twice")
    demand(down.isEmpty || scene.touchEvent != nil, "touches are down and belong to no event")
    for touch in scene.touches {
      demand(scene.now >= touch.startTime, "a touch began in the future")
      demand(
        touch.location.x.isFinite && touch.location.y.isFinite, "a touch is nowhere")
    }
    demand(scene.now.isFinite && scene.now >= 0, "the clock has stopped")
  }

  private func name(_ view: ViewID) -> String { scene.name(of: view) }

  private func isFinite(_ rect: Rect) -> Bool {
    rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite
      && rect.width >= 0 && rect.height >= 0
  }
}
