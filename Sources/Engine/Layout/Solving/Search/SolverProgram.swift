/// All constraints of a solver as rows, each `sum = bound` or `sum <= bound`: what unknowns must not be
/// negative comes first, then the constraints in the order in which they were added.
struct SolverProgram: Sendable {
  var matrix = SparseMatrix()
  /// For an unknown, the rows that it is in.
  var columns = SparseMatrix()
  var bounds: [Double] = []
  var isEquality: [Bool] = []
  var priorities: [LayoutPriority] = []
  /// Worth a try as the first ones that hold with no room.
  var isHinted: [Bool] = []
  /// For a row of a constraint, its place in the solver's entries.
  var places: [Int] = []
  var nonNegative: [SolverUnknown] = []
  var fallbacks: [Double] = []

  var rowCount: Int { bounds.count }
  var unknownCount: Int { fallbacks.count }

  init(_ solver: Solver, isWarm: Bool) {
    fallbacks = solver.fallbacks
    let count = solver.unknownCount + solver.constraintCount
    matrix.reserve(rows: count, entries: solver.unknownCount + solver.parts.count)
    bounds.reserveCapacity(count)
    for index in 0..<solver.unknownCount where solver.isNonNegative[index] {
      nonNegative.append(SolverUnknown(index))
      matrix.append(-1, column: index)
      end(
        bound: 0, isEquality: false, priority: .required,
        isHinted: isWarm && solver.wasZero[index])
    }
    for place in solver.entries.indices where solver.entries[place].isAlive {
      let entry = solver.entries[place]
      let sign: Double = entry.relation == .greaterOrEqual ? -1 : 1
      for part in solver.parts[entry.start..<entry.start + entry.partCount] {
        matrix.append(sign * part.factor, column: part.unknown.index)
      }
      places.append(place)
      end(
        bound: sign * entry.bound, isEquality: entry.relation == .equal, priority: entry.priority,
        isHinted: isWarm && entry.wasActive)
    }
    columns = matrix.transposed(columnCount: unknownCount)
  }

  private mutating func end(
    bound: Double, isEquality: Bool, priority: LayoutPriority, isHinted: Bool
  ) {
    matrix.endRow()
    bounds.append(bound)
    self.isEquality.append(isEquality)
    priorities.append(priority)
    self.isHinted.append(isHinted)
  }

  /// The place in the solver's entries, or nil for a row that keeps an unknown from being negative.
  func place(ofRow row: Int) -> Int? {
    row < nonNegative.count ? nil : places[row - nonNegative.count]
  }

  /// By how much the row's sum is above its bound, and how much may be due to rounding.
  func excess(ofRow row: Int, at values: [Double]) -> (excess: Double, tolerance: Double) {
    var sum = -bounds[row]
    var size = abs(bounds[row])
    for entry in matrix.entries(of: row) {
      let product = matrix.factors[entry] * values[Int(matrix.columns[entry])]
      sum += product
      size += abs(product)
    }
    return (sum, SolverTolerance.length(atSize: size))
  }

  /// Above 0: too much; below 0: too little, where that is an error; 0: it holds.
  func error(ofRow row: Int, at values: [Double]) -> Double {
    let (excess, tolerance) = excess(ofRow: row, at: values)
    return excess > tolerance || isEquality[row] && excess < -tolerance ? excess : 0
  }
}
