/// A corner: as many rows that hold with no room as there are unknowns, and the values that follow.
///
/// A search goes from corner to corner. It lets one row go and moves along the line that the others
/// leave, until a row stands in the way and takes the place of the one that went.
struct WorkingSet: Sendable {
  let block: SolverBlock
  private var factor: SparseFactor
  private var exchanges: [SolverExchange] = []
  /// The row of each slot, and the slot of each row or -1.
  private(set) var rows: [Int32]
  private(set) var slots: [Int32]
  /// May the row of a slot be left upward, downward, as far as what is settled goes?
  var mayRise: [Bool]
  var mayFall: [Bool]
  private(set) var values: [Double] = []
  /// By how much each row's sum is above its bound, and how much may be rounding.
  private(set) var excesses: [Double]
  private(set) var tolerances: [Double]
  /// On which side of its bound a row outside the corner counts, be it right at it: its sum may only go
  /// to the other side as a step of its own, or two rows at one bound would each seem free.
  private(set) var isAbove: [Bool]
  /// Rows whose error must not grow, nor shrink where others would pay for it.
  var isSettled: [Bool]
  /// Rows whose errors are being lowered.
  var isCounted: [Bool]
  /// How far each unknown can move on the line that a descent has found free.
  var line: [Double] = []
  /// Rows that are broken.
  var isIgnored: [Bool]

  init(_ block: SolverBlock, first rows: [Int32], work: inout SolverWork) throws(SolverError) {
    self.block = block
    let count = block.rowCount
    factor = SparseFactor(size: block.size)
    self.rows = []
    slots = [Int32](repeating: -1, count: count)
    mayRise = [Bool](repeating: true, count: block.size)
    mayFall = mayRise
    excesses = [Double](repeating: 0, count: count)
    tolerances = excesses
    isSettled = [Bool](repeating: false, count: count)
    (isCounted, isIgnored, isAbove) = (isSettled, isSettled, isSettled)
    try choose(from: rows, work: &work)
  }

  private mutating func choose(from offered: [Int32], work: inout SolverWork) throws(SolverError) {
    factor = SparseFactor(size: block.size)
    for row in offered where !factor.isComplete {
      factor.offer(row: Int(row), of: block.matrix, columns: block.columns)
    }
    try work.spend(factor.cost + block.matrix.entryCount)
    guard factor.isComplete else { throw .lostPrecision }
    rows = factor.rows
    for (slot, row) in rows.enumerated() { slots[Int(row)] = Int32(truncatingIfNeeded: slot) }
    exchanges.removeAll(keepingCapacity: true)
    measure()
  }

  /// The values, from the rows of the slots.
  private mutating func measure() {
    values = solve(rows.map { block.bounds[Int($0)] })
    for row in 0..<block.rowCount {
      var sum = -block.bounds[row]
      for entry in block.matrix.entries(of: row) {
        sum += block.matrix.factors[entry] * values[Int(block.matrix.columns[entry])]
      }
      excesses[row] = slots[row] >= 0 ? 0 : sum
    }
    measureTolerances()
  }

  /// Numbers have become smaller or larger on the way, and so has what may be rounding.
  private mutating func measureTolerances() {
    for row in 0..<block.rowCount {
      var size = abs(block.bounds[row])
      for entry in block.matrix.entries(of: row) {
        size += abs(block.matrix.factors[entry] * values[Int(block.matrix.columns[entry])])
      }
      tolerances[row] = SolverTolerance.length(atSize: size)
    }
  }

  /// A descent has ended at another corner.
  mutating func arrive(work: inout SolverWork) throws(SolverError) {
    try work.spend(block.matrix.entryCount)
    measureTolerances()
  }

  /// The corner as it is, without what rounding has done on the way to it.
  mutating func refresh(work: inout SolverWork) throws(SolverError) {
    if !exchanges.isEmpty { try renew(work: &work) }
  }

  /// Above 0: too much; below 0: too little; 0: the row holds.
  func error(of row: Int) -> Double {
    let excess = excesses[row]
    return excess > tolerances[row] || block.isEquality[row] && excess < -tolerances[row]
      ? excess : 0
  }

  func isTight(_ row: Int) -> Bool { abs(excesses[row]) <= tolerances[row] }

  /// Does the row cost anything where it stands? An equation does on both sides.
  func isCostly(_ row: Int) -> Bool {
    slots[row] < 0 && !isIgnored[row] && (block.isEquality[row] || isAbove[row])
  }

  mutating func flip(_ row: Int) { isAbove[row].toggle() }

  /// Begins to count the errors of rows.
  mutating func count(_ counted: [Int32]) {
    for row in counted {
      let row = Int(row)
      isCounted[row] = true
      // What is settled has its side, on which that it is settled stands.
      if !isSettled[row] {
        isAbove[row] = excesses[row] > (block.isEquality[row] ? 0 : tolerances[row])
      }
    }
  }

  var cost: Int { factor.cost }

  func solve(_ sums: [Double]) -> [Double] {
    guard !exchanges.isEmpty else { return factor.solve(sums) }
    var sums = sums
    for exchange in exchanges.reversed() { exchange.undo(sums: &sums) }
    return factor.solve(sums)
  }

  /// How often the row of each slot must be taken to add up to this.
  func multiples(addingUpTo total: [Double]) -> [Double] {
    var multiples = factor.multiples(addingUpTo: total)
    for exchange in exchanges { exchange.apply(multiples: &multiples) }
    return multiples
  }

  func multiples(ofRow row: Int) -> [Double] {
    var total = [Double](repeating: 0, count: block.size)
    for entry in block.matrix.entries(of: row) {
      total[Int(block.matrix.columns[entry])] += block.matrix.factors[entry]
    }
    return multiples(addingUpTo: total)
  }

  /// How all unknowns move while the sum of one slot's row grows by 1.
  func direction(risingIn slot: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: block.size)
    sums[slot] = 1
    return solve(sums)
  }

  /// Goes along a line as far as `step`; `rates` are those of the rows that change.
  mutating func move(along direction: [Double], by step: Double, rates: [RowRate]) {
    guard step != 0 else { return }
    for unknown in 0..<block.size where direction[unknown] != 0 {
      values[unknown] += step * direction[unknown]
    }
    for rate in rates where slots[rate.row] < 0 { excesses[rate.row] += step * rate.value }
  }

  /// One row takes the place of another, which goes to one side of its bound.
  mutating func exchange(
    slot: Int, for row: Int, rises: Bool, distance: Double, work: inout SolverWork
  ) throws(SolverError) {
    let multiples = multiples(ofRow: row)
    let largest = multiples.reduce(0) { max($0, abs($1)) }
    guard abs(multiples[slot]) > SolverTolerance.entry * largest else { throw .lostPrecision }
    exchanges.append(SolverExchange(slot: slot, multiples: multiples))
    let old = Int(rows[slot])
    slots[old] = -1
    excesses[old] = rises ? distance : -distance
    isAbove[old] = rises
    rows[slot] = Int32(truncatingIfNeeded: row)
    slots[row] = Int32(truncatingIfNeeded: slot)
    excesses[row] = 0
    // A settled row may be left on the side from which it was reached, and on no other.
    mayRise[slot] = !isSettled[row] || isAbove[row]
    mayFall[slot] = !isSettled[row] || !isAbove[row]
    if exchanges.count >= 48 { try renew(work: &work) }
  }

  /// Makes of a required row that holds what stands in a way: an equation comes into the corner, an
  /// inequality outside is a wall. So those in the way of one that cannot hold are a conflict with it.
  mutating func seat(_ row: Int, work: inout SolverWork) throws(SolverError) {
    guard slots[row] < 0 else { return }
    guard block.isEquality[row] else {
      isAbove[row] = false
      return
    }
    try work.spend(2 * cost)
    let multiples = multiples(ofRow: row)
    let largest = multiples.reduce(0) { max($0, abs($1)) }
    var (slot, best) = (-1, SolverTolerance.rate * largest)
    for other in rows.indices where abs(multiples[other]) > best {
      let seated = Int(rows[other])
      if isSettled[seated], block.isEquality[seated] { continue }
      (slot, best) = (other, abs(multiples[other]))
    }
    // Where there is none, it follows from required equations, and holds whatever moves.
    guard slot >= 0 else { return }
    try exchange(slot: slot, for: row, rises: false, distance: 0, work: &work)
  }

  /// The same corner, solved anew: what exchanges add up to costs time, and precision.
  private mutating func renew(work: inout SolverWork) throws(SolverError) {
    var rises = [Bool](repeating: false, count: block.rowCount)
    var falls = rises
    for (slot, row) in rows.enumerated() {
      (rises[Int(row)], falls[Int(row)]) = (mayRise[slot], mayFall[slot])
    }
    let kept = block.preferred.filter { slots[Int($0)] >= 0 }
    for row in rows { slots[Int(row)] = -1 }
    try choose(from: kept, work: &work)
    for (slot, row) in rows.enumerated() {
      (mayRise[slot], mayFall[slot]) = (rises[Int(row)], falls[Int(row)])
    }
  }

  /// Is anything left that could move?
  var isFree: Bool {
    for slot in rows.indices where mayRise[slot] || mayFall[slot] { return true }
    return false
  }
}
