import Engine

/// How long one line takes to type. An event on a line comes a second of the clock after the event on
/// a line before it; what one line holds, and what comes after a `wait`, keeps its own time.
struct Pace: Equatable, Sendable {
  /// What lies between two lines.
  static let second = 1.0

  /// The number of the newest line.
  private(set) var newest = 0
  /// The line of the last event; nil where none has come yet, or a `wait` after it.
  private var last: Int?

  /// However lines are numbered, what matters is whether the next one comes after an event.
  static func == (one: Pace, other: Pace) -> Bool { (one.last == nil) == (other.last == nil) }

  /// Numbers a new line, however many commands it holds.
  mutating func newLine(after others: Int = 0) -> Int {
    newest = max(newest, others) + 1
    return newest
  }

  /// Does a second pass before this command? Before an animation too, and none after it, which would
  /// be over by then. Not while a finger is down: then its event goes on.
  func rests(before command: SceneCommand, on line: Int, in scene: Scene) -> Bool {
    guard let last, last != line, command.beginsStimulus || command.isAnimation
    else { return false }
    return scene.fingersDown.isEmpty
  }

  mutating func note(_ command: SceneCommand, on line: Int) {
    newest = max(newest, line)
    if command.isWait || command.isAnimation {
      last = nil
    } else if command.beginsStimulus {
      last = line
    }
  }

  /// Whatever came before was in another scene.
  mutating func forget() { last = nil }
}

extension SceneCommand {
  fileprivate var isWait: Bool {
    if case .act(.stimulus(.wait)) = self { true } else { false }
  }

  fileprivate var isAnimation: Bool {
    if case .build(.animate) = self { true } else { false }
  }

  fileprivate var beginsStimulus: Bool {
    switch self {
    case .act(.stimulus(.wait)): false
    case .act(.stimulus), .act(.pump): true
    case .act, .build, .behave, .ask: false
    }
  }
}

/// What the second before a line's event brought about.
struct Rest {
  /// What the event then met.
  let after: Scene
  let results: Results
  /// So many decisions were made in it.
  let decisions: Int
}

/// The line that a cell was typed on. By it no two cells differ: each session numbers lines for itself.
struct LineMark: Equatable, Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (one: LineMark, other: LineMark) -> Bool { true }
}
