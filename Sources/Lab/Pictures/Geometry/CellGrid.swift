import Engine

/// How a part of the screen falls on the cells of a terminal, which are twice as high as wide.
struct CellGrid: Equatable, Sendable {
  let region: Rect
  let columns: Int
  let rows: Int
  /// Points a cell.
  let cellWidth: Double
  let cellHeight: Double

  /// No terminal is larger.
  private static let most = 1000

  /// Nil where the region has no area, or is not finite.
  init?(_ region: Rect, columns wanted: Int, rows limit: Int, stretch: Double = 1) {
    guard region.width > 0, region.height > 0, region.width.isFinite, region.height.isFinite,
      region.origin.isFinite
    else { return nil }
    let widest = Double(max(8, min(CellGrid.most, wanted)))
    let highest = Double(max(4, min(CellGrid.most, limit)))
    // As many columns as there is room for, and no more rows than are wanted; the shape gives way
    // only for a window too narrow or too low to show otherwise.
    let fitting = highest * 2 * region.width / region.height * stretch
    let columns = min(widest, max(8, fitting)).rounded(.down)
    let rows = min(highest, max(3, (columns * region.height / region.width / 2).rounded()))
    self.region = region
    self.columns = Int(columns)
    self.rows = Int(rows)
    cellWidth = region.width / columns
    cellHeight = region.height / rows
  }

  /// Cells from `left` to `right` and from `top` to `bottom`, all of them included.
  struct Box: Equatable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    func contains(_ column: Int, _ row: Int) -> Bool {
      column >= left && column <= right && row >= top && row <= bottom
    }

    func intersection(_ other: Box) -> Box? {
      let box = Box(
        left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
        bottom: min(bottom, other.bottom))
      return box.left <= box.right && box.top <= box.bottom ? box : nil
    }
  }

  var all: Box { Box(left: 0, top: 0, right: columns - 1, bottom: rows - 1) }

  /// The cells of a rectangle: neighbours in the scene are neighbours here, and what is too small
  /// still has a cell.
  func box(of rect: Rect) -> Box {
    let left = column(rect.minX, .toNearestOrAwayFromZero)
    let top = row(rect.minY, .toNearestOrAwayFromZero)
    let right = max(left, column(rect.maxX, .toNearestOrAwayFromZero) - 1)
    let bottom = max(top, row(rect.maxY, .toNearestOrAwayFromZero) - 1)
    var box = Box(left: left, top: top, right: right, bottom: bottom)
    // Half a cell at the far edge of the region is rounded beyond it.
    if rect.minX < region.maxX, box.left == columns {
      box.left -= 1
      box.right = max(box.left, box.right - 1)
    }
    if rect.minY < region.maxY, box.top == rows {
      box.top -= 1
      box.bottom = max(box.top, box.bottom - 1)
    }
    return box
  }

  /// Every cell that a rectangle touches.
  func box(around rect: Rect) -> Box {
    let first = cell(of: rect.origin)
    let last = cell(of: Point(rect.maxX, rect.maxY))
    return Box(left: first.column, top: first.row, right: last.column, bottom: last.row)
  }

  /// The cell that a point lies in, whether or not there is one.
  func cell(of point: Point) -> (column: Int, row: Int) {
    (column(point.x, .down), row(point.y, .down))
  }

  func center(_ column: Int, _ row: Int) -> Point {
    Point(
      region.minX + (Double(column) + 0.5) * cellWidth,
      region.minY + (Double(row) + 0.5) * cellHeight)
  }

  private func column(_ x: Double, _ rule: FloatingPointRoundingRule) -> Int {
    whole(((x - region.minX) / cellWidth).rounded(rule))
  }

  private func row(_ y: Double, _ rule: FloatingPointRoundingRule) -> Int {
    whole(((y - region.minY) / cellHeight).rounded(rule))
  }

  /// Far enough out for every picture, and within what an integer holds.
  private func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(1e6, max(-1e6, value)))
  }
}
