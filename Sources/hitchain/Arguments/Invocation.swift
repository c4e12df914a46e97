import Desk
import Engine
import Import
import Lab
import System

/// What the program was asked to do.
struct Invocation {
  enum Task: Equatable {
    case prompt
    case script(path: String)
    case commands(String)
    case explain(String)
    case check(paths: [String])
    case lint(paths: [String])
    case template
    /// A word of the prompt, and what follows it: the prompt begins with them.
    case learning(String, [String])
    case drill(topic: String?)
    case progress(ProgressRequest)
    case export(path: String)
    case importing(path: String)
    case grade(paths: [String])
    case page
    case probe
    case mcp
    case reference(ReferenceTopic)
    case completions(Shell)
    case manual
    /// Of a verb, or of all.
    case help(verb: String?)
    case version

    var isHelp: Bool { if case .help = self { true } else { false } }
    var isAboutRecord: Bool { if case .progress = self { true } else { false } }
  }

  enum Format: String, CaseIterable {
    case text, json, markdown
    /// What an imported hierarchy is made of.
    case commands
  }

  enum Rules: String, CaseIterable {
    case uikit, documents

    var rulebook: Rulebook {
      switch self {
      case .uikit: .uikit
      case .documents: .documents
      }
    }
  }

  enum ProgressFormat: String, CaseIterable {
    case json, html
  }

  enum Color: String, CaseIterable {
    case auto, always, never
  }

  var task = Task.prompt
  var format = Format.text
  var language: Language?
  var color = Color.auto
  /// How pictures are shown, where that was said.
  var graphics: TerminalGraphics?
  var width: Int?
  var rules = Rulebook.uikit
  var stopsOnError = false
  var updates = false
  /// What `export` makes; otherwise the name of the output says.
  var exportFormat: ExportFormat?
  var output: String?
  /// What questions are drawn with; another each time where none is given.
  var seed: UInt64?
  /// How many questions `drill` makes.
  var count: Int?
  /// Leaves no trace of what a learner does.
  var keepsProgress = true
  /// The folder of the learner's own lessons, where one was named.
  var lessons: String?
  /// With `progress`: what is asked of it, where it is more than to be shown.
  var progress = ProgressRequest.show
  /// The lesson that `grade` is about.
  var against: String?
  /// What `import` is asked.
  var importing = ImportRequest()
  /// Does `export` make a page in which the engine runs?
  var isLive = false
  /// Is the page shown in the browser?
  var opens = false
  /// Is the probe to be the debugger's?
  var probesByDebugger = false
  /// May `export` replace a file that is there?
  var forces = false

  /// The language that was asked for, else that of the surroundings.
  var spoken: Language { language ?? .ofEnvironment }

  /// The surroundings may ask for graphics as well; nobody guesses at them.
  var shown: TerminalGraphics {
    graphics ?? Console.environment("HITCHAIN_GRAPHICS").flatMap { TerminalGraphics(rawValue: $0) }
      ?? .text
  }

  /// What a session starts with.
  var state: State {
    var state = State(rules: rules, language: spoken)
    state.graphics = shown
    return state
  }

  /// `NO_COLOR` counts when it is not empty.
  var usesColor: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      Console.outputIsTerminal && !Console.terminalIsDumb
        && (Console.environment("NO_COLOR") ?? "").isEmpty
    }
  }
}

/// What `reference` prints a page of.
enum ReferenceTopic: String, CaseIterable {
  case commands, uikit
}
