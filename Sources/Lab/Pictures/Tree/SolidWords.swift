import Engine

/// A transform in three dimensions in the words of the command language, where it is one turn, seen
/// through perspective or not.
enum SolidWords {
  static func text(_ transform: Transform3D) -> String? {
    if let flat = transform.flat { return TransformWords.text(flat) }
    for distance in [nil] + distances(transform).map({ Optional($0) }) {
      let look = distance.map { Transform3D.perspective($0) } ?? .identity
      let after = distance.map { ", perspective " + Numbers.text($0) } ?? ""
      for axis in [Transform3D.Axis.x, .y] {
        for degrees in -179...180 {
          let turned = Transform3D.rotation(degrees: Double(degrees), about: axis)
          if isSame(turned.concatenating(look), transform) {
            return "rotate-\(axis.rawValue) \(degrees)" + (degrees == 0 ? "" : after)
          }
        }
      }
    }
    return nil
  }

  static func numbers(_ transform: Transform3D) -> String {
    "[" + transform.numbers.map { Numbers.text($0) }.joined(separator: ", ") + "]"
  }

  /// From where it may be seen: what the third column and the fourth say of it.
  private static func distances(_ transform: Transform3D) -> [Double] {
    let rows = transform.rows
    var found: [Double] = []
    for row in rows.prefix(3) where row.w != 0 {
      let distance = -row.z / row.w
      if distance >= 1, !found.contains(where: { abs($0 - distance) < 1e-6 }) {
        found.append((distance * 1e6).rounded() / 1e6)
      }
    }
    return found
  }

  private static func isSame(_ a: Transform3D, _ b: Transform3D) -> Bool {
    zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
