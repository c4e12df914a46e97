import Lab

/// A lesson's own session, which no learner's experiments reach: each step finds the scene that the
/// steps before it made.
struct Thread: Sendable {
  private(set) var session: Session
  private let steps: [Lesson.Step]
  /// The step that is to come.
  private(set) var place = 0

  init(_ lesson: Lesson, language: Language) {
    session = Session(state: State(language: language))
    steps = lesson.steps
  }

  /// What a demonstration's commands answer; nothing for other steps.
  struct Shown {
    var demonstration: Lesson.Demonstration
    var exchanges: [(command: String, replies: [Reply])]

    var hasFailure: Bool { exchanges.contains { $0.replies.contains { $0.isError } } }
  }

  /// Those that have made its scene.
  var commands: [String] { session.cells.filter { $0.note == nil }.map { $0.text } }

  /// The session with a question's own commands run on it.
  func session(with scene: [String]) -> Session {
    var session = session
    for line in scene { _ = session.run(line) }
    return session
  }

  mutating func speak(_ language: Language) { session.speak(language) }

  /// Goes over one step.
  mutating func advance() -> Shown? {
    guard place < steps.count else { return nil }
    defer { place += 1 }
    guard case .demonstration(let demonstration) = steps[place].content else { return nil }
    return Shown(
      demonstration: demonstration,
      exchanges: demonstration.commands.map { ($0, session.run($0)) })
  }
}
