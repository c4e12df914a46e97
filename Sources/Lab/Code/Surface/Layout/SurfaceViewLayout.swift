import Engine
import Program

/// What UIView has for Auto Layout besides anchors and guides.
extension UIKitRows {
  /// Continues UIView.
  static func addLayoutOfViews(_ s: inout SurfaceBuilder) {
    addAnchors(&s)
    addGuidesOfViews(&s)
    addSnap(&s)
    addMasonryOfViews(&s)
    s.variable(
      "var translatesAutoresizingMaskIntoConstraints: Bool", "YES: its frame places it",
      get: { (world, me) in .bool(world.view(me).map { world.scene.translatesMask($0) } ?? true) },
      set: { (world, me, value) in
        guard let view = world.view(me) else { return }
        let translates = value.asBool ?? ((value.asDouble ?? 0) != 0)
        world.scene.setTranslatesMask(view, to: translates)
      })
    addHeld(&s)
    addResistance(&s)
    addSizes(&s)
    addMargins(&s)
    addPasses(&s)
  }

  private static func addHeld(_ s: inout SurfaceBuilder) {
    s.get("let constraints: [NSLayoutConstraint]", "those that it holds") { (world, me) in
      guard let view = world.view(me) else { return .array([]) }
      return .array(world.scene.constraints(heldBy: view).map { world.value($0) })
    }
    s.call(
      "func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]"
    ) { (world, me, given) in
      guard let view = world.view(me) else { return .array([]) }
      let axis = world.axis(given.first)
      return .array(
        world.scene.constraints(about: view).filter {
          world.scene[$0]?.first.attribute.isAlong(axis) == true
        }.map { world.value($0) })
    }
    s.get("let hasAmbiguousLayout: Bool") { (world, me) in
      let answer = world.view(me).flatMap { world.scene.layoutAnswer(about: $0) }
      return .bool(answer?.parts.contains { $0.isAmbiguous } ?? false)
    }
    s.call("func addConstraint(_ constraint: NSLayoutConstraint)", "activates it") {
      (world, me, given) throws(Stop) in
      try world.add(given[0], to: me)
      return .nothing
    }
    s.call("func addConstraints(_ constraints: [NSLayoutConstraint])") {
      (world, me, given) throws(Stop) in
      for one in given[0].withoutOptionals.members { try world.add(one, to: me) }
      return .nothing
    }
    s.call("func removeConstraint(_ constraint: NSLayoutConstraint)") {
      (world, _, given) throws(Stop) in
      try world.setActive(given[0], false)
      return .nothing
    }
    s.call("func removeConstraints(_ constraints: [NSLayoutConstraint])") {
      (world, _, given) throws(Stop) in
      for one in given[0].withoutOptionals.members { try world.setActive(one, false) }
      return .nothing
    }
  }

  private static func addResistance(_ s: inout SurfaceBuilder) {
    for (name, isHugging) in [("Hugging", true), ("CompressionResistance", false)] {
      s.call(
        "func setContent\(name)Priority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)",
        isHugging ? "how firmly it stays as small as its content" : "how firmly it stays as large",
        selector: "setContent\(name)Priority:forAxis:"
      ) { (world, me, given) throws(Stop) in
        guard let view = world.view(me), let priority = world.priority(given[0]) else {
          return .nothing
        }
        guard priority.value > 0, priority <= .required else {
          throw world.crash(SceneError.layout(.priority(Double(priority.value))))
        }
        let axis = world.axis(given.last)
        world.scene.changeLayout(of: view) { settings in
          if isHugging {
            settings.hugging[axis] = priority
          } else {
            settings.resistance[axis] = priority
          }
        }
        return .nothing
      }
      s.call(
        "func content\(name)Priority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority",
        selector: "content\(name)PriorityForAxis:"
      ) { (world, me, given) in
        guard let view = world.view(me) else { return world.value(LayoutPriority.low) }
        let axis = world.axis(given.first)
        return world.value(
          isHugging ? world.scene.hugging(of: view, axis) : world.scene.resistance(of: view, axis))
      }
    }
  }

  private static func addSizes(_ s: inout SurfaceBuilder) {
    s.get("static let noIntrinsicMetric: CGFloat") { (_, _) in .double(-1) }
    for (name, size) in fittingSizes {
      s.get("static let layoutFitting\(name)Size: CGSize") { (world, _) in world.value(size) }
    }
    s.get("let intrinsicContentSize: CGSize", "what its content wants; -1: nothing") {
      (world, me) in
      let size = world.view(me).map { world.scene.classIntrinsicSize(of: $0) }
      return world.value(Size(size?.width ?? -1, size?.height ?? -1))
    }
    s.call("func invalidateIntrinsicContentSize()") { (world, me, _) in
      if let view = world.view(me) { world.delivery.invalidateIntrinsicSize(of: view) }
      return .nothing
    }
    s.call("func sizeThatFits(_ size: CGSize) -> CGSize") { (world, me, given) in
      guard let view = world.view(me) else { return world.value(Size.zero) }
      return world.value(world.scene.sizeThatFits(world.size(given.first) ?? .zero, of: view))
    }
    s.call("func sizeToFit()", "as large as its content, where it is") {
      (world, me, _) throws(Stop) in
      guard let view = world.view(me) else { return .nothing }
      let frame = world.scene.frame(of: view)
      let size = try world.fittingSize(of: view, within: frame.size)
      try world.place(
        me, .frame, world.value(Rect(frame.x, frame.y, size.width, size.height)))
      return .nothing
    }
    s.call(
      "func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize",
      "how large its constraints would have it"
    ) { (world, me, given) in
      guard let view = world.view(me) else { return world.value(Size.zero) }
      return world.value(
        world.scene.fittingSize(of: view, target: world.size(given.first) ?? .zero))
    }
    s.call(
      "func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority h: UILayoutPriority, verticalFittingPriority v: UILayoutPriority) -> CGSize",
      selector:
        "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:"
    ) { (world, me, given) in
      guard let view = world.view(me) else { return world.value(Size.zero) }
      return world.value(
        world.scene.fittingSize(
          of: view, target: world.size(given.first) ?? .zero,
          across: world.priority(given[1]) ?? .fittingSize,
          down: world.priority(given[2]) ?? .fittingSize))
    }
    s.call("func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize") {
      (world, me, given) in
      guard let view = world.view(me) else { return world.value(Size.zero) }
      return world.value(
        world.scene.fittingSize(of: view, target: world.size(given.first) ?? .zero))
    }
    s.get("let alignmentRectInsets: UIEdgeInsets") { (world, _) in world.value(EdgeInsets.zero) }
  }

  private static func addMargins(_ s: inout SurfaceBuilder) {
    s.get("let safeAreaInsets: UIEdgeInsets") { (world, me) in
      world.value(world.view(me).map { world.scene.safeAreaInsets(of: $0) } ?? .zero)
    }
    for (name, type) in [
      ("layoutMargins", "UIEdgeInsets"), ("directionalLayoutMargins", "NSDirectionalEdgeInsets"),
    ] {
      s.variable(
        "var \(name): \(type)", "what its layoutMarginsGuide leaves free",
        get: { (world, me) in
          world.value(
            world.view(me).map { world.scene.layoutMargins(of: $0) } ?? .zero, named: type)
        },
        set: { (world, me, value) in
          guard let view = world.view(me), let margins = world.insets(value) else { return }
          world.scene.changeLayout(of: view) { $0.margins = margins }
        })
    }
    s.variable(
      "var insetsLayoutMarginsFromSafeArea: Bool", "the safe area adds to its margins",
      get: { (world, me) in
        .bool(
          world.view(me).map { world.scene.layoutSettings(of: $0).insetsMarginsFromSafeArea }
            ?? true)
      },
      set: { (world, me, value) in
        guard let view = world.view(me), let flag = value.asBool else { return }
        world.scene.changeLayout(of: view) { $0.insetsMarginsFromSafeArea = flag }
      })
    for name in ["layoutMarginsDidChange", "safeAreaInsetsDidChange"] {
      s.call("func \(name)()") { (_, _, _) in .nothing }
    }
  }

  private static func addPasses(_ s: inout SurfaceBuilder) {
    s.call("func setNeedsLayout()") { (world, me, _) in
      if let view = world.view(me) { world.delivery.needsLayout(view) }
      return .nothing
    }
    s.call("func layoutIfNeeded()", "lays it out now") { (world, me, _) in
      guard let view = world.view(me) else { return .nothing }
      if let block = world.host.animation {
        world.delivery.layOut(below: view, seconds: block.seconds, allows: block.allows)
      } else {
        world.delivery.layOut(below: view)
      }
      return .nothing
    }
    s.call("func layoutSubviews()") { (_, _, _) in .nothing }
    s.call("func safeAreaInsetsDidChange()") { (_, _, _) in .nothing }
    s.call("func setNeedsUpdateConstraints()", "its updateConstraints is called again") {
      (world, me, _) in
      if let view = world.view(me) { world.delivery.needsUpdateConstraints(view) }
      return .nothing
    }
    s.call("func updateConstraints()") { (_, _, _) in .nothing }
    s.call("func updateConstraintsIfNeeded()") { (world, me, _) in
      if let view = world.view(me) { world.delivery.updateConstraints(below: view) }
      return .nothing
    }
    s.get("static let requiresConstraintBasedLayout: Bool") { (_, _) in .bool(false) }
  }
}

extension UIKitWorld {
  /// What the view's own class says of `sizeThatFits`, or UIKit's.
  mutating func fittingSize(of view: ViewID, within size: Size) throws(Stop) -> Size {
    let names = ["sizeThatFits(_:)", "sizeThatFits:"]
    if let id = host.machine.memory.object(native: Object.view(view).code),
      names.contains(where: { host.machine.overrides($0, of: id) })
    {
      let answer = host.call(names, on: id, [value(size)], &delivery)
      try goOn()
      if let own = self.size(answer) { return own }
    }
    return scene.sizeThatFits(size, of: view)
  }
}
