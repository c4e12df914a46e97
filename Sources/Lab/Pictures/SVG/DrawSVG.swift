import Engine

extension Pictures {
  /// A window as shapes: what is behind shows through a little.
  public static func drawSVG(_ scene: Scene, _ options: PictureOptions = PictureOptions())
    -> String
  {
    guard let window = options.window(in: scene),
      let frame = SVGFrame(scene.frame(of: window))
    else {
      return SVGWriter.message(
        options.window(in: scene) == nil
          ? PicturePhrase.noWindow.text(in: options.language)
          : PicturePhrase.noArea.text(in: options.language))
    }
    let drawing = DrawingSVG(of: window, in: scene, options, frame)
    return drawing.document
  }
}

extension SVGWriter {
  /// A picture of a sentence.
  static func message(_ text: String) -> String {
    var svg = SVGWriter()
    let line = StyledText(text)
    let bottom = svg.lines([line], at: Point(12, 12))
    return svg.document(
      width: Double(line.width) * cellWidth + 24, height: bottom + 12, title: text,
      description: text)
  }
}

private struct DrawingSVG {
  let scene: Scene
  let options: PictureOptions
  let window: ViewID
  let frame: SVGFrame
  private var svg = SVGWriter()
  private var labels = SVGLabels()
  private var notes: [StyledText] = []
  /// The outlines there are, for the key.
  private var lines: Set<Glyphs.Line> = []
  /// From the hit view up.
  private let hitPath: Set<ViewID>

  init(of window: ViewID, in scene: Scene, _ options: PictureOptions, _ frame: SVGFrame) {
    self.scene = scene
    self.options = options
    self.window = window
    self.frame = frame
    hitPath = Set(options.hitView.map { Array(scene.ancestry(of: $0)) } ?? [])
    let flags = ViewFlagReader(scene)
    let placement = Placement(
      of: window, in: scene, rules: options.rules,
      Placement.Options(
        limit: options.viewLimit, keeping: options.hitView, showsHidden: true, seen: true))
    var hidden: Set<ViewID> = []
    var drawn: [(PlacedView, isHidden: Bool)] = []
    for placed in placement.views {
      let view = placed.object.view
      let parent = view.flatMap { scene.superview(of: $0) }
      if let parent, hidden.contains(parent) {
        // In a hidden view nothing shows; one outline for all of it is enough.
        if let view { hidden.insert(view) }
        continue
      }
      let isHidden = view.map { flags.isHidden($0) } ?? false
      if isHidden, let view { hidden.insert(view) }
      drawn.append((placed, isHidden))
    }
    frame.ruler(on: &svg)
    for (placed, isHidden) in drawn { draw(placed, isHidden) }
    markTouch()
    for (placed, isHidden) in drawn { label(placed, isHidden) }
    if placement.left > 0 {
      notes.append(StyledText(DrawPhrase.notDrawn(placement.left).text(in: options.language), .dim))
    }
  }

  private func classes(_ placed: PlacedView, _ isHidden: Bool) -> String {
    if isHidden { return "box hidden" }
    var classes = "box"
    if placed.closed != nil { classes += " closed" }
    if let view = placed.object.view {
      if view == options.hitView {
        classes += " hit"
      } else if hitPath.contains(view) {
        classes += " path"
      }
    }
    return classes
  }

  /// What is out of reach is dotted, the rest of the view drawn over it.
  private mutating func draw(_ placed: PlacedView, _ isHidden: Bool) {
    let visible = placed.visible
    let classes = classes(placed, isHidden)
    let title = scene.name(of: placed.object) + "  " + scene.className(of: placed.object)
    if visible.isEmpty {
      guard placed.outline.isEmpty, frame.region.contains(placed.outline.box.origin) else {
        return
      }
      svg.circle(frame.apply(placed.outline.box.origin), radius: 2.5, classes: classes)
      return
    }
    let reached = placed.reach.map { visible.intersection($0) } ?? visible
    if placed.closed != nil { lines.insert(.gated) }
    if !isHidden, reached.area < visible.area - 1e-9 {
      lines.insert(.outside)
      svg.shape(frame.apply(visible), classes + " outside", title: title)
      if !reached.isEmpty { svg.shape(frame.apply(reached), classes, title: title) }
    } else {
      svg.shape(frame.apply(visible), classes, title: title)
    }
  }

  private mutating func label(_ placed: PlacedView, _ isHidden: Bool) {
    let isHit = placed.object.view != nil && placed.object.view == options.hitView
    let name = scene.name(of: placed.object)
    let visible = placed.visible
    if isHidden, let view = placed.object.view {
      let inside = scene.subtree(of: view).count - 1
      notes.append(
        StyledText(DrawPhrase.isHidden(name, subviews: inside).text(in: options.language), .gate))
    }
    if visible.isEmpty, !(placed.outline.isEmpty && !isOutside(placed)) {
      notes.append(placed.absence(called: name, in: window, of: scene, options.language))
      return
    }
    let shown = visible.isEmpty ? placed.outline : visible
    let box = frame.apply(shown.box)
    let center = frame.apply(shown.box.mid)
    let label = StyledText(name, isHit ? .hit : placed.closed != nil ? .gate : .name)
    let told: String =
      switch placed.object {
      case .view(let view): Numbers.text(scene.frame(of: view))
      case .layer(let layer): Numbers.text(scene[layer].frame)
      default: ""
      }
    // Of a turned view the middle is inside; its box's corner is not.
    let half = Double(label.width) * SVGLabels.cellWidth / 2 + 4
    let room =
      shown.isUpright
      ? box : Rect(center.x - half, center.y - SVGLabels.height / 2, 2 * half, box.height / 2)
    labels.place(label, told: told, in: room, on: &svg)
  }

  private func isOutside(_ placed: PlacedView) -> Bool {
    !frame.region.contains(placed.outline.box.origin)
  }

  private mutating func markTouch() {
    guard let touch = options.touch else { return }
    var note = StyledText(String(options.glyphs.touch) + " ", .hit)
    note.append(
      DrawPhrase.touched(
        at: touch, options.hitView.map { scene.name(of: $0) },
        arrow: options.glyphs.arrow
      ).text(in: options.language))
    guard frame.region.contains(touch) else {
      note.append(" (" + DrawPhrase.touchElsewhere.text(in: options.language) + ")")
      notes.append(note)
      return
    }
    notes.append(note)
    let at = frame.apply(touch)
    svg.circle(at, radius: 9, classes: "touch")
    svg.line(from: Point(at.x - 5, at.y - 5), to: Point(at.x + 5, at.y + 5), classes: "touch")
    svg.line(from: Point(at.x - 5, at.y + 5), to: Point(at.x + 5, at.y - 5), classes: "touch")
    labels.keepFree(Rect(at.x - 10, at.y - 10, 20, 20))
  }

  var document: String {
    var svg = svg
    let key = [Glyphs.Line.gated, .outside].filter { lines.contains($0) }
      .map { line in
        let sample = line == .outside ? DrawPhrase.dotted : .dashed
        return StyledText(
          sample.text(in: options.language) + DrawPhrase.meaning(line).text(in: options.language),
          .dim)
      }
    let under = Array((notes + labels.legend).prefix(200)) + key
    let bottom = svg.lines(under, at: Point(12, frame.place.maxY + 12))
    let text = under.map { Double($0.width) * SVGWriter.cellWidth }.max() ?? 0
    let name = scene.name(of: window)
    return svg.document(
      width: max(frame.place.maxX + 16, text + 24), height: bottom + 12,
      title: DrawPhrase.drawTitle(name).text(in: options.language),
      description: under.isEmpty
        ? DrawPhrase.drawTitle(name).text(in: options.language)
        : under.plain.joined(separator: "; "),
      part: options.part)
  }
}
