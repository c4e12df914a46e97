/// The keyboard stands in windows of the system's, in front of all of the app's (U-FR-18).
extension Scene {
  /// Where it stands while a text input of the key window is first responder: along the lower edge of
  /// the screen. With a keyboard of one's own connected none is shown, as in the Simulator. A view in
  /// its place, `inputView`, stays where the scene has it.
  public func keyboard(under rules: Rulebook) -> Rect? {
    guard !hasHardwareKeyboard, !firstResponders.isEmpty,
      !rules.mistakes.contains(.keyboardLetsTouchesThrough), case .keyboard = input
    else { return nil }
    let size = screen.size
    let height = screen.keyboardHeight
    return Rect(0, size.height - height, size.width, height)
  }

  /// Nobody in the app is asked about a point on it.
  func keyboardTakes(_ point: Point, rules: Rulebook, trace: inout Trace) -> Bool {
    guard let keyboard = keyboard(under: rules), point.y >= keyboard.minY else { return false }
    trace.note(.uFR18, .editing(.keyboardTakes(point, keyboard)))
    return true
  }
}

extension Screen {
  /// No table of them is published; these are the usual ones, without what is suggested above the keys.
  var keyboardHeight: Double {
    if device.isPad { return isLandscape ? 398 : 313 }
    let hasBar = safeArea.bottom > 0
    return isLandscape ? (hasBar ? 200 : 162) : (hasBar ? 291 : 216)
  }
}
