import Engine

/// What undo takes back.
enum Change: Sendable {
  /// A command was run: one more cell.
  case ran
  /// Other cells took the place of these. Indirect, because the other case is much the more common.
  indirect case edited(ReplacedCells)

  fileprivate var isRun: Bool { if case .ran = self { true } else { false } }
}

/// What redo brings again.
enum Undone: Sendable {
  case ran([Cell])
  case edited(ReplacedCells)
}

/// Some cells that were replaced by others. To put them back they run again, and all after them.
struct ReplacedCells: Sendable {
  /// The index of the first.
  var place: Int
  var cells: [Cell]
  /// How many are there now.
  var count: Int
  /// What the first cell met, where the whole session was another one.
  var start: Checkpoints.Start?
}

extension [Change] {
  /// Of the commands run last no more than so many, and nothing before them.
  mutating func forgetAll(butFor cells: Int) {
    let commands = reversed().prefix { $0.isRun }.count
    removeFirst(count - Swift.min(commands, cells))
  }

  /// Drops the oldest edits where they hold more cells than a session, and what was before them.
  fileprivate mutating func forgetEdits(limit: Int) {
    var (held, isFirst) = (0, true)
    for index in indices.reversed() {
      guard case .edited(let past) = self[index] else { continue }
      held += past.cells.count
      if held > limit, !isFirst {
        removeFirst(index + 1)
        return
      }
      isFirst = false
    }
  }
}

extension Session {
  mutating func note(_ change: Change) {
    history.append(change)
    history.forgetEdits(limit: cellLimit)
  }

  /// Takes back the last command that changed something, and the questions asked since. Where there are
  /// only questions since an edit, that is what changed something last.
  mutating func undo(_ part: CommandText) throws(RunError) -> Reply {
    let first = cells.count - history.reversed().prefix { $0.isRun }.count
    var session = self
    var last = cells.count
    var hasFound = false
    while last > first, !hasFound {
      last -= 1
      if session.isQuestion(last) { continue }
      let after = session.state
      try session.goBack(to: last)
      hasFound = cells[last].note != nil || after.differs(from: session.state)
    }
    guard hasFound else { return try undoEdit(part) }
    let taken = Array(cells[last...])
    session.history.removeLast(taken.count)
    session.undone.append(.ran(taken))
    self = session
    return reply(
      part, [SessionPhrase.takenBack(taken.map { $0.title }).text(in: state.language)],
      result: .notebook(.takenBack(taken.map { $0.text })))
  }

  /// The last edit, with what was asked since staying where it is.
  private mutating func undoEdit(_ part: CommandText) throws(RunError) -> Reply {
    guard let place = history.lastIndex(where: { !$0.isRun }),
      case .edited(let past) = history[place]
    else { throw .nothingToUndo }
    var session = self
    let inverse = try session.put(back: past)
    session.history.remove(at: place)
    session.undone.append(.edited(inverse))
    self = session
    return reply(part, [SessionPhrase.editTakenBack.text(in: state.language)])
  }

  /// A question needs nothing taken back, and neither does a cell that went wrong.
  private func isQuestion(_ index: Int) -> Bool {
    let cell = cells[index]
    guard cell.note == nil, !cell.isError else { return cell.isError }
    return (try? state.command(of: cell))?.1.isQuestion ?? false
  }

  mutating func redo(_ part: CommandText) throws(RunError) -> Reply {
    guard let last = undone.last else { throw .nothingToRedo }
    var session = self
    session.undone.removeLast()
    switch last {
    case .ran(let cells):
      try session.rerun(cells)
      session.history += cells.map { _ in .ran }
      self = session
      return reply(
        part, [SessionPhrase.doneAgain(cells.map { $0.title }).text(in: state.language)],
        result: .notebook(.doneAgain(cells.map { $0.text })))
    case .edited(let past):
      session.history.append(.edited(try session.put(back: past)))
      self = session
      return reply(part, [SessionPhrase.editDoneAgain.text(in: state.language)])
    }
  }

  /// Cells that were replaced come back; returned is what replaces them again.
  private mutating func put(back past: ReplacedCells) throws(RunError) -> ReplacedCells {
    let end = past.place + past.count
    let (old, rest) = (Array(cells[past.place..<end]), cells[end...])
    var inverse = ReplacedCells(place: past.place, cells: old, count: past.cells.count)
    if let start = past.start {
      inverse.start = beginning
      checkpoints = Checkpoints(start)
    }
    try goBack(to: past.place)
    try rerun(past.cells + rest)
    return inverse
  }

  /// What the first cell met or, where there is none, would meet.
  var beginning: Checkpoints.Start {
    var beginning = checkpoints.start
    beginning.state = start
    return beginning
  }
}
