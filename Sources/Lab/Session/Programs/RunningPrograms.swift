import Engine
import Program

extension State {
  /// What was pasted becomes part of the program: its statements run, and where it brings what an app starts with, the
  /// app starts. Where it crashes the scene stays as it was.
  mutating func run(_ paste: ProgramPaste, text: String) -> Reply {
    var session: CodeSession
    let came: CodeReply
    if let program = scripts.program, program.isNamed(by: paste) {
      return restart(program, with: paste, text: text)
    }
    if let program = scripts.program {
      session = CodeSession(scene: scene, rules: rules, program: program)
      came = session.take([paste.source])
      // What it declares is known, whatever the start of the app does.
      if came.stop != nil, paste.declaresTypes { session.program.keep(paste.source) }
      if paste.isOneStatement, !paste.isOfFile,
        let wrong = wrongName(in: came, of: paste.text, session.program)
      {
        var reply = Reply(command: text, scene: scene, language: language)
        reply.error = wrong
        return reply
      }
    } else {
      session = CodeSession(
        scene: scene, rules: rules,
        program: ProgramState([paste.source], names: scene.namesInCode))
      came = session.start()
    }
    let isForgotten = scripts.program == nil && session.keepsNothing(after: came)
    var reply = tell(came, of: session, before: scene, text: text, known: paste.typeNames)
    if isForgotten { scripts.program = nil }
    if reply.text.isEmpty { reply.text = [CodePhrase.silent.text(in: language)] }
    return reply
  }

  /// The app starts afresh: what was pasted is there again, and nothing that has happened since.
  mutating func launch(_ name: String?, text: String) throws(RunError) -> Reply {
    guard let program = scripts.program else { throw .noProgram }
    if let name, !program.launchable.contains(name) {
      throw .noSuchController(name, known: program.launchable)
    }
    let byDelegate = name == nil && program.hasLauncher
    guard let root = name ?? program.root ?? program.launchable.first else { throw .noProgram }
    let start = startingScene
    var session = CodeSession(scene: start, rules: rules, program: program.afresh())
    let came = session.start(byDelegate ? nil : root)
    return tell(came, of: session, before: start, text: text)
  }

  /// What an app starts with, on the device that is there.
  var startingScene: Scene {
    var delivery = Delivery(scene: .initial, rules: rules)
    if delivery.scene.screen != scene.screen { delivery.change(to: scene.screen) }
    try? delivery.scene.set(
      .hardwareKeyboard, of: .application, to: .bool(scene.hasHardwareKeyboard))
    delivery.scene.nicknames = scene.nicknames
    return delivery.scene
  }

  /// What hung on it as the app started runs again; what happens from now on takes it so.
  mutating func suppose(_ supposition: Supposition, text: String) throws(RunError) -> Reply {
    guard var program = scripts.program else { throw .noProgram }
    program.suppose(supposition)
    scripts.program = program
    let now = CodePhrase.takenFor(supposition).text(in: language)
    guard program.hangs(on: supposition.path), program.root != nil else {
      var reply = Reply(command: text, scene: scene, language: language)
      reply.text = [now]
      return reply
    }
    var reply = try launch(program.hasLauncher ? nil : program.root, text: text)
    reply.text.insert(now, at: 0)
    return reply
  }

  /// Takes over what code has done, and says it.
  mutating func tell(
    _ came: CodeReply, of session: CodeSession, before: Scene, text: String, known: [String] = [],
    _ board: Storyboard? = nil
  ) -> Reply {
    let earlier = scripts.program
    scene = session.scene
    scripts.program = session.program
    gesture = nil
    if came.launched != nil { (lastEvent, lastDone) = (nil, nil) }
    var reply = Reply(command: text, scene: scene, language: language)
    // What they name is no more, where the scene is what it was before.
    if came.stop == nil { reply.decisions = came.decisions }
    var code = CodeAnswer(
      came, session.program.sources, made: scene.namesOfViews(newTo: before))
    code.known = known
    code.adopted = came.adopted.map {
      CodeAnswer.Adopted(name: scene.name(of: $0), className: scene.className(of: $0))
    }
    code.add(session.program, newTo: earlier)
    code.leaveOut {
      session.program.supposes(partOf: $0) || session.program.makesAssumed($0)
    }
    reply.code = code
    // A statement that is typed is no event.
    if !code.calls.isEmpty || came.launched != nil { lastCalls = code.calls }
    reply.isPaste = true
    reply.text = code.text(in: language, scene)
    if let board { reply.text = lines(of: board, code) }
    let layout = BuiltLayout(of: scene, newTo: before)
    if came.stop == nil, !layout.isEmpty {
      reply.text.append(LayoutPhrase.built(layout, scene).text(in: language))
    }
    if came.launched != nil { scripts.program?.note(hung: code.notRun) }
    return reply
  }
}

extension State {
  /// What code answered in the last event, where that was about an object or what it is in.
  func codeAnswers(about object: Object?) -> [String] {
    lastCalls.filter { $0.decision != nil && concerns($0, object) }.prefix(3).compactMap { call in
      guard let answer = call.answer else { return nil }
      let code = call.steps.last { $0.line == answer.line }?.code ?? ""
      return CodePhrase.answered(call, answer, code: code).text(in: language)
    }
  }

  private func concerns(_ call: CodeCall, _ object: Object?) -> Bool {
    guard let object else { return true }
    guard let asked = call.object.flatMap({ scene.object(named: $0) }) else { return false }
    if asked == object { return true }
    guard let view = object.view, let outer = asked.view else { return false }
    return scene.isDescendant(view, of: outer)
  }
}

extension CodeAnswer {
  /// What could not be read, and classes that were guessed.
  mutating func add(_ program: ProgramState, newTo known: ProgramState?) {
    notRun += program.assumed.dropFirst(known?.assumed.count ?? 0).map {
      NotRun(remark: .assumed($0), line: 0)
    }
    notRun += program.usual.dropFirst(known?.usual.count ?? 0).map {
      NotRun(remark: .usual($0), line: 0)
    }
    notRun += program.problems.dropFirst(known?.problems.count ?? 0).map {
      NotRun(remark: .unread($0.kind), line: $0.line)
    }
  }
}

extension Scene {
  /// Of those that an app's code made, in the order in which they were made: no windows, and no controllers' own.
  fileprivate func namesOfViews(newTo before: Scene) -> [String] {
    (before.views.count..<max(before.views.count, views.count)).compactMap { number in
      let view = viewID(numbered: number)
      guard exists(view), self[view].controller == nil, self[view].kind != .window,
        !SystemClass.isPrivate(className(of: .view(view)), self[view].kind),
        !name(of: view).contains(".")
      else { return nil }
      return name(of: view)
    }
  }
}

extension Session {
  /// Runs a pasted program, as one cell. Pieces that come one right after the other are one file.
  mutating func run(_ paste: ProgramPaste, number: Int?) -> Reply {
    beginLine()
    var paste = paste
    var session = self
    var joined: (scene: Scene, types: [String])?
    if paste.declaresTypes, let last = cells.last, let earlier = last.program,
      earlier.declaresTypes, earlier.language == paste.language, !undoesNothing
    {
      do throws(RunError) {
        try session.goBack(to: cells.count - 1)
        _ = session.history.popLast()
        joined = (state.scene, paste.typeNames)
        paste = earlier.joined(with: paste) ?? paste
        self = session
      } catch {}
    }
    let text = CommandText(words: paste.text)
    do throws(RunError) {
      let before = paste.isOneStatement ? self : nil
      var reply = try runAsCell(.session(.program(paste)), text, number: number)
      if let error = reply.error, let before {
        self = before
        return failure(error, in: paste.text, number: number)
      }
      if let joined, joined.scene == reply.scene {
        reply.tellOnly(of: joined.types, in: state.language)
      }
      return reply
    } catch {
      return failure(
        CommandError(error, in: text, scene: state.scene, language: state.language),
        in: paste.text, number: number)
    }
  }

  /// Was the last cell put there by an edit, which is one step of undo?
  private var undoesNothing: Bool {
    if case .ran? = history.last { false } else { true }
  }
}

extension Reply {
  /// All the rest has been told when the classes before them came, and is as it was.
  fileprivate mutating func tellOnly(of types: [String], in language: Language) {
    guard var code, code.crash == nil else { return }
    (code.root, code.made, code.ran, code.printed) = (nil, [], [], [])
    code.notRun.removeAll { if case .standIn = $0.remark { true } else { false } }
    code.known = types
    text = code.text(in: language, scene)
  }
}
