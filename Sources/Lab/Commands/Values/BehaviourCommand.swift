import Engine

/// Says what a subclass overrides or implements.
public enum BehaviourCommand: Equatable, Sendable {
  case overridePointInside(ViewID, Region)
  case overrideHitTest(ViewID, HitTestOverride)
  case overrideNext(Responder, Responder?)
  case overridePerforming(Responder, String, Bool)
  /// The answer of `target(forAction:)`.
  case overrideTarget(Responder, String, Object?)
  case delegate(ViewID, TextQuestion, Bool)
  /// Nil: every question.
  case undelegate(ViewID, TextQuestion?)
  /// `presentationControllerShouldDismiss`; nil: nobody is asked.
  case delegateDismissal(ControllerID, Bool?)
  /// The target that `scrollViewWillEndDragging` sets; nil: none.
  case delegateDragging(ViewID, Point?)
  case addKeyCommand(Responder, String, action: String, priority: Bool)
  case overrideShouldBegin(ViewID, BeginAnswer)
  /// What a recognizer's delegate answers, or its own class.
  case hook(RecognizerID, GestureHook)
  case overrideTracking(ViewID, TrackingQuestion, Bool)
  case overrideContent(ViewID, ContentQuestion, answer: Bool, for: ViewID?)
  case overrideRow(ViewID, RowQuestion, answer: Bool, for: ViewID?)
  case unoverride(Responder, Overridden?)
  case unhook(RecognizerID, GestureOwner, GestureMethod?)
  case handle(Responder, Handled, Handling)
  case unhandle(Responder, Handled)

  var overrides: Bool {
    switch self {
    case .overridePointInside, .overrideHitTest, .overrideNext, .overridePerforming,
      .overrideTarget, .overrideShouldBegin, .overrideTracking, .overrideContent, .overrideRow:
      true
    case .hook(_, let hook): hook.owner == .subclass
    case .delegate, .undelegate, .delegateDismissal, .delegateDragging, .addKeyCommand,
      .unoverride, .unhook, .handle, .unhandle:
      false
    }
  }
}

public enum Overridden: String, CaseIterable, Sendable {
  case pointInside = "point-inside"
  case hitTest = "hit-test"
  case next
  case canPerform = "can-perform"
  case target
  case shouldBegin = "gesture-recognizer-should-begin"
  case beginTracking = "begin-tracking"
  case continueTracking = "continue-tracking"
  case touchesShouldBegin = "touches-should-begin"
  case touchesShouldCancel = "touches-should-cancel"
  case shouldHighlight = "should-highlight"
  case willSelect = "will-select"
}

/// What `handle` implements; words are not yet numbered.
public enum Handled: Equatable, Sendable {
  case touches([TouchMessage])
  case motion([MotionMessage])
  case remote
  case presses
  case action(String)
  case menu(String)
  case key(String)

  public static let allTouches = Handled.touches(TouchMessage.allCases)
  public static let allMotion = Handled.motion(MotionMessage.allCases)
}
