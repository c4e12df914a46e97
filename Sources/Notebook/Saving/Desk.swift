import CommandLanguage
import Documents
import Engine
import Lab
import System

/// Saves and opens notebooks, and remembers which file is the session's own.
public struct Desk {
  /// May a file that is not the session's own be replaced? Asked at the prompt, never in a script.
  public typealias Consent = (String) -> Bool

  private var own: FileVersion?
  private var ownPath: String?
  private let home: String?

  /// `home` is what `~` stands for.
  public init(home: String? = nil) { self.home = home }

  public mutating func carryOut(
    _ request: FileRequest, on session: inout Session, consent: Consent = { _ in false }
  ) throws(Refusal) -> [String] {
    do throws(DeskError) {
      switch request {
      case .save(let path, let force):
        return try save(session, to: path.map(expanded), force: force, consent)
      case .open(let path): return try open(expanded(path), in: &session)
      case .export(let path, let picture, let force):
        return try export(session, to: expanded(path), picture, force: force, consent)
      // Whoever keeps one has answered already.
      case .history: return []
      }
    } catch {
      throw Refusal(code: "file", message: error.message(in: session.state.language))
    }
  }

  private func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst()
  }

  // MARK: Saving

  private mutating func save(
    _ session: Session, to path: String?, force: Bool, _ consent: Consent
  ) throws(DeskError) -> [String] {
    guard let path = path ?? ownPath else {
      throw DeskError("save", .noneNamed)
    }
    guard !session.cells.isEmpty else { throw DeskError(path, .nothingToSave) }
    try checkIsWhole(session, path)
    let text = try text(of: session, for: path)
    guard text.utf8.count <= Document.megabyteLimit << 20 else {
      throw DeskError(path, .file(.tooLarge(megabytes: Document.megabyteLimit)))
    }
    let isOwn = own != nil && own == FileStatus(path)?.version
    try Desk.write([(path, text)], force: force || isOwn, consent: consent)
    remember(path)
    return [words(session).saved(session.cells.count, path)]
  }

  private func text(of session: Session, for path: String) throws(DeskError) -> String {
    do throws(Stopped) { return try NotebookWriter(session).text() } catch {
      throw DeskError(path, .stopped)
    }
  }

  private func checkIsWhole(_ session: Session, _ path: String) throws(DeskError) {
    guard session.forgottenCells == 0 else {
      throw DeskError(path, .cellsForgotten(session.forgottenCells))
    }
  }

  private mutating func remember(_ path: String) {
    ownPath = path
    own = FileStatus(path)?.version
  }

  // MARK: Opening

  private mutating func open(
    _ path: String, in session: inout Session
  ) throws(DeskError) -> [String] {
    let document = try Document(path: path)
    let (check, start, entries): (Check, State, [Entry])
    do throws(DocumentError) {
      // A document that does not say its language goes on in the reader's.
      start = try Settings(
        document.frontMatter, otherwise: Settings(language: session.state.language)
      ).session.state
      check = try Check(document, watch: session.watch)
      entries = document.entries
    } catch {
      throw DeskError(path, error)
    }
    do throws(Stopped) {
      guard !check.isStopped else { throw Stopped() }
      try session.open(entries, in: start)
    } catch {
      throw DeskError(path, .stopped)
    }
    remember(path)
    return words(session).opened(session.cells.count, path, otherwise: check.findings.count)
  }

  // MARK: Exporting

  private func export(
    _ session: Session, to path: String, _ picture: ExportedPicture?, force: Bool,
    _ consent: Consent
  ) throws(DeskError) -> [String] {
    guard var format = ExportFormat(path: path) else {
      throw DeskError(path, .unknownEnding)
    }
    if let picture {
      guard format == .svg else {
        throw DeskError(path, .noPicture(picture.rawValue))
      }
      format = ExportFormat(picture)
    }
    try checkIsWhole(session, path)
    let text = try text(of: session, for: path)
    let exported: Exported
    do throws(DocumentError) {
      exported = try Document(text).exported(to: format, path: path)
    } catch {
      throw DeskError(path, .document(error.problem))
    }
    try exported.write(to: path, force: force, consent: consent)
    return [words(session).exported(path, pictures: exported.pictures.count)]
  }

  private func words(_ session: Session) -> DeskWords {
    DeskWords(language: session.state.language)
  }
}
