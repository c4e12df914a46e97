import Engine

/// Why a view heard nothing of a touch that is its own.
enum Silence: Equatable {
  /// Decided in this event, or still so after it.
  case now(Decision)
  /// Kept from it as the finger landed (U-TD-08, U-TD-10).
  case withheld(ViewID, finger: Int, Withheld)
  /// A recognizer took it before (U-GR-04).
  case taken(ViewID, finger: Int, by: RecognizerID)

  /// Does one of the event's own decisions tell it?
  func isTold(in decisions: ArraySlice<Decision>) -> Bool {
    if case .now(let decision) = self { decisions.contains(decision) } else { false }
  }

  var clause: Clause {
    switch self {
    case .now(let decision): .decision(decision)
    case .withheld(let view, let finger, let reason):
      .saying(
        .withheld(view, finger: finger, reason), [reason.rule])
    case .taken(let view, let finger, let recognizer):
      .saying(.taken(view, finger: finger, by: recognizer), [.uGR04])
    }
  }
}

extension Incident {
  /// The views whose touches the event is about; where no finger did anything, of all that are down.
  var touchedViews: [ViewID] {
    guard case .touches = occasion else { return [] }
    let views = results.fingers.compactMap { $0.hitView }
    return results.fingers.isEmpty && ignored == nil ? before.touches.map { $0.view } : views
  }

  func isTold(_ view: ViewID) -> Bool { results.deliveries.contains { $0.to == .view(view) } }

  /// What kept its touches from a view.
  func silences(of view: ViewID) -> [Silence] {
    guard touchedViews.contains(view) else { return [] }
    var result = decisions.compactMap { silence(of: view, $0) }
    for silence in formerSilences(of: view) + stillHeld(from: view)
    where !result.contains(silence) {
      result.append(silence)
    }
    return result
  }

  private func silence(of view: ViewID, _ decision: Decision) -> Silence? {
    switch decision.kind {
    case .touchWithheld(_, _, view, _), .touchDiscarded(_, _, view, _): .now(decision)
    case .touchHeld(_, _, let message, view, _):
      results.deliveries.contains { $0.to == .view(view) && $0.call == .touches(message) }
        ? nil : .now(decision)
    default: nil
    }
  }

  /// Settled before this event; `pump` may have handled the one that did.
  private func formerSilences(of view: ViewID) -> [Silence] {
    let fingers = results.fingers.map { $0.finger }
    let isAbout = { (finger: Int) in fingers.isEmpty || fingers.contains(finger) }
    var result: [Silence] = []
    for touch in before.touches where touch.view == view && isAbout(touch.finger) {
      if let reason = touch.withheld {
        result.append(.withheld(view, finger: touch.finger, reason))
      } else if let recognizer = touch.taker {
        result.append(.taken(view, finger: touch.finger, by: recognizer))
      }
    }
    for decision in earlier {
      switch decision.kind {
      case .touchWithheld(_, let finger, view, let reason) where isAbout(finger):
        result.append(.withheld(view, finger: finger, reason))
      case .touchTaken(_, let finger, view, let recognizer) where isAbout(finger),
        .touchDiscarded(_, let finger, view, let recognizer) where isAbout(finger):
        result.append(.taken(view, finger: finger, by: recognizer))
      default: break
      }
    }
    return result
  }

  /// Held back since an earlier event: nobody decided it anew.
  private func stillHeld(from view: ViewID) -> [Silence] {
    guard !isTold(view) else { return [] }
    let delivery = Delivery(scene: after, rules: rules)
    return after.touches.filter { $0.view == view }.compactMap { delivery.hold(on: $0) }.map {
      .now($0)
    }
  }
}
