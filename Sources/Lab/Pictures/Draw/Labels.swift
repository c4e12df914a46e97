import Engine

/// Finds room for labels. What does not fit gets a key, and is told in the legend.
struct Labels {
  let glyphs: Glyphs
  let scene: Scene
  let hitView: ViewID?
  /// In the order of the keys; nil where not even a key has room.
  private(set) var legend: [(key: String?, box: DrawnBox)] = []
  private(set) var covered: [(box: DrawnBox, by: [Int])] = []

  private static let keys = Array("123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  init(glyphs: Glyphs, scene: Scene, hitView: ViewID?) {
    self.glyphs = glyphs
    self.scene = scene
    self.hitView = hitView
  }

  /// The names of a box's members, the outer first. Where only some take no touches, those are in
  /// brackets.
  func label(_ box: DrawnBox) -> StyledText {
    var label = StyledText()
    for (index, member) in box.members.enumerated() {
      if index > 0 { label.append(glyphs.inside, .dim) }
      let isHit = member.object.view != nil && member.object.view == hitView
      let isClosed = member.closed != nil
      let name = scene.name(of: member.object)
      label.append(
        isClosed && !box.isClosed ? "(" + name + ")" : name,
        isHit ? .hit : isClosed ? .gate : .name)
    }
    return label
  }

  mutating func place(_ drawn: DrawnBox, owner: Int, grid: CellGrid, on canvas: inout Canvas) {
    guard let shown = drawn.box.intersection(grid.all) else { return }
    let label = label(drawn)
    if let spot = Labels.spot(for: label.width, of: drawn, within: shown, owner: owner, on: canvas)
    {
      Labels.write(label, at: spot, on: &canvas)
      return
    }
    guard let some = Labels.anyCell(in: shown, of: owner, on: canvas) else {
      covered.append((drawn, Labels.owners(shown, canvas)))
      return
    }
    guard legend.count < Labels.keys.count else {
      legend.append((nil, drawn))
      return
    }
    let key = String(Labels.keys[legend.count])
    let spot = Labels.spot(for: 1, of: drawn, within: shown, owner: owner, on: canvas)
    let style = label.spans.last?.style ?? .name
    Labels.write(
      StyledText(key, style), at: spot ?? Spot(column: some.0, row: some.1, isOnEdge: false),
      on: &canvas)
    legend.append((key, drawn))
  }

  private struct Spot {
    var column: Int
    var row: Int
    /// With a space on either side, so that the line does not run into the name.
    var isOnEdge: Bool
  }

  private static func write(_ label: StyledText, at spot: Spot, on canvas: inout Canvas) {
    var text = StyledText()
    if spot.isOnEdge { text.append(" ") }
    text.append(label)
    if spot.isOnEdge { text.append(" ") }
    canvas.write(text, at: spot.column, spot.row)
  }

  /// In the top edge, else inside, else in the bottom edge; of a turned view, near its middle.
  private static func spot(
    for width: Int, of drawn: DrawnBox, within shown: CellGrid.Box, owner: Int, on canvas: Canvas
  ) -> Spot? {
    let columns = shown.left...shown.right
    guard drawn.front.outline.isUpright else {
      return central(for: width, of: drawn, within: shown, owner: owner, on: canvas)
    }
    func onEdge(_ row: Int) -> Spot? {
      guard row >= shown.top, row <= shown.bottom,
        let run = canvas.run(of: width + 2, in: row, columns, owner: owner, .edge)
      else { return nil }
      return Spot(column: run.lowerBound, row: row, isOnEdge: true)
    }
    if let spot = onEdge(drawn.box.top) { return spot }
    for row in shown.top...shown.bottom {
      guard let run = canvas.run(of: width, in: row, columns, owner: owner, .inside)
      else { continue }
      let hasMargin = run.count > width + 1
      return Spot(column: run.lowerBound + (hasMargin ? 1 : 0), row: row, isOnEdge: false)
    }
    return onEdge(drawn.box.bottom)
  }

  private static func central(
    for width: Int, of drawn: DrawnBox, within shown: CellGrid.Box, owner: Int, on canvas: Canvas
  ) -> Spot? {
    let middle = (drawn.box.top + drawn.box.bottom) / 2
    let rows = (shown.top...shown.bottom).sorted { abs($0 - middle) < abs($1 - middle) }
    for row in rows {
      let columns = shown.left...shown.right
      guard let run = canvas.run(of: width, in: row, columns, owner: owner, .inside)
      else { continue }
      return Spot(
        column: run.lowerBound + (run.count - width) / 2, row: row, isOnEdge: false)
    }
    return nil
  }

  private static func anyCell(
    in shown: CellGrid.Box, of owner: Int, on canvas: Canvas
  ) -> (Int, Int)? {
    for row in shown.top...shown.bottom {
      for column in shown.left...shown.right where canvas[column, row].owner == owner {
        return (column, row)
      }
    }
    return nil
  }

  /// Who painted over a box.
  private static func owners(_ shown: CellGrid.Box, _ canvas: Canvas) -> [Int] {
    var owners: [Int] = []
    for row in shown.top...shown.bottom {
      for column in shown.left...shown.right {
        let owner = canvas[column, row].owner
        if !owners.contains(owner) { owners.append(owner) }
      }
    }
    return owners
  }
}
