import CommandLanguage
import Documents
import Engine
import Lab
import Narration

/// Saves and opens notebooks, and remembers which file is the session's own.
public struct Desk {
  /// May a file that is not the session's own be replaced? Asked at the prompt, never in a script.
  public typealias Consent = (String) -> Bool

  /// The file that the cells of an opening are in; of the cells of no document, those of nil.
  private var own: (path: String, identity: FileIdentity?, opening: Int?)?
  private var opened: [OpenedDocument] = []
  private let home: String?

  /// `home` is what `~` stands for.
  public init(home: String? = nil) { self.home = home }

  public mutating func carryOut(
    _ command: FileCommand, on session: inout Session, consent: Consent = { _ in false }
  ) throws(Refusal) -> [String] {
    do throws(FileError) {
      switch command {
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
    let ownPath = own.flatMap { $0.opening == session.opening ? $0.path : nil }
    guard let path = path ?? ownPath else {
      throw FileError("save", .noneNamed)
    }
    guard !session.cells.isEmpty || document(of: session)?.hadCells == false else {
      throw FileError(path, .nothingToSave)
    }
    let bytes = try bytes(of: session, for: path)
    guard bytes.count <= Document.megabyteLimit << 20 else {
      throw FileError(path, .tooLarge(megabytes: Document.megabyteLimit))
    }
    try write(bytes, to: path, isOwn: isOwn(path, of: session), force: force, consent)
    own = (path, FileIdentity(path), session.opening)
    return [words(session).saved(session.cells.count, path)]
  }

  private func bytes(of session: Session, for path: String) throws(FileError) -> [UInt8] {
    guard session.forgottenCells == 0 else {
      throw FileError(path, .cellsForgotten(session.forgottenCells))
    }
    do throws(FileError.Problem) {
      if let document = document(of: session) { return try document.bytes(for: session) }
      do throws(Stopped) {
        return Array(try NotebookWriter(session).text().utf8)
      } catch {
        throw FileError.Problem.stopped
      }
    } catch {
      throw FileError(path, error)
    }
  }

  private func document(of session: Session) -> OpenedDocument? {
    session.opening.map { opened[$0] }
  }

  /// Is it there as this session has last seen it?
  private func isOwn(_ path: String, of session: Session) -> Bool {
    guard let own, own.opening == session.opening, let identity = own.identity else { return false }
    return identity == FileIdentity(path)
  }

  private func write(
    _ bytes: [UInt8], to path: String, isOwn: Bool, force: Bool, _ consent: Consent
  ) throws(FileError) {
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
    // Looked at first: what changes while it is read is not what was read.
    let identity = FileIdentity(path)
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
      try session.open(entries, in: start, opening: opened.count)
    } catch {
      throw FileError(path, .stopped)
    }
    opened.append(OpenedDocument(check, openedAs: session))
    own = (path, identity, session.opening)
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
    let bytes = try bytes(of: session, for: path)
    let exported: Exported
    do throws(DocumentError) {
      exported = try Document(bytes: bytes).exported(to: format, path: path)
    } catch {
      throw FileError(path, .document(error.problem))
    }
    try exported.write(to: path, force: force, consent: consent)
    return [words(session).exported(path, pictures: exported.pictures.count)]
  }

  private func words(_ session: Session) -> DeskWords {
    DeskWords(language: session.state.language)
  }
}
