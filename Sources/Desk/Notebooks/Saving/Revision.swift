import Lab

/// What a session changed in the document it was opened from, as replacements of its lines: the
/// smallest that do it. Answers are left as they are, because running the result gives them.
struct Revision {
  private(set) var replacements: [Replacement] = []
  /// For every line of commands afterwards, where it stood, if it is still the same.
  private(set) var origins: [Int?] = []

  private let text: TextLines
  private let before: [CellPlace: CellContent]
  private let after: [CellPlace: CellContent]
  private var above = Above.nothing

  /// What stands above a place, when the changes are made.
  private enum Above {
    case nothing
    /// Of the document as it was, or of the session.
    case note(isNew: Bool)
    /// The line that closes it, where more commands may go before it.
    case block(SessionBlock, closing: Int)
    case newBlock
  }

  init(
    of document: Document, from before: [CellPlace: CellContent],
    to after: [CellPlace: CellContent], adding added: [Cell]
  ) {
    text = document.text
    (self.before, self.after) = (before, after)
    for part in document.parts {
      switch part {
      case .note(_, let lines): revise(note: lines)
      case .session(let session, let lines): revise(session, lines)
      }
    }
    add(added)
  }

  /// Two changes side by side may both want the blank lines between them.
  private mutating func replace(_ lines: Range<Int>, with new: [String]) {
    let start = max(lines.lowerBound, replacements.last?.lines.upperBound ?? 0)
    replacements.append(Replacement(start..<max(start, lines.upperBound), with: new))
  }

  // MARK: Notes

  private mutating func revise(note lines: Range<Int>) {
    let place = CellPlace(line: lines.lowerBound + 1)
    switch after[place] {
    case nil where before[place] != nil: remove(lines)
    case .command(let command):
      replace(lines, with: ["```hitchain"] + command.rowsOfDocument + ["```"])
      originate(command.rowsOfDocument.count, from: nil)
      above = .newBlock
    case .note, nil:
      if case .note(isNew: true) = above {
        replace(lines.lowerBound..<lines.lowerBound, with: [NoteText.separator, ""])
      }
      if case .note(let note) = after[place], after[place] != before[place] {
        replace(lines, with: NoteText.lines(of: NoteText.written(note)))
      }
      above = .note(isNew: false)
    }
  }

  /// With the blank lines below, or above where nothing is below; and with what kept a note apart.
  private mutating func remove(_ lines: Range<Int>) {
    func afterBlanks(_ index: Int) -> Int {
      (index..<text.count).first { !text.isBlank($0) } ?? text.count
    }
    var (start, end) = (lines.lowerBound, afterBlanks(lines.upperBound))
    if end < text.count, text.text(end) == NoteText.separator { end = afterBlanks(end + 1) }
    if end == text.count {
      end = lines.upperBound
      while start > 0, text.isBlank(start - 1) { start -= 1 }
    }
    replace(start..<end, with: [])
  }

  // MARK: Commands

  private mutating func revise(_ session: SessionBlock, _ lines: Range<Int>) {
    let exchanges = session.exchanges.joined(to: before)
    let revised = exchanges.map { RevisedLine($0, from: before, to: after) }
    if !revised.isEmpty, revised.allSatisfy({ $0.pieces.isEmpty }) {
      remove(lines)
      // The notes around the block would run together.
      if case .note = above { above = .note(isNew: true) }
    } else if revised.contains(where: { $0.hasNotes }) {
      replace(lines, with: rewritten(session, revised: revised, lines: lines))
    } else {
      for (index, line) in revised.enumerated() {
        revise(line, at: index, of: exchanges, in: session, lines: lines)
      }
      above = .block(session, closing: lines.upperBound - 1)
    }
  }

  private mutating func revise(
    _ line: RevisedLine, at index: Int, of exchanges: [Exchange], in session: SessionBlock,
    lines: Range<Int>
  ) {
    let start = line.exchange.line
    let rows = line.exchange.rows.count
    guard !line.isSame else { return originate(rows, from: start) }
    guard case .commands(let commands) = line.pieces.first else {
      guard index + 1 < exchanges.count else {
        let end = index > 0 ? exchanges[index - 1].answerLines.upperBound : start
        return replace(end..<(lines.upperBound - 1), with: [])
      }
      return replace(start..<exchanges[index + 1].line, with: [])
    }
    let lines = session.lines(commands)
    replace(start..<(start + rows), with: lines)
    originate(lines.count, from: nil)
  }

  /// So many lines of commands afterwards, which stood from a line on, or nowhere.
  private mutating func originate(_ count: Int, from line: Int?) {
    origins += (0..<count).map { row in line.map { $0 + row } }
  }

  /// A block with notes among its commands becomes several.
  private mutating func rewritten(
    _ session: SessionBlock, revised: [RevisedLine], lines: Range<Int>
  ) -> [String] {
    let (opening, closing) = (lines.lowerBound, lines.upperBound - 1)
    var composition = Composition()
    for (index, line) in revised.enumerated() {
      for piece in line.pieces {
        switch piece {
        case .commands(let commands):
          let rows = session.lines(commands)
          composition.add(
            command: rows, opening: text.text(opening), closing: text.text(closing))
          originate(rows.count, from: line.isSame ? line.exchange.line : nil)
          above = .newBlock
        case .note(let note): add(note, to: &composition)
        }
      }
      guard line.isSame else { continue }
      let next = index + 1 < revised.count ? revised[index + 1].exchange.line : closing
      let start = line.exchange.line + line.exchange.rows.count
      composition.add(answer: (start..<next).map { text.text($0) })
    }
    composition.close()
    // Prose goes on into the next line.
    guard case .note = above, lines.upperBound < text.count, !text.isBlank(lines.upperBound) else {
      return composition.lines
    }
    return composition.lines + [""]
  }

  private mutating func add(_ note: String, to composition: inout Composition) {
    if case .note = above { composition.add(prose: [NoteText.separator]) }
    composition.add(prose: NoteText.lines(of: NoteText.written(note)))
    above = .note(isNew: true)
  }

  // MARK: New cells

  /// They go into the last block, where that ends the document and they are of its kind.
  private mutating func add(_ added: [Cell]) {
    var cells = AddedLine.lines(of: added)[...]
    let end = replacements.last?.lines.upperBound ?? 0
    if case .block(let session, let closing) = above, !session.isQuiet, closing >= end {
      let first = cells.prefix { $0.note == nil && $0.hasFailed == session.mustFail }
      let rows = first.flatMap { session.lines($0.commands) }
      replace(closing..<closing, with: rows)
      originate(rows.count, from: nil)
      cells = cells.dropFirst(first.count)
    }
    guard !cells.isEmpty else { return }
    var composition = Composition()
    for cell in cells {
      if let note = cell.note {
        add(note, to: &composition)
      } else {
        let opening = cell.hasFailed ? "```hitchain fails" : "```hitchain"
        let rows = cell.commands.rowsOfDocument
        composition.add(command: rows, opening: opening)
        originate(rows.count, from: nil)
        above = .newBlock
      }
    }
    composition.close()
    let isApart = text.count == 0 || (end < text.count && text.isBlank(text.count - 1))
    replace(text.count..<text.count, with: (isApart ? [] : [""]) + composition.lines)
  }
}

/// A line that no document held: a note, or the commands that were typed on it.
private struct AddedLine {
  var note: String?
  var commands: String
  var hasFailed: Bool

  static func lines(of cells: [Cell]) -> [AddedLine] {
    var lines: [AddedLine] = []
    for (index, cell) in cells.enumerated() {
      if index > 0, cells[index - 1].isOnLine(of: cell) {
        lines[lines.count - 1].commands += "; " + cell.text
        lines[lines.count - 1].hasFailed = lines[lines.count - 1].hasFailed || cell.hasFailed
      } else {
        lines.append(
          AddedLine(note: cell.note, commands: cell.text, hasFailed: cell.hasFailed))
      }
    }
    return lines
  }
}

extension [Exchange] {
  /// The rows of code that is one cell are one.
  fileprivate func joined(to cells: [CellPlace: CellContent]) -> [Exchange] {
    var joined: [Exchange] = []
    var index = startIndex
    while index < endIndex {
      var exchange = self[index]
      var count = 1
      if case .command(let text) = cells[CellPlace(line: exchange.line + 1)] {
        let rows = self[index...].prefix(text.rowsOfDocument.count)
        if rows.count > 1, rows.map({ $0.command }).joined(separator: "\n") == text,
          let last = rows.last
        {
          count = rows.count
          (exchange.command, exchange.answer, exchange.answerLines) = (
            text, last.answer, last.answerLines
          )
        }
      }
      joined.append(exchange)
      index += count
    }
    return joined
  }
}
