/// Controls track touches themselves and pass none on (U-CT-06).
extension Delivery {
  /// Does a view take this call as a control? A disabled control that is not tracking passes it on
  /// like a plain view, and so does one that the touch is not for.
  mutating func tracks(
    _ view: ViewID, _ message: TouchMessage, _ touches: [TouchID], from start: Responder
  ) -> Bool {
    guard scene[view].kind.isControl else { return false }
    let isTracking = scene.controls[view]?.tracking != nil
    let isOwn = isOwn(view, start)
    guard message == .began else { return isTracking && isOwn }
    guard
      isTracking || scene.nodes[view.index].flags.isDisjoint(with: [.disabled, .interactionOff])
    else { return false }
    if isOwn, isTracking { return true }
    guard let (rule, why) = reasonNotToTrack(view, touches, isOwn: isOwn) else { return true }
    note(rule, .untracked(view, why))
    return false
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

  private func reasonNotToTrack(
    _ control: ViewID, _ touches: [TouchID], isOwn: Bool
  ) -> (Rule, Untracked)? {
    guard let touch = touches.first.flatMap({ scene.touch($0) }) else { return nil }
    if !isOwn { return (.uCT16, .subview(touch.view)) }
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
      scene.controls[control]?.tracking = nil
      note(.uCT05, .tracking(control, .cancelled))
      send(.touchCancel, from: control)
    }
  }

  private mutating func beginTracking(_ control: ViewID, _ id: TouchID) {
    scene.controls[control]?.tracking = id
    scene.controls[control]?.isInside = true
    let value = scene.value(of: control)
    scene.controls[control]?.grip = value
    note(.uCT01, .tracking(control, .began))
    send(.touchDown, from: control)
    if let touch = scene.touch(id), touch.tapCount >= 2 { send(.touchDownRepeat, from: control) }
    if rules.mistakes.contains(.actionFiresOnTouchDown) { send(.touchUpInside, from: control) }
    if scene[control].kind == .stepper, rules.stepperSteps == .down, let touch = scene.touch(id) {
      step(control, touch)
    }
  }

  private mutating func continueTracking(_ control: ViewID, _ touch: Touch) {
    let (distance, isInside) = place(of: touch, at: control)
    if isInside != scene.controls[control]?.isInside {
      scene.controls[control]?.isInside = isInside
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
    scene.controls[control]?.tracking = nil
    note(
      isInside ? .uCT03 : .uCT04,
      .tracking(
        control, isInside ? .endedInside(distance: distance) : .endedOutside(distance: distance)))
    if !isInside {
      send(.touchUpOutside, from: control)
    } else if !rules.mistakes.contains(.actionFiresOnTouchDown) {
      send(.touchUpInside, from: control)
    }
    guard isInside else { return }
    switch scene[control].kind {
    case .switch: turn(control, touch)
    case .segmentedControl: select(control, touch)
    case .stepper: if rules.stepperSteps == .lift { step(control, touch) }
    case .pageControl: turnPage(control, touch)
    default: break
    }
  }

  /// A tap turns a switch over. A drag takes the knob along: one that is at that end already stays,
  /// and sends nothing.
  private mutating func turn(_ control: ViewID, _ touch: Touch) {
    let isOn = scene.isOn(control)
    let from = scene.convert(touch.start, from: nil, to: control)
    let to = scene.convert(touch.location, from: nil, to: control)
    let across = (to?.x ?? 0) - (from?.x ?? 0)
    let becomesOn = across.magnitude < rules.numbers.panStart ? !isOn : across > 0
    guard becomesOn != isOn else { return }
    scene.controls[control]?.isOn = becomesOn
    send(.valueChanged, from: control)
  }

  /// The segment under the finger, or the nearest, is selected; one that is already sends nothing.
  private mutating func select(_ control: ViewID, _ touch: Touch) {
    guard let point = scene.convert(touch.location, from: nil, to: control) else { return }
    let (bounds, count) = (scene.bounds(of: control), scene.segments(of: control))
    let share = bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0
    let segment = Int(max(0, min(Double(count - 1), (share * Double(count)).rounded(.down))))
    guard segment != scene.selectedSegment(of: control) else { return }
    scene.controls[control]?.selectedSegment = segment
    send(.valueChanged, from: control)
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

  /// Tells the targets of a control event, in the order they were added (U-CT-08).
  mutating func send(_ event: ControlEvents, from control: ViewID) {
    note(event.rule, .controlEvent(control, event))
    for pair in scene.targets(of: control) where pair.events.contains(event) {
      if let target = pair.target {
        sendAction(pair.selector, to: target, sender: .view(control), event: event)
      } else {
        sendToNilTarget(pair.selector, sender: .view(control), event: event)
      }
    }
  }
}

extension ControlEvents {
  var rule: Rule {
    switch self {
    case .touchDown, .touchDownRepeat: .uCT01
    case .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit: .uCT02
    case .touchCancel: .uCT05
    case .editingDidBegin, .editingChanged, .editingDidEnd: .tx02
    default: .uCT03
    }
  }
}
