/// The swipe back of a navigation controller: a pan from the leading edge on its view (U-GR-53).
extension Scene {
  mutating func addInteractivePop(to controller: ControllerID) {
    guard self[controller].kind == .navigation else { return }
    appendRecognizer(
      .screenEdgePan, name: self[controller].name, origin: .interactivePop,
      view: self[controller].view)
  }

  /// The navigation controller that it pops.
  func navigationController(of pop: RecognizerID) -> ControllerID? {
    self[pop].view.flatMap { self[$0].controller }
  }

  /// Whoever sets another delegate has to refuse for himself: the own one is asked no more.
  public func hasOwnDelegate(_ pop: RecognizerID) -> Bool {
    self[pop].origin == .interactivePop && !self[pop].hooks.contains { $0.owner == .delegate }
  }

  /// What its own, private delegate has against it.
  func popRefusal(of pop: RecognizerID) -> PopRefusal? {
    guard hasOwnDelegate(pop), let container = navigationController(of: pop) else { return nil }
    let record = self[container]
    guard record.children.count > 1, let top = record.children.last else { return .root }
    if record.isNavigationBarHidden { return .barHidden }
    return self[top].leftBarButtonItem.map { .customItem($0) }
  }
}

/// Why the swipe back does not begin.
public enum PopRefusal: Equatable, Sendable {
  /// There is one controller on the stack.
  case root
  case barHidden
  /// The top controller has a left item of its own.
  case customItem(ViewID)
}

extension Delivery {
  /// At the edge it goes before the scroll views inside, which wait until it has failed (U-GR-54).
  func popsFirst(before id: RecognizerID) -> [RecognizerID] {
    guard scene[id].origin == .scrollPan else { return [] }
    return scene[id].progress.touches.flatMap { scene.touch($0)?.recognizers ?? [] }
      .filter { scene[$0].origin == .interactivePop && scene[$0].isEnabled }
  }

  mutating func beginPop(_ id: RecognizerID) {
    guard let container = scene.navigationController(of: id),
      scene[container].children.count < 2
    else { return }
    note(.uGR53, .presentation(.stuck(container)))
  }

  /// Past half the way, or flung, the top controller goes.
  mutating func endPop(_ id: RecognizerID) {
    guard scene[id].state == .ended, let container = scene.navigationController(of: id),
      scene[container].children.count > 1, let top = scene[container].children.last
    else { return }
    let record = scene[id]
    let width = scene.bounds(of: scene[container].view).width
    let isFlung = record.progress.touches.compactMap { scene.touch($0) }
      .contains { $0.phase == .ended && $0.liftVelocity.x > 0 }
    guard isFlung || record.progress.movement.x > width / 2 else {
      note(.uGR53, .presentation(.popBrokenOff(top, from: container)))
      return
    }
    note(.uGR53, .presentation(.poppedByUser(top, from: container)))
    consequences.append(.pop(container))
  }
}
