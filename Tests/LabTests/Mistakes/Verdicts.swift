import Engine
import Testing

/// What the question of a mistake gets for an answer: by the rules, and by the mistaken ones.
struct Verdict: Sendable, CustomTestStringConvertible {
  let mistake: Mistake
  /// The text of the field that the question asks about; nil for nobody.
  let uikit: String?
  let mistaken: String?

  init(_ mistake: Mistake, uikit: String?, mistaken: String?) {
    self.mistake = mistake
    self.uikit = uikit
    self.mistaken = mistaken
  }

  var testDescription: String { mistake.rawValue }

  static let all: [Verdict] = [
    Verdict(.disabledGoesToParent, uikit: "B", mistaken: "A"),
    Verdict(.disabledEndsDelivery, uikit: "B", mistaken: nil),
    Verdict(.disabledCoversViewOnly, uikit: "view", mistaken: "B"),
    Verdict(.hiddenCoversViewOnly, uikit: "view", mistaken: "B"),
    Verdict(.interactionOffCoversViewOnly, uikit: "view", mistaken: "B"),
    Verdict(.interactionOffTakesTouches, uikit: "A", mistaken: "B"),
    Verdict(.hiddenTakesTouches, uikit: "A", mistaken: "B"),
    Verdict(.transparentTakesTouches, uikit: "A", mistaken: "B"),
    Verdict(.disabledControlTakesTouches, uikit: "A", mistaken: "B"),
    Verdict(.alphaIsMultiplied, uikit: "B", mistaken: "A"),
    Verdict(.subviewsFirstToLast, uikit: "C", mistaken: "B"),
    Verdict(.superviewComesFirst, uikit: "B", mistaken: "A"),
    Verdict(.deepestViewWins, uikit: "C", mistaken: "D"),
    Verdict(.nilRulesOutSuperview, uikit: "D", mistaken: "B"),
    Verdict(.outsideReachableUnlessClipped, uikit: "view", mistaken: "B"),
    Verdict(.outsideAlwaysReachable, uikit: "view", mistaken: "B"),
    Verdict(.enlargedAreaEscapesParent, uikit: "view", mistaken: "B"),
    Verdict(.edgesInclusive, uikit: "view", mistaken: "A"),
    Verdict(.boundsOriginIgnored, uikit: "B", mistaken: "S"),
    Verdict(.pointIsNotConverted, uikit: "B", mistaken: "A"),
    Verdict(.frameIsHitArea, uikit: "view", mistaken: "A"),
    Verdict(.transformIgnored, uikit: "A", mistaken: "view"),
    Verdict(.zPositionDecides, uikit: "B", mistaken: "A"),
    Verdict(.hitWhereSeen, uikit: "view", mistaken: "A"),
    Verdict(.cutAwayIsNotHit, uikit: "A", mistaken: "view"),
    Verdict(.keyWindowTakesAll, uikit: "P", mistaken: "view"),
    Verdict(.windowLevelsIgnored, uikit: "High", mistaken: "Late"),
    Verdict(.touchStopsAtHitView, uikit: "A", mistaken: nil),
    Verdict(.unhandledFallsToSibling, uikit: "A", mistaken: "B"),
    Verdict(.eventsGoDownTheChain, uikit: "B", mistaken: "controller"),
    Verdict(.handledGoesOn, uikit: nil, mistaken: "A"),
    Verdict(.handlerAlwaysEnds, uikit: "A", mistaken: nil),
    Verdict(.chainSkipsControllers, uikit: "controller", mistaken: nil),
    Verdict(.controllersAfterWindow, uikit: "controller", mistaken: "window"),
    Verdict(.presentedGoesToWindow, uikit: "controller", mistaken: nil),
    Verdict(.chainEndsAtWindow, uikit: "app", mistaken: nil),
    Verdict(.delegateNotInChain, uikit: "delegate", mistaken: nil),
    Verdict(.tapMakesFirstResponder, uikit: nil, mistaken: "B"),
    Verdict(.tapElsewhereResigns, uikit: "T", mistaken: nil),
    Verdict(.textFieldWaitsForCode, uikit: "T", mistaken: nil),
    Verdict(.returnEndsEditing, uikit: "T", mistaken: nil),
    Verdict(.keyboardLetsTouchesThrough, uikit: nil, mistaken: "B"),
    Verdict(.everyoneCanBecome, uikit: nil, mistaken: "A"),
    Verdict(.currentIsNotAsked, uikit: "T", mistaken: "U"),
    Verdict(.becomesBeforeWindow, uikit: nil, mistaken: "T"),
    Verdict(.touchesGoToFirstResponder, uikit: "A", mistaken: "T"),
    Verdict(.shakeGoesToFrontController, uikit: "A", mistaken: "controller"),
    Verdict(.pressesGoToFirstResponder, uikit: "B", mistaken: "T"),
    Verdict(.onlyFirstResponderIsAsked, uikit: "A", mistaken: nil),
    Verdict(.recognizersOnlyOnHitView, uikit: "T", mistaken: nil),
    Verdict(.handlerKeepsTouchFromRecognizers, uikit: "T", mistaken: nil),
    Verdict(.anyControlBeatsRecognizers, uikit: "T", mistaken: "C"),
    Verdict(.ancestorTapBeatsButton, uikit: "B", mistaken: "T"),
    Verdict(.controlRefusesRecognizers, uikit: "T", mistaken: "B"),
    Verdict(.ancestorRecognizerWins, uikit: "TB", mistaken: "TA"),
    Verdict(.nestedTapsBothFire, uikit: nil, mistaken: "TA"),
    Verdict(.failureRequirementIgnored, uikit: nil, mistaken: "S"),
    Verdict(.singleTapAlwaysWaits, uikit: "S", mistaken: nil),
    Verdict(.recognitionLeavesTouches, uikit: "touchesCancelled", mistaken: "touchesEnded"),
    Verdict(.viewHearsAfterFailure, uikit: "A", mistaken: nil),
    Verdict(.longPressFiresOnLift, uikit: "began", mistaken: "ended"),
    Verdict(.scrollIsDrag, uikit: "possible", mistaken: "ended"),
    Verdict(.zeroPressOnlyWatches, uikit: nil, mistaken: "B"),
    Verdict(.multiTouchByDefault, uikit: nil, mistaken: "A"),
    Verdict(.touchFollowsFinger, uikit: "A", mistaken: "B"),
    Verdict(.leavingViewCancels, uikit: "touchesMoved", mistaken: "touchesCancelled"),
    Verdict(.noCancelledPhase, uikit: "touchesCancelled", mistaken: "touchesEnded"),
    Verdict(.upInsideNeedsBounds, uikit: "B", mistaken: nil),
    Verdict(.actionFiresOnTouchDown, uikit: nil, mistaken: "B"),
    Verdict(.controlPassesTouchesOn, uikit: nil, mistaken: "A"),
    Verdict(.controlTakesSubviewTouches, uikit: nil, mistaken: "B"),
    Verdict(.scrollViewPassesTouchesOn, uikit: "S", mistaken: "controller"),
    Verdict(.nilTargetReachesNobody, uikit: "controller", mistaken: nil),
    Verdict(.nilTargetFromSender, uikit: "T", mistaken: "controller"),
  ]
}
