import Engine
import Lab

/// Touches over time, and several of them.
extension Family {
  static let touches: [Family] = [
    Family(.multiTouch, shows: [.multiTouchByDefault], keysNobody: true, sketches: twoFingers),
    Family(.multiTouch, shows: [.touchFollowsFinger, .leavingViewCancels], sketches: wandering),
    Family(.multiTouch, shows: [.noCancelledPhase], sketches: interrupted),
    Family(
      .multiTouch, shows: [.noCancelledPhase, .touchFollowsFinger, .leavingViewCancels], level: 2,
      sketches: interruptedElsewhere),
    Family(
      .multiTouch, shows: [.controlPassesTouchesOn, .touchFollowsFinger, .leavingViewCancels],
      level: 2, sketches: draggedOff),
    Family(.multiTouch, shows: [.scrollViewPassesTouchesOn], sketches: inScrollView),
  ]

  private static let messages = [
    "touchesEnded", "touchesCancelled", "touchesMoved", "touchesBegan", Choice.nobody,
  ]

  /// Two views beside one another in a third.
  private static func pair(_ random: inout DrillRandom) -> Picture {
    var picture = Picture(names: Picture.names(&random))
    picture.addRoot(&random)
    let root = picture.boxes[0]
    let height = random.step(100, 160)
    let width = (root.width / 2 - 20) / 20 * 20
    picture.add(parent: 0, 0, random.step(20, 80), width, height)
    picture.add(parent: 0, width + 20, random.step(20, 80), width, height)
    return picture
  }

  @Sendable
  private static func twoFingers(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let picture = pair(&random)
    let index = 1 + random.below(2)
    let (a, b) = (picture.spot(in: index, &random), picture.spot(in: index, &random))
    guard a != b else { return [] }
    var sketch = picture.sketch
    let name = picture.boxes[index].name
    let handler = random.pick(name, name, picture.boxes[0].name)
    sketch.handle(handler, .allTouches)
    if wish.difficulty >= 2, random.chance(50) {
      sketch.set(
        .multipleTouchEnabled, of: random.pick(picture.boxes[0].name, "view"), to: .bool(true))
    }
    if wish.wantsNobody || (wish.difficulty >= 2 && random.chance(50)) {
      sketch.distractors = [
        Choice.nobody, name, picture.boxes[0].name, picture.boxes[3 - index].name,
      ]
      return [sketch.asking(.landingSecond(b, after: a), .firstHearer)]
    }
    sketch.distractors = ["1", "2", "3", "4"]
    return [sketch.asking(.landingTogether(a, b), .touchCount)]
  }

  /// A view in a scroll view, in a view whose controller would like to hear of it.
  @Sendable
  private static func inScrollView(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (list, row) = (random.pick("list", "feed", "pages"), random.pick("row", "photo", "card"))
    let kind = random.pick("scroll-view", "table-view", "collection-view")
    let (x, y) = (random.step(0, 40), random.step(20, 120))
    var sketch = Sketch()
    sketch.add("add \(kind) \(list) \(x) \(y) 240 260")
    sketch.add(.view, row, in: list, .whole(20, random.step(0, 80), 200, 120))
    if wish.difficulty >= 3 { sketch.add(.view, "badge", in: row, .whole(10, 10, 180, 100)) }
    let handler = random.pick("controller", "view", "window")
    sketch.handle(handler, .allTouches)
    sketch.distractors = [handler, list, row, Choice.nobody]
    let spot = Spot(x + 20 + random.step(40, 160), y + 90 + random.step(0, 20))
    return [sketch.asking(.tap(spot), .handler)]
  }

  @Sendable
  private static func wandering(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let picture = pair(&random)
    let first = 1 + random.below(2)
    let second = wish.aim == .leavingViewCancels && random.chance(30) ? 0 : 3 - first
    let from = picture.spot(in: first, &random)
    var to = picture.spot(in: 3 - first, &random)
    if second == 0 { to = Spot(from.x, picture.boxes[0].screenY + 10) }
    var sketch = picture.sketch
    let name = picture.boxes[first].name
    sketch.handle(name, .allTouches)
    if random.chance(40 + 10 * wish.difficulty) {
      sketch.handle(picture.boxes[second].name, .allTouches)
    }
    if random.chance(50) {
      sketch.distractors = messages
      return [sketch.asking(.drag(from, to), .lastMessage(to: name))]
    }
    sketch.distractors = [
      name, picture.boxes[3 - first].name, picture.boxes[0].name, Choice.nobody,
    ]
    return [sketch.asking(.lifting(from: from, at: to), .firstHearer)]
  }

  @Sendable
  private static func interrupted(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let picture = Picture.random(2 + (wish.difficulty + 1) / 2, &random)
    let spot = picture.spot(in: 1 + random.below(picture.boxes.count - 1), &random)
    var sketch = picture.sketch
    guard let hit = sketch.state.scene.hitTest(screen: spot.point) else { return [] }
    let name = sketch.state.scene.name(of: hit)
    sketch.handle(name, .allTouches)
    sketch.distractors = messages
    return [sketch.asking(.then(.landing(spot), .call), .lastMessage(to: name))]
  }

  /// The finger has left its view when the call comes.
  @Sendable
  private static func interruptedElsewhere(
    _ random: inout DrillRandom, _ wish: Wish
  ) -> [Sketch] {
    let picture = pair(&random)
    let first = 1 + random.below(2)
    let (from, to) = (picture.spot(in: first, &random), picture.spot(in: 3 - first, &random))
    var sketch = picture.sketch
    let name = picture.boxes[first].name
    sketch.handle(name, .allTouches)
    if random.chance(50) { sketch.handle(picture.boxes[3 - first].name, .allTouches) }
    sketch.distractors = messages
    return [
      sketch.asking(.then(.moving(from: from, to: to), .call), .lastMessage(to: name))
    ]
  }

  // MARK: Controls

  /// A finger that lands on a control and lifts on the view beside it.
  @Sendable
  private static func draggedOff(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = pair(&random)
    let control = 1 + random.below(2)
    picture.boxes[control].kind = random.pick("button", "control")
    let from = picture.spot(in: control, &random)
    let to = picture.spot(in: 3 - control, &random)
    var sketch = picture.sketch
    let (root, name) = (picture.boxes[0].name, picture.boxes[control].name)
    sketch.handle(random.pick(root, "view", "controller"), .allTouches)
    guard let hit = sketch.state.scene.hitTest(screen: from.point) else { return [] }
    let way = sketch.state.scene.chain(from: .view(hit)).map { sketch.state.scene.name(of: $0) }
    sketch.distractors =
      (1...4).map { way.prefix($0).joined(separator: " > ") } + [Choice.nobody]
      + way.indices.dropFirst(4).map { way.prefix($0 + 1).joined(separator: " > ") }
    if random.chance(30) {
      sketch.distractors = [name, picture.boxes[3 - control].name, root, Choice.nobody]
      return [sketch.asking(.lifting(from: from, at: to), .firstHearer)]
    }
    return [sketch.asking(.lifting(from: from, at: to), .hearers)]
  }
}
