import Lab
import System
import Tutor

/// Keeps the session under way: after every line its file has what its cells have, so that neither
/// `quit` nor a crash loses any. It is a class because the prompt's parts share it.
final class SessionKeeper {
  private let sessions: KeptSessions?
  /// With `--no-progress` it only knows the earlier ones.
  private let keeps: Bool
  private var own: (path: String, begun: String)?
  /// It goes to the end of the own file, which stays locked while the session lives.
  private var file: OpenFile?
  private var written: [String] = []
  /// The file that the cells came from; it goes when they have one of their own.
  private var source: String?
  /// Why it was not kept at last.
  private(set) var failure: FileError?

  init(keeps: Bool = true) {
    sessions = KeptSessions()
    self.keeps = keeps
  }

  /// Would what the session has be lost with the program?
  func wouldLose(_ session: Session) -> Bool {
    keeps && !session.cells.isEmpty && (sessions == nil || failure != nil)
  }

  /// Those of earlier times, the newest first.
  var earlier: [KeptSession] { sessions?.all(except: own?.path).map { $0.session } ?? [] }

  // MARK: Keeping

  func keep(_ session: Session) {
    guard keeps, let sessions else { return }
    let lines = session.cells.map { KeptSession.line(of: $0) }
    guard lines != written else { return }
    do throws(FileError) {
      if lines.count > written.count, lines.starts(with: written), file != nil, failure == nil {
        try add(lines[written.count...])
      } else if !lines.isEmpty || own != nil {
        try write(lines, of: session, in: sessions)
      }
      failure = nil
    } catch { failure = error }
    written = lines
  }

  private func add(_ lines: ArraySlice<String>) throws(FileError) {
    let text = lines.map { $0 + "\n" }.joined()
    do throws(SystemError) { try file?.write(Array(text.utf8)) } catch {
      file = nil
      throw FileError(own?.path ?? "", .unwritable(error))
    }
  }

  private func write(
    _ lines: [String], of session: Session, in sessions: KeptSessions
  ) throws(FileError) {
    let now = Timestamp.now
    let isNew = own == nil
    let (path, begun) = own ?? (sessions.newPath(at: now), KeptSessions.begun(now))
    if isNew { try? Folder.make(sessions.folder) }
    file = nil
    try TextFile.replace(
      path, with: KeptSession(begun: begun, start: session.start, lines: lines).bytes,
      overwriting: true)
    do throws(SystemError) {
      let opened = try OpenFile(appendingTo: path, mode: 0o600)
      opened.setPermissions(0o600)
      // Some network file systems know no locks.
      _ = opened.lockAtOnce()
      file = consume opened
    } catch { throw FileError(path, .unwritable(error)) }
    own = (path, begun)
    guard isNew else { return }
    if let source { remove(source) }
    source = nil
    sessions.thin()
  }

  /// Unless another program has it under way.
  private func remove(_ path: String) {
    guard let file = try? OpenFile(appendingTo: path, mode: 0o600), file.lockAtOnce() else {
      return
    }
    unlink(path)
  }

  // MARK: Opening

  /// Puts an earlier session's cells in place of those that are there, which stay in their own file.
  func open(_ number: Int, in session: inout Session) throws(Stopped) -> KeptSession? {
    let all = sessions?.all(except: own?.path) ?? []
    guard all.indices.contains(number - 1) else { return nil }
    let (path, kept) = all[number - 1]
    keep(session)
    try session.open(
      kept.entries, in: State(rules: kept.rules, language: session.state.language))
    file = nil
    (own, source) = (nil, path)
    written = session.cells.map { KeptSession.line(of: $0) }
    return kept
  }
}
