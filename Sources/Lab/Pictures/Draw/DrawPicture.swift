import Engine

extension Pictures {
  /// A window as characters: its views as boxes, the front over the back.
  public static func draw(_ scene: Scene, _ options: PictureOptions = PictureOptions())
    -> [StyledText]
  {
    guard let window = options.window(in: scene) else {
      return [StyledText(PicturePhrase.noWindow.text(in: options.language))]
    }
    guard let drawing = Drawing(of: window, in: scene, options) else {
      return [StyledText(PicturePhrase.noArea.text(in: options.language))]
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
  private var painter: BoxPainter
  private var labels: Labels
  private var unseen: [DrawnBox] = []

  init?(of window: ViewID, in scene: Scene, _ options: PictureOptions) {
    self.scene = scene
    self.options = options
    self.window = window
    let region = scene.frame(of: window)
    let gutter = Ruler.gutter(for: region)
    guard
      let grid = CellGrid(
        region, columns: options.width - gutter, rows: options.height,
        stretch: options.stretch)
    else { return nil }
    self.grid = grid
    placement = Placement(
      of: window, in: scene, rules: options.rules,
      Placement.Options(limit: options.viewLimit, keeping: options.hitView, seen: true))
    let views = options.asks ? placement.views.map { $0.untold } : placement.views
    boxes = DrawnBox.boxes(of: views, on: grid, in: scene)
    painter = BoxPainter(
      grid: grid, glyphs: options.glyphs, hitView: options.hitView,
      showsCovered: options.showsCovered)
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
    for touch in options.fingers where grid.region.contains(touch) {
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
    var notes: [StyledText] = []
    if let touch = options.touch {
      var note = StyledText(String(options.glyphs.touch) + " ", .hit)
      note.append(
        options.asks
          ? DrawPhrase.fingers(at: options.fingers).text(in: options.language)
          : DrawPhrase.touched(
            at: touch, options.hitView.map { scene.name(of: $0) },
            arrow: options.glyphs.arrow
          ).text(in: options.language))
      if !grid.region.contains(touch) {
        note.append(" (" + DrawPhrase.touchElsewhere.text(in: options.language) + ")")
      }
      notes.append(note)
    }
    notes += limited(legend())
    notes += limited(absent())
    if placement.left > 0 {
      notes.append(StyledText(DrawPhrase.notDrawn(placement.left).text(in: options.language), .dim))
    }
    var key = [Glyphs.Line.hit, .gated, .outside].filter { painter.lines.contains($0) }
      .map { options.glyphs.sample($0) + " " + DrawPhrase.meaning($0).text(in: options.language) }
    if painter.hasCovered {
      key.append(
        options.glyphs.covered(.horizontal) + options.glyphs.covered(.vertical) + " "
          + DrawPhrase.coveredPart.text(in: options.language))
    }
    if boxes.contains(where: { box in
      !box.isClosed && box.members.contains { $0.closed != nil }
    }) {
      key.append(DrawPhrase.brackets.text(in: options.language))
    }
    if !key.isEmpty { notes.append(StyledText(key.joined(separator: "   "), .dim)) }
    if scene.windows.count > 1 {
      let names = scene.windowsFrontToBack.map { scene.name(of: $0) }
      notes.append(
        StyledText(
          DrawPhrase.windows(names, drawn: scene.name(of: window)).text(in: options.language), .dim)
      )
    }
    return notes
  }

  private func limited(_ notes: [StyledText]) -> [StyledText] {
    let limit = 40
    guard notes.count > limit else { return notes }
    return notes.prefix(limit) + [
      StyledText(
        options.glyphs.ellipsis + " "
          + PicturePhrase.andMore(notes.count - limit).text(in: options.language), .dim)
    ]
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
    var notes = placement.hidden.map {
      StyledText(
        DrawPhrase.isHidden(scene.name(of: $0.view), subviews: $0.subviews).text(
          in: options.language), .gate)
    }
    for (box, owners) in labels.covered {
      let others =
        owners.prefix(4).map { name(ofOwner: $0) }
        + (owners.count > 4 ? [options.glyphs.ellipsis] : [])
      notes.append(
        StyledText(
          DrawPhrase.isCovered(labels.label(box).plain, by: others).text(in: options.language), .dim
        ))
    }
    for box in unseen {
      let name = labels.label(box).plain
      let clipper = box.front.clipper
      notes.append(
        StyledText(
          clipper == nil || clipper == window
            ? DrawPhrase.isOutsideWindow(name).text(in: options.language)
            : DrawPhrase.isClipped(name, by: clipper.map { scene.name(of: $0) } ?? "").text(
              in: options.language), .dim))
    }
    return notes
  }

  private func name(ofOwner owner: Int) -> String {
    boxes.indices.contains(owner) ? scene.name(of: boxes[owner].front.object) : ""
  }
}
