/// `NSLayoutConstraint`: first (=, ≤, ≥) multiplier × second + constant, at a priority (U-AL-01).
public struct LayoutConstraint: Equatable, Sendable {
  public var first: LayoutAnchor
  public var relation: LayoutRelation
  /// Nil: the constant alone is what it is held to.
  public var second: LayoutAnchor?
  public var multiplier: Double
  public var constant: Double
  public var priority: LayoutPriority
  public var identifier: String?
  /// Nil: nobody's code made it.
  public var origin: ConstraintOrigin?
  /// The number of its activation: of those that cannot all hold the latest is broken (U-AL-05).
  public internal(set) var activation: Int?

  public init(
    _ first: LayoutAnchor, _ relation: LayoutRelation = .equal, _ second: LayoutAnchor? = nil,
    times multiplier: Double = 1, plus constant: Double = 0,
    at priority: LayoutPriority = .required,
    identifier: String? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }

  public var isActive: Bool { activation != nil }

  var anchors: [LayoutAnchor] { [first] + (second.map { [$0] } ?? []) }

  /// Do both say the same, whenever they were activated?
  func isLike(_ other: LayoutConstraint) -> Bool {
    first == other.first && relation == other.relation && second == other.second
      && multiplier == other.multiplier && constant == other.constant
      && priority == other.priority
  }
}

public typealias LayoutConstraintID = ID<LayoutConstraint>
