import Engine

/// All that a command can see and change. Going back is taking an old one.
public struct State: Equatable, Sendable {
  public var scene: Scene
  public var rules: Rulebook
  public var scripts = Scripts()
  /// Print the log lines that the documents' own listings print?
  public var logs = false
  public var language: Language
  /// How `draw` and `map` are shown.
  public var graphics = TerminalGraphics.text
  /// When the last event came, in lines.
  var pace = Pace()
  /// How many cells wide a picture may be.
  public internal(set) var width = 80
  /// How many rows the screen has; nil where nobody looks at one.
  public internal(set) var height: Int?
  @Boxed public var lastEvent: LastEvent?
  /// The one before questions were asked: a time line goes on showing its touches.
  @Boxed var lastDone: LastEvent?
  /// What the app's code did in it.
  @Boxed var lastCalls: [CodeCall] = []
  /// Why it left nothing, where it crashed.
  @Boxed var lastCrash: CodeAnswer.Crashed?
  /// How the touches in flight came about.
  @Boxed var gesture: Gesturing?
  /// Where `explain step` is in the last event's decisions.
  var step: Int?

  public init(scene: Scene = .initial, rules: Rulebook = .uikit, language: Language = .english) {
    self.scene = scene
    self.rules = rules
    self.language = language
  }

  /// Pictures of it are to fit the same screen.
  public mutating func take(screenOf other: State) {
    (width, height) = (other.width, other.height)
  }

  /// Is anything different that undo would bring back? Questions change nothing.
  public func differs(from other: State) -> Bool {
    scene != other.scene || rules != other.rules || scripts != other.scripts
      || logs != other.logs || language != other.language || graphics != other.graphics
  }

  var narrator: Narrator { Narrator(language, scene: scene, rules: rules) }
}

/// The last command with something to explain, and the scene it met.
public struct LastEvent: Equatable, Sendable {
  public var command: SceneCommand
  public var text: String
  public var before: Scene
  /// The rules and the moments' commands that were in force.
  public var rules: Rulebook
  var scripts: Scripts
  public var after: Scene
  public var decisions: [Decision]
  /// Those of the second before it.
  var rest: [Decision] = []
  public var results: Results
  /// All that is to be explained of it.
  var told: [Decision] { rest + decisions }

  /// What led to it, where it goes on with touches that had landed.
  var gesture: Gesturing?
}

/// The commands since the first finger of those on the screen landed.
struct Gesturing: Equatable, Sendable {
  /// Longer ones are not tried again.
  static let limit = 100

  /// What the first of them met.
  let before: Scene
  let scripts: Scripts
  private(set) var commands: [String]

  init(before: Scene, _ scripts: Scripts, _ command: String) {
    (self.before, self.scripts) = (before, scripts)
    commands = [command]
  }

  /// Nil where it grows too long.
  func adding(_ command: String) -> Gesturing? {
    guard commands.count < Gesturing.limit else { return nil }
    var longer = self
    longer.commands.append(command)
    return longer
  }
}
