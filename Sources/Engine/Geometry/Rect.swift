/// A rectangle: an origin and a size that is never below zero.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(origin: Point, size: Size) {
    self.init(origin.x, origin.y, size.width, size.height)
  }

  public static let zero = Rect(0, 0, 0, 0)

  public var origin: Point { Point(x, y) }
  public var size: Size { Size(width, height) }
  public var minX: Double { x }
  public var minY: Double { y }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var mid: Point { Point(x + width / 2, y + height / 2) }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The left and top edges are inside, the right and bottom ones are not (U-HT-06).
  @inline(__always)
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// As `CGRectInset`: the origin moves in by `dx` and `dy`, the size shrinks by twice that, so that
  /// negative values grow the rectangle (PI03). A rectangle shrunk past nothing is empty.
  public func inset(by dx: Double, _ dy: Double) -> Rect {
    let inner = Rect(x + dx, y + dy, width - 2 * dx, height - 2 * dy)
    return inner.width < 0 || inner.height < 0 ? Rect(mid.x, mid.y, 0, 0) : inner
  }

  /// The part that two rectangles share, or nothing.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return left < right && top < bottom ? Rect(left, top, right - left, bottom - top) : nil
  }

  var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(minX, maxY), Point(maxX, maxY)]
  }

  /// The smallest rectangle around some points.
  init(around points: [Point]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var low = first
    var high = first
    for point in points.dropFirst() {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    self.init(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
