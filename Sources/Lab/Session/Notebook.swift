import CommandLanguage
import Engine

/// The words that act on the cells.
extension Session {
  mutating func run(_ command: NotebookCommand, _ part: CommandText) throws(RunError) -> Reply {
    switch command {
    case .cells: return list(part)
    case .edit(let number, let text): return try edit(number, to: text, part)
    case .delete(let number): return try delete(number, part)
    case .undo: return try undo(part)
    case .redo: return try redo(part)
    case .quit:
      hasQuit = true
      return reply(part, [])
    }
  }

  var wording: Wording { Wording(state.language) }

  func reply(_ part: CommandText, _ text: [String], result outcome: Outcome = .done) -> Reply {
    var reply = Reply(command: part.source, scene: state.scene, language: state.language)
    reply.text = text
    reply.outcome = outcome
    return reply
  }

  private func list(_ part: CommandText) -> Reply {
    let first = list.forgotten + 1
    let lines = cells.enumerated().map { index, cell in
      "\(first + index)  \(cell.text)" + (cell.reply.isError ? "  ← " + cell.reply.headline : "")
    }
    return reply(
      part, lines.isEmpty ? [wording.noCells] : lines,
      result: .notebook(.cells(cells.map { $0.text }, first: first)))
  }

  // MARK: Editing

  /// Puts another command in a cell, and runs that and every later cell again.
  private mutating func edit(
    _ number: Int, to text: String, _ part: CommandText
  ) throws(RunError) -> Reply {
    let index = try index(of: number)
    var snapshots = snapshots
    var state = try goBack(to: index, &snapshots)
    var new = try state.cell(running: text, at: part.column(of: text), watch)
    new.place = cells[index].place
    return try replace(index, with: new, from: snapshots, state: state, part)
  }

  private mutating func delete(_ number: Int, _ part: CommandText) throws(RunError) -> Reply {
    let index = try index(of: number)
    var snapshots = snapshots
    let state = try goBack(to: index, &snapshots)
    return try replace(index, with: nil, from: snapshots, state: state, part)
  }

  /// The state that a cell met; but the screen is as wide as it is now.
  func goBack(to cell: Int, _ snapshots: inout Snapshots) throws(RunError) -> State {
    do throws(Stopped) {
      var old = try snapshots.goBack(to: cell, of: cells, watch)
      old.width = state.width
      return old
    } catch {
      throw .stopped
    }
  }

  private func index(of number: Int) throws(RunError) -> Int {
    let index = number - 1 - list.forgotten
    guard cells.indices.contains(index) else {
      if index < 0, number > 0 { throw .cellForgotten(number, first: list.forgotten + 1) }
      throw .noSuchCell(number, count: list.forgotten + cells.count)
    }
    return index
  }

  private mutating func replace(
    _ index: Int, with new: Cell?, from before: Snapshots, state after: State, _ part: CommandText
  ) throws(RunError) -> Reply {
    var (snapshots, state) = (before, after)
    var result = list.prefix(index)
    var changed: [ChangedAnswer] = []
    var old = AnsweredCells(self, from: index)
    func add(_ new: Cell, insteadOf old: Cell) {
      result.append(new)
      let number = result.newNumber - 1
      if let change = ChangedAnswer(number, old: old.reply, new: new.reply) {
        changed.append(change)
      }
    }
    if let replaced = old.next(), let new { add(new, insteadOf: replaced) }
    while let cell = old.next() {
      snapshots.note(state, before: result.count)
      add(try again(cell, in: &state, done: result.count - index), insteadOf: cell)
    }
    guard !old.isStopped else { throw .stopped }
    let ran = result.count - index
    replace(cells: result, snapshots, state)
    return reply(
      part, wording.changes(changed, cells: ran),
      result: .notebook(.changed(changed)))
  }

  private func again(_ cell: Cell, in state: inout State, done: Int) throws(RunError) -> Cell {
    try again(cell, in: &state, done: done, of: cells.count)
  }

  func again(
    _ cell: Cell, in state: inout State, done: Int, of total: Int
  ) throws(RunError) -> Cell {
    do throws(Stopped) {
      try watch.step(.runningCells, done, of: total)
      var again = state.cell(rerunning: cell, watch)
      guard !again.reply.isStopped else { throw Stopped() }
      again.reply.line = cell.reply.line
      return again
    } catch {
      throw .stopped
    }
  }
}

extension State {
  /// Runs a command as a cell; a wrong one is thrown, with its place in the line it stands in.
  mutating func cell(
    running text: String, at column: Int, _ watch: Watch
  ) throws(RunError) -> Cell {
    let before = self
    do throws(CommandError) {
      return try cell(parsing: text, before, watch)
    } catch {
      self = before
      var error = error
      error.column += column - 1
      throw .inCell(error)
    }
  }

  /// Runs a cell's command again; where it is wrong now, the cell says so.
  mutating func cell(rerunning cell: Cell, _ watch: Watch) -> Cell {
    guard cell.note == nil else {
      return cell
    }
    let before = self
    var again: Cell
    do throws(CommandError) {
      again = try self.cell(parsing: cell.text, before, watch)
    } catch {
      self = before
      again = Cell(failing: cell.text, error, in: language)
    }
    again.place = cell.place
    return again
  }

  private mutating func cell(
    parsing text: String, _ before: State, _ watch: Watch
  ) throws(CommandError) -> Cell {
    let parts = try split(text)
    guard let part = parts.first, parts.count == 1,
      let command = try parse(part, in: scene)
    else {
      throw CommandError(
        RunError.cellNeedsCommand, in: parts[0], scene: scene, language: language)
    }
    do throws(RunError) {
      let reply = try run(command, text: part.source, watch: watch)
      return Cell(command, part, reply: reply)
    } catch {
      throw CommandError(error, in: part, scene: before.scene, language: language)
    }
  }
}

extension CommandText {
  /// Where the text that ends this command starts in the line; a quotation mark may close it.
  fileprivate func column(of text: String) -> Int {
    let closing = source.hasSuffix(text) ? 0 : 1
    return column + max(0, source.count - text.count - closing)
  }
}

extension Reply {
  /// Is it another answer?
  func differs(from other: Reply) -> Bool {
    result != other.result || text != other.text || failures != other.failures
      || error?.code != other.error?.code
  }
}
