import Engine

extension TreePhrase {
  var english: String {
    switch self {
    case .keyWindow: "key window"
    case .inBrackets(let text): " (\(text))"
    case .firstResponder: "first responder"
    case .firstResponderOfItsWindow: "first responder of its window"
    case .focused: "focused"
    case .root: "root"
    case .plainDelegate: "a plain NSObject: not in the chain"
    case .inNoWindow: "in no window"
    case .inNoScene: "in no scene: on no screen"
    case .inUse: "in use"
    case .ignoresEvents: "ignores interaction events"
    case .hitView: "hit view"
    case .child(let parent): "child of \(parent)"
    case .presented(let presenter): "presented by \(presenter)"
    case .isDelegate(let name): "delegate is \(name)"
    case .touched(let fingers): touched(by: fingers)
    case .seen(let frame, let alpha):
      "seen at " + Numbers.text(frame) + (alpha < 1 ? ", alpha " + Numbers.text(Double(alpha)) : "")
    case .handles(let messages, let handling): handles(messages, handling)
    case .remoteControl: "remote control"
    case .levels(let count):
      count > 1
        ? "windows front to back, subviews back to front"
        : "subviews back to front"
    case .gesture(let gesture):
      switch gesture {
      case .tap: "tap"
      case .pinch: "pinch"
      case .pan: "pan"
      case .screenEdgePan: "screen-edge pan"
      case .hover: "hover"
      case .swipe: "swipe"
      case .rotation: "rotation"
      case .longPress: "long press"
      }
    case .ownPan: "the scroll view's own"
    case .ownPop: "swipes back"
    case .ownPull: "the sheet's own"
    case .fingers(let count): "\(count) fingers"
    case .seconds(let count): "\(Numbers.text(count)) s"
    case .waits(let others): "waits for " + others.joined(separator: ", ")
    case .together(let others): "together with " + others.joined(separator: ", ")
    case .state(let state): "state \(state.rawValue)"
    }
  }

  private func touched(by fingers: [Int]) -> String {
    let numbers = fingers.map { String($0) }.joined(separator: ", ")
    return fingers.count == 1
      ? "finger \(numbers) down"
      : "fingers \(numbers) down"
  }

  private func handles(_ messages: [String], _ handling: Handling) -> String {
    let what = "handles " + messages.joined(separator: ", ")
    return switch handling {
    case .ends: what
    case .thenSuper: what + " then super"
    case .thenNext: what + " then next by hand"
    }
  }
}
