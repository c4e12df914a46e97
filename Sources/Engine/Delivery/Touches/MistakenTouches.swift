/// What learners believe about who hears of a touch.
extension Delivery {
  /// The view that hears of a change: the hit-test view, for the life of the touch (TO08).
  func hearer(of touch: Touch, _ change: HeldChange) -> Responder {
    if rules.mistakes.isEmpty { return .view(touch.view) }
    if rules.mistakes.contains(.touchesGoToFirstResponder), let first = scene.firstResponder {
      return first
    }
    if rules.mistakes.contains(.touchFollowsFinger), change.message != .began,
      let under = scene.hitTest(screen: change.location, rules: rules)
    {
      return .view(under)
    }
    return .view(touch.view)
  }

  /// A view that is touched becomes first responder, or one that is not resigns: neither happens
  /// (U-RC-13, U-FR-09).
  mutating func changeFirstResponderByMistake(touched view: ViewID, in window: ViewID) {
    if rules.mistakes.contains(.tapElsewhereResigns), let first = scene.firstResponder,
      !(scene.view(of: first).map { scene.isDescendant(view, of: $0) } ?? false)
    {
      _ = resignFirstResponder(first)
    }
    if rules.mistakes.contains(.tapMakesFirstResponder),
      scene.firstResponder(of: window) != .view(view)
    {
      setFirstResponder(of: window, to: .view(view))
    }
  }

  /// Has the finger left the view that has its touch?
  func leavesItsView(_ touch: Touch) -> Bool {
    guard let point = scene.convert(touch.location, from: nil, to: touch.view) else { return true }
    return !scene.bounds(of: touch.view).contains(point)
  }

  /// A control that heard the beginning and never the end lets go.
  mutating func releaseControls(of touch: TouchID) {
    for control in scene.controls.keys where scene.controls[control]?.tracking == touch {
      stopTracking(control)
    }
  }

  // MARK: The way of an event

  /// The whole way that an event goes, where it is not simply up the chain.
  func mistakenRoute(_ call: Call, from start: Responder, touches: [TouchID]) -> [Responder]? {
    let mistakes = rules.mistakes
    guard !mistakes.isDisjoint(with: Mistake.routes) else { return nil }
    let isTouch = if case .touches = call { true } else { false }
    if mistakes.contains(isTouch ? .touchStopsAtHitView : .onlyFirstResponderIsAsked) {
      return [start]
    }
    var route = scene.chain(from: start, rules: rules)
    if isTouch, mistakes.contains(.unhandledFallsToSibling),
      let point = touches.first.flatMap({ scene.touch($0) })?.location
    {
      route = routeThroughSiblings(from: start, at: point)
    }
    return mistakes.contains(.eventsGoDownTheChain) ? route.reversed() : route
  }

  /// Behind every view the one that the finger would hit there, then up as usual.
  private func routeThroughSiblings(from start: Responder, at point: Point) -> [Responder] {
    var route: [Responder] = []
    var seen: Set<Responder> = []
    var next: Responder? = start
    // The last view on the way, and the point above it: a deep tree is converted through once.
    var below: (view: ViewID, outside: Point)?
    while let responder = next, seen.insert(responder).inserted {
      route.append(responder)
      next = scene.next(of: responder, rules: rules).next
      guard case .view(let view) = responder, scene.superview(of: view) != nil else {
        continue
      }
      let isAbove = below.map { scene.superview(of: $0.view) == view } ?? false
      let inside = isAbove ? below?.outside : scene.convert(point, from: nil, to: view)
      guard let inside else { continue }
      let outside = scene.toSuperview(inside, from: view)
      below = (view, outside)
      if let behind = viewBehind(view, at: outside), !seen.contains(.view(behind)) {
        next = .view(behind)
      }
    }
    return route
  }

  private func viewBehind(_ view: ViewID, at outside: Point) -> ViewID? {
    var next = rules.subview(behind: view, in: scene)
    while next != HitNode.none {
      let sibling = ViewID(Int(next))
      if let inside = scene.fromSuperview(outside, to: sibling),
        let hit = scene.hitTest(inside, in: sibling, rules: rules)
      {
        return hit
      }
      next = rules.subview(behind: sibling, in: scene)
    }
    return nil
  }
}

extension Mistake {
  static let routes: Mistakes = [
    .touchStopsAtHitView, .onlyFirstResponderIsAsked, .unhandledFallsToSibling,
    .eventsGoDownTheChain,
  ]
}
