import Engine

/// Finds out why a view gets no tap: asks the engine at points of it, and reads the decisions.
struct Detective {
  let scene: Scene
  let rules: Rulebook
  let territory: Territory
  /// How many views a question may be put to.
  let viewCount: Int

  /// What one point shows.
  private enum Finding: Hashable {
    case outside(ViewID)
    case flat(ViewID)
    case gated(ViewID)
    case overridden(ViewID, HitTestOverride)
    case filled(by: ViewID)
    case covered(by: ViewID)
    case notInKeyWindow
    case underKeyboard
    case unknown
  }

  /// Does some point within the view get to it, that the samples missed?
  func isReached(_ placed: PlacedView, _ view: ViewID) -> Bool {
    guard territory.exactness != .exact, !placed.outline.isEmpty else { return false }
    return points(of: view, placed, spread(16, effort: 2_000_000)).contains {
      scene.hitTest(screen: $0, rules: rules) == view
    }
  }

  func reason(_ placed: PlacedView, _ view: ViewID) -> Unreachable {
    if let closed = placed.closed {
      return closed.view == view
        ? .gated(closed.gates) : .ancestorGated(closed.view, closed.gates)
    }
    if let flat = placed.flat { return .flatTransform(flat) }
    if scene.bounds(of: view).isEmpty, scene.rare(view).pointInside == nil { return .noArea }
    let path = Array(scene.ancestry(of: view)).reversed()
    var findings: [Finding] = []
    for point in probes(of: view, placed) {
      let finding = finding(at: point, view, Array(path))
      if !findings.contains(finding) { findings.append(finding) }
    }
    return verdict(findings, on: view)
  }

  // MARK: Points

  /// The middles of the pieces of territory that the view covers; else points spread over it.
  private func probes(of view: ViewID, _ placed: PlacedView) -> [Point] {
    let coarse = points(of: view, placed, spread(8, effort: 500_000))
    guard territory.exactness == .exact, viewCount < 1000 else { return coarse }
    let most = 400
    var result: [Point] = []
    for row in 0..<territory.rows {
      for column in 0..<territory.columns {
        let middle = territory.rect(column, row).mid
        if placed.outline.contains(middle) { result.append(middle) }
      }
      if result.count >= most { return coarse }
    }
    return result + coarse
  }

  /// Points a side: fewer in a scene where each takes long.
  private func spread(_ most: Int, effort: Int) -> Int {
    var count = most
    while count > 1, count * count * viewCount > effort { count -= 1 }
    return count
  }

  /// Points spread evenly over a view, on the screen.
  private func points(of view: ViewID, _ placed: PlacedView, _ count: Int) -> [Point] {
    let bounds = scene.bounds(of: view)
    return (0..<(count * count)).map { number in
      let x = (Double(number % count) + 0.5) / Double(count)
      let y = (Double(number / count) + 0.5) / Double(count)
      return placed.toScreen.apply(
        Point(bounds.x + x * bounds.width, bounds.y + y * bounds.height))
    }
  }

  // MARK: Decisions

  /// What a search said of one view.
  private struct Said {
    var isClosed = false
    var isFlat = false
    var isInside: Bool?
    var override: (HitTestOverride, superAnswer: ViewID?, answer: ViewID?)?
  }

  /// Follows a search from the window down to the view, to where it goes another way.
  private func finding(at point: Point, _ view: ViewID, _ path: [ViewID]) -> Finding {
    var trace = Trace()
    let answer = scene.hitTest(screen: point, rules: rules, trace: &trace)?.view
    var said: [ViewID: Said] = [:]
    for decision in trace.decisions {
      switch decision.kind {
      case .gateClosed(let view, _, _): said[view, default: Said()].isClosed = true
      case .flatTransform(let view): said[view, default: Said()].isFlat = true
      case .pointInside(let view, _, let isInside, _):
        said[view, default: Said()].isInside = isInside
      case .hitTestOverridden(let view, let override, let superAnswer, let answer):
        said[view, default: Said()].override = (override, superAnswer, answer)
      case .windowPassedOver(let window, .notKey) where window == path.first:
        return .notInKeyWindow
      case .editing(.keyboardTakes): return .underKeyboard
      default: break
      }
    }
    for (depth, step) in path.enumerated() {
      guard let about = said[step] else {
        return answer.map { .covered(by: branch(of: $0, below: path.prefix(depth))) } ?? .unknown
      }
      if about.isClosed { return .gated(step) }
      if about.isFlat { return .flat(step) }
      if about.isInside == false { return .outside(step) }
      if let override = about.override {
        let isItsOwn = step == view && override.superAnswer == view && override.answer != view
        if about.isInside == nil || isItsOwn { return .overridden(step, override.0) }
      }
    }
    return answer.map { .filled(by: branch(of: $0, below: path[...])) } ?? .unknown
  }

  /// The view on the way to an answer that the way to another parts from: a sibling in front, or
  /// another window.
  private func branch(of answer: ViewID, below path: ArraySlice<ViewID>) -> ViewID {
    var branch = answer
    for step in scene.ancestry(of: answer) {
      if step == path.last { return branch }
      branch = step
    }
    // An override answered with a view from elsewhere.
    return path.isEmpty ? branch : answer
  }

  /// What the findings at all points come to.
  private func verdict(_ findings: [Finding], on view: ViewID) -> Unreachable {
    var outside: ViewID?
    var coverers: [ViewID] = []
    var fillers: [ViewID] = []
    var isUnderKeyboard = false
    for finding in findings {
      switch finding {
      case .overridden(let at, let override): return .overridden(at, override)
      case .notInKeyWindow: return .notInKeyWindow
      case .gated(let at): return .ancestorGated(at, scene.closedGates(of: at, rules: rules))
      case .flat(let at): return .flatTransform(at)
      case .outside(let at): outside = outside ?? at
      case .covered(let by): coverers.append(by)
      case .filled(let by): fillers.append(by)
      case .underKeyboard: isUnderKeyboard = true
      case .unknown: break
      }
    }
    if isUnderKeyboard { return .underKeyboard }
    if let outside, !coverers.isEmpty { return .outsideAndCovered(outside, by: coverers) }
    if !coverers.isEmpty { return .covered(by: coverers + fillers) }
    if !fillers.isEmpty { return .filled(by: fillers) }
    if let outside { return outside == view ? .refusesEveryPoint : .outside(outside) }
    return .unknown
  }
}
