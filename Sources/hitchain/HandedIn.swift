import Desk
import Lab
import System
import Tutor

/// What a learner has handed in: exported progress, or a transcript, which is run again.
enum HandedIn {
  case progress([LearnerEvent])
  case transcript(commands: [String], front: Fields?)

  /// Why a file is none of them.
  enum Problem: Error, Phrase {
    case file(FileError.Problem)
    case emptyFolder
    case noText
    case progress(ProgressFileError)
    case document(DocumentError)
    /// Nothing in it is a command.
    case noCommands
    /// It runs, and touches no question and no challenge: a saved session keeps the scene, and not what was answered.
    case noAnswers
    /// It was taken back after so long.
    case tooLong(seconds: Int)
    /// It took more memory than it may, or brought its process down.
    case died
  }

  init(path: String) throws(Problem) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try TextFile.read(path, limit: ProgressFile.sizeLimit)
    } catch { throw .file(error.problem) }
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw .noText
    }
    if text.first(where: { !$0.isWhitespace }) == "{" {
      do throws(ProgressFileError) {
        self = .progress(try ProgressFile.events(in: bytes))
      } catch { throw .progress(error) }
      return
    }
    if DocumentScript.isDocument(path: path, text: text) {
      do throws(DocumentError) {
        let document = try Document(bytes: bytes)
        let commands = document.sessions.flatMap { $0.exchanges.map { $0.command } }
        self = .transcript(commands: commands, front: document.frontMatter)
      } catch { throw .document(error) }
    } else {
      let lines =
        LogicalLine.typed(inCopy: text)
        ?? LogicalLine.all(of: text).filter { !$0.text.trimmed.isEmpty }
      self = .transcript(commands: lines.map { $0.text }, front: nil)
    }
    if case .transcript(let commands, _) = self, commands.isEmpty { throw .noCommands }
  }

  /// What happened to the learner; nil where no line of a transcript is a command.
  func events(
    of lesson: String, on shelf: Shelf, _ usual: Settings
  ) throws(Problem) -> [LearnerEvent] {
    switch self {
    case .progress(let events): return events
    case .transcript(let commands, let front):
      var settings = usual
      if let front {
        do throws(DocumentError) { settings = try Settings(front, otherwise: usual) } catch {
          throw .document(error)
        }
      }
      let kept = Kept()
      let classroom = Classroom(
        shelf: shelf, rehearsing: settings.seed,
        journal: LearnerJournal(read: { JournalNews() }) { events in
          kept.events += events
          return JournalNews()
        })
      let desk = FrontDesk(classroom: classroom)
      var session = settings.session
      let language = settings.language
      // Answers alone are answers to the lesson that is graded.
      if !commands.contains(where: { $0.trimmed.lowercased().hasPrefix("lesson") }) {
        _ = desk.run("lesson \(lesson.quoted)", in: &session)
      }
      var hasRun = false
      for var command in commands where !session.hasQuit {
        // Enter, as at the prompt.
        if command.trimmed.isEmpty {
          guard classroom.onlyGoesOn else { continue }
          command = "next"
        }
        let replies = desk.run(Self.named(command, on: shelf, language), in: &session)
        hasRun = hasRun || replies.contains { $0.error == nil }
      }
      guard hasRun else { throw .noCommands }
      guard kept.events.contains(where: { $0.fact.isOfATask }) else { throw .noAnswers }
      return kept.events
    }
  }

  /// A lesson of the teacher's own lay in a file of the learner's; here it is known by its id, which is
  /// the file's name. No other file that a learner names is opened.
  private static func named(_ command: String, on shelf: Shelf, _ language: Language) -> String {
    let words = command.trimmed.split(separator: " ", maxSplits: 1).map { String($0) }
    guard words.count == 2, ["lesson", "上课", "学习"].contains(words[0].lowercased()) else {
      return command
    }
    let path = words[1].trimmed.filter { $0 != "\"" }
    guard path.hasSuffix(".md"), let name = path.split(separator: "/").last else { return command }
    let id = String(name.dropLast(3))
    return shelf.lesson(called: id, in: language) == nil ? command : "lesson \(id.quoted)"
  }

  /// Events as they come.
  private final class Kept { var events: [LearnerEvent] = [] }
}
