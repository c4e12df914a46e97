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
  /// The commands whose last result holds the answer, in a scene that has whoever they name.
  func query(in scene: Scene) -> String? {
    event.commands(in: scene)?.map { $0.line(in: scene) }.joined(separator: "; ")
  }

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

  func truth(in scene: Scene) -> Truth? {
    query(in: scene).flatMap { Truth("\($0) -> \(field)") }
  }
}

extension Ask.Event {
  /// Nil where the scene has nobody of such a name.
  fileprivate func commands(in scene: Scene) -> [SceneCommand]? {
    func finger(_ phase: TouchPhase, _ spots: Spot?...) -> SceneCommand {
      stimulus(
        .touch(
          .touch(
            spots.enumerated().map {
              TouchChange(finger: $0 + 1, phase: phase, point: $1?.point)
            })))
    }
    func stimulus(_ command: StimulusCommand) -> SceneCommand { .act(.stimulus(command)) }
    switch self {
    case .hitTest(let spot): return [.ask(.hitTest(spot.point, in: nil))]
    case .tap(let spot): return [.tap(at: spot.point)]
    case .doubleTap(let spot):
      return [stimulus(.touch(.tap(spot.point, count: 2, fingers: 1, in: nil)))]
    case .landing(let spot): return [finger(.began, spot)]
    case .landingAndStaying(let spot, let seconds):
      return [finger(.began, spot), stimulus(.wait(Double(seconds)))]
    case .pressing(let spot):
      return [stimulus(.touch(.pressAndHold(spot.point, seconds: 1, in: nil)))]
    case .drag(let from, let to):
      return [stimulus(.touch(.drag(from.point, to: to.point, seconds: 0.3, in: nil)))]
    case .lifting(let from, let to):
      return [finger(.began, from), finger(.moved, to), finger(.ended, nil)]
    case .landingTogether(let a, let b): return [finger(.began, a, b)]
    case .landingSecond(let spot, let first):
      let second = TouchChange(finger: 2, phase: .began, point: spot.point)
      return [finger(.began, first), stimulus(.touch(.touch([second])))]
    case .moving(let from, let to): return [finger(.began, from), finger(.moved, to)]
    case .call: return [stimulus(.interrupt)]
    case .becoming(let name):
      return scene.object(named: name)?.responder.map { [.act(.becomeFirstResponder($0))] }
    case .shake: return [stimulus(.shake(cancelled: false))]
    case .key(let stroke): return [stimulus(.key(stroke))]
    case .press(let button): return PressType(rawValue: button).map { [stimulus(.press($0))] }
    case .scroll(let spot):
      return [stimulus(.scroll(spot.point, by: Point(0, -80), .wheel, in: nil))]
    case .menu(let command): return [stimulus(.menu(command))]
    case .send(let selector, let sender):
      return scene.object(named: sender).map { [.act(.send(selector, to: nil, from: $0))] }
    case .chain(let name):
      return scene.object(named: name)?.responder.map { [.ask(.chain($0))] }
    case .then(let first, let second):
      guard let before = first.commands(in: scene), let after = second.commands(in: scene) else {
        return nil
      }
      return before + after
    case .inTurn(let events):
      let posted = events.compactMap { $0.posted(in: scene) }
      guard posted.count == events.count else { return nil }
      return posted + [.act(.pump(events.count))]
    }
  }

  /// Kept for later, which one thing that happens can be.
  private func posted(in scene: Scene) -> SceneCommand? {
    guard let commands = commands(in: scene), commands.count == 1,
      case .act(.stimulus(let stimulus)) = commands[0]
    else { return nil }
    return .act(.post(stimulus))
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
