/// Presses of buttons: like touches for recognizers, and like other events for the chain.
extension Delivery {
  /// Recognizers of the focused view and above that take such a press hear of it first (PR02). Its
  /// view hears of it alongside, or as the documents have it once they have failed (C12).
  mutating func press(_ type: PressType) {
    _ = makeEvent(.presses)
    eventAnswers = [:]
    guard let initial = initialObject(for: .presses, focus: heldFocus()) else { return }
    results.initial = initial
    scene.touchesMade += 1
    let id = TouchID(number: scene.touchesMade)
    let recognizers = offer(type, from: initial)
    for recognizer in recognizers {
      scene.recognizers[recognizer.index].progress.touches.append(id)
    }
    scene.presses.append(Press(id: id, type: type, start: initial, held: [.began]))
    flushPresses()
    if let at = scene.presses.firstIndex(where: { $0.id == id }) {
      scene.presses[at].held.append(.ended)
    }
    // A press counts as one tap.
    let complete = recognizers.filter { countTap($0) }
    for recognizer in complete where scene[recognizer].state == .possible {
      start(recognizer, .recognized, rivals: complete)
    }
    settle()
  }

  private mutating func offer(_ type: PressType, from initial: Responder) -> [RecognizerID] {
    guard case .view(let focused) = initial else { return [] }
    var offered: [RecognizerID] = []
    for view in scene.ancestry(of: focused) {
      let own = scene.recognizers(of: view)
      for id in rules.sameViewWinner == .lastAdded ? own.reversed() : own {
        let record = scene[id]
        guard record.isEnabled, record.gesture == .tap, record.state == .possible,
          !record.progress.isReady, mayReceive(id, pressOf: type, on: view)
        else { continue }
        offered.append(id)
        list(id)
        note(.pr02, .offered(id, finger: 0, view: view))
      }
    }
    return offered
  }

  /// A recognizer takes a press from its view: told of it, the view is told that it is cancelled.
  mutating func takePress(_ id: TouchID) {
    guard let at = scene.presses.firstIndex(where: { $0.id == id }) else { return }
    scene.presses[at].held = scene.presses[at].heardBegan ? [.cancelled] : []
  }

  /// Tells of presses what no recognizer holds back any more, each in its order.
  mutating func flushPresses() {
    for press in scene.presses {
      while let at = scene.presses.firstIndex(where: { $0.id == press.id }),
        let message = scene.presses[at].held.first, !isHeldBack(message, press.id)
      {
        scene.presses[at].held.removeFirst()
        scene.presses[at].heardBegan = true
        walk(.presses(message, press.type), from: press.start)
      }
    }
  }

  /// Delays of touches are delays of presses as well.
  private func isHeldBack(_ message: TouchMessage, _ press: TouchID) -> Bool {
    scene.recognizers.contains { record in
      guard record.progress.touches.contains(press), record.state == .possible, record.isEnabled
      else { return false }
      return switch message {
      case .began: record.delaysTouchesBegan || rules.viewHears == .afterRecognizersFail
      case .ended: record.delaysTouchesEnded
      case .moved, .cancelled: false
      }
    }
  }

  /// A press that its view has heard all of is over.
  mutating func forgetFinishedPresses() { scene.presses.removeAll { $0.held.isEmpty } }
}
