import Engine
import Testing

@testable import Lab

/// Where a demonstration runs: a session, and what its last command answered.
struct Stage {
  /// Of an engine broken on purpose, failures are only counted.
  let mistake: Mistake?
  private(set) var failures = 0
  var session: Session
  private(set) var last: Reply?
  /// What the last reply decided, as JSON has it.
  private(set) var decisions: [JSON] = []
  /// Where among those the next decision is looked for: they come in order.
  var cursor = 0
  /// A demonstration that expects nothing would pass whatever happens.
  var expectations = 0

  init(making mistake: Mistake? = nil) {
    self.mistake = mistake
    session = Self.session(making: mistake)
  }

  mutating func begin() { session = Self.session(making: mistake) }

  private static func session(making mistake: Mistake?) -> Session {
    Session(state: State(rules: mistake.map { Rulebook.uikit.with($0) } ?? .uikit))
  }

  var scene: Scene { session.state.scene }
  var result: JSON { last?.result ?? .null }

  /// Runs a line whose every command must succeed.
  mutating func run(_ line: String, at location: SourceLocation) {
    for reply in attempt(line) where reply.isError {
      fail("\(line): \(reply.errorMessage ?? "")", at: location)
    }
  }

  mutating func attempt(_ line: String) -> [Reply] {
    let replies = session.run(line)
    last = replies.last
    cursor = 0
    decisions =
      replies.last.map { reply in
        let encoder = DecisionJSON(scene: reply.scene)
        return reply.decisions.map { encoder.encode($0) }
      } ?? []
    return replies
  }

  mutating func expect<Value: Equatable>(
    _ found: Value, _ wanted: Value, _ what: String, at location: SourceLocation
  ) {
    expectations += 1
    guard found != wanted else { return }
    fail("\(what)\n  expected \(wanted)\n  found    \(found)", at: location)
  }

  mutating func fail(_ text: String, at location: SourceLocation) {
    failures += 1
    guard mistake == nil else { return }
    Issue.record("\(text)\n  after \(last?.command ?? "nothing")", sourceLocation: location)
  }

  /// The lines that the last reply's log ends with.
  var log: [String] {
    Log.lines(for: last?.decisions ?? [], scene: last?.scene ?? scene)
  }
}
