import CommandLanguage
import Engine
import Text

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

/// Whoever runs a session may have a tutor, who answers what is about lessons and may put the
/// session into another scene. Where there is none, those commands are refused.
public typealias LessonWork =
  (LearningCommand, inout Session) throws(Refusal) -> LessonAnswer

extension Session {
  /// Hands over what a learner said without a verb; `line` is how.
  public mutating func run(
    _ command: LearningCommand, saidAs line: String, number: Int? = nil, to lessons: LessonWork?
  ) -> Reply {
    let part = CommandText(words: line)
    do throws(CommandError) {
      var reply = try run(.learn(command), from: part, number: number, files: nil, lessons: lessons)
      reply.line = number
      return reply
    } catch {
      return failure(error, in: line, number: number)
    }
  }

  mutating func handOver(
    _ command: LearningCommand, _ part: CommandText, to lessons: LessonWork?
  ) throws(RunError) -> Reply {
    guard let lessons else { throw .noLessonsHere }
    do throws(Refusal) {
      let answer = try lessons(command, &self)
      var reply = reply(part, answer.text, result: answer.outcome.map { .lesson($0) } ?? .done)
      if answer.isLiteral { reply.literalLines = answer.text.count }
      reply.question = answer.question
      reply.marks = answer.marks
      if case .judged(let judged)? = answer.outcome {
        reply.marks[0] = judged.isRight ? .right : .wrong
      }
      reply.failures = answer.failures
      reply.warnings = answer.warnings
      return reply
    } catch {
      throw .refused(error)
    }
  }

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
