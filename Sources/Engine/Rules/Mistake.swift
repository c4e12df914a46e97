/// One wrong idea about how events are delivered, as a change of the rules.
///
/// The raw value is its name at the prompt: `rules mistakes=disabled-goes-to-parent`.
public enum Mistake: String, CaseIterable, Hashable, Sendable {
  // Hit testing: gates
  case disabledGoesToParent = "disabled-goes-to-parent"
  case disabledEndsDelivery = "disabled-ends-delivery"
  case disabledCoversViewOnly = "disabled-covers-view-only"
  case interactionOffTakesTouches = "interaction-off-takes-touches"
  case hiddenTakesTouches = "hidden-takes-touches"
  case transparentTakesTouches = "transparent-takes-touches"
  case disabledControlTakesTouches = "disabled-control-takes-touches"
  case alphaIsMultiplied = "alpha-is-multiplied"

  // Hit testing: the search
  case subviewsFirstToLast = "subviews-first-to-last"
  case superviewComesFirst = "superview-comes-first"
  case deepestViewWins = "deepest-view-wins"
  case nilRulesOutSuperview = "nil-rules-out-superview"

  // Hit testing: geometry
  case outsideReachableUnlessClipped = "outside-reachable-unless-clipped"
  case outsideAlwaysReachable = "outside-always-reachable"
  case enlargedAreaEscapesParent = "enlarged-area-escapes-parent"
  case edgesInclusive = "edges-inclusive"
  case boundsOriginIgnored = "bounds-origin-ignored"
  case pointIsNotConverted = "point-is-not-converted"
  case frameIsHitArea = "frame-is-hit-area"
  case transformIgnored = "transform-ignored"

  // Windows
  case keyWindowTakesAll = "key-window-takes-all"
  case windowLevelsIgnored = "window-levels-ignored"

  // The chain
  case touchStopsAtHitView = "touch-stops-at-hit-view"
  case unhandledFallsToSibling = "unhandled-falls-to-sibling"
  case eventsGoDownTheChain = "events-go-down-the-chain"
  case handledGoesOn = "handled-goes-on"
  case handlerAlwaysEnds = "handler-always-ends"
  case chainSkipsControllers = "chain-skips-controllers"
  case controllersAfterWindow = "controllers-after-window"
  case presentedGoesToWindow = "presented-goes-to-window"
  case chainEndsAtWindow = "chain-ends-at-window"
  case delegateNotInChain = "app-delegate-not-in-chain"

  // First responder
  case tapMakesFirstResponder = "tap-makes-first-responder"
  case tapElsewhereResigns = "tap-elsewhere-resigns"
  case textFieldWaitsForCode = "text-field-waits-for-code"
  case everyoneCanBecome = "everyone-can-become-first-responder"
  case currentIsNotAsked = "current-is-not-asked-to-resign"
  case becomesBeforeWindow = "becomes-before-window"
  case touchesGoToFirstResponder = "touches-go-to-first-responder"
  case shakeGoesToFrontController = "shake-goes-to-front-controller"
  case onlyFirstResponderIsAsked = "only-first-responder-is-asked"

  // Recognizers
  case recognizersOnlyOnHitView = "recognizers-only-on-hit-view"
  case handlerKeepsTouchFromRecognizers = "handler-keeps-touch-from-recognizers"
  case anyControlBeatsRecognizers = "any-control-beats-recognizers"
  case ancestorTapBeatsButton = "ancestor-tap-beats-button"
  case controlRefusesRecognizers = "control-refuses-recognizers"
  case ancestorRecognizerWins = "ancestor-recognizer-wins"
  case nestedTapsBothFire = "nested-taps-both-fire"
  case failureRequirementIgnored = "failure-requirement-ignored"
  case singleTapAlwaysWaits = "single-tap-always-waits"
  case recognitionLeavesTouches = "recognition-leaves-touches"
  case viewHearsAfterFailure = "view-hears-after-failure"
  case longPressFiresOnLift = "long-press-fires-on-lift"

  // Touches and controls
  case multiTouchByDefault = "multi-touch-by-default"
  case touchFollowsFinger = "touch-follows-finger"
  case leavingViewCancels = "leaving-view-cancels-touch"
  case noCancelledPhase = "no-cancelled-phase"
  case upInsideNeedsBounds = "up-inside-needs-bounds"
  case actionFiresOnTouchDown = "action-fires-on-touch-down"
  case controlPassesTouchesOn = "control-passes-touches-on"
  case nilTargetReachesNobody = "nil-target-reaches-nobody"
  case nilTargetFromSender = "nil-target-from-sender"
}
