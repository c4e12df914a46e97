/// As `CGAffineTransform`: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = AffineTransform(1, 0, 0, 1, 0, 0)

  public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(1, 0, 0, 1, x, y)
  }

  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(x, 0, 0, y, 0, 0)
  }

  /// Clockwise on a screen, whose y grows downwards.
  public static func rotation(degrees: Double) -> AffineTransform {
    let (s, c) = Trigonometry.sinCos(degrees: degrees)
    return AffineTransform(c, s, -s, c, 0, 0)
  }

  /// This one first, then the other, as `CGAffineTransformConcat`.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a * next.a + b * next.c, a * next.b + b * next.d,
      c * next.a + d * next.c, c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
  }

  @inline(__always)
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  public var determinant: Double { a * d - b * c }

  /// A transform that flattens the plane has no way back (U-HT-08).
  public var inverse: AffineTransform? {
    let scale = 1 / determinant
    guard determinant != 0, scale.isFinite else { return nil }
    return AffineTransform(
      d * scale, -b * scale, -c * scale, a * scale,
      (c * ty - d * tx) * scale, (b * tx - a * ty) * scale)
  }

  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
