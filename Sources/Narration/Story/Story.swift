import Engine

/// What a command's decisions come to.
struct Story {
  let passages: [Passage]
  let scene: Scene
  let rules: Rulebook

  /// Fingers that landed, with the view each found.
  private(set) var landed: [(finger: Int, view: ViewID?)] = []
  private(set) var askedAt: (window: ViewID, point: Point)?
  private(set) var asked: Set<ViewID> = []
  private(set) var outside: [(view: ViewID, point: Point)] = []
  private var kinds: [Decision.Kind] { decisions.map { $0.kind } }
  private let decisions: [Decision]

  init(_ decisions: [Decision], scene: Scene, rules: Rulebook) {
    self.decisions = decisions
    self.scene = scene
    self.rules = rules
    passages = Condenser.passages(of: decisions)
    for decision in decisions { read(decision.kind) }
  }

  private mutating func read(_ kind: Decision.Kind) {
    switch kind {
    case .touchCreated(_, let finger, let view, _, _): landed.append((finger, view))
    case .windowAsked(let window, let point): askedAt = (window, point)
    case .gateClosed(let view, _, _), .flatTransform(let view),
      .hitTestOverridden(let view, _, _, _):
      asked.insert(view)
    case .pointInside(let view, let point, let isInside, _):
      asked.insert(view)
      if !isInside { outside.append((view, point)) }
    default: break
    }
  }

  // MARK: Outcome

  typealias Saying = (Remark, [Rule])

  /// What came of it, in a sentence or two.
  func outcome(_ doing: Doing?) -> [Saying] {
    if let touch = touchOutcome(doing ?? guess) { return touch + fingers }
    if let query = queryOutcome { return [query] }
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
    if let winner = decisions.first(where: { isWin($0.kind) }),
      case .recognizer(let recognizer, _, _, _) = winner.kind
    {
      return [(.recognized(doing, hit: hit, by: recognizer), [winner.rule])]
    }
    guard let walk = passages.lazy.compactMap({ $0.walk }).first(where: { isStart($0, hit) })
    else {
      let isHeld = kinds.contains { if case .touchHeld = $0 { true } else { false } }
      return [(isHeld ? .waiting(doing, hit: hit) : .hitButSilent(doing, hit: hit), [])]
    }
    guard let handler = walk.handlers.first else {
      return [(.unhandled(doing, hit: hit), [.ch07])]
    }
    if walk.isTracked, walk.handlers.count == 1 {
      let isAction = kinds.contains { if case .actionSent = $0 { true } else { false } }
      return [(.tracked(doing, hit: hit, by: handler, isAction: isAction), [.uCT06])]
    }
    return [(.handled(doing, hit: hit, by: handler), [.ch04])]
  }

  private func isStart(_ walk: Walk, _ hit: ViewID) -> Bool {
    walk.calls == [.touches(.began)] && walk.steps.first?.responder == .view(hit)
  }

  private func isWin(_ kind: Decision.Kind) -> Bool {
    guard case .recognizer(let recognizer, _, let state, _) = kind else { return false }
    switch scene[recognizer].origin {
    case .user, .scrollPan: return state == .began || state == .ended
    case .textTap: return false
    }
  }

  private var queryOutcome: Saying? {
    if askedAt != nil {
      let hit = kinds.lazy.compactMap { if case .hitView(let view) = $0 { view } else { nil } }
        .first
      return (.wouldHit(hit), [hit == nil ? .ev10 : .ht02])
    }
    if case .hitTestReturned(let root, let answer)? = kinds.last,
      let rule = decisions.last?.rule
    {
      return (.answers(root, answer), [rule])
    }
    return nil
  }

  private var eventOutcome: Saying? {
    for kind in kinds {
      switch kind {
      case .keyCommand(let key, let responder, true): return (.keyHandled(key, by: responder), [])
      case .menuAsked(let command, let responder, true):
        return (.menuHandled(command, by: responder), [.ed01])
      case .actionUnheard(let word) where kinds.contains(where: { $0.isKey }):
        return (.keyUnhandled(word), [.uMO06])
      case .actionUnheard(let word) where kinds.contains(where: { $0.isMenu }):
        return (.menuUnhandled(word), [.ed01])
      default: break
      }
    }
    guard
      let (start, type) = kinds.lazy.compactMap({ kind -> (Responder, EventType)? in
        if case .initialObject(let start, let type, _) = kind { (start, type) } else { nil }
      }).first
    else { return nil }
    let walks = passages.compactMap { $0.walk }
    guard !walks.isEmpty else { return nil }
    guard let handler = walks.lazy.compactMap({ $0.handlers.first }).first else {
      return (.eventUnhandled(type, start: start), [.ch07])
    }
    return (.eventHandled(type, start: start, by: handler), [.ch04])
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

  /// The outcome has said it already.
  func isSaid(_ passage: Passage) -> Bool {
    guard let kind = passage.decision?.kind else { return false }
    switch kind {
    case .actionUnheard: return true
    case .windowPassedOver(_, .answeredNil): return askedAt != nil && landed.isEmpty
    case .gateClosed, .flatTransform: return false
    default: return false
    }
  }
}

extension Decision.Kind {
  var isTouchEvent: Bool {
    if case .eventCreated(_, .touches) = self { true } else { false }
  }
  var isKey: Bool { if case .keyCommand = self { true } else { false } }
  var isMenu: Bool { if case .menuAsked = self { true } else { false } }
  var isSearch: Bool { if case .actionSearch = self { true } else { false } }
}
