/// Controls track touches themselves and pass none on (U-CT-06).
extension Delivery {
  /// Does a view take this call as a control? A disabled control that is not tracking passes it on
  /// like a plain view, and so does one that the touch is not for.
  mutating func tracks(
    _ view: ViewID, message: TouchMessage, touches: [TouchID], from start: Responder
  ) -> Bool {
    guard scene[view].kind.isControl else { return false }
    let isTracking = scene.controls[view]?.tracking != nil
    let isOwn = isOwn(view, start)
    guard message == .began else { return isTracking && isOwn }
    guard
      isTracking || scene.nodes[view.index].flags.isDisjoint(with: [.disabled, .interactionOff])
    else { return false }
    if isOwn, isTracking { return true }
    // Nor has a text field to: its own tap sees what comes to a part of it (U-CT-32).
    if !isOwn, scene[view].kind == .textField { return false }
    guard let (rule, why) = reasonNotToTrack(view, touches, isOwn: isOwn) else { return true }
    note(rule, .untracked(view, why))
    return false
  }

  /// Tracking begins in UIControl's own `touchesBegan`: a class that does not call it sends no action.
  mutating func noteActionsLost(of view: ViewID, from start: Responder) {
    guard scene[view].kind.isControl, scene.controls[view]?.tracking == nil, isOwn(view, start),
      scene.nodes[view.index].flags.isDisjoint(with: [.disabled, .interactionOff]),
      !scene.targets(of: view).isEmpty
    else { return }
    note(.uCT06, .untracked(view, .overridden))
  }

  /// A control takes the touches that hit itself, and none that hit a view inside it (U-CT-16).
  private func isOwn(_ control: ViewID, _ start: Responder) -> Bool {
    if start == .view(control) { return true }
    if rules.mistakes.isEmpty { return false }
    if rules.mistakes.contains(.controlTakesSubviewTouches) { return true }
    // By this thought the touch comes to what lies behind.
    return rules.mistakes.contains(.unhandledFallsToSibling)
      && !(start.view.map { scene.isDescendant($0, of: control) } ?? false)
  }

  /// An overridden `beginTracking` answers in place of the class's own, a slider's too (U-CT-19).
  private mutating func reasonNotToTrack(
    _ control: ViewID, _ touches: [TouchID], isOwn: Bool
  ) -> (Rule, Untracked)? {
    guard let touch = touches.first.flatMap({ scene.touch($0) }) else { return nil }
    if !isOwn { return (.uCT16, .subview(touch.view)) }
    let own = askBool(.tracking(.beginTracking, touch.id), of: .view(control))
    switch own ?? scene.controls[control]?.trackingAnswers[.beginTracking] {
    case true?: return nil
    case false?: return (.uCT19, .refused)
    case nil: break
    }
    guard scene[control].kind == .slider else { return nil }
    return distanceFromThumb(of: control, touch).map { (.uCT26, .thumbMissed(distance: $0)) }
  }

  mutating func track(_ control: ViewID, _ message: TouchMessage, of touches: [TouchID]) {
    if message == .began {
      guard scene.controls[control]?.tracking == nil, let first = touches.first else { return }
      beginTracking(control, first)
      return
    }
    guard let id = scene.controls[control]?.tracking, touches.contains(id),
      let touch = scene.touch(id)
    else { return }
    switch message {
    case .began: break
    case .moved: continueTracking(control, touch)
    case .ended: endTracking(control, touch)
    case .cancelled:
      _ = ask(.cancelTracking, of: .view(control))
      stopTracking(control)
      note(.uCT05, .tracking(control, .cancelled))
      send(.touchCancel, from: control)
    }
  }

  private mutating func beginTracking(_ control: ViewID, _ id: TouchID) {
    scene.controls[control, default: ControlState()].tracking = id
    scene.controls[control]?.isInside = true
    scene.controls[control]?.owesValue = false
    let value = scene.value(of: control)
    scene.controls[control]?.grip = value
    scene.setFlag(.highlighted, of: control, to: true)
    note(.uCT01, .tracking(control, .began))
    send(.touchDown, from: control)
    if let touch = scene.touch(id), touch.tapCount >= 2 { send(.touchDownRepeat, from: control) }
    if opensMenu(of: control, touch: id) { return }
    if rules.mistakes.contains(.actionFiresOnTouchDown) {
      sendWithPrimary(.touchUpInside, from: control)
    }
    if scene[control].kind == .stepper, let touch = scene.touch(id) { hold(control, touch) }
  }

  private mutating func continueTracking(_ control: ViewID, _ touch: Touch) {
    let own = askBool(.tracking(.continueTracking, touch.id), of: .view(control))
    if (own ?? scene.controls[control]?.trackingAnswers[.continueTracking]) == false {
      stopTracking(control)
      note(.uCT19, .tracking(control, .stopped))
      return
    }
    loseMenu(of: control, touch)
    let (distance, isInside) = place(of: touch, at: control)
    if isInside != scene.controls[control]?.isInside {
      scene.controls[control]?.isInside = isInside
      scene.setFlag(.highlighted, of: control, to: isInside)
      if scene[control].kind == .stepper { stepAgainLater(control) }
      note(.uCT04, .tracking(control, isInside ? .entered : .exited(distance: distance)))
      send(isInside ? .touchDragEnter : .touchDragExit, from: control)
    } else {
      note(.uCT02, .tracking(control, isInside ? .inside : .outside(distance: distance)))
    }
    send(isInside ? .touchDragInside : .touchDragOutside, from: control)
    if scene[control].kind == .slider { slide(control, touch) }
  }

  private mutating func endTracking(_ control: ViewID, _ touch: Touch) {
    let (distance, isInside) = place(of: touch, at: control)
    scene.controls[control]?.isInside = isInside
    _ = ask(.endTracking(touch.id), of: .view(control))
    stopTracking(control)
    note(
      isInside ? .uCT03 : .uCT04,
      .tracking(
        control, isInside ? .endedInside(distance: distance) : .endedOutside(distance: distance)))
    if !isInside {
      send(.touchUpOutside, from: control)
    } else if !rules.mistakes.contains(.actionFiresOnTouchDown) {
      sendWithPrimary(.touchUpInside, from: control)
    }
    if isInside { lift(control, touch) }
    sendOwedValue(of: control)
  }

  /// What controls with a value make of a finger that lifts inside them.
  private mutating func lift(_ control: ViewID, _ touch: Touch) {
    switch scene[control].kind {
    case .switch: turn(control, touch)
    case .segmentedControl: select(control, touch)
    case .stepper: if rules.stepperSteps == .lift { step(control, touch) }
    case .pageControl: turnPage(control, touch)
    default: break
    }
  }

  /// It is highlighted no longer: that goes with the finger (U-CT-20).
  mutating func stopTracking(_ control: ViewID) {
    scene.controls[control]?.tracking = nil
    scene.controls[control]?.nextStep = nil
    scene.controls[control]?.menuTime = nil
    scene.setFlag(.highlighted, of: control, to: false)
  }

  /// How far a touch is outside a control's bounds, and whether it counts as inside all the same: with
  /// slack it may be that far away (C4), without it the far edges are outside already (U-HT-06).
  private func place(of touch: Touch, at control: ViewID) -> (distance: Double, isInside: Bool) {
    guard let point = scene.convert(touch.location, from: nil, to: control) else {
      return (.infinity, false)
    }
    let bounds = scene.bounds(of: control)
    let distance = max(
      0, bounds.minX - point.x, bounds.minY - point.y, point.x - bounds.maxX,
      point.y - bounds.maxY)
    let slack = rules.controlSlack
    return (distance, slack > 0 ? distance <= slack : bounds.contains(point))
  }
}
