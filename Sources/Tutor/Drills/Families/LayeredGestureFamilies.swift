import Engine
import Lab

/// Gestures on views around one another: which of them act tells up to seven thoughts apart.
extension Family {
  static let layeredGestures: [Family] = [
    Family(
      .gestures,
      shows: [
        .zeroPressOnlyWatches, .longPressFiresOnLift, .recognitionLeavesTouches,
        .ancestorRecognizerWins, .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers,
        .controlRefusesRecognizers,
      ], sketches: pressesAround),
    Family(
      .gestures,
      shows: [
        .ancestorTapBeatsButton, .anyControlBeatsRecognizers, .controlRefusesRecognizers,
        .viewHearsAfterFailure, .recognitionLeavesTouches, .nestedTapsBothFire,
        .singleTapAlwaysWaits, .failureRequirementIgnored, .ancestorRecognizerWins,
        .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers,
      ], level: 2, sketches: tapsAroundControl),
    Family(
      .gestures,
      shows: [
        .controlTakesSubviewTouches, .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers,
        .ancestorRecognizerWins, .nestedTapsBothFire, .failureRequirementIgnored,
        .singleTapAlwaysWaits,
      ], level: 2, sketches: tapsAroundTexts),
  ]

  /// Presses of no time around a control, or on it.
  @Sendable
  private static func pressesAround(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var layers = Layers(kind: random.pick("button", "control"), &random)
    let isAround: [Mistake] = [.recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers]
    let isOwn =
      wish.aim == .controlRefusesRecognizers || (!isAround.contains(wish.aim) && random.chance(40))
    let owners = isOwn ? [layers.control, random.pick("panel", "view")] : ["panel", "view"]
    for owner in owners { layers.add(.press, to: owner) }
    let spot = layers.spot(&random)
    return [layers.asking(random.chance(60) ? .tap(spot) : .pressing(spot))]
  }

  /// A control that has a tap of its own, in a view that takes two, in one that takes one.
  @Sendable
  private static func tapsAroundControl(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let kind =
      switch wish.aim {
      case .ancestorTapBeatsButton: "button"
      case .anyControlBeatsRecognizers: "control"
      default: random.pick("button", "control")
      }
    var layers = Layers(kind: kind, &random)
    if wish.aim == .viewHearsAfterFailure || random.chance(50) { layers.glow() }
    layers.add(random.pick(.tap, .doubleTap), to: layers.control)
    layers.add(.doubleTap, to: "panel")
    layers.add(.tap, to: "view")
    if wish.aim == .failureRequirementIgnored || random.chance(60) {
      layers.require(layers.control, toFail: random.pick("panel", "view"))
    }
    return [layers.asking(.doubleTap(layers.spot(&random)))]
  }

  /// A view in a control takes the touch; it and all around it have taps.
  @Sendable
  private static func tapsAroundTexts(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var layers = Layers(kind: random.pick("button", "control"), &random)
    if wish.aim == .controlTakesSubviewTouches || random.chance(50) { layers.glow() }
    layers.addTexts()
    layers.add(random.pick(.tap, .doubleTap), to: "texts")
    if random.chance(70) { layers.add(.tap, to: layers.control) }
    layers.add(.doubleTap, to: "panel")
    if random.chance(70) { layers.add(.tap, to: "view") }
    if wish.aim == .failureRequirementIgnored || random.chance(60) {
      layers.require("texts", toFail: random.pick(from: layers.outer) ?? "panel")
    }
    return [layers.asking(.doubleTap(layers.spot(&random)))]
  }
}

/// A control in a panel in the controller's view, with gestures.
private struct Layers {
  enum Gesture { case tap, doubleTap, press }

  let control: String
  private var sketch = Sketch()
  private let corner: Spot
  private var selectors = ["select:", "open:", "mark:", "zoom:", "edit:", "lift:", "move:"]
  /// Those that have a gesture, from the inside to the outside.
  private var owners: [String] = []

  init(kind: String, _ random: inout DrillRandom) {
    control = random.pick("ok", "buy", "play", "like")
    let (x, y) = (random.step(20, 80), random.step(40, 240))
    corner = Spot(20 + x, 20 + y)
    random.shuffle(&selectors)
    sketch.add(.view, "panel", .whole(20, 20, 280, 420))
    sketch.add("add \(kind) \(control) in panel \(x) \(y) 160 80")
    sketch.addTarget(control, "controller", "save:")
  }

  /// It shows that it is pressed.
  mutating func glow() { sketch.addTarget(control, "controller", "glow:", for: .touchDown) }

  /// A view in the control, which takes the touch.
  mutating func addTexts() { sketch.add(.stackView, "texts", in: control, .whole(20, 10, 120, 60)) }

  mutating func add(_ gesture: Gesture, to owner: String) {
    let name = Family.capitalized(owner)
    let recognizer = "\(gesture == .press ? "press" : "tap")\(name)"
    switch gesture {
    case .tap: sketch.add(.tap, recognizer, to: owner)
    case .doubleTap:
      sketch.add(.tap, recognizer, to: owner, Assignment(.numberOfTapsRequired, .number(2)))
    case .press:
      sketch.add(.longPress, recognizer, to: owner, Assignment(.minimumPressDuration, .number(0)))
    }
    sketch.addTarget(recognizer, "controller", selectors[owners.count])
    owners.append(owner)
  }

  /// The owners around the innermost.
  var outer: [String] { Array(owners.dropFirst()) }

  mutating func require(_ owner: String, toFail other: String) {
    sketch.require("tap\(Family.capitalized(owner))", toFail: "tap\(Family.capitalized(other))")
  }

  /// In the view in the midst.
  func spot(_ random: inout DrillRandom) -> Spot {
    Spot(corner.x + 20 + random.step(10, 110), corner.y + 10 + random.step(10, 50))
  }

  func asking(_ event: Ask.Event) -> Sketch { sketch.asking(event, .actions) }
}
