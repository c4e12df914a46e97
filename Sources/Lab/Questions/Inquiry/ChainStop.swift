import Engine

/// What settled whether an event that goes from responder to responder was taken by one.
enum ChainStop: Equatable {
  case handled(Decision)
  case passedOn(Decision)
  /// It is further up the chain: another handled the event first (CH04).
  case after(Responder, Decision)
  /// It is not in the chain of the object where the event started; `cut` is a link that was
  /// overridden, without which it would be (CH17).
  case notInChain(start: Responder, cut: Decision?)
  /// The event started nowhere.
  case noStart(Decision)
  /// A touch that its view was not told of, and why.
  case untold(Clause)
  case ignored(Decision)
  /// An action that was sent to an object of its own: no chain is asked (AC01).
  case addressed(to: Object)
  /// Typing goes to the first responder alone.
  case onlyTo(Responder, Decision)
  case unknown
}

/// Finds what settled it, for a responder.
struct ChainInquiry {
  let incident: Incident
  private var scene: Scene { incident.before }

  func stop(of responder: Responder) -> ChainStop {
    if let ignored = incident.ignored { return .ignored(ignored) }
    if case .action(_, let target?) = incident.occasion {
      return target == responder.object
        ? sent(to: responder).map { .handled($0) } ?? .unknown : .addressed(to: target)
    }
    let asked = incident.asked.filter { $0.kind.askedResponder == responder }
    if let handled = asked.first(where: { $0.kind.isTaken }) { return .handled(handled) }
    if let passed = asked.first { return .passedOn(passed) }
    if let view = responder.view, let silence = incident.silences(of: view).first {
      return .untold(silence.clause)
    }
    // A text input takes plain keys as typing, before any key command (U-MO-06).
    if let first = incident.results.initial, let decision = incident.first({ $0.isTyping }) {
      return first == responder ? .handled(decision) : .onlyTo(first, decision)
    }
    guard let start else { return withoutStart() }
    if isInChain(responder, of: start), let taken, let taker {
      return .after(taker, taken)
    }
    return .notInChain(start: start, cut: cut(before: responder, from: start))
  }

  /// Where the event started: of a touch, the view that was told of it first.
  var start: Responder? {
    incident.asked.first?.kind.askedResponder ?? incident.results.initial
  }

  /// Who took it, if anybody did.
  var taker: Responder? { taken?.kind.askedResponder }
  var taken: Decision? { incident.asked.first { $0.kind.isTaken } }

  func isInChain(_ responder: Responder, of start: Responder) -> Bool {
    scene.chain(from: start, rules: incident.rules).contains(responder)
  }

  private func sent(to responder: Responder) -> Decision? {
    incident.first {
      if case .actionSent(_, responder.object, _, _) = $0 { true } else { false }
    }
  }

  private func withoutStart() -> ChainStop {
    for view in incident.touchedViews {
      if let silence = incident.silences(of: view).first { return .untold(silence.clause) }
    }
    for decision in incident.decisions {
      switch decision.kind {
      case .noHitView, .noInitialObject, .notFirstResponder, .editing(.keyboardTakes):
        return .noStart(decision)
      default: break
      }
    }
    return .unknown
  }

  /// The overridden link that leads past it.
  private func cut(before responder: Responder, from start: Responder) -> Decision? {
    for link in scene.chain(from: start, rules: incident.rules) {
      let next = scene.next(of: link, rules: incident.rules)
      switch next.reason {
      case .overridden:
        var without = scene
        without.override(link, next: nil)
        guard without.chain(from: start, rules: incident.rules).contains(responder) else {
          continue
        }
      case .delegateNotInChain where responder == .delegate: break
      case .application where responder.isScene && !link.isScene: break
      default: continue
      }
      return Decision(next.reason.rule, .next(link, next.next, next.reason))
    }
    return nil
  }
}

extension Incident {
  /// What was offered to one responder after another. The actions that a touched control sends are
  /// no part of the touch (NE04).
  var asked: [Decision] {
    decisions.filter { decision in
      if case .touches = occasion, decision.kind.isAboutAction { return false }
      return decision.kind.askedResponder != nil
    }
  }
}

extension Decision.Kind {
  /// The responder that an event or a message was offered to.
  var askedResponder: Responder? {
    switch self {
    case .delivered(let responder, _, _, _), .keyCommand(_, let responder, _),
      .menuAsked(_, let responder, _), .actionAsked(_, let responder, _),
      .actionRefused(_, let responder, _):
      responder
    case .keyKept(_, let view, _): .view(view)
    default: nil
    }
  }

  /// Did that responder take it?
  var isTaken: Bool {
    switch self {
    case .delivered(_, _, let outcome, _): outcome.isHandled
    case .keyCommand(_, _, let matches): matches
    case .menuAsked(_, _, let can): can
    case .actionAsked(_, _, let implements): implements
    case .keyKept: true
    default: false
    }
  }

  fileprivate var isAboutAction: Bool {
    switch self {
    case .actionAsked, .actionRefused: true
    default: false
    }
  }

  var isTyping: Bool {
    switch self {
    case .textInserted, .notTextInput: true
    default: false
    }
  }
}

extension Responder {
  fileprivate var isScene: Bool { if case .windowScene = self { true } else { false } }
}
