/// Controls that have a value: they send `valueChanged` only where it becomes another one.
extension Delivery {
  // MARK: Switches and segments

  /// A tap turns a switch over. A drag takes the knob along: one that is at that end already stays,
  /// and sends nothing.
  mutating func turn(_ control: ViewID, _ touch: Touch) {
    let isOn = scene.isOn(control)
    let from = scene.convert(touch.start, from: nil, to: control)
    let to = scene.convert(touch.location, from: nil, to: control)
    let across = (to?.x ?? 0) - (from?.x ?? 0)
    let becomesOn = across.magnitude < rules.numbers.panStart ? !isOn : across > 0
    guard becomesOn != isOn else { return }
    scene.controls[control]?.isOn = becomesOn
    note(.uCT25, .tracking(control, .changed(.on(becomesOn))))
    sendWithPrimary(.valueChanged, from: control)
  }

  /// The segment under the finger, or the nearest, is selected; one that is already sends nothing. A
  /// momentary one sends each time, and lets go (U-CT-29).
  mutating func select(_ control: ViewID, _ touch: Touch) {
    guard let point = scene.convert(touch.location, from: nil, to: control) else { return }
    let (bounds, count) = (scene.bounds(of: control), scene.segments(of: control))
    let share = bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0
    let segment = Int(max(0, min(Double(count - 1), (share * Double(count)).rounded(.down))))
    guard !scene.disabledSegments(of: control).contains(segment) else {
      note(.uCT29, .atLimit(control, .disabledSegment))
      return
    }
    guard segment != scene.selectedSegment(of: control) else { return }
    scene.controls[control]?.selectedSegment = segment
    note(.uCT29, .tracking(control, .changed(.segment(segment))))
    sendWithPrimary(.valueChanged, from: control)
    if scene.controls[control]?.isMomentary == true {
      scene.controls[control]?.selectedSegment = -1
    }
  }

  // MARK: Sliders

  /// How far a touch landed from what grips a slider's thumb; nil where it did not miss it (U-CT-26,
  /// C28).
  func distanceFromThumb(of slider: ViewID, _ touch: Touch) -> Double? {
    guard let point = scene.convert(touch.start, from: nil, to: slider) else { return nil }
    let thumb = scene.thumb(of: slider)
    let slack = rules.numbers.sliderThumbSlack
    let distance = max(
      0, thumb.minX - point.x, thumb.minY - point.y, point.x - thumb.maxX, point.y - thumb.maxY)
    return distance > slack ? distance : nil
  }

  /// The thumb goes as far as the finger, not to it.
  mutating func slide(_ slider: ViewID, _ touch: Touch) {
    guard let from = scene.convert(touch.start, from: nil, to: slider),
      let to = scene.convert(touch.location, from: nil, to: slider),
      let state = scene.controls[slider]
    else { return }
    let way = scene.bounds(of: slider).width - Scene.thumbSize
    guard way > 0 else { return }
    let moved = (to.x - from.x) / way * (state.maximum - state.minimum)
    change(slider, to: state.grip + moved)
  }

  // MARK: Steppers

  /// A finger that lands takes the first step, and a stepper that is held takes more (C29).
  mutating func hold(_ stepper: ViewID, _ touch: Touch) {
    var steps = true
    if rules.stepperSteps == .down { steps = step(stepper, touch) }
    scene.controls[stepper]?.repeatsLeft = steps ? Delivery.mostRepeats : 0
    stepAgainLater(stepper)
  }

  /// Once more after a while, as long as the finger is inside.
  mutating func stepAgainLater(_ stepper: ViewID) {
    guard let state = scene.controls[stepper], state.autorepeats, state.isInside,
      state.repeatsLeft > 0, rules.numbers.stepperRepeat > 0
    else {
      scene.controls[stepper]?.nextStep = nil
      return
    }
    scene.controls[stepper]?.nextStep = scene.now + rules.numbers.stepperRepeat
  }

  /// One that wraps would never come to an end, and a wait may be as long as one likes.
  static let mostRepeats = 1_000

  /// Steps again where the finger is held; at its limit a stepper stops.
  mutating func repeatSteps() {
    for touch in scene.touches {
      guard let next = scene.step(due: touch), next <= scene.now + Delivery.instant else {
        continue
      }
      scene.controls[touch.view]?.repeatsLeft -= 1
      if !step(touch.view, touch) { scene.controls[touch.view]?.repeatsLeft = 0 }
      stepAgainLater(touch.view)
    }
  }

  /// The left half takes a step away, the right half adds one; at its limit a half does nothing
  /// (U-CT-27). Says whether it stepped.
  @discardableResult
  mutating func step(_ stepper: ViewID, _ touch: Touch) -> Bool {
    guard let point = scene.convert(touch.location, from: nil, to: stepper),
      let state = scene.controls[stepper]
    else { return false }
    let isUp = point.x >= scene.bounds(of: stepper).midX
    var value = state.value + (isUp ? state.step : -state.step)
    if state.wraps {
      if value > state.maximum { value = state.minimum }
      if value < state.minimum { value = state.maximum }
    }
    if change(stepper, to: value) { return true }
    note(.uCT27, .atLimit(stepper, isUp ? .maximum : .minimum))
    return false
  }

  // MARK: Page controls

  /// A tap beside the middle turns one page that way; at the ends there is none (U-CT-28).
  mutating func turnPage(_ control: ViewID, _ touch: Touch) {
    guard let point = scene.convert(touch.location, from: nil, to: control),
      let state = scene.controls[control]
    else { return }
    let isForward = point.x >= scene.bounds(of: control).midX
    let page = state.page + (isForward ? 1 : -1)
    guard page >= 0, page < state.pages else {
      let limit: Limit = state.pages == 0 ? .noPages : isForward ? .lastPage : .firstPage
      note(.uCT28, .atLimit(control, limit))
      return
    }
    scene.controls[control]?.page = page
    note(.uCT28, .tracking(control, .changed(.page(page))))
    sendWithPrimary(.valueChanged, from: control)
  }

  /// Says whether it is another one.
  @discardableResult
  private mutating func change(_ control: ViewID, to value: Double) -> Bool {
    guard let state = scene.controls[control] else { return false }
    let value = min(max(value, state.minimum), state.maximum)
    guard value != state.value else { return false }
    scene.controls[control]?.value = value
    if state.isContinuous {
      noteValue(of: control, from: state.value)
      sendWithPrimary(.valueChanged, from: control)
    } else if !state.owesValue {
      scene.controls[control]?.owesValue = true
      note(
        scene[control].kind == .slider ? .uCT26 : .uCT27, .tracking(control, .owesValue))
    }
    return true
  }

  private mutating func noteValue(of control: ViewID, from value: Double) {
    note(
      scene[control].kind == .slider ? .uCT26 : .uCT27,
      .tracking(control, .changed(.number(from: value, to: scene.value(of: control)))))
  }

  /// As the finger lifts, where `isContinuous` is NO.
  mutating func sendOwedValue(of control: ViewID) {
    guard scene.controls[control]?.owesValue == true else { return }
    scene.controls[control]?.owesValue = false
    if let grip = scene.controls[control]?.grip { noteValue(of: control, from: grip) }
    sendWithPrimary(.valueChanged, from: control)
  }
}

extension Scene {
  /// A slider's thumb is as wide as it is high.
  static let thumbSize = 31.0

  /// When a stepper that this touch holds steps again.
  func step(due touch: Touch) -> Double? {
    guard touch.isDown, let state = controls[touch.view], state.tracking == touch.id else {
      return nil
    }
    return state.nextStep
  }

  /// When a control that is held does something by itself.
  var nextOfControls: Double? {
    touches.reduce(nil) { next, touch in
      let own = [next, step(due: touch), menuTime(of: touch)].compactMap { $0 }
      return own.min()
    }
  }

  /// Of a slider or a stepper.
  public func value(of control: ViewID) -> Double { controls[control]?.value ?? 0 }

  /// `thumbRect(forBounds:trackRect:value:)`.
  public func thumb(of slider: ViewID) -> Rect {
    let bounds = bounds(of: slider)
    let state = controls[slider] ?? ControlState()
    let range = state.maximum - state.minimum
    let share = range > 0 ? (state.value - state.minimum) / range : 0
    let way = max(0, bounds.width - Scene.thumbSize)
    return Rect(
      bounds.minX + way * share, bounds.minY + (bounds.height - Scene.thumbSize) / 2,
      Scene.thumbSize, Scene.thumbSize)
  }
}
