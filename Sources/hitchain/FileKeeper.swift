import Desk
import Import
import Lab
import System

/// Does for a session what it asks of files. It is a class because a session keeps no hold of it.
final class FileKeeper {
  private var notebooks = NotebookFiles(home: Console.environment("HOME"))
  /// Nil in a script, where nothing is typed.
  private let history: History?
  /// Keeps the session at the prompt; in a script it only knows the earlier ones.
  let sessions: SessionKeeper
  /// A script is not asked: without `--force` it replaces nothing.
  var consent: NotebookFiles.Consent = { _ in false }

  /// What is typed or pasted, up to a line with a full stop.
  var pasted: (Language) throws(Stopped) -> String = { _ in "" }

  init(history: History? = nil, keepsSession: Bool = true) {
    self.history = history
    sessions = SessionKeeper(keeps: keepsSession)
  }

  var work: FrontDesk.FileWork {
    { (command: FileCommand, session: inout Session) throws(Refusal) -> FileAnswer in
      switch command {
      case .save, .open, .export:
        return FileAnswer(
          try self.notebooks.carryOut(command, on: &session, consent: self.consent))
      case .openKept(let number): return FileAnswer(try self.openKept(number, in: &session))
      case .importing(let path, let kinds): return try self.importing(path, kinds, in: &session)
      case .importHelp: return FileAnswer(ImportHelp.lines(in: session.state.language))
      case .history(let count):
        guard let history = self.history else { throw .noHistory(in: session.state.language) }
        return FileAnswer(HistoryList(entries: history.entries).lines(count))
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

  private func importing(
    _ path: String?, _ kinds: [String], in session: inout Session
  ) throws(Refusal) -> FileAnswer {
    let language = session.state.language
    var text = ""
    do throws(Stopped) { if path == nil { text = try pasted(language) } } catch {
      throw Refusal(code: "stopped", message: PromptPhrase.notOpened.text(in: language))
    }
    let dump: Dump
    do throws(ImportError) {
      if let path {
        dump = try DumpFile.read(Console.expanded(path))
      } else {
        dump = try DumpReader.read(Array(text.utf8))
      }
    } catch {
      throw Refusal(error, in: language)
    }
    return try ImportWork.run(dump, kinds: kinds, in: &session)
  }
}
