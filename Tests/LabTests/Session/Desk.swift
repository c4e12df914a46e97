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
    let replies = session.run(line, number: nil, handing: Desk.taken)
    code = replies.last?.error?.code
    return replies
  }

  /// The code of the error that a line ends with.
  mutating func error(_ line: String) -> String? {
    attempt(line)
    return code
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

extension Desk {
  /// Files that take everything and hold nothing; a tutor who has heard it all. The real ones have tests of their own.
  static func taken(
    _ command: HandedCommand, _ part: CommandText, _ session: Session, _ number: Int?
  ) -> Reply {
    switch command {
    case .file: session.reply(to: part, [] as FileAnswer, number: number)
    case .learn: session.reply(to: part, LessonAnswer([]), number: number)
    }
  }
}

extension Session {
  /// What the front desk does.
  mutating func run(
    _ line: String, number: Int? = nil,
    handing: (HandedCommand, CommandText, Session, Int?) -> Reply
  ) -> [Reply] {
    var (line, replies) = (begin(line, number: number), [Reply]())
    while let step = next(&line) {
      switch step {
      case .reply(let reply): replies.append(reply)
      case .handOver(let command, let part): replies.append(handing(command, part, self, number))
      }
    }
    return replies
  }
}
