import Engine

/// Swift and Objective-C that is typed as a command: each statement runs as the commands that it stands
/// for, and those become the cells.
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
    return runGatheredCode(number: gatheredFrom).compactMap {
      if case .reply(let reply) = $0 { reply } else { nil }
    }
  }

  /// What a line of code comes to, and what follows it on the line; nil where it is none.
  mutating func runCode(_ line: String, number: Int?) -> [LineInHand.Part]? {
    if !isGatheringCode {
      // A comment to commands, and perhaps a constant of the file that is coming.
      if state.scripts.program == nil, line.hasPrefix("#define ") { code.pieces.append(line) }
      // Of several rows somebody has looked at each.
      guard isCode(line, in: state.scene) || line.contains("\n") || asksProgram(line) else {
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

  /// `count + 1`, where the program that runs has a variable of that name and no command has.
  private func asksProgram(_ line: String) -> Bool {
    guard let program = state.scripts.program else { return false }
    var rest = line[...].drop { $0 == " " || $0 == "\t" }
    let name = CodeWords.takeName(&rest)
    return !name.isEmpty && !commandTable.contains { $0.word == name }
      && program.hasVariable(name)
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
    if state.scripts.program != nil,
      let (head, command) = CodeSource.partedByCommand(source.text, in: state.scene)
    {
      return (runCode(head, number: number) ?? []) + [.line(command)]
    }
    if let paste = program(in: source.text) { return [.reply(run(paste, number: number))] }
    let pieces: [CodePiece]
    do throws(CommandError) {
      pieces = try source.pieces()
    } catch {
      if let (head, command) = CodeSource.partedByCommand(source.text, in: state.scene) {
        return (runCode(head, number: number) ?? []) + [.line(command)]
      }
      var error = error
      if let meant = source.meantCommand(in: state.scene) { error.suggestions = [meant] }
      let row = error.row?.number ?? 0
      return [.reply(failure(error, in: source.text, number: number.map { $0 + row }))]
    }
    var replies: [LineInHand.Part] = []
    beginLine()
    for piece in pieces where !hasQuit {
      var reply = run(piece, of: source, number: number)
      let meant = reply.error == nil ? nil : source.meantCommand(in: state.scene)
      if let meant { reply.error?.suggestions = [meant] }
      replies.append(.reply(reply))
      if reply.isStopped || meant != nil { break }
    }
    return replies
  }

  /// `@interface X ()` of a class whose implementation is yet to come: it is kept for that.
  private mutating func waitingClass(in text: String) -> String? {
    guard state.scripts.program == nil, let name = ProgramPaste(text)?.extendedClass,
      code.classes[name] == nil
    else { return nil }
    code.pieces.append(text)
    return name
  }

  /// Code that runs: what comes with an app or after one. What was pasted of classes before it belongs to it.
  private mutating func program(in text: String) -> ProgramPaste? {
    let running = state.scripts.program
    guard let paste = ProgramPaste(text, in: running?.sources.last?.language) else {
      return nil
    }
    if running != nil { return paste }
    guard paste.holdsApp else {
      if paste.declaresTypes { code.pieces.append(text) }
      return nil
    }
    defer { code.pieces = [] }
    return ProgramPaste(text, after: code.pieces)
  }

  /// One statement: all of its commands run, or none.
  private mutating func run(
    _ piece: CodePiece, of source: CodeSource, number: Int?
  ) -> Reply {
    var translation: CodeTranslation
    do throws(CommandError) {
      translation = try code.translate(piece, of: source, in: state.scene)
    } catch {
      return failure(error, in: piece.text, number: number.map { $0 + (error.row?.number ?? 0) })
    }
    let before = self
    var replies: [Reply] = []
    var next = 0
    while next < translation.commands.count {
      let command = translation.commands[next]
      next += 1
      let parts = (try? split(command)) ?? []
      for part in parts {
        guard var reply = runCommand(part, number: number) else {
          continue
        }
        if reply.error != nil {
          if translation.commands.count > 1 { self = before }
          reply.error?.row = CodeRow(number: 0, text: command)
          reply.command = piece.text
          reply.commands = translation.commands
          return reply
        }
        replies.append(reply)
      }
      // What waited for somebody who is there now.
      if next == translation.commands.count { translation.commands += code.settle(in: state.scene) }
    }
    if !translation.then.isEmpty {
      replies += followed(&translation, number: number)
    }
    translation.notes += code.unsettledNotes()
    return merged(replies, of: piece, translation, number: number)
  }

  /// What a class does as an object of its is made, as far as commands say it; the rest is named.
  private mutating func followed(
    _ translation: inout CodeTranslation, number: Int?
  ) -> [Reply] {
    var replies: [Reply] = []
    var left: [String] = []
    var made: [String] = []
    var steps = translation.then
    var next = 0
    while next < steps.count, next < Session.mostSteps {
      let step = steps[next]
      next += 1
      let before = self
      guard let more = code.follow(step, in: state.scene) else {
        left.append(step.title)
        continue
      }
      var own: [Reply] = []
      var commands = more.commands
      // Then what waited for somebody whom the step has made.
      repeat {
        for part in commands.flatMap({ (try? split($0)) ?? [] }) {
          guard let reply = runCommand(part, number: number) else {
            continue
          }
          own.append(reply)
        }
        commands = code.settle(in: state.scene)
      } while !commands.isEmpty
      guard !own.contains(where: { $0.error != nil }) else {
        self = before
        left.append(step.title)
        continue
      }
      replies += own
      translation.commands += own.map { $0.command }
      if let name = step.made { made.append(name) }
      steps.insert(contentsOf: more.then, at: next)
    }
    let sizeless = made.filter { name in
      guard case .view(let view)? = state.scene.object(named: name) else { return false }
      let bounds = state.scene.bounds(of: view)
      return bounds.width == 0 || bounds.height == 0
    }
    left = left.reduce(into: []) { if !$0.contains($1), !$1.isEmpty { $0.append($1) } }
    if !left.isEmpty { translation.notes.append(.notRun(left)) }
    if !sizeless.isEmpty { translation.notes.append(.sizeless(sizeless)) }
    return replies
  }

  private static let mostSteps = 2_000

  /// Code in the place of a cell: as many cells as it stands for commands.
  mutating func run(_ edited: EditedCode, _ line: String, number: Int?) -> Reply {
    let part = CommandText(words: line)
    do throws(CommandError) {
      let source = CodeSource(edited.code)
      var desk = code
      var commands: [String] = []
      for piece in try source.pieces() {
        commands += try desk.translate(piece, of: source, in: state.scene).commands
      }
      var reply: Reply
      do throws(RunError) {
        reply = try edit(edited.cell, to: commands, part)
      } catch {
        throw CommandError(error, in: part, scene: state.scene, language: state.language)
      }
      code = desk
      reply.line = number
      reply.commands = commands
      reply.text = commands.map { "→ " + $0 } + reply.text
      return reply
    } catch {
      return failure(error, in: line, number: number)
    }
  }

  /// What the classes of code answer hangs on sizes, and on who is there: a command that is typed has them
  /// asked again.
  mutating func settled(_ reply: Reply, number: Int?) -> Reply {
    var reply = reply
    var commands = code.settle(in: state.scene)
    // Of what they change others may hang.
    var rounds = 0
    while !commands.isEmpty, rounds < 8 {
      for part in commands.flatMap({ (try? split($0)) ?? [] }) {
        guard let more = runCommand(part, number: number), more.error == nil else { continue }
        cells[cells.count - 1].isConsequence = true
        reply.text.append("→ " + more.command)
        reply.scene = more.scene
      }
      commands = code.settle(in: state.scene)
      rounds += 1
    }
    return reply
  }

  /// The commands stand in the place of the Swift that each of them would print.
  private func merged(
    _ replies: [Reply], of piece: CodePiece, _ translation: CodeTranslation, number: Int?
  ) -> Reply {
    var whole =
      replies.last ?? Reply(command: piece.text, scene: state.scene, language: state.language)
    whole.line = number
    whole.command = piece.text
    whole.commands = translation.commands
    whole.text =
      translation.commands.map { "→ " + $0 }
      + translation.notes.map { $0.text(in: state.language) }
      + replies.flatMap { $0.text.dropFirst($0.echoedLines) }
    whole.echoedLines = 0
    whole.decisions = replies.flatMap { $0.decisions }
    whole.decisionsNotKept = replies.reduce(0) { $0 + $1.decisionsNotKept }
    whole.failures = replies.flatMap { $0.failures }
    whole.warnings = replies.flatMap { $0.warnings }
    return whole
  }
}
