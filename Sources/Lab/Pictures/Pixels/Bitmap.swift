import Engine

/// Pixels, each the number of a colour.
public struct Bitmap: Equatable, Sendable {
  public let width: Int
  public let height: Int
  public private(set) var pixels: [UInt8]

  public init(width: Int, height: Int, filled color: UInt8 = 0) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = [UInt8](repeating: color, count: self.width * self.height)
  }

  public subscript(x: Int, y: Int) -> UInt8 { pixels[y * width + x] }

  public mutating func set(_ x: Int, _ y: Int, _ color: UInt8) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    pixels[y * width + x] = color
  }

  /// The rows of a convex shape. Neighbours share no pixel: one whose middle lies inside is inside.
  func rows(of corners: [Point]) -> [(y: Int, xs: ClosedRange<Int>)] {
    guard corners.count > 2 else { return [] }
    let top = max(0, Bitmap.whole(corners.map { $0.y }.min() ?? 0))
    let bottom = min(height - 1, Bitmap.whole(corners.map { $0.y }.max() ?? 0))
    guard top <= bottom else { return [] }
    return (top...bottom).compactMap { y in
      let middle = Double(y) + 0.5
      var (left, right) = (Double.infinity, -Double.infinity)
      for (one, other) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        let (high, low) = one.y <= other.y ? (one, other) : (other, one)
        guard high.y <= middle, middle < low.y else { continue }
        let x = high.x + (low.x - high.x) * (middle - high.y) / (low.y - high.y)
        left = min(left, x)
        right = max(right, x)
      }
      guard left < right else { return nil }
      let first = max(0, Bitmap.whole((left - 0.5).rounded(.up)))
      let last = min(width - 1, Bitmap.whole((right - 0.5).rounded(.up)) - 1)
      return first <= last ? (y, first...last) : nil
    }
  }

  /// The pixels of a line, one after the other, both ends among them.
  static func line(from: (x: Int, y: Int), to: (x: Int, y: Int)) -> [(x: Int, y: Int)] {
    let (wide, high) = (abs(to.x - from.x), abs(to.y - from.y))
    let steps = max(wide, high)
    guard steps > 0 else { return [from] }
    return (0...steps).map { step in
      (
        from.x + (to.x - from.x) * step / steps,
        from.y + (to.y - from.y) * step / steps
      )
    }
  }

  /// Within what any picture needs.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(1e5, max(-1e5, value)).rounded(.down))
  }
}
