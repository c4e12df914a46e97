import Engine

/// Where a view lies, from what a dump says of it.
///
/// A frame is the bounding box of the transformed bounds, and its middle is the image of their middle,
/// whatever the anchor point: so the anchor point is never needed.
struct NodePlace: Equatable {
  private(set) var frame: Rect
  private(set) var bounds: Rect
  private(set) var center = Point.zero
  private(set) var transform: AffineTransform?
  /// One that leaves the plane of the screen.
  private(set) var transform3D: Transform3D?
  /// Turned by 45 degrees, a box is that of many rectangles.
  private(set) var isSizeGuessed = false

  init(_ node: DumpNode, parent: DumpNode?, _ kind: ViewKind) {
    var box = node.frame.map { Rect($0.x, $0.y, $0.width, $0.height) } ?? .zero
    // Without a frame of its own it is taken to fill its superview.
    if node.frame == nil, let size = parent?.frame { box = Rect(0, 0, size.width, size.height) }
    if node.isOnScreen, let outer = parent?.frame {
      box = Rect(box.x - outer.x, box.y - outer.y, box.width, box.height)
    }
    let origin = node.boundsOrigin ?? .zero
    frame = box
    bounds = Rect(origin: origin.isFinite ? origin : .zero, size: box.size)
    let sizes = kind.ownSizes
    if let own = NodePlace.size(among: sizes, in: box, turnedBy: .identity), node.transform == nil {
      frame = Rect(origin: frame.origin, size: own)
      bounds = Rect(origin: bounds.origin, size: own)
    }
    guard let numbers = node.transform else { return }
    let solid = Transform3D(numbers)
    guard let t = solid?.affine ?? NodePlace.affine(numbers), t.isFinite else { return }
    if let solid, solid.flat == nil {
      guard solid.numbers.allSatisfy({ $0.isFinite }) else { return }
      transform3D = solid
    } else {
      guard t.determinant != 0, (t.a, t.b, t.c, t.d) != (1, 0, 0, 1) else { return }
      transform = t
    }
    let own = NodePlace.size(among: sizes, in: box, turnedBy: t) ?? node.boundsSize
    bounds = Rect(origin: bounds.origin, size: own ?? size(of: box, turnedBy: t))
    center = box.mid - Point(t.tx, t.ty)
  }

  private static func affine(_ numbers: [Double]) -> AffineTransform? {
    guard numbers.count == 6 else { return nil }
    return AffineTransform(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  /// That of a view which chooses its own, as far as a printed frame is rounded.
  private static func size(
    among sizes: [Size], in box: Rect, turnedBy t: AffineTransform
  ) -> Size? {
    sizes.first { size in
      let width = t.a.magnitude * size.width + t.c.magnitude * size.height
      let height = t.b.magnitude * size.width + t.d.magnitude * size.height
      return (width - box.width).magnitude < 0.5 && (height - box.height).magnitude < 0.5
    }
  }

  /// The bounds whose bounding box it is.
  private mutating func size(of box: Rect, turnedBy t: AffineTransform) -> Size {
    let (a, b, c, d) = (t.a.magnitude, t.b.magnitude, t.c.magnitude, t.d.magnitude)
    let determinant = a * d - b * c
    guard determinant.magnitude > 1e-6 * (a * d + b * c) else {
      isSizeGuessed = true
      let side = max(0, (box.width + box.height) / 2 / max(a + c, 1e-9))
      return Size(side, side)
    }
    return Size(
      max(0, (d * box.width - c * box.height) / determinant),
      max(0, (a * box.height - b * box.width) / determinant))
  }
}
