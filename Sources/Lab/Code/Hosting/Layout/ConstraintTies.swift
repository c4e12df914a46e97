import Engine
import Program

/// What a tie of SnapKit's or Masonry's comes to.
extension UIKitWorld {
  func constraints(
    of tie: ProgramValue, _ dialect: Dialect
  ) throws(Stop) -> [LayoutConstraint] {
    let from = attributes("attributes", of: tie)
    let relation = LayoutRelation(number: kept("relation", of: tie).flatMap { raw($0) } ?? 0)
    // A side that is held to nothing is no constraint yet, and to nobody knows whom none at all.
    guard kept("isVoid", of: tie) == nil else { return [] }
    guard kept("relation", of: tie) != nil || kept("constant", of: tie) != nil else { return [] }
    let targets = attributes("targetAttributes", of: tie)
    let item = kept("item", of: tie) ?? .null
    var made: [LayoutConstraint] = []
    for (place, attribute) in from.enumerated() {
      guard let first = layoutAnchor(item, attribute) else { throw crashWithoutItem() }
      let other = otherAttribute(
        for: attribute, at: place, of: from, targets, hasTarget: kept("target", of: tie) != nil,
        dialect)
      let second = try self.second(of: tie, item, other, dialect)
      made.append(
        LayoutConstraint(
          first, relation, second, times: kept("multiplier", of: tie)?.asDouble ?? 1,
          plus: constant(of: tie, for: dialect == .snapKit ? other : attribute),
          at: kept("priority", of: tie)?.asDouble.map { LayoutPriority(Float($0)) } ?? .required,
          identifier: kept("label", of: tie)?.asText))
    }
    return made
  }

  private func otherAttribute(
    for attribute: LayoutAttribute, at place: Int, of from: [LayoutAttribute],
    _ targets: [LayoutAttribute], hasTarget: Bool, _ dialect: Dialect
  ) -> LayoutAttribute {
    if !targets.isEmpty {
      if targets == from { return attribute }
      // Edges to margins, one by one.
      return targets.count == from.count && targets.count > 1 ? targets[place] : targets[0]
    }
    guard dialect == .snapKit, !hasTarget else { return attribute }
    // SnapKit holds a centre to its superview's edge, where a number stands alone (U-AL-03).
    switch attribute {
    case .centerX: return .left
    case .centerY: return .top
    default: return attribute
    }
  }

  /// A place without somebody else is the superview's.
  private func second(
    of tie: ProgramValue, _ item: ProgramValue, _ attribute: LayoutAttribute, _ dialect: Dialect
  ) throws(Stop) -> LayoutAnchor? {
    if let target = kept("target", of: tie) { return layoutAnchor(target, attribute) }
    guard attribute.kind != .size else { return nil }
    return superview(of: item).map { LayoutAnchor($0, attribute) }
  }

  /// An offset counts as it is, an inset inwards; of points, sizes and insets each side takes its part.
  private func constant(of tie: ProgramValue, for attribute: LayoutAttribute) -> Double {
    guard let value = kept("constant", of: tie) else { return 0 }
    if let number = value.asDouble {
      guard kept("isInset", of: tie) != nil else { return number }
      return inset(EdgeInsets(top: number, left: number, bottom: number, right: number), attribute)
    }
    guard case .structure(let structure) = value.content else { return 0 }
    if let insets = insets(value) { return inset(insets, attribute) }
    guard let pair = numbers(value), pair.count == 2 else { return 0 }
    if structure.type == UIKitRows.size.id {
      switch attribute {
      case .width: return pair[0]
      case .height: return pair[1]
      default: return 0
      }
    }
    switch attribute.kind {
    case .across: return pair[0]
    case .down: return pair[1]
    case .size, .none: return 0
    }
  }

  private func inset(_ insets: EdgeInsets, _ attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: insets.left
    case .right, .trailing, .rightMargin, .trailingMargin: -insets.right
    case .top, .topMargin, .firstBaseline: insets.top
    case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
    case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
    case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    case .notAnAttribute: 0
    }
  }

  // MARK: Afterwards

  func madeConstraints(of tie: ProgramValue) -> [LayoutConstraintID] {
    (kept("made", of: tie)?.members ?? []).compactMap {
      raw($0).flatMap { LayoutCode.constraint($0) }
    }
  }

  mutating func setActive(tie: ProgramValue, _ isActive: Bool) throws(Stop) {
    for id in madeConstraints(of: tie) {
      if isActive { try activate(id) } else { scene.deactivate(id) }
    }
  }

  /// `.offset(…)` while it is gathered, `update(offset:)` when it is there already.
  mutating func setConstant(
    of tie: ProgramValue, to value: ProgramValue, isInset: Bool
  ) throws(Stop) {
    keep("constant", value.withoutOptionals, of: tie)
    keep("isInset", isInset ? .bool(true) : nil, of: tie)
    let ids = madeConstraints(of: tie)
    guard !ids.isEmpty, let dialect = dialect(of: tie) else { return }
    for (id, wanted) in zip(ids, try constraints(of: tie, dialect)) {
      do throws(SceneError) {
        try scene.setConstant(of: id, to: wanted.constant)
      } catch { throw crash(error) }
    }
  }

  mutating func setPriority(of tie: ProgramValue, to priority: LayoutPriority) throws(Stop) {
    keep("priority", .double(Double(priority.value)), of: tie)
    for id in madeConstraints(of: tie) {
      do throws(SceneError) {
        try scene.setPriority(of: id, to: priority)
      } catch { throw crash(error) }
    }
  }

  func dialect(of tie: ProgramValue) -> Dialect? {
    kept("dialect", of: tie)?.asText.flatMap { Dialect(rawValue: $0) }
  }
}
