/// What can no longer move without making something worse, as far as one row at a time shows it.
///
/// Two wishes that hold a height from both sides meet in every corner, and a search would have to try
/// each line to see that none leads on. A row that may not grow, and in which no unknown can make up for
/// the growth of another, shows it at once.
struct Stillness {
  private(set) var mayRise: [Bool]
  private(set) var mayFall: [Bool]
  private let block: SolverBlock
  /// May the row's sum grow, and may it shrink?
  private var rowMayRise: [Bool]
  private var rowMayFall: [Bool]
  /// How many unknowns can make the row's sum grow, or shrink.
  private var raisers: [Int32]
  private var lowerers: [Int32]
  private var queue: [Int32] = []

  /// `isMet` says of a row whether it holds in all solutions that are as good.
  init(_ corner: WorkingSet, isMet: [Bool]) {
    block = corner.block
    mayRise = [Bool](repeating: true, count: block.size)
    mayFall = mayRise
    rowMayRise = [Bool](repeating: true, count: block.rowCount)
    rowMayFall = rowMayRise
    raisers = [Int32](repeating: 0, count: block.rowCount)
    for row in 0..<block.rowCount {
      raisers[row] = Int32(truncatingIfNeeded: block.matrix.entries(of: row).count)
      if corner.slots[row] >= 0 {
        rowMayRise[row] = corner.mayRise[Int(corner.slots[row])]
        rowMayFall[row] = corner.mayFall[Int(corner.slots[row])]
      } else if isMet[row], !corner.isIgnored[row], corner.isTight(row) {
        rowMayRise[row] = false
        rowMayFall[row] = !block.isEquality[row]
      }
    }
    lowerers = raisers
    for row in 0..<block.rowCount where isTelling(row) {
      queue.append(Int32(truncatingIfNeeded: row))
    }
    var next = 0
    while next < queue.count {
      let row = Int(queue[next])
      next += 1
      if !rowMayRise[row] { hold(row, isRise: true) }
      if !rowMayFall[row] { hold(row, isRise: false) }
    }
  }

  private func isTelling(_ row: Int) -> Bool {
    !rowMayRise[row] && lowerers[row] <= 1 || !rowMayFall[row] && raisers[row] <= 1
  }

  /// The row's sum may not grow (or shrink), so an unknown may not make it, unless another makes up for it.
  private mutating func hold(_ row: Int, isRise: Bool) {
    let others = isRise ? lowerers[row] : raisers[row]
    guard others <= 1 else { return }
    for entry in block.matrix.entries(of: row) {
      let unknown = Int(block.matrix.columns[entry])
      // Whether it is by growing that the unknown changes the sum this way.
      let grows = (block.matrix.factors[entry] > 0) == isRise
      guard grows ? mayRise[unknown] : mayFall[unknown] else { continue }
      let canBack = grows ? mayFall[unknown] : mayRise[unknown]
      if others == 0 || canBack { stop(unknown, grows: grows) }
    }
  }

  private mutating func stop(_ unknown: Int, grows: Bool) {
    if grows { mayRise[unknown] = false } else { mayFall[unknown] = false }
    for entry in block.columns.entries(of: unknown) {
      let row = Int(block.columns.columns[entry])
      // Only what becomes one or none tells anything new.
      if (block.columns.factors[entry] > 0) == grows {
        raisers[row] -= 1
        guard raisers[row] <= 1, !rowMayFall[row] else { continue }
      } else {
        lowerers[row] -= 1
        guard lowerers[row] <= 1, !rowMayRise[row] else { continue }
      }
      queue.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Can anything still make the row's sum grow, or shrink?
  func canRise(_ row: Int) -> Bool { raisers[row] > 0 }
  func canFall(_ row: Int) -> Bool { lowerers[row] > 0 }
  func canMove(_ unknown: Int) -> Bool { mayRise[unknown] || mayFall[unknown] }
}

extension WorkingSet {
  /// Rows that cannot move are not to be left.
  mutating func hold(_ stillness: Stillness) {
    for slot in rows.indices {
      if !stillness.canRise(Int(rows[slot])) { mayRise[slot] = false }
      if !stillness.canFall(Int(rows[slot])) { mayFall[slot] = false }
    }
  }
}
