/// What a solver made of its constraints.
public struct LinearSolution: Equatable, Sendable {
  /// One for each unknown, in the order of their numbers.
  public internal(set) var values: [Double]
  /// Required constraints that could not all hold, with the one of each that was broken.
  public internal(set) var conflicts: [SolverConflict] = []
  /// Optional constraints that are not met, in the order in which they were added.
  public internal(set) var shortfalls: [Shortfall] = []
  /// Unknowns that could have other values with every constraint met as well as it is now.
  public internal(set) var ambiguous: [SolverUnknown] = []
  /// What holds with no room and gives the values, one for each unknown.
  public internal(set) var deciding: [SolverReason] = []
  /// How many steps the search took: a measure of how good its beginning was, not of the solution.
  public internal(set) var steps = 0

  public subscript(unknown: SolverUnknown) -> Double { values[unknown.index] }

  /// Constraints that were left out.
  public var broken: [LinearConstraintID] { conflicts.map { $0.broken } }

  public func isAmbiguous(_ unknown: SolverUnknown) -> Bool {
    // In the order of their numbers.
    var (low, high) = (0, ambiguous.count)
    while low < high {
      let middle = (low + high) / 2
      if ambiguous[middle].index < unknown.index { low = middle + 1 } else { high = middle }
    }
    return low < ambiguous.count && ambiguous[low] == unknown
  }

  public static func == (a: LinearSolution, b: LinearSolution) -> Bool {
    a.values == b.values && a.conflicts == b.conflicts && a.shortfalls == b.shortfalls
      && a.ambiguous == b.ambiguous && a.deciding == b.deciding
  }
}

/// What a value can follow from.
public enum SolverReason: Hashable, Sendable {
  case constraint(LinearConstraintID)
  /// The unknown was not to be negative.
  case notNegative(SolverUnknown)
  /// Nothing said what the unknown is.
  case fallback(SolverUnknown)
}

/// Required constraints that cannot all hold; without any one of them, the others can.
public struct SolverConflict: Equatable, Sendable {
  public var members: [SolverReason]
  /// The one that was added last. Which one UIKit breaks is not documented (U-AL-05).
  public var broken: LinearConstraintID
}

/// An optional constraint that is not met.
public struct Shortfall: Equatable, Sendable {
  public var constraint: LinearConstraintID
  /// Left side less right side.
  public var amount: Double
}
