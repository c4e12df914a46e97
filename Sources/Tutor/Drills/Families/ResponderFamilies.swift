import CommandLanguage
import Engine

/// Who is first responder, what goes to it, and where a nil target is found.
extension Family {
  static let responders: [Family] = [
    Family(.firstResponder, shows: touching, sketches: touched),
    Family(
      .firstResponder, shows: [.everyoneCanBecome, .currentIsNotAsked, .becomesBeforeWindow],
      sketches: asked),
    Family(.firstResponder, shows: [.touchesGoToFirstResponder], level: 2, sketches: touchedBeside),
    Family(
      .firstResponder, shows: [.shakeGoesToFrontController, .onlyFirstResponderIsAsked],
      sketches: otherEvents),
  ]

  private static let touching: [Mistake] = [
    .tapMakesFirstResponder, .tapElsewhereResigns, .textFieldWaitsForCode,
  ]
  private static let fields = ["email", "city", "password", "title", "search"]

  /// Places for three things under one another.
  private static func rows(_ random: inout DrillRandom) -> [Picture.Box] {
    var picture = Picture(names: ["A", "B", "C"])
    var y = random.step(20, 60)
    for _ in 0..<3 {
      let height = random.step(40, 80)
      picture.add(parent: nil, random.step(20, 60), y, random.step(160, 240), height)
      y += height + random.step(20, 60)
    }
    return picture.boxes
  }

  private static func spot(in box: Picture.Box, _ random: inout DrillRandom) -> Spot {
    Spot(
      box.screenX + random.step(10, box.width - 10),
      box.screenY + random.step(10, box.height - 10))
  }

  private static func words(_ random: inout DrillRandom) -> (fields: [String], views: [String]) {
    var names = fields
    random.shuffle(&names)
    var views = ["card", "badge", "photo", "tile", "banner"]
    random.shuffle(&views)
    return (names, views)
  }

  // MARK: Becoming

  @Sendable
  private static func touched(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (fields, views) = words(&random)
    let rows = rows(&random)
    var sketch = Sketch()
    sketch.add("add text-field \(fields[0]) \(rows[0].frame)")
    let isField = wish.aim == .textFieldWaitsForCode || random.chance(20)
    let name = isField ? fields[1] : views[0]
    let kind = isField ? "text-field" : random.pick("view", "view", "button")
    let can = kind == "view" && random.chance(50) ? " canBecomeFirstResponder=YES" : ""
    sketch.add("add \(kind) \(name) \(rows[1].frame)\(can)")
    if wish.difficulty >= 3 { sketch.add("add view \(views[1]) \(rows[2].frame)") }
    if wish.aim == .tapElsewhereResigns || random.chance(70) {
      sketch.add("become-first-responder \(fields[0])")
    }
    sketch.distractors = [fields[0], name, Choice.nobody, "view"]
    return [sketch.asking(.tap(spot(in: rows[1], &random)), .firstResponder)]
  }

  @Sendable
  private static func asked(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (fields, views) = words(&random)
    let rows = rows(&random)
    var sketch = Sketch()
    sketch.add("add text-field \(fields[0]) \(rows[0].frame)")
    let place = wish.aim == .becomesBeforeWindow ? " in nil" : ""
    let can = wish.aim == .everyoneCanBecome ? "" : " canBecomeFirstResponder=YES"
    let kind = wish.aim == .everyoneCanBecome ? random.pick("view", "button", "label") : "view"
    let looks = wish.difficulty >= 3 && random.chance(50) ? random.pick(" alpha=0.5", " tag=3") : ""
    sketch.add("add \(kind) \(views[0])\(place) \(rows[1].frame)\(can)\(looks)")
    if wish.difficulty >= 2, wish.aim != .becomesBeforeWindow {
      sketch.add("add view \(views[1]) \(rows[2].frame)")
    }
    if wish.aim == .currentIsNotAsked || random.chance(60) {
      sketch.add("become-first-responder \(fields[0])")
    }
    if wish.aim == .currentIsNotAsked {
      sketch.add("set canResignFirstResponder \(fields[0]) NO")
    }
    sketch.distractors = [views[0], fields[0], Choice.nobody, "view"]
    return [sketch.asking(.becoming(views[0]), .firstResponder)]
  }

  // MARK: What goes to it

  @Sendable
  private static func touchedBeside(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (_, views) = words(&random)
    let rows = rows(&random)
    var sketch = Sketch()
    sketch.add("add view \(views[0]) \(rows[0].frame) canBecomeFirstResponder=YES")
    sketch.add("add view \(views[1]) \(rows[1].frame)")
    if wish.difficulty >= 3 { sketch.add("add view \(views[2]) \(rows[2].frame)") }
    sketch.add("handle \(views[0]) touches")
    sketch.add("handle \(random.pick(views[1], views[1], "controller")) touches")
    sketch.add("become-first-responder \(views[0])")
    sketch.distractors = [views[1], views[0], "controller", Choice.nobody]
    return [sketch.asking(.tap(spot(in: rows[1], &random)), .handler)]
  }

  @Sendable
  private static func otherEvents(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (_, views) = words(&random)
    var sketch = Sketch()
    sketch.add(
      "add view \(views[0]) \(random.step(20, 60)) \(random.step(40, 100)) 240 "
        + "\(random.step(160, 240))")
    sketch.add(
      "add view \(views[1]) in \(views[0]) 20 \(random.step(20, 60)) 160 60 "
        + "canBecomeFirstResponder=YES")
    let kind = wish.aim == .shakeGoesToFrontController ? 0 : random.below(3)
    let what = ["motion", "key cmd+s", "menu copy"][kind]
    let event: Ask.Event = [.shake, .key("cmd+s"), .menu("copy")][kind]
    var handlers = [random.pick(views[0], views[0], "view")]
    if wish.aim == .shakeGoesToFrontController || random.chance(60) {
      handlers.append("controller")
    }
    if random.chance(30) { handlers.append(random.pick("window", "app")) }
    for name in handlers { sketch.add("handle \(name) \(what)") }
    sketch.add("become-first-responder \(views[1])")
    sketch.distractors = [views[0], views[1], "controller", Choice.nobody]
    return [sketch.asking(event, .handler)]
  }

  // MARK: Nil targets

  static let nilTargets: [Family] = [
    Family(
      .nilTargets, shows: [.nilTargetReachesNobody, .nilTargetFromSender], sketches: nilTarget)
  ]

  @Sendable
  private static func nilTarget(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (fields, views) = words(&random)
    let selector = random.pick("save:", "send:", "add:", "share:")
    let button = random.pick("ok", "go", "done")
    let (top, bottom) = (random.step(20, 60), random.step(240, 280))
    var sketch = Sketch()
    sketch.add("add view \(views[0]) 20 \(top) 280 160")
    sketch.add("add text-field \(fields[0]) in \(views[0]) 20 \(random.step(20, 80)) 200 40")
    sketch.add("add view \(views[1]) 20 \(bottom) 280 140")
    let (x, y) = (random.step(20, 160), random.step(20, 80))
    sketch.add("add button \(button) in \(views[1]) \(x) \(y) 100 40")
    var handlers = ["controller", views[0], views[1], "app"].filter { _ in random.chance(55) }
    if wish.aim == .nilTargetFromSender, !handlers.contains(views[0]) { handlers.append(views[0]) }
    for name in handlers { sketch.add("handle \(name) action \(selector)") }
    if wish.aim == .nilTargetFromSender || random.chance(60) {
      sketch.add("become-first-responder \(fields[0])")
    }
    sketch.distractors = [views[1], views[0], "controller", Choice.nobody]
    if wish.difficulty >= 2, random.chance(30) {
      return [sketch.asking(.send(selector, from: button), .handler)]
    }
    sketch.add("add-target \(button) nil \(selector)")
    let spot = Spot(20 + x + random.step(10, 90), bottom + y + random.step(10, 30))
    return [sketch.asking(.tap(spot), .target(of: selector))]
  }
}
