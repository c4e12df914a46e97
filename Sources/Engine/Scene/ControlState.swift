/// What only controls have.
struct ControlState: Equatable, Sendable {
  var targets: [TargetAction] = []
  /// Of a bar button item that has no action yet.
  var itemTarget: Object?
  /// `isTracking`: the touch that it follows.
  var tracking: TouchID?
  var isInside = false
  /// What overridden `beginTracking` and `continueTracking` answer.
  var trackingAnswers: [TrackingQuestion: Bool] = [:]
  /// Of a bar button item: before it the item's target and action do not count.
  var primaryAction: WordID?
  /// Has it a menu, which opens where a finger is held, or at once?
  var hasMenu = false
  var showsMenu = false
  /// When the menu of one that is held opens.
  var menuTime: Double?
  var isOn = false
  var segments = 2
  /// Those that cannot be selected, counted from 0.
  var disabledSegments: [Int] = []
  /// -1 where none is.
  var selectedSegment = -1
  var isMomentary = false
  /// Of a slider or a stepper.
  var value = 0.0
  var minimum = 0.0
  var maximum = 1.0
  var isContinuous = true
  /// `valueChanged` is to come as the finger lifts.
  var owesValue = false
  /// The value that a slider's thumb was gripped at.
  var grip = 0.0
  var step = 1.0
  var wraps = false
  var autorepeats = true
  /// When a stepper that is held steps again.
  var nextStep: Double?
  var repeatsLeft = 0
  /// Of a page control.
  var pages = 0
  var page = 0
}

/// What a control's class is asked about a touch that it would track, or tracks (U-CT-19).
public enum TrackingQuestion: String, CaseIterable, Hashable, Sendable {
  case beginTracking, continueTracking
}

extension Scene {
  /// `nil` takes the override away.
  public mutating func override(
    _ control: ViewID, _ question: TrackingQuestion, answer: Bool?
  ) {
    guard self[control].kind.isControl else { return }
    if answer == nil, controls[control] == nil { return }
    controls[control, default: ControlState()].trackingAnswers[question] = answer
  }
}
