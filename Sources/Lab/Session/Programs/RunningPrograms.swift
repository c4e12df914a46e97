import Engine
import Program

extension State {
  /// What was pasted becomes part of the program: its statements run, and where it brings what an app starts with, the
  /// app starts. Where it crashes the scene stays as it was.
  mutating func run(_ paste: ProgramPaste, text: String) -> Reply {
    let before = scene
    var session: CodeSession
    let came: CodeReply
    if let program = scripts.program {
      session = CodeSession(scene: scene, rules: rules, program: program)
      came = session.take(paste.sources)
    } else {
      session = CodeSession(scene: scene, rules: rules, program: ProgramState(paste.sources))
      came = session.start()
    }
    let known = scripts.program
    scene = session.scene
    scripts.program = session.program
    gesture = nil
    if came.launched != nil { (lastEvent, lastDone) = (nil, nil) }
    var reply = Reply(command: text, scene: scene, language: language)
    // What they name is no more, where the scene is what it was before.
    if came.stop == nil { reply.decisions = came.decisions }
    var code = CodeAnswer(
      came, session.program.sources, made: scene.namesOfViews(newTo: before))
    code.add(session.program, newTo: known)
    reply.code = code
    reply.isPaste = true
    reply.text = code.text(in: language, scene)
    let layout = BuiltLayout(of: scene, newTo: before)
    if came.stop == nil, !layout.isEmpty {
      reply.text.append(LayoutPhrase.built(layout, scene).text(in: language))
    }
    if reply.text.isEmpty { reply.text = [CodePhrase.known(paste.typeNames).text(in: language)] }
    return reply
  }
}

extension CodeAnswer {
  /// What could not be read, and classes that were guessed.
  mutating func add(_ program: ProgramState, newTo known: ProgramState?) {
    notRun += program.assumed.dropFirst(known?.assumed.count ?? 0).map {
      NotRun(remark: .assumed($0), line: 0)
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
        !SystemClass.isPrivate(className(of: .view(view)), self[view].kind)
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
    if paste.declaresTypes, let last = cells.last, let earlier = last.program, !undoesNothing {
      do throws(RunError) {
        try session.goBack(to: cells.count - 1)
        _ = session.history.popLast()
        paste = earlier.joined(with: paste) ?? paste
        self = session
      } catch {}
    }
    let text = CommandText(words: paste.text)
    do throws(RunError) {
      return try runAsCell(.session(.program(paste)), text, number: number)
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
