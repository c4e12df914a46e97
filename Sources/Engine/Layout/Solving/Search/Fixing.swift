/// What follows from required equations one after the other, each with one unknown left: most of a
/// layout, and none of it needs a search.
struct Fixing {
  /// A required row that cannot hold with those before it.
  enum Finding { case none, conflict(Circuit) }

  private(set) var values: [Double]
  private(set) var isFixed: [Bool]
  /// Which unknown was fixed by which row, in this order.
  private(set) var trail: [(unknown: Int, row: Int)] = []
  /// How many unknowns of a row are not fixed.
  private(set) var openCounts: [Int32]
  private var hasArrived: [Bool]
  private var queue: [Int] = []

  init(_ program: SolverProgram) {
    values = [Double](repeating: 0, count: program.unknownCount)
    isFixed = [Bool](repeating: false, count: program.unknownCount)
    hasArrived = [Bool](repeating: false, count: program.rowCount)
    openCounts = []
    openCounts.reserveCapacity(program.rowCount)
    for row in 0..<program.rowCount {
      openCounts.append(Int32(truncatingIfNeeded: program.matrix.entries(of: row).count))
    }
  }

  /// Takes in a required row. What it makes impossible is told, and undone.
  mutating func add(row: Int, of program: SolverProgram) -> Finding {
    let before = trail.count
    hasArrived[row] = true
    queue.removeAll(keepingCapacity: true)
    queue.append(row)
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      if openCounts[row] == 0 {
        if program.error(ofRow: row, at: values) != 0 {
          let circuit = circuit(closedBy: row, of: program)
          undo(to: before, of: program)
          return .conflict(circuit)
        }
      } else if openCounts[row] == 1, program.isEquality[row] {
        fix(by: row, of: program)
      }
    }
    return .none
  }

  /// A row that has been taken in, and is broken.
  mutating func remove(row: Int) { hasArrived[row] = false }

  private mutating func fix(by row: Int, of program: SolverProgram) {
    var rest = program.bounds[row]
    var open: (unknown: Int, factor: Double)?
    for entry in program.matrix.entries(of: row) {
      let unknown = Int(program.matrix.columns[entry])
      if isFixed[unknown] {
        rest -= program.matrix.factors[entry] * values[unknown]
      } else {
        open = (unknown, program.matrix.factors[entry])
      }
    }
    guard let open else { return }
    values[open.unknown] = rest / open.factor
    isFixed[open.unknown] = true
    trail.append((open.unknown, row))
    for entry in program.columns.entries(of: open.unknown) {
      let other = Int(program.columns.columns[entry])
      openCounts[other] -= 1
      guard hasArrived[other], openCounts[other] <= 1 else { continue }
      if openCounts[other] == 0 || program.isEquality[other] { queue.append(other) }
    }
  }

  private mutating func undo(to count: Int, of program: SolverProgram) {
    while trail.count > count, let last = trail.popLast() {
      isFixed[last.unknown] = false
      for entry in program.columns.entries(of: last.unknown) {
        openCounts[Int(program.columns.columns[entry])] += 1
      }
    }
  }

  private func circuit(closedBy row: Int, of program: SolverProgram) -> Circuit {
    var circuit = Circuit()
    circuit.add(row: row, times: 1, of: program)
    trace(&circuit, of: program)
    return circuit
  }

  /// Adds the rows from which the unknowns of the circuit follow, so that no unknown is left in it.
  func trace(_ circuit: inout Circuit, of program: SolverProgram) {
    for (unknown, row) in trail.reversed() {
      guard let share = circuit.share(of: unknown) else { continue }
      for entry in program.matrix.entries(of: row)
      where Int(program.matrix.columns[entry]) == unknown {
        circuit.add(row: row, times: -share / program.matrix.factors[entry], of: program)
      }
    }
  }
}
