import CommandLanguage
import Engine
import Lab
import Notebook
import Text

/// What the program was asked to do.
struct Invocation {
  enum Task: Equatable {
    case prompt
    case script(path: String)
    case commands(String)
    case explain(String)
    case check(paths: [String])
    case lint(paths: [String])
    case lesson(String?)
    case drill(topic: String?)
    case progress(ProgressRequest)
    case export(path: String)
    case reference
    case completions(Shell)
    case manual
    case help
    case version
  }

  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  enum Color: String, CaseIterable {
    case auto, always, never
  }

  var task = Task.prompt
  var format = Format.text
  var language: Language?
  var color = Color.auto
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
  /// May `export` replace a file that is there?
  var forces = false

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

/// The program was called wrongly.
struct UsageError: Error {
  var message: String
}

extension Invocation {
  init(arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      try take(option: argument, from: &rest)
    }
    try take(words: words)
  }

  private mutating func take(
    option: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    var inline = parts.count > 1 ? String(parts[1]) : nil
    func value() throws(UsageError) -> String {
      guard let value = inline ?? rest.popFirst() else {
        throw UsageError(message: "\(name) wants a value after it.")
      }
      inline = nil
      return value
    }
    switch name {
    case "-c", "--command": task = .commands(try value())
    case "--format": format = try choice(name, try value())
    case "--color", "--colour": color = try choice(name, try value())
    case "--lang":
      let tag = try value()
      guard let language = Language(tag: tag) else {
        throw UsageError(message: "--lang takes en or zh-Hans, not “\(tag)”.")
      }
      self.language = language
    case "--width":
      let text = try value()
      guard let width = Int(text), (20...1000).contains(width) else {
        throw UsageError(
          message: "--width takes a number of columns from 20 to 1000, not “\(text)”.")
      }
      self.width = width
    case "--rules":
      switch try value() {
      case "uikit": rules = .uikit
      case "documents": rules = .documents
      case let other:
        throw UsageError(message: "--rules takes uikit or documents, not “\(other)”.")
      }
    case "--stop-on-error": stopsOnError = true
    case "--update": updates = true
    case "--seed":
      let text = try value()
      guard let seed = UInt64(text) else {
        throw UsageError(message: "--seed takes a whole number, not “\(text)”.")
      }
      self.seed = seed
    case "--export":
      guard try value() == "json" else { throw UsageError(message: "--export takes json.") }
      progress = .export
    case "--import": progress = .importing(path: try value())
    case "--count":
      let text = try value()
      guard let count = Int(text), DrillRun.counts.contains(count) else {
        throw UsageError(message: "--count takes a number of questions, not “\(text)”.")
      }
      self.count = count
    case "--lessons": lessons = try value()
    case "--no-progress": keepsProgress = false
    case "--force": forces = true
    case "--to": exportFormat = try choice(name, try value())
    case "-o", "--output": output = try value()
    case "--help", "-h": task = .help
    case "--version": task = .version
    default: throw UsageError(message: "There is no option \(name).")
    }
    if inline != nil { throw UsageError(message: "\(name) takes no value.") }
  }

  private func choice<T: RawRepresentable & CaseIterable>(
    _ name: String, _ text: String
  ) throws(UsageError) -> T where T.RawValue == String {
    guard let choice = T(rawValue: text) else {
      let all = T.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw UsageError(message: "\(name) takes one of \(all), not “\(text)”.")
    }
    return choice
  }

  private mutating func take(words: [String]) throws(UsageError) {
    // Who asks for help is in the middle of a line.
    if task == .help || task == .version { return }
    guard let verb = words.first, task == .prompt else {
      if let word = words.first {
        throw UsageError(message: "“\(word)” is one word too many.")
      }
      return
    }
    switch (verb, words.count) {
    case ("run", 2): task = .script(path: words[1])
    case ("run", _): throw UsageError(message: "run takes one file, or - for standard input.")
    case ("explain", 2): task = .explain(words[1])
    case ("explain", _): throw UsageError(message: "explain takes one rule, such as HT03.")
    case ("lesson", 1...2): task = .lesson(words.count > 1 ? words[1] : nil)
    case ("lesson", _): throw UsageError(message: "lesson takes one lesson.")
    case ("drill", 1...2): task = .drill(topic: words.count > 1 ? words[1] : nil)
    case ("drill", _): throw UsageError(message: "drill takes one topic.")
    case ("progress", 1): task = .progress(progress)
    case ("progress", _): throw UsageError(message: "progress stands alone.")
    case ("reference", 1): task = .reference
    case ("manual", 1): task = .manual
    case ("completions", _):
      guard words.count == 2, let shell = Shell(rawValue: words[1]) else {
        let all = Shell.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw UsageError(message: "completions takes a shell: \(all).")
      }
      task = .completions(shell)
    case ("export", 2): task = .export(path: words[1])
    case ("export", _): throw UsageError(message: "export takes one document.")
    case ("check", 2...): task = .check(paths: Array(words.dropFirst()))
    case ("lint", 2...): task = .lint(paths: Array(words.dropFirst()))
    case ("lint", _):
      throw UsageError(message: "lint takes lessons, or folders of them, or the handbook.")
    case ("check", _): throw UsageError(message: "check takes documents, or folders of them.")
    default:
      throw UsageError(
        message: "There is no “\(verb)”. To run a file: hitchain run \(verb)")
    }
  }
}
