import Engine

/// Constraints as an app's code makes them.
struct ConstraintCode {
  let style: CodeStyle

  /// Anchors where there are such, the initializer with all its arguments elsewhere. A variable holds the
  /// constraint where more than one line is about it.
  func lines(_ constraint: LayoutConstraint, as variable: String = "constraint") -> [String] {
    let made = anchored(constraint) ?? written(constraint)
    guard !constraint.priority.isRequired else {
      return [active(made)]
    }
    let number = style.number(Double(constraint.priority.value))
    return [
      style.isSwift
        ? "let \(variable) = \(made)" : "NSLayoutConstraint *\(variable) = \(made);",
      style.assign(
        variable, property: "priority",
        value: style.isSwift ? "UILayoutPriority(\(number))" : number),
      active(variable),
    ]
  }

  /// Its place is what constraints say.
  func freeing(_ view: ViewID) -> String {
    style.assign(
      style.name(.view(view)), property: "translatesAutoresizingMaskIntoConstraints",
      value: style.bool(false))
  }

  private func active(_ made: String) -> String {
    style.assign(
      made, property: style.isSwift ? "isActive" : "active", value: style.bool(true))
  }

  private func anchored(_ constraint: LayoutConstraint) -> String? {
    let isSize = constraint.first.attribute.kind == .size
    guard let first = anchor(constraint.first), constraint.multiplier == 1 || isSize else {
      return nil
    }
    var parts: [(String, String)] = []
    let (name, relation) = ("constraint", relation(constraint.relation))
    if let second = constraint.second {
      guard let second = anchor(second) else { return nil }
      parts.append((relation, second))
      if constraint.multiplier != 1 {
        parts.append(("multiplier", style.number(constraint.multiplier)))
      }
      if constraint.constant != 0 { parts.append(("constant", style.number(constraint.constant))) }
    } else {
      parts.append((relation + "Constant", style.number(constraint.constant)))
    }
    guard style.isSwift else {
      let words = parts.enumerated().map { place, part in
        (place == 0 ? name + part.0.startingLarge : part.0) + ":" + part.1
      }
      return "[\(first) \(words.joined(separator: " "))]"
    }
    return "\(first).\(name)(\(parts.map { $0.0 + ": " + $0.1 }.joined(separator: ", ")))"
  }

  private func relation(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "equalTo"
    case .lessOrEqual: "lessThanOrEqualTo"
    case .greaterOrEqual: "greaterThanOrEqualTo"
    }
  }

  private func anchor(_ anchor: LayoutAnchor) -> String? {
    guard anchor.attribute.rawValue <= LayoutAttribute.firstBaseline.rawValue else { return nil }
    return item(anchor.item) + "." + anchor.attribute.name + "Anchor"
  }

  private func item(_ item: LayoutItem) -> String {
    switch item {
    case .view(let view): style.name(.view(view))
    case .guide(let view, let guide): style.name(.view(view)) + "." + guide.rawValue
    case .own(let guide): "guide\(guide.number)"
    }
  }

  private func written(_ constraint: LayoutConstraint) -> String {
    let second = constraint.second.map { item($0.item) } ?? "nil"
    let relation: String
    switch constraint.relation {
    case .equal: relation = style.isSwift ? ".equal" : "NSLayoutRelationEqual"
    case .lessOrEqual:
      relation = style.isSwift ? ".lessThanOrEqual" : "NSLayoutRelationLessThanOrEqual"
    case .greaterOrEqual:
      relation = style.isSwift ? ".greaterThanOrEqual" : "NSLayoutRelationGreaterThanOrEqual"
    }
    let parts = [
      ("item", item(constraint.first.item)), ("attribute", attribute(constraint.first.attribute)),
      ("relatedBy", relation), ("toItem", second),
      ("attribute", attribute(constraint.second?.attribute ?? .notAnAttribute)),
      ("multiplier", style.number(constraint.multiplier)),
      ("constant", style.number(constraint.constant)),
    ]
    return style.isSwift
      ? "NSLayoutConstraint(\(parts.map { $0.0 + ": " + $0.1 }.joined(separator: ", ")))"
      : "[NSLayoutConstraint constraintWithItem:" + parts[0].1 + " "
        + parts.dropFirst().map { $0.0 + ":" + $0.1 }.joined(separator: " ") + "]"
  }

  private func attribute(_ attribute: LayoutAttribute) -> String {
    style.isSwift
      ? "." + attribute.name : "NSLayoutAttribute" + attribute.name.startingLarge
  }
}
