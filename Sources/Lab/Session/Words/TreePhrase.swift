import Engine

/// What a tree says of responders and recognizers.
enum TreePhrase: Phrase {
  case keyWindow
  case inBrackets(String)
  case firstResponder
  case firstResponderOfItsWindow
  case focused
  case root
  case plainDelegate
  case inNoWindow
  case inNoScene
  /// Of several scenes, the one that what has no place goes to.
  case inUse
  case ignoresEvents
  case hitView
  case child(of: String)
  case presented(by: String)
  case isDelegate(String)
  case touched(by: [Int])
  /// Of what is on its way.
  case seen(Rect, alpha: Float)
  case handles([String], Handling)
  case remoteControl
  case levels(Int)

  // MARK: Recognizers

  case gesture(Gesture)
  case ownPan
  case ownPop
  case ownPull
  case fingers(Int)
  case seconds(Double)
  case waits(for: [String])
  case together(with: [String])
  case state(RecognizerState)
}
