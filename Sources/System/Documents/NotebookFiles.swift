import Desk
import Engine
import Lab

/// Saves and opens notebooks, and remembers which file is the session's own.
public struct NotebookFiles {
  /// May a file that is not the session's own be replaced? Asked at the prompt, never in a script.
  public typealias Consent = (String) -> Bool

  /// The file that the cells of an opening are in; of the cells of no document, those of nil.
  private var own: (path: String, version: FileVersion?, opening: Int?)?
  private var opened: [OpenedDocument] = []
  private let home: String?

  /// `home` is what `~` stands for.
  public init(home: String? = nil) { self.home = home }

  public mutating func carryOut(
    _ command: FileCommand, on session: inout Session, consent: Consent = { _ in false }
  ) throws(Refusal) -> [String] {
    do throws(DocumentFileError) {
      switch command {
      case .save(let path, let force):
        return try save(session, to: path.map(expanded), force: force, consent)
      case .open(let path): return try open(expanded(path), in: &session)
      case .export(let path, let picture, let force):
        return try export(
          session, to: expanded(path), picture: picture, force: force, consent: consent)
      // Whoever keeps one has answered already.
      case .history, .openKept, .importing, .importHelp: return []
      }
    } catch {
      throw Refusal(code: "file", message: error.text(in: session.state.language))
    }
  }

  private func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst()
  }

  // MARK: Saving

  private mutating func save(
    _ session: Session, to path: String?, force: Bool, _ consent: Consent
  ) throws(DocumentFileError) -> [String] {
    let ownPath = own.flatMap { $0.opening == session.opening ? $0.path : nil }
    guard let path = path ?? ownPath else {
      throw DocumentFileError("save", .noneNamed)
    }
    guard !session.cells.isEmpty || document(of: session)?.hadCells == false else {
      throw DocumentFileError(path, .nothingToSave)
    }
    let bytes = try bytes(of: session, for: path)
    guard bytes.count <= Document.megabyteLimit << 20 else {
      throw DocumentFileError(path, .file(.tooLarge(megabytes: Document.megabyteLimit)))
    }
    try NotebookFiles.write(
      [(path, bytes)], force: force || isOwn(path, of: session), consent: consent)
    own = (path, FileStatus(path)?.version, session.opening)
    return [told(.saved(cells: session.cells.count, shown(path)), in: session)]
  }

  private func bytes(of session: Session, for path: String) throws(DocumentFileError) -> [UInt8] {
    guard session.forgottenCells == 0 else {
      throw DocumentFileError(path, .cellsForgotten(session.forgottenCells))
    }
    do throws(DocumentFileError.Problem) {
      if let document = document(of: session) { return try bytes(of: document, for: session) }
      do throws(Stopped) {
        return Array(try NotebookWriter(session).text().utf8)
      } catch {
        throw DocumentFileError.Problem.stopped
      }
    } catch {
      throw DocumentFileError(path, error)
    }
  }

  private func bytes(
    of document: OpenedDocument, for session: Session
  ) throws(DocumentFileError.Problem) -> [UInt8] {
    do throws(NotKept) { return try document.bytes(for: session) } catch {
      switch error {
      case .cannotHold: throw .cannotHold
      case .stopped: throw .stopped
      }
    }
  }

  private func document(of session: Session) -> OpenedDocument? {
    session.opening.map { opened[$0] }
  }

  /// Is it there as this session has last seen it?
  private func isOwn(_ path: String, of session: Session) -> Bool {
    guard let own, own.opening == session.opening, let version = own.version else { return false }
    return version == FileStatus(path)?.version
  }

  // MARK: Opening

  private mutating func open(
    _ path: String, in session: inout Session
  ) throws(DocumentFileError) -> [String] {
    // Looked at first: what changes while it is read is not what was read.
    let version = FileStatus(path)?.version
    let document = try Document(path: path)
    guard DocumentFiles.isMarkdown(path) || !document.sessions.isEmpty else {
      throw DocumentFileError(path, .noDocument)
    }
    let (check, start, entries): (Check, State, [Entry])
    do throws(DocumentError) {
      // A document that does not say its language goes on in the reader's.
      start = try Settings(
        document.frontMatter, otherwise: Settings(language: session.state.language)
      ).session.state
      check = try Check(document, watch: session.watch)
      entries = document.entries
    } catch {
      throw DocumentFileError(path, error)
    }
    do throws(Stopped) {
      guard !check.isStopped else { throw Stopped() }
      try session.open(entries, in: start, opening: opened.count)
    } catch {
      throw DocumentFileError(path, .stopped)
    }
    opened.append(OpenedDocument(check, openedAs: session))
    own = (path, version, session.opening)
    return [
      told(
        .opened(
          cells: session.cells.count, shown(path), asWritten: check.findings.isEmpty), in: session)
    ]
  }

  // MARK: Exporting

  private func export(
    _ session: Session, to path: String, picture: ExportedPicture?, force: Bool,
    consent: Consent
  ) throws(DocumentFileError) -> [String] {
    guard var format = ExportFormat(path: path) else {
      throw DocumentFileError(path, .unknownEnding)
    }
    if let picture {
      guard format == .svg else {
        throw DocumentFileError(path, .noPicture(picture.rawValue))
      }
      format = ExportFormat(picture)
    }
    let bytes = try bytes(of: session, for: path)
    let exported: Exported
    do throws(ExportError) {
      let document = try ExportError.reading { () throws(DocumentError) in
        try Document(bytes: bytes)
      }
      exported = try document.exported(to: format, path: path, watch: session.watch)
    } catch {
      switch error {
      case .document(let error): throw DocumentFileError(path, .document(error.problem))
      case .stopped: throw DocumentFileError(path, .stopped)
      }
    }
    try exported.write(to: path, force: force, consent: consent)
    return [told(.exported(shown(path), pictures: exported.pictures.count), in: session)]
  }

  private func shown(_ path: String) -> String { path.visible(keepingTabs: true) }

  private func told(_ phrase: NotebookFilesPhrase, in session: Session) -> String {
    phrase.text(in: session.state.language)
  }
}
