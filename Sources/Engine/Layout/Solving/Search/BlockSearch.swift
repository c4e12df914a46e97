/// The solution of a block, priority after priority.
///
/// 1. Required rows in the order in which they were added: each must hold with those before it, or it is in conflict.
/// 2. Each priority from the highest: the sum of what its rows are missed by is made as small as it can be without
///    touching what was reached before.
/// 3. Where something is still free: of rows with one priority, the last ones are met first, as recorded in stack
///    views (U-AL-06); then each unknown in turn goes as near to its fallback as it can.
struct BlockSearch {
  var corner: WorkingSet
  /// Rows that cannot hold with rows before them, each with those that it needs for that.
  private(set) var conflicts: [(row: Int, circuit: [(row: Int, factor: Double)])] = []
  var ambiguous: [Int] = []
  /// What freedom is left could move these.
  var looseRows: [Bool]
  var looseUnknowns: [Bool]

  init(_ block: SolverBlock, work: inout SolverWork) throws(SolverError) {
    corner = try WorkingSet(block, first: BlockSearch.first(block), work: &work)
    looseRows = [Bool](repeating: false, count: block.rowCount)
    looseUnknowns = [Bool](repeating: false, count: block.size)
  }

  var block: SolverBlock { corner.block }

  /// Rows that are likely to hold with no room: those that did, then equations, then wishes, then walls.
  private static func first(_ block: SolverBlock) -> [Int32] {
    guard !block.hinted.isEmpty else { return block.preferred }
    var isHinted = [Bool](repeating: false, count: block.rowCount)
    for row in block.hinted { isHinted[Int(row)] = true }
    return block.preferred.filter { isHinted[Int($0)] }
      + block.preferred.filter { !isHinted[Int($0)] }
  }

  /// Step 1. `breaks` says whether the row itself is the one to break; if not, the search ends here.
  mutating func satisfyRequired(
    work: inout SolverWork, breaks: (Int, [(row: Int, factor: Double)]) -> Bool
  ) throws(SolverError) -> Bool {
    for row in block.required {
      let number = Int(row)
      corner.count([row])
      let isMet = corner.error(of: number) == 0
      let slopes = isMet ? [] : try corner.descend(.errors([row]), work: &work) ?? []
      guard corner.error(of: number) != 0 else {
        try corner.seat(number, work: &work)
        corner.settle([row], slopes: [])
        continue
      }
      corner.isCounted[number] = false
      corner.isIgnored[number] = true
      // The rows that stand in its way: it is their sum, but for the bound.
      let sign: Double = corner.error(of: number) > 0 ? 1 : -1
      var circuit: [(row: Int, factor: Double)] = [(number, sign)]
      let tolerance = corner.rateTolerance(slopes)
      for slot in corner.rows.indices where abs(slopes[slot]) > tolerance {
        circuit.append((Int(corner.rows[slot]), -slopes[slot]))
      }
      if !breaks(number, circuit) { return false }
    }
    return true
  }

  /// Step 2, and which unknowns are free after it.
  mutating func meetWishes(work: inout SolverWork) throws(SolverError) {
    var isMet = [Bool](repeating: false, count: block.rowCount)
    for row in block.required where !corner.isIgnored[Int(row)] { isMet[Int(row)] = true }
    for level in block.levels {
      corner.count(level)
      let slopes = try corner.descend(.errors(level), work: &work) ?? []
      corner.settle(level, slopes: slopes)
      if level.allSatisfy({ corner.error(of: Int($0)) == 0 }) {
        for row in level { isMet[Int(row)] = true }
      }
    }
    try corner.refresh(work: &work)
    guard corner.isFree else { return }
    let stillness = Stillness(corner, isMet: isMet)
    corner.hold(stillness)
    if corner.isFree { try findFreedom(stillness, work: &work) }
  }

  /// Step 3.
  mutating func breakTies(work: inout SolverWork) throws(SolverError) {
    guard corner.isFree else { return }
    for level in block.levels {
      for row in level.reversed() where looseRows[Int(row)] {
        try lower(Int(row), work: &work)
        guard corner.isFree else { return }
      }
    }
    for unknown in 0..<block.size where looseUnknowns[unknown] {
      try lower(block.fallbackRow(of: unknown), work: &work)
      guard corner.isFree else { return }
    }
  }

  private mutating func lower(_ row: Int, work: inout SolverWork) throws(SolverError) {
    let slopes = try lowerAlone(row, work: &work)
    corner.settle([Int32(truncatingIfNeeded: row)], slopes: slopes)
  }

  private mutating func lowerAlone(_ row: Int, work: inout SolverWork) throws(SolverError)
    -> [Double]
  {
    let goal = [Int32(truncatingIfNeeded: row)]
    corner.count(goal)
    guard corner.isCostly(row) else { return [] }
    return try corner.descend(.errors(goal), work: &work) ?? []
  }
}

extension BlockSearch {
  /// Values from the rows that hold with no room, the preferred of them: the same whatever the way to
  /// this corner was, and so are the rows.
  mutating func canonical(
    work: inout SolverWork
  ) throws(SolverError) -> (values: [Double], rows: [Int32]) {
    try corner.refresh(work: &work)
    var factor = SparseFactor(size: block.size)
    for row in block.preferred where !factor.isComplete {
      guard corner.isTight(Int(row)), !corner.isIgnored[Int(row)] else { continue }
      factor.offer(row: Int(row), of: block.matrix, columns: block.columns)
    }
    try work.spend(factor.cost + block.matrix.entryCount)
    guard factor.isComplete else { throw .lostPrecision }
    return (factor.solve(factor.rows.map { block.bounds[Int($0)] }), factor.rows)
  }
}
