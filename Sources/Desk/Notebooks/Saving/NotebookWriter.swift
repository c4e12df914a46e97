import Engine
import Lab

/// A session as a document: notes become prose, and every cell a block.
public struct NotebookWriter {
  private var session: Session

  /// Pictures and help are as wide as a document has them, whatever terminal it was typed at.
  public init(_ session: Session) {
    self.session = session
    self.session.fit(columns: AnswerText.width)
  }

  /// The cells run again for it, which the session's watch may end.
  public func text() throws(Stopped) -> String {
    var parts: [String] = []
    if let frontMatter { parts.append(frontMatter) }
    var isAfterNote = false
    var cells = session.answeredCells
    var line: (cell: Cell, replies: [Reply])?
    while let (cell, reply) = cells.next() {
      if let last = line, last.cell.isOnLine(of: cell) {
        line?.replies.append(reply)
        continue
      }
      if let replies = line?.replies { parts.append(block(of: replies)) }
      line = nil
      if let note = cell.note {
        if isAfterNote { parts.append(NoteText.separator) }
        parts.append(NoteText.written(note))
      } else {
        line = (cell, [reply])
      }
      isAfterNote = cell.note != nil
    }
    if let replies = line?.replies { parts.append(block(of: replies)) }
    guard !cells.isStopped else { throw Stopped() }
    return parts.map { $0 + "\n" }.joined(separator: "\n")
  }

  /// What the answers hang on beyond the commands.
  private var frontMatter: String? {
    var lines: [String] = []
    if session.start.language != .english {
      lines.append("lang: \(session.start.language.rawValue)")
    }
    if session.start.rules == .documents { lines.append("rules: documents") }
    return lines.isEmpty ? nil : (["---"] + lines + ["---"]).joined(separator: "\n")
  }

  /// What was typed on one line stays on it: its time hangs on that.
  private func block(of replies: [Reply]) -> String {
    let opening = replies.contains { $0.hasFailed } ? "```hitchain fails" : "```hitchain"
    let commands = replies.map { $0.command }.joined(separator: "; ")
    let answer = AnswerText.lines(of: replies, to: commands, in: .usual)
    return ([opening] + commands.rowsOfDocument + answer + ["```"]).joined(separator: "\n")
  }
}
