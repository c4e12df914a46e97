import Engine
import Lab

/// Who is hit: views in views, one over the other.
extension Family {
  static let hitTesting: [Family] = [
    Family(.hitTesting, shows: search) { random, wish in
      let picture = Picture.random(3 + (wish.difficulty + 1) / 2, &random)
      return picture.sketch.askingWhoIsHit(at: picture.spots(&random), wish, showing: search)
    },
    Family(.hitTesting, shows: search + closing, level: 3, keysNobody: true) { random, wish in
      var picture = Picture.random(3 + (wish.difficulty + 1) / 2, &random)
      if wish.wantsNobody {
        picture.closeWindow(&random, toShow: wish.aim)
      } else {
        picture.closeOne(&random)
      }
      return picture.sketch.askingWhoIsHit(
        at: picture.spots(&random), wish, showing: search + closing)
    },
  ]

  private static let search: [Mistake] = [
    .superviewComesFirst, .deepestViewWins, .subviewsFirstToLast, .pointIsNotConverted,
  ]
  private static let closing: [Mistake] = [
    .disabledGoesToParent, .disabledEndsDelivery, .disabledCoversViewOnly,
  ]

  // MARK: Gates

  static let gates: [Family] = [
    Family(
      .gates, shows: closing + covering + takers + [.nilRulesOutSuperview], keysNobody: true
    ) { random, wish in
      var picture = Picture.random(3 + (wish.difficulty + 1) / 2, &random)
      if wish.wantsNobody {
        picture.closeWindow(&random, toShow: wish.aim)
        return picture.sketch.askingWhoIsHit(
          at: picture.spots(&random), wish, showing: closing + covering + takers)
      }
      let closed = picture.closeOne(&random, toShow: wish.aim)
      if wish.difficulty >= 3 { picture.closeOne(&random, near: closed) }
      let spots = (0..<6).map { _ in picture.spot(in: closed, &random) } + picture.spots(&random)
      return picture.sketch.askingWhoIsHit(
        at: spots, wish, showing: closing + covering + takers + [.nilRulesOutSuperview])
    },
    Family(.gates, shows: covering + [.disabledCoversViewOnly], sketches: closedStacks),
    Family(
      .gates, shows: covering + takers + [.disabledCoversViewOnly], keysNobody: true,
      sketches: closedPairs),
    Family(.gates, shows: [.alphaIsMultiplied], level: 2) { random, wish in
      var picture = Picture(names: Picture.names(&random))
      picture.addRoot(&random)
      if wish.difficulty >= 3 { picture.addInside(0, &random) }
      let middle = picture.addInside(0, &random)
      let inner = picture.addInside(middle, &random)
      let last = picture.addInside(random.pick(0, middle), &random)
      picture.boxes[random.pick(0, middle)].properties = ["alpha=\(random.pick("0.05", "0.04"))"]
      picture.boxes[random.pick(inner, last)].properties = ["alpha=\(random.pick("0.1", "0.2"))"]
      if wish.difficulty >= 3 { picture.closeOne(&random, near: last) }
      let spots = [inner, last, inner, last, middle, inner, last].map {
        picture.spot(in: $0, &random)
      }
      return picture.sketch.askingWhoIsHit(
        at: spots, wish, showing: closing + takers + [.superviewComesFirst])
    },
  ]

  /// Closing a view, and leaving what is in it open.
  fileprivate static let covering: [Mistake] = [
    .hiddenCoversViewOnly, .interactionOffCoversViewOnly,
  ]

  /// Closed views over one another, each by another gate and with a view in it: which of these is thought
  /// to be hit tells which gate is thought to leave it open.
  @Sendable
  private static func closedStacks(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: Picture.names(&random))
    picture.addRoot(&random)
    let root = picture.boxes[0]
    var gates = ["alpha=0", "hidden=YES", "userInteractionEnabled=NO"]
    random.shuffle(&gates)
    var inner = 0
    for gate in gates.prefix(wish.difficulty >= 3 ? 3 : 2) {
      let (width, height) = (root.width - random.step(20, 60), root.height - random.step(20, 100))
      let closed = picture.add(
        parent: 0, random.step(0, root.width - width), random.step(0, root.height - height), width,
        height)
      picture.boxes[closed].properties = [gate]
      inner = picture.addInside(closed, &random)
    }
    let spots = (0..<10).map { _ in picture.spot(in: inner, &random) }
    return picture.sketch.askingWhoIsHit(
      at: spots, wish, showing: covering + [.disabledCoversViewOnly])
  }

  private static let takers: [Mistake] = [
    .interactionOffTakesTouches, .hiddenTakesTouches, .transparentTakesTouches,
    .disabledControlTakesTouches,
  ]

  // MARK: Order

  static let order: [Family] = [
    Family(.order, shows: front) { random, wish in
      var picture = Picture(names: Picture.names(&random))
      picture.addRoot(&random)
      for _ in 0..<(3 + wish.difficulty / 3) { picture.addInside(0, &random) }
      if wish.difficulty >= 2 { picture.addInside(1 + random.below(2), &random) }
      if random.chance(25 * wish.difficulty) { picture.reorder(&random) }
      return picture.sketch.askingWhoIsHit(at: picture.spots(&random), wish, showing: front)
    },
    Family(.order, shows: [.zPositionDecides], level: 2) { random, wish in
      var picture = Picture(names: Picture.names(&random))
      picture.addRoot(&random)
      for _ in 0..<(3 + wish.difficulty / 3) { picture.addInside(0, &random) }
      picture.boxes[1].properties = ["zPosition=\(random.pick(1, 5, 10))"]
      if random.chance(30) { picture.boxes[picture.boxes.count - 1].properties = ["zPosition=-1"] }
      let spots = (0..<6).map { _ in picture.spot(in: 1, &random) } + picture.spots(&random)
      return picture.sketch.askingWhoIsHit(
        at: spots, wish, showing: [.zPositionDecides] + front)
    },
    Family(.order, shows: [.keyWindowTakesAll, .windowLevelsIgnored], level: 2) { random, wish in
      windows(&random, wish)
    },
  ]

  private static let front: [Mistake] = [
    .subviewsFirstToLast, .superviewComesFirst, .deepestViewWins, .pointIsNotConverted,
  ]

  /// Windows over windows: the level counts, then which was shown last.
  private static func windows(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var sketch = Sketch()
    var names = ["alert", "banner", "overlay", "panel"]
    random.shuffle(&names)
    let count = wish.difficulty >= 2 ? 3 : 2
    sketch.add(.view, "page", .whole(20, random.step(40, 120), 280, random.step(240, 320)))
    for name in names.prefix(count) {
      let (x, y) = (random.step(0, 80), random.step(0, 160))
      let (width, height) = (random.step(160, 240), random.step(120, 280))
      let level = random.pick(0, 1, 1, 2)
      let levelText = level == 0 ? "" : " windowLevel=\(level)"
      sketch.add("add window \(name) \(x) \(y) \(width) \(height)\(levelText)")
    }
    if random.chance(50) { sketch.makeKey(names[random.below(count)]) }
    sketch.distractors = names.prefix(count) + ["page", "view"]
    // Where the mistake says nobody, it would be an answer that is never right.
    let spots = (0..<16).map { _ in Spot(random.step(30, 290), random.step(30, 430)) }.filter {
      sketch.state.scene.hitTest(screen: $0.point, rules: wish.aim.rulebook) != nil
    }
    return sketch.askingWhoIsHit(
      at: spots, wish, showing: [.keyWindowTakesAll, .windowLevelsIgnored, .superviewComesFirst])
  }

  // MARK: Edges

  static let edges: [Family] = [
    Family(.edges, shows: [.cutAwayIsNotHit]) { random, wish in
      var picture = Picture(names: Picture.names(&random))
      picture.addRoot(&random)
      for _ in 0..<(1 + wish.difficulty / 2) { picture.addInside(0, &random) }
      let round = picture.add(
        parent: 0, random.step(20, 60), random.step(20, 100), random.pick(80, 100, 120), 80)
      let box = picture.boxes[round]
      let isMask = random.chance(30)
      picture.boxes[round].properties = [
        isMask ? "mask=\"20 0 \(box.width - 20) \(box.height)\"" : "cornerRadius=40"
      ]
      let (right, bottom) = (box.screenX + box.width - 5, box.screenY + box.height - 5)
      let spots = [
        Spot(box.screenX + 5, box.screenY + 5), Spot(right, bottom),
        Spot(box.screenX + 5, bottom), Spot(right, box.screenY + 5),
      ]
      return picture.sketch.askingWhoIsHit(
        at: spots, wish, showing: [.cutAwayIsNotHit, .superviewComesFirst])
    },
    Family(.edges, shows: [.edgesInclusive, .pointIsNotConverted]) { random, wish in
      let picture = Picture.random(3 + wish.difficulty / 2, &random)
      var spots: [Spot] = []
      for index in picture.boxes.indices.dropFirst().reversed() {
        let box = picture.boxes[index]
        let inside = picture.spot(in: index, &random)
        spots += [
          Spot(box.screenX + box.width, inside.y), Spot(inside.x, box.screenY + box.height),
          Spot(box.screenX + box.width, box.screenY + box.height),
        ]
        if wish.difficulty >= 2 {
          spots += [Spot(box.screenX, inside.y), Spot(inside.x, box.screenY)]
        }
      }
      random.shuffle(&spots)
      return picture.sketch.askingWhoIsHit(
        at: Array(spots.prefix(10)), wish,
        showing: [.edgesInclusive, .pointIsNotConverted, .subviewsFirstToLast],
        mayBeOnEdge: true)
    },
  ]
}

extension Picture {
  /// Closes a view by some property, and says which: by the one that the mistake is about, and a
  /// view with subviews where it is about them.
  @discardableResult
  mutating func closeOne(
    _ random: inout DrillRandom, toShow aim: Mistake? = nil, near other: Int? = nil
  ) -> Int {
    let open = boxes.indices.dropFirst().filter { boxes[$0].properties.isEmpty }
    let parents = open.filter { index in boxes.contains { $0.parent == index } }
    let beside = open.filter { index in other.map { overlap(index, $0) } ?? false }
    let covers: [Mistake] = [
      .disabledCoversViewOnly, .hiddenCoversViewOnly, .interactionOffCoversViewOnly,
    ]
    let isAboutSubviews = aim.map { covers.contains($0) } ?? false
    let wanted = isAboutSubviews && !parents.isEmpty ? parents : open
    let index = random.pick(from: beside) ?? random.pick(from: wanted) ?? 0
    let way =
      switch aim {
      case .hiddenTakesTouches, .hiddenCoversViewOnly: 0
      case .interactionOffTakesTouches, .interactionOffCoversViewOnly: 1
      case .transparentTakesTouches: 2
      case .disabledControlTakesTouches: 3
      default: random.below(4)
      }
    switch way {
    case 0: boxes[index].properties = ["hidden=YES"]
    case 1: boxes[index].properties = ["userInteractionEnabled=NO"]
    case 2: boxes[index].properties = ["alpha=\(random.pick("0", "0", "0.005"))"]
    default:
      boxes[index].kind = "button"
      boxes[index].properties = ["enabled=NO"]
    }
    return index
  }

  /// Closes the window itself: nobody is hit.
  mutating func closeWindow(_ random: inout DrillRandom, toShow aim: Mistake) {
    let change =
      switch aim {
      case .transparentTakesTouches: "set alpha window 0"
      case .disabledCoversViewOnly:
        random.pick("set alpha window 0", "set userInteractionEnabled window NO")
      default: "set userInteractionEnabled window NO"
      }
    changes.append(change)
  }

  private func overlap(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (boxes[a], boxes[b])
    return a.screenX < b.screenX + b.width && b.screenX < a.screenX + a.width
      && a.screenY < b.screenY + b.height && b.screenY < a.screenY + a.height
  }

  /// Changes which of the views is in front.
  mutating func reorder(_ random: inout DrillRandom) {
    let siblings = boxes.filter { $0.parent == 0 }
    guard let box = random.pick(from: siblings), siblings.count > 1 else { return }
    let command =
      switch random.below(3) {
      case 0: "bring-to-front \(box.name)"
      case 1: "send-to-back \(box.name)"
      default: "move \(box.name) to \(boxes[0].name) at \(random.below(siblings.count))"
      }
    changes.append(command)
  }
}
