import CommandLanguage
import Engine
import Text

extension State {
  /// Runs one command: the state is the new one when it returns, the old one when it throws.
  mutating func run(
    _ command: Command, text: String, watch: Watch
  ) throws(RunError) -> Reply {
    switch command {
    case .scene(let command): try run(command, text: text)
    case .session(let command): try run(command, text: text, watch: watch)
    case .notebook, .file, .learn: throw .notebookOnly
    }
  }

  private mutating func run(_ command: SceneCommand, text: String) throws(RunError) -> Reply {
    var runner = Runner(scene: scene, rules: rules, scripts: scripts, language: language)
    let outcome = try runner.run(command)
    let before = scene
    scene = runner.scene
    let led = before.touches.isEmpty ? nil : gesture
    gesture = goesOn(from: before, led, text)
    var reply = Reply(command: text, scene: scene, language: language)
    reply.outcome = outcome
    reply.failures = Wording(language).momentFailures(runner.failures)
    reply.decisions = runner.delivery.trace.decisions
    reply.decisionsNotKept = runner.delivery.trace.notKept
    if command.isEvent {
      lastEvent = LastEvent(
        command: command, text: text, before: before, rules: rules, scripts: scripts,
        after: scene,
        decisions: reply.decisions, results: runner.delivery.results, gesture: led)
      step = nil
    }
    reply.text = wording(of: command, reply, before: before, turns: runner.turns)
    if logs {
      let log = Log.lines(for: reply.decisions, scene: scene)
      reply.text += log
      reply.literalLines = log.count
    }
    return reply
  }

  private func goesOn(from before: Scene, _ led: Gesturing?, _ text: String) -> Gesturing? {
    if scene.touches.isEmpty { return nil }
    return before.touches.isEmpty ? Gesturing(before: before, text) : led?.adding(text)
  }

  mutating func run(
    _ command: SessionCommand, text: String, watch: Watch
  ) throws(RunError) -> Reply {
    var reply = Reply(command: text, scene: scene, language: language)
    switch command {
    case .reset(let empty):
      scene = empty ? Scene() : .initial
      scripts = Scripts()
      lastEvent = nil
      gesture = nil
      reply.scene = scene
      reply.text = [treeOutline()]
    case .onMoment(let controller, let moment, let script):
      // How its fingers got there cannot be done again under one set of scripts and rules.
      gesture = nil
      scripts.entries.append(
        Scripts.Entry(controller: controller, moment: moment, text: script))
      reply.text = [SwiftCode(scene: scene).override(controller, at: moment, running: script)]
    case .rules(let changes):
      if !changes.isEmpty { gesture = nil }
      for change in changes { apply(change) }
      reply.outcome = .session(.rules(rules))
      reply.text = describeRules(changed: !changes.isEmpty)
    case .language(let tag):
      if let tag {
        guard let language = Language(tag: tag) else { throw .unknownLanguage(tag) }
        self.language = language
        reply.language = language
      }
      reply.outcome = .session(.language(language))
      reply.text = [Wording(language).languageIs]
    case .note(let text):
      guard !text.allSatisfy({ $0 == " " || $0 == "\t" }) else { throw .emptyNote }
      reply.text = [Wording(language).noted]
    case .log(let isOn):
      logs = isOn
      reply.outcome = .session(.log(isOn))
      reply.text = [Wording(language).log(isOn)]
    case .help(let topic):
      reply.text = try helpText(topic)
    case .glossary(let term):
      reply.text = try glossaryText(term)
    case .explain(let what):
      reply.text = try explain(what)
    case .why(let object):
      reply.text = try why(object, not: false)
    case .whyNot(let object):
      reply.text = try why(object, not: true)
    case .howTo(let object):
      let answer = try howTo(object, watch: watch)
      reply.outcome = .session(answer.outcome)
      reply.text = answer.text
    case .picture(let picture, isSVG: true):
      let svg: String
      do throws(Stopped) { svg = try self.svg(of: picture, watch) } catch { throw .stopped }
      reply.outcome = .session(.svg(svg))
      reply.text = svg.split(separator: "\n").map { String($0) }
      reply.literalLines = reply.text.count
    case .picture(let picture, isSVG: false): reply.picture = try lines(of: picture, watch)
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

extension SceneCommand {
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
    case .present, .dismiss: true
    case .addView, .addController, .addLayer, .addRecognizer, .remove, .move, .bringToFront,
      .sendToBack, .rename, .set, .unset, .addTarget, .removeTarget, .require, .simultaneous,
      .keyWindow, .makeKeyAndVisible, .focus:
      false
    }
  }
}

extension DoingCommand {
  fileprivate var isEvent: Bool {
    switch self {
    case .stimulus, .becomeFirstResponder, .resignFirstResponder, .endEditing, .send, .pump: true
    case .post, .queue, .ignoreEvents: false
    }
  }
}

extension AskingCommand {
  fileprivate var isEvent: Bool {
    switch self {
    case .hitTest, .pointInside, .chain, .convertPoint: true
    case .convertRect, .firstResponder, .findController, .findAncestor, .show, .describe: false
    }
  }
}
