/// How much a solver takes on. Each limit is a typed error where it is reached.
public struct SolverLimits: Equatable, Sendable {
  public var unknowns = 1 << 20
  public var constraints = 1 << 20
  /// Unknowns in all constraints together.
  public var parts = 1 << 23
  public var conflicts = 256
  /// Numbers looked at in one solution, about: 10,000 views take some ten million.
  public var work: Int64 = 4_000_000_000
  public var largestConstant = 1e12
  public var largestFactor = 1e6
  /// A factor of exactly 0 is left out, as if its unknown were not there.
  public var smallestFactor = 1e-6

  public init() {}
}
