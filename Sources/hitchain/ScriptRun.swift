import CommandLanguage
import Engine
import Lab
import Narration
import Terminal

/// Runs a text of commands, line by line, and prints what they give.
struct ScriptRun {
  private let invocation: Invocation
  private var session: Session
  private let printer: Printer

  init(_ invocation: Invocation) {
    self.invocation = invocation
    let language = invocation.language ?? .ofEnvironment
    session = Session(state: State(rules: invocation.rules, language: language))
    printer = Printer(invocation)
    session.fit(columns: printer.width)
  }

  func run(_ text: String) -> ExitStatus {
    var session = session
    let files = FileKeeper()
    var failures = 0
    script: for line in LogicalLine.all(of: text) {
      for reply in session.run(line.text, number: line.number, files: files.work) {
        printer.print(reply, line: line.text)
        guard reply.isError else { continue }
        failures += 1
        if invocation.stopsOnError { break script }
      }
      if session.hasQuit { break }
    }
    if failures > 0, invocation.format != .json {
      Console.complain(session.state.language.failed(failures))
    }
    return failures == 0 ? .fine : .commandFailed
  }
}

extension Language {
  /// From `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that is set; English where none tells.
  static var ofEnvironment: Language {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let tag = Console.environment(name), !tag.isEmpty { return Language(tag: tag) ?? .english }
    }
    return .english
  }
}
