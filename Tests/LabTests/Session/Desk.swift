import CommandLanguage
import Testing

@testable import Lab

/// A session to try things on. What goes wrong is told at the line of the test.
struct Desk {
  var session = Session()
  /// The code of the last command's error.
  private(set) var code: String?

  /// Every command of these lines must succeed.
  init(_ lines: String..., at place: SourceLocation = #_sourceLocation) {
    for line in lines { run(line, at: place) }
  }

  init(lines: [String], at place: SourceLocation = #_sourceLocation) {
    for line in lines { run(line, at: place) }
  }

  /// The last command's reply.
  @discardableResult
  mutating func run(_ line: String, at place: SourceLocation = #_sourceLocation) -> Reply {
    let replies = attempt(line)
    for reply in replies where reply.isError {
      Issue.record(
        "\(reply.command): \(reply.errorMessage ?? "")", sourceLocation: place)
    }
    if replies.isEmpty { Issue.record("\(line): nothing ran", sourceLocation: place) }
    return replies.last
      ?? Reply(
        command: line, scene: session.state.scene, language: session.state.language)
  }

  @discardableResult
  mutating func attempt(_ line: String) -> [Reply] {
    let replies = session.run(line, files: Desk.files, lessons: Desk.lessons)
    code = replies.last?.error?.code
    return replies
  }

  /// The code of the error that a line ends with.
  mutating func error(_ line: String) -> String? {
    attempt(line)
    return code
  }

  /// Files that take everything and hold nothing.
  static var files: FileWork { { (_: FileCommand, _: inout Session) throws(Refusal) in [] } }

  /// A tutor who has heard it all; the real one is tested with the lessons.
  static var lessons: LessonWork {
    { (_: LearningCommand, _: inout Session) throws(Refusal) in LessonAnswer([]) }
  }

  /// One member of a command's result.
  mutating func ask(
    _ line: String, _ path: String, at place: SourceLocation = #_sourceLocation
  ) -> JSON? {
    run(line, at: place).result.value(at: path)
  }

  var cells: [String] { session.cells.map { $0.text } }

  /// What the cells answer when they run again.
  var answers: [Reply] { session.answeredCells.map { $0.reply } }
}

extension Reply {
  var prose: String { text.joined(separator: "\n") }
}

extension Session {
  /// Cells that were taken back and that `redo` brings again.
  var cellsAhead: Int {
    undone.reduce(0) { count, undone in
      if case .ran(let cells) = undone { count + cells.count } else { count }
    }
  }
}
