import CommandLanguage
import Engine

/// A notebook as a file has it.
public enum Entry: Equatable, Sendable {
  case note(String)
  /// A line of commands, and where it stands in the file.
  case line(String, number: Int)
}

extension Session {
  /// How the session started: what a document must say for its cells to answer the same.
  public var start: State { cells.isEmpty ? state : snapshots.start }

  mutating func handOver(
    _ command: FileCommand, _ part: CommandText, to files: FileWork?
  ) throws(RunError) -> Reply {
    guard let files else {
      if case .history = command { throw .noHistoryHere }
      throw .noFilesHere
    }
    do throws(Refusal) {
      let text = try files(command, &self)
      return reply(part, text)
    } catch {
      throw .refused(error)
    }
  }

  /// Takes a notebook's cells in place of those that are there; `undo` brings them back.
  public mutating func open(_ entries: [Entry], in start: State) throws(Stopped) {
    var opened = Session(state: start)
    opened.watch = watch
    for (index, entry) in entries.enumerated()
    where !opened.hasQuit && opened.cells.count < Session.cellLimit {
      try watch.step(.runningCells, index, of: entries.count)
      switch entry {
      case .note(let note):
        opened.append(Cell(note: note, in: opened.state.language), before: opened.state)
      case .line(let line, let number):
        for reply in opened.run(line, number: number) {
          guard let error = reply.error else { continue }
          guard !reply.isStopped else { throw Stopped() }
          opened.append(
            Cell(failing: reply.command, error, in: opened.state.language), before: opened.state)
        }
      }
    }
    take(opened, undoably: true)
  }
}
