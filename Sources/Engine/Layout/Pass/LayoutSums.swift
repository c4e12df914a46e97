/// What one side of a constraint comes to, as a sum of the system's numbers.
extension LayoutSystem {
  mutating func add(
    _ constraint: LayoutConstraint, because reason: LayoutReason
  ) throws(SolverError) {
    var bound = constraint.constant
    let meeting = meeting(of: constraint)
    bound -= append(constraint.first, seenFrom: constraint.second, in: meeting, times: 1)
    if let second = constraint.second {
      bound -= append(
        second, seenFrom: constraint.first, in: meeting, times: -constraint.multiplier)
    }
    try end(constraint.relation, bound, at: constraint.priority, because: reason)
  }

  /// One that a stack view stands for, in the stack's coordinates.
  mutating func add(_ one: StackConstraint, of stack: ViewID) throws(SolverError) {
    let reason = LayoutReason.stack(one.reason(of: stack))
    guard let gap = one.gap, let second = one.constraint.second else {
      return try add(one.constraint, because: reason)
    }
    var bound = 0.0
    for (anchor, factor) in [
      (one.constraint.first, 1.0), (second, -1), (gap.end, -1), (gap.start, 1),
    ] { bound -= append(anchor, seenFrom: nil, in: stack, times: factor) }
    try end(.equal, bound, at: one.constraint.priority, because: reason)
  }

  /// The view in whose coordinates both sides are taken.
  ///
  /// With a multiplier that is not 1 the origin matters: UIKit takes the nearest view that both are in.
  private func meeting(of constraint: LayoutConstraint) -> ViewID? {
    guard let second = constraint.second, constraint.first.attribute.kind != .size,
      let a = scene.owner(of: constraint.first.item), let b = scene.owner(of: second.item)
    else { return nil }
    return scene.meeting(a, b)
  }

  /// Appends the unknowns to `parts`, and gives the constant.
  private mutating func append(
    _ anchor: LayoutAnchor, seenFrom other: LayoutAnchor?, in meeting: ViewID?, times factor: Double
  ) -> Double {
    let attribute = anchor.attribute
    let axis = attribute.axis
    let box: LayoutBox
    var inset = EdgeInsets.zero
    switch anchor.item {
    case .own(let guide): box = .guide(guide)
    case .view(let view):
      if let content = content(anchor, seenFrom: other) {
        box = .content(content)
      } else {
        box = .view(view)
        if attribute.isMargin { inset = insets(of: .guide(view, .margins), view, .margins) }
      }
    case .guide(let view, .content): box = .content(view)
    case .guide(let view, let guide):
      box = .view(view)
      inset = insets(of: anchor.item, view, guide)
    }
    let (before, after) =
      axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let length = unknown(box, axis == .horizontal ? .width : .height)
    var constant = 0.0
    func take(_ unknown: SolverUnknown?, _ share: Double) {
      if let unknown { parts.append(.init(unknown, times: factor * share)) }
    }
    if attribute.kind != .size {
      constant += appendOrigin(of: box, anchor.item, axis, in: meeting, times: factor)
    }
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: constant += before
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin:
      take(length, 1)
      constant -= after
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      take(length, 0.5)
      constant += (before - after) / 2
    case .width, .height:
      take(length, 1)
      constant -= before + after
    case .firstBaseline, .lastBaseline:
      let baseline = baseline(of: box, isFirst: attribute == .firstBaseline)
      take(length, baseline.share)
      constant += baseline.offset
    case .notAnAttribute: break
    }
    return factor * constant
  }

  /// How far the box's origin is from that of the meeting's coordinates.
  private mutating func appendOrigin(
    of box: LayoutBox, _ item: LayoutItem, _ axis: ScrollAxis, in meeting: ViewID?,
    times factor: Double
  ) -> Double {
    let start: LayoutNumber = axis == .horizontal ? .x : .y
    var constant = 0.0
    var next: ViewID?
    switch box {
    case .view(let view):
      if view == meeting { return scene.bounds(of: view).origin[axis] }
      next = view
    case .guide(let guide):
      if let unknown = unknown(box, start) { parts.append(.init(unknown, times: factor)) }
      next = scene.layout.guides[guide.index].owner
      if next == meeting { return 0 }
      if let next { constant -= scene.bounds(of: next).origin[axis] }
    case .content(let view):
      if let unknown = unknown(box, start) { parts.append(.init(unknown, times: factor)) }
      if view == meeting { return 0 }
      next = view
      constant -= scene.bounds(of: view).origin[axis]
    }
    while let view = next, view != meeting {
      if let unknown = unknown(.view(view), start) {
        parts.append(.init(unknown, times: factor))
      }
      next = scene.superview(of: view)
      // What is in a scroll view moves as it scrolls, seen from outside.
      if let outer = next, outer != meeting { constant -= scene.bounds(of: outer).origin[axis] }
    }
    return constant
  }

  private mutating func insets(
    of item: LayoutItem, _ view: ViewID, _ guide: LayoutGuide
  ) -> EdgeInsets {
    if let known = insets[item] { return known }
    let found = scene.insets(of: guide, in: view)
    insets[item] = found
    return found
  }

  /// From the top: so far, and so much of the height. Without text it is an edge (U-AL-09).
  private func baseline(of box: LayoutBox, isFirst: Bool) -> (offset: Double, share: Double) {
    guard case .view(let view) = box else { return (0, isFirst ? 0 : 1) }
    let font = scene.font(of: view)
    let line = scene.height(of: 1, font)
    switch scene[view].kind {
    case .label:
      return isFirst ? (font.ascender, 0) : (font.ascender - line, 1)
    case .button, .textField: return (font.ascender - line / 2, 0.5)
    case .textView: return isFirst ? (8 + font.ascender, 0) : (font.ascender - line - 8, 1)
    default: return (0, isFirst ? 0 : 1)
    }
  }
}

extension LayoutAttribute {
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension Scene {
  /// The nearest view that both are in, or are: quick where one is the other's superview.
  func meeting(_ a: ViewID, _ b: ViewID) -> ViewID? {
    if a == b || superview(of: b) == a { return a }
    if superview(of: a) == b { return b }
    if let shared = superview(of: a), shared == superview(of: b) { return shared }
    return commonAncestor(a, b)
  }
}
