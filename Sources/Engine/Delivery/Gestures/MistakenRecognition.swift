/// What learners believe about who recognizes what.
extension Delivery {
  /// Do the recognizers of the views above go without a touch of this view's? They never do
  /// (U-GR-01).
  func hidesTouchFromRecognizersAbove(_ view: ViewID) -> Bool {
    if rules.mistakes.contains(.recognizersOnlyOnHitView) { return true }
    guard rules.mistakes.contains(.handlerKeepsTouchFromRecognizers) else { return false }
    return scene[view].kind.isControl
      || scene.behaviour(of: .view(view)).handling(of: .touches(.began)) == .ends
  }

  /// What a recognizer waits for: what it was told to wait for, by code or a delegate, and
  /// nothing else (U-GR-13).
  func mustFail(before id: RecognizerID) -> [RecognizerID] {
    let required = scene[id].mustFail + scene[id].progress.mustFail + popsFirst(before: id)
    if rules.mistakes.isEmpty { return required }
    if rules.mistakes.contains(.failureRequirementIgnored) { return [] }
    guard rules.mistakes.contains(.singleTapAlwaysWaits), scene[id].gesture == .tap else {
      return required
    }
    let touches = scene[id].progress.touches
    return required
      + scene.recognizers.indices.map { RecognizerID($0) }.filter { other in
        scene[other].gesture == .tap && scene[other].isEnabled && !required.contains(other)
          && scene[other].numberOfTapsRequired > scene[id].numberOfTapsRequired
          && scene[other].progress.touches.contains { touches.contains($0) }
          && !scene.waits(other, for: id)
      }
  }

  /// Does a control keep its tap from recognizers above? Not every control does (U-GR-16).
  func keepsTap(_ kind: ViewKind) -> Bool {
    kind.keepsTapFromAncestors
      || (kind.isControl && rules.mistakes.contains(.anyControlBeatsRecognizers))
  }

  /// Does a control keep its tap from a recognizer of its own? It does not (U-GR-17).
  func refusesRecognizer(_ id: RecognizerID, on view: ViewID) -> Bool {
    rules.mistakes.contains(.controlRefusesRecognizers) && scene[view].kind.isControl
      && scene[id].origin == .user
  }

  /// Is a long press recognized when the finger lifts? It begins while the finger is down
  /// (U-GR-08).
  func firesOnLift(_ record: RecognizerRecord) -> Bool {
    record.gesture == .longPress && rules.mistakes.contains(.longPressFiresOnLift)
  }

  /// Does a long press leave the touch to everybody else? Not one of no time either (U-GR-44).
  func onlyWatches(_ record: RecognizerRecord) -> Bool {
    record.gesture == .longPress && record.minimumPressDuration <= 0
      && rules.mistakes.contains(.zeroPressOnlyWatches)
  }
}
