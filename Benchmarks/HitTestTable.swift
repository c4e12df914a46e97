import Engine

/// One line of the table: a shape and a size, the engine beside the listing.
struct HitTestRow {
  let shape: Shape
  let count: Int
  let visited: Int
  let untraced: Timing
  let traced: Timing
  let listing: Timing

  init(_ shape: Shape, count: Int) throws(SceneError) {
    let hierarchy = try Hierarchy(shape, count: count)
    let (scene, root, point) = (hierarchy.scene, hierarchy.root, Point(10, 10))
    var trace = Trace()
    let answer = scene.hitTest(point, in: root, rules: .uikit, trace: &trace)
    // Every view that is asked tells whether the point is inside, and what it returns.
    visited = (trace.decisions.count + trace.notKept) / 2
    let plain = hierarchy.plain
    var agreed = plain.hitTest(point) != nil && answer != nil
    untraced = Timing { agreed = agreed && scene.hitTest(point, in: root) == answer }
    traced = Timing {
      var trace = Trace()
      agreed = agreed && scene.hitTest(point, in: root, rules: .uikit, trace: &trace) == answer
    }
    listing = Timing { agreed = agreed && plain.hitTest(point) != nil }
    if !agreed { print("The searches do not agree.") }
    plain.dismantle()
    self.shape = shape
    self.count = count
  }

  static let head =
    "shape     views  visited   untraced ns/view       traced ns/view      listing ns/view  ratio"

  var line: String {
    shape.rawValue.rightPadded(6) + String(count).leftPadded(9) + String(visited).leftPadded(9)
      + column(untraced) + column(traced) + column(listing)
      + (listing.median / untraced.median).padded(7, digits: 1)
  }

  private func column(_ timing: Timing) -> String {
    let each = Double(visited)
    let spread =
      "\((timing.low / each).padded(0, digits: 1))-\((timing.high / each).padded(0, digits: 1))"
    return (timing.median / each).padded(9, digits: 1) + " " + "(\(spread))".rightPadded(11)
  }
}
