/// How a plane is seen in another one: straight on, or through perspective.
///
/// A point is a row, `[x y 1]`: `x' = (a x + c y + tx) / w`, `y' = (b x + d y + ty) / w`, with
/// `w = p x + q y + r`. Where nothing is seen through perspective, w is 1.
public struct Projection: Hashable, Sendable {
  var a: Double
  var b: Double
  var p: Double
  var c: Double
  var d: Double
  var q: Double
  var tx: Double
  var ty: Double
  var r: Double

  public static let identity = Projection(AffineTransform.identity)

  public init(_ flat: AffineTransform) {
    (a, b, p) = (flat.a, flat.b, 0)
    (c, d, q) = (flat.c, flat.d, 0)
    (tx, ty, r) = (flat.tx, flat.ty, 1)
  }

  /// Of a plane at z = 0.
  init(_ solid: Transform3D) {
    (a, b, p) = (solid.rows[0].x, solid.rows[0].y, solid.rows[0].w)
    (c, d, q) = (solid.rows[1].x, solid.rows[1].y, solid.rows[1].w)
    (tx, ty, r) = (solid.rows[3].x, solid.rows[3].y, solid.rows[3].w)
  }

  /// Nil where it is seen through perspective.
  public var flat: AffineTransform? {
    guard p == 0, q == 0, r == 1 else { return nil }
    return AffineTransform(a, b, c, d, tx, ty)
  }

  /// How far away a point is: not above zero, and it is behind whoever looks.
  func depth(_ point: Point) -> Double { p * point.x + q * point.y + r }

  /// What lies behind whoever looks is drawn far away.
  public func apply(_ point: Point) -> Point {
    if let flat { return flat.apply(point) }
    let w = max(depth(point), 1e-6)
    return Point(
      (a * point.x + c * point.y + tx) / w, (b * point.x + d * point.y + ty) / w)
  }

  /// The point that is seen at another one; nil where none is, as in a plane seen from its edge.
  public func source(of seen: Point) -> Point? {
    if let flat { return flat.inverse?.apply(seen) }
    // The adjugate: its scale falls out of the division.
    let x = seen.x * (d * r - q * ty) + seen.y * (q * tx - c * r) + (c * ty - d * tx)
    let y = seen.x * (p * ty - b * r) + seen.y * (a * r - p * tx) + (b * tx - a * ty)
    let w = seen.x * (b * q - p * d) + seen.y * (p * c - a * q) + (a * d - b * c)
    guard hasInverse, w != 0 else { return nil }
    let source = Point(x / w, y / w)
    return source.isFinite && depth(source) > 0 ? source : nil
  }

  /// Has every point seen one that it comes from?
  public var hasInverse: Bool {
    if let flat { return flat.inverse != nil }
    let determinant = a * (d * r - q * ty) - b * (c * r - q * tx) + p * (c * ty - d * tx)
    return determinant != 0 && (1 / determinant).isFinite
  }

  /// This one first, then the other.
  public func concatenating(_ next: Projection) -> Projection {
    if let flat, let other = next.flat { return Projection(flat.concatenating(other)) }
    var result = self
    (result.a, result.b, result.p) = next.row(a, b, p)
    (result.c, result.d, result.q) = next.row(c, d, q)
    (result.tx, result.ty, result.r) = next.row(tx, ty, r)
    return result
  }

  private func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
    (x * a + y * c + w * tx, x * b + y * d + w * ty, x * p + y * q + w * r)
  }
}
