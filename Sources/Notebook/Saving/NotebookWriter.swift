import Documents
import Engine
import Lab
import Narration

/// A session as a document: notes become prose, and every cell a block.
public struct NotebookWriter {
  private let session: Session

  public init(_ session: Session) { self.session = session }

  /// The cells whose answers are not kept run again for it, which the session's watch may end.
  public func text() throws(Stopped) -> String {
    var parts: [String] = []
    if let frontMatter { parts.append(frontMatter) }
    var isAfterNote = false
    var cells = session.answeredCells
    while let cell = cells.next() {
      if let note = cell.note {
        if isAfterNote { parts.append(NoteText.separator) }
        parts.append(NoteText.written(note))
      } else {
        parts.append(block(of: cell))
      }
      isAfterNote = cell.note != nil
    }
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

  private func block(of cell: Cell) -> String {
    let opening = cell.reply.hasFailed ? "```hitchain fails" : "```hitchain"
    let answer = AnswerText.lines(of: [cell.reply], to: cell.text, in: .usual)
    return ([opening, "> " + cell.text] + answer + ["```"]).joined(separator: "\n")
  }
}
