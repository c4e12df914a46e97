/// What a recognizer takes from the views.
extension Delivery {
  /// The touches that are down and part of its gesture. Of a finger that joins one under way its view
  /// never hears: the recognizer has seen it first (U-GR-03, U-GR-04).
  mutating func takeFingers(of id: RecognizerID) {
    guard takesTouches(scene[id]) else { return }
    for touch in fingers(of: id) { take(touch, for: id) }
  }

  /// Taps that were part of it, and presses: their views have not been told of the end (U-GR-06).
  mutating func takeLifted(by id: RecognizerID) {
    guard takesTouches(scene[id]) else { return }
    for touch in scene[id].progress.touches where !isDown(touch) {
      take(touch, for: id)
      takePress(touch)
    }
  }

  /// The fingers that make up a gesture. One more beside two that pinch does nothing for it.
  private func fingers(of id: RecognizerID) -> [TouchID] {
    let record = scene[id]
    let down = record.progress.touches.filter { isDown($0) }
    switch record.gesture {
    case .pinch, .rotation: return Array(down.prefix(2))
    case .longPress: return Array(down.prefix(record.numberOfTouchesRequired))
    case .tap, .pan, .screenEdgePan, .swipe, .hover: return down
    }
  }

  /// Does success take the touches from the view? Where views hear of a touch only when recognizers
  /// have failed, they never hear of it (X44).
  func takesTouches(_ record: RecognizerRecord) -> Bool {
    if rules.mistakes.contains(.recognitionLeavesTouches) || onlyWatches(record) { return false }
    if record.origin == .textTap { return cancelsFieldsTouch(record) }
    return record.cancelsTouchesInView
      || (rules.viewHears == .afterRecognizersFail && record.origin == .user)
  }

  /// A text field's own tap takes the field's touch, which is cancelled (U-CT-32).
  private func cancelsFieldsTouch(_ record: RecognizerRecord) -> Bool {
    rules.fieldTapCancels && record.view.map { scene[$0].kind == .textField } ?? false
  }
}
