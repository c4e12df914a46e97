import CommandLanguage
import Engine
import Text

/// Commands after which a view gets a tap: they have been tried.
public struct Repair: Equatable, Sendable {
  public var commands: [String]
  /// What they do, with the rule.
  public var text: String
  /// The same in Swift, for one's own code.
  public var code: [String]
  public var nature = Nature.other

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
  /// What would bring a view a tap at a point of the screen, without a subclass of those that are sealed.
  /// Nothing where it gets it already.
  public func repairs(
    for view: ViewID, tapping point: Point, sealed: Set<String> = [], watch: Watch = .nobody
  ) throws(Stopped) -> [Repair] {
    guard let (trial, start, goal) = trying(view, at: point, watch) else { return [] }
    var search = ChangeSearch(trial, goal: goal, sealed: sealed, watch: watch)
    try search.run(from: start)
    let teller = Teller(language, scene: scene, rules: rules)
    return search.found.map { steps in
      let commands = steps.map { $0.command }
      let lines = teller.text(steps).dropFirst()
      return Repair(
        commands: commands,
        text: lines.map { $0.trimmingBlanks }.joined(separator: " "), code: code(of: commands),
        nature: steps.first?.nature ?? .other)
    }
  }

  /// Some commands, if a view gets a tap after them that it does not get now.
  public func repair(
    _ commands: [String], saying text: String, for view: ViewID, tapping point: Point
  ) -> Repair? {
    guard let (trial, _, goal) = trying(view, at: point, .nobody), let end = trial.run(commands),
      goal.isReached(by: end)
    else { return nil }
    return Repair(commands: commands, text: text, code: code(of: commands))
  }

  private func trying(
    _ view: ViewID, at point: Point, _ watch: Watch
  ) -> (Trial, Attempt, Goal)? {
    var state = self
    let text = "tap \(JSON.digits(point.x)) \(JSON.digits(point.y))"
    guard (try? state.run(onlyCommandOf: text, on: 0, watch)) != nil, let event = state.lastEvent
    else { return nil }
    // From where things stood: a tap may set things going.
    state.scene = scene
    guard let trial = Trial(again: event, in: state), let start = trial.run([]),
      let goal = Goal(.view(view), start.incident), !goal.isReached(by: start)
    else { return nil }
    return (trial, start, goal)
  }

  private func code(of commands: [String]) -> [String] {
    var state = self
    var code: [String] = []
    for text in commands {
      guard let reply = try? state.run(onlyCommandOf: text, on: 0, .nobody).reply else { return [] }
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
