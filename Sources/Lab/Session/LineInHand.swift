import Engine

/// A line that is being run: what is left of it.
public struct LineInHand {
  enum Part {
    case line(String)
    /// One command; after others, code may begin in its place.
    case command(CommandText, follows: Bool, line: String)
    case reply(Reply)
  }

  /// The next one last.
  var left: [Part]
  public let number: Int?

  mutating func put(_ parts: [Part]) { left += parts.reversed() }

  /// Who stops one command does not want the rest of its line.
  public mutating func note(_ reply: Reply) { if reply.isStopped { left = [] } }
}

/// What a command of a line comes to.
public enum LineStep {
  case reply(Reply)
  /// The session knows no files and no lessons: whoever runs it carries this out and says what came of it.
  case handOver(HandedCommand, CommandText)
}

public enum HandedCommand {
  case file(FileCommand)
  case learn(LearningCommand)

  /// Why it is refused where nobody takes it, as in documents and lessons.
  var refusedHere: RunError {
    switch self {
    case .file(.history): .noHistoryHere
    case .file: .noFilesHere
    case .learn: .noLessonsHere
    }
  }
}

extension Session {
  /// Takes a line in hand, which may hold several commands.
  public func begin(_ line: String, number: Int? = nil) -> LineInHand {
    LineInHand(left: [.line(line)], number: number)
  }

  /// The next step of a line; nil at its end.
  public mutating func next(_ line: inout LineInHand) -> LineStep? {
    while let part = line.left.popLast(), !hasQuit {
      switch part {
      case .reply(let reply):
        line.note(reply)
        return .reply(reply)
      case .line(let text): line.put(parts(of: text, number: line.number))
      case .command(let part, let follows, let text):
        // After commands code goes to the end of the line: `;` and `#` may be its own.
        if follows, isCode(part.source, in: state.scene) {
          line.left = [.line(String(text.dropFirst(part.column - 1)))]
          continue
        }
        switch step(part, number: line.number) {
        case .reply(let reply)?:
          line.note(reply)
          return .reply(reply)
        case let handed?: return handed
        case nil: break
        }
      }
    }
    return nil
  }

  private mutating func parts(of line: String, number: Int?) -> [LineInHand.Part] {
    if let parts = runCode(line, number: number) { return parts }
    if let edited = EditedCode(line, in: state.scene) {
      return [.reply(run(edited, line, number: number))]
    }
    do {
      let commands = try split(line)
      beginLine()
      return commands.enumerated().map { .command($1, follows: $0 > 0, line: line) }
    } catch {
      return [.reply(failure(error, in: line, number: number))]
    }
  }

  /// Runs a line where nobody is there who has files or lessons. A reply for each command; none for an empty line.
  public mutating func run(_ line: String, number: Int? = nil) -> [Reply] {
    var (line, replies) = (begin(line, number: number), [Reply]())
    while let step = next(&line) {
      switch step {
      case .reply(let reply): replies.append(reply)
      case .handOver(let command, let part):
        replies.append(nobodyTakes(command, part, number: number))
      }
    }
    return replies
  }

  // MARK: What was handed over

  public func nobodyTakes(
    _ command: HandedCommand, _ part: CommandText, number: Int?
  ) -> Reply {
    refused(command.refusedHere, part, number: number)
  }

  public func refused(_ refusal: Refusal, _ part: CommandText, number: Int?) -> Reply {
    refused(.refused(refusal), part, number: number)
  }

  private func refused(_ error: RunError, _ part: CommandText, number: Int?) -> Reply {
    failure(
      CommandError(error, in: part, scene: state.scene, language: state.language),
      in: part.source, number: number)
  }

  public func reply(to part: CommandText, _ answer: FileAnswer, number: Int?) -> Reply {
    var reply = reply(part, answer.text, result: answer.outcome)
    reply.line = number
    return reply
  }

  public func reply(to part: CommandText, _ answer: LessonAnswer, number: Int?) -> Reply {
    var reply = reply(part, answer.text, result: answer.outcome.map { .lesson($0) } ?? .done)
    if answer.isLiteral { reply.literalLines = answer.text.count }
    reply.question = answer.question
    reply.marks = answer.marks
    if case .judged(let judged)? = answer.outcome {
      reply.marks[0] = judged.isRight ? .right : .wrong
    }
    reply.failures = answer.failures
    reply.warnings = answer.warnings
    reply.line = number
    return reply
  }
}
