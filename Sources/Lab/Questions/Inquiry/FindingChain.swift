import Engine

/// Why a responder took, or did not take, what goes from one to the next.
extension ChainInquiry {
  func finding(for responder: Responder) -> Finding {
    var finding = finding(responder, stop(of: responder))
    if let path = path(missing: finding.gotIt ? nil : responder) { finding.paths.append(path) }
    return finding
  }

  private func finding(_ responder: Responder, _ stop: ChainStop) -> Finding {
    let object = responder.object
    switch stop {
    case .handled(let decision):
      var finding = Finding.got(decision)
      finding.clauses += takenAfter(responder, decision)
      return finding
    case .passedOn(let decision), .noStart(let decision), .ignored(let decision):
      var finding = Finding.missed(decision)
      if case .noStart = stop { finding.clauses += whyNotFirst(responder) }
      return finding.adding(takesNoText(responder))
    case .untold(let clause): return Finding(false, clause)
    case .after(let taker, let decision):
      let isControl = decision.rule == .uCT06
      return .missed(
        .takenBefore(object, by: taker, isControl: isControl), decision.takesForGood)
    case .notInChain(let start, let cut):
      var finding = Finding(false)
      if let cut { finding.clauses.append(.decision(cut)) }
      finding.clauses.append(.saying(.notInChain(object, start: start), [.ch16]))
      finding.clauses += whereItStarted + whyNotFirst(responder)
      return finding
    case .addressed(let target):
      guard case .action(let selector, _) = incident.occasion else {
        return .missed(.notConcerned(object))
      }
      return .missed(.addressed(target, selector), .ac01)
    case .onlyTo(let first, let decision):
      var finding = Finding(false, .saying(.onlyFirstResponder(first), [.tx02]))
      if case .notTextInput = decision.kind { finding.clauses.append(.decision(decision)) }
      finding.clauses += whyNotFirst(responder)
      return finding.adding(takesNoText(responder))
    case .unknown: return .missed(.notConcerned(object))
    }
  }

  /// Later calls about the same fingers that stopped further down (U-TD-06).
  private func takenAfter(_ responder: Responder, _ first: Decision) -> [Clause] {
    guard case .delivered(_, .touches(.began), _, let fingers) = first.kind else { return [] }
    var came: [TouchMessage] = []
    var takers: [(message: TouchMessage, taker: Responder)] = []
    for decision in incident.decisions {
      guard case .delivered(let other, .touches(let message), let outcome, fingers) = decision.kind
      else { continue }
      if other == responder { came.append(message) }
      if outcome == .handled, !takers.contains(where: { $0.message == message }) {
        takers.append((message, other))
      }
    }
    return takers.filter { !came.contains($0.message) }.map {
      .saying(.takenAfter(responder.object, $0.message, by: $0.taker), [.uTD06])
    }
  }

  private func takesNoText(_ responder: Responder) -> Clause? {
    guard case .typing = incident.occasion, !incident.before.takesText(responder) else {
      return nil
    }
    return .saying(.takesNoText(responder.object), [.tx02])
  }

  /// Why the event started where it did.
  private var whereItStarted: [Clause] {
    let start = incident.first {
      switch $0 {
      case .initialObject, .actionSearch: true
      default: false
      }
    }
    return start.map { [.decision($0)] } ?? []
  }

  /// Events without a place start at the first responder: why it was another (FR02, FR07).
  private func whyNotFirst(_ responder: Responder) -> [Clause] {
    switch incident.occasion {
    case .motion, .remote, .key, .menu, .typing, .action(_, to: nil): break
    default: return []
    }
    guard incident.before.window(of: responder) != nil,
      !incident.before.isFirstResponder(responder)
    else { return [] }
    let can = incident.before.canBecomeFirstResponder(responder)
    return [
      .saying(
        .notFirstResponder(
          responder.object, can: can, current: incident.before.firstResponder),
        [can ? .fr07 : .fr02])
    ]
  }

  /// From where the event started to whoever took it.
  private func path(missing responder: Responder?) -> Path? {
    // An action with a target of its own walks no chain.
    if case .action(_, to: .some) = incident.occasion { return nil }
    guard let start else { return nil }
    if incident.first({ $0.isTyping }) != nil {
      return Path(steps: [start.object], end: incident.results.handler == nil ? .plain : .handled)
    }
    let chain = incident.before.chain(from: start, rules: incident.rules)
    guard let taker, let at = chain.firstIndex(of: taker) else {
      return Path(
        steps: chain.map { $0.object }, end: .discarded,
        missed: responder.flatMap { chain.contains($0) ? nil : $0.object })
    }
    let isControl = taken?.rule == .uCT06
    return Path(
      steps: chain[...at].map { $0.object }, end: isControl ? .tracked : .handled,
      missed: responder.flatMap { chain[...at].contains($0) ? nil : $0.object })
  }
}

extension Scene {
  func takesText(_ responder: Responder) -> Bool {
    responder.view.map { self[$0].kind.isTextInput } ?? false
  }
}

extension Decision {
  /// By which rule a responder that took an event left the rest with nothing.
  fileprivate var takesForGood: Rule {
    switch rule {
    case .uCT06, .uSV11, .uSV12: rule
    default: .ch04
    }
  }
}
