import Engine
import Program

/// NSLayoutConstraint, its attributes and priorities.
extension UIKitRows {
  static func addConstraints(_ s: inout SurfaceBuilder) {
    addPriorities(&s)
    s.enumeration(
      "NSLayoutConstraint.Attribute", "notAnAttribute", "left", "right", "top", "bottom",
      "leading", "trailing", "width", "height", "centerX", "centerY", "lastBaseline",
      "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
      "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
      other: "NSLayoutAttribute", prefix: "NSLayoutAttribute")
    s.get("static let baseline: NSLayoutConstraint.Attribute") { (world, _) in
      world.enumeration("NSLayoutConstraint.Attribute", "lastBaseline")
    }
    s.enumeration(
      "NSLayoutConstraint.Relation", "lessThanOrEqual", "equal", "greaterThanOrEqual",
      other: "NSLayoutRelation", prefix: "NSLayoutRelation")
    s.options(
      "NSLayoutConstraint.FormatOptions", other: "NSLayoutFormatOptions", prefix: "NSLayoutFormat",
      ("alignAllLeft", 1 << 1), ("alignAllRight", 1 << 2), ("alignAllTop", 1 << 3),
      ("alignAllBottom", 1 << 4), ("alignAllLeading", 1 << 5), ("alignAllTrailing", 1 << 6),
      ("alignAllCenterX", 1 << 9), ("alignAllCenterY", 1 << 10), ("alignAllLastBaseline", 1 << 11),
      ("alignAllFirstBaseline", 1 << 12), ("directionLeadingToTrailing", 0),
      ("directionLeftToRight", 1 << 16), ("directionRightToLeft", 2 << 16))
    s.type("NSLayoutConstraint", above: "NSObject")
    s.make(
      "init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)"
    ) { (world, id, given) throws(Stop) in
      if world.noteUnknownItem(given) { return true }
      let made = try world.make(try world.constraint(saying: given))
      world.host.machine.setNative(LayoutCode.code(made), of: id)
      return true
    }
    s.call(
      "static func constraintWithItem(_ view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat) -> NSLayoutConstraint",
      "first = multiplier × second + constant",
      selector: "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:"
    ) { (world, _, given) throws(Stop) in
      if world.noteUnknownItem(given) { return .unknown("constraint") }
      return try world.makeValue(try world.constraint(saying: given))
    }
    for (name, isActive) in [("activate", true), ("deactivate", false)] {
      s.call(
        "static func \(name)(_ constraints: [NSLayoutConstraint])",
        isActive ? "they hold from the next layout on" : "they hold no longer",
        selector: "\(name)Constraints:"
      ) { (world, _, given) throws(Stop) in
        for one in given.first?.withoutOptionals.members ?? [] {
          try world.setActive(one, isActive)
        }
        return .nothing
      }
    }
    addParts(&s)
    addFormats(&s)
  }

  private static func addParts(_ s: inout SurfaceBuilder) {
    s.variable(
      "var isActive: Bool", "does it hold?",
      get: { (world, me) in .bool(world.constraint(me)?.isActive ?? false) },
      set: { (world, me, value) throws(Stop) in
        try world.setActive(me, value.asBool ?? ((value.asDouble ?? 0) != 0))
      })
    s.variable(
      "var constant: CGFloat", "the one part that may change at any time",
      get: { (world, me) in .double(world.constraint(me)?.constant ?? 0) },
      set: { (world, me, value) throws(Stop) in
        guard let id = world.constraintID(me), let wanted = value.asDouble else { return }
        do throws(SceneError) {
          try world.scene.setConstant(of: id, to: wanted)
        } catch { throw world.crash(error) }
      })
    s.variable(
      "var priority: UILayoutPriority", "1000 is required",
      get: { (world, me) in world.value(world.constraint(me)?.priority ?? .required) },
      set: { (world, me, value) throws(Stop) in
        guard let id = world.constraintID(me), let wanted = world.priority(value) else { return }
        do throws(SceneError) {
          try world.scene.setPriority(of: id, to: wanted)
        } catch { throw world.crash(error) }
      })
    s.keeps("var identifier: String?", "how the log names it")
    s.keeps("var shouldBeArchived: Bool", "no touch depends on it")
    s.get("let multiplier: CGFloat") { (world, me) in
      .double(world.constraint(me)?.multiplier ?? 1)
    }
    s.get("let firstItem: Any?") { (world, me) in
      world.constraint(me).map { world.value($0.first.item) } ?? .null
    }
    s.get("let secondItem: Any?") { (world, me) in
      world.constraint(me)?.second.map { world.value($0.item) } ?? .null
    }
    s.get("let firstAttribute: NSLayoutConstraint.Attribute") { (world, me) in
      world.value(world.constraint(me)?.first.attribute ?? .notAnAttribute)
    }
    s.get("let secondAttribute: NSLayoutConstraint.Attribute") { (world, me) in
      world.value(world.constraint(me)?.second?.attribute ?? .notAnAttribute)
    }
    s.get("let relation: NSLayoutConstraint.Relation") { (world, me) in
      let word =
        switch world.constraint(me)?.relation ?? .equal {
        case .equal: "equal"
        case .lessOrEqual: "lessThanOrEqual"
        case .greaterOrEqual: "greaterThanOrEqual"
        }
      return world.enumeration("NSLayoutConstraint.Relation", word)
    }
    for (name, isFirst) in [("firstAnchor", true), ("secondAnchor", false)] {
      s.get("let \(name): NSLayoutAnchor?") { (world, me) in
        guard let constraint = world.constraint(me),
          let anchor = isFirst ? constraint.first : constraint.second
        else { return .null }
        let item = world.value(anchor.item)
        return world.anchor(anchor.attribute, of: item).wrapped
      }
    }
  }

  private static func addPriorities(_ s: inout SurfaceBuilder) {
    s.type("UILayoutPriority", .structure, fields: [("rawValue", "Float")])
    for declaration in ["init(rawValue: Float)", "init(_ rawValue: Float)"] {
      s.call("\(declaration) -> UILayoutPriority") { (world, _, given) in
        world.value(LayoutPriority(Float(number(given, 0))))
      }
    }
    for (name, priority) in priorities {
      s.get("static let \(name): UILayoutPriority") { (world, _) in world.value(priority) }
    }
  }

  static let priorities: [(name: String, priority: LayoutPriority)] = [
    ("required", .required), ("defaultHigh", .high), ("defaultLow", .low),
    ("fittingSizeLevel", .fittingSize), ("dragThatCanResizeScene", LayoutPriority(510)),
    ("sceneSizeStayPut", .medium), ("dragThatCannotResizeScene", LayoutPriority(490)),
  ]

  /// `UILayoutPriorityRequired` is a float to Objective-C.
  static func addPriorityConstants(_ s: inout SurfaceBuilder) {
    for (name, priority) in priorities {
      s.get("static let UILayoutPriority\(name.prefix(1).uppercased() + name.dropFirst()): Float") {
        (_, _) in ProgramValue(.float(priority.value))
      }
    }
    addStackConstants(&s)
    s.get("static let UIViewNoIntrinsicMetric: CGFloat") { (_, _) in .double(-1) }
    for (name, size) in fittingSizes {
      s.get("static let UILayoutFitting\(name)Size: CGSize") { (world, _) in world.value(size) }
    }
  }

  static let fittingSizes = [("Compressed", Size.zero), ("Expanded", Size(10_000, 10_000))]
}

extension UIKitWorld {
  /// What the seven arguments of the long initializer say.
  /// About somebody whom nobody knows there is nothing to say.
  func noteUnknownItem(_ given: [ProgramValue]) -> Bool {
    guard given.count == 7, let path = given[0].path ?? given[3].path else { return false }
    host.note(unknown: path)
    return true
  }

  func constraint(saying given: [ProgramValue]) throws(Stop) -> LayoutConstraint {
    guard given.count == 7 else { throw crashWithoutItem() }
    let first = attribute(given[1]).flatMap { layoutAnchor(given[0], $0) }
    guard let first else { throw crashWithoutItem() }
    var second: LayoutAnchor?
    if !given[3].isNull {
      // An attribute that is none leaves the constant alone, as a second item that is nil does.
      second = attribute(given[4]).flatMap { $0 == .notAnAttribute ? nil : $0 }
        .flatMap { layoutAnchor(given[3], $0) }
    }
    return LayoutConstraint(
      first, relation(given[2]) ?? .equal, second, times: given[5].asDouble ?? 1,
      plus: given[6].asDouble ?? 0)
  }

  func attribute(_ value: ProgramValue?) -> LayoutAttribute? {
    raw(value).flatMap { LayoutAttribute(rawValue: $0) }
  }

  func value(_ attribute: LayoutAttribute) -> ProgramValue {
    guard let type = SurfaceIndex.uikit.type(named: "NSLayoutConstraint.Attribute") else {
      return .null
    }
    return ProgramValue(.enumeration(EnumCase(type: type.id, index: attribute.rawValue)))
  }
}
