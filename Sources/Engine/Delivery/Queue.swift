/// The application's event queue (EV03, EV04).
extension Delivery {
  /// Puts an event on the queue, and handles nothing.
  public mutating func post(_ stimulus: Stimulus) {
    scene.queue.append(stimulus)
    note(.ev03, .eventQueued(type: stimulus.eventType, length: scene.queue.count))
  }

  /// Handles the event at the front. First in, first out (EV04).
  public mutating func pump() -> Bool {
    guard let stimulus = scene.queue.popFirst() else { return false }
    note(.ev04, .eventDequeued(type: stimulus.eventType, left: scene.queue.count))
    isPumping = true
    deliver(stimulus)
    isPumping = false
    return true
  }

  /// Begin and end nest: it takes as many ends as there were begins (U-WN-09).
  public mutating func ignoreEvents(_ begin: Bool) {
    scene.ignoreCount = max(0, scene.ignoreCount + (begin ? 1 : -1))
  }

  /// One event object comes into being (EV01, TO13). It goes through the queue, and unless it was
  /// posted there it is taken off at once.
  mutating func makeEvent(_ type: EventType) -> Int {
    scene.eventsMade += 1
    note(.to13, .eventCreated(event: scene.eventsMade, type: type))
    if !isPumping {
      note(.ev03, .eventQueued(type: type, length: scene.queue.count + 1))
      note(.ev04, .eventDequeued(type: type, left: scene.queue.count))
    }
    return scene.eventsMade
  }

  /// Are touches ignored just now? Says so. No other event is (U-WN-09).
  mutating func ignoresTouches() -> Bool {
    guard scene.ignoreCount > 0 else { return false }
    note(.uWN09, .eventIgnored(type: .touches))
    return true
  }
}

extension Stimulus {
  public var eventType: EventType {
    switch self {
    case .touches, .wait, .interrupt, .statusBarTap: .touches
    case .scroll: .scroll
    case .transform: .transform
    case .hover: .hover
    case .shake, .sensor: .motion
    case .remote: .remoteControl
    case .press, .key, .type, .menu: .presses
    }
  }
}
