import Engine

/// What a command's decisions come to.
struct Story {
  let passages: [Passage]
  let scene: Scene
  /// Before code could change it, where that is known.
  let before: Scene?
  let rules: Rulebook

  /// Fingers that landed, with the view each found.
  private(set) var landed: [(finger: Int, view: ViewID?)] = []
  private(set) var askedAt: (window: ViewID, point: Point)?
  private(set) var outside: [(view: ViewID, point: Point, isOverridden: Bool)] = []
  /// Where in each view that contains it a finger was, in that view's coordinates.
  private(set) var inside: [ViewID: [Point]] = [:]
  let kinds: [Decision.Kind]
  let decisions: [Decision]
  /// What came of the touch, whatever it is called.
  var touched: [Saying]?

  init(_ decisions: [Decision], scene: Scene, before: Scene? = nil, rules: Rulebook) {
    self.decisions = decisions
    kinds = decisions.map { $0.kind }
    (self.scene, self.before) = (scene, before)
    self.rules = rules
    passages = Condenser.passages(of: decisions)
    for decision in decisions { read(decision.kind) }
    touched = touchOutcome(.touch)
  }

  private mutating func read(_ kind: Decision.Kind) {
    switch kind {
    case .touchCreated(_, let finger, let view, _, _): landed.append((finger, view))
    case .windowAsked(let window, let point): askedAt = (window, point)
    case .pointInside(let view, let point, false, let isOverridden):
      outside.append((view, point, isOverridden))
    case .pointInside(let view, let point, true, _): inside[view, default: []].append(point)
    default: break
    }
  }

  // MARK: Outcome

  typealias Saying = (Remark, [Rule])

  /// What came of it, in a sentence or two.
  func outcome(_ doing: Doing?) -> [Saying] {
    if let pointing = pointingOutcome { return pointing }
    if let touch = touchOutcome(doing ?? guess) { return touch + fingers }
    if let query = queryOutcome { return [query] + wayDown }
    if let event = eventOutcome { return [event] }
    if let action = actionOutcome { return [action] }
    if let chain = chainOutcome { return [chain] }
    return []
  }

  private var guess: Doing {
    var moves = false
    var lifts = false
    for case .touchUpdated(_, _, let phase, _, _) in kinds {
      moves = moves || phase == .moved
      lifts = lifts || phase == .ended
    }
    return moves ? .drag : lifts ? .tap : .touch
  }

  /// Where several fingers found different views.
  var fingers: [Saying] {
    let views = landed.map { $0.view }.unique
    guard views.count > 1 else { return [] }
    return landed.map { (.fingerLands(finger: $0.finger, on: $0.view), [.to01]) }
  }

  private func touchOutcome(_ doing: Doing) -> [Saying]? {
    guard let hit = landed.first?.view else {
      guard kinds.contains(.noHitView), kinds.contains(where: { $0.isTouchEvent }) else {
        return nil
      }
      return [(.nobodyHit(doing), [.ev10])]
    }
    if let recognized = recognized(hit) { return recognized }
    if let (recognizer, rule) = undecided {
      return [(.undecided(doing, hit: hit, by: recognizer), [rule])]
    }
    guard let walk = passages.lazy.compactMap({ $0.walk }).first(where: { isStart($0, hit) })
    else {
      if let input = tappedInput { return [(.textTapped(doing, hit: hit, by: input), [.tx01])] }
      return [silence(doing, hit)]
    }
    guard let handler = walk.handlers.first else { return [unhandled(doing, hit: hit, walk: walk)] }
    if walk.isTracked, walk.handlers.count == 1 {
      guard let (sending, rules) = firstSending(of: handler) else {
        return [(.tracked(doing, hit: hit, by: handler), [.uCT06])]
      }
      return [(.acted(doing, hit: hit, sending), [.uCT06] + rules)]
    }
    if let row = selectedRow { return [(.rowSelected(doing, hit: hit, row: row), [.uSV21])] }
    if walk.isKept, walk.handlers.count == 1 {
      if let input = tappedInput { return [(.textTapped(doing, hit: hit, by: input), [.tx01])] }
      return [(.kept(doing, hit: hit, by: handler), [handler == .view(hit) ? .uSV11 : .uSV12])]
    }
    return [(.handled(doing, hit: hit, by: handler), [.ch04])]
  }

  /// The row that a table selects.
  private var selectedRow: ViewID? {
    for case .row(let cell, .selected) in kinds { return cell }
    return nil
  }

  /// The view is hit and hears nothing: its touch is held back, for now or for good (U-TD-08, U-TD-10).
  private func silence(_ doing: Doing, _ hit: ViewID) -> Saying {
    let finger = landed.first?.finger
    var fingers = Set(landed.map { $0.finger })
    var withheld: Rule?
    for decision in decisions {
      switch decision.kind {
      case .touchHeld: return (.waiting(doing, hit: hit), [decision.rule])
      case .touchWithheld(_, finger, _, _): withheld = decision.rule
      case .touchUpdated(_, let other, _, _, _): fingers.insert(other)
      default: break
      }
    }
    let isOne = fingers.count == 1 && finger == 1
    return (
      .hitButSilent(doing, hit: hit, finger: isOne ? nil : finger), withheld.map { [$0] } ?? []
    )
  }

  /// A recognizer that has counted some taps and waits for more.
  var undecided: (RecognizerID, Rule)? {
    var waiting: (RecognizerID, Rule)?
    for decision in decisions {
      switch decision.kind {
      case .tapSeen(let recognizer, _, _, _): waiting = (recognizer, decision.rule)
      case .recognizer(let recognizer, _, _, _):
        if recognizer == waiting?.0 { waiting = nil }
      default: break
      }
    }
    return waiting
  }

  /// The touch went up the whole chain, and none of these heard of it.
  func isUnhandled(passing view: ViewID) -> Bool {
    guard let hit = landed.first?.view,
      let walk = passages.lazy.compactMap({ $0.walk }).first(where: { isStart($0, hit) })
    else { return false }
    return !isWon && walk.handlers.isEmpty && !walk.path.contains(.view(view))
  }

  private func isStart(_ walk: Walk, _ hit: ViewID) -> Bool {
    guard walk.calls == [.touches(.began)] else { return false }
    if walk.steps.first?.responder == .view(hit) { return true }
    // By a mistake it may start elsewhere.
    return !rules.mistakes.isEmpty && walk.steps.contains { $0.responder == .view(hit) }
  }

  func isWin(_ kind: Decision.Kind) -> Bool {
    guard case .recognizer(let recognizer, _, let state, _) = kind else { return false }
    switch scene[recognizer].origin {
    case .user, .scrollPan, .scrollPinch, .interactivePop, .contentPop,
      .sheetPull:
      return state == .began || state == .ended
    case .textTap: return false
    }
  }
}
