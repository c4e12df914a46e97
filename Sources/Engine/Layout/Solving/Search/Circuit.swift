/// Rows, each times a factor, that add up to less and less of their unknowns: once none is left, they
/// cannot all hold, and leaving any one out they can.
struct Circuit {
  private(set) var rows: [(row: Int, factor: Double)] = []
  private var shares: [Int: Double] = [:]
  private var largest = 0.0

  mutating func add(row: Int, times factor: Double, of program: SolverProgram) {
    rows.append((row, factor))
    for entry in program.matrix.entries(of: row) {
      let change = factor * program.matrix.factors[entry]
      largest = max(largest, abs(change))
      shares[Int(program.matrix.columns[entry]), default: 0] += change
    }
  }

  /// How often the unknown is in the sum, or nil if it has fallen out.
  func share(of unknown: Int) -> Double? {
    guard let share = shares[unknown], abs(share) > SolverTolerance.rate * largest else {
      return nil
    }
    return share
  }

  /// The one that was added last.
  var last: Int { rows.reduce(-1) { max($0, $1.row) } }
}
