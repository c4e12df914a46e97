import Engine

/// Rectangles that are taken, by where they are: whether another is free is asked of its neighbours
/// alone, and not of a thousand.
struct TakenPlaces {
  /// What a name takes is a few cells wide.
  private static let cell = Size(32, 16)
  /// Of each cell, by its number, what reaches into it. Cells far apart may share a number.
  private var rects: [Int: [Rect]] = [:]

  mutating func take(_ rect: Rect) {
    for cell in Self.cells(of: rect) { rects[cell, default: []].append(rect) }
  }

  func isFree(_ rect: Rect) -> Bool {
    !Self.cells(of: rect).contains { cell in
      rects[cell]?.contains { $0.intersection(rect) != nil } ?? false
    }
  }

  private static func cells(of rect: Rect) -> [Int] {
    let columns = number(rect.minX / cell.width)...number(rect.maxX / cell.width)
    return (number(rect.minY / cell.height)...number(rect.maxY / cell.height)).flatMap { row in
      columns.map { row << 16 &+ $0 }
    }
  }

  private static func number(_ value: Double) -> Int {
    Int(min(max(value, -32_000), 32_000).rounded(.down))
  }
}
