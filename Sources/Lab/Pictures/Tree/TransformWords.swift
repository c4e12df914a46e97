import Engine

/// A transform in the words of the command language, where it is one of them alone.
enum TransformWords {
  static func text(_ transform: AffineTransform) -> String {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let (tx, ty) = (transform.tx, transform.ty)
    if (a, b, c, d) == (1, 0, 0, 1) {
      return "translate " + Numbers.text(tx) + " " + Numbers.text(ty)
    }
    if tx == 0, ty == 0 {
      if b == 0, c == 0, a >= 0, d >= 0 {
        return "scale " + Numbers.text(a) + (a == d ? "" : " " + Numbers.text(d))
      }
      if let degrees = rotation(transform) { return "rotate " + String(degrees) }
    }
    return [a, b, c, d, tx, ty].map { Numbers.text($0) }.joined(separator: " ")
  }

  /// The rotation by whole degrees that a transform is, from -180 to 180.
  static func rotation(_ transform: AffineTransform) -> Int? {
    (-179...180).first { degrees in
      let other = AffineTransform.rotation(degrees: Double(degrees))
      return abs(other.a - transform.a) + abs(other.b - transform.b)
        + abs(other.c - transform.c) + abs(other.d - transform.d) < 1e-9
    }
  }
}
