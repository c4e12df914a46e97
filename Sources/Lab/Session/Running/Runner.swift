import Engine

/// Runs one command on a scene. What it changes is there when it returns; when it throws, nothing has
/// changed. Nearly all looks at what can be wrong before it changes anything, so that nobody has to
/// keep a copy, and a scene that is in one hand alone grows where it is.
struct Runner {
  var delivery: Delivery
  let scripts: Scripts
  let language: Language
  /// Runs the app's own code; of the command that was typed alone.
  private(set) var host: CodeHost?
  /// The commands kept for moments that it brought.
  var momentRuns: [MomentRun] = []
  /// The commands kept for calls of recognizers that were made.
  private(set) var callRuns: [MomentRun] = []
  /// What went wrong at the moments of controllers: the command that led to them is done all the same.
  var failures: [MomentFailure] = []
  /// The events of the queue whose turn it was, each with the decisions made before it.
  var turns: [Turn] = []
  /// The second before it, where one passed.
  private(set) var rest: Rest?
  var depth = 0

  /// A moment's command may present a controller whose moments have commands, and so on.
  static let depthLimit = 16

  /// So many of them run for one command of the learner's: four at each of sixteen moments within
  /// one another would never come to an end.
  static let scriptLimit = 1_000
  private var scriptsLeft = Runner.scriptLimit

  init(scene: Scene, rules: Rulebook, scripts: Scripts, language: Language) {
    delivery = Delivery(scene: scene, rules: rules)
    self.scripts = scripts
    self.language = language
    host = scripts.program.map { CodeHost($0, in: scene) }
    delivery.code = host
  }

  private init(
    _ delivery: Delivery, scripts: Scripts, language: Language, depth: Int, scriptsLeft: Int
  ) {
    self.delivery = delivery
    self.scripts = scripts
    self.language = language
    self.depth = depth
    self.scriptsLeft = scriptsLeft
  }

  var scene: Scene { delivery.scene }

  mutating func run(_ command: SceneCommand) throws(RunError) -> Outcome {
    guard scripts.hasCalls else { return try perform(command) }
    return try atomically { runner throws(RunError) in
      let outcome = try runner.perform(command)
      try runner.answerCalls()
      return outcome
    }
  }

  /// The program as the command left it, and what its code did; nil, where there is none.
  func endedProgram() -> (program: ProgramState, did: CodeReply)? {
    guard let host, var program = scripts.program else { return nil }
    var reply = CodeReply()
    reply.calls = host.calls(in: delivery)
    if host.stop == nil { host.take(into: &program) } else { host.giveUp(&program) }
    (reply.stop, reply.printed, reply.runs) = (host.stop, host.lines, host.runs)
    reply.remarks = host.remarks
    return (program, reply)
  }

  /// What the next command runs with: the program goes on from where this one left it.
  func scriptsAfter() -> Scripts {
    guard let ended = endedProgram() else { return scripts }
    var after = scripts
    after.program = ended.program
    return after
  }

  /// After a crash everything is as it was, the program too.
  mutating func restore(_ scene: Scene) { delivery = Delivery(scene: scene, rules: delivery.rules) }

  private mutating func perform(_ command: SceneCommand) throws(RunError) -> Outcome {
    let outcome: Outcome
    switch command {
    case .build(let command):
      let count = scene.names.count
      outcome = try build(command)
      // A class may name whoever has come.
      if let host, scene.names.count != count { host.goOn(&delivery) }
    case .behave(let command): outcome = try behave(command)
    case .act(let command): outcome = try act(command)
    case .ask(let command): return try ask(command)
    }
    // What it has changed is laid out as its turn ends (U-AL-10).
    delivery.layOut()
    host?.finish(&delivery)
    return outcome
  }

  /// The same, a second later where it rests.
  mutating func run(_ command: SceneCommand, resting rests: Bool) throws(RunError) -> Outcome {
    guard rests else { return try run(command) }
    return try atomically { runner throws(RunError) in
      runner.wait(Pace.second)
      let results = runner.delivery.results
      runner.rest = Rest(
        after: runner.scene, results: results, decisions: runner.delivery.trace.decisions.count)
      runner.delivery.startAfresh()
      return try runner.run(command).led(by: results)
    }
  }

  /// Errors of the scene are errors of the run.
  mutating func change<T>(
    _ body: (inout Delivery) throws(SceneError) -> T
  ) throws(RunError) -> T {
    do { return try body(&delivery) } catch { throw .scene(error) }
  }

  /// All of it or nothing: for what may turn out to be wrong halfway. It takes a copy of the scene.
  mutating func atomically<T>(
    _ body: (inout Runner) throws(RunError) -> T
  ) throws(RunError) -> T {
    let before = delivery
    do {
      return try body(&self)
    } catch {
      delivery = before
      throw error
    }
  }

  /// The commands that the learner keeps for a moment run when it comes.
  mutating func withMoments(
    _ body: (inout Delivery, MomentAction) throws(SceneError) -> Void
  ) throws(RunError) {
    guard depth < Runner.depthLimit else { throw .momentsTooDeep(limit: Runner.depthLimit) }
    var runs: [MomentRun] = []
    var failures: [MomentFailure] = []
    let (scripts, depth, language) = (scripts, depth, language)
    var left = scriptsLeft
    defer { scriptsLeft = left }
    do {
      try body(&delivery) { delivery, controller, moment in
        for text in scripts.commands(of: controller, at: moment) {
          var inner = Runner(
            delivery, scripts: scripts, language: language, depth: depth + 1, scriptsLeft: left)
          let occasion = Occurrence.moment(delivery.scene[controller].name, moment)
          runs.append(inner.runKept(text, at: occasion))
          failures += inner.failures
          left = inner.scriptsLeft
          delivery = inner.delivery
        }
      }
    } catch { throw .scene(error) }
    momentRuns += runs
    self.failures += failures
  }

  /// Where recognizers have called their targets, what is kept for that runs. A method of an app runs
  /// in the middle of its event; here its commands come as the event ends.
  mutating func answerCalls() throws(RunError) {
    while !delivery.calls.isEmpty {
      let calls = delivery.calls
      delivery.calls = []
      for call in calls {
        for text in scripts.commands(of: call.recognizer, in: call.state) {
          guard depth < Runner.depthLimit else { throw .momentsTooDeep(limit: Runner.depthLimit) }
          var inner = Runner(
            delivery, scripts: scripts, language: language, depth: depth + 1,
            scriptsLeft: scriptsLeft)
          inner.delivery.startAfresh()
          let occasion = Occurrence.call(scene.name(of: call.recognizer), call.state)
          callRuns.append(inner.runKept(text, at: occasion))
          failures += inner.failures
          callRuns += inner.callRuns
          scriptsLeft = inner.scriptsLeft
          let results = delivery.results
          delivery = inner.delivery
          delivery.goOn(with: results.followed(by: inner.delivery.results))
          guard scriptsLeft > 0 else { throw .momentsTooMany(limit: Runner.scriptLimit) }
        }
      }
    }
  }

  /// Runs what was kept. Where that fails, nothing has changed.
  private mutating func runKept(_ text: String, at occasion: Occurrence) -> MomentRun {
    let before = delivery
    let outcome: Result<Outcome, CommandError>
    do throws(CommandError) {
      outcome = .success(try runText(text))
    } catch {
      delivery = before
      failures = [MomentFailure(occasion: occasion, command: text, error: error)]
      outcome = .failure(error)
    }
    return MomentRun(occasion: occasion, command: text, outcome: outcome, scene: scene)
  }

  /// Runs one line of text, which may hold several commands; the last one's outcome counts.
  private mutating func runText(_ text: String) throws(CommandError) -> Outcome {
    var outcome = Outcome.done
    for part in try split(text) {
      guard let command = try parse(part, in: scene) else { continue }
      do throws(RunError) {
        guard scriptsLeft > 0 else { throw .momentsTooMany(limit: Runner.scriptLimit) }
        scriptsLeft -= 1
        switch command {
        case .scene(let command): outcome = try run(command)
        case .session, .notebook, .file, .learn: throw .onlyInLine
        }
      } catch {
        throw CommandError(error, in: part, scene: scene, language: language)
      }
    }
    return outcome
  }
}

/// A command that was kept for a moment, and could not be run when it came.
struct MomentFailure: Equatable, Sendable {
  var occasion: Occurrence
  var command: String
  var error: CommandError
}

/// An event's turn on the queue.
struct Turn: Equatable, Sendable {
  var kind: String
  /// How many decisions were made before it.
  var start: Int
}

/// What a kept command waited for, in the names of then.
enum Occurrence: Equatable, Sendable {
  case moment(String, Moment)
  case call(String, RecognizerState)
}

/// The commands that wait for the moments of controllers, and for the calls of recognizers.
public struct Scripts: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    enum When: Equatable, Sendable {
      case moment(ControllerID, Moment)
      case call(RecognizerID, RecognizerState)
    }

    var when: When
    var text: String
  }

  var entries: [Entry] = []
  /// The app's own code, where some was pasted that runs.
  @Boxed var program: ProgramState?

  func commands(of controller: ControllerID, at moment: Moment) -> [String] {
    entries.filter { $0.when == .moment(controller, moment) }.map { $0.text }
  }

  func commands(of recognizer: RecognizerID, in state: RecognizerState) -> [String] {
    entries.filter { $0.when == .call(recognizer, state) }.map { $0.text }
  }

  var hasCalls: Bool {
    entries.contains { if case .call = $0.when { true } else { false } }
  }
}
