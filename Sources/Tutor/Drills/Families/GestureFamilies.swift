import CommandLanguage
import Engine

/// Recognizers and controls: whose action is sent, and what the view hears of it.
extension Family {
  static let gestures: [Family] = [
    Family(
      .gestures,
      shows: [
        .ancestorRecognizerWins, .nestedTapsBothFire, .recognizersOnlyOnHitView,
        .handlerKeepsTouchFromRecognizers,
      ], sketches: nested),
    Family(
      .gestures,
      shows: [
        .ancestorTapBeatsButton, .anyControlBeatsRecognizers, .controlRefusesRecognizers,
        .recognitionLeavesTouches, .handlerKeepsTouchFromRecognizers,
      ], sketches: controlAndTap),
    Family(
      .gestures, shows: [.failureRequirementIgnored, .singleTapAlwaysWaits], level: 2,
      sketches: singleAndDouble),
    Family(
      .gestures, shows: [.recognitionLeavesTouches, .viewHearsAfterFailure], level: 2,
      sketches: heardByView),
    Family(.gestures, shows: [.longPressFiresOnLift], sketches: held),
    Family(.gestures, shows: [.upInsideNeedsBounds, .actionFiresOnTouchDown], sketches: tracked),
  ]

  /// `card` gets a recognizer `tapCard`, which sends `showCard:`.
  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func selector(of name: String) -> String { "show\(capitalized(name)):" }

  private static func addTap(to name: String, _ sketch: inout Sketch) {
    sketch.add("add tap-recognizer tap\(capitalized(name)) to \(name)")
    sketch.add("add-target tap\(capitalized(name)) controller \(selector(of: name))")
  }

  private static func joined(_ selectors: String...) -> String {
    selectors.joined(separator: " > ")
  }

  // MARK: Whose recognizer

  @Sendable
  private static func nested(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: Picture.names(&random))
    picture.addRoot(&random)
    let middle = picture.addInside(0, &random)
    let inner = wish.difficulty >= 2 ? picture.addInside(middle, &random) : middle
    if wish.difficulty >= 4 { picture.addInside(0, &random) }
    let hasOwn = wish.aim != .recognizersOnlyOnHitView && random.chance(70)
    let names = picture.boxes.map { $0.name }
    let hit = picture.spot(in: inner, &random)
    var sketch = picture.sketch
    var owners = [names[0]]
    if hasOwn {
      owners.append(names[inner])
    } else if inner != middle {
      owners.append(names[middle])
    }
    if wish.difficulty >= 3, inner != middle, !owners.contains(names[middle]) {
      owners.append(names[middle])
    }
    for name in owners { addTap(to: name, &sketch) }
    if wish.aim == .handlerKeepsTouchFromRecognizers || random.chance(25) {
      sketch.add("handle \(names[inner]) touches")
    }
    sketch.distractors =
      [joined(selector(of: names[inner]), selector(of: names[0]))]
      + owners.map { selector(of: $0) } + [Choice.nobody]
    return [sketch.asking(.tap(hit), .actions)]
  }

  // MARK: Controls

  @Sendable
  private static func controlAndTap(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
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
    let isOnControl = wish.aim == .controlRefusesRecognizers || random.chance(20)
    let owner = isOnControl ? name : "panel"
    addTap(to: owner, &sketch)
    if wish.difficulty >= 3, isOnControl, random.chance(50) { addTap(to: "panel", &sketch) }
    let shown = selector(of: owner)
    sketch.distractors = ["save:", shown, joined("save:", shown), Choice.nobody]
    return [sketch.asking(.tap(spot), .actions)]
  }

  /// A button, and a finger that goes away from it.
  @Sendable
  private static func tracked(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let name = random.pick("ok", "buy", "like", "play")
    let (x, y) = (random.step(20, 80), random.step(60, 200))
    let (width, height) = (random.step(60, 120), random.pick(40, 60))
    let kind = random.pick("button", "button", "control")
    var sketch = Sketch()
    sketch.add("add \(kind) \(name) \(x) \(y) \(width) \(height)")
    sketch.add("add-target \(name) controller save:")
    sketch.add("add-target \(name) controller leave: for touch-up-outside")
    if wish.difficulty >= 3 { sketch.add("add-target \(name) controller note: for touch-down") }
    let from = Spot(x + random.step(10, width - 10), y + random.step(10, height - 10))
    sketch.distractors = ["save:", "leave:", Choice.nobody, joined("save:", "leave:")]
    if wish.aim == .actionFiresOnTouchDown, random.chance(40) {
      return [sketch.asking(.landing(from), .actions)]
    }
    let away = wish.aim == .upInsideNeedsBounds ? random.step(20, 60, by: 10) : random.step(80, 120)
    let to = random.chance(50) ? Spot(x + width + away, from.y) : Spot(from.x, y + height + away)
    return [sketch.asking(.drag(from, to), .actions)]
  }

  // MARK: Waiting

  @Sendable
  private static func singleAndDouble(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: Picture.names(&random))
    picture.addRoot(&random)
    let inner = picture.addInside(0, &random)
    let spot = picture.spot(in: random.chance(60) ? inner : 0, &random)
    var sketch = picture.sketch
    guard let hit = sketch.state.scene.hitTest(screen: spot.point) else { return [] }
    let name = sketch.state.scene.name(of: hit)
    let one = random.pick("select:", "open:", "mark:")
    let two = random.pick("zoom:", "like:", "edit:")
    sketch.add("add tap-recognizer single to \(name)")
    sketch.add("add tap-recognizer double to \(name) numberOfTapsRequired=2")
    sketch.add("add-target single controller \(one)")
    sketch.add("add-target double controller \(two)")
    if wish.aim == .failureRequirementIgnored { sketch.add("require single to-fail double") }
    sketch.distractors = [one, two, joined(one, two), Choice.nobody]
    let isTwice = wish.aim == .failureRequirementIgnored ? random.chance(70) : random.chance(50)
    return [sketch.asking(isTwice ? .doubleTap(spot) : .tap(spot), .actions)]
  }

  @Sendable
  private static func held(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: Picture.names(&random))
    picture.addRoot(&random)
    let inner = picture.addInside(0, &random)
    let spot = picture.spot(in: inner, &random)
    let name = picture.boxes[random.pick(0, inner)].name
    var sketch = picture.sketch
    let selector = random.pick("lift:", "peek:", "choose:")
    let needed = random.pick("", "", " minimumPressDuration=0.8", " minimumPressDuration=0.3")
    sketch.add("add long-press-recognizer press to \(name)\(needed)")
    sketch.add("add-target press controller \(selector)")
    let hasTap = wish.difficulty >= 2
    if hasTap { addTap(to: picture.boxes[random.pick(0, inner)].name, &sketch) }
    let taps = hasTap ? picture.boxes.map { Family.selector(of: $0.name) } : []
    sketch.distractors = [selector, Choice.nobody] + taps + [joined(selector, selector)]
    return [sketch.asking(.landingAndStaying(spot, seconds: random.pick(1, 2)), .actions)]
  }

  // MARK: What the view hears

  @Sendable
  private static func heardByView(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: Picture.names(&random))
    picture.addRoot(&random)
    let inner = picture.addInside(0, &random)
    let spot = picture.spot(in: inner, &random)
    let (outer, view) = (picture.boxes[0].name, picture.boxes[inner].name)
    var sketch = picture.sketch
    sketch.add("handle \(view) touches")
    addTap(to: random.pick(outer, view), &sketch)
    if wish.aim == .viewHearsAfterFailure, random.chance(50) {
      sketch.distractors = [view, outer, "controller", Choice.nobody]
      return [sketch.asking(.landing(spot), .handler)]
    }
    sketch.distractors = ["touchesEnded", "touchesCancelled", "touchesBegan", Choice.nobody]
    return [sketch.asking(.tap(spot), .lastMessage(to: view))]
  }
}
