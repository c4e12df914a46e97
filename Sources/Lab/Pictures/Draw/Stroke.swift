/// A straight edge as the cells it runs through (Bresenham's way).
enum Stroke {
  struct Step {
    let column: Int
    let row: Int
    let part: Glyphs.Part
    /// Every second step of a slope: left out where an edge is dashed.
    let isGap: Bool
  }

  static func steps(
    from start: (column: Int, row: Int), to end: (column: Int, row: Int),
    within box: CellGrid.Box
  ) -> [Step] {
    let dx = abs(end.column - start.column)
    let dy = abs(end.row - start.row)
    // What lies this far out shows in no picture, and would take for ever.
    guard dx < 100_000, dy < 100_000 else { return [] }
    let across = start.column < end.column ? 1 : -1
    let down = start.row < end.row ? 1 : -1
    let slope: Glyphs.Part = across == down ? .falling : .rising
    // A clear slope is sloped all along; a slight one is straight with a slope now and then.
    let isClear = dx > 0 && dy > 0 && dy * 4 >= dx && dx * 2 >= dy
    let straight: Glyphs.Part = isClear ? slope : dx >= dy ? .horizontal : .vertical
    var (column, row) = start
    var error = dx - dy
    var steps: [Step] = []
    for number in 0...max(dx, dy) {
      let twice = 2 * error
      let goesAcross = twice > -dy
      let goesDown = twice < dx
      let isSlope = goesAcross && goesDown && dx > 0 && dy > 0
      if box.contains(column, row) {
        steps.append(
          Step(
            column: column, row: row, part: isSlope ? slope : straight,
            isGap: (isSlope || isClear) && number % 2 == 1))
      }
      if goesAcross {
        error -= dy
        column += across
      }
      if goesDown {
        error += dx
        row += down
      }
    }
    return steps
  }
}
