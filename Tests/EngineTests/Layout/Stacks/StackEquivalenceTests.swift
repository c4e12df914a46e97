import Engine
import Testing

/// A stack view, and the constraints that UIKit makes for it, written out with its spacers and gaps.
@Suite("A stack view and its constraints")
struct StackEquivalenceTests {
  private let names = ["a", "b", "c", "d"]

  /// What a stack is made of: by chance, but the same in every run.
  private struct Plan {
    var axis: ScrollAxis
    var distribution: StackDistribution
    var alignment: StackAlignment
    var spacing: Double
    var custom: Double?
    var sizes: [Size]
    var hidden: Set<Int>
    var room: Size

    init(_ random: inout UInt64) {
      func next(_ limit: Int) -> Int {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((random >> 33) % UInt64(limit))
      }
      axis = next(2) == 0 ? .horizontal : .vertical
      distribution = StackDistribution.allCases[next(StackDistribution.allCases.count)]
      alignment = [StackAlignment.fill, .leading, .center, .trailing][next(4)]
      spacing = Double(next(4) * 4)
      custom = next(3) == 0 ? Double(next(30)) : nil
      // Of different priorities nothing is a tie.
      sizes = (0..<(2 + next(3))).map { _ in Size(Double(10 + next(40)), Double(10 + next(40))) }
      hidden = next(3) == 0 ? [next(sizes.count)] : []
      if hidden.count == sizes.count { hidden = [] }
      room = Size(Double(200 + next(150)), Double(200 + next(150)))
    }
  }

  /// Image views that hug the more firmly the later they come, so that no tie is left.
  private func stage(_ plan: Plan) throws -> Stage {
    var stage = Stage()
    try stage.stack(
      "row", Rect(0, 0, plan.room.width, plan.room.height), plan.axis, plan.distribution,
      plan.alignment, spacing: plan.spacing)
    for (place, size) in plan.sizes.enumerated() {
      let view = try stage.free(.imageView, names[place], in: "row")
      stage.scene.changeLayout(of: view) {
        $0.imageSize = size
        for axis in ScrollAxis.allCases {
          $0.hugging[axis] = LayoutPriority(Float(250 + place))
          $0.resistance[axis] = LayoutPriority(Float(750 + place))
        }
      }
      if plan.hidden.contains(place) { try stage.set(.hidden, names[place], .bool(true)) }
    }
    return stage
  }

  private func arranged(_ plan: Plan) throws -> [Rect] {
    var stage = try stage(plan)
    for place in plan.sizes.indices { try stage.arrange(names[place], in: "row") }
    let row = try stage.view("row")
    if let custom = plan.custom {
      try stage.scene.setCustomSpacing(custom, after: try stage.view("a"), in: row)
    }
    stage.layOut()
    return try plan.sizes.indices.map { try stage.frame(names[$0]) }
  }

  private func written(_ plan: Plan) throws -> [Rect] {
    var stage = try stage(plan)
    let isRow = plan.axis == .horizontal
    let (start, end, center, length) =
      isRow ? ("leading", "trailing", "centerX", "width") : ("top", "bottom", "centerY", "height")
    let (top, bottom, middle) =
      isRow ? ("top", "bottom", "centerY") : ("leading", "trailing", "centerX")
    let all = plan.sizes.indices.map { names[$0] }
    let shown = plan.sizes.indices.filter { !plan.hidden.contains($0) }.map { names[$0] }
    func space(_ name: String) -> Double {
      name == "a" ? plan.custom ?? plan.spacing : plan.spacing
    }
    for place in plan.hidden { try stage.constrain("\(names[place]).\(length)", plus: 0) }
    let spreads = plan.distribution == .equalSpacing || plan.distribution == .equalCentering
    for (one, other) in zip(shown, shown.dropFirst()) {
      try stage.constrain(
        "\(other).\(start)", spreads ? .greaterOrEqual : .equal, "\(one).\(end)", plus: space(one))
    }
    try stage.constrain("\(shown[0]).\(start)", .equal, "row.\(start)")
    try stage.constrain("\(shown[shown.count - 1]).\(end)", .equal, "row.\(end)")
    switch plan.distribution {
    case .fill: break
    case .fillEqually:
      for name in shown.dropFirst() {
        try stage.constrain("\(name).\(length)", .equal, "\(shown[0]).\(length)")
      }
    case .fillProportionally:
      let lengths = plan.sizes.enumerated().filter { !plan.hidden.contains($0.offset) }
        .map { isRow ? $0.element.width : $0.element.height }
      let whole = lengths.reduce(0, +) + shown.dropLast().map(space).reduce(0, +)
      for (place, name) in shown.enumerated() {
        try stage.constrain(
          "\(name).\(length)", .equal, "row.\(length)", times: lengths[place] / whole,
          at: shown.count == 1 ? 1000 : Float(999 - place))
      }
    case .equalSpacing, .equalCentering:
      let isCentering = plan.distribution == .equalCentering
      let row = try stage.view("row")
      var first: LayoutGuideID?
      for (place, (one, other)) in zip(shown, shown.dropFirst()).enumerated() {
        let gap = stage.scene.addLayoutGuide("gap", to: row)
        for (edge, view, side) in [
          (start, one, isCentering ? center : end), (end, other, isCentering ? center : start),
        ] {
          _ = try stage.scene.constrain(
            LayoutConstraint(
              LayoutAnchor(.own(gap), try stage.anchor("row.\(edge)").attribute), .equal,
              try stage.anchor("\(view).\(side)")))
        }
        let size = try stage.anchor("row.\(length)").attribute
        if let first {
          _ = try stage.scene.constrain(
            LayoutConstraint(
              LayoutAnchor(.own(gap), size), .equal, LayoutAnchor(.own(first), size),
              at: LayoutPriority(isCentering ? Float(150 - place) : 1000)))
        }
        first = first ?? gap
      }
    }
    let edges: [String] =
      switch plan.alignment {
      case .fill: [top, bottom]
      case .leading: [top]
      case .trailing: [bottom]
      default: [middle]
      }
    for name in all {
      for edge in edges { try stage.constrain("\(name).\(edge)", .equal, "row.\(edge)") }
    }
    // A hidden view is looked for in the middle of its gap.
    for place in plan.hidden {
      let before = names[..<place].last { shown.contains($0) }
      let isLast = place == all.count - 1
      try stage.constrain(
        "\(names[place]).\(start)", .equal, before.map { "\($0).\(end)" } ?? "row.\(start)",
        plus: before.map { isLast ? 0 : space($0) / 2 } ?? 0, at: 50)
    }
    stage.layOut()
    return try plan.sizes.indices.map { try stage.frame(names[$0]) }
  }

  @Test("the same frames, two hundred times")
  func same() throws {
    var random: UInt64 = 20_261_128
    for _ in 0..<200 {
      let plan = Plan(&random)
      let (one, other) = (try arranged(plan), try written(plan))
      #expect(zip(one, other).allSatisfy { isNear($0, $1) }, "\(plan): \(one), \(other)")
    }
  }
}
