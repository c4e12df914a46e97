/// As `CATransform3D`: a point is a row, `[x y z 1]`, and goes through from the left.
public struct Transform3D: Hashable, Sendable {
  /// m11 to m14, m21 to m24, and so on: four of them.
  public private(set) var rows: [SIMD4<Double>]

  private init(_ rows: [SIMD4<Double>]) { self.rows = rows }

  public static let identity = Transform3D(AffineTransform.identity)

  public init(_ flat: AffineTransform) {
    self.init([
      SIMD4(flat.a, flat.b, 0, 0), SIMD4(flat.c, flat.d, 0, 0), SIMD4(0, 0, 1, 0),
      SIMD4(flat.tx, flat.ty, 0, 1),
    ])
  }

  /// Sixteen numbers, m11 first.
  public init?(_ numbers: [Double]) {
    guard numbers.count == 16 else { return nil }
    self.init(
      stride(from: 0, to: 16, by: 4).map {
        SIMD4(numbers[$0], numbers[$0 + 1], numbers[$0 + 2], numbers[$0 + 3])
      })
  }

  public var numbers: [Double] { rows.flatMap { [$0.x, $0.y, $0.z, $0.w] } }

  public enum Axis: String, CaseIterable, Sendable { case x, y, z }

  public static func rotation(degrees: Double, about axis: Axis) -> Transform3D {
    let (s, c) = Trigonometry.sinCos(degrees: degrees)
    var turned = Transform3D.identity
    switch axis {
    case .x:
      turned.rows[1] = SIMD4(0, c, s, 0)
      turned.rows[2] = SIMD4(0, -s, c, 0)
    case .y:
      turned.rows[0] = SIMD4(c, 0, -s, 0)
      turned.rows[2] = SIMD4(s, 0, c, 0)
    case .z: return Transform3D(.rotation(degrees: degrees))
    }
    return turned
  }

  public static func translation(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
    var moved = Transform3D.identity
    moved.rows[3] = SIMD4(x, y, z, 1)
    return moved
  }

  /// What is further away is smaller, seen from so far: m34 is −1 / distance.
  public static func perspective(_ distance: Double) -> Transform3D {
    var seen = Transform3D.identity
    seen.rows[2].w = -1 / distance
    return seen
  }

  /// This one first, then the other, as `CATransform3DConcat`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    Transform3D(
      rows.map { row in
        let near = row.x * next.rows[0] + row.y * next.rows[1]
        return near + row.z * next.rows[2] + row.w * next.rows[3]
      })
  }

  /// Nil where it leaves the plane of the screen.
  public var flat: AffineTransform? {
    let isFlat =
      rows[0].z == 0 && rows[0].w == 0 && rows[1].z == 0 && rows[1].w == 0
      && rows[2] == SIMD4(0, 0, 1, 0) && rows[3].z == 0 && rows[3].w == 1
    return isFlat ? affine : nil
  }

  /// What `UIView.transform` gives of it: the six numbers that a flat one is made of.
  public var affine: AffineTransform {
    AffineTransform(rows[0].x, rows[0].y, rows[1].x, rows[1].y, rows[3].x, rows[3].y)
  }

  /// How far it brings a view towards whoever looks.
  var nearness: Double { rows[3].z }

  public var isFinite: Bool { numbers.allSatisfy { $0.isFinite } }
}
