import CommandLanguage
import Engine
import Text

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

/// One command of the session, and what it answered.
public struct Cell: Equatable, Sendable {
  public var text: String
  /// Of a note, which runs nothing: its prose, which may have several lines.
  public var note: String?
  /// Nil for one that no document held. Whatever is put in its place takes its place.
  public internal(set) var place: CellPlace?
  /// Without the scene and the decisions, which running the cell again gives.
  public var reply: Reply
  /// Of its answer, while that is kept.
  private(set) var weight: Int

  init(text: String, note: String? = nil, _ reply: Reply) {
    self.text = text
    self.note = note
    self.reply = reply.kept
    weight = Cell.weight(of: self.reply)
  }

  /// Running it again gives the answer again.
  mutating func dropAnswer() {
    reply.dropAnswer()
    weight = 0
  }

  init(_ command: Command, _ part: CommandText, reply: Reply) {
    if case .session(.note(let note)) = command {
      self.init(note: note, in: reply.language)
    } else {
      self.init(text: part.source, reply)
    }
  }

  /// A command that went wrong when it ran again.
  init(failing text: String, _ error: CommandError, in language: Language) {
    var reply = Reply(command: text, scene: Scene(), language: language)
    reply.error = error
    self.init(text: text, reply)
  }

  init(note: String, in language: Language) {
    let text = Cell.text(of: note)
    self.init(text: text, note: note, Reply(command: text, scene: Scene(), language: language))
  }

  /// As a list of cells shows it: its first line.
  private static func text(of note: String) -> String {
    let line = note.prefix { !$0.isNewline }
    return "note " + (String(line) + (line.endIndex < note.endIndex ? "…" : "")).quoted
  }
}
