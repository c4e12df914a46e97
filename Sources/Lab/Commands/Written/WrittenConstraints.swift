import Engine

extension Pen {
  /// As it is typed: `redeem.centerX = card.centerX + 10 @750`.
  func text(of constraint: LayoutConstraint) -> String {
    var words = [text(of: constraint.first), constraint.relation.sign]
    if let second = constraint.second {
      if constraint.multiplier != 1 { words += [Pen.text(constraint.multiplier), "*"] }
      words.append(text(of: second))
      if constraint.constant != 0 {
        words += [constraint.constant < 0 ? "-" : "+", Pen.text(abs(constraint.constant))]
      }
    } else {
      words.append(Pen.text(constraint.constant))
    }
    if !constraint.priority.isRequired {
      words.append("@" + Pen.text(Double(constraint.priority.value)))
    }
    return words.joined(separator: " ")
  }

  func text(of anchor: LayoutAnchor) -> String { name(anchor.item) + "." + anchor.attribute.name }

  func name(_ item: LayoutItem) -> String {
    switch item {
    case .view(let view): name(view)
    case .guide(let view, let guide): name(view) + "." + guide.rawValue
    case .own(let guide): guides(guide)
    }
  }
}

extension LayoutRelation {
  var sign: String {
    switch self {
    case .equal: "="
    case .lessOrEqual: "<="
    case .greaterOrEqual: ">="
    }
  }
}

extension Scene {
  /// As it is typed, with the names of now.
  func text(of constraint: LayoutConstraint) -> String {
    Pen(scene: self).text(of: constraint)
  }
}
