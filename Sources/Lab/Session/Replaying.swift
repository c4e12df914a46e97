import Engine

/// Cells that run again.
extension Session {
  /// The state that a cell met; but the screen is as wide as it is now.
  func state(before cell: Int) throws(RunError) -> State {
    var passed: [Checkpoints.Checkpoint] = []
    return try state(before: cell, passing: &passed)
  }

  /// With some states on the way, ever nearer to its end.
  private func state(
    before cell: Int, passing passed: inout [Checkpoints.Checkpoint]
  ) throws(RunError) -> State {
    let known = checkpoints.last(upTo: cell)
    let halves = Checkpoints.halves(from: known.cell, to: cell)
    var old = known.state
    (old.width, old.height) = (state.width, state.height)
    for index in known.cell..<cell {
      try tell(index - known.cell, of: cell - known.cell)
      if passed.count < halves.count, halves[passed.count] == index {
        passed.append(Checkpoints.Checkpoint(cell: index, state: old))
      }
      old.repeatEffect(of: cells[index])
    }
    return old
  }

  /// Drops the cells from one on, with all that they did.
  mutating func goBack(to cell: Int) throws(RunError) {
    var passed: [Checkpoints.Checkpoint] = []
    state = try state(before: cell, passing: &passed)
    cells.removeSubrange(cell...)
    checkpoints.forget(after: cell, keeping: passed)
  }

  /// Runs cells again, after those that are there.
  mutating func rerun(_ again: some Collection<Cell>) throws(RunError) {
    for (done, cell) in again.enumerated() {
      try tell(done, of: again.count)
      let reply = state.reply(rerunning: cell, watch)
      guard !reply.isStopped else { throw .stopped }
      append(
        Cell(
          reply, note: cell.note, place: cell.place, typed: cell.lineTyped, program: cell.program),
        work: reply.work)
    }
  }

  private func tell(_ done: Int, of total: Int) throws(RunError) {
    do throws(Stopped) { try watch.step(.runningCells, done, of: total) } catch { throw .stopped }
  }

  /// What the cells answer: they are run again, one after the other.
  public var answeredCells: AnsweredCells { AnsweredCells(self) }
}

/// The cells with their answers. Where the session's watch ends the work, no more of them come, and
/// `isStopped` says so.
public struct AnsweredCells: Sequence, IteratorProtocol {
  private let cells: [Cell]
  private let forgotten: Int
  private var place = 0
  /// What the next cell meets.
  private var state: State
  private let watch: Watch
  public private(set) var isStopped = false

  init(_ session: Session) {
    cells = session.cells
    forgotten = session.forgottenCells
    state = session.start
    (state.width, state.height) = (session.state.width, session.state.height)
    watch = session.watch
  }

  public mutating func next() -> (cell: Cell, reply: Reply)? {
    guard place < cells.count, !isStopped else { return nil }
    do throws(Stopped) {
      try watch.step(.runningCells, place, of: cells.count)
      var reply = state.reply(rerunning: cells[place], watch)
      guard !reply.isStopped else { throw Stopped() }
      defer { place += 1 }
      reply.cell = forgotten + place + 1
      return (cells[place], reply)
    } catch {
      isStopped = true
      return nil
    }
  }
}

extension State {
  /// What a cell answers when it runs again; where it is wrong now, the answer says so. Nobody holds
  /// a copy of the scene while it runs: the scene grows where it is.
  mutating func reply(rerunning cell: Cell, _ watch: Watch) -> Reply {
    var reply =
      if cell.note != nil {
        Reply(command: cell.text, scene: scene, language: language)
      } else {
        answer(to: cell, watch)
      }
    reply.line = cell.line
    return reply
  }

  private mutating func answer(to cell: Cell, _ watch: Watch) -> Reply {
    do throws(CommandError) {
      if let paste = cell.program { return run(paste, text: cell.text) }
      return try run(onlyCommandOf: cell.text, on: cell.lineTyped, watch).reply
    } catch {
      var reply = Reply(command: cell.text, scene: scene, language: language)
      reply.error = error
      return reply
    }
  }

  /// What a cell holds; throws where its text is no command.
  func command(of cell: Cell) throws(CommandError) -> (CommandText, Command)? {
    if let paste = cell.program {
      return (CommandText(words: cell.text), .session(.program(paste)))
    }
    guard let part = try split(cell.text).first, let command = try parse(part, in: scene) else {
      return nil
    }
    return (part, command)
  }

  /// Runs a text that is to be one command, and one that can be a cell.
  mutating func run(
    onlyCommandOf text: String, on line: Int, _ watch: Watch
  ) throws(CommandError) -> (command: Command, reply: Reply) {
    let parts = try split(text)
    guard let part = parts.first, parts.count == 1, let command = try parse(part, in: scene) else {
      throw CommandError(
        RunError.cellNeedsCommand, in: parts[0], scene: scene, language: language)
    }
    do throws(RunError) {
      return (command, try run(command, text: part.source, on: line, watch: watch))
    } catch {
      throw CommandError(error, in: part, scene: scene, language: language)
    }
  }
}
