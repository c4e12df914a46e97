extension Solver {
  /// The values, and what could not be had. The same constraints in the same order give the same, to the last bit.
  public mutating func solve() throws(SolverError) -> LinearSolution {
    var work = SolverWork(limit: limits.work)
    var run = SolverRun(self, isWarm: isWarm)
    try run.go(limits: limits, work: &work)
    if isWarm, !run.conflicts.isEmpty {
      // Which of several sets in conflict is found may hang on the beginning, so that has to be the same one.
      run = SolverRun(self, isWarm: false)
      try run.go(limits: limits, work: &work)
    }
    remember(active: run.active)
    return run.solution(entries: entries, steps: work.exchanges)
  }
}

/// One solution on its way.
private struct SolverRun {
  let program: SolverProgram
  private var isBroken: [Bool]
  private(set) var conflicts: [Circuit] = []
  private var fixing: Fixing
  private var values: [Double]
  private var ambiguous: [Int] = []
  /// Rows of the program, or -1 - the unknown for a fallback.
  private var deciding: [Int] = []

  init(_ solver: Solver, isWarm: Bool) {
    program = SolverProgram(solver, isWarm: isWarm)
    isBroken = [Bool](repeating: false, count: program.rowCount)
    fixing = Fixing(program)
    values = fixing.values
  }

  mutating func go(limits: SolverLimits, work: inout SolverWork) throws(SolverError) {
    // Once more for each constraint that is broken though it came after the row that found it out.
    for _ in 0...2 * limits.conflicts {
      try work.spend(program.matrix.entryCount + program.rowCount)
      guard try fix(limits: limits) else { continue }
      if try search(limits: limits, work: &work) { return try check() }
    }
    throw .tooManyConflicts(limit: limits.conflicts)
  }

  /// Better no answer than one that rounding has spoilt.
  private func check() throws(SolverError) {
    for row in 0..<program.rowCount where program.priorities[row].isRequired && !isBroken[row] {
      let (excess, tolerance) = program.excess(ofRow: row, at: values)
      let error = program.isEquality[row] ? abs(excess) : excess
      guard error <= SolverTolerance.slack * tolerance else { throw .lostPrecision }
    }
  }

  /// True if others are whole again because of it, so that all has to begin again.
  private mutating func breakLast(
    of circuit: Circuit, limits: SolverLimits
  ) throws(SolverError) -> Bool {
    let broken = circuit.last
    let count = conflicts.count
    // A constraint is not broken because of one that is itself: it gets another chance.
    for old in conflicts where old.rows.contains(where: { $0.row == broken }) {
      isBroken[old.last] = false
    }
    conflicts.removeAll { !isBroken[$0.last] }
    let isRestored = conflicts.count < count
    guard conflicts.count < limits.conflicts else {
      throw .tooManyConflicts(limit: limits.conflicts)
    }
    isBroken[broken] = true
    conflicts.append(circuit)
    return isRestored
  }

  /// False: begin again, without what is broken.
  private mutating func fix(limits: SolverLimits) throws(SolverError) -> Bool {
    fixing = Fixing(program)
    for row in 0..<program.rowCount where program.priorities[row].isRequired && !isBroken[row] {
      guard case .conflict(let circuit) = fixing.add(row: row, of: program) else { continue }
      let isRestored = try breakLast(of: circuit, limits: limits)
      if circuit.last != row || isRestored { return false }
      fixing.remove(row: row)
    }
    return true
  }

  private mutating func search(limits: SolverLimits, work: inout SolverWork) throws(SolverError)
    -> Bool
  {
    var sharing = Sharing(program, fixing: fixing, isBroken: isBroken)
    let blocks = sharing.blocks(program, fixing: fixing, isBroken: isBroken)
    values = fixing.values
    deciding = fixing.trail.map { $0.row }
    ambiguous = []
    for block in blocks {
      var search = try BlockSearch(block, work: &work)
      var found: [Circuit] = []
      let isDone = try search.satisfyRequired(work: &work) { row, members in
        var circuit = Circuit()
        for member in members {
          circuit.add(row: block.rows[member.row], times: member.factor, of: program)
        }
        fixing.trace(&circuit, of: program)
        found.append(circuit)
        return circuit.last == block.rows[row]
      }
      var isRestored = false
      for circuit in found where try breakLast(of: circuit, limits: limits) { isRestored = true }
      if !isDone || isRestored { return false }
      try search.meetWishes(work: &work)
      try search.breakTies(work: &work)
      let (newValues, rows) = try search.canonical(work: &work)
      for (number, value) in newValues.enumerated() { values[block.unknowns[number]] = value }
      for unknown in search.ambiguous { ambiguous.append(block.unknowns[unknown]) }
      for row in rows {
        let row = Int(row)
        deciding.append(
          block.isFallback(row) ? -1 - block.unknowns[row - block.rows.count] : block.rows[row])
      }
    }
    return true
  }

  var active: [Solver.ActiveRow] {
    var active: [Solver.ActiveRow] = []
    for row in deciding where row >= 0 {
      if let place = program.place(ofRow: row) {
        active.append(.entry(place))
      } else {
        active.append(.zero(program.nonNegative[row].index))
      }
    }
    return active
  }

  func solution(entries: [Solver.Entry], steps: Int) -> LinearSolution {
    func reason(_ row: Int) -> SolverReason {
      if row < 0 { return .fallback(SolverUnknown(-1 - row)) }
      guard let place = program.place(ofRow: row) else {
        return .notNegative(program.nonNegative[row])
      }
      return .constraint(entries[place].id)
    }
    var solution = LinearSolution(values: values)
    solution.steps = steps
    solution.deciding = deciding.map(reason)
    solution.ambiguous = ambiguous.sorted().map { SolverUnknown($0) }
    // In the order in which the broken ones were added.
    for circuit in conflicts.sorted(by: { $0.last < $1.last }) {
      guard let place = program.place(ofRow: circuit.last) else { continue }
      solution.conflicts.append(
        SolverConflict(
          members: circuit.rows.map { $0.row }.sorted().map(reason), broken: entries[place].id))
    }
    for row in 0..<program.rowCount where !program.priorities[row].isRequired {
      let error = program.error(ofRow: row, at: values)
      guard error != 0, let place = program.place(ofRow: row) else { continue }
      let entry = entries[place]
      let sign: Double = entry.relation == .greaterOrEqual ? -1 : 1
      solution.shortfalls.append(Shortfall(constraint: entry.id, amount: sign * error))
    }
    return solution
  }
}
