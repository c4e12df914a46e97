import Engine

/// Where a point lies that a view does not contain.
struct Offset: Equatable {
  /// In the view's own coordinates.
  let point: Point
  let bounds: Rect
  /// How far outside: the larger of the ways across and down.
  let distance: Double

  init(_ point: Point, _ bounds: Rect) {
    self.point = point
    self.bounds = bounds
    distance = max(
      0, bounds.minX - point.x, bounds.minY - point.y, point.x - bounds.maxX,
      point.y - bounds.maxY)
  }
}
