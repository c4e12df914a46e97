import CommandLanguage
import Lab
import Notebook
import Terminal

/// Does for a session what it asks of files. It is a class because a session keeps no hold of it.
final class FileKeeper {
  private var desk = Desk(home: Console.environment("HOME"))
  /// Nil in a script, where nothing is typed.
  private let history: History?
  /// A script is not asked: without `--force` it replaces nothing.
  var consent: Desk.Consent = { _ in false }

  init(history: History? = nil) { self.history = history }

  var work: FileWork {
    { (command: FileCommand, session: inout Session) throws(Refusal) -> [String] in
      guard case .history(let count) = command else {
        return try self.desk.carryOut(command, on: &session, consent: self.consent)
      }
      guard let history = self.history else { throw .noHistory(in: session.state.language) }
      return HistoryList(entries: history.entries).lines(count)
    }
  }
}
