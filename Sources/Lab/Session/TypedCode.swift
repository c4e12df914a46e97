import Engine
import Program

/// Swift and Objective-C that is typed or pasted. A statement that says what commands say becomes those, as long as no
/// program is there; everything else runs.
extension Session {
  /// Is code under way whose braces are not closed yet?
  public var isGatheringCode: Bool { !code.gatherer.isEmpty }

  /// Was it too long, and is the rest of it passed over?
  var isPassingOverCode: Bool { code.gatherer.isTooLong }

  /// What is typed after a paste is no rest of code in it that was too long.
  public mutating func endPaste() { if isPassingOverCode { forgetGatheredCode() } }

  public mutating func forgetGatheredCode() { code.forgetLines() }

  /// What was typed of it: nothing more comes, and what is missing is told.
  public mutating func endCode() -> [Reply] {
    guard isGatheringCode else { return [] }
    // That has been told.
    guard !isPassingOverCode else {
      forgetGatheredCode()
      return []
    }
    let source = CodeSource(code.gatherer.text)
    if code.gatherer.isOpen, let error = source.unclosed {
      code.forgetLines()
      let row = error.row?.number ?? 0
      return [failure(error, in: source.text, number: gatheredFrom.map { $0 + row })]
    }
    return runGatheredCode(number: gatheredFrom).compactMap {
      if case .reply(let reply) = $0 { reply } else { nil }
    }
  }

  /// What a line of code comes to, and what follows it on the line; nil where it is none.
  mutating func runCode(_ line: String, number: Int?) -> [LineInHand.Part]? {
    if !isGatheringCode {
      // Of several rows somebody has looked at each.
      guard
        isCode(line, in: state.scene) || line.contains("\n") || asksProgram(line)
          || CodeGatherer.opensBranch(line)
      else {
        // Nothing to commands, and perhaps part of the file that is coming.
        if Session.isDirective(line) || isBlankRowOfFile(line) { code.keep(line) }
        return nil
      }
      gatheredFrom = number
    }
    let wasTooLong = isPassingOverCode
    for row in line.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      code.gatherer.take(String(row))
    }
    if isPassingOverCode {
      let tooMuch = tooMuchCode
      if !code.gatherer.isOpen { forgetGatheredCode() }
      return wasTooLong ? [] : [.reply(tooMuch)]
    }
    if code.gatherer.isOpen { return [] }
    return runGatheredCode(number: gatheredFrom)
  }

  /// Between the classes of a file, or after its imports.
  private func isBlankRowOfFile(_ line: String) -> Bool {
    (!code.before.isEmpty || cells.last?.program != nil) && line.allSatisfy { $0.isWhitespace }
  }

  /// `count + 1`, where the program that runs has a variable of that name and no command has; `present(…)`.
  private func asksProgram(_ line: String) -> Bool {
    guard let program = state.scripts.program else { return false }
    var rest = line[...].drop { $0 == " " || $0 == "\t" }
    let name = CodeWords.takeName(&rest)
    guard !name.isEmpty else { return false }
    let isCalled = rest.first == "("
    if !isCalled, commandTable.contains(where: { $0.word == name }) { return false }
    if program.hasVariable(name) { return true }
    let next = rest.first { $0 != " " }
    return (isCalled || next.map { "=!<>+-*/.?[".contains($0) } == true) && program.inherits(name)
  }

  /// It is told of the line on which it began.
  private var tooMuchCode: Reply {
    let message = SessionPhrase.codeTooLong(lines: CodeGatherer.limit).text(in: state.language)
    var error = CommandError(
      .running(code: "code-too-long", message: message), column: 1, length: 1)
    error.row = CodeRow(number: 0, text: code.gatherer.text)
    return failure(error, in: code.gatherer.text, number: gatheredFrom)
  }

  private mutating func runGatheredCode(number: Int?) -> [LineInHand.Part] {
    let source = CodeSource(code.gatherer.text)
    code.forgetLines()
    if let head = waitingClass(in: source.text) {
      var reply = Reply(command: source.text, scene: state.scene, language: state.language)
      reply.line = number
      reply.text = [CodePhrase.waits(head).text(in: state.language)]
      return [.reply(reply)]
    }
    if let (head, command) = CodeSource.partedByCommand(source.text, in: state.scene) {
      return (runCode(head, number: number) ?? []) + [.line(command)]
    }
    if CodeInHand.isRemark(source.text) {
      code.keep(source.text)
      return []
    }
    let earlier = state.scripts.program?.sources.last?.language
    if let paste = ProgramPaste(source.text, in: earlier) {
      if paste.declaresSomething {
        let whole = (code.takeBefore() + [source.text]).joined(separator: "\n")
        return [.reply(run(ProgramPaste(whole, in: earlier) ?? paste, number: number))]
      }
      code.leaveFile()
      if state.scripts.program != nil { return [.reply(run(paste, number: number))] }
    }
    return runStatements(of: source, number: number).map { .reply($0) }
  }

  /// Statements one by one, as long as each is what commands say; from the first that is not they run as a program.
  private mutating func runStatements(of source: CodeSource, number: Int?) -> [Reply] {
    func failed(_ error: CommandError, in piece: CodePiece?) -> Reply {
      var error = error
      if let meant = source.meantCommand(in: state.scene) { error.suggestions = [meant] }
      let row = error.row?.number ?? 0
      return failure(error, in: piece?.text ?? source.text, number: number.map { $0 + row })
    }
    let pieces: [CodePiece]
    do throws(CommandError) {
      pieces = try source.pieces()
    } catch {
      return [failed(error, in: nil)]
    }
    var replies: [Reply] = []
    beginLine()
    for piece in pieces where !hasQuit {
      do throws(CommandError) {
        switch try state.reading(piece) {
        case .commands(let commands, let looks):
          replies.append(run(commands, of: piece, looks: looks, number: number))
        case .program:
          guard let paste = ProgramPaste(source.rest(from: piece.start), in: piece.language) else {
            return replies
          }
          return replies + [run(paste, number: number)]
        }
      } catch {
        return replies + [failed(error, in: piece)]
      }
      if replies.last?.isStopped == true { break }
    }
    return replies
  }

  /// `@interface X ()` of a class whose implementation is yet to come: it is kept for that.
  private mutating func waitingClass(in text: String) -> String? {
    guard state.scripts.program == nil, let name = ProgramPaste(text)?.extendedClass else {
      return nil
    }
    code.keep(text)
    return name
  }

  /// A statement by the commands that it stands for; they become the cells.
  private mutating func run(
    _ commands: [String], of piece: CodePiece, looks: [String], number: Int?
  ) -> Reply {
    let before = self
    var replies: [Reply] = []
    for command in commands {
      for part in (try? split(command)) ?? [] {
        guard let reply = runCommand(part, number: number) else { continue }
        guard reply.error == nil else {
          self = before
          var wrong = reply
          wrong.command = piece.text
          wrong.commands = commands
          return wrong
        }
        replies.append(reply)
      }
    }
    var whole =
      replies.last ?? Reply(command: piece.text, scene: state.scene, language: state.language)
    whole.line = number
    whole.command = piece.text
    whole.commands = commands
    whole.text =
      commands.map { "→ " + $0 }
      + (looks.isEmpty ? [] : [CodePhrase.looksOnly(looks).text(in: state.language)])
      + replies.flatMap { $0.text.dropFirst($0.echoedLines) }
    whole.echoedLines = 0
    whole.decisions = replies.flatMap { $0.decisions }
    whole.decisionsNotKept = replies.reduce(0) { $0 + $1.decisionsNotKept }
    whole.failures = replies.flatMap { $0.failures }
    whole.warnings = replies.flatMap { $0.warnings }
    return whole
  }

  /// Code in the place of a cell: as many cells as it stands for commands, or one that runs.
  mutating func run(_ edited: EditedCode, _ line: String, number: Int?) -> Reply {
    let part = CommandText(words: line)
    do throws(CommandError) {
      var reply: Reply
      let cells: [EditedCell]
      do throws(RunError) {
        let state = try state(before: edited.cell)
        cells = try state.cells(of: edited.code, part)
        reply = try edit(edited.cell, to: cells, part)
      } catch {
        throw CommandError(error, in: part, scene: state.scene, language: state.language)
      }
      reply.line = number
      let commands = cells.compactMap { if case .line(let text) = $0 { text } else { nil } }
      reply.commands = commands
      reply.text = commands.map { "→ " + $0 } + reply.text
      return reply
    } catch {
      return failure(error, in: line, number: number)
    }
  }
}

/// What takes the place of a cell.
enum EditedCell {
  case line(String)
  case program(ProgramPaste)
}

extension State {
  /// The cells that code becomes in this state.
  fileprivate func cells(
    of text: String, _ part: CommandText
  ) throws(RunError) -> [EditedCell] {
    do throws(CommandError) {
      var state = self
      return try state.take(code: text)
    } catch {
      throw .inCell(error)
    }
  }

  /// Runs code without a word about it, and gives the cells that it becomes.
  @discardableResult
  mutating func take(code text: String) throws(CommandError) -> [EditedCell] {
    let source = CodeSource(text)
    let earlier = scripts.program?.sources.last?.language
    if let paste = ProgramPaste(text, in: earlier),
      scripts.program != nil || paste.declaresSomething
    {
      _ = run(paste, text: text)
      return [.program(paste)]
    }
    var cells: [EditedCell] = []
    for piece in try source.pieces() {
      switch try reading(piece) {
      case .commands(let commands, _):
        for command in commands { try answer(command) }
        cells += commands.map { .line($0) }
      case .program:
        guard let paste = ProgramPaste(source.rest(from: piece.start), in: piece.language) else {
          return cells
        }
        _ = run(paste, text: paste.text)
        return cells + [.program(paste)]
      }
    }
    return cells
  }
}
