import Engine

/// A hit test a visited view, beside the documents' listing on classes.
func hitTesting() throws(SceneError) {
  for shape in Shape.allCases {
    for count in [100, 1_000, 10_000, 100_000, 1_000_000] {
      try hitTesting(shape, count)
    }
  }
}

private func hitTesting(_ shape: Shape, _ count: Int) throws(SceneError) {
  let hierarchy = try Hierarchy(shape, count: count)
  let (scene, root, point) = (hierarchy.scene, hierarchy.root, Point(10, 10))
  var trace = Trace()
  let answer = scene.hitTest(point, in: root, rules: .uikit, trace: &trace)
  // Every view that is asked tells whether the point is inside, and what it returns.
  let visited = (trace.decisions.count + trace.notKept) / 2
  let plain = hierarchy.plain
  var agreed = answer != nil
  let listing = { agreed = plain.hitTest(point) != nil && agreed }
  let untraced = Race(
    ours: { agreed = scene.hitTest(point, in: root) == answer && agreed }, peer: listing)
  let traced = Race(
    ours: {
      var trace = Trace()
      agreed = scene.hitTest(point, in: root, rules: .uikit, trace: &trace) == answer && agreed
    }, peer: listing)
  if !agreed { print("The searches do not agree.") }
  plain.dismantle()
  let what = "\(shape.rawValue) of \(count), a view visited"
  Table.row(
    "hit test, \(what)", untraced, beside: "listing on classes", each: Double(visited),
    wanted: "≤ 3 ns")
  Table.row(
    "traced, \(what)", traced, beside: "listing on classes", each: Double(visited),
    wanted: "≤ 40 ns")
}
