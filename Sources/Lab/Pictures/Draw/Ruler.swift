import Engine

/// Coordinates along the top and the left, in points of the screen.
struct Ruler {
  let grid: CellGrid
  let step: Double

  init(_ grid: CellGrid) {
    self.grid = grid
    let least = max(8 * grid.cellWidth, 3 * grid.cellHeight)
    var power = 1.0
    while power * 10 <= least { power *= 10 }
    while power > least { power /= 10 }
    step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? least
  }

  /// Cells for the numbers at the left, and a space.
  static func gutter(for region: Rect) -> Int {
    let ends = [region.minY, region.maxY].map { Layout.width(of: Numbers.text($0.rounded())) }
    return min(12, (ends.max() ?? 0) + 1)
  }

  private func ticks(from low: Double, to high: Double) -> [Double] {
    let first = (low / step).rounded(.up)
    return (0..<500).map { (first + Double($0)) * step }.prefix { $0 < high }.map { $0 }
  }

  func top(gutter: Int) -> StyledText {
    var line = String(repeating: " ", count: gutter)
    for tick in ticks(from: grid.region.minX, to: grid.region.maxX) {
      let column = gutter + grid.cell(of: Point(tick, grid.region.minY)).column
      let text = Numbers.text(tick)
      let room = column - Layout.width(of: line)
      guard room >= 0, column + Layout.width(of: text) <= gutter + grid.columns else { continue }
      line += String(repeating: " ", count: room) + text
    }
    return StyledText(line, .dim)
  }

  /// What stands before each row.
  func left(gutter: Int) -> [StyledText] {
    var texts = Array(repeating: "", count: grid.rows)
    for tick in ticks(from: grid.region.minY, to: grid.region.maxY) {
      let row = grid.cell(of: Point(grid.region.minX, tick)).row
      if texts.indices.contains(row) { texts[row] = Numbers.text(tick) }
    }
    return texts.map { StyledText(Figures.padded($0, to: gutter - 1) + " ", .dim) }
  }
}
