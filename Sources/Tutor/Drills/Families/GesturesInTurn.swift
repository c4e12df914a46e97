import Engine
import Lab

/// Several things on a panel that takes taps, touched in turn: each has a thought of its own that goes astray
/// there, so that one answer tells them all apart.
extension Family {
  static let gesturesInTurn: [Family] = [
    Family(.gestures, shows: Station.allCases.flatMap { $0.shows }, sketches: inTurn)
  ]

  @Sendable
  private static func inTurn(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var stations = Station.allCases
    random.shuffle(&stations)
    let fitting = stations.first { $0.shows.contains(wish.aim) }
    var chosen = [fitting].compactMap { $0 }
    chosen += stations.filter { $0 != fitting }.prefix(random.pick(1, 2, 2))
    random.shuffle(&chosen)
    var panel = Panel(&random)
    let events = chosen.map { panel.add($0, &random) }
    return [panel.sketch.asking(.inTurn(events), .actions)]
  }
}

/// What is touched, and what somebody may think of it.
private enum Station: CaseIterable {
  case button, control, glowing, pressed, card, texts, wheel

  var shows: [Mistake] {
    switch self {
    case .button: [.ancestorTapBeatsButton]
    case .control:
      [
        .anyControlBeatsRecognizers, .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers,
        .recognitionLeavesTouches,
      ]
    case .glowing: [.viewHearsAfterFailure, .anyControlBeatsRecognizers, .recognitionLeavesTouches]
    case .pressed:
      [
        .zeroPressOnlyWatches, .longPressFiresOnLift, .controlRefusesRecognizers,
        .recognitionLeavesTouches,
      ]
    case .card: [.ancestorRecognizerWins, .nestedTapsBothFire]
    case .texts: [.controlTakesSubviewTouches, .recognizersOnlyOnHitView]
    case .wheel: [.scrollIsDrag]
    }
  }
}

/// A panel with a tap, and what stands on it.
private struct Panel {
  private(set) var sketch = Sketch()
  private var names = ["ok", "buy", "play", "like", "go"]
  private var selectors = ["save:", "send:", "pay:", "open:", "mark:", "share:", "lift:"]
  private var places = [Spot(20, 20), Spot(160, 20), Spot(20, 120), Spot(160, 120), Spot(20, 220)]

  init(_ random: inout DrillRandom) {
    random.shuffle(&names)
    random.shuffle(&selectors)
    random.shuffle(&places)
    sketch.add(.view, "panel", .whole(20, 20, 280, 420))
    Family.addTap(to: "panel", &sketch)
  }

  /// Adds a thing, and says how it is touched.
  mutating func add(_ station: Station, _ random: inout DrillRandom) -> Ask.Event {
    guard station != .wheel else { return addPan(&random) }
    let (name, selector) = (names.removeLast(), selectors.removeLast())
    let place = places.removeLast()
    let kind =
      switch station {
      case .button: "button"
      case .card: "view"
      default: "control"
      }
    sketch.add("add \(kind) \(name) in panel \(place.words) 100 60")
    switch station {
    case .card: addTap(to: name, sending: selector)
    case .texts:
      sketch.addTarget(name, "controller", selector, for: .touchDown)
      sketch.add(.stackView, "texts", in: name, .whole(10, 10, 80, 40))
    default: sketch.addTarget(name, "controller", selector)
    }
    if station == .glowing { sketch.addTarget(name, "controller", "glow:", for: .touchDown) }
    if station == .pressed {
      sketch.add(.longPress, "press", to: name, Assignment(.minimumPressDuration, .number(0)))
      sketch.addTarget("press", "controller", "hold:")
    }
    return .tap(Spot(20 + place.x + random.step(20, 80), 20 + place.y + random.step(20, 40)))
  }

  private mutating func addTap(to name: String, sending selector: String) {
    let recognizer = "tap\(Family.capitalized(name))"
    sketch.add(.tap, recognizer, to: name)
    sketch.addTarget(recognizer, "controller", selector)
  }

  /// A pan that takes no wheel's scroll.
  private mutating func addPan(_ random: inout DrillRandom) -> Ask.Event {
    sketch.add(.pan, "pan", to: "panel")
    sketch.addTarget("pan", "controller", "drag:")
    return .scroll(Spot(20 + random.step(20, 240), 20 + random.step(320, 400)))
  }
}
