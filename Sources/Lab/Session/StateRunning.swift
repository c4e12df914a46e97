import Engine

extension State {
  /// Runs one command: the state is the new one when it returns, the old one when it throws.
  mutating func run(
    _ command: Command, text: String, on line: Int, watch: Watch
  ) throws(RunError) -> Reply {
    switch command {
    case .scene(let command): try run(command, text: text, on: line)
    case .session(let command): try run(command, text: text, watch: watch)
    case .notebook, .file, .learn: throw .notebookOnly
    }
  }

  /// Runs a command that nobody has typed: it stands as its own line.
  mutating func run(_ command: SceneCommand, on line: Int = 0) throws(RunError) -> Reply {
    try run(command, text: command.line(in: scene), on: line)
  }

  private mutating func run(
    _ command: SceneCommand, text: String, on line: Int
  ) throws(RunError) -> Reply {
    let before = command.isToldFromBefore ? scene : nil
    let earlier = scripts
    let (runner, outcome, code) = try perform(command, text, on: line)
    var reply = Reply(command: text, scene: scene, language: language)
    reply.outcome = outcome
    reply.failures = told(runner.failures)
    reply.decisions = runner.delivery.trace.decisions
    reply.moments = runner.delivery.trace.moments
    reply.decisionsNotKept = runner.delivery.trace.notKept
    word(
      &reply, of: command, before: before ?? scene, earlier, rest: runner.rest,
      turns: runner.turns)
    if let code, !code.isEmpty {
      reply.code = code
      if code.crash != nil { reply.text = [] }
      reply.text += code.text(in: language, scene)
    }
    reply.text += runner.callRuns.map { SessionPhrase.called($0).text(in: language) }
    if logs {
      let log = Log.lines(for: reply.decisions, scene: scene)
      reply.text += log
      reply.literalLines = log.count
    }
    return reply
  }

  /// What a command does, without a word about it.
  private mutating func perform(
    _ command: SceneCommand, _ text: String, on line: Int
  ) throws(RunError) -> (runner: Runner, outcome: Outcome, code: CodeAnswer?) {
    var code: CodeAnswer?
    let start = command.isEvent || scripts.program != nil ? scene : nil
    let earlier = scripts
    var led = scene.touches.isEmpty ? nil : gesture
    let rests = pace.rests(before: command, on: line, in: scene)
    var runner = Runner(scene: scene, rules: rules, scripts: scripts, language: language)
    // The runner's is the only one now: two would make it copy what it changes, and that is all there
    // is. It gives the scene back, changed or, where it throws, as it was.
    scene = Scene()
    defer { scene = runner.scene }
    let outcome = try runner.run(command, resting: rests)
    pace.note(command, on: line)
    if let (program, did) = runner.endedProgram(), let start {
      if did.stop != nil { runner.restore(start) }
      scripts.program = program
      code = CodeAnswer(did, program.sources)
      code?.leaveOut { program.supposes(partOf: $0) || program.makesAssumed($0) }
      if !did.calls.isEmpty || command.isEvent { lastCalls = did.calls }
      if did.stop != nil {
        (lastEvent, lastDone, lastCrash) = (nil, nil, code?.crash)
        return (runner, .done, code)
      }
    }
    let before = runner.rest?.after ?? (command.isEvent ? start : nil)
    if let rest = runner.rest {
      let pause = StimulusCommand.wait(Pace.second).line(in: rest.after)
      led = rest.after.touches.isEmpty ? nil : led?.adding(pause)
    }
    gesture = goesOn(in: runner.scene, from: before, earlier, led, text)
    if let before {
      if case .ask = command { lastDone = lastDone ?? lastEvent } else { lastDone = nil }
      lastCrash = nil
      lastEvent = LastEvent(
        command: command, text: text, before: before, rules: rules, scripts: earlier,
        after: runner.scene,
        decisions: Array(runner.delivery.trace.decisions.dropFirst(runner.rest?.decisions ?? 0)),
        rest: Array(runner.delivery.trace.decisions.prefix(runner.rest?.decisions ?? 0)),
        results: runner.delivery.results, gesture: led)
      step = nil
    }
    return (runner, outcome, code)
  }

  /// Fingers land only in an event.
  private func goesOn(
    in after: Scene, from before: Scene?, _ earlier: Scripts, _ led: Gesturing?, _ text: String
  ) -> Gesturing? {
    if after.touches.isEmpty { return nil }
    if let before, before.touches.isEmpty { return Gesturing(before: before, earlier, text) }
    return led?.adding(text)
  }

  /// Runs a cell again for what it leaves behind: nobody reads what it answers. Where it was wrong,
  /// it is wrong again.
  mutating func repeatEffect(of cell: Cell) {
    guard cell.note == nil, cell.errorCode == nil,
      let (part, command) = try? command(of: cell)
    else { return }
    switch command {
    case .scene(let command): _ = try? perform(command, part.source, on: cell.lineTyped)
    case .session(let command) where !command.onlyTells:
      _ = try? run(command, text: part.source, watch: .nobody)
    case .session, .notebook, .file, .learn: break
    }
  }

  mutating func run(
    _ command: SessionCommand, text: String, watch: Watch
  ) throws(RunError) -> Reply {
    var reply = Reply(command: text, scene: scene, language: language)
    switch command {
    case .reset(let empty):
      // Addresses go on naming what is made again.
      let nicknames = scene.nicknames
      scene = empty ? Scene() : .initial
      scene.nicknames = nicknames
      scripts = Scripts()
      lastEvent = nil
      lastDone = nil
      gesture = nil
      pace.forget()
      reply.scene = scene
      reply.text = [SessionPhrase.fresh(isEmpty: empty).text(in: language)]
    case .onMoment(let controller, let moment, let script):
      // How its fingers got there cannot be done again under one set of scripts and rules.
      gesture = nil
      scripts.entries.append(
        Scripts.Entry(when: .moment(controller, moment), text: script))
      reply.text = ClassCode(style: CodeStyle(language: .swift, scene: scene)).lines(
        of: .controller(controller), scripts: scripts)
    case .onState(let recognizer, let state, let script):
      gesture = nil
      scripts.entries.append(Scripts.Entry(when: .call(recognizer, state), text: script))
      let called = "\(scene.name(of: recognizer)): if state == .\(state.rawValue) { \(script) }"
      reply.text = [CodeStyle(language: .swift, scene: scene).comment(called)]
    case .program(let paste): reply = run(paste, text: text)
    case .launch(let name): reply = try launch(name, text: text)
    case .suppose(let supposition): reply = try suppose(supposition, text: text)
    case .storyboard(let file?): reply = try run(file, text: text)
    case .storyboard(nil): reply.text = try boardLines()
    case .rules(let changes):
      if !changes.isEmpty { gesture = nil }
      for change in changes { apply(change) }
      reply.outcome = .session(.rules(rules))
      reply.text = describeRules(changed: !changes.isEmpty)
    case .language(let wanted):
      if let wanted {
        language = wanted
        reply.language = wanted
      }
      reply.outcome = .session(.language(language))
      reply.text = [SessionPhrase.languageIs(language).text(in: language)]
    case .graphics(let wanted):
      graphics = wanted ?? graphics
      reply.outcome = .session(.graphics(graphics))
      reply.text = [SessionPhrase.graphics(graphics).text(in: language)]
    case .note(let text):
      guard !text.allSatisfy({ $0 == " " || $0 == "\t" }) else { throw .emptyNote }
      reply.text = [SessionPhrase.noted.text(in: language)]
    case .log(let isOn):
      logs = isOn
      reply.outcome = .session(.log(isOn))
      reply.text = [SessionPhrase.log(isOn: isOn).text(in: language)]
    case .help(let topic):
      reply.text = try helpText(topic)
    case .glossary(let term):
      reply.text = try glossaryText(term)
    case .explain(let what):
      reply.text = try explain(what)
      if case .code = what { reply.literalLines = reply.text.count }
    case .why(let object?, let point):
      reply.text = try why(object, not: false, at: point)
      if point == nil { reply.text += codeAnswers(about: object) }
    case .why(nil, let point):
      var state = try tapped(at: point)
      reply.text = try state.whyAlone()
      if point == nil { reply.text += codeAnswers(about: nil) }
    case .whyFrame(let view, let sizeAlone):
      guard let answer = scene.layoutAnswer(about: view) else { throw .noLayout }
      reply.outcome = .layout(answer)
      reply.text = LayoutPhrase.why(answer, sizeAlone: sizeAlone, scene).text(in: language)
        .split(separator: "\n").map { String($0) }
    case .whyNot(let object, let point):
      reply.text = try why(object, not: true, at: point)
      if point == nil { reply.text += codeAnswers(about: object) }
    case .howTo(let object, let point):
      let answer = try tapped(at: point, asking: object).howTo(
        object, from: self, watch: watch)
      reply.outcome = .session(answer.outcome)
      reply.text = answer.text
      if point == nil, let place = placeOfTouch(farFrom: object) {
        reply.text.append(
          SessionPhrase.touchedElsewhere(scene.name(of: object), place).text(in: language))
      }
    case .code(let language):
      reply.text = scripts.program?.ownLines ?? SceneCode.lines(of: scene, scripts, in: language)
      reply.literalLines = reply.text.count
    case .picture(let picture, isSVG: true):
      let svg: String
      do throws(Stopped) { svg = try self.svg(of: picture, watch) } catch { throw .stopped }
      reply.outcome = .session(.svg(svg))
      reply.text = svg.split(separator: "\n").map { String($0) }
      reply.literalLines = reply.text.count
    case .timeline: reply.picture = try timelineLines()
    case .picture(let picture, isSVG: false):
      reply.picture = try lines(of: picture, watch)
      reply.sheet = try sheet(of: picture, watch)
    }
    if !reply.picture.isEmpty { reply.text = reply.picture.plain }
    return reply
  }

  private mutating func apply(_ change: RuleChange) {
    switch change {
    case .book(let book): rules = book
    case .point(let name, let value):
      RulebookPoint.named(name)?.set(&rules, value)
    }
  }
}

extension Command {
  /// Does it leave all as it is that `undo` brings back?
  var isQuestion: Bool {
    switch self {
    case .scene(.ask), .scene(.act(.queue)): true
    case .session(let command): command.onlyTells
    case .scene, .notebook, .file, .learn: false
    }
  }
}

extension SessionCommand {
  /// Does it answer, and nothing else? `explain step` moves on.
  fileprivate var onlyTells: Bool {
    switch self {
    case .storyboard(nil): true
    case .picture, .timeline, .code, .why, .whyFrame, .whyNot, .howTo, .glossary, .help: true
    case .explain(.last), .explain(.code), .explain(.rule), .explain(.mistake): true
    case .explain(.step), .reset, .onMoment, .onState, .rules, .language, .graphics, .log, .note,
      .program, .launch, .storyboard, .suppose:
      false
    }
  }
}

extension SceneCommand {
  /// Are its words about what was there before it?
  fileprivate var isToldFromBefore: Bool {
    switch self {
    case .build(.remove), .build(.rename), .build(.move), .build(.unarrange), .behave(.unoverride):
      true
    case .build, .behave, .act, .ask: isEvent
    }
  }

  /// Is there something to explain about it?
  var isEvent: Bool {
    switch self {
    case .build(let command): command.isEvent
    case .behave: false
    case .act(let command): command.isEvent
    case .ask(let command): command.isEvent
    }
  }
}

extension BuildingCommand {
  fileprivate var isEvent: Bool {
    switch self {
    case .present, .dismiss, .push, .pop, .select: true
    case .addView, .addController, .addLayer, .addScene, .addRecognizer, .remove, .move,
      .bringToFront,
      .sendToBack, .rename, .animate, .set, .unset, .addTarget, .removeTarget, .addAction,
      .removeAction,
      .require,
      .simultaneous, .constrain, .unconstrain, .arrange, .unarrange,
      .keyWindow, .makeKeyAndVisible, .focus, .device:
      false
    }
  }
}

extension DoingCommand {
  fileprivate var isEvent: Bool {
    switch self {
    case .stimulus, .becomeFirstResponder, .resignFirstResponder, .endEditing, .send,
      .sendActions, .reloadInputViews, .validate, .pump:
      true
    case .post, .queue, .ignoreEvents: false
    }
  }
}

extension AskingCommand {
  fileprivate var isEvent: Bool {
    switch self {
    case .hitTest, .pointInside, .chain, .convertPoint: true
    case .convertRect, .firstResponder, .findController, .findAncestor, .show, .describe,
      .constraints:
      false
    }
  }
}
