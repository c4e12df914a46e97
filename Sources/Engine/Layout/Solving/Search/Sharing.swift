/// Which unknowns hang together through constraints, so that what does not is solved apart.
struct Sharing {
  private var parents: [Int32]

  init(_ program: SolverProgram, fixing: Fixing, isBroken: [Bool]) {
    parents = []
    parents.reserveCapacity(program.unknownCount)
    for unknown in 0..<program.unknownCount {
      parents.append(Int32(truncatingIfNeeded: unknown))
    }
    for row in 0..<program.rowCount where !isBroken[row] && fixing.openCounts[row] > 1 {
      var first: Int?
      for entry in program.matrix.entries(of: row) {
        let unknown = Int(program.matrix.columns[entry])
        guard !fixing.isFixed[unknown] else { continue }
        if let first { join(first, unknown) } else { first = unknown }
      }
    }
  }

  private mutating func top(_ unknown: Int) -> Int {
    var unknown = unknown
    while Int(parents[unknown]) != unknown {
      parents[unknown] = parents[Int(parents[unknown])]
      unknown = Int(parents[unknown])
    }
    return unknown
  }

  private mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (top(a), top(b))
    // The lowest number is the top, whatever the order in which they are joined.
    parents[max(a, b)] = Int32(truncatingIfNeeded: min(a, b))
  }

  /// The unknowns that are not fixed and the rows on them, in parts that have nothing to do with each
  /// other. Small ones are taken together: each part costs as much as some dozen unknowns.
  mutating func blocks(
    _ program: SolverProgram, fixing: Fixing, isBroken: [Bool], smallest: Int = 64
  ) -> [SolverBlock] {
    let count = program.unknownCount
    var groupOfTop = [Int32](repeating: -1, count: count)
    var sizes = [Int](repeating: 0, count: count)
    for unknown in 0..<count where !fixing.isFixed[unknown] { sizes[top(unknown)] += 1 }
    var unknowns: [[Int]] = []
    // The last group takes more in while it is small.
    var (isOpen, openSize) = (false, 0)
    var numbers = [Int32](repeating: -1, count: count)
    var groups = [Int32](repeating: -1, count: count)
    for unknown in 0..<count where !fixing.isFixed[unknown] {
      let top = top(unknown)
      if groupOfTop[top] < 0 {
        // A large part stands alone, so that small ones near it can be left as they were.
        if sizes[top] >= smallest || !isOpen || openSize >= smallest {
          unknowns.append([])
          isOpen = sizes[top] < smallest
          openSize = 0
        }
        openSize += sizes[top]
        groupOfTop[top] = Int32(truncatingIfNeeded: unknowns.count - 1)
      }
      let group = Int(groupOfTop[top])
      groups[unknown] = groupOfTop[top]
      numbers[unknown] = Int32(truncatingIfNeeded: unknowns[group].count)
      unknowns[group].append(unknown)
    }
    var rows = [[Int]](repeating: [], count: unknowns.count)
    for row in 0..<program.rowCount where !isBroken[row] && fixing.openCounts[row] > 0 {
      for entry in program.matrix.entries(of: row) {
        let unknown = Int(program.matrix.columns[entry])
        guard groups[unknown] >= 0 else { continue }
        rows[Int(groups[unknown])].append(row)
        break
      }
    }
    var blocks: [SolverBlock] = []
    blocks.reserveCapacity(unknowns.count)
    for group in unknowns.indices {
      blocks.append(
        SolverBlock(
          unknowns: unknowns[group], rows: rows[group], numbers: numbers, program: program,
          fixing: fixing))
    }
    return blocks
  }
}
