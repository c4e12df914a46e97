import Engine
import Narration

extension Pictures {
  /// A window as characters: its views as boxes, the front over the back.
  public static func draw(_ scene: Scene, _ options: PictureOptions = PictureOptions())
    -> [StyledText]
  {
    guard let window = options.window(in: scene) else {
      return [StyledText(options.words.noWindow)]
    }
    guard let drawing = Drawing(of: window, in: scene, options) else {
      return [StyledText(options.words.noArea)]
    }
    return drawing.lines
  }
}

/// One drawing of a window, with its legend.
struct Drawing {
  let scene: Scene
  let options: PictureOptions
  let window: ViewID
  private(set) var lines: [StyledText] = []

  private let placement: Placement
  private let grid: CellGrid
  private let boxes: [DrawnBox]
  private var painter: Painter
  private var labels: Labels
  private var unseen: [DrawnBox] = []

  init?(of window: ViewID, in scene: Scene, _ options: PictureOptions) {
    self.scene = scene
    self.options = options
    self.window = window
    let region = scene.frame(of: window)
    let gutter = Ruler.gutter(for: region)
    guard
      let grid = CellGrid(region, columns: options.width - gutter, rows: options.height)
    else { return nil }
    self.grid = grid
    placement = Placement(
      of: window, in: scene, rules: options.rules,
      Placement.Options(limit: options.viewLimit, keeping: options.hitView))
    boxes = DrawnBox.boxes(of: placement.views, on: grid, in: scene)
    painter = Painter(grid: grid, glyphs: options.glyphs, hitView: options.hitView)
    labels = Labels(glyphs: options.glyphs, scene: scene, hitView: options.hitView)
    paint()
    let ruler = Ruler(grid)
    lines.append(ruler.top(gutter: gutter).trimmed)
    for (row, left) in ruler.left(gutter: gutter).enumerated() {
      var line = left
      line.append(painter.canvas.line(row))
      lines.append(line.trimmed)
    }
    lines += notes()
  }

  private mutating func paint() {
    var shown: [Int] = []
    for (owner, box) in boxes.enumerated() {
      if painter.paint(box, as: owner) { shown.append(owner) } else { unseen.append(box) }
    }
    if let touch = options.touch, grid.region.contains(touch) {
      let cell = grid.cell(of: touch)
      painter.canvas.write(
        StyledText(String(options.glyphs.touch), .hit), at: cell.column, cell.row)
    }
    for owner in shown {
      labels.place(boxes[owner], owner: owner, grid: grid, on: &painter.canvas)
    }
  }

  // MARK: Under the picture

  private func notes() -> [StyledText] {
    let words = options.words
    var notes: [StyledText] = []
    if let touch = options.touch {
      var note = StyledText(String(options.glyphs.touch) + " ", .hit)
      note.append(words.touched(at: touch, options.hitView.map { scene.name(of: $0) }))
      if !grid.region.contains(touch) { note.append(" (" + words.touchElsewhere + ")") }
      notes.append(note)
    }
    notes += limited(legend())
    notes += limited(absent())
    if placement.left > 0 { notes.append(StyledText(words.notDrawn(placement.left), .dim)) }
    var key = [Glyphs.Line.hit, .gated, .outside].filter { painter.lines.contains($0) }
      .compactMap { words.meaning($0) }
    if boxes.contains(where: { box in
      !box.isClosed && box.members.contains { $0.closed != nil }
    }) {
      key.append(words.brackets)
    }
    if !key.isEmpty { notes.append(StyledText(key.joined(separator: "   "), .dim)) }
    if scene.windows.count > 1 {
      let names = scene.windowsFrontToBack.map { scene.name(of: $0) }
      notes.append(StyledText(words.windows(names, drawn: scene.name(of: window)), .dim))
    }
    return notes
  }

  private func limited(_ notes: [StyledText]) -> [StyledText] {
    let limit = 40
    guard notes.count > limit else { return notes }
    return notes.prefix(limit) + [StyledText(options.words.andMore(notes.count - limit), .dim)]
  }

  private func legend() -> [StyledText] {
    labels.legend.map { entry in
      var note = StyledText((entry.key ?? String(options.glyphs.glyph(.speck, .usual))) + " ")
      note.append(labels.label(entry.box))
      note.append("  " + frame(of: entry.box.front.object), .dim)
      return note
    }
  }

  private func frame(of object: Object) -> String {
    switch object {
    case .view(let view): Numbers.text(scene.frame(of: view))
    case .layer(let layer): Numbers.text(scene[layer].frame)
    default: ""
    }
  }

  private func absent() -> [StyledText] {
    let words = options.words
    var notes = placement.hidden.map {
      StyledText(words.isHidden(scene.name(of: $0.view), subviews: $0.subviews), .gate)
    }
    for (box, owners) in labels.covered {
      let others =
        owners.prefix(4).map { name(ofOwner: $0) }
        + (owners.count > 4 ? [options.glyphs.ellipsis] : [])
      notes.append(StyledText(words.isCovered(labels.label(box).plain, by: others), .dim))
    }
    for box in unseen {
      let name = labels.label(box).plain
      let clipper = box.front.clipper
      notes.append(
        StyledText(
          clipper == nil || clipper == window
            ? words.isOutsideWindow(name)
            : words.isClipped(name, by: clipper.map { scene.name(of: $0) } ?? ""), .dim))
    }
    return notes
  }

  private func name(ofOwner owner: Int) -> String {
    boxes.indices.contains(owner) ? scene.name(of: boxes[owner].front.object) : ""
  }
}
