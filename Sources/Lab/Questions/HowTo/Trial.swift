import Engine

/// What came of an event after some changes.
struct TrialRun {
  var incident: Incident
  var outcome: Outcome
}

/// Tries changes on a copy of the state: the very commands that are told to the learner, then the
/// event's own line, in which a view's name stands for where it is by then. What cannot be tried is
/// never told.
struct Trial {
  /// What the changes meet.
  private let state: State
  /// What the fingers of the event have done since they landed; it comes after the changes.
  private let gesture: [String]
  private let event: String
  let place: Place

  /// Where the changes come.
  enum Place: Equatable {
    /// Now, and after them the event again.
    case now(event: String)
    /// Before a command of the past.
    case before(String)

    /// That of the past.
    var command: String? { if case .before(let command) = self { command } else { nil } }
  }

  /// As things stand now, fingers, queue and clock with them. Nil for `pump`: what it took from the
  /// queue is gone.
  init?(again event: LastEvent, in state: State) {
    if case .act(.pump) = event.command { return nil }
    self.state = state
    self.event = event.text
    gesture = []
    place = .now(event: event.text)
  }

  /// As things were before the event, or before the first of its fingers landed. Nil where what
  /// happened since does not come out the same again.
  init?(past event: LastEvent, in state: State) {
    var past = state
    past.scene = event.gesture?.before ?? event.before
    past.rules = event.rules
    past.scripts = event.gesture?.scripts ?? event.scripts
    self.state = past
    self.event = event.text
    gesture = event.gesture?.commands ?? []
    place = .before(gesture.first ?? event.text)
    guard run([])?.incident.before == event.before else { return nil }
  }

  /// What the changes meet, and whose names their lines use.
  var scene: Scene { state.scene }

  /// What the event makes only later cannot be changed before it.
  func knows(_ command: SceneCommand) -> Bool {
    command.objects.allSatisfy { scene.has($0) }
  }

  /// So many views are copied for one attempt.
  var size: Int { max(1, scene.views.count) * (1 + gesture.count) }

  /// Nil where a command is refused.
  func run(_ changes: [SceneCommand]) -> TrialRun? {
    var (scene, scripts) = (scene, state.scripts)
    for change in changes {
      guard change.objects.allSatisfy({ scene.has($0) }),
        let (runner, _) = run(change, on: scene, scripts)
      else { return nil }
      (scene, scripts) = (runner.scene, runner.scriptsAfter())
    }
    for text in gesture {
      guard let command = typed(text, in: scene),
        let (runner, _) = run(command, on: scene, scripts)
      else { return nil }
      (scene, scripts) = (runner.scene, runner.scriptsAfter())
    }
    guard let command = typed(event, in: scene),
      let (runner, outcome) = run(command, on: scene, scripts, isTyped: place.command == nil)
    else { return nil }
    let incident = Incident(
      command: command, before: runner.rest?.after ?? scene, after: runner.scene,
      decisions: Array(runner.delivery.trace.decisions.dropFirst(runner.rest?.decisions ?? 0)),
      results: runner.delivery.results, rules: state.rules)
    return TrialRun(incident: incident, outcome: outcome)
  }

  /// What is typed anew stands on a line of its own. Where an animation runs it is tried at once: it
  /// would be over a second later.
  private func run(
    _ command: SceneCommand, on scene: Scene, _ scripts: Scripts, isTyped: Bool = false
  ) -> (Runner, Outcome)? {
    var runner = Runner(
      scene: scene, rules: state.rules, scripts: scripts, language: state.language)
    var pace = state.pace
    let rests =
      isTyped && scene.animations.isEmpty
      && pace.rests(before: command, on: pace.newLine(), in: scene)
    guard let outcome = try? runner.run(command, resting: rests) else { return nil }
    return (runner, outcome)
  }

  private func typed(_ text: String, in scene: Scene) -> SceneCommand? {
    guard let part = (try? split(text))?.first,
      case .scene(let command)? = try? parse(part, in: scene)
    else { return nil }
    return command
  }
}
