import Engine

/// Where a cell stands in the document that it was opened from, both counted from 1.
public struct CellPlace: Hashable, Sendable {
  public var line: Int
  /// Of its command, in characters; several may share a line.
  public var column: Int

  public init(line: Int, column: Int = 1) {
    self.line = line
    self.column = column
  }
}

/// One command of the session. Running it again gives its answer again, which may be a thousand times
/// as long; of that it keeps what tells it from another one.
public struct Cell: Equatable, Sendable {
  public let text: String
  /// Of code that runs as a program.
  let program: ProgramPaste?
  /// Of a note, which runs nothing: its prose, which may have several lines.
  public let note: String?
  /// Nil for one that no document held. Whatever is put in its place takes its place.
  public internal(set) var place: CellPlace?
  /// The line of the script it stood on.
  let line: Int?
  /// Cells that were typed on one line have the same number.
  private let mark: LineMark
  /// The answer in a few words.
  let headline: String
  /// Of a command that went wrong when it ran again.
  let errorCode: String?
  /// It went wrong, or something that it led to.
  public let hasFailed: Bool
  /// Two answers that differ in anything have two of them.
  private let digest: Int

  /// A long one is cut: it is told with a change, and that is all.
  private static let headlineLimit = 240

  init(
    _ reply: Reply, note: String? = nil, place: CellPlace? = nil, typed: Int = 0,
    program: ProgramPaste? = nil
  ) {
    text = reply.command
    self.program = program
    self.note = note
    self.place = place
    line = reply.line
    mark = LineMark(typed)
    let headline = reply.headline
    let isLong = headline.utf8.count > Cell.headlineLimit
    self.headline = isLong ? headline.prefix(Cell.headlineLimit) + "…" : headline
    errorCode = reply.error?.code
    hasFailed = reply.hasFailed
    digest = reply.digest
  }

  init(_ command: Command, _ reply: Reply, typed: Int) {
    if case .session(.note(let note)) = command {
      self.init(note: note, line: reply.line, in: reply.language)
    } else if case .session(.program(let paste)) = command {
      self.init(reply, typed: typed, program: paste)
    } else {
      self.init(reply, typed: typed)
    }
  }

  init(note: String, line: Int? = nil, in language: Language) {
    var reply = Reply(command: Cell.text(of: note), scene: Scene(), language: language)
    reply.line = line
    self.init(reply, note: note)
  }

  var lineTyped: Int { mark.number }

  /// Of code that has several lines, the first that says something.
  var title: String {
    guard program != nil else {
      guard text.hasPrefix("storyboard [") else { return text }
      let name = text.dropFirst(13).prefix { $0 != "\"" }
      return "storyboard " + name + " …"
    }
    let rows = text.split { $0.isNewline }.map { String($0) }
    let first = rows.first { !CodeInHand.isRemark($0) } ?? rows.first ?? ""
    return first + (rows.count > 1 ? " …" : "")
  }

  /// Were the two typed on one line? A note is a line of its own.
  public func isOnLine(of other: Cell) -> Bool {
    note == nil && other.note == nil && lineTyped > 0 && lineTyped == other.lineTyped
  }

  public var isError: Bool { errorCode != nil }

  public func answersLike(_ other: Cell) -> Bool { digest == other.digest }

  /// As a list of cells shows it: its first line.
  private static func text(of note: String) -> String {
    let line = note.prefix { !$0.isNewline }
    return "note " + (String(line) + (line.endIndex < note.endIndex ? "…" : "")).quoted
  }
}

extension Reply {
  /// Of what it says, in names: an id is another one where a cell before it is gone.
  fileprivate var digest: Int {
    var hasher = Hasher()
    var outcome = outcome
    // There may be as many of these as there are views, and JSON of them takes as long as the touch.
    if case .touch(var results, let firstResponder) = outcome {
      for row in results.deliveries {
        hasher.combine(scene.name(of: row.to))
        hasher.combine(row.call.method)
        hasher.combine(row.response.isHandled)
        hasher.combine(row.fingers)
      }
      hasher.combine(results.touchHandler.map { scene.name(of: $0) })
      results.deliveries = []
      outcome = .touch(results, firstResponder: firstResponder)
    }
    hasher.combine(OutcomeJSON(scene: scene, language: language).encode(outcome))
    hasher.combine(text)
    hasher.combine(failures)
    hasher.combine(error?.code)
    return hasher.finalize()
  }
}
