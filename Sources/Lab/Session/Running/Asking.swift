import Engine

extension Runner {
  /// Answers a question about the scene, which changes nothing.
  mutating func ask(_ command: AskingCommand) throws(RunError) -> Outcome {
    switch command {
    case .hitTest(let point, let view): return hitTest(point, in: view)
    case .pointInside(let view, let point):
      let isInside = delivery.pointInside(view, point)
      return .inside(isInside, point)
    case .convertPoint(let point, let source, let target):
      return .point(try convert(point, from: source, to: target))
    case .convertRect(let rect, let source, let target):
      return .rect(try convert(rect, from: source, to: target))
    case .chain(let responder):
      return .chain(delivery.chain(from: responder))
    case .firstResponder: return .firstResponder(scene.firstResponder)
    case .findController(let responder):
      let found = scene.findController(from: responder, rules: delivery.rules)
      return .found(found.map { .controller($0) })
    case .findAncestor(let responder, let className):
      let found = scene.findAncestor(
        from: responder, className: className, rules: delivery.rules)
      return .found(found)
    case .show(let object, let property?):
      guard let value = scene.value(of: property, of: object) else {
        throw .scene(.notSettable)
      }
      return .value(value)
    case .show(let object, nil):
      return .values(
        scene.properties(of: object).compactMap { row in
          row.get(scene, object).map { Assignment(row.property, $0) }
        })
    case .describe(let object): return .description(scene.description(of: object))
    case .constraints(let view):
      return .constraints(
        view.map { scene.constraints(about: $0) } ?? scene.constraints, about: view)
    }
  }

  /// From the window under the point, or of one view, whose coordinates the point is in.
  private mutating func hitTest(_ point: Point, in view: ViewID?) -> Outcome {
    let found = view.map { delivery.hitTest(point, in: $0) } ?? delivery.hitTest(screen: point)
    return .hit(found, path: found.map { scene.ancestry(of: $0).reversed() } ?? [])
  }

  // MARK: Conversion

  private mutating func convert(
    _ point: Point, from source: Space, to target: Space
  ) throws(RunError) -> Point {
    let (from, to) = try ends(source, target)
    guard let result = delivery.convert(point, from: from, to: to) else { throw .cannotConvert }
    return result
  }

  private func convert(
    _ rect: Rect, from source: Space, to target: Space
  ) throws(RunError) -> Rect {
    let (from, to) = try ends(source, target)
    guard let result = scene.convert(rect, from: from, to: to) else { throw .cannotConvert }
    return result
  }

  /// `nil` means the coordinates of the other view's window; for a view in no window it means its
  /// own, so that the point stays as it is (U-HT-23).
  private func ends(
    _ source: Space, _ target: Space
  ) throws(RunError) -> (ViewID?, ViewID?) {
    switch (source, target) {
    case (.window, .window): return (nil, nil)
    case (.view(let view), .window): return (view, scene.window(of: view) ?? view)
    case (.window, .view(let view)): return (scene.window(of: view) ?? view, view)
    case (.view(let a), .view(let b)):
      let shared = scene.window(of: a) == scene.window(of: b) && scene.window(of: a) != nil
      guard shared || scene.top(of: a) == scene.top(of: b) else { throw .differentWindows }
      return (a, b)
    }
  }
}

extension Scene {
  /// The view that has no superview.
  func top(of view: ViewID) -> ViewID {
    var top = view
    while let parent = superview(of: top) { top = parent }
    return top
  }
}

extension Stimulus {
  /// What waits on the queue: an event, or what is no event and waits its turn among them.
  var kindOnQueue: String {
    switch self {
    case .wait: "wait"
    case .interrupt: "interrupt"
    case .sensor: "sensor"
    case .statusBarTap: "status-bar-tap"
    case .touches, .scroll, .transform, .hover, .shake, .remote, .press, .key, .menu, .type:
      eventType.rawValue
    }
  }
}
