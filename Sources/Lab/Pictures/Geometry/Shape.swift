import Engine

/// A convex piece of the screen: an upright rectangle, or what a rotation makes of one.
enum Shape: Equatable, Sendable {
  case rect(Rect)
  /// Corners in order; none is nothing at all.
  case polygon([Point])

  static let nothing = Shape.polygon([])

  init(_ rect: Rect, through map: Projection) {
    let corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ].map { map.apply($0) }
    if let flat = map.flat, flat.b == 0 && flat.c == 0 || flat.a == 0 && flat.d == 0 {
      self = .rect(Shape.box(of: corners))
    } else {
      self = .polygon(corners)
    }
  }

  var corners: [Point] {
    switch self {
    case .rect(let rect):
      [
        Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
        Point(rect.minX, rect.maxY),
      ]
    case .polygon(let corners): corners
    }
  }

  /// The smallest upright rectangle around it.
  var box: Rect {
    switch self {
    case .rect(let rect): rect
    case .polygon(let corners): Shape.box(of: corners)
    }
  }

  var isEmpty: Bool { area == 0 }

  var isUpright: Bool {
    if case .rect = self { true } else { false }
  }

  var area: Double {
    switch self {
    case .rect(let rect): return rect.width * rect.height
    case .polygon(let corners): return Shape.signedArea(corners).magnitude
    }
  }

  /// A little more on every side may count, for cells that the shape's edge runs through.
  func contains(_ point: Point, within slack: Double = 0) -> Bool {
    switch self {
    case .rect(let rect):
      return slack == 0 ? rect.contains(point) : rect.inset(by: -slack, -slack).contains(point)
    case .polygon(let corners):
      guard corners.count > 2 else { return false }
      let turn: Double = Shape.signedArea(corners) < 0 ? -1 : 1
      return Shape.edges(corners).allSatisfy { from, to in
        turn * Shape.side(of: point, from, to) >= -slack * from.distance(to: to)
      }
    }
  }

  /// The part that two shapes share: each edge of one cuts the other.
  func intersection(_ other: Shape) -> Shape {
    if case .rect(let a) = self, case .rect(let b) = other {
      return a.intersection(b).map { .rect($0) } ?? .nothing
    }
    let knife = other.corners
    guard knife.count > 2 else { return .nothing }
    let turn: Double = Shape.signedArea(knife) < 0 ? -1 : 1
    var rest = corners
    for (from, to) in Shape.edges(knife) {
      rest = Shape.cut(rest, from: from, to: to, turn: turn)
      if rest.count < 3 { return .nothing }
    }
    return .polygon(rest)
  }

  private static func cut(
    _ corners: [Point], from: Point, to: Point, turn: Double
  ) -> [Point] {
    var kept: [Point] = []
    for (a, b) in edges(corners) {
      let (sideA, sideB) = (turn * side(of: a, from, to), turn * side(of: b, from, to))
      if sideA >= 0 { kept.append(a) }
      if (sideA > 0 && sideB < 0) || (sideA < 0 && sideB > 0) {
        let part = sideA / (sideA - sideB)
        kept.append(Point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part))
      }
    }
    return kept
  }

  static func edges(_ corners: [Point]) -> [(Point, Point)] {
    guard let first = corners.first else { return [] }
    return Array(zip(corners, corners.dropFirst() + [first]))
  }

  private static func side(of point: Point, _ from: Point, _ to: Point) -> Double {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }

  private static func signedArea(_ corners: [Point]) -> Double {
    edges(corners).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) } / 2
  }

  private static func box(of points: [Point]) -> Rect {
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
