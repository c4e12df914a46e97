/// The mistakes that a rulebook makes: a learner may make two at once.
public typealias Mistakes = CaseSet<Mistake>

/// Some of an enum's cases, at one bit each: up to 128, and none of them with a payload.
public struct CaseSet<Case: CaseIterable & Hashable & Sendable>: ExpressibleByArrayLiteral,
  Hashable, Sendable
{
  private var bits: UInt128 = 0

  public init(_ cases: some Sequence<Case>) {
    for each in cases { insert(each) }
  }

  public init(arrayLiteral cases: Case...) { self.init(cases) }

  public var isEmpty: Bool { bits == 0 }

  public func contains(_ element: Case) -> Bool { bits & Self.bit(of: element) != 0 }

  public func isDisjoint(with others: Self) -> Bool { bits & others.bits == 0 }

  public mutating func insert(_ element: Case) { bits |= Self.bit(of: element) }

  public mutating func remove(_ element: Case) { bits &= ~Self.bit(of: element) }

  /// Such an enum is kept as the number of its case.
  private static func bit(of element: Case) -> UInt128 {
    withUnsafeBytes(of: element) { 1 << UInt128($0[0]) }
  }
}
