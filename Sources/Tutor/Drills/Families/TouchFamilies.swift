import CommandLanguage
import Engine

/// Touches over time, and several of them.
extension Family {
  static let touches: [Family] = [
    Family(.multiTouch, shows: [.multiTouchByDefault], sketches: twoFingers),
    Family(.multiTouch, shows: [.touchFollowsFinger, .leavingViewCancels], sketches: wandering),
    Family(.multiTouch, shows: [.noCancelledPhase], sketches: interrupted),
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
    sketch.add("handle \(handler) touches")
    if wish.difficulty >= 2, random.chance(50) {
      sketch.add("set multipleTouchEnabled \(random.pick(picture.boxes[0].name, "view")) YES")
    }
    if wish.difficulty >= 2, random.chance(50) {
      sketch.distractors = [
        Choice.nobody, name, picture.boxes[0].name, picture.boxes[3 - index].name,
      ]
      return [sketch.asking(.landingSecond(b, after: a), .firstHearer)]
    }
    sketch.distractors = ["1", "2", "3", "4"]
    return [sketch.asking(.landingTogether(a, b), .touchCount)]
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
    sketch.add("handle \(name) touches")
    if random.chance(40 + 10 * wish.difficulty) {
      sketch.add("handle \(picture.boxes[second].name) touches")
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
    sketch.add("handle \(name) touches")
    sketch.distractors = messages
    return [sketch.asking(.interruption(spot), .lastMessage(to: name))]
  }
}
