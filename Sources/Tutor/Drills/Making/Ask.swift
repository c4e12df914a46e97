import Engine
import Lab

/// A question of a drill, as data: what happens, and what is wanted of its outcome.
struct Ask: Equatable, Sendable {
  var event: Event
  var wanted: Wanted

  indirect enum Event: Equatable, Sendable {
    case hitTest(Spot)
    case tap(Spot)
    case doubleTap(Spot)
    /// A finger lands, and is still there.
    case landing(Spot)
    case landingAndStaying(Spot, seconds: Int)
    case drag(Spot, Spot)
    /// Down at one spot, up at another, and what comes of the lifting.
    case lifting(from: Spot, at: Spot)
    case landingTogether(Spot, Spot)
    case landingSecond(Spot, after: Spot)
    case moving(from: Spot, to: Spot)
    /// A phone call comes in.
    case call
    case becoming(String)
    case shake
    case key(String)
    /// A button of a remote.
    case press(String)
    /// A wheel turns, with the pointer there.
    case scroll(Spot)
    case menu(String)
    case send(String, from: String)
    case chain(String)
    /// A finger presses, and lifts after a second.
    case pressing(Spot)
    /// One after the other; the answer is in what comes of the second.
    case then(Event, Event)
    /// One after the other; the answer is in what comes of all.
    case inTurn([Event])
  }

  enum Wanted: Equatable, Sendable {
    case hitView
    case handler
    case chain
    case firstResponder
    case actions
    case firstAction
    /// Whose method the first action runs.
    case target(of: String)
    /// Everybody who hears of it.
    case hearers
    case firstHearer
    case lastMessage(to: String)
    case touchCount
    /// What becomes of the recognizer that comes first.
    case lastState
  }
}

/// A place on the screen, in whole points.
struct Spot: Equatable, Hashable, Sendable {
  var x: Int
  var y: Int

  init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  var words: String { "\(x) \(y)" }
  /// As prose has it.
  var text: String { "(\(x), \(y))" }
  var point: Point { Point(Double(x), Double(y)) }
}

extension Ask {
  /// The commands whose last result holds the answer.
  var query: String { event.commands }

  /// Where in that result it is.
  var field: String {
    switch wanted {
    case .hitView: "hitView"
    case .handler: "handler"
    case .chain: "chain"
    case .firstResponder: "firstResponder"
    case .actions:
      if case .inTurn = event { "handled.actions.selector" } else { "actions.selector" }
    case .firstAction: "actions.selector.first"
    case .target: "actions.target.first"
    case .hearers: if case .press = event.last { "offered" } else { "deliveries.to" }
    case .firstHearer: "deliveries.to.first"
    case .lastMessage(let name): "deliveries[\(name)].message.last"
    case .touchCount: "deliveries.first.touches.count"
    case .lastState: "recognizers.first.states.last"
    }
  }

  var truth: Truth? { Truth("\(query) -> \(field)") }
}

extension Ask.Event {
  fileprivate var commands: String {
    switch self {
    case .hitTest(let spot): "hit-test \(spot.words)"
    case .tap(let spot): "tap \(spot.words)"
    case .doubleTap(let spot): "tap \(spot.words) count 2"
    case .landing(let spot): "touch 1 began \(spot.words)"
    case .landingAndStaying(let spot, let seconds):
      "touch 1 began \(spot.words); wait \(seconds)s"
    case .pressing(let spot): "press-and-hold \(spot.words) 1s"
    case .drag(let from, let to): "drag \(from.words) to \(to.words)"
    case .lifting(let from, let to):
      "touch 1 began \(from.words); touch 1 moved \(to.words); touch 1 ended"
    case .landingTogether(let a, let b): "touch 1 began \(a.words), 2 began \(b.words)"
    case .landingSecond(let spot, let first):
      "touch 1 began \(first.words); touch 2 began \(spot.words)"
    case .moving(let from, let to): "touch 1 began \(from.words); touch 1 moved \(to.words)"
    case .call: "interrupt"
    case .becoming(let name): "become-first-responder \(name)"
    case .shake: "shake"
    case .key(let stroke): "key \(stroke)"
    case .press(let button): "press \(button)"
    case .scroll(let spot): "scroll \(spot.words) by 0 -80 wheel"
    case .menu(let command): "menu \(command)"
    case .send(let selector, let sender): "send \(selector) to nil from \(sender)"
    case .chain(let name): "chain \(name)"
    case .then(let first, let second): first.commands + "; " + second.commands
    case .inTurn(let events):
      (events.map { "post \($0.commands)" } + ["pump \(events.count)"]).joined(separator: "; ")
    }
  }

  /// One after the other.
  static func inOrder(_ first: Ask.Event, _ rest: [Ask.Event]) -> Ask.Event {
    var events = [first] + rest
    while events.count > 1, let last = events.popLast(), let before = events.popLast() {
      events.append(.then(before, last))
    }
    return events.first ?? first
  }

  /// The last of those that come one after the other.
  var last: Ask.Event {
    var event = self
    while case .then(_, let second) = event { event = second }
    return event
  }
}
