/// Some columns and some rows of a grid.
struct SweepBox {
  var columns: Range<Int>
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
  /// How many places it takes: one for each column, then one for each row.
  var edges: Int { columns.count + rows.count }
}

/// Where a view says that a point is inside, whatever its subviews say.
enum SweepExtent: Equatable {
  case rect(Rect)
  case everything
  case nothing
  /// No rectangle.
  case unknown

  init(of view: ViewID, in scene: Scene) {
    let node = scene.nodes[view.index]
    guard node.flags.contains(.overridesPointInside), let region = scene.rare(view).pointInside
    else {
      self = .rect(node.bounds)
      return
    }
    switch region {
    case .inset(let dx, let dy): self = .rect(node.bounds.inset(by: dx, dy))
    case .always: self = .everything
    case .never: self = .nothing
    case .rects, .ellipse, .polygon: self = .unknown
    }
  }

  /// The part of a box whose places, less an offset, are inside.
  func box(in box: SweepBox, _ places: [Double], at start: Int, _ offset: Point) -> SweepBox {
    switch self {
    case .rect(let rect):
      let (width, height) = (box.columns.count, box.rows.count)
      let columns = places.part(
        start..<(start + width), less: offset.x, from: rect.x, below: rect.x + rect.width)
      let rows = places.part(
        (start + width)..<(start + width + height), less: offset.y, from: rect.y,
        below: rect.y + rect.height)
      let (left, top) = (box.columns.lowerBound - start, box.rows.lowerBound - start - width)
      return SweepBox(
        columns: (columns.lowerBound + left)..<(columns.upperBound + left),
        rows: (rows.lowerBound + top)..<(rows.upperBound + top))
    case .everything: return box
    case .nothing, .unknown: return SweepBox(columns: 0..<0, rows: 0..<0)
    }
  }
}

extension AffineTransform {
  /// Do points that lie left to right and top to bottom still do so, whatever the other coordinate?
  var keepsOrder: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension [Double] {
  /// Of places in ascending order, those that are within two limits once an offset is taken off.
  fileprivate func part(
    _ range: Range<Int>, less offset: Double, from low: Double, below high: Double
  ) -> Range<Int> {
    let first = firstIndex(in: range) { $0 - offset >= low }
    let end = firstIndex(in: first..<range.upperBound) { !($0 - offset < high) }
    return first..<end
  }

  /// Where a condition begins to hold that holds to the end from there on.
  @inline(__always)
  private func firstIndex(in range: Range<Int>, where holds: (Double) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Do a box's places stay finite numbers when an offset is taken off? Then they stay in order.
  func isFinite(_ box: SweepBox, at start: Int, _ offset: Point) -> Bool {
    let (width, height) = (box.columns.count, box.rows.count)
    return (self[start] - offset.x).isFinite && (self[start + width - 1] - offset.x).isFinite
      && (self[start + width] - offset.y).isFinite
      && (self[start + width + height - 1] - offset.y).isFinite
  }
}
