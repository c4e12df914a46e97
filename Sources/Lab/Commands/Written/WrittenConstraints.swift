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

extension Scene {
  /// As it would be typed, where a stack view stands for it; gaps as differences.
  func text(of one: StackConstraint) -> String {
    let pen = Pen(scene: self)
    guard let gap = one.gap, let start = one.constraint.second else {
      return pen.text(of: one.constraint)
    }
    let priority = one.constraint.priority
    return [
      pen.text(of: one.constraint.first), "-", pen.text(of: start), "=", pen.text(of: gap.end),
      "-", pen.text(of: gap.start),
    ].joined(separator: " ")
      + (priority.isRequired ? "" : " @" + Pen.text(Double(priority.value)))
  }

  func text(of reason: StackReason) -> String {
    stackConstraint(reason).map { text(of: $0) } ?? name(of: reason.first)
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
