/// Every point on which UIKit, the documents and learners differ, as data.
///
/// `uikit` and `documents` are two rulebooks, and a misconception is one more, made by changing a
/// field. One engine runs them all.
public struct Rulebook: Equatable, Sendable {
  /// Which of a view's properties keep a hit test out.
  public var gates: Gates {
    get { said.gates.subtracting(mistakes.openedGates) }
    set { said.gates = newValue }
  }
  /// What alpha of exactly 0.01 does (C1, X02).
  public var alphaLimit = AlphaLimit.singlePrecision
  /// Do the gates come before `point(inside:)` (C17, X05)?
  public var gatesFirst = true
  public var subviewOrder: SubviewOrder {
    get { mistakes.contains(.subviewsFirstToLast) ? .firstToLast : said.subviewOrder }
    set { said.subviewOrder = newValue }
  }
  /// Which windows a touch is offered to (U-WN-01, X32).
  public var touchWindow: TouchWindow {
    get { mistakes.contains(.keyWindowTakesAll) ? .key : said.touchWindow }
    set { said.touchWindow = newValue }
  }
  /// Does the chain go from the window to its `UIWindowScene` (C8)?
  public var windowSceneInChain = true
  /// Does a view hear a touch while its recognizers are undecided (C12, X44)?
  public var viewHears: ViewHears {
    get { mistakes.contains(.viewHearsAfterFailure) ? .afterRecognizersFail : said.viewHears }
    set { said.viewHears = newValue }
  }
  /// Where the search for a nil target starts (C3, X17).
  public var nilTargetStart: NilTargetStart {
    get { mistakes.contains(.nilTargetFromSender) ? .sender : said.nilTargetStart }
    set { said.nilTargetStart = newValue }
  }
  /// Who hears a shake when there is no first responder (C6).
  public var withoutFirstResponder = WithoutFirstResponder.frontMostController
  /// Does UIKit remember a text input that asked too early (C7)?
  public var remembersTextInputs = true
  /// Is the new text input's delegate asked before the old one's (C30)?
  public var asksNewFieldFirst = true
  /// Does UIKit's view behind what is presented take the touches beside it (U-PC-04)?
  public var transitionViews = true
  /// Does a tap on the dimming view dismiss a sheet (C33)?
  public var dimmingTapDismisses = true
  /// Does the touch that stops a scroll reach the content (C26)?
  public var stoppingTouchReachesContent = false
  /// Does a touch make its window key (C13)?
  public var touchMakesWindowKey = false
  /// What becomes of a touch whose view is removed (C10)?
  public var removedView = RemovedView.cancelsTouch
  /// Which of two equal recognizers on one view wins (C5)?
  public var sameViewWinner = SameViewWinner.lastAdded
  /// Which views are asked whether a gesture should begin (C19)?
  public var shouldBeginAsks = ShouldBeginAsks.hitView
  /// Is the delegate asked before the view (C20)?
  public var delegateFirst = false
  /// Is the delegate of the one that would be prevented asked first (C21)?
  public var preventedFirst = false
  /// When does a long press of no time begin (C22)?
  public var zeroPress = ZeroPress.sameEvent
  /// What does an extra finger do to a pan under way (C23)?
  public var extraFinger = ExtraFinger.ignored
  /// Does a text field's own tap cancel its touch (U-CT-32)?
  public var fieldTapCancels = true
  /// Does primaryActionTriggered come before the event that it goes with (C27)?
  public var primaryActionFirst = false
  /// When does a stepper step (C29)?
  public var stepperSteps = StepperSteps.down
  /// Does Return end the editing where somebody listens to editingDidEndOnExit (C31)?
  public var endOnExitResigns = true
  /// Which of the controllers around a child presents (C32)?
  public var presenter = Presenter.outermost
  /// Do buttons keep their tap from an ancestor's recognizer (U-GR-15)?
  public var buttonsKeepTheirTap: Bool {
    get { said.buttonsKeepTheirTap && !mistakes.contains(.ancestorTapBeatsButton) }
    set { said.buttonsKeepTheirTap = newValue }
  }
  /// How far outside its bounds a control still tracks as inside (C4).
  public var controlSlack: Double {
    mistakes.contains(.upInsideNeedsBounds) ? 0 : numbers.controlSlack
  }
  public var numbers = GestureNumbers()
  /// What a learner has got wrong. Where it is about one of the points above it goes before what the
  /// rules say of it, and that is in force again once the mistake is mended.
  public var mistakes: Mistakes = []
  private var said = Said()

  public init() {}

  /// As UIKit behaves; where nobody knows, as the contested points advise.
  public static let uikit = Rulebook()

  /// As the documents tell it, where they differ from UIKit.
  public static let documents: Rulebook = {
    var rules = Rulebook()
    rules.alphaLimit = .below
    rules.touchWindow = .key
    rules.windowSceneInChain = false
    rules.viewHears = .afterRecognizersFail
    rules.nilTargetStart = .sender
    rules.withoutFirstResponder = .nobody
    rules.remembersTextInputs = false
    return rules
  }()
}

/// What the rules say of the points on which learners have thoughts of their own.
private struct Said: Equatable {
  var gates = Gates.all
  var subviewOrder = SubviewOrder.lastToFirst
  var touchWindow = TouchWindow.underFinger
  var viewHears = ViewHears.alongsideRecognizers
  var nilTargetStart = NilTargetStart.firstResponderElseSender
  var buttonsKeepTheirTap = true
}

/// The properties that can keep a view and its subviews out of a hit test (GT01 to GT04).
public struct Gates: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let hidden = Gates(rawValue: ViewFlags.hidden.rawValue)
  public static let interaction = Gates(rawValue: ViewFlags.interactionOff.rawValue)
  public static let alpha = Gates(rawValue: ViewFlags.alphaBelowLimit.rawValue)
  public static let animation = Gates(rawValue: ViewFlags.animationRefusesTouches.rawValue)
  public static let disabledControl = Gates(rawValue: ViewFlags.disabledControl.rawValue)
  public static let all: Gates = [.hidden, .interaction, .alpha, .animation, .disabledControl]
}

/// One closed gate.
public enum Gate: String, CaseIterable, Hashable, Sendable {
  case hidden, userInteraction, alpha, animation, disabledControl
}

public enum AlphaLimit: String, CaseIterable, Sendable {
  /// Kept in single precision, 0.01 is a little less than 0.01, and so too low.
  case singlePrecision = "single-precision"
  /// `alpha < 0.01`: 0.01 itself is touched.
  case below
  /// `alpha <= 0.01`: 0.01 itself is not.
  case belowOrEqual = "below-or-equal"
}

public enum SubviewOrder: String, CaseIterable, Sendable {
  case lastToFirst = "last-to-first"
  case firstToLast = "first-to-last"
}

public enum TouchWindow: String, CaseIterable, Sendable {
  case underFinger = "under-finger"
  case key
}

public enum ViewHears: String, CaseIterable, Sendable {
  case alongsideRecognizers = "alongside"
  case afterRecognizersFail = "after-failure"
}

public enum NilTargetStart: String, CaseIterable, Sendable {
  case firstResponderElseSender = "first-responder"
  case sender
}

public enum WithoutFirstResponder: String, CaseIterable, Sendable {
  case frontMostController = "front-controller"
  case nobody
}

public enum RemovedView: String, CaseIterable, Sendable {
  case cancelsTouch = "cancels"
  case detachesTouch = "detaches"
}

public enum SameViewWinner: String, CaseIterable, Sendable {
  case lastAdded = "last-added"
  case firstAdded = "first-added"
}

public enum ShouldBeginAsks: String, CaseIterable, Sendable {
  case hitView = "hit-view"
  /// The recognizer's own view as well.
  case ownViewToo = "own-view-too"
}

public enum ZeroPress: String, CaseIterable, Sendable {
  /// Before the view hears of the touch.
  case sameEvent = "same-event"
  /// When the view has heard of its beginning.
  case nextTurn = "next-turn"
}

public enum ExtraFinger: String, CaseIterable, Sendable {
  case ignored, ends
}

public enum StepperSteps: String, CaseIterable, Sendable {
  case down, lift
}

public enum Presenter: String, CaseIterable, Sendable {
  case outermost
  /// The nearest whose view covers the window.
  case nearest
}

/// Times in seconds, distances in points, angles in degrees.
public struct GestureNumbers: Equatable, Sendable {
  /// How far outside its bounds a control still tracks as inside (C4).
  public var controlSlack = 70.0
  /// From one tap's end to the next one's start (C9, U-GR-20).
  public var tapInterval = 0.35
  /// How far a finger may stray in a tap, and a tap from the last (C15).
  public var tapMovement = 45.0
  public var tapMaximumPress = 0.75
  public var panStart = 10.0
  /// Points a second at which a sheet or a swipe back is flung. A guess.
  public var flingSpeed = 600.0
  public var swipeDistance = 50.0
  public var swipeTime = 0.5
  /// How far sideways a swipe may stray (U-GR-51).
  public var swipeSideways = 100.0
  /// How near to an edge of the screen a finger comes in from it (C24).
  public var edgeRegion = 20.0
  public var pinchStart = 8.0
  public var rotationStart = 2.0
  /// How long a scroll view keeps a touch from its content (U-SV-02).
  public var contentDelay = 0.15
  /// How far around its thumb a slider is still gripped (C28).
  public var sliderThumbSlack = 8.0
  /// From one step of a stepper that is held to the next (C29).
  public var stepperRepeat = 0.5

  public init() {}
}
