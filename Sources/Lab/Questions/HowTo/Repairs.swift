import Engine

/// Commands after which a view gets a tap: they have been tried.
public struct Repair: Equatable, Sendable {
  public var commands: [SceneCommand]
  /// What they do, with the rule.
  public var text: String
  /// The same in Swift, for one's own code.
  public var code: [String]
  public var nature = Nature.other
  /// Who gets no tap any more after them.
  public var losers: [String] = []

  /// What else comes of it.
  public enum Nature: Sendable {
    /// Nothing that one sees, and nothing else that one taps.
    case other
    /// One sees it.
    case looks
    /// Something takes no touches any more.
    case deafens
    /// A subclass of one's own.
    case overrides
    /// A subclass that answers somebody else.
    case redirects
  }
}

extension State {
  /// What would bring a view a tap at a point of the screen. Nothing where it gets it already.
  public func repairs(
    for view: ViewID, tapping point: Point, among bystanders: Bystanders? = nil,
    watch: Watch = .nobody
  ) throws(Stopped) -> [Repair] {
    guard let (trial, start, goal) = trying(view, at: point) else { return [] }
    let judge = CureJudge(goal, from: start, bystanders)
    var search = ChangeSearch(trial, goal: goal, judge: judge, watch: watch)
    try search.run(from: start)
    return search.found.map { repair($0) }
  }

  private func repair(_ cure: Cure) -> Repair {
    let commands = cure.steps.map { $0.command }
    let lines = Teller(language, scene: scene, rules: rules).text(cure, in: scene).dropFirst()
    return Repair(
      commands: commands,
      text: lines.map { $0.trimmingBlanks }.joined(separator: " "), code: code(of: commands),
      nature: cure.steps.first?.nature ?? .other, losers: cure.losers)
  }

  /// Some commands, if a view gets a tap after them that it does not get now.
  public func repair(
    _ commands: [SceneCommand], saying text: String, for view: ViewID, tapping point: Point,
    among bystanders: Bystanders
  ) -> Repair? {
    guard let (trial, start, goal) = trying(view, at: point),
      let end = trial.run(commands)
    else { return nil }
    let judge = CureJudge(goal, from: start, bystanders)
    guard judge.isCured(by: end) else { return nil }
    let losers = judge.losers(after: end)
    return Repair(
      commands: commands, text: text + CurePhrase.price(of: losers, in: language),
      code: code(of: commands), losers: losers)
  }

  /// What brings a view on the screen that a scroll view holds beyond its content or out of sight, if it
  /// gets a tap on its middle then.
  public func revealing(_ view: ViewID, among bystanders: Bystanders) -> Repair? {
    guard let reveal = Reveal(view, in: scene) else { return nil }
    var after = self
    for step in reveal.steps {
      guard (try? after.run(step.command)) != nil else { return nil }
    }
    guard let middle = after.scene.convert(after.scene.bounds(of: view).mid, from: view, to: nil),
      let (trial, start, goal) = trying(view, at: middle),
      let end = trial.run(reveal.steps.map { $0.command })
    else { return nil }
    let judge = CureJudge(goal, from: start, bystanders)
    guard judge.isCured(by: end) else { return nil }
    return repair(Cure(steps: reveal.steps, cost: 1, losers: judge.losers(after: end)))
  }

  private func trying(
    _ view: ViewID, at point: Point
  ) -> (Trial, TrialRun, Goal)? {
    var state = self
    guard (try? state.run(.tap(at: point))) != nil, let event = state.lastEvent else {
      return nil
    }
    // From where things stood: a tap may set things going.
    state.scene = scene
    guard let trial = Trial(again: event, in: state), let start = trial.run([]),
      let goal = Goal(.view(view), start.incident), !goal.isReached(by: start)
    else { return nil }
    return (trial, start, goal)
  }

  private func code(of commands: [SceneCommand]) -> [String] {
    var state = self
    var code: [String] = []
    for command in commands {
      guard let reply = try? state.run(command) else { return [] }
      code += reply.text
    }
    return code
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}
