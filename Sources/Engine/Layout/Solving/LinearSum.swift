/// Unknowns, each times a factor, and a constant: one side of a constraint.
public struct LinearSum: Equatable, Sendable {
  public struct Part: Equatable, Sendable {
    public var unknown: SolverUnknown
    public var factor: Double

    public init(_ unknown: SolverUnknown, times factor: Double = 1) {
      self.unknown = unknown
      self.factor = factor
    }
  }

  public var parts: [Part]
  public var constant: Double

  public init(_ parts: [Part] = [], plus constant: Double = 0) {
    self.parts = parts
    self.constant = constant
  }

  public init(_ unknown: SolverUnknown) { self.init([Part(unknown)]) }

  public static func constant(_ constant: Double) -> LinearSum { LinearSum(plus: constant) }

  public static func + (a: LinearSum, b: LinearSum) -> LinearSum {
    LinearSum(a.parts + b.parts, plus: a.constant + b.constant)
  }

  public static func - (a: LinearSum, b: LinearSum) -> LinearSum { a + -1 * b }

  public static func + (a: LinearSum, b: Double) -> LinearSum {
    LinearSum(a.parts, plus: a.constant + b)
  }

  public static func - (a: LinearSum, b: Double) -> LinearSum { a + -b }

  public static func * (factor: Double, sum: LinearSum) -> LinearSum {
    LinearSum(
      sum.parts.map { Part($0.unknown, times: factor * $0.factor) }, plus: factor * sum.constant)
  }
}
