import Engine

/// Changes that were tried, and after which an object gets an event.
struct Cure: Equatable {
  var steps: [Step]
  var cost: Int
  /// Who got taps before, and gets none after them.
  var losers: [String]

  /// Something answers somebody else in its own place, or for all that lands beside it, so that what these
  /// took is gone.
  var isRedirect: Bool { steps.contains { $0.nature == .redirects } }

  func lines(in scene: Scene) -> [String] { steps.map { $0.command.line(in: scene) } }

  var isFree: Bool { losers.isEmpty && !isRedirect }
}

extension [Cure] {
  /// Those that take nothing from anybody; where there are none, the others with their price, and last
  /// what answers somebody else.
  var best: [Cure] {
    let free = filter { $0.isFree }
    if !free.isEmpty { return free }
    let priced = filter { !$0.isRedirect }
    return priced.isEmpty ? self : priced
  }
}

/// Judges what was tried: a cure must cure, and not kill.
struct CureJudge {
  private let goal: Goal
  private let start: Scene
  private let bystanders: Bystanders

  init(_ goal: Goal, from start: TrialRun, _ bystanders: Bystanders?) {
    self.goal = goal
    self.start = start.incident.before
    self.bystanders =
      bystanders ?? Bystanders(start.incident.before, rules: start.incident.rules)
  }

  /// Views that UIKit makes for itself are left alone, and nothing is overridden in its own classes.
  func permits(_ step: Step) -> Bool {
    if let view = step.changed?.view,
      SystemClass.isPrivate(start.className(of: .view(view)), start[view].kind), !isOwnWindow(view)
    {
      return false
    }
    guard let view = step.overridden else { return true }
    return !SystemClass.isSealed(start.className(of: .view(view)), start[view].kind)
  }

  /// A window in which what is to be hit lies is the app's, whatever its class, but for the keyboard's.
  private func isOwnWindow(_ window: ViewID) -> Bool {
    start[window].kind == .window && goal.hitView.map { start.window(of: $0) == window } == true
      && !SystemClass.isOfKeyboard(start.className(of: .view(window)))
  }

  /// Does it come to the object, and can that act on it?
  func isCured(by attempt: TrialRun) -> Bool {
    guard goal.isReached(by: attempt) else { return false }
    guard let view = goal.hitView, attempt.incident.lands else { return true }
    let scene = attempt.incident.before
    return scene.ancestry(of: view).allSatisfy { each in
      scene.shutGates(of: each, rules: attempt.incident.rules).isEmpty
        && !isScrolledTooFar(each, in: scene)
    }
  }

  /// No finger scrolls it there.
  private func isScrolledTooFar(_ view: ViewID, in scene: Scene) -> Bool {
    guard scene[view].kind.isScrollView else { return false }
    let (bounds, content) = (scene.bounds(of: view), scene.rare(view).contentSize)
    return bounds.origin != start.bounds(of: view).origin
      && (bounds.maxX > max(content.width, bounds.width) + 0.5
        || bounds.maxY > max(content.height, bounds.height) + 0.5)
  }

  func losers(after attempt: TrialRun) -> [String] {
    bystanders.losers(in: attempt.incident.before, for: goal.view(in: start))
  }
}

extension Goal {
  /// The view that a touch has to reach.
  fileprivate var hitView: ViewID? {
    switch self {
    case .hit(let view), .told(let view), .keeps(let view), .tracks(let view), .selects(let view):
      view
    case .inside, .handlesTouch, .recognizes, .handles, .becomesFirst: nil
    }
  }

  /// Whose taps are not asked for, since they are what it is about.
  fileprivate func view(in scene: Scene) -> ViewID? {
    if case .recognizes(let recognizer) = self { return scene[recognizer].view }
    return hitView
  }
}

extension Incident {
  /// Does a finger land, or is it asked where one would?
  var lands: Bool {
    if case .hitTest = occasion { return true }
    return first { if case .touchCreated = $0 { true } else { false } } != nil
  }
}
