import Engine

extension Pictures {
  /// A window by who would get a tap at each point.
  public static func map(
    _ scene: Scene, _ options: PictureOptions = PictureOptions()
  ) throws(Stopped) -> [StyledText] {
    guard let window = options.window(in: scene) else {
      return [StyledText(PicturePhrase.noWindow.text(in: options.language))]
    }
    guard let map = try TouchMap(of: window, in: scene, options) else {
      return [StyledText(PicturePhrase.noArea.text(in: options.language))]
    }
    return map.lines()
  }
}

/// Who would get a tap where, in one window.
struct TouchMap {
  let scene: Scene
  let options: PictureOptions
  let window: ViewID
  let grid: CellGrid
  let gutter: Int
  let territory: Territory
  let legend: MapLegend
  /// The views of the window that no tap gets to, and why; only so many are looked into.
  let unreachable: [(view: ViewID, reason: Unreachable)]
  private(set) var unreachableBeyond = 0

  init?(of window: ViewID, in scene: Scene, _ options: PictureOptions) throws(Stopped) {
    self.scene = scene
    self.options = options
    self.window = window
    let region = scene.frame(of: window)
    gutter = Ruler.gutter(for: region)
    guard
      let grid = CellGrid(region, columns: options.width - gutter, rows: options.height)
    else { return nil }
    self.grid = grid
    var all: [PlacedView] = []
    var own: [PlacedView] = []
    for other in scene.windows {
      let placement = Placement(
        of: other, in: scene, rules: options.rules, Placement.Options(showsHidden: true))
      all += placement.views
      if other == window { own = placement.views }
    }
    territory = try Territory(
      region, views: all, in: scene, rules: options.rules, cells: grid, watch: options.watch)
    var order: [ViewID: Int] = [:]
    for (number, placed) in all.enumerated() {
      if case .view(let view) = placed.object { order[view] = number }
    }
    let shares = territory.shares()
    legend = MapLegend(shares, order: order, in: scene, options.glyphs)
    let detective = Detective(
      scene: scene, rules: options.rules, territory: territory, viewCount: all.count)
    let mostReasons = all.count > 5000 ? 8 : 40
    var unreachable: [(view: ViewID, reason: Unreachable)] = []
    for placed in own {
      guard case .view(let view) = placed.object, shares[view] == nil else { continue }
      guard unreachable.count < mostReasons else {
        unreachableBeyond += 1
        continue
      }
      try options.watch.step(.mapping, territory.owners.count, of: territory.owners.count)
      if detective.isReached(placed, view) { continue }
      let reason = detective.reason(placed, view)
      // A window is there to be filled: it would stand under every map.
      if view == window, case .filled = reason { continue }
      unreachable.append((view, reason))
    }
    self.unreachable = unreachable
  }

  func lines() -> [StyledText] {
    let ruler = Ruler(grid)
    var lines = [ruler.top(gutter: gutter).trimmed]
    let touch = options.touch.flatMap { grid.region.contains($0) ? grid.cell(of: $0) : nil }
    for (row, left) in ruler.left(gutter: gutter).enumerated() {
      var line = left
      for column in 0..<grid.columns {
        if let touch, touch == (column, row) {
          line.append(String(options.glyphs.touch), .hit)
          continue
        }
        let entry = legend.entry(of: territory.owner(at: grid.center(column, row)))
        line.append(String(entry?.letter ?? " "), style(of: entry))
      }
      lines.append(line)
    }
    return lines + shares() + reasons()
  }

  private func style(of entry: MapLegend.Entry?) -> Style {
    guard let entry, entry.owner != nil else { return .dim }
    return .owner(entry.number)
  }

  /// Those with less than one in a hundred are told together, where they are more than a few.
  private static let small = (share: 0.01, few: 3)

  /// Whose share has a line of its own, and who are told together.
  private var told: (alone: [MapLegend.Entry], together: [MapLegend.Entry]) {
    let small = legend.entries.filter { entry in
      entry.owner.map { $0 != options.hitView } ?? false && entry.share < TouchMap.small.share
    }
    guard small.count > TouchMap.small.few else { return (legend.entries, []) }
    let owners = Set(small.map { $0.owner })
    return (legend.entries.filter { $0.owner == nil || !owners.contains($0.owner) }, small)
  }

  /// The entries that `shares` begins with, a line each.
  var toldAlone: [MapLegend.Entry] { Array(told.alone.prefix(options.lineLimit)) }

  func shares() -> [StyledText] {
    let (alone, together) = told
    let names = alone.map { entry in
      entry.owner.map { name(of: $0) } ?? MapPhrase.nobody.text(in: options.language)
    }
    let width = names.map { Layout.width(of: $0) }.max() ?? 0
    var lines: [StyledText] = []
    for (entry, name) in zip(alone, names).prefix(options.lineLimit) {
      var line = StyledText(String(entry.letter), style(of: entry))
      line.append("  ")
      line.append(name, entry.owner == options.hitView && entry.owner != nil ? .hit : .name)
      let share = Figures.percent(entry.share)
      line.append(
        String(repeating: " ", count: width - Layout.width(of: name))
          + Figures.padded(share, to: 9))
      lines.append(line)
    }
    if !together.isEmpty {
      let sum = together.reduce(0) { $0 + $1.share }
      let first = together.prefix(3).compactMap { $0.owner.map { name(of: $0) } }
      let phrase = MapPhrase.small(
        together.count, first: first, share: Figures.percent(sum), options.glyphs)
      lines.append(StyledText(phrase.text(in: options.language), .dim))
    }
    lines.append(StyledText(MapPhrase.shares(territory.exactness).text(in: options.language), .dim))
    return lines
  }

  func name(of owner: ViewID) -> String {
    let home = scene.window(of: owner)
    guard let home, home != window else { return scene.name(of: owner) }
    let place =
      home == owner
      ? MapPhrase.otherWindow.text(in: options.language)
      : MapPhrase.inWindow(scene.name(of: home)).text(in: options.language)
    return scene.name(of: owner) + " (" + place + ")"
  }

  func reasons() -> [StyledText] {
    guard !unreachable.isEmpty else { return [] }
    var lines = [StyledText(MapPhrase.unreachable.text(in: options.language))]
    let names = unreachable.map { scene.name(of: $0.view) }
    let width = min(20, names.map { Layout.width(of: $0) }.max() ?? 0)
    for (entry, name) in zip(unreachable, names) {
      var line = StyledText("   ")
      line.append(name, .gate)
      line.append(
        String(repeating: " ", count: max(0, width - Layout.width(of: name)) + 2)
          + MapPhrase.reason(entry.reason, of: entry.view, in: scene, options.glyphs).text(
            in: options.language))
      lines.append(line)
    }
    if unreachableBeyond > 0 {
      lines.append(
        StyledText(
          "   " + options.glyphs.ellipsis + " "
            + PicturePhrase.andMore(unreachableBeyond).text(in: options.language), .dim))
    }
    return lines
  }
}
