import Documents
import Engine
import Lab
import Narration

/// A session as a document: notes become prose, and every cell a block.
public struct NotebookWriter {
  private let session: Session

  public init(_ session: Session) { self.session = session }

  /// The cells run again for it, which the session's watch may end.
  public func text() throws(Stopped) -> String {
    var parts: [String] = []
    if let frontMatter { parts.append(frontMatter) }
    var isAfterNote = false
    var cells = session.answeredCells
    while let (cell, reply) = cells.next() {
      if let note = cell.note {
        if isAfterNote { parts.append(NoteText.separator) }
        parts.append(NoteText.written(note))
      } else {
        parts.append(block(of: reply))
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

  private func block(of reply: Reply) -> String {
    let opening = reply.hasFailed ? "```hitchain fails" : "```hitchain"
    let answer = AnswerText.lines(of: [reply], to: reply.command, in: .usual)
    return ([opening, "> " + reply.command] + answer + ["```"]).joined(separator: "\n")
  }
}
