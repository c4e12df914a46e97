/// What a text input asks its delegate, and what is shown with the keyboard.
extension Delivery {
  /// The new one's `shouldBeginEditing` (U-FR-13).
  mutating func refusesToBegin(_ responder: Responder) -> Bool {
    guard refuses(.shouldBeginEditing, responder) else { return false }
    note(.uFR13, .askedToBecome(responder, .delegateRefuses))
    return true
  }

  /// The old one's `shouldEndEditing`, before anything changes (U-FR-14).
  mutating func refusesToEnd(_ current: Responder, for responder: Responder) -> Bool {
    guard refuses(.shouldEndEditing, current) else { return false }
    note(.uFR14, .askedToBecome(responder, .currentKeepsEditing(current)))
    return true
  }

  /// Return in a text field: its delegate is asked, and the field does not resign by itself
  /// (U-FR-15), but where somebody listens to editingDidEndOnExit (C31).
  mutating func returnPressed(in field: ViewID) {
    results.offer(.view(field))
    results.handler = .view(field)
    if refuses(.shouldReturn, .view(field)) {
      note(.uFR15, .editing(.refused(.shouldReturn, field)))
      return
    }
    let resigns = rules.endOnExitResigns && hears(.editingDidEndOnExit, from: field)
    note(.uFR15, .editing(.returned(field, resigns: resigns)))
    sendWithPrimary(.editingDidEndOnExit, from: field)
    if resigns { note(.uCT33, .editing(.endsOnExit(field))) }
    if resigns || rules.mistakes.contains(.returnEndsEditing) {
      _ = resignFirstResponder(.view(field))
    }
  }

  /// `reloadInputViews()`: what was set while one was first responder is shown now (U-FR-17).
  public mutating func reloadInputViews() {
    guard let first = scene.firstResponder else {
      note(.uFR17, .notFirstResponder)
      return
    }
    let before = scene.accessory
    reloadAccessory()
    if scene.accessory == before { note(.uFR17, .editing(.reloaded(first))) }
  }

  mutating func reloadAccessory() {
    let accessory = scene.firstResponder.flatMap { scene.findAccessory(for: $0, rules: rules) }
    guard accessory != scene.accessory else { return }
    scene.accessory = accessory
    note(.uFR17, .editing(.accessory(accessory)))
  }
}

/// An `inputAccessoryView`, and whose it is.
public struct InputAccessory: Equatable, Sendable {
  public var view: ViewID
  public var owner: Responder
  /// So far up the chain from the first responder.
  public var steps: Int

  public init(view: ViewID, owner: Responder, steps: Int) {
    (self.view, self.owner, self.steps) = (view, owner, steps)
  }
}

extension Scene {
  /// The first responder is asked, then whoever is above it (U-FR-17).
  func findAccessory(for first: Responder, rules: Rulebook) -> InputAccessory? {
    guard behaviours.values.contains(where: { $0.inputAccessoryView != nil }) else { return nil }
    for (steps, responder) in chain(from: first, rules: rules).enumerated() {
      if let view = behaviour(of: responder).inputAccessoryView {
        return InputAccessory(view: view, owner: responder, steps: steps)
      }
    }
    return nil
  }

  func inputView(for first: Responder) -> ViewID? {
    guard rare.values.contains(where: { $0.inputView != nil }) else { return nil }
    for responder in chain(from: first) {
      if case .view(let view) = responder, let inputView = rare(view).inputView {
        return inputView
      }
    }
    return nil
  }

  func keyCommand(_ stroke: WordID, of responder: Responder) -> KeyCommand? {
    behaviours[responder]?.keyCommands.first { $0.stroke == stroke }
  }
}
