import CommandLanguage
import Lab
import Notebook
import Terminal

/// Does for a session what it asks of files. It is a class because a session keeps no hold of it.
final class FileKeeper {
  private var desk = Desk(home: Console.environment("HOME"))
  /// Nil in a script, where nothing is typed.
  private let history: History?
  /// Keeps the session at the prompt; in a script it only knows the earlier ones.
  let sessions = SessionKeeper()
  /// A script is not asked: without `--force` it replaces nothing.
  var consent: Desk.Consent = { _ in false }

  init(history: History? = nil) { self.history = history }

  var work: FileWork {
    { (command: FileCommand, session: inout Session) throws(Refusal) -> [String] in
      switch command {
      case .save, .open, .export:
        return try self.desk.carryOut(command, on: &session, consent: self.consent)
      case .openKept(let number): return try self.openKept(number, in: &session)
      case .history(let count):
        guard let history = self.history else { throw .noHistory(in: session.state.language) }
        return HistoryList(entries: history.entries).lines(count)
      }
    }
  }

  private func openKept(_ number: Int?, in session: inout Session) throws(Refusal) -> [String] {
    let language = session.state.language
    guard let number else { return KeptList(sessions.earlier, now: .now).lines(language) }
    let opened: KeptSession?
    do throws(Stopped) { opened = try sessions.open(number, in: &session) } catch {
      throw Refusal(code: "stopped", message: PromptPhrase.notOpened.text(in: language))
    }
    guard let opened else {
      let phrase = PromptPhrase.noKeptSession(number, of: sessions.earlier.count)
      throw Refusal(
        code: "no-such-session", message: phrase.text(in: language), word: String(number))
    }
    let when = KeptList([], now: .now).day(of: opened, language)
    return [PromptPhrase.keptOpened(when, cells: session.cells.count).text(in: language)]
  }
}
