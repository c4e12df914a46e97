import Engine
import Lab

/// For drills on no subject: events in which many mistakes show at once.
extension Family {
  // MARK: A wheel

  /// A view in another one, each with a pan, of which the inner one takes no scrolls; closed views with
  /// pans in front. The outer one's pan may wait for one around it.
  @Sendable
  static func wheel(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (page, row) = (random.pick("page", "list", "feed"), random.pick("row", "card", "tile"))
    var picture = Picture(names: [page, row, "cover", "veil"])
    picture.addRoot(&random)
    let root = picture.boxes[0]
    let (x, y) = (random.step(60, root.width - 80) + 10, random.step(60, root.height - 100) + 10)
    var gates = ["hidden=YES", "userInteractionEnabled=NO", "alpha=0"]
    random.shuffle(&gates)
    for place in 1...3 {
      let (left, top) = (x - 10 - random.step(0, 40), y - 10 - random.step(0, 40))
      let box = picture.add(parent: 0, left, top, random.step(60, 80), random.step(60, 100))
      if place > 1 { picture.boxes[box].properties = [gates[place - 2]] }
    }
    var sketch = picture.sketch
    var actions = ["slide:", "shift:", "follow:", "pull:"]
    random.shuffle(&actions)
    for (place, box) in picture.boxes.enumerated() {
      let takes = place == 1 ? "" : " allowedScrollTypesMask=\(random.pick("discrete", "all"))"
      let pan = box.name + "Pan"
      sketch.add("add pan-recognizer \(pan) to \(box.name)\(takes)")
      sketch.addTarget(pan, "controller", actions[place])
    }
    sketch.distractors = actions + [Choice.nobody]
    if wish.aim == .failureRequirementIgnored || random.chance(50) {
      sketch.add(.pan, "viewPan", to: "view", Assignment(.allowedScrollTypesMask, .words(["all"])))
      sketch.addTarget("viewPan", "controller", "drag:")
      sketch.require("\(page)Pan", toFail: "viewPan")
      sketch.distractors.append("drag:")
    }
    return [
      sketch.asking(.scroll(Spot(root.screenX + x, root.screenY + y)), .firstAction)
    ]
  }

  // MARK: Who hears

  /// Nobody keeps a touch, or what a remote's button sends to what has the focus: who hears of it says how the
  /// chain is thought to go. The finger may have left its view by the end.
  @Sendable
  static func everybodyHears(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (picture, spot) = stack(&random, wish)
    let presented = random.pick("editor", "picker", "detail")
    let isPresented = wish.aim == .presentedGoesToWindow || random.chance(20)
    var sketch = isPresented ? picture.sketch(in: presented) : picture.sketch
    let (root, behind) = (picture.boxes[0], picture.boxes[1].name)
    let isPress = wish.aim == .pressesGoToFirstResponder
    let what: Handled = isPress ? .presses : .allTouches
    if wish.aim == .handlerAlwaysEnds || random.chance(50) {
      sketch.handle(root.name, what, .thenSuper)
    }
    if wish.aim == .unhandledFallsToSibling || random.chance(50) {
      sketch.handle(behind, what)
    }
    let last = random.pick("controller", "window", "app")
    if wish.aim == .handledGoesOn || random.chance(20) { sketch.handle(last, what) }
    if isPress || wish.aim == .touchesGoToFirstResponder {
      let name = picture.names[7]
      sketch.add(
        .view, name, .whole(0, 0, 320, 20), Assignment(.canBecomeFirstResponder, .bool(true)))
      sketch.becomeFirst(name)
    }
    guard let hit = sketch.state.scene.hitTest(screen: spot.point) else { return [] }
    let way = sketch.state.scene.chain(from: .view(hit)).map { sketch.state.scene.name(of: $0) }
    sketch.distractors = way.indices.map { way.prefix($0 + 1).joined(separator: " > ") }
    if isPress, let front = way.first {
      sketch.focus(front)
      return [sketch.asking(.press(random.pick("select", "menu", "play-pause")), .hearers)]
    }
    let isLeaving = [.touchFollowsFinger, .leavingViewCancels].contains(wish.aim)
    let away = Spot(root.screenX + 10, root.screenY + root.height - 10)
    return [
      sketch.asking(isLeaving ? .lifting(from: spot, at: away) : .landing(spot), .hearers)
    ]
  }

  /// A view in a control in a scroll view is touched: who handles it?
  @Sendable
  static func keptTouches(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let list = random.pick("list", "feed", "pages")
    let kind = random.pick("scroll-view", "table-view", "collection-view")
    let control = random.pick("buy", "play", "like")
    let (x, y) = (random.step(0, 40), random.step(40, 120))
    var sketch = Sketch()
    sketch.add("add \(kind) \(list) \(x) \(y) 260 280")
    let isBehind = wish.aim == .unhandledFallsToSibling || random.chance(60)
    if isBehind {
      sketch.add(.view, "photo", in: list, .whole(20, 20, 220, 160))
      sketch.handle("photo", .allTouches)
    }
    sketch.add("add \(random.pick("button", "control")) \(control) in \(list) 20 40 200 120")
    sketch.add(.stackView, "texts", in: control, .whole(20, 20, 120, 80))
    let above = some(of: ["controller", "window", "app"], &random)
    for name in ["view"] + above { sketch.handle(name, .allTouches) }
    if wish.aim == .touchesGoToFirstResponder || random.chance(50) {
      sketch.add(
        .view, "title", .whole(0, 0, 320, 20), Assignment(.canBecomeFirstResponder, .bool(true)))
      sketch.handle("title", .allTouches)
      sketch.becomeFirst("title")
    }
    sketch.distractors = [list, control, "texts", "view", Choice.nobody] + above
    let spot = Spot(x + 40 + random.step(20, 100), y + 60 + random.step(10, 70))
    return [sketch.asking(.tap(spot), .handler)]
  }

  // MARK: First responders

  /// A first responder that does not resign: another view asks, a third is tapped, one has the focus; then
  /// the device is shaken, or a button of a remote pressed.
  @Sendable
  static func refusing(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var views = ["chip", "badge", "photo", "tile"]
    random.shuffle(&views)
    let field = random.pick("email", "city", "title", "search")
    let isPress = wish.aim == .pressesGoToFirstResponder
    let what: Handled = isPress ? .presses : .allMotion
    let refuses =
      [.currentIsNotAsked, .tapMakesFirstResponder].contains(wish.aim) || random.chance(70)
    let (top, x) = (random.step(20, 40), random.step(20, 40))
    var sketch = Sketch()
    sketch.add(.view, "panel", .whole(x, top, 260, 120))
    let resigns = refuses ? " canResignFirstResponder=NO" : ""
    sketch.add("add text-field \(field) in panel 20 20 200 40\(resigns)")
    sketch.add(.view, "card", .whole(x, top + 140, 260, 120))
    let asks = refuses || wish.aim == .everyoneCanBecome
    let can = refuses ? " canBecomeFirstResponder=YES" : ""
    sketch.add("add view \(views[0]) in card 20 20 200 60\(can)")
    sketch.add(.view, views[1], .whole(x, top + 280, 260, 100))
    for name in ["panel", "card", views[1], "controller"] { sketch.handle(name, what) }
    sketch.becomeFirst(field)
    if isPress { sketch.focus(views[0]) }
    sketch.distractors = ["panel", "card", views[1], "controller", Choice.nobody]
    var events: [Ask.Event] = []
    if asks || random.chance(40) { events.append(.becoming(views[0])) }
    let isTapped = [.tapMakesFirstResponder, .tapElsewhereResigns].contains(wish.aim)
    if isTapped || events.isEmpty || random.chance(60) {
      events.append(.tap(Spot(x + random.step(20, 240), top + 300 + random.step(0, 60))))
    }
    events.append(isPress ? .press(random.pick("select", "menu")) : .shake)
    let first = events.removeFirst()
    return [sketch.asking(.inOrder(first, events), .handler)]
  }
}
