import Engine

/// Paints boxes on the cells, the back first.
struct BoxPainter {
  let grid: CellGrid
  let glyphs: Glyphs
  let hitView: ViewID?
  private let showsCovered: Bool
  var canvas: Canvas
  /// The outlines there are, for the key.
  private(set) var lines: Set<Glyphs.Line> = []
  /// Does a part of an outline show that lies behind another view?
  private(set) var hasCovered = false

  init(grid: CellGrid, glyphs: Glyphs, hitView: ViewID?, showsCovered: Bool) {
    self.showsCovered = showsCovered
    self.grid = grid
    self.glyphs = glyphs
    self.hitView = hitView
    canvas = Canvas(columns: grid.columns, rows: grid.rows)
  }

  /// Says whether anything of it shows, of what is in front aside.
  mutating func paint(_ drawn: DrawnBox, as owner: Int) -> Bool {
    let front = drawn.front
    let line: Glyphs.Line =
      drawn.members.contains { $0.object.view != nil && $0.object.view == hitView }
      ? .hit : drawn.isClosed ? .gated : .usual
    guard front.outline.isEmpty || !front.visible.isEmpty,
      let shown = cells(of: front, drawn.box)
    else { return false }
    switch front.outline {
    case .rect: paintRect(front, in: drawn.box, within: shown, line: line, owner: owner)
    case .polygon: paintPolygon(front, within: shown, line: line, owner: owner)
    }
    return true
  }

  /// The cells of a view that clipping leaves. The edge of what clips stays in sight.
  private func cells(of placed: PlacedView, _ box: CellGrid.Box) -> CellGrid.Box? {
    guard let clip = placed.clip else { return box.intersection(grid.all) }
    if placed.outline.isEmpty, !clip.contains(placed.outline.box.origin) { return nil }
    let limit = grid.box(of: clip.box)
    var inner = limit
    if box.left < limit.left { inner.left += 1 }
    if box.top < limit.top { inner.top += 1 }
    if box.right > limit.right { inner.right -= 1 }
    if box.bottom > limit.bottom { inner.bottom -= 1 }
    return (box.intersection(inner) ?? box.intersection(limit))?.intersection(grid.all)
  }

  private func isClipped(_ placed: PlacedView, column: Int, row: Int) -> Bool {
    guard let clip = placed.clip, !clip.isUpright else { return false }
    return !clip.contains(grid.center(column, row))
  }

  /// Where a view's ancestors let no touch through to it (HT05).
  private func isOutOfReach(_ placed: PlacedView, column: Int, row: Int) -> Bool {
    guard let reach = placed.reach else { return false }
    switch reach {
    case .rect(let rect): return rect.isEmpty || !grid.box(of: rect).contains(column, row)
    case .polygon: return !reach.contains(grid.center(column, row), within: grid.cellWidth / 2)
    }
  }

  private mutating func paintRect(
    _ placed: PlacedView, in box: CellGrid.Box, within shown: CellGrid.Box, line: Glyphs.Line,
    owner: Int
  ) {
    for row in shown.top...shown.bottom {
      for column in shown.left...shown.right where !isClipped(placed, column: column, row: row) {
        if let part = part(column, row, of: box) {
          let isEnd = column == box.left || column == box.right
          set(
            column: column, row: row, to: part,
            line: isOutOfReach(placed, column: column, row: row) ? .outside : line, owner: owner,
            room: isEnd ? .none : box.top == box.bottom ? .inside : .edge)
        } else {
          fill(column, row, owner: owner)
        }
      }
    }
  }

  /// The inside of a view: of an outline behind it, dots.
  private mutating func fill(_ column: Int, _ row: Int, owner: Int) {
    var cell = Canvas.Cell(owner: owner, room: .inside)
    if showsCovered, let part = canvas[column, row].part {
      cell.part = part
      cell.glyph = Character(glyphs.covered(part))
      cell.style = .dim
      hasCovered = true
    }
    canvas[column, row] = cell
  }

  /// What of an outline a cell shows; nil inside.
  private func part(_ column: Int, _ row: Int, of box: CellGrid.Box) -> Glyphs.Part? {
    let (isLeft, isRight) = (column == box.left, column == box.right)
    let (isTop, isBottom) = (row == box.top, row == box.bottom)
    switch (isLeft, isRight, isTop, isBottom) {
    case (true, true, true, true): return .speck
    case (true, false, true, true): return .leftEnd
    case (false, true, true, true): return .rightEnd
    case (true, true, _, _): return .vertical
    case (true, _, true, _): return .topLeft
    case (_, true, true, _): return .topRight
    case (true, _, _, true): return .bottomLeft
    case (_, true, _, true): return .bottomRight
    case (true, _, _, _), (_, true, _, _): return .vertical
    case (_, _, true, _), (_, _, _, true): return .horizontal
    default: return nil
    }
  }

  private mutating func paintPolygon(
    _ placed: PlacedView, within shown: CellGrid.Box, line: Glyphs.Line, owner: Int
  ) {
    for row in shown.top...shown.bottom {
      for column in shown.left...shown.right where !isClipped(placed, column: column, row: row) {
        guard placed.outline.contains(grid.center(column, row)) else { continue }
        fill(column, row, owner: owner)
      }
    }
    for (from, to) in Shape.edges(placed.outline.corners) {
      for step in Stroke.steps(from: grid.cell(of: from), to: grid.cell(of: to), within: shown)
      where !isClipped(placed, column: step.column, row: step.row) {
        let isOut = isOutOfReach(placed, column: step.column, row: step.row)
        if line == .gated, !isOut, step.isGap { continue }
        set(
          column: step.column, row: step.row, to: step.part, line: isOut ? .outside : line,
          owner: owner, room: .none)
      }
    }
  }

  private mutating func set(
    column: Int, row: Int, to part: Glyphs.Part, line: Glyphs.Line, owner: Int,
    room: Canvas.Room
  ) {
    lines.insert(line)
    let style: Style =
      switch line {
      case .hit: .hit
      case .gated: .gate
      case .outside: .dim
      case .usual: .plain
      }
    canvas[column, row] = Canvas.Cell(
      glyph: glyphs.glyph(part, line), style: style, owner: owner, room: room, part: part)
  }
}
