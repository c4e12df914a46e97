/// The focus, where presses start: nobody has it whom one could not see or use (U-PT-05).
extension Delivery {
  public mutating func moveFocus(to responder: Responder?) {
    if case .view(let view)? = responder, let refusal = scene.focusRefusal(of: view) {
      note(.uPT05, .screen(.focusRefused(view, refusal)))
      return
    }
    scene.focus = responder
  }

  /// Whoever has it and can have it no longer loses it, before a press looks for it.
  mutating func heldFocus() -> Responder? {
    guard case .view(let view)? = scene.focus, let refusal = scene.focusRefusal(of: view) else {
      return scene.focus
    }
    note(.uPT05, .screen(.focusLost(view, refusal)))
    scene.focus = nil
    return nil
  }
}

/// Why a view cannot have the focus. Its class is taken for one whose `canBecomeFocused` is YES.
public enum FocusRefusal: Equatable, Sendable {
  /// It is in no window.
  case outside
  case disabled
  /// The view itself, or one around it.
  case hidden(ViewID)
  case transparent(ViewID)
  case interactionOff(ViewID)
}

extension Scene {
  public func focusRefusal(of view: ViewID) -> FocusRefusal? {
    guard window(of: view) != nil else { return .outside }
    if nodes[view.index].flags.contains(.disabledControl) { return .disabled }
    for outer in ancestry(of: view) {
      let flags = nodes[outer.index].flags
      if flags.contains(.hidden) { return .hidden(outer) }
      if flags.contains(.alphaBelowLimit) { return .transparent(outer) }
      if flags.contains(.interactionOff) { return .interactionOff(outer) }
    }
    return nil
  }
}
