import Engine

/// What the tutor has to say to a command.
public struct LessonAnswer: Equatable, Sendable {
  public var text: [String]
  /// Nil where nothing is to be told to another program.
  public var outcome: LessonOutcome?
  /// What is put to the learner with it.
  public var question: AskedQuestion?
  /// What some of its lines are, by their place.
  public var marks: [Int: LineLook] = [:]
  /// It is for another program: no line of it may be broken.
  public var isLiteral: Bool
  /// What was done only in part, or in vain.
  public var failures: [String]
  /// What is wrong with the learner's record, which is no fault of the command's.
  public var warnings: [String] = []

  public init(
    _ text: [String], outcome: LessonOutcome? = nil, isLiteral: Bool = false,
    failures: [String] = []
  ) {
    self.text = text
    self.outcome = outcome
    self.isLiteral = isLiteral
    self.failures = failures
  }
}

extension Session {
  /// From here on it answers in another language.
  public mutating func speak(_ language: Language) { state.language = language }

  /// Puts another session's cells and scene in place of these. `undo` brings these back where they
  /// were the user's own; of what nobody typed there is nothing to take back.
  public mutating func take(_ other: Session, undoably: Bool = false) {
    let (width, height) = (state.width, state.height)
    let change = ReplacedCells(
      place: 0, cells: cells, count: other.cells.count, start: beginning)
    (cells, checkpoints, state) = (other.cells, other.checkpoints, other.state)
    (state.width, state.height) = (width, height)
    if undoably { note(.edited(change)) } else { history = [] }
    undone = []
  }
}
