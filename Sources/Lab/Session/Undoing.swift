import CommandLanguage
import Engine

/// What undo takes back.
enum Change: Sendable {
  /// A command was run: one more cell.
  case ran
  /// Other cells took the place of these. Indirect, because the other case is much the more common.
  indirect case edited(Past)
}

/// What redo brings again.
enum Undone: Sendable {
  case ran([Cell])
  case edited(Past)
}

/// The cells of a session as they were, and what they came to.
struct Past: Sendable {
  /// So many bytes of them are kept, more or less, and the newest in any case.
  static let limit = 256 << 20

  var cells: CellList
  var start: State
  var state: State

  var weight: Int { cells.weight + start.weight + state.weight }
}

extension [Change] {
  /// Drops the oldest edits where there are too many, and what was before them.
  mutating func forgetEdits(limit: Int = Past.limit) {
    var (weight, isFirst) = (0, true)
    for index in indices.reversed() {
      guard case .edited(let past) = self[index] else { continue }
      weight += past.weight
      if weight > limit, !isFirst {
        removeFirst(index + 1)
        return
      }
      isFirst = false
    }
  }

  /// Of the commands since the last edit no more can be taken back than there are cells.
  mutating func forgetCommands(butFor cells: Int) {
    let commands = reversed().prefix { if case .ran = $0 { true } else { false } }.count
    if commands > cells { removeFirst(count - cells) }
  }
}

extension Session {
  var past: Past { Past(cells: list, start: start, state: state) }

  /// Cells that were taken back and that `redo` brings again.
  public var cellsAhead: Int {
    undone.reduce(0) { count, undone in
      if case .ran(let cells) = undone { count + cells.count } else { count }
    }
  }

  private mutating func go(to past: Past) {
    let width = state.width
    (list, snapshots, state) = (past.cells, Snapshots(start: past.start), past.state)
    state.width = width
  }

  /// Takes back the last command that changed something, and the questions asked since.
  mutating func undo(_ part: CommandText) throws(RunError) -> Reply {
    guard let change = history.last else { throw .nothingToUndo }
    if case .edited(let past) = change {
      history.removeLast()
      undone.append(.edited(self.past))
      go(to: past)
      return reply(part, [wording.editTakenBack])
    }
    var (snapshots, state) = (snapshots, state)
    var first = list.count
    for change in history.reversed() {
      guard case .ran = change, first > 0 else { break }
      first -= 1
      let before = try goBack(to: first, &snapshots)
      let changed = list.cells[first].note != nil || state.differs(from: before)
      state = before
      if changed { break }
    }
    let taken = Array(list.cells[first...])
    for _ in taken {
      history.removeLast()
      list.removeLast()
    }
    (self.snapshots, self.state) = (snapshots, state)
    undone.append(.ran(taken))
    return reply(
      part, [wording.takenBack(taken.map { $0.text })],
      result: .notebook(.takenBack(taken.map { $0.text })))
  }

  mutating func redo(_ part: CommandText) throws(RunError) -> Reply {
    guard let last = undone.last else { throw .nothingToRedo }
    switch last {
    case .ran(let cells):
      var (snapshots, state) = (snapshots, state)
      var rerun: [Cell] = []
      for cell in cells {
        snapshots.note(state, before: list.count + rerun.count)
        rerun.append(try again(cell, in: &state, done: rerun.count, of: cells.count))
      }
      undone.removeLast()
      for cell in rerun {
        list.append(cell)
        history.append(.ran)
      }
      (self.snapshots, self.state) = (snapshots, state)
      return reply(
        part, [wording.doneAgain(cells.map { $0.text })],
        result: .notebook(.doneAgain(cells.map { $0.text })))
    case .edited(let past):
      undone.removeLast()
      history.append(.edited(self.past))
      go(to: past)
      return reply(part, [wording.editDoneAgain])
    }
  }
}
