import Engine

/// The scene and the question of every mistake, in no language.
///
/// As with the rules, each has a property of its own and the switch names them all.
enum MistakenFacts {
  static func facts(_ mistake: Mistake) -> MistakeFacts {
    switch mistake {
    case .disabledGoesToParent: disabledGoesToParent
    case .disabledEndsDelivery: disabledEndsDelivery
    case .disabledCoversViewOnly: disabledCoversViewOnly
    case .interactionOffTakesTouches: interactionOffTakesTouches
    case .hiddenTakesTouches: hiddenTakesTouches
    case .transparentTakesTouches: transparentTakesTouches
    case .disabledControlTakesTouches: disabledControlTakesTouches
    case .alphaIsMultiplied: alphaIsMultiplied
    case .subviewsFirstToLast: subviewsFirstToLast
    case .superviewComesFirst: superviewComesFirst
    case .deepestViewWins: deepestViewWins
    case .nilRulesOutSuperview: nilRulesOutSuperview
    case .outsideReachableUnlessClipped: outsideReachableUnlessClipped
    case .outsideAlwaysReachable: outsideAlwaysReachable
    case .enlargedAreaEscapesParent: enlargedAreaEscapesParent
    case .edgesInclusive: edgesInclusive
    case .boundsOriginIgnored: boundsOriginIgnored
    case .pointIsNotConverted: pointIsNotConverted
    case .frameIsHitArea: frameIsHitArea
    case .transformIgnored: transformIgnored
    case .keyWindowTakesAll: keyWindowTakesAll
    case .windowLevelsIgnored: windowLevelsIgnored
    case .touchStopsAtHitView: touchStopsAtHitView
    case .unhandledFallsToSibling: unhandledFallsToSibling
    case .eventsGoDownTheChain: eventsGoDownTheChain
    case .handledGoesOn: handledGoesOn
    case .handlerAlwaysEnds: handlerAlwaysEnds
    case .chainSkipsControllers: chainSkipsControllers
    case .controllersAfterWindow: controllersAfterWindow
    case .presentedGoesToWindow: presentedGoesToWindow
    case .chainEndsAtWindow: chainEndsAtWindow
    case .delegateNotInChain: delegateNotInChain
    case .tapMakesFirstResponder: tapMakesFirstResponder
    case .tapElsewhereResigns: tapElsewhereResigns
    case .textFieldWaitsForCode: textFieldWaitsForCode
    case .everyoneCanBecome: everyoneCanBecome
    case .currentIsNotAsked: currentIsNotAsked
    case .becomesBeforeWindow: becomesBeforeWindow
    case .touchesGoToFirstResponder: touchesGoToFirstResponder
    case .shakeGoesToFrontController: shakeGoesToFrontController
    case .onlyFirstResponderIsAsked: onlyFirstResponderIsAsked
    case .recognizersOnlyOnHitView: recognizersOnlyOnHitView
    case .handlerKeepsTouchFromRecognizers: handlerKeepsTouchFromRecognizers
    case .anyControlBeatsRecognizers: anyControlBeatsRecognizers
    case .ancestorTapBeatsButton: ancestorTapBeatsButton
    case .controlRefusesRecognizers: controlRefusesRecognizers
    case .ancestorRecognizerWins: ancestorRecognizerWins
    case .nestedTapsBothFire: nestedTapsBothFire
    case .failureRequirementIgnored: failureRequirementIgnored
    case .singleTapAlwaysWaits: singleTapAlwaysWaits
    case .recognitionLeavesTouches: recognitionLeavesTouches
    case .viewHearsAfterFailure: viewHearsAfterFailure
    case .longPressFiresOnLift: longPressFiresOnLift
    case .multiTouchByDefault: multiTouchByDefault
    case .touchFollowsFinger: touchFollowsFinger
    case .leavingViewCancels: leavingViewCancels
    case .noCancelledPhase: noCancelledPhase
    case .upInsideNeedsBounds: upInsideNeedsBounds
    case .actionFiresOnTouchDown: actionFiresOnTouchDown
    case .controlPassesTouchesOn: controlPassesTouchesOn
    case .nilTargetReachesNobody: nilTargetReachesNobody
    case .nilTargetFromSender: nilTargetFromSender
    }
  }
}
