/// What a solver refuses, or gives up. A refused change changes nothing.
public enum SolverError: Error, Equatable, Sendable {
  /// A constant, a factor or a fallback is NaN or infinite.
  case notFinite
  /// A constant, a factor or a fallback is larger, or a factor smaller, than `SolverLimits` allow.
  case outOfScale(Double)
  /// Not above 0 and up to 1000.
  case priority(Float)
  case noSuchConstraint(LinearConstraintID)
  case noSuchUnknown(SolverUnknown)
  case tooManyUnknowns(limit: Int)
  case tooManyConstraints(limit: Int)
  case tooManyParts(limit: Int)
  case tooManyConflicts(limit: Int)
  /// The steps that a solution may take are used up.
  case tooMuchWork(limit: Int64)
  /// Factors so unlike each other that Doubles cannot tell the solution.
  case lostPrecision
}
