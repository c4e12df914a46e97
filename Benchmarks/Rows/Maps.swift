import Engine

/// Who would get a tap, at every point of a screen, beside a hit test for each.
func maps() {
  let xs = (0..<320).map { Double($0) + 0.5 }
  let ys = (0..<480).map { Double($0) + 0.5 }
  for count in [10, 100, 1_000] {
    let scene = Scenes.scattered(count).state.scene
    var swept: [ViewID?] = []
    var each: [ViewID?] = []
    let race = Race(
      rounds: 7,
      ours: { swept = scene.hitTests(screenXs: xs, ys: ys) { _ throws(Never) in } },
      peer: {
        each = []
        each.reserveCapacity(xs.count * ys.count)
        for y in ys {
          for x in xs { each.append(scene.hitTest(screen: Point(x, y))) }
        }
      })
    if swept != each { print("The map is not exact.") }
    Table.row(
      "map of 320 x 480 points, \(count) views", race, beside: "point by point",
      wanted: count == 1_000 ? "50 times" : "")
  }
}
