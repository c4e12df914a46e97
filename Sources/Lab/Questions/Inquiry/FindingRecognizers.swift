import Engine

/// Why a recognizer did, or did not, recognize its gesture.
extension RecognizerInquiry {
  func finding(for id: RecognizerID) -> Finding {
    switch stop(of: id) {
    case .recognized(let decision): return .got(decision)
    case .failed(let decision): return because(id, decision)
    case .waits(let decision), .ignored(let decision), .nobodyHit(let decision):
      return .missed(decision)
    case .undecided: return .missed(.undecided(id), .gr05)
    case .over(let state): return .missed(.over(id, state), .uGR08)
    case .onNoView: return .missed(.onNoView(id), .uGR12)
    case .refused(let decision):
      var finding = Finding.missed(decision)
      if let remedy = RecognizerChanges(incident: incident).receiving(id, decision),
        let step = remedy.steps.first
      {
        let line = step.command.line(in: incident.before)
        finding.clauses.append(.saying(.wouldReceive(id, after: line), [step.rule]))
      }
      return finding
    case .disabled: return .missed(.disabled(id), .uGR01)
    case .elsewhere(let hit):
      guard let view = incident.before[id].view else { return .missed(.onNoView(id), .uGR12) }
      return elsewhere(id, on: view, hit: hit)
    case .noTouches: return .missed(.noTouches(id), .uRC11)
    case .pressNotAllowed(let type): return .missed(.pressNotAllowed(id, type), .pr02)
    case .unknown: return .missed(.notConcerned(.recognizer(id)))
    }
  }

  /// What made it fail, and what it had waited or counted for before.
  private func because(_ id: RecognizerID, _ decision: Decision) -> Finding {
    var finding = Finding.missed(decision)
    for other in incident.decisions {
      switch other.kind {
      case .recognizerWaits(id, _): finding.clauses.append(.decision(other))
      case .recognizer(let winner, _, let state, _):
        guard case .recognizer(_, _, _, let cause) = decision.kind, cause.winner == winner,
          state == .began || state == .ended
        else { continue }
        finding.clauses.append(.decision(other))
      default: continue
      }
    }
    return finding
  }

  private func elsewhere(_ id: RecognizerID, on view: ViewID, hit: Responder) -> Finding {
    var finding = Finding.missed(.elsewhere(id, view: view, hit: hit), .uGR01)
    guard case .touches = incident.occasion else { return finding }
    let inquiry = HitInquiry(incident)
    let why = inquiry.finding(for: view)
    finding.clauses += why.clauses
    finding.paths = why.paths
    return finding
  }
}

extension Cause {
  /// The recognizer that won in its place.
  var winner: RecognizerID? {
    switch self {
    case .prevented(let other), .requiredToFail(let other): other
    default: nil
    }
  }
}
