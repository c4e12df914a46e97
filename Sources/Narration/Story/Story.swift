import Engine

/// What a command's decisions come to.
struct Story {
  let passages: [Passage]
  let scene: Scene
  let rules: Rulebook

  /// Fingers that landed, with the view each found.
  private(set) var landed: [(finger: Int, view: ViewID?)] = []
  private(set) var askedAt: (window: ViewID, point: Point)?
  private(set) var outside: [(view: ViewID, point: Point, isOverridden: Bool)] = []
  let kinds: [Decision.Kind]
  let decisions: [Decision]
  /// What came of the touch, whatever it is called.
  private var touched: [Saying]?

  init(_ decisions: [Decision], scene: Scene, rules: Rulebook) {
    self.decisions = decisions
    kinds = decisions.map { $0.kind }
    self.scene = scene
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
  private var fingers: [Saying] {
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
  private var undecided: (RecognizerID, Rule)? {
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
    case .user, .scrollPan, .scrollPinch, .interactivePop, .sheetPull:
      return state == .began || state == .ended
    case .textTap: return false
    }
  }

  private var queryOutcome: Saying? {
    if askedAt != nil {
      let hit = kinds.lazy.compactMap { if case .hitView(let view) = $0 { view } else { nil } }
        .first
      return (.wouldHit(hit), [hit == nil ? .ev10 : .ht02])
    }
    if kinds.count == 1, let only = decisions.first,
      case .pointInside(let view, let point, let isInside, let isOverridden) = only.kind
    {
      return (.pointAnswer(view, point, isInside, isOverridden: isOverridden), [only.rule])
    }
    for decision in decisions.reversed() {
      if case .hitTestReturned(let root, let answer) = decision.kind {
        return (.answers(root, answer), [decision.rule])
      }
    }
    return nil
  }

  /// The views that contain the point, from the first asked to the answer. One whose `hitTest` gave
  /// nil is not on it; one that an override answers with, from elsewhere, is told by its sentence.
  private var wayDown: [Saying] {
    var way: [ViewID] = []
    var hit: ViewID?
    for kind in kinds {
      switch kind {
      case .pointInside(let view, _, true, _):
        while let last = way.last, scene.superview(of: view) != last { way.removeLast() }
        way.append(view)
      case .hitTestReturned(let view, nil), .hitTestOverridden(let view, _, _, nil):
        if way.last == view { way.removeLast() }
      case .hitView(let view): hit = view
      default: break
      }
    }
    if let hit, way.last != hit, scene.superview(of: hit) == way.last { way.append(hit) }
    return way.count > 1 ? [(.wayDown(way), [.ht03])] : []
  }

  private var eventOutcome: Saying? {
    for kind in kinds {
      switch kind {
      case .keyCommand(let key, let responder, true):
        return (.keyHandled(key, by: responder), [.uMO06])
      case .menuAsked(let command, let responder, true):
        return (.menuHandled(command, by: responder), [.ed01])
      case .actionUnheard(let word) where kinds.contains(where: { $0.isMenu }):
        return (.menuUnhandled(word), [.ed01])
      default: break
      }
    }
    guard
      let type = kinds.lazy.compactMap({ kind -> EventType? in
        if case .initialObject(_, let type, _) = kind { type } else { nil }
      }).first
    else { return nil }
    if let winner = decisions.first(where: { isWin($0.kind) }),
      case .recognizer(let recognizer, _, _, _) = winner.kind
    {
      return (.eventRecognized(type, by: recognizer), [winner.rule])
    }
    if let (recognizer, rule) = undecided {
      return (.eventUndecided(type, by: recognizer), [rule])
    }
    let walks = passages.compactMap { $0.walk }
    guard !walks.isEmpty else { return nil }
    guard let handler = walks.lazy.compactMap({ $0.handlers.first }).first else {
      return key.map { (.keyUnhandled($0), [.uMO06, .ch07]) } ?? (.eventUnhandled(type), [.ch07])
    }
    return (.eventHandled(type, by: handler), [.ch04])
  }

  /// The key that was pressed.
  private var key: Word? {
    kinds.lazy.compactMap { if case .keyCommand(let key, _, _) = $0 { key } else { nil } }.first
  }

  private var actionOutcome: Saying? {
    for kind in kinds {
      switch kind {
      case .actionUnheard(let action): return (.actionLost(action), [.uCT12])
      case .actionSent(let action, let target, _, _) where kinds.contains(where: { $0.isSearch }):
        return (.actionFound(action, by: target), [.ac03])
      default: break
      }
    }
    return nil
  }

  private var chainOutcome: Saying? {
    var chain: [Responder] = []
    for case .next(let responder, let next, _) in kinds {
      if chain.isEmpty { chain.append(responder) }
      if let next, chain.last == responder { chain.append(next) }
    }
    return chain.isEmpty ? nil : (.chain(chain), [.ch01])
  }

  /// A recognizer won: what the views were told and did not want is beside the point.
  var isWon: Bool { kinds.contains { isWin($0) } }

  /// The outcome, or another sentence, has said it already.
  func isSaid(_ passage: Passage) -> Bool {
    if case .remark(.sentOften(let sending), _) = passage.content { return isActed(sending) }
    if let walk = passage.walk {
      return walk.handlers.isEmpty ? isWon && walk.end == .discarded : isShort(walk)
    }
    guard let kind = passage.decision?.kind else { return false }
    switch kind {
    case .pointing(let decision):
      if case .pointing(decision)? = pointingOutcome?.first?.0 { return true }
      return false
    case .actionUnheard: return touched == nil
    case .windowPassedOver(_, .answeredNil): return askedAt != nil && landed.isEmpty
    case .pointInside: return kinds.count == 1
    case .touchUpdated: return kinds.contains(.interrupted)
    case .actionSent where touched == nil && kinds.contains(where: { $0.isSearch }): return true
    case .actionSent(let action, let target, let sender, _):
      return isActed(Sending(action: action, target: target, sender: sender))
    default: return false
    }
  }

  /// The outcome has it, with its count.
  private func isActed(_ sending: Sending) -> Bool {
    if case .acted(_, _, let first)? = touched?.first?.0 {
      first.isSame(as: sending)
    } else {
      false
    }
  }

  /// Handled by the very view that was hit, as the outcome has it, and about the one finger that it
  /// is about. Where another took the begin, a call that ends here is news (U-TD-06).
  private func isShort(_ walk: Walk) -> Bool {
    guard let first = landed.first, walk.fingers == .finger(first.finger),
      walk.path.count == 1, walk.path.first == first.view.map({ .view($0) })
    else { return false }
    switch touched?.first?.0 {
    case .handled(_, let hit, let handler), .tracked(_, let hit, let handler),
      .kept(_, let hit, let handler):
      return handler == .view(hit)
    case .acted(_, let hit, let sending): return sending.sender == .view(hit)
    case .unhandled, .beginUnhandled, .textTapped: return false
    default: return true
    }
  }
}

extension Decision.Kind {
  var isTouchEvent: Bool {
    if case .eventCreated(_, .touches) = self { true } else { false }
  }
  var isMenu: Bool {
    switch self {
    case .menuAsked, .actionRefused(_, _, inMenu: true): true
    default: false
    }
  }
  var isSearch: Bool { if case .actionSearch = self { true } else { false } }
}
