/// How the two sides of a constraint stand to each other.
public enum LayoutRelation: Hashable, Sendable { case equal, lessOrEqual, greaterOrEqual }

/// `left (==, <=, >=) right`, and how much it matters.
public struct LinearConstraint: Equatable, Sendable {
  public var left: LinearSum
  public var relation: LayoutRelation
  public var right: LinearSum
  public var priority: LayoutPriority

  public init(
    _ left: LinearSum, _ relation: LayoutRelation, _ right: LinearSum,
    priority: LayoutPriority = .required
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
  }
}

/// The name of a constraint in a solver. It is never given twice, and counts in the order of adding.
public struct LinearConstraintID: Hashable, Comparable, Sendable {
  public let number: Int

  init(_ number: Int) { self.number = number }

  public static func < (a: LinearConstraintID, b: LinearConstraintID) -> Bool {
    a.number < b.number
  }
  public static func == (a: LinearConstraintID, b: LinearConstraintID) -> Bool {
    a.number == b.number
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
