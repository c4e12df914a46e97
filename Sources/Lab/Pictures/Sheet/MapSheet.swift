import Engine

extension Pictures {
  /// A window by who would get a tap where, each region with its owner's letter.
  static func mapSheet(
    _ scene: Scene, _ options: PictureOptions, on graphics: TerminalGraphics
  ) throws(Stopped) -> PictureSheet? {
    guard let window = options.window(in: scene),
      let map = try TouchMap(of: window, in: scene, options)
    else { return nil }
    var sheet = PictureSheet(graphics: graphics, region: map.grid.region)
    var largest: [ViewID?: Rect] = [:]
    for run in map.territory.runs() {
      let owner = run.owner.flatMap { map.legend.entry(of: $0) }
      sheet.marks.append(
        .shape(
          Shape.rect(run.rect).corners, fill: owner.map { .owner($0.number) } ?? .nobody, edge: nil)
      )
      let old = largest[run.owner].map { $0.width * $0.height } ?? 0
      if run.rect.width * run.rect.height > old { largest[run.owner] = run.rect }
    }
    for entry in map.legend.entries where entry.owner != nil {
      guard var rect = largest[entry.owner] else { continue }
      // Of a turned view there are only runs a point high: the widest lies across its middle.
      if map.territory.exactness != .exact, rect.height < 16 {
        rect = Rect(rect.x, rect.mid.y - 8, rect.width, 16)
      }
      sheet.marks.append(.letter(entry.letter, in: rect))
    }
    if let touch = options.touch, sheet.region.contains(touch) {
      sheet.marks.append(.touch(touch))
    }
    sheet.caption = map.shares() + map.reasons()
    return sheet
  }
}
