import Engine
import Lab

/// Taps and presses on controls, which have gestures of their own.
extension Family {
  @Sendable
  static func controlAndTap(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: ["panel", random.pick("ok", "buy", "like", "play")])
    picture.addRoot(&random)
    let kind =
      switch wish.aim {
      case .anyControlBeatsRecognizers: "control"
      case .ancestorTapBeatsButton: random.pick("button", "button", "button", "stepper")
      default: random.pick("button", "control")
      }
    let event = kind == "stepper" ? " for value-changed" : ""
    let control = picture.add(
      parent: 0, random.step(20, 80), random.step(20, 160), random.step(60, 100),
      random.pick(40, 60), kind: kind)
    let spot = picture.spot(in: control, &random)
    var sketch = picture.sketch
    let name = picture.boxes[1].name
    sketch.add("add-target \(name) controller save:\(event)")
    if kind != "stepper" { addTexts(in: picture.boxes[control], to: &sketch, wish) }
    let isOnControl = wish.aim == .controlRefusesRecognizers || random.chance(20)
    let owner = isOnControl ? name : "panel"
    addTap(to: owner, &sketch)
    if wish.difficulty >= 3, isOnControl, random.chance(50) { addTap(to: "panel", &sketch) }
    let shown = selector(of: owner)
    sketch.distractors =
      addGlow(to: name, in: &sketch, &random, wish)
      ? [joined("glow:", shown), joined("glow:", "save:"), shown, joined("glow:", shown, "save:")]
      : ["save:", shown, joined("save:", shown), Choice.nobody]
    return [sketch.asking(.tap(spot), .actions)]
  }

  /// A view that fills a control, and takes its touches; the control would tell of the first.
  private static func addTexts(in control: Picture.Box, to sketch: inout Sketch, _ wish: Wish) {
    guard wish.aim == .controlTakesSubviewTouches else { return }
    sketch.addTarget(control.name, "controller", "glow:", for: .touchDown)
    sketch.add(.stackView, "texts", in: control.name, .whole(0, 0, control.width, control.height))
  }

  /// A control with a view in it that takes the touch.
  @Sendable
  static func stackInControl(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let name = random.pick("buy", "card", "play", "like")
    let (x, y) = (random.step(20, 80), random.step(60, 240))
    var sketch = Sketch()
    let hasPanel = wish.difficulty >= 2 || random.chance(60)
    if hasPanel {
      sketch.add(.view, "panel", .whole(0, 20, 320, 440))
      addTap(to: "panel", &sketch)
      if random.chance(60) { addTap(to: "view", &sketch) }
    }
    // On the panel, or before it.
    let place = hasPanel && random.chance(60) ? "in panel \(x) \(y - 20)" : "\(x) \(y)"
    sketch.add("add \(random.pick("button", "control")) \(name) \(place) 160 80")
    sketch.addTarget(name, "controller", "save:")
    if random.chance(60) { sketch.addTarget(name, "controller", "glow:", for: .touchDown) }
    sketch.add(.stackView, "texts", in: name, .whole(20, 10, 120, 60))
    if hasPanel, random.chance(50) { sketch.handle("texts", .allTouches) }
    sketch.distractors = ["save:", Choice.nobody, "showPanel:", "save: > save:", "showView:"]
    let spot = Spot(x + 20 + random.step(20, 100), y + 10 + random.step(10, 50))
    return [sketch.asking(.tap(spot), .actions)]
  }

  /// A control in a view with a long press of no time.
  @Sendable
  static func zeroPress(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let name = random.pick("ok", "buy", "play", "like")
    let (x, y) = (random.step(40, 100), random.step(60, 240))
    let selector = random.pick("lift:", "peek:", "dim:")
    var sketch = Sketch()
    sketch.add(.view, "panel", .whole(20, 20, 280, 420))
    sketch.add("add \(random.pick("button", "control")) \(name) in panel \(x) \(y) 120 60")
    sketch.addTarget(name, "controller", "save:")
    sketch.add(.longPress, "press", to: "panel", Assignment(.minimumPressDuration, .number(0)))
    sketch.addTarget("press", "controller", selector)
    if wish.difficulty >= 2, random.chance(60) { addTap(to: "view", &sketch) }
    sketch.distractors = [
      "save:", joined(selector, selector), joined(selector, selector, "save:"), selector,
    ]
    let spot = Spot(20 + x + random.step(10, 100), 20 + y + random.step(10, 40))
    return [sketch.asking(.tap(spot), .actions)]
  }

  /// A control with a press of no time of its own, in a view with a tap.
  @Sendable
  static func pressOnControl(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let name = random.pick("ok", "buy", "play", "like")
    let (x, y) = (random.step(40, 100), random.step(60, 240))
    let selector = random.pick("lift:", "peek:", "dim:")
    let kind = wish.aim == .controlRefusesRecognizers ? random.pick("button", "control") : "control"
    var sketch = Sketch()
    sketch.add(.view, "panel", .whole(20, 20, 280, 420))
    sketch.add("add \(kind) \(name) in panel \(x) \(y) 120 60")
    sketch.addTarget(name, "controller", "save:")
    sketch.add(.longPress, "press", to: name, Assignment(.minimumPressDuration, .number(0)))
    sketch.addTarget("press", "controller", selector)
    addTap(to: "panel", &sketch)
    let twice = joined(selector, selector)
    sketch.distractors = [
      twice, joined(twice, "save:"), joined(twice, "showPanel:"), selector, "save:", "showPanel:",
    ]
    let spot = Spot(20 + x + random.step(10, 100), 20 + y + random.step(10, 40))
    return [sketch.asking(.tap(spot), .actions)]
  }

  /// A control in a view that is pressed for long.
  @Sendable
  static func pressedControl(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: ["panel", random.pick("ok", "buy", "like", "play")])
    picture.addRoot(&random)
    let control = picture.add(
      parent: 0, random.step(20, 80), random.step(20, 160), random.step(60, 100),
      random.pick(40, 60), kind: random.pick("button", "control"))
    let spot = picture.spot(in: control, &random)
    var sketch = picture.sketch
    let name = picture.boxes[1].name
    let selector = random.pick("lift:", "peek:", "choose:")
    sketch.addTarget(name, "controller", "save:")
    addTexts(in: picture.boxes[control], to: &sketch, wish)
    let needsTwo = wish.aim == .ancestorRecognizerWins || wish.aim == .controlRefusesRecognizers
    let isOuter = !needsTwo && (wish.aim == .recognizersOnlyOnHitView || random.chance(70))
    sketch.add(.longPress, "press", to: isOuter ? "panel" : name)
    sketch.addTarget("press", "controller", selector)
    if needsTwo || (!isOuter && wish.difficulty >= 3) {
      sketch.add(.longPress, "outer", to: "panel")
      sketch.addTarget("outer", "controller", "move:")
    }
    sketch.distractors =
      addGlow(to: name, in: &sketch, &random, wish)
      ? [joined("glow:", selector, selector), joined("glow:", "save:"), joined("glow:", selector)]
      : [joined(selector, selector), "save:", selector, joined(selector, "save:"), Choice.nobody]
    return [sketch.asking(.pressing(spot), .actions)]
  }

  /// A plain control with a recognizer of its own, in a view with another.
  @Sendable
  static func twoTapsOnControl(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: ["panel", random.pick("ok", "buy", "like", "play")])
    picture.addRoot(&random)
    let control = picture.add(
      parent: 0, random.step(20, 80), random.step(20, 160), random.step(60, 100),
      random.pick(40, 60), kind: "control")
    let spot = picture.spot(in: control, &random)
    var sketch = picture.sketch
    let name = picture.boxes[1].name
    sketch.addTarget(name, "controller", "save:")
    for owner in [name, "panel"] { addTap(to: owner, &sketch) }
    let (own, other) = (selector(of: name), selector(of: "panel"))
    sketch.distractors =
      addGlow(to: name, in: &sketch, &random, wish)
      ? [joined("glow:", own), joined("glow:", other), joined("glow:", "save:"), own]
      : [own, other, "save:", joined(own, other), joined(own, "save:")]
    return [sketch.asking(.tap(spot), .actions)]
  }

  /// A control in a view that takes one tap, and two.
  @Sendable
  static func doubleTapOnControl(
    _ random: inout DrillRandom, _ wish: Wish
  ) -> [Sketch] {
    var picture = Picture(names: ["panel", random.pick("ok", "buy", "like", "play")])
    picture.addRoot(&random)
    let kind =
      switch wish.aim {
      case .ancestorTapBeatsButton: "button"
      case .anyControlBeatsRecognizers: "control"
      default: random.pick("button", "button", "control")
      }
    let control = picture.add(
      parent: 0, random.step(20, 80), random.step(20, 160), random.step(60, 100),
      random.pick(40, 60), kind: kind)
    let spot = picture.spot(in: control, &random)
    var sketch = picture.sketch
    let one = random.pick("select:", "open:", "mark:")
    let two = random.pick("zoom:", "like:", "edit:")
    let name = picture.boxes[1].name
    sketch.addTarget(name, "controller", "save:")
    addTexts(in: picture.boxes[control], to: &sketch, wish)
    if wish.difficulty >= 4 { _ = addGlow(to: name, in: &sketch, &random, wish) }
    sketch.add(.tap, "single", to: "panel")
    let isOwn =
      wish.aim == .controlRefusesRecognizers
      || (wish.aim == .ancestorTapBeatsButton && random.chance(60))
    sketch.add(
      .tap, "double", to: isOwn ? name : "panel", Assignment(.numberOfTapsRequired, .number(2)))
    sketch.addTarget("single", "controller", one)
    sketch.addTarget("double", "controller", two)
    let waits =
      wish.aim == .failureRequirementIgnored
      || (!isOwn && wish.aim != .singleTapAlwaysWaits && wish.aim != .ancestorTapBeatsButton
        && random.chance(40))
    if waits { sketch.require("single", toFail: "double") }
    sketch.distractors = [
      joined("save:", two), joined(one, two), two, one, "save:", joined("save:", "save:"),
    ]
    return [sketch.asking(random.chance(75) ? .doubleTap(spot) : .tap(spot), .actions)]
  }
}
