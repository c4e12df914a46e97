import Engine
import Testing

@testable import Lab

/// A line, and the commands that it means in the sample scene.
struct RightLine: Sendable, CustomTestStringConvertible {
  let line: String
  let commands: [Command]

  init(_ line: String, _ commands: Command...) {
    self.line = line
    self.commands = commands
  }

  init(_ line: String, building command: BuildingCommand) {
    self.init(line, scene: [.build(command)])
  }

  init(_ line: String, behaviour command: BehaviourCommand) {
    self.init(line, scene: [.behave(command)])
  }

  init(_ line: String, doing first: DoingCommand, _ more: DoingCommand...) {
    self.init(line, scene: ([first] + more).map { .act($0) })
  }

  init(_ line: String, stimulus first: StimulusCommand, _ more: StimulusCommand...) {
    self.init(line, scene: ([first] + more).map { .act(.stimulus($0)) })
  }

  init(_ line: String, asking command: AskingCommand) {
    self.init(line, scene: [.ask(command)])
  }

  private init(_ line: String, scene commands: [SceneCommand]) {
    self.line = line
    self.commands = commands.map { .scene($0) }
  }

  init(_ line: String, session command: SessionCommand) { self.init(line, .session(command)) }
  init(_ line: String, notebook command: NotebookCommand) { self.init(line, .notebook(command)) }
  init(_ line: String, file command: FileCommand) { self.init(line, .file(command)) }
  init(_ line: String, learning command: LearningCommand) { self.init(line, .learn(command)) }

  var testDescription: String { line }
}

/// Names for the ids of the sample scene.
enum Its {
  static let (a, b, l, s, f, p) = (
    Sample.view("A"), Sample.view("B"), Sample.view("L"), Sample.view("S"), Sample.view("F"),
    Sample.view("P")
  )
  static let (view, window, kView) = (
    Sample.view("view"), Sample.view("window"), Sample.view("K.view")
  )
  static let (t, d) = (Sample.recognizer("T"), Sample.recognizer("D"))
  static let (k, controller) = (Sample.controller("K"), Sample.controller("controller"))
}
