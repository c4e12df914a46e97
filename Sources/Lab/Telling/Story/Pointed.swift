import Engine

/// What came of a scroll or of a pointer that hovers: recognizers alone hear of it (U-PT-01).
extension Story {
  var pointingOutcome: [Saying]? {
    var found: (PointingDecision, Rule)?
    for decision in decisions {
      guard case .pointing(let pointing) = decision.kind else { continue }
      switch pointing {
      case .scroll(_, _, _, let view):
        if let winners = winners(over: view, .scroll) { return winners }
      case .transform(let change, _, let view):
        let doing: Doing = change.gesture == .pinch ? .pinch : .rotation
        if let winners = winners(over: view, doing) { return winners }
      case .hover(_, let view):
        if let winners = winners(over: view, .hover) { return winners }
      case .nothing, .untaken, .left, .wasAway, .noPointer, .paused: break
      }
      found = (pointing, decision.rule)
    }
    return found.map { [(.pointing($0.0), [$0.1])] }
  }

  private func winners(over view: ViewID, _ doing: Doing) -> [Saying]? {
    let sayings = decisions.compactMap { decision -> Saying? in
      guard case .recognizer(let id, _, .began, _) = decision.kind else { return nil }
      return (.recognized(doing, hit: view, by: id), [decision.rule])
    }
    return sayings.isEmpty ? nil : sayings
  }
}
