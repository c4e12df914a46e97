import Engine

/// What settled whether a recognizer recognized its gesture.
enum RecognizerStop: Equatable {
  case recognized(Decision)
  case failed(Decision)
  /// It has seen its gesture and waits for another to fail, or counts taps.
  case waits(Decision)
  case undecided
  /// It had its say before this event.
  case over(RecognizerState)
  case onNoView
  case disabled
  /// The touch or the press was kept from it.
  case refused(Decision)
  /// Its view is neither the one that was hit nor above it (U-GR-01).
  case elsewhere(hit: Responder)
  case nobodyHit(Decision)
  /// Recognizers look at touches and presses alone.
  case noTouches
  case pressNotAllowed(PressType)
  case ignored(Decision)
  case unknown
}

struct RecognizerInquiry {
  let incident: Incident
  private var scene: Scene { incident.before }

  func stop(of id: RecognizerID) -> RecognizerStop {
    var failed: Decision?
    var waits: Decision?
    var refused: Decision?
    for decision in incident.decisions {
      switch decision.kind {
      case .recognizer(id, _, let state, _):
        switch state {
        case .began, .changed, .ended: return .recognized(decision)
        case .failed, .cancelled: failed = decision
        case .possible: break
        }
      case .touchWithheld(_, _, _, .stopsScrolling(let scrollView))
      where isContent(id, of: scrollView):
        failed = decision
      case .recognizerWaits(id, _), .tapSeen(id, _, _, _): waits = decision
      case .gestureRefused(id, _, _, let why) where why != .disabled:
        if refused == nil { refused = decision }
      default: break
      }
    }
    if let failed { return .failed(failed) }
    if let waits { return .waits(waits) }
    if let refused { return .refused(refused) }
    return withoutChange(id)
  }

  /// A pointer that puts no finger down is offered to pans, or to hover recognizers, along the way up
  /// from the view under it.
  private func withoutTouch(_ id: RecognizerID) -> RecognizerStop {
    let wanted: Gesture =
      switch incident.occasion {
      case .hovering: .hover
      case .transforming(let gesture): gesture
      default: .pan
      }
    guard scene[id].gesture == wanted else { return .noTouches }
    guard let view = scene[id].view else { return .onNoView }
    guard scene[id].isEnabled else { return .disabled }
    guard let hit = incident.results.hitView else { return .unknown }
    return scene.isDescendant(hit, of: view) ? .unknown : .elsewhere(hit: .view(hit))
  }

  /// Of a touch that stops a scroll the content's recognizers see nothing either (C26).
  private func isContent(_ id: RecognizerID, of scrollView: ViewID) -> Bool {
    scene[id].view.map { $0 != scrollView && scene.isDescendant($0, of: scrollView) } ?? false
  }

  private func withoutChange(_ id: RecognizerID) -> RecognizerStop {
    switch incident.occasion {
    case .touches: break
    case .presses(let type):
      if let ignored = incident.ignored { return .ignored(ignored) }
      guard let view = scene[id].view else { return .onNoView }
      guard scene[id].isEnabled else { return .disabled }
      guard scene[id].allowedPressTypes.contains(type) else { return .pressNotAllowed(type) }
      guard let start = incident.results.initial else { return .unknown }
      let isAbove = start.view.map { scene.isDescendant($0, of: view) } ?? false
      return isAbove ? .unknown : .elsewhere(hit: start)
    case .scrolling, .transforming, .hovering: return withoutTouch(id)
    default: return .noTouches
    }
    if let ignored = incident.ignored { return .ignored(ignored) }
    let isOffered =
      incident.first {
        if case .offered(id, _, _) = $0 { true } else { false }
      } != nil
    if isOffered { return .undecided }
    guard let view = scene[id].view else { return .onNoView }
    guard scene[id].isEnabled else { return .disabled }
    let hits = incident.results.fingers.compactMap { $0.hitView }
    guard let hit = hits.first else {
      return incident.first { $0 == .noHitView || $0.isKeyboards }.map { .nobodyHit($0) }
        ?? .unknown
    }
    guard hits.contains(where: { scene.isDescendant($0, of: view) }) else {
      return .elsewhere(hit: .view(hit))
    }
    return scene[id].state == .possible ? .undecided : .over(scene[id].state)
  }
}
