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
    case actionSearch(Word, from: Responder?, NilTargetReason)
    case actionAsked(Word, Responder, implements: Bool)
    /// It has the method, and says that it cannot perform it just now.
    case actionRefused(Word, Responder, inMenu: Bool)
    case actionSent(Word, to: Object, sender: Object?, event: ControlEvents)
    case actionUnheard(Word)
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
    case keyCommand(Word, Responder, matches: Bool)
    case menuAsked(Word, Responder, canPerform: Bool)
    case textInserted(ViewID, characters: Int)
    /// A key that types nothing, and that the text input sees to itself: one for editing before any
    /// command, another where no command takes it.
    case keyKept(Word, by: ViewID, beforeCommands: Bool)
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

/// A method that was called on a responder.
public enum Call: Hashable, Sendable {
  case touches(TouchMessage)
  case motion(MotionMessage)
  case remoteControl(RemoteCommand)
  case presses(TouchMessage, PressType)
  /// The press of a key.
  case key(TouchMessage, Word)

  public var method: String {
    switch self {
    case .touches(let message): message.touchMethod
    case .motion(let message): message.method
    case .remoteControl: "remoteControlReceived"
    case .presses(let message, _), .key(let message, _): message.pressMethod
    }
  }

  var message: Message {
    switch self {
    case .touches(let message): .touches(message)
    case .motion(let message): .motion(message)
    case .remoteControl: .remoteControl
    case .presses(let message, _), .key(let message, _): .presses(message)
    }
  }
}

/// What a responder did with a call.
public enum Response: String, CaseIterable, Sendable {
  /// Its method ends there.
  case handled
  /// Its method does its work and calls super.
  case handledThenForwarded
  /// It does not implement the method: UIResponder's passes the call on (CH05).
  case forwarded
  /// A control tracks the touch and passes nothing on (U-CT-06).
  case tracked
  /// A scroll view keeps it: its own methods do not call super (U-SV-11).
  case kept

  public var isHandled: Bool { self != .forwarded }
  public var goesOn: Bool { self == .forwarded || self == .handledThenForwarded }
}

public enum PassedOver: String, CaseIterable, Sendable {
  /// Touches go to the key window alone, under the documents' rule.
  case notKey
  /// It is in no scene (U-WN-13).
  case noScene
  /// Its hit test gave nil.
  case answeredNil
}

public enum Withheld: Equatable, Sendable {
  /// `isMultipleTouchEnabled` is NO, and the view has a finger already (U-TD-08).
  case secondFinger
  /// Another view that is exclusive has a touch.
  case otherIsExclusive(ViewID)
  /// This view is exclusive, and another one has a touch.
  case viewIsExclusive(ViewID)
  /// A scroll view's `touchesShouldBegin` says NO (U-SV-13).
  case scrollViewRefuses(ViewID)
  /// The touch closes a row's swipe actions (U-SV-26).
  case closesSwipe(ViewID)
  /// The touch stops a scroll view that goes on by itself (U-SV-15).
  case stopsScrolling(ViewID)
}

public enum HeldBy: Equatable, Sendable {
  case recognizer(RecognizerID)
  case scrollView(ViewID, until: Double)
}

/// Why a recognizer does not get a touch or a press (U-GR-21).
public enum GestureRefusal: Equatable, Sendable {
  case disabled
  case touchType(TouchType)
  /// It has a touch of another type.
  case otherType(TouchType, first: TouchType)
  case button(PointerButton)
  case pressType(PressType)
  /// Its `allowedScrollTypesMask` has no such scroll (U-PT-01).
  case scrollType(ScrollDevice)
  /// Its class or its delegate says NO to the event.
  case event
  /// Its delegate says NO to it.
  case touch
  case press
}

/// Who is asked about a recognizer.
public enum GestureAsked: Hashable, Sendable {
  case delegate
  /// The recognizer's own class.
  case subclass
  /// A view that is touched.
  case view(ViewID)
  /// A scroll view, as the delegate of its own pan (U-GR-28).
  case scrollView(ViewID)
}

/// Why a recognizer changed its state.
public enum Cause: Equatable, Sendable {
  case recognized
  case moved
  case fingerLifted
  /// A wheel or a trackpad moves, and rests.
  case scrolled, scrollEnds
  /// Two fingers on a trackpad spread or turn, and rest.
  case transformed, transformEnds
  /// A pointer comes over the view, and leaves it (U-GR-52).
  case pointerEntered, pointerLeft
  case held(seconds: Double)
  case movedTooFar(distance: Double, limit: Double)
  case tooSlow(limit: Double)
  case tooShort(seconds: Double, limit: Double)
  case noSecondTap(limit: Double)
  /// A long press that wants taps first: the finger stayed down where one was to come.
  case heldBeforeTaps(required: Int)
  case tooManyFingers(limit: Int)
  case tooFewFingers(required: Int, seen: Int)
  case wrongDirection
  /// A swipe went so far sideways.
  case strayedSideways(distance: Double, limit: Double)
  /// The finger landed so far from the edges that a screen-edge pan is for.
  case notFromEdge(distance: Double, limit: Double)
  /// A screen-edge pan is for no edge.
  case noEdges
  case notFarEnough(distance: Double, limit: Double)
  case tapTooFarAway(distance: Double, limit: Double)
  case prevented(by: RecognizerID)
  case requiredToFail(RecognizerID)
  case controlKeepsTap(ViewID)
  /// `gestureRecognizerShouldBegin` says NO.
  case vetoed(by: GestureAsked)
  case contentKeepsTouch(ViewID)
  /// All of it fits, and its alwaysBounce is NO (U-SV-08).
  case nothingToScroll(sideways: Bool)
  /// All of it fits, and where it would always bounce its bounces is NO.
  case nothingToBounce(sideways: Bool)
  /// Its scrollEnabled is NO (U-SV-10).
  case scrollingDisabled
  /// The content is at its end that way, and a scroll view around it can go on.
  case scrolledToEnd(outer: ViewID)
  /// At its top edge a scroll view leaves the drag to the sheet that it is in (U-PC-07).
  case yieldsToSheet(ControllerID)
  /// The swipe back's own delegate says NO (U-GR-53).
  case popRefused(PopRefusal)
  case interrupted
  case viewRemoved
  /// The recognizer was taken from its view.
  case takenFromView
  case touchCancelled
  case disabled
}

/// Why a control does not track a touch.
public enum Untracked: Equatable, Sendable {
  /// Its `beginTracking` says NO (U-CT-19).
  case refused
  /// The touch is that of a view inside it (U-CT-16).
  case subview(ViewID)
  /// A finger that is so far from a slider's thumb (U-CT-26).
  case thumbMissed(distance: Double)
}

/// What keeps a value where it is.
public enum Limit: String, CaseIterable, Sendable {
  case minimum, maximum
  case firstPage = "first-page"
  case lastPage = "last-page"
  case noPages = "no-pages"
  case disabledSegment = "disabled-segment"
}

/// What a control makes of a touch.
public enum Tracking: Equatable, Sendable {
  case began
  case inside
  case outside(distance: Double)
  case entered
  case exited(distance: Double)
  case endedInside(distance: Double)
  case endedOutside(distance: Double)
  case cancelled
  /// Its `continueTracking` says NO (U-CT-19).
  case stopped
  /// In place of what it does as a finger lifts (U-CT-24).
  case menuOpens(MenuOpening)
  /// The value is another one, and `valueChanged` waits for the lift.
  case owesValue
}

/// What opens a control's menu.
public enum MenuOpening: Equatable, Sendable {
  /// Its `showsMenuAsPrimaryAction` is YES.
  case touchDown
  case held(seconds: Double)
  /// The other button of a pointer.
  case secondaryClick
}

/// Why the search for a nil target starts where it does.
public enum NilTargetReason: String, CaseIterable, Sendable {
  case firstResponder, sender, nobody
}

/// What an object answers that is asked to become, or to give up being, first responder.
public enum Answer: Equatable, Sendable {
  case yes
  case already
  case cannotBecome
  case notInWindow
  case currentRefuses(Responder)
  /// Its `shouldEndEditing` is NO.
  case currentKeepsEditing(Responder)
  /// Of the text input that is asked itself.
  case delegateRefuses
  case cannotResign
  case isNot
  case overruled
}

/// What takes typing.
public enum Input: Equatable, Sendable {
  case keyboard(for: Responder)
  case view(ViewID, for: Responder)
  case none
}

/// Why an event starts at its initial object (EV06).
public enum InitialReason: String, CaseIterable, Sendable {
  case firstResponder, focus, frontController
  /// A mistake of the rulebook's says so.
  case mistaken
}

/// Why an object's `next` is what it is.
public enum NextReason: String, CaseIterable, Sendable {
  case controllerOfView, superview, superviewOfControllerView, windowOfRoot, presenter
  case windowScene, application, delegate, delegateNotInChain, overridden, nothingAbove, end
  /// A mistake of the rulebook's says so.
  case mistaken
}
