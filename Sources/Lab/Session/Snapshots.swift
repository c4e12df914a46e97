/// States that cells met, so that going back is taking an old one and running a few cells again.
///
/// Not every state is kept: a scene may hold thousands of views, and a session thousands of cells.
/// The further back, the fewer: of those `d` cells back every `d / 4`th or so. To go back `d` cells
/// then takes running at most about `d / 4` of them. Where what is kept takes too much memory, fewer
/// are kept, and more has to run.
struct Snapshots: Sendable {
  private struct Snapshot: Sendable {
    var cell: Int
    var state: State
    var weight: Int
  }

  /// So many bytes are kept, more or less.
  static let limit = 256 << 20

  /// The state that the first cell met.
  private(set) var start: State
  /// By the index of the cell that met it, which is never the first.
  private var later: [Snapshot] = []

  private var weight = 0
  private let limit: Int

  init(start: State, limit: Int = Snapshots.limit) {
    self.start = start
    self.limit = limit
  }

  var count: Int { later.count + 1 }

  /// The state that the last cell met, which has just been run, or will be.
  mutating func note(_ state: State, before cell: Int) {
    forget(from: cell)
    guard cell > 0 else {
      start = state
      return
    }
    later.append(Snapshot(cell: cell, state: state, weight: state.weight))
    weight += state.weight
    // Looked at first, because to take one away moves the rest.
    if later.contains(where: { Self.isOneTooMany($0.cell, at: cell) }) {
      keep { !Self.isOneTooMany($0.cell, at: cell) }
    }
    while weight > limit, later.count > 2 {
      var isKept = later.count.isMultiple(of: 2)
      // Every other one, and of course the last.
      keep { _ in
        isKept.toggle()
        return isKept
      }
    }
  }

  private mutating func keep(_ isKept: (Snapshot) -> Bool) {
    later = later.filter(isKept)
    weight = later.reduce(0) { $0 + $1.weight }
  }

  private static func isOneTooMany(_ kept: Int, at cell: Int) -> Bool {
    !kept.isMultiple(of: spacing(cell - kept))
  }

  private static func spacing(_ distance: Int) -> Int {
    var spacing = 1
    while spacing * 8 <= distance { spacing *= 2 }
    return spacing
  }

  private mutating func forget(from cell: Int) {
    while let last = later.last, last.cell >= cell {
      weight -= last.weight
      later.removeLast()
    }
  }

  /// Starts with the state that a cell met, and no longer knows of those before it.
  mutating func forget(_ count: Int, of cells: [Cell], _ watch: Watch) throws(Stopped) {
    var past = self
    start = try past.goBack(to: count, of: cells, watch)
    keep { $0.cell > count }
    for index in later.indices { later[index].cell -= count }
  }

  /// The state that a cell met. Those of later cells are forgotten.
  mutating func goBack(
    to cell: Int, of cells: [Cell], _ watch: Watch
  ) throws(Stopped) -> State {
    forget(from: cell + 1)
    var (at, state) = later.last.map { ($0.cell, $0.state) } ?? (0, start)
    let first = at
    while at < cell {
      try watch.step(.runningCells, at - first, of: cell - first)
      guard !state.cell(rerunning: cells[at], watch).reply.isStopped else { throw Stopped() }
      at += 1
      note(state, before: at)
    }
    return state
  }
}
