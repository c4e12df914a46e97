import Engine

/// Why a view got, or did not get, what fingers did.
extension Incident {
  /// Was it hit, and was it told; was it offered the touch on its way up.
  func touches(_ view: ViewID) -> Finding {
    let hits = HitInquiry(self)
    let chain = ChainInquiry(incident: self)
    var finding = hits.finding(for: view)
    let isHit = finding.gotIt
    let told = results.deliveries.filter { $0.to == .view(view) }
    finding.gotIt =
      told.contains { $0.response.isHandled }
      || isHit && (!told.isEmpty && refusal(of: view) == nil || tapsItself(view))
    if !isHit, let tap = entering(view) { finding = .got(tap) }
    switch chain.stop(of: .view(view)) {
    case .handled:
      let handled = chain.finding(for: .view(view)).clauses
      finding.clauses.insert(contentsOf: handled, at: isHit ? finding.clauses.count : 0)
    case .passedOn(let decision): finding.clauses.append(.decision(decision))
    case .after where !isHit: finding.clauses += chain.finding(for: .view(view)).clauses
    default: break
    }
    if isHit { finding.clauses += fate(of: view, isTold: !told.isEmpty) }
    finding.clauses += stillContent(of: view).map { .decision($0) }
    finding.clauses += rowEvents(of: view).map { .decision($0) }
    finding.clauses += asked(.view(view)).map { .decision($0) }
    let actions = actions(to: .view(view))
    if !actions.isEmpty {
      finding.gotIt = true
      finding.clauses += actions.map { .decision($0) }
    }
    // The way up says something of views on it alone.
    if !told.isEmpty || chain.start.map({ chain.isInChain(.view(view), of: $0) }) ?? false {
      finding.paths += chain.finding(for: .view(view)).paths
    }
    return finding
  }

  /// What befell the touches of a view: withheld, held back, taken, cancelled, tracked.
  private func fate(of view: ViewID, isTold: Bool) -> [Clause] {
    var result: [Clause] = []
    let silences = silences(of: view)
    for decision in decisions {
      switch decision.kind {
      case .touchTaken(_, _, view, _), .touchDiscarded(_, _, view, _):
        if case .takings(let others)? = result.last {
          result[result.count - 1] = .takings(others + [decision])
        } else {
          result.append(.takings([decision]))
        }
      case .touchDetached(_, _, view, _),
        .untracked(view, .refused), .untracked(view, .thumbMissed), .untracked(view, .overridden),
        .tracking(view, .stopped),
        .tracking(view, .menuOpens), .tracking(view, .endedInside), .tracking(view, .endedOutside),
        .tracking(view, .cancelled):
        result.append(.decision(decision))
      default:
        if silences.contains(.now(decision)) { result.append(.decision(decision)) }
      }
    }
    result += silences.filter { !$0.isTold(in: decisions) }.map { $0.clause }
    return result.isEmpty && !isTold ? [.saying(.toldNothing(view), [])] : result
  }

  /// What became of a row: it is what one asks of a cell.
  private func rowEvents(of view: ViewID) -> [Decision] {
    decisions.filter {
      guard case .row(view, let event) = $0.kind else { return false }
      switch event {
      case .asked(_, _, nil), .unhighlighted, .highlighted: return false
      case .asked, .deselected, .selected, .accessoryTapped, .lost, .notSelectable, .swipedOpen,
        .swipeClosed:
        return true
      }
    }
  }

  /// Why a scroll view that was dragged did not scroll.
  private func stillContent(of view: ViewID) -> [Decision] {
    decisions.filter {
      guard case .recognizer(let pan, _, .failed, let cause) = $0.kind else { return false }
      return before[pan].view == view && before[pan].origin == .scrollPan
        && cause.keepsFromScrolling
    }
  }

  /// A recognizer that took the touch from the view that had heard of it (U-GR-04). A text field's
  /// own tap is the field's way of taking it.
  func taker(from view: ViewID) -> RecognizerID? {
    for case .touchTaken(_, _, view, let recognizer) in decisions.lazy.map({ $0.kind })
    where before[recognizer].origin != .textTap || before[recognizer].view != view {
      return recognizer
    }
    return nil
  }

  /// A text field's own tap has the touch, which the field itself may hear nothing of (U-CT-32).
  func tapsItself(_ view: ViewID) -> Bool {
    decisions.contains {
      switch $0.kind {
      case .touchTaken(_, _, view, let tap), .touchDiscarded(_, _, view, let tap):
        before[tap].origin == .textTap && before[tap].view == view
      default: false
      }
    }
  }

  /// Did a tap on a part of a text field, UIKit's own as a rule, bring it the caret?
  func isEntered(_ view: ViewID) -> Bool {
    after.isFirstResponder(.view(view)) && entering(view) != nil
  }

  /// A text field's own tap, where something in the field was hit.
  private func entering(_ view: ViewID) -> Decision? {
    guard touchedViews.contains(where: { $0 != view && before.isDescendant($0, of: view) }) else {
      return nil
    }
    return first {
      guard case .recognizer(let tap, _, .ended, _) = $0 else { return false }
      return before[tap].origin == .textTap && before[tap].view == view
    }
  }

  /// What is said of a view that got the touch and did not keep it.
  func lost(_ object: Object) -> Clause? {
    guard case .touches = occasion, case .view(let view) = object, let taker = taker(from: view)
    else { return nil }
    return .saying(.lost(view, to: taker), [.uGR04])
  }

  /// Actions that it was asked for on the way up, and does not implement or cannot perform.
  func asked(_ responder: Responder) -> [Decision] {
    decisions.filter {
      switch $0.kind {
      case .actionAsked(_, responder, false), .actionRefused(_, responder, _): true
      default: false
      }
    }
  }

  func actions(to responder: Responder) -> [Decision] {
    decisions.filter {
      if case .actionSent(_, responder.object, _, _) = $0.kind { true } else { false }
    }
  }
}
