import Lab

/// The document that a session was opened from, to which its changes are applied when it is saved.
///
/// What the session did not change is kept to the byte, also what no cell holds: front matter, marks,
/// expected answers with `…`, the ends of lines.
public struct OpenedDocument {
  private let check: Check
  /// What its cells were at first. Of lines that made none, as after `quit`, there is nothing.
  private let cells: [CellPlace: CellContent]

  public init(_ check: Check, openedAs session: Session) {
    self.check = check
    cells = session.placedCells
  }

  /// Had it any? Then a session without cells has lost them.
  public var hadCells: Bool { !cells.isEmpty }

  /// With what has changed, and with the answers that changed through it.
  ///
  /// They are those of the document when it runs; the session's watch may end that.
  public func bytes(for session: Session) throws(NotKept) -> [UInt8] {
    let added = session.cells.filter { $0.place == nil }
    guard !added.isEmpty || session.placedCells != cells else { return check.document.text.bytes }
    let revision = Revision(
      of: check.document, from: cells, to: session.placedCells, adding: added)
    let revised = try self.revised(check.document.text.replacing(revision.replacements), session)
    guard revised.commands == revision.origins.count else { throw .cannotHold }
    let bytes = revised.document.text.replacing(answers(of: revised, after: revision))
    try prove(bytes, session)
    return bytes
  }

  private func revised(
    _ bytes: [UInt8], _ session: Session
  ) throws(NotKept) -> Check {
    do throws(DocumentError) {
      let check = try Check(Document(bytes: bytes), watch: session.watch)
      guard check.isStopped else { return check }
    } catch {
      throw .cannotHold
    }
    throw .stopped
  }

  // MARK: Answers

  /// The new answers, and the marks of blocks in which other commands fail now. What was not the
  /// program's before, and is as wrong as it was, is left alone.
  private func answers(of revised: Check, after revision: Revision) -> [Replacement] {
    let sessions = revised.document.sessions
    let lines = sessions.flatMap { $0.exchanges.map { $0.line } }
    let origins = Dictionary(uniqueKeysWithValues: zip(lines, revision.origins))
    let answers = revised.newAnswers { exchange, answer in
      origins[exchange.line]?.flatMap { check.changed[$0] } != answer
    }
    let marks = sessions.enumerated().compactMap { index, session -> Replacement? in
      let fails = revised.failing.contains(index)
      let origin = session.exchanges.lazy.compactMap { origins[$0.line] ?? nil }.first
      let failed = origin.map(failedBefore)
      guard fails != session.mustFail, fails != failed else { return nil }
      return Replacement(
        session.line..<(session.line + 1),
        with: [Self.opening(revised.document.text.text(session.line), fails: fails)])
    }
    return (answers + marks).sorted { $0.lines.lowerBound < $1.lines.lowerBound }
  }

  /// Did the block fail in which this line stood?
  private func failedBefore(_ line: Int) -> Bool {
    let block = check.document.sessions.lastIndex { $0.line < line }
    return block.map(check.failing.contains) ?? false
  }

  private static func opening(_ line: String, fails: Bool) -> String {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    return fails ? line + " fails" : words.filter { $0 != "fails" }.joined(separator: " ")
  }

  // MARK: The proof

  /// What is written must open to the very cells: a command in the document that works on its other
  /// cells, such as `undo`, may stand in the way, and so may a block that is left open.
  private func prove(_ bytes: [UInt8], _ session: Session) throws(NotKept) {
    guard let document = try? Document(bytes: bytes) else { throw .cannotHold }
    var opened = Session()
    opened.watch = session.watch
    do throws(Stopped) {
      try opened.open(document.entries, in: session.start)
    } catch {
      throw .stopped
    }
    guard opened.cells.map(CellContent.init) == session.cells.map(CellContent.init) else {
      throw .cannotHold
    }
  }
}

extension Session {
  fileprivate var placedCells: [CellPlace: CellContent] {
    cells.reduce(into: [:]) { contents, cell in
      if let place = cell.place { contents[place] = CellContent(cell) }
    }
  }
}

/// Why a document cannot take what has changed in the session.
public enum NotKept: Error {
  /// A command in it works on other cells, or a block is left open.
  case cannotHold
  case stopped
}
