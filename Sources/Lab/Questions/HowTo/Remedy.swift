import Engine

/// One command that may bring an object an event, what it does in a few words, and by which rule.
struct Step: Equatable {
  var command: SceneCommand
  var purpose: Purpose
  var rule: Rule

  init(_ command: SceneCommand, _ purpose: Purpose, _ rule: Rule) {
    self.command = command
    self.purpose = purpose
    self.rule = rule
  }

  /// Whose hitTest or pointInside it overrides.
  var overridden: ViewID? {
    switch command {
    case .behave(.overridePointInside(let view, _)), .behave(.overrideHitTest(let view, _)): view
    default: nil
    }
  }

  /// The object that it changes is the first one that its command names.
  var changed: Object? { command.objects.first }

  var nature: Repair.Nature {
    switch purpose {
    case .front, .back, .raise, .moveToPoint, .show, .opaque: .looks
    case .leaveOut: .deafens
    case .giveTo, .fallBackTo: .redirects
    default: overridden == nil ? .other : .overrides
    }
  }
}

/// Steps that only make sense together, and how far-fetched they are.
struct Remedy: Equatable {
  var steps: [Step]
  var cost: Int

  /// It goes around what is in the way, so that after other changes it is no news.
  var isDetour: Bool { cost >= Remedy.detour }
  static let detour = 6

  init(_ steps: [Step], cost: Int) {
    self.steps = steps
    self.cost = cost
  }

  init(_ command: SceneCommand, _ purpose: Purpose, _ rule: Rule, cost: Int = 1) {
    self.init([Step(command, purpose, rule)], cost: cost)
  }
}

/// What a step does; the strings are names of objects.
enum Purpose: Equatable {
  case show(String)
  case takeTouches(String)
  case opaque(String)
  case stopAnimation(String)
  case animationEnds(String)
  case touchDuringAnimation(String)
  case enable(String)
  case unflatten(String)
  case superHitTest(String)
  case superPointInside(String)
  case enlarge(String)
  case growsAround(String, String)
  /// Of what has no size.
  case hasASize(String)
  /// Of a window that has none.
  case fillsScreen(String)
  case moveToPoint(String)
  case contentHolds(String, in: String)
  case scrollsTo(String, in: String)
  case leaveOut(String)
  case letThrough(String)
  case takeAll(String)
  case front(String)
  case back(String)
  case raise(String)
  case dismissed(String)
  case makeKey(String)
  case joins(String, String)
  case giveTo(String, by: String)
  case fallBackTo(String, by: String)
  case handleEvents

  case severalFingers(String)
  case shareTouches(String)
  case tellAtOnce(String)
  case switchOff(String)
  case leavesTouches(String)
  case leavesToContent(String)

  case superTracking(String)
  case tracks(String)

  case implement(String)
  case passOn(String)
  case giveUp(String)
  case linkTo(String, from: String)
  case superNext(String)
  case delegateJoins

  case attach(String, to: String)
  case together(String, String)
  case comesFirst(String, before: String)
  case taps(String, Int)
  /// Of a press that wants taps before it.
  case tapsFirst(String, Int)
  case fingers(String, Int)
  case otherWay(String)
  case shorter(String)
  case strays(String)
  case takesPress(String)
  case receives(String)
  case mayBegin(String)
  case ownPopDelegate(String)
  case showBar(String)
  case backButton(String)
  case takesFromContent(String)
  case roomToScroll(String)
  case selectable(String)
  case mayScroll(String)
  case alwaysBounces(String)
  case comesToRest(String)
  case usualContent(String)

  case mayBecome(String)
  case mayResign(String)
  case delegateAgrees(String)
  case becomes(String)
  case resigns
  case keyboardGoes
  case focus(String)
}
