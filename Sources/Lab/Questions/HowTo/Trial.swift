import CommandLanguage
import Engine
import Text

/// What came of an event after some changes.
struct Attempt {
  var incident: Incident
  var result: JSON
}

/// Tries changes on a copy of what the event met: the same commands that are told to the learner,
/// then the event's own command again, under the same rules. Where `gesture` is given, the changes
/// come before its first finger lands, and its commands after them.
struct Trial {
  let event: LastEvent
  let language: Language
  var gesture: Gesturing?

  /// From where the fingers landed; nil where the event goes on with no touch, or where what
  /// happened since does not come out the same again.
  var fromLanding: Trial? {
    guard let gesture = event.gesture else { return nil }
    var trial = self
    trial.gesture = gesture
    return trial.run([])?.incident.before == event.before ? trial : nil
  }

  /// So many commands are run for one attempt.
  var length: Int { 1 + (gesture?.commands.count ?? 0) }

  /// Nil where a command is refused.
  func run(_ commands: [String]) -> Attempt? {
    var scene = gesture?.before ?? event.before
    for command in commands + (gesture?.commands ?? []) {
      guard let (runner, _, _) = run(command, on: scene) else { return nil }
      scene = runner.scene
    }
    guard let (runner, command, result) = run(event.text, on: scene) else { return nil }
    let incident = Incident(
      command: command, before: scene, after: runner.scene,
      decisions: runner.delivery.trace.decisions, results: runner.delivery.results,
      rules: event.rules)
    return Attempt(incident: incident, result: result)
  }

  private func run(_ text: String, on scene: Scene) -> (Runner, Command, JSON)? {
    guard let part = (try? split(text))?.first, let command = try? parse(part, in: scene) else {
      return nil
    }
    var runner = Runner(
      scene: scene, rules: event.rules, scripts: event.scripts, language: language)
    guard let result = try? runner.run(command) else { return nil }
    return (runner, command, result)
  }
}
