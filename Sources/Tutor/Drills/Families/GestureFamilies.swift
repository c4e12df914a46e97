import Engine
import Lab

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
        .failureRequirementIgnored, .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers,
      ], level: 2, sketches: nested),
    Family(
      .gestures,
      shows: [
        .ancestorTapBeatsButton, .anyControlBeatsRecognizers, .controlRefusesRecognizers,
        .recognitionLeavesTouches, .handlerKeepsTouchFromRecognizers, .viewHearsAfterFailure,
        .controlTakesSubviewTouches,
      ], sketches: controlAndTap),
    Family(
      .gestures, shows: [.failureRequirementIgnored, .singleTapAlwaysWaits], level: 2,
      sketches: singleAndDouble),
    Family(
      .gestures, shows: [.recognitionLeavesTouches, .viewHearsAfterFailure], level: 2,
      sketches: heardByView),
    Family(
      .gestures,
      shows: [
        .ancestorTapBeatsButton, .anyControlBeatsRecognizers, .failureRequirementIgnored,
        .singleTapAlwaysWaits, .recognitionLeavesTouches, .viewHearsAfterFailure,
        .handlerKeepsTouchFromRecognizers, .recognizersOnlyOnHitView, .controlRefusesRecognizers,
        .controlTakesSubviewTouches,
      ], level: 3, sketches: doubleTapOnControl),
    Family(.gestures, shows: [.longPressFiresOnLift], sketches: held),
    Family(
      .gestures,
      shows: [
        .controlTakesSubviewTouches, .handlerKeepsTouchFromRecognizers,
        .recognizersOnlyOnHitView, .ancestorRecognizerWins, .nestedTapsBothFire,
      ], sketches: stackInControl),
    Family(
      .gestures,
      shows: [
        .zeroPressOnlyWatches, .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers,
      ], sketches: zeroPress),
    Family(
      .gestures,
      shows: [
        .zeroPressOnlyWatches, .longPressFiresOnLift, .controlRefusesRecognizers,
        .recognitionLeavesTouches,
      ], sketches: pressOnControl),
    Family(.gestures, shows: [.scrollIsDrag], sketches: scrolled),
    Family(.gestures, shows: [.scrollIsDrag, .failureRequirementIgnored], sketches: wheel),
    Family(
      .gestures,
      shows: [
        .longPressFiresOnLift, .recognitionLeavesTouches, .handlerKeepsTouchFromRecognizers,
        .recognizersOnlyOnHitView, .viewHearsAfterFailure, .controlRefusesRecognizers,
        .ancestorRecognizerWins, .controlTakesSubviewTouches,
      ], level: 2, sketches: pressedControl),
    Family(
      .gestures,
      shows: [
        .controlRefusesRecognizers, .ancestorRecognizerWins, .nestedTapsBothFire,
        .recognitionLeavesTouches, .viewHearsAfterFailure,
      ], level: 3, sketches: twoTapsOnControl),
    Family(
      .gestures,
      shows: [
        .failureRequirementIgnored, .singleTapAlwaysWaits, .recognizersOnlyOnHitView,
        .handlerKeepsTouchFromRecognizers, .nestedTapsBothFire,
      ], level: 3, keysNobody: true, sketches: singleInDouble),
  ]

  /// `card` gets a recognizer `tapCard`, which sends `showCard:`.
  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  static func selector(of name: String) -> String { "show\(capitalized(name)):" }

  static func addTap(to name: String, _ sketch: inout Sketch) {
    sketch.add(.tap, "tap\(capitalized(name))", to: name)
    sketch.addTarget("tap\(capitalized(name))", "controller", selector(of: name))
  }

  /// A control that shows that it is pressed hears of the touch as it begins.
  static func addGlow(
    to name: String, in sketch: inout Sketch, _ random: inout DrillRandom, _ wish: Wish
  ) -> Bool {
    let glows =
      wish.aim == .viewHearsAfterFailure
      || (wish.difficulty >= 3 && wish.aim != .controlTakesSubviewTouches && random.chance(50))
    if glows { sketch.addTarget(name, "controller", "glow:", for: .touchDown) }
    return glows
  }

  static func joined(_ selectors: String...) -> String {
    selectors.joined(separator: " > ")
  }

  // MARK: Whose recognizer

  @Sendable
  private static func nested(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: Picture.names(&random))
    picture.addRoot(&random)
    let middle = picture.addInside(0, &random)
    let inner = picture.addInside(middle, &random)
    if wish.difficulty >= 4 { picture.addInside(0, &random) }
    let waits =
      wish.aim == .failureRequirementIgnored || (wish.difficulty >= 3 && random.chance(40))
    let hasOwn = waits || (wish.aim != .recognizersOnlyOnHitView && random.chance(70))
    let names = picture.boxes.map { $0.name }
    let hit = picture.spot(in: inner, &random)
    var sketch = picture.sketch
    var owners = [names[0]]
    if hasOwn {
      owners.append(names[inner])
    } else {
      owners.append(names[middle])
    }
    if wish.difficulty >= 3, !owners.contains(names[middle]) {
      owners.append(names[middle])
    }
    for name in owners { addTap(to: name, &sketch) }
    if waits {
      sketch.require("tap\(capitalized(names[inner]))", toFail: "tap\(capitalized(names[0]))")
    }
    if wish.aim == .handlerKeepsTouchFromRecognizers || random.chance(25) {
      sketch.handle(names[inner], .allTouches)
    }
    sketch.distractors =
      [joined(selector(of: names[inner]), selector(of: names[0]))]
      + owners.map { selector(of: $0) } + [Choice.nobody]
    return [sketch.asking(.tap(hit), .actions)]
  }

  // MARK: A wheel

  /// A pan on the root view, which lies around whatever is scrolled over, and which takes a wheel's scroll where its mask says so.
  @Sendable
  private static func scrolled(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: Picture.names(&random))
    picture.addRoot(&random)
    let inner = picture.addInside(0, &random)
    var sketch = picture.sketch
    let mask = wish.aim == .scrollIsDrag ? "" : random.pick("", " allowedScrollTypesMask=discrete")
    let other = wish.difficulty >= 2 && random.chance(50)
    sketch.add(
      "add pan-recognizer move to view"
        + (other ? " allowedScrollTypesMask=continuous" : mask))
    sketch.distractors = ["possible", "ended", "failed", "cancelled"]
    return [sketch.asking(.scroll(picture.spot(in: inner, &random)), .lastState)]
  }

  // MARK: Waiting

  /// One tap on a view, two on the view around it.
  @Sendable
  private static func singleInDouble(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: Picture.names(&random))
    picture.addRoot(&random)
    let inner = picture.addInside(0, &random)
    let spot = picture.spot(in: inner, &random)
    let (outer, name) = (picture.boxes[0].name, picture.boxes[inner].name)
    var sketch = picture.sketch
    let one = random.pick("select:", "open:", "mark:")
    let two = random.pick("zoom:", "like:", "edit:")
    sketch.add(.tap, "single", to: name)
    sketch.add(.tap, "double", to: outer, Assignment(.numberOfTapsRequired, .number(2)))
    sketch.addTarget("single", "controller", one)
    sketch.addTarget("double", "controller", two)
    if wish.aim == .handlerKeepsTouchFromRecognizers || random.chance(25) {
      sketch.handle(name, .allTouches)
    }
    let waits =
      wish.aim == .failureRequirementIgnored
      || (wish.aim != .singleTapAlwaysWaits && (wish.wantsNobody || random.chance(50)))
    if waits { sketch.require("single", toFail: "double") }
    sketch.distractors = [one, two, joined(one, two), joined(one, one), Choice.nobody]
    let isTwice = !wish.wantsNobody && random.chance(75)
    return [sketch.asking(isTwice ? .doubleTap(spot) : .tap(spot), .actions)]
  }

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
    sketch.add(.tap, "single", to: name)
    sketch.add(.tap, "double", to: name, Assignment(.numberOfTapsRequired, .number(2)))
    sketch.addTarget("single", "controller", one)
    sketch.addTarget("double", "controller", two)
    if wish.aim == .failureRequirementIgnored { sketch.require("single", toFail: "double") }
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
    sketch.addTarget("press", "controller", selector)
    addTap(to: picture.boxes[random.pick(0, inner)].name, &sketch)
    let taps = picture.boxes.map { Family.selector(of: $0.name) }
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
    sketch.handle(view, .allTouches)
    addTap(to: random.pick(outer, view), &sketch)
    if wish.aim == .viewHearsAfterFailure, random.chance(50) {
      sketch.distractors = [view, outer, "controller", Choice.nobody]
      return [sketch.asking(.landing(spot), .handler)]
    }
    sketch.distractors = ["touchesEnded", "touchesCancelled", "touchesBegan", Choice.nobody]
    return [sketch.asking(.tap(spot), .lastMessage(to: view))]
  }
}
