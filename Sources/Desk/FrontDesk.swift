import Lab
import Tutor

/// The one door: a line in, its replies out. Prompt, scripts, documents, grading, servers and the page hand it what
/// is typed; it asks the session, the tutor, or whoever has the files.
///
/// It is a class because a session keeps no hold of it, and one learner sits at one desk.
public final class FrontDesk {
  /// Carries out what is about files, and returns what there is to tell.
  public typealias FileWork = (FileCommand, inout Session) throws(Refusal) -> FileAnswer

  private let classroom: Classroom?
  private let files: FileWork?

  /// Without a classroom nobody teaches, and without files none can be reached: such commands are refused.
  public init(classroom: Classroom? = nil, files: FileWork? = nil) {
    self.classroom = classroom
    self.files = files
  }

  /// Runs a line, which may hold several commands or answer a question. A reply for each; none for an empty line.
  public func run(_ line: String, number: Int? = nil, in session: inout Session) -> [Reply] {
    guard let classroom else { return steps(of: line, number: number, in: &session) }
    let wasOpen = classroom.hasOpenTask
    var replies =
      if let answer = classroom.bareAnswer(line, in: session.state.scene) {
        [carryOut(.learn(answer), CommandText(words: line), number: number, in: &session)]
      } else {
        steps(of: line, number: number, in: &session).map { classroom.helped($0) }
      }
    classroom.follow(&replies, in: session, wasOpen: wasOpen)
    return replies
  }

  private func steps(of line: String, number: Int?, in session: inout Session) -> [Reply] {
    var (line, replies) = (session.begin(line, number: number), [Reply]())
    while let step = session.next(&line) {
      switch step {
      case .reply(let reply): replies.append(reply)
      case .handOver(let command, let part):
        let reply = carryOut(command, part, number: number, in: &session)
        line.note(reply)
        replies.append(reply)
      }
    }
    return replies
  }

  private func carryOut(
    _ command: HandedCommand, _ part: CommandText, number: Int?, in session: inout Session
  ) -> Reply {
    do throws(Refusal) {
      switch command {
      case .file(let command):
        if let files {
          return session.reply(to: part, try files(command, &session), number: number)
        }
      case .learn(let command):
        if let classroom {
          return session.reply(
            to: part, try classroom.respond(to: command, in: &session), number: number)
        }
      }
      return session.nobodyTakes(command, part, number: number)
    } catch {
      return session.refused(error, part, number: number)
    }
  }
}
