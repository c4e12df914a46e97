/// Action messages: no events, though they may use the chain (AC02, NE04).
extension Delivery {
  /// `UIApplication.sendAction(_:to:from:for:)` with a target: the chain is not walked (AC01).
  mutating func sendAction(
    _ selector: Word, to target: Object, sender: Object?, event: ControlEvents
  ) {
    note(.ac01, .actionSent(selector, to: target, sender: sender, event: event))
    results.actions.append(
      Results.ActionRow(selector: selector, target: target, sender: sender, event: event))
  }

  /// With no target the chain is searched for one that implements the action: from the first
  /// responder of the key window where there is one, else from the sender (C3). Where the first
  /// responder's chain has none there is no second try.
  mutating func sendToNilTarget(_ selector: Word, sender: Object?, event: ControlEvents) {
    if rules.mistakes.contains(.nilTargetReachesNobody) {
      note(.ac03, .actionUnheard(selector))
      return
    }
    let (start, reason) = nilTargetStart(sender: sender)
    note(
      reason == .firstResponder ? .uCT10 : reason == .sender ? .ac03 : .uCT14,
      .actionSearch(selector, from: start, reason))
    results.initial = results.initial ?? start
    for responder in start.map({ scene.chain(from: $0, rules: rules) }) ?? [] {
      let answer = scene.answer(of: responder, to: scene.text(of: selector))
      note(
        .uCT13,
        answer == .refuses
          ? .actionRefused(selector, responder, inMenu: false)
          : .actionAsked(selector, responder, implements: answer == .performs))
      results.offer(responder)
      guard answer == .performs else { continue }
      results.handler = results.handler ?? responder
      note(.ac03, .actionSent(selector, to: responder.object, sender: sender, event: event))
      results.actions.append(
        Results.ActionRow(
          selector: selector, target: responder.object, sender: sender, event: event))
      return
    }
    note(.uCT12, .actionUnheard(selector))
  }

  private func nilTargetStart(sender: Object?) -> (Responder?, NilTargetReason) {
    if rules.nilTargetStart == .firstResponderElseSender, let first = scene.firstResponder {
      return (first, .firstResponder)
    }
    if let sender = sender?.responder { return (sender, .sender) }
    if let first = scene.firstResponder { return (first, .firstResponder) }
    return (.application, .nobody)
  }

  /// The command `send`: an action from anybody.
  public mutating func send(_ selector: Word, to target: Object?, from sender: Object?) {
    guard let target else {
      sendToNilTarget(selector, sender: sender, event: [])
      return
    }
    sendAction(selector, to: target, sender: sender, event: [])
    results.initial = target.responder
    results.offered = target.responder.map { [$0] } ?? []
    results.handler = target.responder
  }
}
