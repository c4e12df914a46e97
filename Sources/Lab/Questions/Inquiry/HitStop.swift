import Engine

/// What settled whether a search ended at a view.
enum HitStop: Equatable {
  case isHit
  /// Gates of a view are closed: the view's own, or those of one above it (GT04).
  case gates(ViewID, [Decision])
  /// The point is outside a view: the view itself, or one above it (HT05, HT13).
  case outside(ViewID, Decision)
  case flat(ViewID, Decision)
  /// An overridden `hitTest` answers otherwise.
  case override(ViewID, Decision)
  /// It lets the point in, and a subview answers (HT07).
  case subview(ViewID, answer: ViewID)
  /// A sibling of it, or of one above it, was asked before and answered (HT07).
  case sibling(ViewID, before: ViewID, answer: ViewID)
  /// Another window was asked before and answered (U-WN-02).
  case window(ViewID, before: ViewID, answer: ViewID)
  case notKey(ViewID, Decision)
  /// The keyboard stood in front (U-FR-18).
  case keyboard(Decision)
  case inNoWindow
  /// `hit-test … in V` asks nobody outside V.
  case notBelow(ViewID)
  /// The finger's touch found its view when it landed (TO08).
  case bound(finger: Int, ViewID)
  /// That view has left the window (C10).
  case loose(finger: Int)
  case ignored(Decision)
  /// No decision that was kept says it.
  case unknown
}

/// Finds what settled it, for a view and an event with a place on the screen.
struct HitInquiry {
  let incident: Incident
  let searches: [HitSearch]
  private var scene: Scene { incident.before }

  init(_ incident: Incident) {
    self.incident = incident
    searches = HitSearch.all(in: incident)
  }

  /// The search to speak of: one that ends at the view, else the first that asked it.
  func search(for view: ViewID) -> HitSearch? {
    searches.first { $0.answer == view } ?? searches.first { $0.asks(view) } ?? searches.first
  }

  /// A finger that landed before needs no search: its touch keeps its view (TO08).
  func stop(of view: ViewID) -> HitStop {
    if incident.touchedViews.contains(view) { return .isHit }
    return search(for: view).map { stop(of: view, in: $0) } ?? withoutSearch(view)
  }

  private func stop(of view: ViewID, in search: HitSearch) -> HitStop {
    if search.answer == view { return .isHit }
    var below: ViewID?
    for current in scene.ancestry(of: view) {
      if let facts = search.facts(of: current) {
        if let below, facts.letsIn, taker(in: current, search) == nil,
          let longer = askAgain(below, from: current, facts: facts, in: search)
        {
          return stop(of: view, in: longer)
        }
        return stop(at: current, facts, below: below, in: search)
      }
      below = current
    }
    return neverReached(view, search)
  }

  /// Where decisions were not kept, a subview is asked once more.
  private func askAgain(
    _ view: ViewID, from parent: ViewID, facts: HitSearch.Facts, in search: HitSearch
  ) -> HitSearch? {
    guard search.isCut, case .pointInside(_, let point, _, _)? = facts.inside?.kind,
      let inner = scene.convert(point, from: parent, to: view)
    else { return nil }
    var trace = Trace()
    _ = scene.hitTest(inner, in: view, rules: incident.rules, trace: &trace)
    let longer = search.adding(trace.decisions)
    return longer.asks(view) ? longer : nil
  }

  private func withoutSearch(_ view: ViewID) -> HitStop {
    if let ignored = incident.ignored { return .ignored(ignored) }
    if let finger = incident.results.fingers.first, let bound = finger.hitView {
      return .bound(finger: finger.finger, bound)
    }
    guard let touch = scene.touches.first else { return .unknown }
    return touch.isLoose ? .loose(finger: touch.finger) : .bound(finger: touch.finger, touch.view)
  }

  /// At the last view on the way down to it that was asked.
  private func stop(
    at view: ViewID, _ facts: HitSearch.Facts, below: ViewID?, in search: HitSearch
  ) -> HitStop {
    if !facts.gates.isEmpty { return .gates(view, facts.gates) }
    if let flat = facts.flat { return .flat(view, flat) }
    if let inside = facts.inside, case .pointInside(_, _, false, _) = inside.kind {
      return .outside(view, inside)
    }
    if !facts.letsIn, let override = facts.override { return .override(view, override) }
    if let (child, answer) = taker(in: view, search) {
      if let below { return .sibling(child, before: below, answer: answer) }
      return .subview(child, answer: answer)
    }
    if let override = facts.override { return .override(view, override) }
    return .unknown
  }

  /// The subview that gave its parent an answer.
  private func taker(in view: ViewID, _ search: HitSearch) -> (ViewID, ViewID)? {
    for (child, answer) in search.answers where scene.superview(of: child) == view {
      return (child, answer)
    }
    // Where the answers were not kept, the way down to the hit view still shows it.
    guard search.isCut, let answer = search.answer else { return nil }
    var below = answer
    for current in scene.ancestry(of: answer) {
      if current == view { return below == view ? nil : (below, answer) }
      below = current
    }
    return nil
  }

  /// Not even the window was asked.
  private func neverReached(_ view: ViewID, _ search: HitSearch) -> HitStop {
    if case .hitTest(in: let root?) = incident.occasion { return .notBelow(root) }
    if let end = search.end, end.kind.isKeyboards { return .keyboard(end) }
    guard let window = scene.window(of: view) else { return .inNoWindow }
    if let decision = search.passing(over: window) { return .notKey(window, decision) }
    if let answer = search.answer, let front = search.frontWindow {
      return .window(front, before: window, answer: answer)
    }
    return .unknown
  }
}
