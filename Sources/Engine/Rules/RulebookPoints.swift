/// One point of a rulebook, by name: what `rules nil-target=sender` changes.
public struct RulebookPoint: Sendable {
  /// What a point can be set to.
  public enum Values: Equatable, Sendable {
    case bool
    /// One of some words.
    case choice([String])
    /// Any of some words, and none.
    case several([String])
    /// A number from 0 to `high`.
    case number(high: Double)
  }

  public let name: String
  public let values: Values
  public let get: @Sendable (Rulebook) -> Value
  /// Leaves the rulebook as it is where the value is none of `values`.
  public let set: @Sendable (inout Rulebook, Value) -> Void

  public static func named(_ name: String) -> RulebookPoint? { table.first { $0.name == name } }
}

extension RulebookPoint {
  /// Every field of a rulebook and of its gesture numbers.
  public static let table: [RulebookPoint] = choices + switches + numbers + [mistakes]

  private static let choices: [RulebookPoint] = [
    RulebookPoint(
      name: "gates", values: .several(Gate.allCases.map { $0.word }),
      get: { rules in
        .words(Gate.allCases.filter { rules.gates.contains($0.gates) }.map { $0.word })
      },
      set: { rules, value in
        guard case .words(let words) = value else { return }
        rules.gates = Gates(
          Gate.allCases.filter { words.contains($0.word) }.map { $0.gates })
      }),
    choice("alpha-limit", get: { $0.alphaLimit }, set: { $0.alphaLimit = $1 }),
    choice("subview-order", get: { $0.subviewOrder }, set: { $0.subviewOrder = $1 }),
    choice("touch-window", get: { $0.touchWindow }, set: { $0.touchWindow = $1 }),
    choice("view-hears", get: { $0.viewHears }, set: { $0.viewHears = $1 }),
    choice("nil-target", get: { $0.nilTargetStart }, set: { $0.nilTargetStart = $1 }),
    choice(
      "without-first-responder",
      get: { $0.withoutFirstResponder }, set: { $0.withoutFirstResponder = $1 }),
    choice("removed-view", get: { $0.removedView }, set: { $0.removedView = $1 }),
    choice("same-view-winner", get: { $0.sameViewWinner }, set: { $0.sameViewWinner = $1 }),
    choice("should-begin-asks", get: { $0.shouldBeginAsks }, set: { $0.shouldBeginAsks = $1 }),
    choice("zero-press", get: { $0.zeroPress }, set: { $0.zeroPress = $1 }),
    choice("extra-finger", get: { $0.extraFinger }, set: { $0.extraFinger = $1 }),
    choice("stepper-steps", get: { $0.stepperSteps }, set: { $0.stepperSteps = $1 }),
    choice("presenter", get: { $0.presenter }, set: { $0.presenter = $1 }),
  ]

  private static let switches: [RulebookPoint] = [
    bool("gates-first", get: { $0.gatesFirst }, set: { $0.gatesFirst = $1 }),
    bool(
      "window-scene-in-chain", get: { $0.windowSceneInChain }, set: { $0.windowSceneInChain = $1 }),
    bool(
      "remembers-text-inputs",
      get: { $0.remembersTextInputs }, set: { $0.remembersTextInputs = $1 }),
    bool(
      "new-field-asked-first", get: { $0.asksNewFieldFirst }, set: { $0.asksNewFieldFirst = $1 }),
    bool("transition-views", get: { $0.transitionViews }, set: { $0.transitionViews = $1 }),
    bool(
      "dimming-tap-dismisses",
      get: { $0.dimmingTapDismisses }, set: { $0.dimmingTapDismisses = $1 }),
    bool(
      "touch-makes-window-key",
      get: { $0.touchMakesWindowKey }, set: { $0.touchMakesWindowKey = $1 }),
    bool(
      "stopping-touch-reaches-content",
      get: { $0.stoppingTouchReachesContent }, set: { $0.stoppingTouchReachesContent = $1 }),
    bool(
      "buttons-keep-their-tap",
      get: { $0.buttonsKeepTheirTap }, set: { $0.buttonsKeepTheirTap = $1 }),
    bool("delegate-first", get: { $0.delegateFirst }, set: { $0.delegateFirst = $1 }),
    bool("prevented-first", get: { $0.preventedFirst }, set: { $0.preventedFirst = $1 }),
    bool("field-tap-cancels", get: { $0.fieldTapCancels }, set: { $0.fieldTapCancels = $1 }),
    bool(
      "primary-action-first", get: { $0.primaryActionFirst }, set: { $0.primaryActionFirst = $1 }),
    bool("end-on-exit-resigns", get: { $0.endOnExitResigns }, set: { $0.endOnExitResigns = $1 }),
  ]

  private static let numbers: [RulebookPoint] = [
    number("control-slack", get: { $0.controlSlack }, set: { $0.controlSlack = $1 }),
    number("tap-interval", get: { $0.tapInterval }, set: { $0.tapInterval = $1 }),
    number("tap-movement", get: { $0.tapMovement }, set: { $0.tapMovement = $1 }),
    number("tap-maximum-press", get: { $0.tapMaximumPress }, set: { $0.tapMaximumPress = $1 }),
    number("pan-start", get: { $0.panStart }, set: { $0.panStart = $1 }),
    number("fling-speed", get: { $0.flingSpeed }, set: { $0.flingSpeed = $1 }),
    number("swipe-distance", get: { $0.swipeDistance }, set: { $0.swipeDistance = $1 }),
    number("swipe-time", get: { $0.swipeTime }, set: { $0.swipeTime = $1 }),
    number("swipe-sideways", get: { $0.swipeSideways }, set: { $0.swipeSideways = $1 }),
    number("edge-region", get: { $0.edgeRegion }, set: { $0.edgeRegion = $1 }),
    number("pinch-start", get: { $0.pinchStart }, set: { $0.pinchStart = $1 }),
    number("rotation-start", get: { $0.rotationStart }, set: { $0.rotationStart = $1 }),
    number("content-delay", get: { $0.contentDelay }, set: { $0.contentDelay = $1 }),
    number("slider-thumb-slack", get: { $0.sliderThumbSlack }, set: { $0.sliderThumbSlack = $1 }),
    number("stepper-repeat", get: { $0.stepperRepeat }, set: { $0.stepperRepeat = $1 }),
  ]

  private static let mistakes = RulebookPoint(
    name: "mistakes", values: .several(Mistake.allCases.map { $0.rawValue }),
    get: { rules in
      .words(
        Mistake.allCases.filter { rules.mistakes.contains($0) }.map { $0.rawValue })
    },
    set: { rules, value in
      guard case .words(let words) = value else { return }
      for mistake in Mistake.allCases {
        let isMade = words.contains(mistake.rawValue)
        guard isMade != rules.mistakes.contains(mistake) else { continue }
        rules.set(mistake, to: isMade)
      }
    })

  // MARK: Ways to write a row

  private static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, get: @escaping @Sendable (Rulebook) -> Choice,
    set: @escaping @Sendable (inout Rulebook, Choice) -> Void
  ) -> RulebookPoint {
    RulebookPoint(
      name: name, values: .choice(Choice.allCases.map { $0.rawValue }),
      get: { .words([get($0).rawValue]) },
      set: { rules, value in
        guard case .words(let words) = value, words.count == 1,
          let choice = Choice(rawValue: words[0])
        else { return }
        set(&rules, choice)
      })
  }

  private static func bool(
    _ name: String, get: @escaping @Sendable (Rulebook) -> Bool,
    set: @escaping @Sendable (inout Rulebook, Bool) -> Void
  ) -> RulebookPoint {
    RulebookPoint(
      name: name, values: .bool, get: { .bool(get($0)) },
      set: { rules, value in
        if case .bool(let isOn) = value { set(&rules, isOn) }
      })
  }

  private static func number(
    _ name: String, get: @escaping @Sendable (GestureNumbers) -> Double,
    set: @escaping @Sendable (inout GestureNumbers, Double) -> Void
  ) -> RulebookPoint {
    RulebookPoint(
      name: name, values: .number(high: 10_000), get: { .number(get($0.numbers)) },
      set: { rules, value in
        guard case .number(let number) = value, number >= 0, number <= 10_000 else { return }
        set(&rules.numbers, number)
      })
  }
}

extension Gate {
  fileprivate var word: String {
    switch self {
    case .hidden: "hidden"
    case .userInteraction: "user-interaction"
    case .alpha: "alpha"
    case .animation: "animation"
    case .disabledControl: "disabled-control"
    }
  }

  fileprivate var gates: Gates {
    switch self {
    case .hidden: .hidden
    case .userInteraction: .interaction
    case .alpha: .alpha
    case .animation: .animation
    case .disabledControl: .disabledControl
    }
  }
}
