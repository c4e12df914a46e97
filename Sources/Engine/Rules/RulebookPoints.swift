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
  public let summary: String
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
      summary: "which properties keep a hit test out",
      get: { rules in
        .words(Gate.allCases.filter { rules.gates.contains($0.gates) }.map { $0.word })
      },
      set: { rules, value in
        guard case .words(let words) = value else { return }
        rules.gates = Gates(
          Gate.allCases.filter { words.contains($0.word) }.map { $0.gates })
      }),
    choice(
      "alpha-limit", AlphaLimit.allCases.map { $0.rawValue }, "what alpha of exactly 0.01 does"
    ) {
      $0.alphaLimit.rawValue
    } set: { rules, word in
      if let limit = AlphaLimit(rawValue: word) { rules.alphaLimit = limit }
    },
    choice(
      "subview-order", SubviewOrder.allCases.map { $0.rawValue }, "which subview is asked first"
    ) {
      $0.subviewOrder.rawValue
    } set: { rules, word in
      if let order = SubviewOrder(rawValue: word) { rules.subviewOrder = order }
    },
    choice(
      "touch-window", TouchWindow.allCases.map { $0.rawValue }, "which window gets a touch"
    ) {
      $0.touchWindow.rawValue
    } set: { rules, word in
      if let window = TouchWindow(rawValue: word) { rules.touchWindow = window }
    },
    choice(
      "view-hears", ViewHears.allCases.map { $0.rawValue },
      "when a view hears a touch that its recognizers follow"
    ) {
      $0.viewHears.rawValue
    } set: { rules, word in
      if let hears = ViewHears(rawValue: word) { rules.viewHears = hears }
    },
    choice(
      "nil-target", NilTargetStart.allCases.map { $0.rawValue },
      "where the search for a nil target starts"
    ) {
      $0.nilTargetStart.rawValue
    } set: { rules, word in
      if let start = NilTargetStart(rawValue: word) { rules.nilTargetStart = start }
    },
    choice(
      "without-first-responder", WithoutFirstResponder.allCases.map { $0.rawValue },
      "who hears a shake when nobody is first responder"
    ) {
      $0.withoutFirstResponder.rawValue
    } set: { rules, word in
      if let who = WithoutFirstResponder(rawValue: word) { rules.withoutFirstResponder = who }
    },
    choice(
      "removed-view", RemovedView.allCases.map { $0.rawValue },
      "what becomes of a touch whose view is removed"
    ) {
      $0.removedView.rawValue
    } set: { rules, word in
      if let removed = RemovedView(rawValue: word) { rules.removedView = removed }
    },
    choice(
      "same-view-winner", SameViewWinner.allCases.map { $0.rawValue },
      "which of two equal recognizers on one view wins"
    ) {
      $0.sameViewWinner.rawValue
    } set: { rules, word in
      if let winner = SameViewWinner(rawValue: word) { rules.sameViewWinner = winner }
    },
    choice(
      "should-begin-asks", ShouldBeginAsks.allCases.map { $0.rawValue },
      "which views are asked whether a gesture should begin"
    ) {
      $0.shouldBeginAsks.rawValue
    } set: { rules, word in
      if let asks = ShouldBeginAsks(rawValue: word) { rules.shouldBeginAsks = asks }
    },
    choice(
      "zero-press", ZeroPress.allCases.map { $0.rawValue },
      "when a long press of no time begins"
    ) {
      $0.zeroPress.rawValue
    } set: { rules, word in
      if let press = ZeroPress(rawValue: word) { rules.zeroPress = press }
    },
    choice(
      "extra-finger", ExtraFinger.allCases.map { $0.rawValue },
      "what a finger beyond its maximum does to a pan under way"
    ) {
      $0.extraFinger.rawValue
    } set: { rules, word in
      if let extra = ExtraFinger(rawValue: word) { rules.extraFinger = extra }
    },
    choice(
      "stepper-steps", StepperSteps.allCases.map { $0.rawValue }, "when a stepper steps"
    ) {
      $0.stepperSteps.rawValue
    } set: { rules, word in
      if let steps = StepperSteps(rawValue: word) { rules.stepperSteps = steps }
    },
    choice(
      "presenter", Presenter.allCases.map { $0.rawValue },
      "which controller presents where a child is asked to"
    ) {
      $0.presenter.rawValue
    } set: { rules, word in
      if let presenter = Presenter(rawValue: word) { rules.presenter = presenter }
    },
  ]

  private static let switches: [RulebookPoint] = [
    bool("gates-first", "do the gates come before point-inside?") {
      $0.gatesFirst
    } set: {
      $0.gatesFirst = $1
    },
    bool("window-scene-in-chain", "does the chain go from the window to its UIWindowScene?") {
      $0.windowSceneInChain
    } set: {
      $0.windowSceneInChain = $1
    },
    bool("remembers-text-inputs", "is a text input that asked too early remembered?") {
      $0.remembersTextInputs
    } set: {
      $0.remembersTextInputs = $1
    },
    bool(
      "new-field-asked-first",
      "is shouldBeginEditing asked before the old field's shouldEndEditing?"
    ) {
      $0.asksNewFieldFirst
    } set: {
      $0.asksNewFieldFirst = $1
    },
    bool("transition-views", "does a private view take the touches beside what is presented?") {
      $0.transitionViews
    } set: {
      $0.transitionViews = $1
    },
    bool("dimming-tap-dismisses", "does a tap on the dimmed part dismiss a sheet?") {
      $0.dimmingTapDismisses
    } set: {
      $0.dimmingTapDismisses = $1
    },
    bool("touch-makes-window-key", "does a touch make its window key?") {
      $0.touchMakesWindowKey
    } set: {
      $0.touchMakesWindowKey = $1
    },
    bool(
      "stopping-touch-reaches-content", "does the touch that stops a scroll reach the content?"
    ) {
      $0.stoppingTouchReachesContent
    } set: {
      $0.stoppingTouchReachesContent = $1
    },
    bool("buttons-keep-their-tap", "do buttons keep their tap from an ancestor's recognizer?") {
      $0.buttonsKeepTheirTap
    } set: {
      $0.buttonsKeepTheirTap = $1
    },
    bool("delegate-first", "is a delegate asked before the view whether a gesture should begin?") {
      $0.delegateFirst
    } set: {
      $0.delegateFirst = $1
    },
    bool("prevented-first", "is the prevented one's delegate asked first about both recognizing?") {
      $0.preventedFirst
    } set: {
      $0.preventedFirst = $1
    },
    bool("field-tap-cancels", "does a text field's own tap cancel its touch?") {
      $0.fieldTapCancels
    } set: {
      $0.fieldTapCancels = $1
    },
    bool(
      "primary-action-first",
      "does primaryActionTriggered come before the event that it goes with?"
    ) {
      $0.primaryActionFirst
    } set: {
      $0.primaryActionFirst = $1
    },
    bool(
      "end-on-exit-resigns",
      "does Return end the editing where somebody listens to editingDidEndOnExit?"
    ) {
      $0.endOnExitResigns
    } set: {
      $0.endOnExitResigns = $1
    },
  ]

  private static let numbers: [RulebookPoint] = [
    number("control-slack", "points outside a control that still count as inside") {
      $0.controlSlack
    } set: {
      $0.controlSlack = $1
    },
    number("tap-interval", "seconds from one tap to the next") {
      $0.tapInterval
    } set: {
      $0.tapInterval = $1
    },
    number("tap-movement", "points that a finger may stray in a tap") {
      $0.tapMovement
    } set: {
      $0.tapMovement = $1
    },
    number("tap-maximum-press", "seconds that a tap may last") {
      $0.tapMaximumPress
    } set: {
      $0.tapMaximumPress = $1
    },
    number("pan-start", "points before a pan begins") {
      $0.panStart
    } set: {
      $0.panStart = $1
    },
    number("swipe-distance", "points that a swipe covers") {
      $0.swipeDistance
    } set: {
      $0.swipeDistance = $1
    },
    number("swipe-time", "seconds that a swipe may take") {
      $0.swipeTime
    } set: {
      $0.swipeTime = $1
    },
    number("swipe-sideways", "points that a swipe may stray sideways") {
      $0.swipeSideways
    } set: {
      $0.swipeSideways = $1
    },
    number("edge-region", "points from an edge of the screen that count as coming in from it") {
      $0.edgeRegion
    } set: {
      $0.edgeRegion = $1
    },
    number("pinch-start", "points before a pinch begins") {
      $0.pinchStart
    } set: {
      $0.pinchStart = $1
    },
    number("rotation-start", "degrees before a rotation begins") {
      $0.rotationStart
    } set: {
      $0.rotationStart = $1
    },
    number("content-delay", "seconds that a scroll view keeps a touch from its content") {
      $0.contentDelay
    } set: {
      $0.contentDelay = $1
    },
    number("slider-thumb-slack", "points around a slider's thumb that still grip it") {
      $0.sliderThumbSlack
    } set: {
      $0.sliderThumbSlack = $1
    },
    number("stepper-repeat", "seconds from one step of a stepper that is held to the next") {
      $0.stepperRepeat
    } set: {
      $0.stepperRepeat = $1
    },
  ]

  private static let mistakes = RulebookPoint(
    name: "mistakes", values: .several(Mistake.allCases.map { $0.rawValue }),
    summary: "wrong ideas that are taken for rules",
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

  private static func choice(
    _ name: String, _ words: [String], _ summary: String,
    get: @escaping @Sendable (Rulebook) -> String,
    set: @escaping @Sendable (inout Rulebook, String) -> Void
  ) -> RulebookPoint {
    RulebookPoint(
      name: name, values: .choice(words), summary: summary, get: { .words([get($0)]) },
      set: { rules, value in
        if case .words(let words) = value, words.count == 1 { set(&rules, words[0]) }
      })
  }

  private static func bool(
    _ name: String, _ summary: String, get: @escaping @Sendable (Rulebook) -> Bool,
    set: @escaping @Sendable (inout Rulebook, Bool) -> Void
  ) -> RulebookPoint {
    RulebookPoint(
      name: name, values: .bool, summary: summary, get: { .bool(get($0)) },
      set: { rules, value in
        if case .bool(let isOn) = value { set(&rules, isOn) }
      })
  }

  private static func number(
    _ name: String, _ summary: String, get: @escaping @Sendable (GestureNumbers) -> Double,
    set: @escaping @Sendable (inout GestureNumbers, Double) -> Void
  ) -> RulebookPoint {
    RulebookPoint(
      name: name, values: .number(high: 10_000), summary: summary,
      get: { .number(get($0.numbers)) },
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
