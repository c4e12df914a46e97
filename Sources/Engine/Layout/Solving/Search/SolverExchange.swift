/// One row in the place of another: how the solution of the rows before makes that of the rows after.
struct SolverExchange: Sendable {
  private var slot: Int
  private var pivot: Double
  /// How often the rows of the other slots make up the new row.
  private var others: [(slot: Int32, multiple: Double)] = []

  /// `multiples` of the rows before make the new row.
  init(slot: Int, multiples: [Double]) {
    self.slot = slot
    pivot = multiples[slot]
    for other in multiples.indices where other != slot && multiples[other] != 0 {
      others.append((Int32(truncatingIfNeeded: other), multiples[other]))
    }
  }

  func undo(sums: inout [Double]) {
    var rest = sums[slot]
    for other in others { rest -= other.multiple * sums[Int(other.slot)] }
    sums[slot] = rest / pivot
  }

  func apply(multiples: inout [Double]) {
    guard multiples[slot] != 0 else { return }
    multiples[slot] /= pivot
    for other in others { multiples[Int(other.slot)] -= other.multiple * multiples[slot] }
  }
}
