import Engine
import Program

/// Masonry, as its source has it (U-AL-03): blocks in dots.
extension UIKitRows {
  /// Continues UIView.
  static func addMasonryOfViews(_ s: inout SurfaceBuilder) {
    for (name, how) in [
      ("mas_makeConstraints", UIKitWorld.Making.make), ("mas_remakeConstraints", .remake),
      ("mas_updateConstraints", .update),
    ] {
      s.call(
        "func \(name)(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint]", "Masonry",
        selector: "\(name):"
      ) { (world, me, given) throws(Stop) in
        try world.make(for: me, given[0], how, .masonry)
      }
    }
    for (name, attributes) in makerAttributes where attributes.count == 1 {
      s.get("let mas_\(name): MASViewAttribute", "Masonry") { (world, me) in
        world.target(me, attributes, .masonry)
      }
    }
    s.get("let mas_baseline: MASViewAttribute", "Masonry") { (world, me) in
      world.target(me, [.lastBaseline], .masonry)
    }
    s.get("let mas_safeAreaLayoutGuide: MASViewAttribute", "Masonry") { (world, me) in
      world.target(world.guide(.safeArea, of: me), [], .masonry)
    }
    for (name, attribute) in [
      ("Top", LayoutAttribute.top), ("Bottom", .bottom), ("Left", .left), ("Right", .right),
      ("Leading", .leading), ("Trailing", .trailing), ("Width", .width), ("Height", .height),
      ("CenterX", .centerX), ("CenterY", .centerY),
    ] {
      s.get("let mas_safeAreaLayoutGuide\(name): MASViewAttribute", "Masonry") { (world, me) in
        world.target(world.guide(.safeArea, of: me), [attribute], .masonry)
      }
    }
  }

  /// Continues UIViewController.
  static func addMasonryOfControllers(_ s: inout SurfaceBuilder) {
    // The guide above ends where the safe area begins, and begins with the view.
    for (name, attribute, isInner) in [
      ("mas_topLayoutGuide", LayoutAttribute.top, true), ("mas_bottomLayoutGuide", .bottom, true),
      ("mas_topLayoutGuideBottom", .top, true), ("mas_bottomLayoutGuideTop", .bottom, true),
      ("mas_topLayoutGuideTop", .top, false), ("mas_bottomLayoutGuideBottom", .bottom, false),
    ] {
      s.get("let \(name): MASViewAttribute", "Masonry") { (world, me) in
        guard let controller = world.controller(me) else { return .null }
        let view = world.plain(.view(world.scene[controller].view))
        let item = isInner ? world.guide(.safeArea, of: view) : view
        return world.target(item, [attribute], .masonry)
      }
    }
  }

  /// Blocks go by their names alone, as selectors without arguments do.
  static func addMasonry(_ s: inout SurfaceBuilder) {
    s.type("MASViewAttribute", above: "NSObject")
    s.type("MASConstraintMaker", above: "NSObject")
    for (name, attributes) in masonryAttributes {
      s.get("let \(name): MASConstraint") { (world, me) in
        world.newTie(attributes, of: me, .masonry)
      }
    }
    s.type("MASConstraint", above: "NSObject")
    for (name, attributes) in masonryAttributes {
      s.get("let \(name): MASConstraint") { (world, me) in world.extend(me, by: attributes) }
    }
    for name in ["with", "and"] {
      s.get("let \(name): MASConstraint", "says nothing") { (_, me) in me.withoutOptionals }
    }
    for (name, relation) in relations {
      for prefix in ["", "mas_"] {
        s.call(
          "func \(prefix)\(name)(_ other: Any) -> MASConstraint", "Masonry",
          selector: prefix + name
        ) {
          (world, me, given) in world.hold(me, relation, to: given.first)
        }
      }
    }
    for (name, isInset) in [
      ("offset", false), ("mas_offset", false), ("valueOffset", false), ("sizeOffset", false),
      ("centerOffset", false), ("insets", true), ("inset", true), ("mas_inset", true),
    ] {
      s.call("func \(name)(_ amount: Any) -> MASConstraint", "Masonry", selector: name) {
        (world, me, given) throws(Stop) in
        try world.setConstant(of: me, to: given[0], isInset: isInset)
        return me
      }
    }
    addMultiples(&s)
    for (name, isActive) in [
      ("install", true), ("activate", true), ("uninstall", false), ("deactivate", false),
    ] {
      s.call("func \(name)()") { (world, me, _) throws(Stop) in
        try world.setActive(tie: me, isActive)
        return .nothing
      }
    }
  }

  private static func addMultiples(_ s: inout SurfaceBuilder) {
    for (name, divides) in [("multipliedBy", false), ("dividedBy", true)] {
      s.call("func \(name)(_ amount: CGFloat) -> MASConstraint", "Masonry", selector: name) {
        (world, me, given) in
        let amount = number(given, 0)
        world.keep("multiplier", .double(divides ? 1 / amount : amount), of: me)
        return me
      }
    }
    s.call("func priority(_ amount: Float) -> MASConstraint", "Masonry", selector: "priority") {
      (world, me, given) throws(Stop) in
      if let priority = world.priority(given.first) {
        try world.setPriority(of: me, to: priority)
      }
      return me
    }
    // Blocks without arguments: whoever reads one calls it.
    for (name, priority) in [
      ("priorityLow", LayoutPriority.low), ("priorityMedium", .medium), ("priorityHigh", .high),
    ] {
      s.call("func \(name)(_ nothing: Any? = nil) -> MASConstraint", "Masonry", selector: name) {
        (world, me, _) throws(Stop) in
        try world.setPriority(of: me, to: priority)
        return me
      }
    }
    s.call("func key(_ key: Any) -> MASConstraint", "how the log names it", selector: "key") {
      (world, me, given) in
      world.keep("label", given.first?.asText.map { .text($0) }, of: me)
      return me
    }
  }

  private static let masonryAttributes =
    makerAttributes.filter { $0.attributes.count == 1 } + [
      ("baseline", [.lastBaseline]), ("edges", [.top, .left, .bottom, .right]),
      ("size", [.width, .height]), ("center", [.centerX, .centerY]),
    ]
}
