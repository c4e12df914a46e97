/// A touch event on its way through `sendEvent`.
struct SentEvent: Sendable {
  var changed: [TouchID]
  var isDelivered = false
}

/// `sendEvent(_:)` of the application's and a window's own class stands before recognizers and views.
extension Delivery {
  /// Hands over the touches that have changed: to the application, to their window, and on.
  mutating func dispatch(_ changed: [TouchID]) {
    guard code != nil, scene.ownPlaces.values.contains(where: { $0.contains(.sendEvent) }) else {
      return handOver(changed)
    }
    sent.append(SentEvent(changed: changed))
    if ask(.sendEvent, of: .application) == nil { sendToWindow() }
    guard let event = sent.popLast(), !event.isDelivered else { return }
    for id in changed { swallow(id) }
  }

  /// `super.sendEvent(event)`.
  public mutating func sendOn(from object: Object) {
    guard let event = sent.last, !event.isDelivered else { return }
    if object == .application { return sendToWindow() }
    deliverSent()
  }

  private mutating func sendToWindow() {
    guard let event = sent.last, !event.isDelivered else { return }
    let window = event.changed.first.flatMap { scene.touch($0)?.window }
    if let window, ask(.sendEvent, of: .view(window)) != nil { return }
    deliverSent()
  }

  private mutating func deliverSent() {
    guard let event = sent.last else { return }
    sent[sent.count - 1].isDelivered = true
    handOver(event.changed)
  }

  /// Recognizers hear of it before the views (U-GR-03).
  private mutating func handOver(_ changed: [TouchID]) {
    recognize(changed)
    for id in changed { queueForView(id) }
  }

  /// Nobody called `super`: neither recognizers nor views hear of it.
  private mutating func swallow(_ id: TouchID) {
    guard let at = scene.touches.firstIndex(where: { $0.id == id }) else { return }
    let touch = scene.touches[at]
    if touch.phase == .began {
      let reason = Withheld.keptBySendEvent(touch.window)
      scene.touches[at].withheld = reason
      note(
        reason.rule, .touchWithheld(id, finger: touch.finger, view: touch.view, reason))
    } else if !touch.isDown {
      scene.touches[at].held = []
      scene.touches[at].viewIsDone = true
    }
  }
}
