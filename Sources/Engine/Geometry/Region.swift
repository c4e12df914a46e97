/// The shape that an overridden `point(inside:with:)` answers for, in the view's own coordinates.
public enum Region: Hashable, Sendable {
  /// `bounds` inset by `dx`, `dy`: negative values enlarge it (PI05, RE03).
  case inset(Double, Double)
  /// Any of several rectangles (PI06).
  case rects([Rect])
  /// The ellipse that fills the bounds.
  case ellipse
  case polygon([Point])
  case always
  case never

  public func contains(_ point: Point, bounds: Rect) -> Bool {
    switch self {
    case .inset(let dx, let dy): return bounds.inset(by: dx, dy).contains(point)
    case .rects(let rects): return rects.contains { $0.contains(point) }
    case .ellipse:
      guard !bounds.isEmpty else { return false }
      let dx = (point.x - bounds.mid.x) / (bounds.width / 2)
      let dy = (point.y - bounds.mid.y) / (bounds.height / 2)
      return dx * dx + dy * dy < 1
    case .polygon(let corners): return Region.polygon(corners, contains: point)
    case .always: return true
    case .never: return false
    }
  }

  /// Counts the edges that a ray to the right crosses; an odd number is inside.
  private static func polygon(_ corners: [Point], contains point: Point) -> Bool {
    guard var previous = corners.last else { return false }
    var inside = false
    for corner in corners {
      if (corner.y > point.y) != (previous.y > point.y) {
        let slope = (previous.x - corner.x) / (previous.y - corner.y)
        if point.x < corner.x + slope * (point.y - corner.y) { inside.toggle() }
      }
      previous = corner
    }
    return inside
  }
}
