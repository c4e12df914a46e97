/// One thing that the engine decided: which rule, about whom, with what verdict and numbers.
///
/// Prose, JSON, pictures and quiz keys are all read from these.
public struct Decision: Equatable, Sendable {
  public var rule: Rule
  public var kind: Kind

  public init(_ rule: Rule, _ kind: Kind) {
    self.rule = rule
    self.kind = kind
  }

  public enum Kind: Equatable, Sendable {
    // The queue and the application
    case eventCreated(event: Int, type: EventType)
    case eventQueued(type: EventType, length: Int)
    case eventDequeued(type: EventType, left: Int)
    case eventIgnored(type: EventType)
    case sensorSample(Sensor)

    // Windows
    case windowAsked(ViewID, point: Point)
    case windowPassedOver(ViewID, PassedOver)
    case windowBecameKey(ViewID)
    case noKeyWindow
    /// The screen and what is on it.
    case screen(ScreenDecision)
    case layout(LayoutDecision)

    // Hit testing
    case gateClosed(ViewID, Gate, alpha: Float)
    case pointInside(ViewID, point: Point, isInside: Bool, isOverridden: Bool)
    case flatTransform(ViewID)
    case hitTestOverridden(ViewID, HitTestOverride, superAnswer: ViewID?, answer: ViewID?)
    case hitTestReturned(ViewID, answer: ViewID?)
    case hitView(ViewID)
    case noHitView

    // Touches
    case touchCreated(TouchID, finger: Int, view: ViewID, window: ViewID, tapCount: Int)
    case touchUpdated(TouchID, finger: Int, TouchPhase, from: Point, to: Point)
    case touchOver(TouchID, finger: Int)
    case touchWithheld(TouchID, finger: Int, view: ViewID, Withheld)
    case touchHeld(TouchID, finger: Int, TouchMessage, view: ViewID, by: HeldBy)
    case touchTaken(TouchID, finger: Int, view: ViewID, by: RecognizerID)
    case touchDiscarded(TouchID, finger: Int, view: ViewID, by: RecognizerID)
    case touchDetached(TouchID, finger: Int, view: ViewID, isFollowed: Bool)
    case delivered(to: Responder, Call, Response, fingers: FingerSet)
    case discarded(Call, at: Responder)
    case circleCut(at: Responder)

    // Recognizers
    case offered(RecognizerID, finger: Int, view: ViewID)
    /// The touch, or the press of finger 0, is kept from it for good.
    case gestureRefused(RecognizerID, finger: Int, view: ViewID, GestureRefusal)
    /// Somebody is asked for a recognizer, which is in that state then.
    case gestureAsked(
      RecognizerID, GestureMethod, of: GestureAsked, about: Object?, answer: Bool,
      state: RecognizerState)
    case recognizer(RecognizerID, from: RecognizerState, to: RecognizerState, Cause)
    case recognizerWaits(RecognizerID, for: RecognizerID)
    case tapSeen(RecognizerID, seen: Int, required: Int, until: Double)
    case scrolled(ViewID, from: Point, to: Point)
    case scrolling(ViewID, Scrolling)
    /// What a scroll view was asked about a touch that its content has, or is to have.
    case contentAsked(
      ViewID, ContentQuestion, content: ViewID, answer: Bool, isOverridden: Bool)
    case statusBarTapped(candidates: Int)
    /// Of a pointer that puts no finger down.
    case pointing(PointingDecision)
    case row(ViewID, RowEvent)

    // Controls and actions
    case tracking(ViewID, Tracking)
    /// A control does not take a touch that comes to it.
    case untracked(ViewID, Untracked)
    /// A value that cannot go further that way: nothing is sent.
    case atLimit(ViewID, Limit)
    case controlEvent(ViewID, ControlEvents)
    /// Code has it send events that no target waits for.
    case noTarget(ViewID, ControlEvents)
    case actionSearch(WordID, from: Responder?, NilTargetReason)
    case actionAsked(WordID, Responder, implements: Bool)
    /// It has the method, and says that it cannot perform it just now.
    case actionRefused(WordID, Responder, inMenu: Bool)
    case actionSent(WordID, to: Object, sender: Object?, event: ControlEvents)
    case actionUnheard(WordID)
    /// Of `target(forAction:)`, `validate` and key commands.
    case commanding(CommandDecision)

    // First responder
    case askedToBecome(Responder, Answer)
    case askedToResign(Responder, Answer)
    case firstResponder(window: ViewID, from: Responder?, to: Responder?)
    case wishRemembered(Responder)
    case wishGranted(Responder)
    case input(Input)
    case editing(EditingDecision)
    case nobodyToResign

    // Other events
    case initialObject(Responder, EventType, InitialReason)
    /// Where no window is key, nobody can be first responder.
    case noInitialObject(EventType, isKeyless: Bool)
    case notFirstResponder
    case keyCommand(WordID, Responder, matches: Bool)
    case menuAsked(WordID, Responder, canPerform: Bool)
    case textInserted(ViewID, characters: Int)
    /// A key that types nothing, and that the text input sees to itself: one for editing before any
    /// command, another where no command takes it.
    case keyKept(WordID, by: ViewID, beforeCommands: Bool)
    case notTextInput(Responder)
    case forwardedByHand(Responder, Call)

    // Time, controllers, questions
    case moment(ControllerID, Moment)
    case presentation(PresentationDecision)
    /// It was asked to present, and another one does.
    case presentsInstead(ControllerID, of: ControllerID)
    case interrupted
    case next(Responder, Responder?, NextReason)
    case converted(from: ViewID?, to: ViewID?, Point, Point)
  }
}
