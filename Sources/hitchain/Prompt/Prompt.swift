import Desk
import Engine
import Lab
import System
import Tutor

/// The prompt: one line in, its replies out.
struct Prompt {
  private var session: Session
  private let printer: Printer
  private let files: FileKeeper
  private let history: History
  private let meter = WorkMeter()
  private let assistant: LanguageAssistant
  private let isStyled: Bool
  private let classroom: Classroom
  private let desk: FrontDesk
  private var hasComplained = false
  private var hasComplainedOfSession = false
  /// What the next line begins with.
  private var draft = ""
  private var canEdit = false
  /// Was a decision told alone? Then Enter tells the next.
  private var isStepping = false

  init(_ invocation: Invocation) {
    session = Session(state: invocation.state)
    printer = Printer(invocation)
    let folder = invocation.keepsProgress ? DataFolder.path : nil
    history = History(file: folder.map { HistoryFile(path: $0 + "/history") })
    files = FileKeeper(history: history, keepsSession: invocation.keepsProgress)
    assistant = LanguageAssistant(session.state, history: history)
    isStyled = invocation.usesColor
    classroom = invocation.classroom
    desk = FrontDesk(classroom: classroom, files: files.work)
    assistant.lessons = { [classroom] in classroom.lessons(in: $0) }
    assistant.answers = { [classroom] in classroom.answers }
  }

  /// With something to do at once, that takes the place of the welcome.
  mutating func run(first line: String? = nil) {
    if let line {
      _ = run(line)
    } else if printer.isForPeople {
      printer.write(greeting)
    }
    defer {
      if let complaint = classroom.close(session.state.language) { Console.complain(complaint) }
    }
    guard Console.outputIsTerminal, !Console.terminalIsDumb, !TerminalSize.isExaggerated,
      let editor = LineEditor(
        program: "hitchain", history: history, assistant: assistant.assistant,
        isStyled: isStyled, editrc: Prompt.editrc)
    else { return runPlainly() }
    defer { editor.close() }
    canEdit = true
    let assistant = assistant
    files.consent = { path in
      Prompt.isYes(
        editor.answer(
          to: PromptPhrase.mayReplace(path.visible(keepingTabs: true)).text(in: assistant.language))
          ?? "")
    }
    files.pasted = { (language) throws(Stopped) in
      Console.write(PromptPhrase.pasteNow.text(in: language) + "\n")
      return try Paste.gather { () throws(Stopped) in
        switch editor.read(prompt: [Span("… ")]) {
        case .line(let text), .block(let text): return text
        case .cancelled: throw Stopped()
        case .end: return nil
        }
      }
    }
    let leaves = { (question: String) in editor.answer(to: question).map(Prompt.isYes) ?? true }
    while goesOn(asking: leaves) {
      // libedit looks at the window before each line, and takes memory for every place in it.
      guard !TerminalSize.isExaggerated else {
        editor.close()
        canEdit = false
        return runPlainly()
      }
      editor.language = session.state.language
      let begun = draft
      draft = ""
      switch editor.read(prompt: prompt, draft: begun) {
      case .line(let text): run(LogicalLine.all(of: text), of: text)
      case .block(let text): run(block: text)
      case .cancelled: session.forgetGatheredCode()
      case .end: session.quit()
      }
    }
  }

  /// Whoever leaves is asked only where what they made would be lost.
  private mutating func goesOn(asking: (String) -> Bool) -> Bool {
    guard session.hasQuit else { return true }
    guard files.sessions.wouldLose(classroom.own(session)),
      !asking(PromptPhrase.mayLose.text(in: language))
    else { return false }
    session.stay()
    return true
  }

  /// Who comes back is told what is due, where they were, and what is kept.
  private var greeting: [String] {
    var text = [PromptPhrase.welcome.text(in: language)]
    let known = classroom.greeting(language)
    text += known.isEmpty ? [PromptPhrase.firstSteps.text(in: language)] : known
    if let last = files.sessions.earlier.first {
      let when = KeptList([], now: .now).day(of: last, language)
      text.append(
        PromptPhrase.lastSession(when, commands: last.lines.count).text(in: language))
    }
    return text
  }

  private static func isYes(_ answer: String) -> Bool {
    ["y", "yes", "是", "好"].contains(answer.lowercased())
  }

  /// In the language that the session speaks by now.
  private var language: Language { session.state.language }

  /// What the user wants of libedit: the file that `EDITRC` names, or the one at home.
  private static var editrc: String? {
    let named = Console.environment("EDITRC")
    guard let path = named ?? Console.environment("HOME").map({ $0 + "/.editrc" }),
      Console.canRead(path)
    else { return nil }
    return try? Console.read(path)
  }

  private var prompt: [Span] {
    if session.isGatheringCode { return [Span("… ")] }
    return PromptMode(classroom.mode).prompt(
      cell: session.cells.count + 1, columns: Console.columns ?? 80, in: language)
  }

  // MARK: Running

  private mutating func run(_ lines: [LogicalLine], of text: String) {
    if lines.allSatisfy({ $0.text.allSatisfy { $0.isWhitespace } }) {
      // Where there is nothing but to go on, Enter does.
      if classroom.onlyGoesOn {
        _ = run("next")
      } else if isStepping {
        isStepping = run("explain step") == .ran
      } else if printer.isForPeople {
        // At a question it is said what is waited for; elsewhere an empty line is an empty line.
        printer.write(classroom.awaited(language))
      }
      return
    }
    let wasStepping = isStepping
    isStepping = false
    history.add(text)
    complainAboutHistory()
    _ = Interruption.wasAsked()
    for line in lines {
      let end = run(line.text)
      isStepping = end == .ran && Prompt.isStep(line.text)
      if end == .stopped { break }
    }
    if isStepping, !wasStepping, printer.isForPeople {
      printer.write([PromptPhrase.enterSteps.text(in: language)])
    }
    assistant.look(at: session.state)
  }

  /// Is it `explain step`, in whichever words?
  private static func isStep(_ line: String) -> Bool {
    let words = line.split { $0.isWhitespace }
    return words.count == 2 && commandWord(named: String(words[0])) == "explain"
      && (words[1].lowercased() == "step" || wordMeans(String(words[1]), "step"))
  }

  /// Each command is shown before its reply, so that one sees what answers what.
  private mutating func run(block text: String) {
    let rows = LogicalLine.all(of: text)
    let lines = rows.filter { line in line.text.contains { !$0.isWhitespace } }
    history.add(text)
    complainAboutHistory()
    _ = Interruption.wasAsked()
    var (count, failed) = (0, 0)
    if !session.isGatheringCode, Paste.isDump(text, in: session.state.scene) {
      let pasted = files.pasted
      defer { files.pasted = pasted }
      files.pasted = { _ in Paste.gather(once: text) }
      Console.put(.spans(prompt + [Span("import")], isStyled: isStyled))
      _ = run("import")
      return assistant.look(at: session.state)
    }
    if let first = lines.first, Paste.begins(with: first.text) {
      let rest = lines.dropFirst().map { $0.text }.joined(separator: "\n")
      let pasted = files.pasted
      defer { files.pasted = pasted }
      // The dump came with the command.
      if lines.count > 1 { files.pasted = { _ in Paste.gather(once: rest) } }
      _ = run(first.text)
      return assistant.look(at: session.state)
    }
    var at = 0
    while at < rows.count, !session.hasQuit {
      // Places in a program count its empty lines as well.
      let size = max(1, session.linesOfProgram(in: rows[at...].lazy.map { $0.text }))
      let part = rows[at..<(at + size)]
      let line = size > 1 ? LogicalLine(joining: part) : rows[at]
      let filled = part.count { $0.text.contains { !$0.isWhitespace } }
      at += size
      guard filled > 0 else { continue }
      for (number, row) in part.enumerated() {
        let spans =
          isStyled ? Coloring(scene: session.state.scene).spans(row.text) : [Span(row.text)]
        Console.put(.spans((number == 0 ? prompt : [Span("… ")]) + spans, isStyled: isStyled))
      }
      let end = run(line.text)
      if end != .stopped { count += filled }
      if end == .failed { failed += 1 }
      if end == .stopped || (count < lines.count && Interruption.wasAsked()) {
        Console.complain(PromptPhrase.stopped(after: count, of: lines.count).text(in: language))
        break
      }
    }
    session.endPaste()
    assistant.look(at: session.state)
    if count == lines.count, printer.isForPeople {
      Console.write(PromptPhrase.ran(lines: count, failed: failed).text(in: language) + "\n")
    }
  }

  private enum End {
    case ran, failed, stopped
  }

  private mutating func run(_ line: String) -> End {
    session.fit(columns: printer.width, rows: Console.rows)
    session.watch = meter.watch(in: session.state.language, stops: true)
    meter.begin()
    let replies = desk.run(line, in: &session)
    meter.clear()
    draft = canEdit ? replies.last?.draft ?? "" : ""
    // A line that is to be edited stands in the next prompt.
    for reply in replies where draft.isEmpty || reply.draft == nil {
      printer.print(reply, line: line)
    }
    files.sessions.keep(classroom.own(session))
    if let failure = files.sessions.failure, !hasComplainedOfSession {
      hasComplainedOfSession = true
      Console.complain(PromptPhrase.sessionNotKept(failure).text(in: language))
    }
    if replies.last?.isStopped == true { return .stopped }
    return replies.contains { $0.error != nil } ? .failed : .ran
  }

  private mutating func complainAboutHistory() {
    guard !hasComplained, let failure = history.failure else { return }
    hasComplained = true
    Console.complain(PromptPhrase.historyNotKept(failure).text(in: language))
  }

  // MARK: Plain terminals

  /// Without editing: a terminal that cannot move its cursor, or an output that is none.
  private mutating func runPlainly() {
    let reader = PlainReader()
    let assistant = assistant
    files.consent = { path in
      Console.write(
        PromptPhrase.mayReplace(path.visible(keepingTabs: true)).text(in: assistant.language))
      guard case .line(let answer) = reader.read(continuing: {}) else { return false }
      return Prompt.isYes(answer)
    }
    files.pasted = { (_) throws(Stopped) in
      try Paste.gather { () throws(Stopped) in
        if Console.outputIsTerminal { Console.write("… ") }
        switch reader.read(continuing: {}) {
        case .line(let text), .block(let text): return text
        case .cancelled: throw Stopped()
        case .end: return nil
        }
      }
    }
    let leaves = { (question: String) in
      Console.write(question)
      guard case .line(let answer) = reader.read(continuing: {}) else { return true }
      return Prompt.isYes(answer)
    }
    while goesOn(asking: leaves) {
      write(prompt: Span.text(prompt, styled: false))
      switch reader.read(continuing: { write(prompt: "… ") }) {
      case .line(let text), .block(let text): run(LogicalLine.all(of: text), of: text)
      case .cancelled: write(prompt: "\n")
      case .end:
        write(prompt: "\n")
        session.quit()
      }
    }
  }

  /// Where somebody sees it and no file gets it.
  private func write(prompt: String) {
    if Console.outputIsTerminal {
      Console.write(prompt)
    } else if Console.errorIsTerminal {
      Console.complain(prompt, terminator: "")
    }
  }
}
