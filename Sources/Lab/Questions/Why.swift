import CommandLanguage
import Engine
import Narration

extension State {
  /// Why an object got the last event, or why not: what settled it in a sentence, then the way the
  /// event took. A question the wrong way round is set right and answered.
  func why(_ object: Object, not: Bool) throws(RunError) -> [String] {
    guard let event = lastEvent else { throw .noEventYet }
    let incident = Incident(event)
    let finding = incident.finding(for: object)
    let teller = Teller(language, scene: scene, rules: event.rules)
    var text: [String] = []
    if not, let lost = incident.lost(object) {
      text.append(teller.text(lost))
    } else if finding.gotIt == not {
      text.append(teller.text(.saying(not ? .didGet(object) : .didNotGet(object), [])))
    }
    text += finding.clauses.map { teller.text($0) }
    text += finding.paths.map { teller.text($0) }
    return text
  }
}

extension Incident {
  func finding(for object: Object) -> Finding {
    // `present` may make the controller whose moments follow.
    if case .nothing = occasion, let moment = first({ $0.momentOf == object }) {
      return .got(moment)
    }
    guard knows(object) else { return .missed(.notThere(object)) }
    switch object {
    case .layer(let layer): return .missed(.layer(layer), .ne01)
    case .recognizer(let recognizer):
      return RecognizerInquiry(incident: self).finding(for: recognizer)
    case .view(let view): return finding(ofView: view)
    case .controller, .windowScene, .application, .delegate:
      guard let responder = object.responder else { return .missed(.notConcerned(object)) }
      return finding(ofResponder: responder)
    }
  }

  private func finding(ofView view: ViewID) -> Finding {
    switch occasion {
    case .hitTest: return HitInquiry(self).finding(for: view)
    case .pointInside(let asked): return pointInside(view, asked)
    case .touches: return touches(view)
    default: return finding(ofResponder: .view(view))
    }
  }

  private func finding(ofResponder responder: Responder) -> Finding {
    switch occasion {
    case .touches:
      let finding = ChainInquiry(incident: self).finding(for: responder)
      let actions = actions(to: responder)
      guard !actions.isEmpty else {
        var finding = finding
        finding.clauses += asked(responder).map { .decision($0) }
        return finding
      }
      var got = Finding(true)
      got.clauses = actions.map { .decision($0) } + (finding.gotIt ? [] : finding.clauses)
      got.paths = finding.paths
      return got
    case .motion, .remote, .presses, .key, .menu, .typing, .action:
      return ChainInquiry(incident: self).finding(for: responder)
    case .sensor:
      return first { if case .sensorSample = $0 { true } else { false } }.map { .missed($0) }
        ?? .missed(.notConcerned(responder.object))
    case .becoming(let asked): return becoming(responder, asked)
    case .resigning: return resigning(responder)
    case .chain(let start):
      let isIn = before.chain(from: start, rules: rules).contains(responder)
      var finding = Finding(
        isIn,
        .saying(.isInChain(isIn, responder.object, of: start), [.ch16]))
      finding.paths = [
        Path(steps: before.chain(from: start, rules: rules).map { $0.object }, end: .plain)
      ]
      return finding
    case .hitTest, .pointInside, .nothing:
      return .missed(.bringsNothing(responder.object))
    }
  }

  // MARK: Touches

  /// Was it hit, and was it told; was it offered the touch on its way up.
  private func touches(_ view: ViewID) -> Finding {
    let hits = HitInquiry(self)
    let chain = ChainInquiry(incident: self)
    var finding = hits.finding(for: view)
    let isHit = finding.gotIt
    finding.gotIt = false
    let way = chain.stop(of: .view(view))
    switch way {
    case .handled:
      finding.gotIt = true
      let handled = chain.finding(for: .view(view)).clauses
      finding.clauses.insert(contentsOf: handled, at: isHit ? finding.clauses.count : 0)
    case .passedOn(let decision):
      finding.gotIt = isHit
      finding.clauses.append(.decision(decision))
    case .untold where isHit: finding.gotIt = false
    case .after:
      finding.clauses += chain.finding(for: .view(view)).clauses
    default: finding.gotIt = isHit
    }
    if isHit { finding.clauses += fate(of: view).map { .decision($0) } }
    finding.clauses += stillContent(of: view).map { .decision($0) }
    finding.clauses += asked(.view(view)).map { .decision($0) }
    let actions = actions(to: .view(view))
    if !actions.isEmpty {
      finding.gotIt = true
      finding.clauses += actions.map { .decision($0) }
    }
    // The way up says something of views on it alone.
    if isHit || chain.start.map({ chain.isInChain(.view(view), of: $0) }) ?? false {
      finding.paths += chain.finding(for: .view(view)).paths
    }
    return finding
  }

  /// What befell the touches of a view: withheld, held back, taken, cancelled, tracked.
  private func fate(of view: ViewID) -> [Decision] {
    var result: [Decision] = []
    for decision in decisions {
      switch decision.kind {
      case .touchWithheld(_, _, view, _), .touchTaken(_, _, view, _),
        .touchDiscarded(_, _, view, _), .touchDetached(_, _, view, _),
        .tracking(view, .endedInside), .tracking(view, .endedOutside), .tracking(view, .cancelled):
        result.append(decision)
      case .touchHeld(_, _, let message, view, _):
        let isTold = results.deliveries.contains {
          $0.to == .view(view) && $0.call == .touches(message)
        }
        if !isTold { result.append(decision) }
      default: break
      }
    }
    return result
  }

  /// Why a scroll view that was dragged did not scroll.
  private func stillContent(of view: ViewID) -> [Decision] {
    decisions.filter {
      guard case .recognizer(let pan, _, .failed, let cause) = $0.kind else { return false }
      return before[pan].view == view && before[pan].origin == .scrollPan
        && cause.keepsFromScrolling
    }
  }

  /// A recognizer that took the touch from the view that had heard of it (U-GR-04).
  func taker(from view: ViewID) -> RecognizerID? {
    for case .touchTaken(_, _, view, let recognizer) in decisions.lazy.map({ $0.kind }) {
      return recognizer
    }
    return nil
  }

  /// What is said of a view that got the touch and did not keep it.
  func lost(_ object: Object) -> Clause? {
    guard case .touches = occasion, case .view(let view) = object, let taker = taker(from: view)
    else { return nil }
    return .saying(.lost(view, to: taker), [.uGR04])
  }

  /// Actions that it was asked for on the way up, and does not implement or cannot perform.
  private func asked(_ responder: Responder) -> [Decision] {
    decisions.filter {
      switch $0.kind {
      case .actionAsked(_, responder, false), .actionRefused(_, responder, _): true
      default: false
      }
    }
  }

  private func actions(to responder: Responder) -> [Decision] {
    decisions.filter {
      if case .actionSent(_, responder.object, _, _) = $0.kind { true } else { false }
    }
  }

  private func pointInside(_ view: ViewID, _ asked: ViewID) -> Finding {
    guard view == asked,
      let decision = first({ if case .pointInside = $0 { true } else { false } }),
      case .pointInside(_, let point, let isInside, let isOverridden) = decision.kind
    else { return .missed(.bringsNothing(.view(view))) }
    if isOverridden { return Finding(isInside, .decision(decision)) }
    return Finding(
      isInside,
      .saying(
        .isPoint(inside: isInside, view, Offset(point, before.bounds(of: view))), [.pi02]))
  }

  // MARK: First responder

  private func becoming(_ responder: Responder, _ asked: Responder) -> Finding {
    let own = decisions.filter { $0.kind.firstResponders.contains(responder) }
    var finding = Finding(after.isFirstResponder(responder))
    finding.clauses = own.map { .decision($0) }
    if responder != asked {
      finding.gotIt = false
      finding.clauses.insert(.saying(.callWasTo(asked), [.fr02]), at: 0)
    }
    return finding
  }

  private func resigning(_ responder: Responder) -> Finding {
    let own = decisions.filter { $0.kind.firstResponders.contains(responder) }
    guard !own.isEmpty else {
      let nobody = first { $0 == .nobodyToResign }
      return nobody.map { .missed($0) } ?? .missed(.notConcerned(responder.object))
    }
    var finding = Finding(true)
    finding.clauses = own.map { .decision($0) }
    return finding
  }
}

extension Decision.Kind {
  /// Whom a decision about being first responder speaks of.
  var firstResponders: [Responder] {
    switch self {
    case .askedToBecome(let responder, .currentRefuses(let current)): [responder, current]
    case .askedToBecome(let responder, _), .askedToResign(let responder, _),
      .wishRemembered(let responder), .wishGranted(let responder):
      [responder]
    case .firstResponder(_, let old, let new): [old, new].compactMap { $0 }
    default: []
    }
  }

  fileprivate var momentOf: Object? {
    if case .moment(let controller, _) = self { .controller(controller) } else { nil }
  }
}
