/// A choice of rows none of which follows from the others, and what solves them.
///
/// Rows are offered one by one, the preferred first. Each is kept with one unknown as its pivot; where
/// none is new, others' pivots are eliminated from it first (`lower` has how often each was taken off).
/// An unknown is known once all others in its pivot's row are; the order of that is the order of solving.
struct SparseFactor: Sendable {
  let size: Int
  /// The rows kept; their places here are called slots.
  private(set) var rows: [Int32] = []
  private var pivots: [Int32] = []
  private var pivotFactors: [Double] = []
  private var upper = SparseMatrix()
  private var lower = SparseMatrix()
  private var slotOfPivot: [Int32]
  private var solvingOrder: [Int32] = []

  private var isKnown: [Bool]
  private var openCounts: [Int32] = []
  /// How many kept rows have an unknown in them that was not known yet.
  private var useCounts: [Int32]
  /// For each unknown the slots that wait for it, as a linked list.
  private var firstWaiting: [Int32]
  private var nextWaiting: [Int32] = []
  private var waitingSlots: [Int32] = []

  private var scratch: Elimination

  init(size: Int) {
    self.size = size
    slotOfPivot = [Int32](repeating: -1, count: size)
    isKnown = [Bool](repeating: false, count: size)
    useCounts = [Int32](repeating: 0, count: size)
    firstWaiting = [Int32](repeating: -1, count: size)
    scratch = Elimination(size: size)
    rows.reserveCapacity(size)
    pivots.reserveCapacity(size)
    pivotFactors.reserveCapacity(size)
    solvingOrder.reserveCapacity(size)
    openCounts.reserveCapacity(size)
    upper.reserve(rows: size, entries: size * 3)
    lower.reserve(rows: size, entries: 0)
  }

  var isComplete: Bool { rows.count == size }

  /// How many numbers a solution looks at.
  var cost: Int { 2 * size + upper.entryCount + lower.entryCount }

  /// Keeps the row, unless it follows from those kept.
  mutating func offer(row: Int, of matrix: SparseMatrix, columns: SparseMatrix) {
    var (largest, openCount, fresh) = (0.0, 0, -1)
    for entry in matrix.entries(of: row) { largest = max(largest, abs(matrix.factors[entry])) }
    var freshCount = Int.max
    for entry in matrix.entries(of: row) {
      let unknown = Int(matrix.columns[entry])
      guard !isKnown[unknown] else { continue }
      openCount += 1
      // A small pivot would make rounding large.
      guard useCounts[unknown] == 0, abs(matrix.factors[entry]) >= 0.01 * largest else { continue }
      let count = columns.entries(of: unknown).count
      if count < freshCount { (fresh, freshCount) = (entry, count) }
    }
    guard openCount > 0 else { return }
    if fresh >= 0 {
      for entry in matrix.entries(of: row) {
        upper.append(matrix.factors[entry], column: Int(matrix.columns[entry]))
      }
      keep(row: row, pivot: Int(matrix.columns[fresh]), factor: matrix.factors[fresh])
    } else {
      eliminate(row: row, of: matrix, columns: columns, largest: largest)
    }
  }

  private mutating func eliminate(
    row: Int, of matrix: SparseMatrix, columns: SparseMatrix, largest: Double
  ) {
    scratch.begin()
    for entry in matrix.entries(of: row) {
      scratch.add(matrix.factors[entry], to: Int(matrix.columns[entry]))
    }
    // Pivots before those that their rows have in them, so that each is eliminated once.
    for entry in matrix.entries(of: row) {
      let start = Int(matrix.columns[entry])
      guard !isKnown[start], slotOfPivot[start] >= 0 else { continue }
      walk(from: start)
    }
    var taken: [(slot: Int, factor: Double)] = []
    for pivot in scratch.visited.reversed() {
      let pivot = Int(pivot)
      let factor = scratch[pivot]
      guard abs(factor) > SolverTolerance.entry * largest else { continue }
      let slot = Int(slotOfPivot[pivot])
      let multiple = factor / pivotFactors[slot]
      taken.append((slot, multiple))
      for entry in upper.entries(of: slot) {
        scratch.add(-multiple * upper.factors[entry], to: Int(upper.columns[entry]))
      }
      scratch[pivot] = 0
    }
    guard let pivot = choosePivot(columns, largest: largest) else { return }
    for unknown in scratch.touched {
      let unknown = Int(unknown)
      let factor = scratch[unknown]
      guard abs(factor) > SolverTolerance.entry * largest else { continue }
      // A pivot with a little of it left is done with.
      if slotOfPivot[unknown] >= 0, !isKnown[unknown] { continue }
      upper.append(factor, column: unknown)
    }
    for (slot, factor) in taken { lower.append(factor, column: slot) }
    keep(row: row, pivot: pivot, factor: scratch[pivot])
  }

  /// From an unknown to the pivots of all rows that its elimination brings in, deep first.
  private mutating func walk(from start: Int) {
    scratch.push(start)
    while let unknown = scratch.next() {
      for entry in upper.entries(of: Int(slotOfPivot[unknown])) {
        let other = Int(upper.columns[entry])
        if other != unknown, !isKnown[other], slotOfPivot[other] >= 0 { scratch.push(other) }
      }
    }
  }

  private func choosePivot(_ columns: SparseMatrix, largest: Double) -> Int? {
    var best = SolverTolerance.entry * 100 * largest
    for unknown in scratch.touched where slotOfPivot[Int(unknown)] < 0 {
      best = max(best, abs(scratch[Int(unknown)]))
    }
    var (pivot, fewest): (Int?, Int) = (nil, .max)
    for unknown in scratch.touched where slotOfPivot[Int(unknown)] < 0 {
      guard abs(scratch[Int(unknown)]) >= 0.1 * best else { continue }
      let count = columns.entries(of: Int(unknown)).count
      if count < fewest { (pivot, fewest) = (Int(unknown), count) }
    }
    guard let pivot, abs(scratch[pivot]) > SolverTolerance.entry * 100 * largest else { return nil }
    return pivot
  }

  private mutating func keep(row: Int, pivot: Int, factor: Double) {
    upper.endRow()
    lower.endRow()
    let slot = rows.count
    rows.append(Int32(truncatingIfNeeded: row))
    pivots.append(Int32(truncatingIfNeeded: pivot))
    pivotFactors.append(factor)
    slotOfPivot[pivot] = Int32(truncatingIfNeeded: slot)
    var openCount: Int32 = 0
    for entry in upper.entries(of: slot) {
      let unknown = Int(upper.columns[entry])
      guard !isKnown[unknown] else { continue }
      openCount += 1
      useCounts[unknown] += 1
      nextWaiting.append(firstWaiting[unknown])
      firstWaiting[unknown] = Int32(truncatingIfNeeded: waitingSlots.count)
      waitingSlots.append(Int32(truncatingIfNeeded: slot))
    }
    openCounts.append(openCount)
    guard openCount == 1 else { return }
    solvingOrder.append(Int32(truncatingIfNeeded: slot))
    isKnown[pivot] = true
    var next = solvingOrder.count - 1
    while next < solvingOrder.count {
      var waiting = Int(firstWaiting[Int(pivots[Int(solvingOrder[next])])])
      next += 1
      while waiting >= 0 {
        let slot = Int(waitingSlots[waiting])
        openCounts[slot] -= 1
        if openCounts[slot] == 1, !isKnown[Int(pivots[slot])] {
          isKnown[Int(pivots[slot])] = true
          solvingOrder.append(Int32(truncatingIfNeeded: slot))
        }
        waiting = Int(nextWaiting[waiting])
      }
    }
  }
}

extension SparseFactor {
  /// The unknowns at which the rows kept have these sums, one a slot.
  func solve(_ sums: [Double]) -> [Double] {
    var sums = sums
    if lower.entryCount > 0 {
      for slot in rows.indices {
        for entry in lower.entries(of: slot) {
          sums[slot] -= lower.factors[entry] * sums[Int(lower.columns[entry])]
        }
      }
    }
    var values = [Double](repeating: 0, count: size)
    for slot in solvingOrder {
      let slot = Int(slot)
      let pivot = Int(pivots[slot])
      var rest = sums[slot]
      for entry in upper.entries(of: slot) {
        // The pivot's own value is still 0.
        rest -= upper.factors[entry] * values[Int(upper.columns[entry])]
      }
      if rest != 0 { values[pivot] = rest / pivotFactors[slot] }
    }
    return values
  }

  /// How often each row kept must be taken to add up to this, one number an unknown.
  func multiples(addingUpTo total: [Double]) -> [Double] {
    var total = total
    var multiples = [Double](repeating: 0, count: size)
    for slot in solvingOrder.reversed() {
      let slot = Int(slot)
      let rest = total[Int(pivots[slot])]
      guard rest != 0 else { continue }
      let multiple = rest / pivotFactors[slot]
      multiples[slot] = multiple
      for entry in upper.entries(of: slot) {
        total[Int(upper.columns[entry])] -= multiple * upper.factors[entry]
      }
    }
    if lower.entryCount > 0 {
      for slot in rows.indices.reversed() where multiples[slot] != 0 {
        for entry in lower.entries(of: slot) {
          multiples[Int(lower.columns[entry])] -= lower.factors[entry] * multiples[slot]
        }
      }
    }
    return multiples
  }
}
