/// Why an unknown has its value: constraints that hold with no room, each taken so many times that all
/// other unknowns fall out, and the constants add up to the value.
public struct Derivation: Equatable, Sendable {
  public struct Step: Equatable, Sendable {
    public var reason: SolverReason
    /// How far the value would move if the constraint's constant grew by 1.
    public var share: Double
    /// What the constraint's constant brings to the value.
    public var contribution: Double
  }

  public var unknown: SolverUnknown
  /// The sum of the contributions.
  public var value: Double
  /// Those on the unknown itself first, then those on the unknowns that these bring in, and so on.
  public var steps: [Step]

  /// Does a constraint say it, and not only a fallback?
  public var isDecided: Bool {
    steps.allSatisfy {
      if case .fallback = $0.reason { return false }
      return true
    }
  }
}

extension Solver {
  /// Why the unknown has its value in a solution of the constraints as they are now.
  public func derivation(
    of unknown: SolverUnknown, in solution: LinearSolution
  ) throws(SolverError) -> Derivation {
    guard unknown.index < unknownCount else { throw .noSuchUnknown(unknown) }
    var matrix = SparseMatrix()
    var bounds: [Double] = []
    for reason in solution.deciding { bounds.append(try append(reason, to: &matrix)) }
    var factor = SparseFactor(size: unknownCount)
    let columns = matrix.transposed(columnCount: unknownCount)
    for row in 0..<matrix.rowCount { factor.offer(row: row, of: matrix, columns: columns) }
    guard factor.isComplete else { throw .lostPrecision }
    var wanted = [Double](repeating: 0, count: unknownCount)
    wanted[unknown.index] = 1
    let multiples = factor.multiples(addingUpTo: wanted)
    let largest = multiples.reduce(0) { max($0, abs($1)) }
    var shares = [Double](repeating: 0, count: matrix.rowCount)
    for (slot, multiple) in multiples.enumerated()
    where abs(multiple) > SolverTolerance.rate * largest {
      shares[Int(factor.rows[slot])] = multiple
    }
    var derivation = Derivation(unknown: unknown, value: 0, steps: [])
    for row in nearest(to: unknown, matrix, columns, isUsed: shares.map { $0 != 0 }) {
      let contribution = shares[row] * bounds[row]
      derivation.value += contribution
      derivation.steps.append(
        .init(reason: solution.deciding[row], share: shares[row], contribution: contribution))
    }
    return derivation
  }

  /// Adds what the reason says as an equation, and gives its right side.
  private func append(
    _ reason: SolverReason, to matrix: inout SparseMatrix
  ) throws(SolverError) -> Double {
    defer { matrix.endRow() }
    switch reason {
    case .notNegative(let unknown), .fallback(let unknown):
      guard unknown.index < unknownCount else { throw .noSuchUnknown(unknown) }
      matrix.append(1, column: unknown.index)
      if case .fallback = reason { return fallbacks[unknown.index] }
      return 0
    case .constraint(let id):
      guard let place = find(id) else { throw .noSuchConstraint(id) }
      let entry = entries[place]
      for part in parts[entry.start..<entry.start + entry.partCount] {
        matrix.append(part.factor, column: part.unknown.index)
      }
      return entry.bound
    }
  }

  private func nearest(
    to unknown: SolverUnknown, _ matrix: SparseMatrix, _ columns: SparseMatrix, isUsed: [Bool]
  ) -> [Int] {
    var isLeft = isUsed
    var isSeen = [Bool](repeating: false, count: columns.rowCount)
    isSeen[unknown.index] = true
    var queue = [unknown.index]
    var rows: [Int] = []
    var next = 0
    while next < queue.count {
      for entry in columns.entries(of: queue[next]) {
        let row = Int(columns.columns[entry])
        guard isLeft[row] else { continue }
        isLeft[row] = false
        rows.append(row)
        for entry in matrix.entries(of: row) where !isSeen[Int(matrix.columns[entry])] {
          isSeen[Int(matrix.columns[entry])] = true
          queue.append(Int(matrix.columns[entry]))
        }
      }
      next += 1
    }
    return rows
  }
}
