/// The swipe back of a navigation controller: a pan from the leading edge on its view (U-GR-53), and since
/// iOS 26 one from anywhere (U-GR-55, MO-10).
extension Scene {
  mutating func addInteractivePop(to controller: ControllerID) {
    guard self[controller].kind == .navigation else { return }
    if screen.system >= 26 { addContentPop(to: controller) }
    appendRecognizer(
      .screenEdgePan, name: self[controller].name, origin: .interactivePop,
      view: self[controller].view)
  }

  /// Added before the one from the edge, which goes before it (U-GR-55).
  private mutating func addContentPop(to controller: ControllerID) {
    appendRecognizer(
      .pan, name: self[controller].name, origin: .contentPop, view: self[controller].view)
  }

  fileprivate func contentPop(of controller: ControllerID) -> RecognizerID? {
    guard exists(self[controller].view) else { return nil }
    return recognizers(of: self[controller].view).first { self[$0].origin == .contentPop }
  }

  /// Of a controller that was there before the version of iOS.
  fileprivate mutating func addContentPopLater(to controller: ControllerID) {
    addContentPop(to: controller)
    let view = self[controller].view
    guard let own = recognizersOfView[view], let added = own.last else { return }
    let at = own.firstIndex { self[$0].origin == .interactivePop } ?? own.endIndex - 1
    recognizersOfView[view]?.removeLast()
    recognizersOfView[view]?.insert(added, at: at)
  }

  /// The navigation controller that it pops.
  func navigationController(of pop: RecognizerID) -> ControllerID? {
    self[pop].view.flatMap { self[$0].controller }
  }

  /// Whoever sets another delegate has to refuse for himself: the own one is asked no more.
  public func hasOwnDelegate(_ pop: RecognizerID) -> Bool {
    self[pop].origin.isPop && !self[pop].hasOtherDelegate
      && !self[pop].hooks.contains { $0.owner == .delegate }
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

  /// To the right alone, whatever it starts on; content that drags sideways has begun before (MO-10).
  func reasonNotToPop(by movement: Point) -> (Rule, Cause)? {
    movement.x > abs(movement.y) ? nil : (.uGR55, .wrongDirection)
  }

  /// Another version of iOS: the swipe back from anywhere is there since 26 (MO-10).
  mutating func refreshContentPops() {
    let wants = scene.screen.system >= 26
    for index in scene.controllers.indices {
      let controller = ControllerID(index)
      guard scene[controller].kind == .navigation, scene.exists(scene[controller].view) else {
        continue
      }
      switch (scene.contentPop(of: controller), wants) {
      case (nil, true): scene.addContentPopLater(to: controller)
      case (let pop?, false):
        leave(pop, .takenFromView)
        scene.forget([pop])
      default: break
      }
    }
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
    let isFlung = scene.velocity(of: id).x >= rules.numbers.flingSpeed
    guard isFlung || record.progress.movement.x > width / 2 else {
      note(.uGR53, .presentation(.popBrokenOff(top, from: container)))
      return
    }
    note(.uGR53, .presentation(.poppedByUser(top, from: container)))
    consequences.append(.pop(container))
  }
}
