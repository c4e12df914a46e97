import Engine

extension Pictures {
  /// A window as shapes, the front over the back; nil where there is nothing to show.
  static func drawSheet(
    _ scene: Scene, _ options: PictureOptions, on graphics: TerminalGraphics
  ) -> PictureSheet? {
    guard let window = options.window(in: scene) else { return nil }
    let region = scene.frame(of: window)
    guard region.width > 0, region.height > 0, region.width.isFinite, region.height.isFinite else {
      return nil
    }
    return DrawingSheet(of: window, in: scene, options, region, graphics).sheet
  }
}

private struct DrawingSheet {
  private(set) var sheet: PictureSheet
  private let scene: Scene
  private let options: PictureOptions
  private let window: ViewID
  /// From the hit view up.
  private let hitPath: Set<ViewID>
  private var absent: [StyledText] = []
  private var meanings: Set<Glyphs.Line> = []

  init(
    of window: ViewID, in scene: Scene, _ options: PictureOptions, _ region: Rect,
    _ graphics: TerminalGraphics
  ) {
    sheet = PictureSheet(graphics: graphics, region: region)
    self.scene = scene
    self.options = options
    self.window = window
    hitPath = Set(options.hitView.map { Array(scene.ancestry(of: $0)) } ?? [])
    let placement = Placement(
      of: window, in: scene, rules: options.rules,
      Placement.Options(limit: options.viewLimit, keeping: options.hitView, seen: true))
    for placed in placement.views { draw(placed) }
    if let touch = options.touch, region.contains(touch) { sheet.marks.append(.touch(touch)) }
    for (front, names) in labels(of: placement.views) {
      name(front, names.joined(separator: " > "))
    }
    for hidden in placement.hidden {
      absent.append(
        StyledText(
          DrawPhrase.isHidden(scene.name(of: hidden.view), subviews: hidden.subviews).text(
            in: options.language), .gate))
    }
    if placement.left > 0 {
      absent.append(
        StyledText(DrawPhrase.notDrawn(placement.left).text(in: options.language), .dim))
    }
    sheet.caption = touched + absent.prefix(40) + key
  }

  private mutating func draw(_ placed: PlacedView) {
    let visible = placed.visible
    guard !visible.isEmpty else { return }
    let isHit = placed.object.view != nil && placed.object.view == options.hitView
    let isClosed = placed.closed != nil
    var edge = PictureSheet.Edge(.outline)
    if isHit {
      edge = PictureSheet.Edge(.hitOutline, width: 3)
    } else if isClosed {
      edge = PictureSheet.Edge(.closedOutline, .dashed)
      meanings.insert(.gated)
    } else if placed.object.view.map(hitPath.contains) == true {
      edge = PictureSheet.Edge(.path, width: 2)
    }
    let reached = placed.reach.map { visible.intersection($0) } ?? visible
    let fill: PictureSheet.Ink = isHit ? .hit : isClosed ? .closed : .view(depth: placed.depth)
    guard reached.area < visible.area - 1e-9 else {
      return sheet.marks.append(.shape(visible.corners, fill: fill, edge: edge))
    }
    // What no touch gets to is dotted.
    meanings.insert(.outside)
    sheet.marks.append(
      .shape(visible.corners, fill: fill, edge: PictureSheet.Edge(.outline, .dotted)))
    if !reached.isEmpty {
      sheet.marks.append(.shape(reached.corners, fill: fill, edge: edge))
    }
  }

  /// A view that fills its superview shares its place, and so its label.
  private func labels(of views: [PlacedView]) -> [(front: PlacedView, names: [String])] {
    var labels: [(front: PlacedView, names: [String])] = []
    for placed in views {
      let name = scene.name(of: placed.object)
      if let parent = placed.object.view.flatMap({ scene.superview(of: $0) }),
        let at = labels.lastIndex(where: { $0.front.object == .view(parent) }),
        !placed.visible.isEmpty, labels[at].front.visible == placed.visible
      {
        labels[at] = (placed, labels[at].names + [name])
      } else {
        labels.append((placed, [name]))
      }
    }
    return labels
  }

  private mutating func name(_ placed: PlacedView, _ name: String) {
    let visible = placed.visible
    guard !visible.isEmpty else {
      absent.append(placed.absence(called: name, in: window, of: scene, options.language))
      return
    }
    let frame: Rect? =
      switch placed.object {
      case .view(let view): scene.frame(of: view)
      case .layer(let layer): scene[layer].frame
      default: nil
      }
    let isHit = placed.object.view != nil && placed.object.view == options.hitView
    let box = visible.box
    // Of a turned view the middle is inside; its box's corner is not.
    let room =
      visible.isUpright
      ? box : Rect(box.mid.x - box.width / 4, box.mid.y, box.width / 2, box.height / 2)
    sheet.marks.append(
      .name(
        name, told: frame.map { Numbers.text($0) } ?? "", in: room,
        isHit ? .hitOutline : placed.closed != nil ? .closedOutline : .text))
  }

  private var touched: [StyledText] {
    guard let touch = options.touch else { return [] }
    var note = StyledText(String(options.glyphs.touch) + " ", .hit)
    note.append(
      DrawPhrase.touched(
        at: touch, options.hitView.map { scene.name(of: $0) }, arrow: options.glyphs.arrow
      ).text(in: options.language))
    if !sheet.region.contains(touch) {
      note.append(" (" + DrawPhrase.touchElsewhere.text(in: options.language) + ")")
    }
    return [note]
  }

  private var key: [StyledText] {
    [Glyphs.Line.gated, .outside].filter { meanings.contains($0) }.map { line in
      let sample = line == .outside ? DrawPhrase.dotted : .dashed
      return StyledText(
        sample.text(in: options.language) + DrawPhrase.meaning(line).text(in: options.language),
        .dim)
    }
  }
}
