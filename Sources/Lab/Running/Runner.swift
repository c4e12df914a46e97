import CommandLanguage
import Engine
import Text

/// Runs one command on a scene. What it changes is there when it returns; when it throws, nothing
/// has changed for whoever keeps the copy.
struct Runner {
  var delivery: Delivery
  let scripts: Scripts
  let language: Language
  var scriptReplies: [JSON] = []
  /// What went wrong at the moments of controllers: the command that led to them is done all the same.
  var failures: [MomentFailure] = []
  /// The events of the queue whose turn it was, each with the decisions made before it.
  var turns: [Turn] = []
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
  }

  var scene: Scene { delivery.scene }
  var results: ResultJSON { ResultJSON(scene: delivery.scene) }

  /// What came of a command, in the contract's members.
  mutating func run(_ command: SceneCommand) throws(RunError) -> JSON {
    switch command {
    case .build(let command): try build(command)
    case .behave(let command): try behave(command)
    case .act(let command): try act(command)
    case .ask(let command): try ask(command)
    }
  }

  /// Errors of the scene are errors of the run.
  mutating func change<T>(
    _ body: (inout Delivery) throws(SceneError) -> T
  ) throws(RunError) -> T {
    do { return try body(&delivery) } catch { throw .scene(error) }
  }

  /// The commands that the learner keeps for a moment run when it comes.
  mutating func withMoments(
    _ body: (inout Delivery, MomentAction) throws(SceneError) -> Void
  ) throws(RunError) {
    guard depth < Runner.depthLimit else { throw .momentsTooDeep(limit: Runner.depthLimit) }
    var replies: [JSON] = []
    var failures: [MomentFailure] = []
    let (scripts, depth, language) = (scripts, depth, language)
    var left = scriptsLeft
    defer { scriptsLeft = left }
    do {
      try body(&delivery) { delivery, controller, moment in
        for text in scripts.commands(of: controller, at: moment) {
          let reply = Runner.runScript(
            text, controller, moment, scripts, language, depth + 1, &left, on: &delivery)
          replies.append(reply.json)
          failures += reply.failures
        }
      }
    } catch { throw .scene(error) }
    scriptReplies += replies
    self.failures += failures
  }

  private static func runScript(
    _ text: String, _ controller: ControllerID, _ moment: Moment, _ scripts: Scripts,
    _ language: Language, _ depth: Int, _ left: inout Int, on delivery: inout Delivery
  ) -> (json: JSON, failures: [MomentFailure]) {
    let name = delivery.scene[controller].name
    var reply = JSON.object(
      ("controller", .string(name)),
      ("moment", .string(moment.method)), ("command", .string(text)))
    var runner = Runner(
      scene: delivery.scene, rules: delivery.rules, scripts: scripts, language: language)
    runner.delivery = delivery
    runner.depth = depth
    runner.scriptsLeft = left
    defer { left = runner.scriptsLeft }
    do throws(CommandError) {
      let result = try runner.runText(text)
      delivery = runner.delivery
      reply.add("status", .string("ok"))
      reply.add("result", result)
      return (reply, runner.failures)
    } catch {
      reply.add("status", .string("error"))
      reply.add("error", .encode(error, in: language))
      let failure = MomentFailure(controller: name, moment: moment, command: text, error: error)
      return (reply, [failure])
    }
  }

  /// Runs one line of text, which may hold several commands; the last one's result counts.
  private mutating func runText(_ text: String) throws(CommandError) -> JSON {
    var result = JSON.object([])
    for part in try split(text) {
      guard let command = try parse(part, in: scene) else { continue }
      do throws(RunError) {
        guard scriptsLeft > 0 else { throw .momentsTooMany(limit: Runner.scriptLimit) }
        scriptsLeft -= 1
        switch command {
        case .scene(let command): result = try run(command)
        case .session, .notebook, .file, .learn: throw .onlyInLine
        }
      } catch {
        throw CommandError(error, in: part, scene: scene, language: language)
      }
    }
    return result
  }
}

/// A command that was kept for a moment, and could not be run when it came.
struct MomentFailure: Equatable, Sendable {
  /// Its name then.
  var controller: String
  var moment: Moment
  var command: String
  var error: CommandError
}

/// An event's turn on the queue.
struct Turn: Equatable, Sendable {
  var kind: String
  /// How many decisions were made before it.
  var start: Int
}

/// The commands that wait for the moments of controllers.
public struct Scripts: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    var controller: ControllerID
    var moment: Moment
    var text: String
  }

  var entries: [Entry] = []

  func commands(of controller: ControllerID, at moment: Moment) -> [String] {
    entries.filter { $0.controller == controller && $0.moment == moment }.map { $0.text }
  }
}
