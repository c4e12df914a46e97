import Engine

@testable import Lab

/// A scene to build and to play on, by commands.
struct TellingStage {
  private(set) var session = Session()
  private(set) var decisions: [Decision] = []
  /// Commands that were refused.
  private(set) var refused: [String] = []

  init(_ commands: String...) {
    for command in commands { run(command) }
  }

  /// Keeps the decisions of the last command.
  mutating func run(_ line: String) {
    for reply in session.run(line) {
      decisions = reply.decisions
      if reply.error != nil { refused.append(reply.command) }
    }
  }

  var scene: Scene { session.state.scene }

  func narrator(_ language: Language = .english) -> Narrator {
    Narrator(language, scene: scene, rules: session.state.rules)
  }

  /// Views A to E, as the documents' first example has them.
  static let views = [
    "add view A 0 0 320 480", "add view B in A 20 20 280 140", "add view C in A 20 200 280 240",
    "add view D in C 20 20 100 200", "add view E in C 160 20 100 200",
  ]

  /// Red, and in it green and blue, blue on top, with a tap recognizer on each.
  static let colours = [
    "add view red 0 20 240 240", "add view green in red 40 40 160 160",
    "add view blue in red 80 80 80 80", "add tap-recognizer redTap to red",
    "add tap-recognizer greenTap to green", "add tap-recognizer blueTap to blue",
  ]

  /// A text field, a plain view and one that may have the focus.
  static let form = [
    "add text-field T 20 40 280 40", "add view V 20 120 280 100", "add view F 20 260 280 60",
  ]
}
