/// Action messages: no events, though they may use the chain (AC02, NE04).
extension Delivery {
  /// `UIApplication.sendAction(_:to:from:for:)` with a target: the chain is not walked (AC01).
  mutating func sendAction(
    _ selector: WordID, to target: Object, sender: Object?, event: ControlEvents
  ) {
    note(.ac01, .actionSent(selector, to: target, sender: sender, event: event))
    results.actions.append(
      Results.ActionRow(selector: selector, target: target, sender: sender, event: event))
    edit(scene.text(of: selector), by: target.responder)
    _ = ask(.action(selector, sender: sender, event: event), of: target)
  }

  /// With no target the chain is searched for one that implements the action: from the first
  /// responder of the key window where there is one, else from the sender (C3). Where the first
  /// responder's chain has none there is no second try.
  mutating func sendToNilTarget(_ selector: WordID, sender: Object?, event: ControlEvents) {
    if rules.mistakes.contains(.nilTargetReachesNobody) {
      note(.ac03, .actionUnheard(selector))
      return
    }
    let (start, reason) = nilTargetStart(sender: sender)
    note(
      reason == .firstResponder ? .uCT10 : reason == .sender ? .ac03 : .uCT14,
      .actionSearch(selector, from: start, reason))
    results.initial = results.initial ?? start
    send(selector, foundFrom: start, sender: sender, event: event)
  }

  /// Sends an action to whoever performs it, from one up the chain.
  mutating func send(
    _ selector: WordID, foundFrom start: Responder?, sender: Object?, event: ControlEvents
  ) {
    guard let target = findTarget(of: selector, from: start, sender: sender) else {
      note(.uCT12, .actionUnheard(selector))
      return
    }
    results.handler = results.handler ?? target.responder
    note(.ac03, .actionSent(selector, to: target, sender: sender, event: event))
    results.actions.append(
      Results.ActionRow(selector: selector, target: target, sender: sender, event: event))
    edit(scene.text(of: selector), by: target.responder)
    _ = ask(.action(selector, sender: sender, event: event), of: target)
  }

  /// `target(forAction:withSender:)`, from one up the chain: each answers for itself, passes the
  /// question on, or names another (U-EM-06).
  private mutating func findTarget(
    of selector: WordID, from start: Responder?, sender: Object? = nil
  ) -> Object? {
    for responder in start.map({ chain(from: $0, isTold: false) }) ?? [] {
      results.offer(responder)
      switch answer(of: responder, to: scene.text(of: selector), sender: sender) {
      case .performs:
        note(.uCT13, .actionAsked(selector, responder, implements: true))
        return responder.object
      case .lacks: note(.uCT13, .actionAsked(selector, responder, implements: false))
      case .refuses: note(.uCT13, .actionRefused(selector, responder, inMenu: false))
      case .names(let target):
        note(.uEM06, .commanding(.namesTarget(selector, responder, target)))
        return target
      }
    }
    return nil
  }

  /// `validate(_:)` before a command is shown: whoever would perform it is found, and asked; nobody
  /// performs anything (U-EM-07).
  public mutating func validate(_ selector: WordID) -> Bool {
    let front =
      rules.withoutFirstResponder == .frontMostController
      ? scene.frontMostController.map { Responder.controller($0) } : nil
    let start = scene.firstResponder ?? front ?? .application
    results.initial = start
    note(.uEM07, .commanding(.search(selector, from: start)))
    let target = findTarget(of: selector, from: start)
    results.handler = target?.responder
    note(.uEM07, .commanding(.validated(selector, target)))
    return target != nil
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
  public mutating func send(_ selector: WordID, to target: Object?, from sender: Object?) {
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
