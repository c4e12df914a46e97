import CommandLanguage
import Documents
import Engine
import Lab
import Narration

/// Saves and opens notebooks, and remembers which file is the session's own.
public struct Desk {
  /// May a file that is not the session's own be replaced? Asked at the prompt, never in a script.
  public typealias Consent = (String) -> Bool

  private var own: FileIdentity?
  private var ownPath: String?
  private let home: String?

  /// `home` is what `~` stands for.
  public init(home: String? = nil) { self.home = home }

  public mutating func carryOut(
    _ request: FileRequest, on session: inout Session, consent: Consent = { _ in false }
  ) throws(Refusal) -> [String] {
    do throws(FileError) {
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
  ) throws(FileError) -> [String] {
    guard let path = path ?? ownPath else {
      throw FileError("save", .noneNamed)
    }
    guard !session.cells.isEmpty else { throw FileError(path, .nothingToSave) }
    try checkIsWhole(session, path)
    let bytes = Array(try text(of: session, for: path).utf8)
    guard bytes.count <= Document.megabyteLimit << 20 else {
      throw FileError(path, .tooLarge(megabytes: Document.megabyteLimit))
    }
    try write(bytes, to: path, force: force, consent)
    ownPath = path
    own = FileIdentity(path)
    return [words(session).saved(session.cells.count, path)]
  }

  private func text(of session: Session, for path: String) throws(FileError) -> String {
    do throws(Stopped) { return try NotebookWriter(session).text() } catch {
      throw FileError(path, .stopped)
    }
  }

  private func checkIsWhole(_ session: Session, _ path: String) throws(FileError) {
    guard session.forgottenCells == 0 else {
      throw FileError(path, .cellsForgotten(session.forgottenCells))
    }
  }

  private func write(
    _ bytes: [UInt8], to path: String, force: Bool, _ consent: Consent
  ) throws(FileError) {
    let isOwn = own != nil && own == FileIdentity(path)
    guard !force, !isOwn, TextFile.exists(path) else {
      return try TextFile.replace(path, with: bytes, overwriting: force || isOwn)
    }
    guard consent(path) else {
      throw FileError(path, .isThereUnlessForced)
    }
    try TextFile.replace(path, with: bytes, overwriting: true)
  }

  // MARK: Opening

  private mutating func open(
    _ path: String, in session: inout Session
  ) throws(FileError) -> [String] {
    let bytes = try TextFile.read(path, limit: Document.megabyteLimit << 20)
    let (check, start, entries): (Check, State, [Entry])
    do throws(DocumentError) {
      let document = try Document(bytes: bytes)
      // A document that does not say its language goes on in the reader's.
      start = try Settings(
        document.frontMatter, otherwise: Settings(language: session.state.language)
      ).session.state
      check = try Check(document, watch: session.watch)
      entries = document.entries
    } catch {
      throw FileError(path, error)
    }
    do throws(Stopped) {
      guard !check.isStopped else { throw Stopped() }
      try session.open(entries, in: start)
    } catch {
      throw FileError(path, .stopped)
    }
    ownPath = path
    own = FileIdentity(path)
    return words(session).opened(session.cells.count, path, otherwise: check.findings.count)
  }

  // MARK: Exporting

  private func export(
    _ session: Session, to path: String, _ picture: ExportedPicture?, force: Bool,
    _ consent: Consent
  ) throws(FileError) -> [String] {
    guard var format = ExportFormat(path: path) else {
      throw FileError(path, .unknownEnding)
    }
    if let picture {
      guard format == .svg else {
        throw FileError(path, .noPicture(picture.rawValue))
      }
      format = ExportFormat(picture)
    }
    try checkIsWhole(session, path)
    let text = try text(of: session, for: path)
    let exported: Exported
    do throws(ExportError) {
      let document = try ExportError.reading { () throws(DocumentError) in try Document(text) }
      exported = try document.exported(to: format, path: path, watch: session.watch)
    } catch {
      switch error {
      case .document(let error): throw FileError(path, .document(error.problem))
      case .stopped: throw FileError(path, .stopped)
      }
    }
    try exported.write(to: path, force: force, consent: consent)
    return [words(session).exported(path, pictures: exported.pictures.count)]
  }

  private func words(_ session: Session) -> DeskWords {
    DeskWords(language: session.state.language)
  }
}
