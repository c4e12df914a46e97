import Engine

extension Mistake {
  private static let rulebooks: [Mistake: Rulebook] = {
    var books: [Mistake: Rulebook] = [:]
    for mistake in allCases { books[mistake] = Rulebook.uikit.with(mistake) }
    return books
  }()

  /// UIKit's rules with this mistake in them.
  var rulebook: Rulebook { Mistake.rulebooks[self] ?? Rulebook.uikit.with(self) }

  /// Those that can change who is hit.
  static let aboutHitTesting: [Mistake] = [
    .disabledGoesToParent, .disabledEndsDelivery, .disabledCoversViewOnly,
    .interactionOffTakesTouches, .hiddenTakesTouches, .transparentTakesTouches,
    .disabledControlTakesTouches, .alphaIsMultiplied, .subviewsFirstToLast, .superviewComesFirst,
    .deepestViewWins, .nilRulesOutSuperview, .outsideReachableUnlessClipped,
    .outsideAlwaysReachable, .enlargedAreaEscapesParent, .edgesInclusive, .boundsOriginIgnored,
    .pointIsNotConverted, .frameIsHitArea, .transformIgnored, .keyWindowTakesAll,
    .windowLevelsIgnored,
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
    switch ask.event {
    case .hitTest(let spot): changing([spot])
    case .chain: Mistake.aboutTheChain
    case .becoming: Mistake.aboutBecoming
    case .shake:
      Mistake.aboutTheWay + [.shakeGoesToFrontController, .onlyFirstResponderIsAsked]
    case .key, .menu: Mistake.aboutTheChain + [.onlyFirstResponderIsAsked]
    case .send: Mistake.aboutTheChain + Mistake.aboutNilTargets
    case .tap(let spot), .doubleTap(let spot), .landing(let spot), .landingAndStaying(let spot, _),
      .interruption(let spot):
      changing([spot]) + Mistake.aboutTouches
    case .drag(let a, let b), .lifting(let a, let b), .moving(let a, let b),
      .landingTogether(let a, let b), .landingSecond(let a, let b):
      changing([a, b]) + Mistake.aboutTouches
    }
  }

  /// Of those about hit testing, the ones under which another view is hit.
  private func changing(_ spots: [Spot]) -> [Mistake] {
    Mistake.aboutHitTesting.filter { mistake in
      spots.contains {
        state.scene.hitTest(screen: $0.point)
          != state.scene.hitTest(screen: $0.point, rules: mistake.rulebook)
      }
    }
  }
}

extension Mistake {
  fileprivate static let aboutTouches: [Mistake] =
    allCases.filter {
      !aboutHitTesting.contains($0) && !aboutBecoming.contains($0)
        && ![.shakeGoesToFrontController, .onlyFirstResponderIsAsked].contains($0)
    }
}
