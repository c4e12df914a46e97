import Engine
import Program

/// Anchors, and the constraints that they make.
extension UIKitRows {
  static let anchors: [(name: String, attribute: LayoutAttribute)] = [
    ("leading", .leading), ("trailing", .trailing), ("left", .left), ("right", .right),
    ("top", .top), ("bottom", .bottom), ("centerX", .centerX), ("centerY", .centerY),
    ("width", .width), ("height", .height), ("firstBaseline", .firstBaseline),
    ("lastBaseline", .lastBaseline),
  ]

  /// Continues UIView, or a guide, which has no baselines.
  static func addAnchors(_ s: inout SurfaceBuilder, ofGuide: Bool = false) {
    for (name, attribute) in anchors {
      if ofGuide, attribute == .firstBaseline || attribute == .lastBaseline { continue }
      let type =
        switch attribute.kind {
        case .across: "NSLayoutXAxisAnchor"
        case .down, .none: "NSLayoutYAxisAnchor"
        case .size: "NSLayoutDimension"
        }
      s.get("let \(name)Anchor: \(type)", "one side of a constraint") { (world, me) in
        world.realizeTitle(me)
        return world.anchor(attribute, of: me)
      }
    }
  }

  static func addAnchorTypes(_ s: inout SurfaceBuilder) {
    s.type("NSLayoutAnchor", above: "NSObject")
    for (label, relation) in [
      ("equalTo", LayoutRelation.equal), ("greaterThanOrEqualTo", .greaterOrEqual),
      ("lessThanOrEqualTo", .lessOrEqual),
    ] {
      let selector = "constraint" + label.prefix(1).uppercased() + label.dropFirst()
      addTies(&s, label, selector, relation)
      // Swift calls a space by who comes first.
      for direction in ["Below", "After"] {
        s.call(
          "func constraint(\(label)SystemSpacing\(direction) anchor: NSLayoutAnchor, multiplier m: CGFloat) -> NSLayoutConstraint",
          "8 points between views",
          selector: "\(selector)SystemSpacing\(direction)Anchor:multiplier:"
        ) { (world, me, given) throws(Stop) in
          try world.tie(me, relation, given.first, plus: 8 * number(given, 1))
        }
      }
    }
    s.looks("let name: String", "let item: Any?", "let hasAmbiguousLayout: Bool")
    for name in ["NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension"] {
      s.classType(name, of: "NSLayoutAnchor")
    }
  }

  private static func addTies(
    _ s: inout SurfaceBuilder, _ label: String, _ selector: String, _ relation: LayoutRelation
  ) {
    s.call(
      "func constraint(\(label) anchor: NSLayoutAnchor) -> NSLayoutConstraint",
      "ties two anchors", selector: "\(selector)Anchor:"
    ) { (world, me, given) throws(Stop) in try world.tie(me, relation, given.first) }
    s.call(
      "func constraint(\(label) anchor: NSLayoutAnchor, constant c: CGFloat) -> NSLayoutConstraint",
      selector: "\(selector)Anchor:constant:"
    ) { (world, me, given) throws(Stop) in
      try world.tie(me, relation, given.first, plus: number(given, 1))
    }
    s.call(
      "func constraint(\(label) anchor: NSLayoutAnchor, multiplier m: CGFloat) -> NSLayoutConstraint",
      selector: "\(selector)Anchor:multiplier:"
    ) { (world, me, given) throws(Stop) in
      try world.tie(me, relation, given.first, times: number(given, 1))
    }
    s.call(
      "func constraint(\(label) anchor: NSLayoutAnchor, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint",
      selector: "\(selector)Anchor:multiplier:constant:"
    ) { (world, me, given) throws(Stop) in
      try world.tie(me, relation, given.first, times: number(given, 1), plus: number(given, 2))
    }
    s.call(
      "func constraint(\(label)Constant c: CGFloat) -> NSLayoutConstraint", "a length of its own",
      selector: "\(selector)Constant:"
    ) { (world, me, given) throws(Stop) in
      guard let first = world.layoutAnchor(me) else { throw world.crashWithoutItem() }
      return try world.makeValue(LayoutConstraint(first, relation, plus: number(given, 0)))
    }
  }
}

extension UIKitWorld {
  mutating func tie(
    _ first: ProgramValue, _ relation: LayoutRelation, _ second: ProgramValue?,
    times multiplier: Double = 1, plus constant: Double = 0
  ) throws(Stop) -> ProgramValue {
    guard let one = layoutAnchor(first) else { throw crashWithoutItem() }
    guard let other = layoutAnchor(second) else {
      // Who the other is nobody knows: there is nothing to hold to.
      host.note(unknown: second?.path ?? "anchor")
      return second?.path.map { .unknown($0) } ?? .null
    }
    return try makeValue(
      LayoutConstraint(one, relation, other, times: multiplier, plus: constant))
  }
}
