import Engine

/// Looks for the smallest changes after which an object gets an event.
///
/// Each attempt says what still stands in the way, and only what may remove that is tried next, so
/// that few runs find sets of several changes.
struct ChangeSearch {
  let trial: Trial
  let goal: Goal
  private let watch: Watch
  private let judge: CureJudge
  private(set) var found: [Cure] = []
  private(set) var runsLeft: Int
  private var runs = 0
  /// Sets of commands by their lines, in whatever order they came.
  private var seen: Set<[String]> = []

  static let largest = 3
  static let listed = 6
  /// Runs, and views that are copied in all of them together.
  private static let mostRuns = 2_000
  private static let mostViews = 4_000_000
  private static let leastRuns = 24

  /// What an attempt leads to; the attempt itself, with its scenes, is not kept.
  private struct Node {
    var steps: [Step]
    var cost: Int
    var changes: [Remedy]
    var obstacle: Obstacle
  }

  init(_ trial: Trial, goal: Goal, judge: CureJudge, watch: Watch) {
    self.trial = trial
    self.goal = goal
    self.judge = judge
    self.watch = watch
    runsLeft = min(
      ChangeSearch.mostRuns, max(ChangeSearch.leastRuns, ChangeSearch.mostViews / trial.size))
  }

  /// Detours after other changes are looked for only where nothing else does it.
  mutating func run(from start: TrialRun) throws(Stopped) {
    try search(from: start, detours: false)
    if !found.contains(where: { $0.isFree }) {
      seen = []
      try search(from: start, detours: true)
    }
    sort()
  }

  private mutating func search(from start: TrialRun, detours: Bool) throws(Stopped) {
    // Nodes by the number of their commands.
    var waiting: [[Node]] = Array(repeating: [], count: ChangeSearch.largest + 1)
    waiting[0] = [
      Node(
        steps: [], cost: 0, changes: goal.changes(after: start.incident),
        obstacle: goal.obstacle(in: start.incident))
    ]
    for size in 0..<ChangeSearch.largest {
      for node in waiting[size].sorted(by: { $0.cost < $1.cost }) {
        for change in node.changes {
          let total = size + change.steps.count
          guard total <= ChangeSearch.largest, size == 0 || detours || !change.isDetour,
            let next = try extend(node, by: change)
          else { continue }
          waiting[total].append(next)
        }
      }
      let isEnough =
        found.count { $0.isFree && $0.steps.count <= size + 1 } >= ChangeSearch.listed
      if isEnough { break }
    }
  }

  /// One more change: kept as found where it works, given back where it leads on.
  private mutating func extend(_ node: Node, by change: Remedy) throws(Stopped) -> Node? {
    guard change.steps.allSatisfy({ trial.knows($0.command) && judge.permits($0) }) else {
      return nil
    }
    let steps = node.steps + change.steps.filter { !node.steps.contains($0) }
    guard steps.count == node.steps.count + change.steps.count,
      seen.insert(steps.map { $0.command.line(in: trial.scene) }.sorted()).inserted,
      !found.contains(where: { smaller in smaller.steps.allSatisfy { steps.contains($0) } }),
      let attempt = try attempt(steps)
    else { return nil }
    let cost = node.cost + change.cost
    if judge.isCured(by: attempt) {
      let (fewest, attempt) = try smallest(of: steps, attempt)
      if !found.contains(where: { $0.steps == fewest }) {
        found.append(Cure(steps: fewest, cost: cost, losers: judge.losers(after: attempt)))
      }
      return nil
    }
    if goal.isReached(by: attempt) { return nil }
    let obstacle = goal.obstacle(in: attempt.incident)
    guard obstacle != node.obstacle else { return nil }
    let isLast = steps.count == ChangeSearch.largest
    return Node(
      steps: steps, cost: cost, changes: isLast ? [] : goal.changes(after: attempt.incident),
      obstacle: obstacle)
  }

  /// Was there anything to try?
  var hasTried: Bool { !seen.isEmpty }

  private mutating func attempt(_ steps: [Step]) throws(Stopped) -> TrialRun? {
    guard runsLeft > 0 else { return nil }
    runsLeft -= 1
    runs += 1
    try watch.step(.tryingChanges, runs)
    return trial.run(steps.map { $0.command })
  }

  /// The fewest of some steps that still do it.
  private mutating func smallest(
    of steps: [Step], _ whole: TrialRun
  ) throws(Stopped) -> ([Step], TrialRun) {
    let choices = (1..<(1 << steps.count) - 1).map { choice in
      steps.indices.filter { choice & (1 << $0) != 0 }.map { steps[$0] }
    }
    for some in choices.sorted(by: { $0.count < $1.count }) {
      if let attempt = try attempt(some), judge.isCured(by: attempt) { return (some, attempt) }
    }
    return (steps, whole)
  }

  /// The smallest first. Of larger sets, one that differs from a listed one by a single step is no
  /// news.
  private mutating func sort() {
    let best = found.best
    let order = best.indices.sorted { a, b in
      (best[a].steps.count, best[a].cost, a) < (best[b].steps.count, best[b].cost, b)
    }
    var listed: [Cure] = []
    for cure in order.map({ best[$0] }) where listed.count < ChangeSearch.listed {
      let isVariant = listed.contains { other in
        cure.steps.count > 1 && other.steps.count == cure.steps.count
          && cure.steps.count { other.steps.contains($0) } == cure.steps.count - 1
      }
      if !isVariant { listed.append(cure) }
    }
    found = listed
  }
}
