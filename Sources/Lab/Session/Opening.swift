import Engine

/// A notebook as a file has it. The numbers are those of the lines on which things start.
public enum Entry: Equatable, Sendable {
  case note(String, number: Int)
  /// A line of commands.
  case line(String, number: Int)
}

extension Entry {
  fileprivate var isLine: Bool { if case .line = self { true } else { false } }

  fileprivate var text: String {
    switch self {
    case .note(let text, _), .line(let text, _): text
    }
  }
}

extension Session {
  /// How the session started: what a document must say for its cells to answer the same.
  public var start: State { cells.isEmpty ? state : checkpoints.start.state }

  /// Takes a notebook's cells in place of those that are there; `undo` brings them back.
  ///
  /// `opening` tells them from those of every other document.
  public mutating func open(
    _ entries: [Entry], in start: State, opening: Int? = nil
  ) throws(Stopped) {
    var opened = Session(state: start)
    opened.checkpoints = Checkpoints(Checkpoints.Start(state: start, opening: opening))
    opened.watch = watch
    var index = 0
    while index < entries.count, !opened.hasQuit, opened.cells.count < Session.cellLimit {
      try watch.step(.runningCells, index, of: entries.count)
      let rows = entries[index...].lazy.prefix { $0.isLine }.map { $0.text }
      let count = opened.linesOfProgram(in: rows)
      if count > 0, case .line(_, let number) = entries[index] {
        opened.open(program: rows.prefix(count).joined(separator: "\n"), number: number)
        index += count
        continue
      }
      defer { index += 1 }
      switch entries[index] {
      case .note(let note, let number):
        opened.append(Cell(note: note, in: opened.state.language), work: 1)
        opened.note(CellPlace(line: number))
      case .line(let line, let number): try opened.open(line, number: number)
      }
    }
    take(opened, undoably: true)
  }

  /// Code that runs; its place is that of its first row.
  private mutating func open(program text: String, number: Int) {
    for part in runCode(text, number: number) ?? [] {
      guard case .reply(let reply) = part else { continue }
      if reply.isError { append(Cell(reply), work: 1) }
    }
    for part in endCode() where part.isError { append(Cell(part), work: 1) }
    note(CellPlace(line: number))
  }

  /// A command that fails is a cell too.
  private mutating func open(_ line: String, number: Int) throws(Stopped) {
    let parts: [CommandText]
    do throws(CommandError) {
      parts = try split(line)
    } catch {
      append(Cell(failure(error, in: line, number: number)), work: 1)
      return note(CellPlace(line: number))
    }
    beginLine()
    for part in parts where !hasQuit {
      if let reply = runCommand(part, number: number), reply.isError {
        guard !reply.isStopped else { throw Stopped() }
        append(Cell(reply), work: 1)
      }
      note(CellPlace(line: number, column: part.column))
    }
  }

  /// The last cell, where it is new, came from here.
  private mutating func note(_ place: CellPlace) {
    guard let last = cells.last, last.place == nil else { return }
    cells[cells.count - 1].place = place
  }
}
