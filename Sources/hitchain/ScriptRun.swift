import Desk
import Engine
import Lab
import System
import Tutor

/// Runs a text of commands, line by line, and prints what they give.
struct ScriptRun {
  private let invocation: Invocation
  private var session: Session
  private let printer: Printer
  private let files = FileKeeper()
  private let classroom: Classroom
  private let desk: FrontDesk
  private let meter = WorkMeter()
  private var failures = 0
  /// The lines after an `import` that names no file.
  private var paste: (line: LogicalLine, text: String)?

  init(_ invocation: Invocation) {
    self.invocation = invocation
    session = Session(state: invocation.state)
    printer = Printer(invocation)
    classroom = invocation.classroom
    desk = FrontDesk(classroom: classroom, files: files.work)
    session.fit(columns: printer.width)
    // As many lines as come; a pipe may never end.
    session.forgetsOldest = true
    // Ctrl-C ends the whole program.
    session.watch = meter.watch(in: invocation.spoken, stops: false)
  }

  func run(_ text: String) -> ExitStatus {
    var run = self
    let copy = LogicalLine.typed(inCopy: text)
    let lines = copy ?? LogicalLine.all(of: text)
    var at = 0
    while at < lines.count, run.goesOn {
      let count = run.session.linesOfProgram(in: lines[at...].lazy.map { $0.text })
      let line = count > 1 ? LogicalLine(joining: lines[at..<(at + count)]) : lines[at]
      run.run(copy == nil ? line : run.withEnterRead(line))
      at += max(1, count)
    }
    return run.end()
  }

  /// Of what was typed at a terminal Enter alone goes on, as it did there.
  private func withEnterRead(_ line: LogicalLine) -> LogicalLine {
    guard line.text.isEmpty, classroom.onlyGoesOn else { return line }
    return LogicalLine(text: "next", number: line.number)
  }

  /// Runs what comes, each line as soon as it is there, after a command that goes before it.
  func run(_ input: InputLines, after first: String = "") throws(UsageError) -> ExitStatus {
    var (run, input) = (self, input)
    for line in LogicalLine.all(of: first) where run.goesOn { run.run(line) }
    while run.goesOn, let found = try input.next() {
      switch found {
      case .line(let line): run.run(line)
      case .tooLong(let number): run.refuse(.tooLong, number)
      case .noText(let number):
        let message = PromptPhrase.lineIsNoText.text(in: run.session.state.language)
        run.refuse(.running(code: "not-text", message: message), number)
      }
    }
    return run.end()
  }

  private var goesOn: Bool {
    !session.hasQuit && !(failures > 0 && invocation.stopsOnError)
  }

  private mutating func run(_ line: LogicalLine) {
    if let (command, text) = paste {
      guard line.text != "." else { return runImport(command, of: text) }
      paste = (command, text + line.text + "\n")
      return
    }
    guard !Paste.begins(with: line.text) else {
      paste = (line, "")
      return
    }
    carryOut(line)
  }

  private mutating func runImport(_ command: LogicalLine, of text: String) {
    paste = nil
    files.pasted = { _ in text }
    carryOut(command)
  }

  private mutating func carryOut(_ line: LogicalLine) {
    meter.begin()
    let replies = desk.run(line.text, number: line.number, in: &session)
    meter.clear()
    for reply in replies {
      printer.print(reply, line: line.text)
      guard reply.hasFailed else { continue }
      failures += 1
      if invocation.stopsOnError { return }
    }
  }

  /// A line that cannot even be read as one.
  private mutating func refuse(_ problem: Problem, _ number: Int) {
    var reply = Reply(
      command: "", scene: session.state.scene, language: session.state.language)
    reply.line = number
    reply.error = CommandError(problem, column: 1, length: 1)
    printer.print(reply, line: "")
    failures += 1
  }

  private mutating func end() -> ExitStatus {
    if let (command, text) = paste { runImport(command, of: text) }
    for reply in session.endCode() {
      printer.print(reply, line: reply.command)
      failures += 1
    }
    if let complaint = classroom.close(session.state.language) { Console.complain(complaint) }
    if failures > 0, invocation.format != .json {
      Console.complain(session.state.language.failed(failures))
    }
    return failures == 0 ? .fine : .commandFailed
  }
}

extension Language {
  /// From `HITCHAIN_LANG`, `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that is set; English where none tells.
  static var ofEnvironment: Language {
    for name in ["HITCHAIN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
      if let tag = Console.environment(name), !tag.isEmpty { return Language(tag: tag) ?? .english }
    }
    return .english
  }
}
