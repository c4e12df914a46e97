import Depth
import Engine
import Testing

/// The engine is broken on purpose, one rule at a time, and the demonstrations must notice.
@Suite("Every deliberate break of the engine is noticed")
struct MutantTests {
  static let demonstrations = Demonstration.all + Demonstration.facts

  @Test(arguments: Demonstration.facts) func facts(_ each: Demonstration) { each.perform() }

  @Test(arguments: Mistake.allCases) func isNoticed(_ mistake: Mistake) throws {
    let rule = try #require(Self.noticedBy[mistake], "nobody is known to notice \(mistake)")
    let shown = Self.demonstrations.filter { $0.rule == rule }
    #expect(shown.contains { $0.notices(mistake) }, "\(rule.rawValue) does not notice \(mistake)")
  }

  @Test("All demonstrations on all mutants", .enabled(if: Depth.isNightly))
  func matrix() {
    var noticed = 0
    for mistake in Mistake.allCases {
      let rules = Self.demonstrations.filter { $0.notices(mistake) }.map { $0.rule.rawValue }
      noticed += rules.isEmpty ? 0 : 1
      print("mutant: \(mistake.rawValue): noticed by \(rules.count)", terminator: "  ")
      print(rules.prefix(8).joined(separator: " "))
    }
    print("counted: \(noticed) of \(Mistake.allCases.count) mutants noticed")
    #expect(noticed == Mistake.allCases.count)
  }

  /// One demonstration for each that fails on it; most are noticed by many more.
  static let noticedBy: [Mistake: Rule] = [
    .disabledGoesToParent: .ht03,
    .disabledEndsDelivery: .ht03,
    .disabledCoversViewOnly: .ev10,
    .hiddenCoversViewOnly: .gt04,
    .interactionOffCoversViewOnly: .ev10,
    .interactionOffTakesTouches: .ev10,
    .hiddenTakesTouches: .ht03,
    .transparentTakesTouches: .gt04,
    .disabledControlTakesTouches: .uHT16,
    .alphaIsMultiplied: .ht04,
    .subviewsFirstToLast: .ht03,
    .superviewComesFirst: .ev03,
    .deepestViewWins: .ht03,
    .nilRulesOutSuperview: .ht03,
    .outsideReachableUnlessClipped: .ht03,
    .outsideAlwaysReachable: .ht03,
    .enlargedAreaEscapesParent: .ht03,
    .edgesInclusive: .ht04,
    .boundsOriginIgnored: .ht04,
    .pointIsNotConverted: .ev03,
    .frameIsHitArea: .ht04,
    .transformIgnored: .ht04,
    .zPositionDecides: .uHT11,
    .hitWhereSeen: .uHT14,
    .cutAwayIsNotHit: .uHT12,
    .keyWindowTakesAll: .uWN01,
    .windowLevelsIgnored: .uWN02,
    .touchStopsAtHitView: .ev03,
    .unhandledFallsToSibling: .uTD01,
    .eventsGoDownTheChain: .ev03,
    .handledGoesOn: .ch04,
    .handlerAlwaysEnds: .ch06,
    .chainSkipsControllers: .ch05,
    .controllersAfterWindow: .ch05,
    .presentedGoesToWindow: .uRC09,
    .chainEndsAtWindow: .ev03,
    .delegateNotInChain: .ev03,
    .tapMakesFirstResponder: .ev06,
    .tapElsewhereResigns: .ev06,
    .textFieldWaitsForCode: .ch19,
    .returnEndsEditing: .uFR15,
    .keyboardLetsTouchesThrough: .uFR18,
    .everyoneCanBecome: .fr02,
    .currentIsNotAsked: .uFR03,
    .becomesBeforeWindow: .fr03,
    .touchesGoToFirstResponder: .ev06,
    .shakeGoesToFrontController: .ev06,
    .pressesGoToFirstResponder: .pr01,
    .onlyFirstResponderIsAsked: .ch19,
    .recognizersOnlyOnHitView: .gr08,
    .handlerKeepsTouchFromRecognizers: .uGR03,
    .anyControlBeatsRecognizers: .uGR16,
    .ancestorTapBeatsButton: .uGR15,
    .controlRefusesRecognizers: .uGR17,
    .ancestorRecognizerWins: .gr08,
    .nestedTapsBothFire: .gr08,
    .failureRequirementIgnored: .uGR13,
    .singleTapAlwaysWaits: .uGR13,
    .recognitionLeavesTouches: .gr07,
    .viewHearsAfterFailure: .gr07,
    .longPressFiresOnLift: .uGR08,
    .scrollIsDrag: .uPT01,
    .zeroPressOnlyWatches: .uGR44,
    .multiTouchByDefault: .to16,
    .touchFollowsFinger: .to11,
    .leavingViewCancels: .to11,
    .noCancelledPhase: .to12,
    .upInsideNeedsBounds: .pi07,
    .actionFiresOnTouchDown: .ac07,
    .controlPassesTouchesOn: .ac01,
    .controlTakesSubviewTouches: .uCT16,
    .scrollViewPassesTouchesOn: .uSV12,
    .nilTargetReachesNobody: .ch19,
    .nilTargetFromSender: .uCT10,
  ]
}
