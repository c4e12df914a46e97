extension BlockSearch {
  /// Which unknowns could have other values without making anything worse, and what could change with them.
  mutating func findFreedom(_ stillness: Stillness, work: inout SolverWork) throws(SolverError) {
    var isFree = [Bool](repeating: false, count: block.size)
    try moveAll(stillness, isFree: &isFree, work: &work)
    for slot in corner.rows.indices where corner.mayRise[slot] || corner.mayFall[slot] {
      guard isAnyLeft(isFree) else { break }
      try moveAlone(slot, isFree: &isFree, work: &work)
    }
    // In corners where many rows meet, a line may be blocked at once and the unknown be free all the same.
    for unknown in 0..<block.size where looseUnknowns[unknown] && !isFree[unknown] {
      for grows in [true, false] where !isFree[unknown] {
        var trial = corner
        if try trial.descend(.unknown(unknown, grows: grows), work: &work) == nil {
          // Whatever else moves on that line is free as well.
          for other in 0..<block.size where looseUnknowns[other] {
            if abs(trial.line[other]) > SolverTolerance.freedom { isFree[other] = true }
          }
        } else if abs(trial.values[unknown] - corner.values[unknown]) > SolverTolerance.freedom {
          isFree[unknown] = true
        }
      }
    }
    for unknown in 0..<block.size where isFree[unknown] { ambiguous.append(unknown) }
  }

  private func isAnyLeft(_ isFree: [Bool]) -> Bool {
    for unknown in 0..<block.size where looseUnknowns[unknown] && !isFree[unknown] { return true }
    return false
  }

  /// All rows that may be left are left at once, each at a pace of its own, so that what moves on any of
  /// their lines moves. Mostly nothing is in the way, and all that moves is free.
  private mutating func moveAll(
    _ stillness: Stillness, isFree: inout [Bool], work: inout SolverWork
  ) throws(SolverError) {
    try work.spend(2 * corner.cost + block.rowCount)
    var sums = [Double](repeating: 0, count: block.size)
    var state: UInt32 = 1
    for slot in corner.rows.indices where corner.mayRise[slot] || corner.mayFall[slot] {
      // Any numbers do that have nothing in common.
      state = state &* 1_664_525 &+ 1_013_904_223
      let pace = 1 + Double(state >> 8) / 16_777_216
      sums[slot] = corner.mayRise[slot] ? pace : -pace
      looseRows[Int(corner.rows[slot])] = true
    }
    let direction = corner.solve(sums)
    let largest = direction.reduce(0) { max($0, abs($1)) }
    for unknown in direction.indices
    where abs(direction[unknown]) > SolverTolerance.rate * largest && stillness.canMove(unknown) {
      looseUnknowns[unknown] = true
      for entry in block.columns.entries(of: unknown) {
        looseRows[Int(block.columns.columns[entry])] = true
      }
    }
    mark(&isFree, along: direction)
  }

  private func moveAlone(
    _ slot: Int, isFree: inout [Bool], work: inout SolverWork
  ) throws(SolverError) {
    try work.spend(2 * corner.cost + block.rowCount)
    var direction = corner.direction(risingIn: slot)
    if corner.mayRise[slot] { mark(&isFree, along: direction) }
    guard corner.mayFall[slot] else { return }
    for unknown in direction.indices { direction[unknown].negate() }
    mark(&isFree, along: direction)
  }

  private func mark(_ isFree: inout [Bool], along direction: [Double]) {
    let wall = corner.wall(corner.rates(along: direction), isCareful: true)
    for unknown in direction.indices where looseUnknowns[unknown] {
      let room = abs(direction[unknown])
      if room > 0, room * (wall?.distance ?? .infinity) > SolverTolerance.freedom {
        isFree[unknown] = true
      }
    }
  }
}
