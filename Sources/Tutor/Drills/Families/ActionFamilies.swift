import Engine
import Lab

/// Controls, their actions, and where a nil target is found.
extension Family {
  static let nilTargets: [Family] = [
    Family(
      .nilTargets,
      shows: [
        .nilTargetReachesNobody, .nilTargetFromSender, .upInsideNeedsBounds,
        .actionFiresOnTouchDown,
      ], keysNobody: true, sketches: nilTarget),
    Family(
      .nilTargets, shows: [.upInsideNeedsBounds, .actionFiresOnTouchDown], keysNobody: true,
      sketches: tracked),
    Family(
      .nilTargets, shows: [.upInsideNeedsBounds, .actionFiresOnTouchDown],
      sketches: trackedInTurn),
  ]

  @Sendable
  private static func nilTarget(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let field = random.pick("email", "city", "password", "title", "search")
    let (left, right) = random.pick(("form", "toolbar"), ("page", "footer"), ("A", "B"))
    let selector = random.pick("save:", "send:", "add:", "share:")
    let button = random.pick("ok", "go", "done")
    let (top, bottom) = (random.step(20, 60), random.step(240, 280))
    var sketch = Sketch()
    sketch.add(.view, left, .whole(20, top, 280, 160))
    sketch.add(.textField, field, in: left, .whole(20, random.step(20, 80), 200, 40))
    sketch.add(.view, right, .whole(20, bottom, 280, 140))
    let (x, y) = (random.step(20, 160), random.step(20, 80))
    sketch.add(.button, button, in: right, .whole(x, y, 100, 40))
    var handlers = ["controller", left, right, "app"].filter { _ in random.chance(55) }
    if wish.aim == .nilTargetFromSender, !handlers.contains(left) { handlers.append(left) }
    // From the first responder's side nobody implements it.
    if wish.wantsNobody, wish.aim == .nilTargetFromSender { handlers = [right] }
    for name in handlers { sketch.handle(name, .action(selector)) }
    if wish.aim == .nilTargetFromSender || random.chance(60) {
      sketch.becomeFirst(field)
    }
    sketch.distractors = [right, left, "controller", Choice.nobody]
    let isAboutTargets = [.nilTargetReachesNobody, .nilTargetFromSender].contains(wish.aim)
    if isAboutTargets, wish.difficulty >= 2, random.chance(30) {
      return [sketch.asking(.send(selector, from: button), .handler)]
    }
    sketch.addTarget(button, nil, selector)
    let spot = Spot(20 + x + random.step(10, 90), bottom + y + random.step(10, 30))
    if wish.aim == .actionFiresOnTouchDown {
      return [sketch.asking(.landing(spot), .target(of: selector))]
    }
    let isDragged = wish.aim == .upInsideNeedsBounds || (wish.difficulty >= 3 && random.chance(40))
    let away = Spot(spot.x, bottom + y + 40 + random.step(20, 60, by: 10))
    return [sketch.asking(isDragged ? .drag(spot, away) : .tap(spot), .target(of: selector))]
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
    sketch.addTarget(name, "controller", "save:")
    sketch.addTarget(name, "controller", "leave:", for: .touchUpOutside)
    if wish.difficulty >= 3 { sketch.addTarget(name, "controller", "note:", for: .touchDown) }
    let from = Spot(x + random.step(10, width - 10), y + random.step(10, height - 10))
    sketch.distractors = ["save:", "leave:", Choice.nobody, "save: > leave:"]
    if wish.aim == .actionFiresOnTouchDown, wish.wantsNobody || random.chance(40) {
      return [sketch.asking(.landing(from), .actions)]
    }
    let away = wish.aim == .upInsideNeedsBounds ? random.step(20, 60, by: 10) : random.step(80, 120)
    let to = random.chance(50) ? Spot(x + width + away, from.y) : Spot(from.x, y + height + away)
    return [sketch.asking(.drag(from, to), .actions)]
  }

  /// Two buttons: the finger lifts beside the one, and far from the other.
  @Sendable
  private static func trackedInTurn(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var names = ["ok", "buy", "like", "play"]
    random.shuffle(&names)
    let (x, width) = (random.step(20, 80), random.step(60, 120))
    let (top, bottom) = (random.step(40, 100), random.step(240, 300))
    var sketch = Sketch()
    for (name, y) in zip(names, [top, bottom]) {
      sketch.add("add \(random.pick("button", "control")) \(name) \(x) \(y) \(width) 60")
      sketch.addTarget(name, "controller", selector(of: name))
      sketch.addTarget(name, "controller", "leave\(capitalized(name)):", for: .touchUpOutside)
    }
    var (near, far) = (names[0], names[1])
    var events: [Ask.Event] = []
    let isNearFirst = random.chance(50)
    if !isNearFirst { swap(&near, &far) }
    for (y, isNear) in [(top, isNearFirst), (bottom, !isNearFirst)] {
      let from = Spot(x + random.step(10, width - 10), y + random.step(10, 50))
      let away = isNear ? random.step(20, 60, by: 10) : random.step(80, 120)
      events.append(.drag(from, Spot(x + width + away, from.y)))
    }
    func outside(_ name: String) -> String { "leave\(capitalized(name)):" }
    sketch.distractors = [
      joined(outside(near), outside(far)), joined(selector(of: near), selector(of: far)),
      joined(outside(near), selector(of: far)), selector(of: near),
    ]
    return [sketch.asking(.inTurn(events), .actions)]
  }
}
