/// A recognizer of one's own class that looks at touches just now.
struct OwnRecognition: Sendable {
  var id: RecognizerID
  var phase: TouchPhase
  /// Fingers that are down.
  var down: Int
  /// What it has come to want.
  var wish = GestureWish.nothing
}

/// Recognizers whose class looks at touches itself: `touchesBegan(_:with:)` and its kin, `state`, `reset()`.
extension Delivery {
  /// Its own methods see the touches that have changed; nil where its class has none.
  mutating func seeOwn(_ id: RecognizerID, _ changed: [TouchID], down: Int) -> GestureWish? {
    guard hasOwn(.gestureTouches, .recognizer(id)) else { return nil }
    var wish = GestureWish.nothing
    for (phase, message) in Delivery.messages {
      let touches = changed.filter { scene.touch($0)?.phase == phase }
      guard !touches.isEmpty else { continue }
      ownRecognitions.append(OwnRecognition(id: id, phase: phase, down: down, wish: wish))
      let answer = ask(.gestureTouches(message, touches), of: .recognizer(id))
      guard let own = ownRecognitions.popLast() else { continue }
      // A method that the class does not override is UIKit's.
      let usual = answer == nil ? builtIn(id, [phase], down: down) : .nothing
      wish = usual == .nothing ? own.wish : usual
    }
    // Of a gesture that came to nothing nothing is left.
    if wish == .nothing, down == 0, scene[id].state == .possible {
      scene.recognizers[id.index].progress.touches = []
    }
    return wish
  }

  private static let messages: [(TouchPhase, TouchMessage)] = [
    (.began, .began), (.moved, .moved), (.ended, .ended), (.cancelled, .cancelled),
  ]

  /// `super.touchesBegan(touches, with: event)` of a recognizer: what UIKit's own class makes of them.
  public mutating func seeAsUsual(_ id: RecognizerID) {
    guard let own = ownRecognitions.last, own.id == id else { return }
    let wish = builtIn(id, [own.phase], down: own.down)
    if wish != .nothing { ownRecognitions[ownRecognitions.count - 1].wish = wish }
  }

  /// `state = …`, in a recognizer's own class.
  public mutating func setState(_ state: RecognizerState, of id: RecognizerID) {
    let wish = wish(for: state, of: id)
    if let own = ownRecognitions.last, own.id == id {
      ownRecognitions[ownRecognitions.count - 1].wish = wish
      return
    }
    switch wish {
    case .nothing: return
    case .fail(let cause): transition(id, to: .failed, cause)
    case .start(let cause): start(id, cause)
    case .change: transition(id, to: .changed, .moved)
    case .finish(let cause): transition(id, to: .ended, cause)
    case .cancel(let cause): transition(id, to: .cancelled, cause)
    }
    if scene[id].state.isInProgress { takeFingers(of: id) }
    settle()
  }

  /// As its class reads it while it looks at touches.
  public func stateSeen(of id: RecognizerID) -> RecognizerState {
    guard let own = ownRecognitions.last, own.id == id else { return scene[id].state }
    switch own.wish {
    case .nothing: return scene[id].state
    case .fail: return .failed
    case .start: return endsAtOnce(id) ? .ended : .began
    case .change: return .changed
    case .finish: return .ended
    case .cancel: return .cancelled
    }
  }

  private mutating func wish(for state: RecognizerState, of id: RecognizerID) -> GestureWish {
    let now = scene[id].state
    guard !now.isOver else { return .nothing }
    switch state {
    case .possible: return .nothing
    case .began, .changed:
      if now.isInProgress { return .change }
      scene.recognizers[id.index].progress.saysEnded = false
      return .start(.saidByCode)
    case .ended:
      if now.isInProgress { return .finish(.saidByCode) }
      scene.recognizers[id.index].progress.saysEnded = true
      return .start(.saidByCode)
    case .cancelled, .failed:
      return now.isInProgress ? .cancel(.saidByCode) : .fail(.saidByCode)
    }
  }

  /// Is it over as soon as it is recognized?
  func endsAtOnce(_ id: RecognizerID) -> Bool {
    let record = scene[id]
    return record.progress.saysEnded ?? (record.gesture.isDiscrete || firesOnLift(record))
  }
}

extension Scene {
  /// It is of UIGestureRecognizer's own class, or of one right below it.
  public mutating func setPlain(_ recognizer: RecognizerID) {
    recognizers[recognizer.index].isPlain = true
  }

  /// Code has set `delegate`.
  public mutating func setHasOtherDelegate(_ recognizer: RecognizerID) {
    recognizers[recognizer.index].hasOtherDelegate = true
  }
}
