/// One wrong idea about how events are delivered, as a change of the rules.
///
/// The raw value is its name at the prompt: `rules mistakes=disabled-goes-to-parent`.
public enum Mistake: String, CaseIterable, Hashable, Sendable {
  // Hit testing: gates
  /// A view that takes no touches answers with its superview (GT06).
  case disabledGoesToParent = "disabled-goes-to-parent"
  /// A view that takes no touches ends the search: nobody is hit (X37).
  case disabledEndsDelivery = "disabled-ends-delivery"
  /// The subviews of a view that takes no touches still take them (GT04).
  case disabledCoversViewOnly = "disabled-covers-view-only"
  /// The same of hidden views alone; other gates shut in their subviews too (GT02).
  case hiddenCoversViewOnly = "hidden-covers-view-only"
  /// The same of userInteractionEnabled alone (GT01).
  case interactionOffCoversViewOnly = "interaction-off-covers-view-only"
  case interactionOffTakesTouches = "interaction-off-takes-touches"
  case hiddenTakesTouches = "hidden-takes-touches"
  case transparentTakesTouches = "transparent-takes-touches"
  /// A disabled control is hit, and does nothing (U-HT-16).
  case disabledControlTakesTouches = "disabled-control-takes-touches"
  /// A subview's alpha is multiplied by its superviews' (U-HT-04).
  case alphaIsMultiplied = "alpha-is-multiplied"

  // Hit testing: the search
  case subviewsFirstToLast = "subviews-first-to-last"
  /// The first view on the way down takes the touch; the window and the views of controllers are
  /// stages only (HT02).
  case superviewComesFirst = "superview-comes-first"
  /// The deepest view under the finger wins, in front or not (HT07).
  case deepestViewWins = "deepest-view-wins"
  /// A nil from a subview under the finger rules out its superview as well (HT19, X08).
  case nilRulesOutSuperview = "nil-rules-out-superview"

  // Hit testing: geometry
  case outsideReachableUnlessClipped = "outside-reachable-unless-clipped"
  case outsideAlwaysReachable = "outside-always-reachable"
  /// An overridden `point(inside:)` counts outside the superview too (PI09).
  case enlargedAreaEscapesParent = "enlarged-area-escapes-parent"
  /// The right and bottom edges are inside (U-HT-06).
  case edgesInclusive = "edges-inclusive"
  /// Scrolled content is hit where it was before (U-HT-07).
  case boundsOriginIgnored = "bounds-origin-ignored"
  /// Every frame is compared with the one point that the search began with (HT10).
  case pointIsNotConverted = "point-is-not-converted"
  /// A rotated view is hit in its bounding box (U-HT-08).
  case frameIsHitArea = "frame-is-hit-area"
  /// A transformed view is hit where it would be without its transform.
  case transformIgnored = "transform-ignored"

  /// What is seen in front is asked first, by its zPosition (U-HT-11).
  case zPositionDecides = "z-position-decides"
  /// A view that is animated is hit where it is seen (U-HT-14).
  case hitWhereSeen = "hit-where-seen"
  /// What a mask or a rounded corner cuts away is not hit (U-HT-12).
  case cutAwayIsNotHit = "cut-away-is-not-hit"

  // Windows
  case keyWindowTakesAll = "key-window-takes-all"
  /// The newest window is in front, whatever the levels (U-WN-02).
  case windowLevelsIgnored = "window-levels-ignored"

  // The chain
  /// A touch that its view does not handle is lost (CH05).
  case touchStopsAtHitView = "touch-stops-at-hit-view"
  /// A touch that a view does not handle goes to the view behind it (CH05).
  case unhandledFallsToSibling = "unhandled-falls-to-sibling"
  /// The application hears of an event first, the initial object last (CH04).
  case eventsGoDownTheChain = "events-go-down-the-chain"
  case handledGoesOn = "handled-goes-on"
  /// Calling super hands nothing on (CH06).
  case handlerAlwaysEnds = "handler-always-ends"
  case chainSkipsControllers = "chain-skips-controllers"
  /// The root controller comes after the window (CH09).
  case controllersAfterWindow = "controllers-after-window"
  /// A presented controller's next is its window (VC04).
  case presentedGoesToWindow = "presented-goes-to-window"
  case chainEndsAtWindow = "chain-ends-at-window"
  case delegateNotInChain = "app-delegate-not-in-chain"

  // First responder
  /// A touch makes its view first responder (U-RC-13).
  case tapMakesFirstResponder = "tap-makes-first-responder"
  /// A touch elsewhere takes the keyboard away (U-FR-09).
  case tapElsewhereResigns = "tap-elsewhere-resigns"
  /// A text field that is tapped waits for a call (TX01).
  case textFieldWaitsForCode = "text-field-waits-for-code"
  /// Return puts the keyboard away by itself (U-FR-15).
  case returnEndsEditing = "return-ends-editing"
  /// A touch on the keyboard goes to the view beneath it (U-FR-18).
  case keyboardLetsTouchesThrough = "keyboard-lets-touches-through"
  case everyoneCanBecome = "everyone-can-become-first-responder"
  case currentIsNotAsked = "current-is-not-asked-to-resign"
  /// An object in no window becomes the key window's first responder (U-FR-04).
  case becomesBeforeWindow = "becomes-before-window"
  /// Touches start at the first responder where there is one (EV06).
  case touchesGoToFirstResponder = "touches-go-to-first-responder"
  /// A shake starts at the controller on the screen, whoever is first responder (MO01).
  case shakeGoesToFrontController = "shake-goes-to-front-controller"
  /// Presses go to the first responder, whatever has the focus (PR01).
  case pressesGoToFirstResponder = "presses-go-to-first-responder"
  /// What the first responder does not handle is lost (CH19).
  case onlyFirstResponderIsAsked = "only-first-responder-is-asked"

  // Recognizers
  case recognizersOnlyOnHitView = "recognizers-only-on-hit-view"
  /// Recognizers stand in the responder chain: a view that handles the touch keeps it from those
  /// above (U-GR-01).
  case handlerKeepsTouchFromRecognizers = "handler-keeps-touch-from-recognizers"
  case anyControlBeatsRecognizers = "any-control-beats-recognizers"
  case ancestorTapBeatsButton = "ancestor-tap-beats-button"
  /// A recognizer on a control is never recognized (U-GR-17).
  case controlRefusesRecognizers = "control-refuses-recognizers"
  case ancestorRecognizerWins = "ancestor-recognizer-wins"
  case nestedTapsBothFire = "nested-taps-both-fire"
  case failureRequirementIgnored = "failure-requirement-ignored"
  /// A tap waits for those that want more taps, asked to or not (U-GR-13).
  case singleTapAlwaysWaits = "single-tap-always-waits"
  /// Recognition takes no touches from the view (U-GR-04).
  case recognitionLeavesTouches = "recognition-leaves-touches"
  case viewHearsAfterFailure = "view-hears-after-failure"
  case longPressFiresOnLift = "long-press-fires-on-lift"
  /// A scroll by wheel or trackpad is a drag, and every pan takes it (U-PT-01).
  case scrollIsDrag = "scroll-is-drag"
  /// A long press of no time looks on, and everybody else has the touch as well (U-GR-44).
  case zeroPressOnlyWatches = "zero-press-only-watches"

  // Touches and controls
  case multiTouchByDefault = "multi-touch-by-default"
  /// Moves and the end go to the view under the finger then (TO08).
  case touchFollowsFinger = "touch-follows-finger"
  case leavingViewCancels = "leaving-view-cancels-touch"
  /// A touch that is interrupted ends (TO12, X34).
  case noCancelledPhase = "no-cancelled-phase"
  case upInsideNeedsBounds = "up-inside-needs-bounds"
  /// A button's touchUpInside comes with the finger's landing (U-CT-03).
  case actionFiresOnTouchDown = "action-fires-on-touch-down"
  /// A control hands its touches up the chain as well (U-CT-06).
  case controlPassesTouchesOn = "control-passes-touches-on"
  /// What touches a control's subview touches the control (U-CT-16).
  case controlTakesSubviewTouches = "control-takes-subview-touches"
  /// A touch that content leaves goes past a scroll view, up to the controller (U-SV-11).
  case scrollViewPassesTouchesOn = "scroll-view-passes-touches-on"
  case nilTargetReachesNobody = "nil-target-reaches-nobody"
  case nilTargetFromSender = "nil-target-from-sender"
}
