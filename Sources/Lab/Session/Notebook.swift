import Engine

/// The words that act on the cells.
extension Session {
  mutating func run(_ command: NotebookCommand, _ part: CommandText) throws(RunError) -> Reply {
    switch command {
    case .cells: return list(part)
    case .edit(let number, let text?): return try edit(number, to: [.line(text)], part)
    case .edit(let number, nil): return try draft(of: number, part)
    case .delete(let number): return try delete(number, part)
    case .undo: return try undo(part)
    case .redo: return try redo(part)
    case .quit:
      hasQuit = true
      return reply(part, [])
    }
  }

  func reply(_ part: CommandText, _ text: [String], result outcome: Outcome = .done) -> Reply {
    var reply = Reply(command: part.source, scene: state.scene, language: state.language)
    reply.text = text
    reply.outcome = outcome
    return reply
  }

  private func list(_ part: CommandText) -> Reply {
    let first = forgottenCells + 1
    let lines = cells.enumerated().map { index, cell in
      "\(first + index)  \(cell.title)" + (cell.isError ? "  ← " + cell.headline : "")
    }
    return reply(
      part, lines.isEmpty ? [SessionPhrase.noCells.text(in: state.language)] : lines,
      result: .notebook(.cells(cells.map { $0.text }, first: first)))
  }

  // MARK: Editing

  /// The cell as it would be edited: whoever reads lines puts it into the next one.
  private func draft(of number: Int, _ part: CommandText) throws(RunError) -> Reply {
    let cell = cells[try index(of: number)]
    let text = cell.note.map { "note " + String($0.map { $0.isNewline ? " " : $0 }) } ?? cell.text
    var reply = reply(part, ["edit \(number) " + text])
    reply.draft = reply.text[0]
    return reply
  }

  /// Puts other commands in a cell, and runs those and every later cell again.
  mutating func edit(
    _ number: Int, to edited: [EditedCell], _ part: CommandText
  ) throws(RunError) -> Reply {
    let index = try index(of: number)
    guard !edited.isEmpty else { throw .cellNeedsCommand }
    var session = self
    try session.goBack(to: index)
    let line = cells[index].lineTyped
    for (place, one) in edited.enumerated() {
      do throws(CommandError) {
        let (command, reply) = try session.state.run(one, on: line, watch)
        var cell = Cell(command, reply, typed: line)
        if place == 0 { cell.place = cells[index].place }
        session.append(cell, work: reply.work)
      } catch {
        var error = error
        if case .line(let text) = one { error.column += part.column(of: text) - 1 }
        throw .inCell(error)
      }
    }
    return try go(on: session, from: index, with: edited.count, part)
  }

  private mutating func delete(_ number: Int, _ part: CommandText) throws(RunError) -> Reply {
    let index = try index(of: number)
    var session = self
    try session.goBack(to: index)
    return try go(on: session, from: index, with: 0, part)
  }

  private func index(of number: Int) throws(RunError) -> Int {
    let index = number - 1 - forgottenCells
    guard cells.indices.contains(index) else {
      if index < 0, number > 0 { throw .cellForgotten(number, first: forgottenCells + 1) }
      throw .noSuchCell(number, count: forgottenCells + cells.count)
    }
    return index
  }

  /// Takes over a session in which so many cells are in the place of one, once the cells after that
  /// have run there too.
  private mutating func go(
    on changed: Session, from index: Int, with count: Int, _ part: CommandText
  ) throws(RunError) -> Reply {
    var session = changed
    try session.rerun(cells[(index + 1)...])
    session.note(.edited(ReplacedCells(place: index, cells: [cells[index]], count: count)))
    session.undone = []
    let ran = session.cells.count - index
    // One in the place of one is compared with it.
    let (old, new) = count == 1 ? (index, index) : (index + 1, index + count)
    let answers = zip(cells[old...], session.cells[new...])
    let changes = answers.enumerated().compactMap { place, pair in
      ChangedAnswer(forgottenCells + new + place + 1, old: pair.0, new: pair.1)
    }
    self = session
    return reply(
      part, told(changes, cells: ran), result: .notebook(.changed(changes)))
  }
}

extension State {
  fileprivate mutating func run(
    _ edited: EditedCell, on line: Int, _ watch: Watch
  ) throws(CommandError) -> (command: Command, reply: Reply) {
    switch edited {
    case .line(let text): try run(onlyCommandOf: text, on: line, watch)
    case .program(let paste): (.session(.program(paste)), run(paste, text: paste.text))
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
