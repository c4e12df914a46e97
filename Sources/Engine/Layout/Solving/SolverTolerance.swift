/// When two numbers count as the same. The one place where this is said:
///
/// - A constraint holds if it is missed by no more than `length`, and a part in 10^11 of the largest
///   number in it: a hundred millionth of a point, and a hundredth of a point between 10^9.
/// - A rate (how much a sum of errors grows while one constraint is left) is zero below `rate`
///   of the largest rate that it is compared with.
/// - An entry that elimination leaves is zero below `entry` of the largest entry of its row.
/// - An unknown that can move by no more than `freedom` is not ambiguous.
enum SolverTolerance {
  static let freedom = 1e-6
  static let length = 1e-8
  static let lengthPerSize = 1e-11
  /// What a value that is told may add to that.
  static let slack = 100.0
  static let rate = 1e-9
  static let entry = 1e-11

  static func length(atSize size: Double) -> Double { length + lengthPerSize * size }
}
