import Engine

/// A state every few hundred cells, to go back to: the cells after it then run again.
///
/// The further back, the fewer, so that a long session has hardly more of them than a short one.
struct Checkpoints: Sendable {
  /// What the first cell met.
  struct Start: Sendable {
    @Boxed var state: State
    /// How many cells there were before it; of them only what they did is left.
    var forgotten = 0
    /// Which opening of a document the cells come from; nil where they come from none.
    var opening: Int?
  }

  struct Checkpoint: Sendable {
    /// By the index of the cell that met it, which is never the first.
    var cell: Int
    @Boxed var state: State
  }

  private(set) var start: Start
  private(set) var later: [Checkpoint] = []
  /// What the cells since the last checkpoint took, in cells that do little.
  private var work = 0
  private let spacing: Int

  init(_ start: Start, spacing: Int = 256) {
    self.start = start
    self.spacing = spacing
  }

  /// There is no cell yet.
  mutating func begin(with state: State) {
    start.state = state
    (later, work) = ([], 0)
  }

  /// The state after so many cells, the last of which took so much work. To copy a large scene takes
  /// longer than to add to it, and more memory: so of those there are fewer.
  mutating func note(_ state: State, after cells: Int, work: Int) {
    self.work += work
    guard self.work >= max(spacing, state.scene.views.count / 16) else { return }
    self.work = 0
    later.append(Checkpoint(cell: cells, state: state))
    thin()
  }

  /// The gap that one leaves is never longer than the way from there to the newest.
  private mutating func thin() {
    guard let newest = later.last?.cell else { return }
    var index = 0
    while index + 1 < later.count {
      let before = index > 0 ? later[index - 1].cell : 0
      let after = later[index + 1].cell
      if after - before <= newest - after { later.remove(at: index) } else { index += 1 }
    }
  }

  /// The last state that is known, of those that a cell and the ones before it met.
  func last(upTo cell: Int) -> (cell: Int, state: State) {
    later.last { $0.cell <= cell }.map { ($0.cell, $0.state) } ?? (0, start.state)
  }

  /// Where to keep a state on a way back over many cells: who goes back one cell goes back another, and would run
  /// them all again each time.
  static func halves(from start: Int, to cell: Int) -> [Int] {
    guard cell - start >= 16 else { return [] }
    return (1...4).map { cell - (cell - start) >> $0 }
  }

  /// Those after a cell are no longer true; after those that are, so many cells ran. Some on the way there are new.
  mutating func forget(after cell: Int, keeping passed: [Checkpoint]) {
    later.removeAll { $0.cell > cell }
    later += passed
    work = cell - (later.last?.cell ?? 0)
  }

  /// Begins with a state that a cell met, and no longer knows of those before it.
  mutating func forget(before cell: Int, _ state: State) {
    start.state = state
    start.forgotten += cell
    later.removeAll { $0.cell <= cell }
    for index in later.indices { later[index].cell -= cell }
  }
}
