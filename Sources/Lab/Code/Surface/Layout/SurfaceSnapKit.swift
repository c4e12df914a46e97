import Engine
import Program

/// SnapKit, as its source has it (U-AL-03).
extension UIKitRows {
  /// What both libraries call the attributes.
  static let makerAttributes: [(name: String, attributes: [LayoutAttribute])] =
    LayoutAttribute.allCases.filter { $0 != .notAnAttribute }.map { ($0.name, [$0]) } + [
      ("edges", [.left, .top, .right, .bottom]), ("size", [.width, .height]),
      ("center", [.centerX, .centerY]),
      ("directionalEdges", [.leading, .top, .trailing, .bottom]),
      ("horizontalEdges", [.left, .right]), ("verticalEdges", [.top, .bottom]),
      ("directionalHorizontalEdges", [.leading, .trailing]),
      ("directionalVerticalEdges", [.top, .bottom]),
      ("margins", [.leftMargin, .topMargin, .rightMargin, .bottomMargin]),
      (
        "directionalMargins", [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]
      ),
      ("centerWithinMargins", [.centerXWithinMargins, .centerYWithinMargins]),
    ]

  /// Continues UIView and UILayoutGuide.
  static func addSnap(_ s: inout SurfaceBuilder) {
    s.get("let snp: ConstraintViewDSL", "SnapKit") { (world, me) in
      let dsl = world.newObject(SurfaceIndex.uikit.type(named: "ConstraintViewDSL"))
      world.keep("item", me.withoutOptionals, of: dsl)
      return dsl
    }
  }

  static func addSnapKit(_ s: inout SurfaceBuilder) {
    s.type("ConstraintPriority", .structure, fields: [("value", "Float")])
    for declaration in ["init(_ value: Float)", "init(value: Float)"] {
      s.call("\(declaration) -> ConstraintPriority") { (_, _, given) in
        snapPriority(Float(number(given, 0)))
      }
    }
    for (name, value) in [("required", 1000), ("high", 750), ("medium", 500), ("low", 250)] {
      s.get("static let \(name): ConstraintPriority") { (_, _) in snapPriority(Float(value)) }
    }
    addDSL(&s)
    s.type("ConstraintItem", above: "NSObject")
    s.type("ConstraintMaker", above: "NSObject")
    for (name, attributes) in makerAttributes {
      s.get("let \(name): ConstraintMakerExtendable") { (world, me) in
        world.newTie(attributes, of: me, .snapKit)
      }
    }
    addConstraint(&s)
    s.type("ConstraintMakerExtendable", above: "Constraint")
    for (name, attributes) in makerAttributes {
      s.get("let \(name): ConstraintMakerExtendable") { (world, me) in
        world.extend(me, by: attributes)
      }
    }
    for (name, relation) in relations {
      s.call("func \(name)(_ other: Any) -> ConstraintMakerExtendable", "SnapKit") {
        (world, me, given) in world.hold(me, relation, to: given.first)
      }
      s.call("func \(name)Superview() -> ConstraintMakerExtendable", "SnapKit") {
        (world, me, _) throws(Stop) in try world.holdToSuperview(me, relation)
      }
    }
    addChanges(&s)
  }

  static let relations: [(name: String, relation: LayoutRelation)] = [
    ("equalTo", .equal), ("lessThanOrEqualTo", .lessOrEqual),
    ("greaterThanOrEqualTo", .greaterOrEqual),
  ]

  private static func snapPriority(_ value: Float) -> ProgramValue {
    guard let type = SurfaceIndex.uikit.type(named: "ConstraintPriority") else { return .null }
    return .structure(type.id, [ProgramValue(.float(value))])
  }

  private static func addDSL(_ s: inout SurfaceBuilder) {
    s.type("ConstraintViewDSL", above: "NSObject")
    for (name, how) in [
      ("makeConstraints", UIKitWorld.Making.make), ("remakeConstraints", .remake),
      ("updateConstraints", .update), ("prepareConstraints", .make),
    ] {
      let result = name == "prepareConstraints" ? " -> [Constraint]" : ""
      s.call("func \(name)(_ closure: (ConstraintMaker) -> Void)\(result)", "SnapKit") {
        (world, me, given) throws(Stop) in
        let item = world.kept("item", of: me) ?? .null
        let ties = try world.make(for: item, given[0], how, .snapKit)
        if name == "prepareConstraints" {
          for tie in ties.members { try world.setActive(tie: tie, false) }
        }
        return name == "prepareConstraints" ? ties : .nothing
      }
    }
    s.call("func removeConstraints()") { (world, me, _) in
      world.removeMade(for: world.kept("item", of: me) ?? .null, .snapKit)
      return .nothing
    }
    for (name, attributes) in makerAttributes {
      s.get("let \(name): ConstraintItem") { (world, me) in
        world.target(world.kept("item", of: me) ?? .null, attributes, .snapKit)
      }
    }
    for (axis, name) in [(ScrollAxis.horizontal, "Horizontal"), (.vertical, "Vertical")] {
      for isHugging in [true, false] {
        let what = isHugging ? "contentHugging" : "contentCompressionResistance"
        s.variable(
          "var \(what)\(name)Priority: Float",
          get: { (world, me) in
            guard let view = world.kept("item", of: me).flatMap({ world.view($0) }) else {
              return ProgramValue(.float(250))
            }
            let priority =
              isHugging
              ? world.scene.hugging(of: view, axis) : world.scene.resistance(of: view, axis)
            return ProgramValue(.float(priority.value))
          },
          set: { (world, me, value) in
            guard let view = world.kept("item", of: me).flatMap({ world.view($0) }),
              let priority = world.priority(value), priority.value > 0, priority <= .required
            else { return }
            world.scene.changeLayout(of: view) { settings in
              if isHugging {
                settings.hugging[axis] = priority
              } else {
                settings.resistance[axis] = priority
              }
            }
          })
      }
    }
  }

  /// What is kept of a constraint, to be changed later.
  private static func addConstraint(_ s: inout SurfaceBuilder) {
    s.type("Constraint", above: "NSObject")
    for (name, isActive) in [
      ("activate", true), ("install", true), ("deactivate", false), ("uninstall", false),
    ] {
      s.call("func \(name)()") { (world, me, _) throws(Stop) in
        try world.setActive(tie: me, isActive)
        return .nothing
      }
    }
    s.variable(
      "var isActive: Bool",
      get: { (world, me) in
        .bool(world.madeConstraints(of: me).contains { world.scene[$0]?.isActive == true })
      },
      set: { (world, me, value) throws(Stop) in
        try world.setActive(tie: me, value.asBool ?? false)
      })
    for (label, isInset) in [("offset", false), ("inset", true)] {
      s.call("func update(\(label) amount: Any) -> Constraint") {
        (world, me, given) throws(Stop) in
        try world.setConstant(of: me, to: given[0], isInset: isInset)
        return me
      }
    }
    s.call("func update(priority amount: Any) -> Constraint") { (world, me, given) throws(Stop) in
      if let priority = world.priority(given[0]) { try world.setPriority(of: me, to: priority) }
      return me
    }
    s.get("let layoutConstraints: [NSLayoutConstraint]") { (world, me) in
      .array(world.madeConstraints(of: me).map { world.value($0) })
    }
  }

  private static func addChanges(_ s: inout SurfaceBuilder) {
    for (name, isInset) in [("offset", false), ("inset", true), ("directionalInset", true)] {
      s.call("func \(name)(_ amount: Any) -> ConstraintMakerExtendable", "SnapKit") {
        (world, me, given) throws(Stop) in
        try world.setConstant(of: me, to: given[0], isInset: isInset)
        return me
      }
    }
    for (name, divides) in [("multipliedBy", false), ("dividedBy", true)] {
      s.call("func \(name)(_ amount: CGFloat) -> ConstraintMakerExtendable", "SnapKit") {
        (world, me, given) in
        let amount = number(given, 0)
        world.keep("multiplier", .double(divides ? 1 / amount : amount), of: me)
        return me
      }
    }
    for type in ["ConstraintPriority", "UILayoutPriority", "Float"] {
      s.call("func priority(_ amount: \(type)) -> ConstraintMakerExtendable", "SnapKit") {
        (world, me, given) throws(Stop) in
        if let priority = world.priority(given[0]) { try world.setPriority(of: me, to: priority) }
        return me
      }
    }
    s.call("func labeled(_ label: String) -> ConstraintMakerExtendable", "how the log names it") {
      (world, me, given) in
      world.keep("label", given[0], of: me)
      return me
    }
    s.get("let constraint: Constraint") { (_, me) in me.withoutOptionals }
  }
}
