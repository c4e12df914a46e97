import Engine
import Lab

extension Mistake {
  private static let rulebooks: [Mistake: Rulebook] = {
    var books: [Mistake: Rulebook] = [:]
    for mistake in allCases { books[mistake] = Rulebook.uikit.with(mistake) }
    return books
  }()

  /// UIKit's rules with this mistake in them.
  var rulebook: Rulebook { Mistake.rulebooks[self] ?? Rulebook.uikit.with(self) }

  /// Those that can change who is hit.
  static let aboutHitTesting: [Mistake] =
    allCases.filter { hitTesting.contains($0) } + [
      .interactionOffTakesTouches, .hiddenTakesTouches, .transparentTakesTouches,
      .disabledControlTakesTouches, .subviewsFirstToLast, .keyWindowTakesAll, .windowLevelsIgnored,
    ]

  /// Those that can change what follows what in the chain.
  static let aboutTheChain: [Mistake] = [
    .chainSkipsControllers, .controllersAfterWindow, .presentedGoesToWindow, .chainEndsAtWindow,
    .delegateNotInChain,
  ]

  /// Those that can change who hears of an event, wherever it starts.
  static let aboutTheWay: [Mistake] =
    aboutTheChain + [.eventsGoDownTheChain, .handledGoesOn, .handlerAlwaysEnds]

  static let aboutNilTargets: [Mistake] = [.nilTargetReachesNobody, .nilTargetFromSender]

  static let aboutBecoming: [Mistake] = [
    .everyoneCanBecome, .currentIsNotAsked, .becomesBeforeWindow,
  ]
}

extension Sketch {
  /// The mistakes that can change the answer. Those that cannot are not worth a run.
  var relevantMistakes: [Mistake] {
    let relevant = relevantMistakes(for: ask.event)
    return Mistake.allCases.filter { relevant.contains($0) }
  }

  private func relevantMistakes(for event: Ask.Event) -> Set<Mistake> {
    switch event {
    case .hitTest(let spot): changing([spot])
    case .chain: Set(Mistake.aboutTheChain)
    case .call: []
    case .becoming: Set(Mistake.aboutBecoming)
    case .shake:
      Set(Mistake.aboutTheWay + [.shakeGoesToFrontController, .onlyFirstResponderIsAsked])
    case .key("return"): [.returnEndsEditing]
    case .press:
      Set(Mistake.aboutTheWay + [.pressesGoToFirstResponder, .onlyFirstResponderIsAsked])
    case .scroll(let spot): changing([spot]).union([.scrollIsDrag, .failureRequirementIgnored])
    case .key, .menu: Set(Mistake.aboutTheChain + [.onlyFirstResponderIsAsked])
    case .send: Set(Mistake.aboutTheChain + Mistake.aboutNilTargets)
    case .tap(let spot), .doubleTap(let spot), .landing(let spot), .landingAndStaying(let spot, _),
      .pressing(let spot):
      changing([spot]).union(mistakesAboutTouches)
    case .drag(let a, let b), .lifting(let a, let b), .moving(let a, let b),
      .landingTogether(let a, let b),
      .landingSecond(let a, let b):
      changing([a, b]).union(mistakesAboutTouches)
    case .then(let first, let second):
      relevantMistakes(for: first).union(relevantMistakes(for: second))
    case .inTurn(let events):
      events.reduce(into: []) { $0.formUnion(relevantMistakes(for: $1)) }
    }
  }

  /// Of those about hit testing, the ones under which another view is hit.
  private func changing(_ spots: [Spot]) -> Set<Mistake> {
    Set(
      Mistake.aboutHitTesting.filter { mistake in
        spots.contains {
          state.scene.hitTest(screen: $0.point)
            != state.scene.hitTest(screen: $0.point, rules: mistake.rulebook)
        }
      })
  }
}

extension Sketch {
  /// Of those about touches, the ones that find something in this scene to be about.
  private var mistakesAboutTouches: Set<Mistake> {
    let scene = state.scene
    var mistakes = Set(Mistake.aboutTheWay)
    mistakes.formUnion([
      .touchStopsAtHitView, .unhandledFallsToSibling, .multiTouchByDefault, .touchFollowsFinger,
      .leavingViewCancels, .noCancelledPhase, .tapMakesFirstResponder,
    ])
    if scene.recognizers.contains(where: { $0.origin == .user }) {
      mistakes.formUnion(Mistake.aboutRecognizers)
    }
    if scene.views.contains(where: { $0.kind.isControl }) {
      mistakes.formUnion([
        .upInsideNeedsBounds, .actionFiresOnTouchDown, .controlPassesTouchesOn,
        .nilTargetReachesNobody, .nilTargetFromSender, .controlTakesSubviewTouches,
      ])
    }
    if scene.views.contains(where: { $0.kind.isScrollView }) {
      mistakes.insert(.scrollViewPassesTouchesOn)
    }
    if scene.firstResponder != nil || scene.views.contains(where: { $0.kind.isTextInput }) {
      mistakes.formUnion([
        .tapElsewhereResigns, .textFieldWaitsForCode, .touchesGoToFirstResponder,
      ])
    }
    if !scene.hasHardwareKeyboard { mistakes.insert(.keyboardLetsTouchesThrough) }
    return mistakes
  }
}

extension Mistake {
  fileprivate static let aboutRecognizers: [Mistake] = [
    .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers, .anyControlBeatsRecognizers,
    .ancestorTapBeatsButton, .controlRefusesRecognizers, .ancestorRecognizerWins,
    .nestedTapsBothFire, .failureRequirementIgnored, .singleTapAlwaysWaits,
    .recognitionLeavesTouches, .viewHearsAfterFailure, .longPressFiresOnLift,
    .zeroPressOnlyWatches,
  ]
}
