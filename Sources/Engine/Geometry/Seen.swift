/// What is seen of a view: its model's values, or while it is animated something on the way to them.
public struct ViewLook: Equatable, Sendable {
  public var center: Point
  public var bounds: Rect
  public var transform: AffineTransform
  public var alpha: Float

  /// An even pace from one to another, so that half of the time is half of the way.
  func going(to other: ViewLook, by part: Double) -> ViewLook {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    func between(_ a: Point, _ b: Point) -> Point { Point(between(a.x, b.x), between(a.y, b.y)) }
    let (t, u) = (transform, other.transform)
    let size = Size(
      between(bounds.width, other.bounds.width), between(bounds.height, other.bounds.height))
    return ViewLook(
      center: between(center, other.center),
      bounds: Rect(origin: between(bounds.origin, other.bounds.origin), size: size),
      transform: AffineTransform(
        between(t.a, u.a), between(t.b, u.b), between(t.c, u.c), between(t.d, u.d),
        between(t.tx, u.tx), between(t.ty, u.ty)),
      alpha: Float(between(Double(alpha), Double(other.alpha))))
  }
}

/// An animation under way. The model has its new values already (U-HT-14, U-HT-25).
public struct ViewAnimation: Equatable, Sendable {
  var from: ViewLook
  var start: Double
  public internal(set) var end: Double
  /// What was set by hand before, and is so again when it is over.
  var wasAnimating: Bool
  var didAllow: Bool
}

extension Scene {
  /// As the model has it.
  func look(of view: ViewID) -> ViewLook {
    let record = self[view]
    return ViewLook(
      center: record.center, bounds: bounds(of: view), transform: record.transform,
      alpha: record.alpha)
  }

  /// As it is seen now.
  public func seenLook(of view: ViewID) -> ViewLook {
    let model = look(of: view)
    guard let animation = animations[view], animation.end > animation.start else { return model }
    let part = (now - animation.start) / (animation.end - animation.start)
    return animation.from.going(to: model, by: min(max(part, 0), 1))
  }

  /// From a view's own coordinates to its superview's: as it is, or as it is seen.
  public func projection(of view: ViewID, seen: Bool) -> Projection {
    let look = seen ? seenLook(of: view) : self.look(of: view)
    let anchor = self[view].anchorPoint
    let pivot = Point(
      look.bounds.x + anchor.x * look.bounds.width, look.bounds.y + anchor.y * look.bounds.height)
    let own = rare(view).transform3D.map { Projection($0) } ?? Projection(look.transform)
    return Projection(.translation(-pivot.x, -pivot.y)).concatenating(own)
      .concatenating(Projection(.translation(look.center.x, look.center.y)))
  }

  /// The box around what is seen of it in its superview.
  public func seenFrame(of view: ViewID) -> Rect {
    let projection = projection(of: view, seen: true)
    return Rect(around: seenLook(of: view).bounds.corners.map { projection.apply($0) })
  }

  /// A point on the screen in the coordinates that a view is seen in.
  func seenPoint(_ screen: Point, in view: ViewID) -> Point? {
    var path: [ViewID] = []
    for view in ancestry(of: view) { path.append(view) }
    var point = screen
    for view in path.reversed() {
      guard let inner = projection(of: view, seen: true).source(of: point) else { return nil }
      point = inner
    }
    return point
  }

  // MARK: In front

  /// How near it is to whoever looks; more is in front (U-HT-11).
  func nearness(of view: ViewID) -> Double {
    let rare = rare(view)
    return rare.zPosition + (rare.transform3D?.nearness ?? 0)
  }

  /// The subviews as they are seen, the back first. Who is asked goes by `subviews` (U-HT-11).
  public func subviewsAsSeen(of view: ViewID) -> [ViewID] {
    let views = subviews(of: view)
    guard !oddlySeen.isEmpty, views.contains(where: { nearness(of: $0) != 0 }) else { return views }
    return views.enumerated().map { (offset: $0.offset, view: $0.element) }
      .map { (depth: nearness(of: $0.view), offset: $0.offset, view: $0.view) }
      .sorted { ($0.depth, $0.offset) < ($1.depth, $1.offset) }
      .map { $0.view }
  }

  /// Keeps the list of those that do not show as `subviews` has them.
  mutating func noteLook(of view: ViewID) {
    let rare = rare(view)
    if rare.zPosition != 0 || rare.transform3D != nil || rare.mask != nil || rare.cornerRadius > 0 {
      oddlySeen.insert(view)
    } else {
      oddlySeen.remove(view)
    }
  }

  // MARK: Cut away

  /// Does its mask, or a rounded corner, cut away what would be seen at a point of it (U-HT-12)?
  func cut(at point: Point, of view: ViewID) -> Cut? {
    let rare = rare(view)
    if let mask = rare.mask, !mask.contains(point) { return .mask }
    let bounds = bounds(of: view)
    let radius = min(rare.cornerRadius, min(bounds.width, bounds.height) / 2)
    guard radius > 0 else { return nil }
    let x = min(max(point.x, bounds.minX + radius), bounds.maxX - radius)
    let y = min(max(point.y, bounds.minY + radius), bounds.maxY - radius)
    return Point(x, y).distance(to: point) > radius ? .corner : nil
  }
}

/// What cuts away a part of a view.
public enum Cut: String, CaseIterable, Sendable {
  case mask, corner
}
