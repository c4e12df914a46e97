import Engine
import Program

/// UIStackView.
extension UIKitRows {
  static func addStacks(_ s: inout SurfaceBuilder) {
    s.type("UIStackView", above: "UIView")
    s.make("init(arrangedSubviews views: [UIView])") { (world, id, given) throws(Stop) in
      for view in given[0].withoutOptionals.members { try world.arrange(view, in: .object(id)) }
      return true
    }
    s.call("func addArrangedSubview(_ view: UIView)", "has the stack view place it") {
      (world, me, given) throws(Stop) in
      try world.arrange(given[0], in: me)
      return .nothing
    }
    s.call(
      "func insertArrangedSubview(_ view: UIView, at stackIndex: Int)",
      selector: "insertArrangedSubview:atIndex:"
    ) { (world, me, given) throws(Stop) in
      try world.arrange(given[0], in: me, at: world.raw(given[1]))
      return .nothing
    }
    s.call("func removeArrangedSubview(_ view: UIView)", "it stays a subview") {
      (world, me, given) in
      if let stack = world.view(me), let view = world.view(given[0]) {
        world.scene.unarrange(view, from: stack)
      }
      return .nothing
    }
    s.get("let arrangedSubviews: [UIView]") { (world, me) in
      let arranged = world.view(me).map { world.scene.stack($0).arranged } ?? []
      return .array(arranged.map { world.plain(.view($0)) })
    }
    addArrangement(&s)
    addSpacing(&s)
  }

  private static func addArrangement(_ s: inout SurfaceBuilder) {
    s.variable(
      "var axis: NSLayoutConstraint.Axis", "beside each other, or below",
      get: { (world, me) in
        world.enumeration("NSLayoutConstraint.Axis", world.stack(me).axis.rawValue)
      },
      set: { (world, me, value) in
        let axis = world.axis(value)
        world.changeStack(me) { $0.axis = axis }
      })
    s.variable(
      "var distribution: UIStackView.Distribution", "how long the views are along the axis",
      get: { (world, me) in
        world.enumeration("UIStackView.Distribution", world.stack(me).distribution.rawValue)
      },
      set: { (world, me, value) in
        guard let one = StackDistribution.allCases.at(world.raw(value)) else { return }
        world.changeStack(me) { $0.distribution = one }
      })
    s.variable(
      "var alignment: UIStackView.Alignment", "where the views are across the axis",
      get: { (world, me) in
        world.enumeration("UIStackView.Alignment", world.stack(me).alignment.rawValue)
      },
      set: { (world, me, value) in
        guard let one = StackAlignment.allCases.at(world.raw(value)) else { return }
        world.changeStack(me) { $0.alignment = one }
      })
    s.property(
      "var isLayoutMarginsRelativeArrangement: Bool", .layoutMarginsRelativeArrangement,
      "within its layoutMargins")
    s.variable(
      "var isBaselineRelativeArrangement: Bool", "spaces between baselines",
      get: { (world, me) in .bool(world.stack(me).isBaselineRelative) },
      set: { (world, me, value) in
        world.changeStack(me) { $0.isBaselineRelative = value.asBool ?? false }
      })
  }

  private static func addSpacing(_ s: inout SurfaceBuilder) {
    s.variable(
      "var spacing: CGFloat", "between the views",
      get: { (world, me) in .double(world.stack(me).spacing) },
      set: { (world, me, value) throws(Stop) in
        guard let object = world.object(me), let spacing = world.spacing(value) else { return }
        try world.set(.spacing, of: object, to: .double(spacing))
      })
    s.call(
      "func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)",
      "in place of spacing, after one view", selector: "setCustomSpacing:afterView:"
    ) { (world, me, given) in
      guard let stack = world.view(me), let view = world.view(given[1]) else { return .nothing }
      let spacing = world.spacing(given[0])
      world.change { delivery throws(SceneError) in
        try delivery.scene.setCustomSpacing(spacing, after: view, in: stack)
      }
      return .nothing
    }
    s.call(
      "func customSpacing(after arrangedSubview: UIView) -> CGFloat",
      selector: "customSpacingAfterView:"
    ) { (world, me, given) in
      let custom = world.view(given[0]).flatMap { world.stack(me).customSpacing(after: $0) }
      return .double(custom ?? useDefault)
    }
    for (name, value) in [("Default", useDefault), ("System", useSystem)] {
      s.get("static let spacingUse\(name): CGFloat") { (_, _) in .double(value) }
    }
  }

  /// Other names of two alignments; continues the enumeration.
  static func addAlignments(_ s: inout SurfaceBuilder) {
    for (name, word) in otherAlignments {
      s.get("static let \(name): UIStackView.Alignment") { (world, _) in
        world.enumeration("UIStackView.Alignment", word)
      }
    }
  }

  /// Objective-C's constants.
  static func addStackConstants(_ s: inout SurfaceBuilder) {
    for (name, word) in otherAlignments {
      let constant = "UIStackViewAlignment" + name.prefix(1).uppercased() + name.dropFirst()
      s.get("static let \(constant): UIStackView.Alignment") { (world, _) in
        world.enumeration("UIStackView.Alignment", word)
      }
    }
    for (name, value) in [("Default", useDefault), ("System", useSystem)] {
      s.get("static let UIStackViewSpacingUse\(name): CGFloat") { (_, _) in .double(value) }
    }
  }

  private static let otherAlignments = [("top", "leading"), ("bottom", "trailing")]
  /// As UIKit has them: numbers that no spacing is.
  fileprivate static let useDefault = Double(Float.greatestFiniteMagnitude)
  fileprivate static let useSystem = Double(Float.leastNormalMagnitude)
}

extension UIKitWorld {
  fileprivate func stack(_ me: ProgramValue) -> StackState {
    view(me).map { scene.stack($0) } ?? StackState()
  }

  fileprivate mutating func changeStack(
    _ me: ProgramValue, _ change: (inout StackState) -> Void
  ) {
    if let stack = view(me) { scene.changeStack(stack, change) }
  }

  /// Nil: what `spacing` says. The system's is 8.
  fileprivate func spacing(_ value: ProgramValue) -> Double? {
    switch value.asDouble {
    case UIKitRows.useDefault: nil
    case UIKitRows.useSystem: 8
    case let spacing: spacing
    }
  }

  fileprivate mutating func arrange(
    _ child: ProgramValue, in parent: ProgramValue, at index: Int? = nil
  ) throws(Stop) {
    guard let stack = view(parent) else { return }
    if let view = view(child) {
      let count = scene.stack(stack).arranged.count { $0 != view }
      if let index, index < 0 || index > count {
        throw host.crash(
          "NSRangeException",
          "*** -[__NSArrayM insertObject:atIndex:]: index \(index) beyond bounds [0 .. \(count)]")
      }
    }
    if view(child).flatMap({ scene.superview(of: $0) }) != stack {
      try move(child, into: parent)
    }
    guard let view = view(child), scene.superview(of: view) == stack else { return }
    change { delivery throws(SceneError) in
      try delivery.arrange(view, in: stack, at: index, moments: UIKitWorld.noMoments)
    }
  }
}

extension Collection where Index == Int {
  fileprivate func at(_ index: Int?) -> Element? {
    index.flatMap { indices.contains($0) ? self[$0] : nil }
  }
}
