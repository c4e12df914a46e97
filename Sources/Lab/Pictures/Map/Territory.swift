import Engine

/// A window's area, cut into rectangles each of which has one owner.
///
/// Where every edge is upright, cutting along all of them makes that exact with a few tests. Where
/// something is turned or round, there is one test a point, or fewer in a scene too large for it.
struct Territory: Sendable {
  /// The cuts; a rectangle lies between each and the next.
  let xs: [Double]
  let ys: [Double]
  /// Row by row.
  let owners: [ViewID?]
  let exactness: Exactness

  enum Exactness: Equatable, Sendable {
    case exact
    /// So many points were tried.
    case sampled(Int)
  }

  /// How many views may be asked in all to find the shares.
  private static let effort = 200_000_000
  private static let mostSamples = 400_000

  init(
    _ region: Rect, views: [PlacedView], in scene: Scene, rules: Rulebook, cells: CellGrid,
    watch: Watch
  ) throws(Stopped) {
    let most = max(
      cells.columns * cells.rows, min(Territory.mostSamples, Territory.effort / max(1, views.count))
    )
    let cuts = Territory.cuts(
      region, views, in: scene, keyboard: scene.keyboard(under: rules))
    var exactness = Exactness.exact
    if let cuts, (cuts.xs.count - 1) * (cuts.ys.count - 1) <= most {
      (xs, ys) = (cuts.xs, cuts.ys)
    } else {
      let (columns, rows) = Territory.samples(region, cells: cells, atMost: most)
      xs = Territory.even(from: region.minX, to: region.maxX, count: columns)
      ys = Territory.even(from: region.minY, to: region.maxY, count: rows)
      exactness = .sampled(columns * rows)
    }
    self.exactness = exactness
    let middles = PointGrid(xs: Territory.middles(xs), ys: Territory.middles(ys))
    owners = try OwnerFinder(scene: scene, rules: rules, watch: watch).owners(at: middles)
  }

  /// One point each, if that is not too many; no fewer than the picture has cells.
  private static func samples(_ region: Rect, cells: CellGrid, atMost most: Int) -> (Int, Int) {
    let columns = max(Double(cells.columns), region.width.rounded(.up))
    let rows = max(Double(cells.rows), region.height.rounded(.up))
    guard columns * rows <= Double(most) else { return (cells.columns, cells.rows) }
    return (Int(columns), Int(rows))
  }

  private static func even(from low: Double, to high: Double, count: Int) -> [Double] {
    (0...count).map { low + (high - low) * Double($0) / Double(count) }
  }

  private static func middles(_ cuts: [Double]) -> [Double] {
    zip(cuts, cuts.dropFirst()).map { ($0 + $1) / 2 }
  }

  // MARK: Cuts

  /// Every upright edge at which an answer can change; nil where some edge is not upright, or
  /// the region is too small to be cut.
  private static func cuts(
    _ region: Rect, _ views: [PlacedView], in scene: Scene, keyboard: Rect?
  ) -> (xs: [Double], ys: [Double])? {
    var xs = [region.minX, region.maxX]
    var ys = [region.minY, region.maxY] + (keyboard.map { [$0.minY] } ?? [])
    for placed in views {
      guard case .view(let view) = placed.object else { continue }
      guard let rects = Territory.edges(of: view, placed, in: scene) else { return nil }
      for rect in rects {
        xs += [rect.minX, rect.maxX]
        ys += [rect.minY, rect.maxY]
      }
    }
    xs = distinct(xs, from: region.minX, to: region.maxX)
    ys = distinct(ys, from: region.minY, to: region.maxY)
    return xs.count > 1 && ys.count > 1 ? (xs, ys) : nil
  }

  private static func edges(
    of view: ViewID, _ placed: PlacedView, in scene: Scene
  ) -> [Rect]? {
    let bounds = scene.bounds(of: view)
    let inner: [Rect]
    switch scene.rare(view).pointInside {
    case nil: inner = [bounds]
    case .inset(let dx, let dy): inner = [bounds.inset(by: dx, dy)]
    case .rects(let rects): inner = rects
    case .always, .never: inner = []
    case .ellipse, .polygon: return nil
    }
    var result: [Rect] = []
    for rect in inner {
      guard case .rect(let onScreen) = Shape(rect, through: placed.toScreen) else { return nil }
      result.append(onScreen)
    }
    return result
  }

  /// In order, within the limits, each once; what rounding sets apart counts as one.
  private static func distinct(_ values: [Double], from low: Double, to high: Double) -> [Double] {
    var result: [Double] = []
    for value in values.sorted() where value >= low && value <= high {
      if let last = result.last, value - last < 1e-9 { continue }
      result.append(value)
    }
    return result
  }

  // MARK: Asking

  var columns: Int { xs.count - 1 }
  var rows: Int { ys.count - 1 }

  func rect(_ column: Int, _ row: Int) -> Rect {
    Rect(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
  }

  func owner(at point: Point) -> ViewID? {
    let column = Territory.interval(of: point.x, in: xs)
    let row = Territory.interval(of: point.y, in: ys)
    return owners[row * columns + column]
  }

  private static func interval(of value: Double, in cuts: [Double]) -> Int {
    var (low, high) = (0, cuts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if cuts[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }

  /// The area of every owner, nobody's among them, as a part of the whole.
  func shares() -> [ViewID?: Double] {
    var areas: [ViewID?: Double] = [:]
    var whole = 0.0
    for row in 0..<rows {
      for column in 0..<columns {
        let rect = rect(column, row)
        let area = rect.width * rect.height
        areas[owners[row * columns + column], default: 0] += area
        whole += area
      }
    }
    for owner in areas.keys { areas[owner] = whole > 0 ? (areas[owner] ?? 0) / whole : 0 }
    return areas
  }
}
