import CommandLanguage
import Engine

/// What undo takes back.
enum Change: Sendable {
  /// A command was run: one more cell.
  case ran
  /// Other cells took the place of these.
  case edited(Past)
}

/// What redo brings again.
enum Undone: Sendable {
  case ran([Cell])
  case edited(Past)
}

/// The cells of a session as they were, and what they came to.
struct Past: Sendable {
  var cells: [Cell]
  var start: State
  var state: State
}

extension Session {
  var past: Past { Past(cells: cells, start: start, state: state) }

  /// Cells that were taken back and that `redo` brings again.
  public var cellsAhead: Int {
    undone.reduce(0) { count, undone in
      if case .ran(let cells) = undone { count + cells.count } else { count }
    }
  }

  private mutating func go(to past: Past) {
    let width = state.width
    (cells, snapshots, state) = (past.cells, Snapshots(start: past.start), past.state)
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
    var taken: [Cell] = []
    while case .ran? = history.last, let cell = cells.last {
      let before = goBack(to: cells.count - 1, &snapshots)
      history.removeLast()
      cells.removeLast()
      taken.append(cell)
      let changed = cell.note != nil || state.differs(from: before)
      state = before
      if changed { break }
    }
    taken.reverse()
    undone.append(.ran(taken))
    return reply(
      part, [wording.takenBack(taken.map { $0.text })],
      .object(("takenBack", .array(taken.map { .string($0.text) }))))
  }

  mutating func redo(_ part: CommandText) throws(RunError) -> Reply {
    guard let last = undone.popLast() else { throw .nothingToRedo }
    switch last {
    case .ran(let again):
      for cell in again {
        snapshots.note(state, before: cells.count)
        _ = state.cell(rerunning: cell, .nobody)
        cells.append(cell)
        history.append(.ran)
      }
      return reply(
        part, [wording.doneAgain(again.map { $0.text })],
        .object(("doneAgain", .array(again.map { .string($0.text) }))))
    case .edited(let past):
      history.append(.edited(self.past))
      go(to: past)
      return reply(part, [wording.editDoneAgain])
    }
  }
}
