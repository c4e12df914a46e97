/// How tightly an operator binds, and to which side.
struct Rank: Equatable {
  var height: Int
  var side: Side

  enum Side { case left, right, none }
}

/// Operands whose operator waits for what comes behind: `a + b * c - …`, of any length, without reading in
/// oneself.
struct OperatorChain {
  struct Joint {
    var rank: Rank
    var kind: Kind

    enum Kind {
      case infix(String)
      case assign(String)
      /// With what stands in the middle of a ternary.
      case ternary(Expression)
    }

    fileprivate func binds(before next: Rank) -> Bool {
      rank.height > next.height || (rank.height == next.height && rank.side != .right)
    }
  }

  private var waiting: [(left: Expression, joint: Joint)] = []

  mutating func wait(_ left: Expression, for joint: Joint) { waiting.append((left, joint)) }

  /// What stands on the left of an operator with that rank; of none, all.
  mutating func join(
    _ operand: Expression, before rank: Rank?, _ tokens: inout TokenCursor
  ) throws(ReadingFailure) -> Expression {
    var current = operand
    while let last = waiting.last {
      if let rank, !last.joint.binds(before: rank) { break }
      waiting.removeLast()
      try tokens.link()
      current = joined(last.left, last.joint, current)
    }
    return current
  }

  private func joined(_ left: Expression, _ joint: Joint, _ right: Expression) -> Expression {
    var place = left.place
    place.end = max(place.end, right.place.end)
    let kind: Expression.Kind =
      switch joint.kind {
      case .infix(let text): .infix(left, text, right)
      case .assign(let text): .assign(left, text, right)
      case .ternary(let middle): .ternary(left, middle, right)
      }
    return Expression(kind, at: place)
  }
}
