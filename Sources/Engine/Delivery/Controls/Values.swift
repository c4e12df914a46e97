/// Controls that have a value: they send `valueChanged` only where it becomes another one.
extension Delivery {
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

  /// The left half takes a step away, the right half adds one; at its limit a half does nothing
  /// (U-CT-27).
  mutating func step(_ stepper: ViewID, _ touch: Touch) {
    guard let point = scene.convert(touch.location, from: nil, to: stepper),
      let state = scene.controls[stepper]
    else { return }
    let isUp = point.x >= scene.bounds(of: stepper).midX
    var value = state.value + (isUp ? state.step : -state.step)
    if state.wraps {
      if value > state.maximum { value = state.minimum }
      if value < state.minimum { value = state.maximum }
    }
    if !change(stepper, to: value) {
      note(.uCT27, .atLimit(stepper, isUp ? .maximum : .minimum))
    }
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
    send(.valueChanged, from: control)
  }

  /// Says whether it is another one.
  @discardableResult
  private mutating func change(_ control: ViewID, to value: Double) -> Bool {
    guard let state = scene.controls[control] else { return false }
    let value = min(max(value, state.minimum), state.maximum)
    guard value != state.value else { return false }
    scene.controls[control]?.value = value
    send(.valueChanged, from: control)
    return true
  }
}

extension Scene {
  /// A slider's thumb is as wide as it is high.
  static let thumbSize = 31.0

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
