import Engine

/// Points of the screen in rows and columns.
struct PointGrid: Equatable, Sendable {
  var xs: [Double]
  var ys: [Double]

  var count: Int { xs.count * ys.count }
}

/// Who would get a tap, as the engine answers.
struct OwnerFinder {
  let scene: Scene
  let rules: Rulebook
  var watch = Watch.nobody

  /// The owners at the points of a grid, row by row.
  func owners(at points: PointGrid) throws(Stopped) -> [ViewID?] {
    try scene.hitTests(screenXs: points.xs, ys: points.ys, rules: rules) {
      answered throws(Stopped) in
      try watch.step(.mapping, answered, of: points.count)
    }
  }
}
