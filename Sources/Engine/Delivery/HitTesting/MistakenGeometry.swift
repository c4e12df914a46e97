/// Where a learner thinks that a point is, and whose turn it is.
extension MistakenHitTest {
  /// The point, where a view's subviews are placed.
  func place(of visit: Visit) -> Point {
    if mistakes.contains(.pointIsNotConverted) { return firstPoint }
    guard mistakes.contains(.boundsOriginIgnored) else { return visit.point }
    return visit.point - scene.bounds(of: visit.view).origin
  }

  func convert(_ point: Point, to view: ViewID) -> Point? {
    if mistakes.contains(.hitWhereSeen), scene.animations[view] != nil {
      return scene.projection(of: view, seen: true).source(of: point)
    }
    return mistakes.contains(.transformIgnored)
      ? point - scene.nodes[view.index].offset : scene.fromSuperview(point, to: view)
  }

  func contains(_ point: Point?, in view: ViewID, outside: Point?) -> Bool {
    guard let point else { return false }
    if mistakes.contains(.cutAwayIsNotHit), scene.cut(at: point, of: view) != nil { return false }
    let bounds =
      mistakes.contains(.hitWhereSeen) ? scene.seenLook(of: view).bounds : scene.bounds(of: view)
    let flags = scene.nodes[view.index].flags
    if flags.contains(.overridesPointInside), let region = scene.rare(view).pointInside {
      return region.contains(point, bounds: bounds)
    }
    if mistakes.contains(.frameIsHitArea), flags.contains(.transformed), let outside {
      return isInside(outside, scene.frame(of: view))
    }
    return isInside(point, bounds)
  }

  func isInside(_ point: Point, _ rect: Rect) -> Bool {
    guard mistakes.contains(.edgesInclusive), !rect.isEmpty else { return rect.contains(point) }
    return point.x >= rect.minX && point.x <= rect.maxX && point.y >= rect.minY
      && point.y <= rect.maxY
  }

  /// Are subviews asked though the point is outside their superview?
  func reachesOutside(of view: ViewID) -> Bool {
    mistakes.contains(.outsideAlwaysReachable)
      || (mistakes.contains(.outsideReachableUnlessClipped)
        && !scene.nodes[view.index].flags.contains(.clipsToBounds))
  }

  func looksOutside(of view: ViewID) -> Bool {
    reachesOutside(of: view) || mistakes.contains(.enlargedAreaEscapesParent)
  }

  // MARK: Order

  mutating func frontSubview(of view: ViewID) -> Int32 {
    guard mistakes.contains(.zPositionDecides) else {
      return rules.frontSubview(of: view, in: scene)
    }
    var behind = HitNode.none
    for subview in scene.subviewsAsSeen(of: view) {
      seenBehind[subview] = behind
      behind = subview.slot
    }
    return behind
  }

  func subview(behind view: ViewID) -> Int32 {
    seenBehind[view] ?? rules.subview(behind: view, in: scene)
  }
}
