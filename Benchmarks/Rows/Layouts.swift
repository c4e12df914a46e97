import Engine

/// Layout passes over more and more views, each with four constraints.
func layouts() throws(SceneError) {
  let counts = [1_000, 3_000, 10_000]
  Growth(counts, from: { constrained($0) }) { start in pass(start.scene) }
    .rows("views laid out", wanted: "1,000: ≤ 50 ms")
  Growth(counts, from: { laidOut($0) }) { start in
    var scene = start.scene
    if let changing = start.changing { try? scene.setConstant(of: changing, to: 30) }
    pass(scene)
  }.rows("views, one constant changed", wanted: "1,000: ≤ 2 ms")
}

private struct Start {
  var scene: Scene
  /// The height of a card in the middle.
  var changing: LayoutConstraintID?
}

private func pass(_ scene: Scene) {
  var delivery = Delivery(scene: scene, rules: .uikit, trace: .off)
  delivery.layOut()
}

private func laidOut(_ count: Int) -> Start {
  let start = constrained(count)
  var delivery = Delivery(scene: start.scene, rules: .uikit, trace: .off)
  delivery.layOut()
  return Start(scene: delivery.scene, changing: start.changing)
}

/// Cards one under the other, with nine views in a row in each.
private func constrained(_ count: Int) -> Start {
  var scene = Scene.initial
  var heights: [LayoutConstraintID] = []
  func add(_ name: String, in parent: ViewID) throws(SceneError) -> ViewID {
    let view = try scene.addView(.view, named: name, in: parent, frame: .zero)
    scene.setTranslatesMask(view, to: false)
    return view
  }
  func tie(
    _ view: ViewID, _ attribute: LayoutAttribute, to other: ViewID?,
    _ second: LayoutAttribute? = nil, by constant: Double
  ) throws(SceneError) -> LayoutConstraintID {
    try scene.constrain(
      LayoutConstraint(
        LayoutAnchor(view, attribute), .equal,
        other.map { LayoutAnchor($0, second ?? attribute) }, plus: constant))
  }
  do throws(SceneError) {
    guard let root = scene.object(named: "view")?.view else { return Start(scene: scene) }
    var above: ViewID?
    for number in 0..<count / 10 {
      let card = try add("card\(number)", in: root)
      _ = try tie(card, .left, to: root, by: 16)
      _ = try tie(card, .right, to: root, by: -16)
      _ = try tie(card, .top, to: above ?? root, above == nil ? .top : .bottom, by: 8)
      heights.append(try tie(card, .height, to: nil, by: 44))
      above = card
      var before: ViewID?
      for place in 0..<9 {
        let inner = try add("v\(number)_\(place)", in: card)
        _ = try tie(inner, .left, to: before ?? card, before == nil ? .left : .right, by: 4)
        _ = try tie(inner, .top, to: card, by: 4)
        _ = try tie(inner, .bottom, to: card, by: -4)
        _ = try tie(inner, .width, to: nil, by: 24)
        before = inner
      }
    }
  } catch {
    print("The scene was refused: \(error)")
  }
  return Start(scene: scene, changing: heights.isEmpty ? nil : heights[heights.count / 2])
}
