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
    var owners: [ViewID?] = []
    owners.reserveCapacity(points.count)
    for y in points.ys {
      for x in points.xs {
        // In the largest scenes a point takes milliseconds, in small ones hardly a microsecond.
        if owners.count % 16 == 0 { try watch.step(.mapping, owners.count, of: points.count) }
        owners.append(scene.hitTest(screen: Point(x, y), rules: rules))
      }
    }
    return owners
  }
}
