import Engine
import Lab

/// Who is hit where views stick out, are turned or scrolled, or answer for themselves.
extension Family {
  // MARK: Outside the parent

  static let overhang: [Family] = [
    Family(.overhang, shows: outside + [.pointIsNotConverted]) { random, wish in
      var picture = Picture(names: Picture.names(&random))
      picture.addRoot(&random)
      if wish.difficulty >= 2 { picture.addInside(0, &random) }
      let holder = picture.addHolder(&random)
      let child = picture.addSticking(out: holder, &random)
      if wish.aim != .outsideReachableUnlessClipped, random.chance(60) {
        picture.boxes[holder].properties = ["clipsToBounds=YES"]
      }
      if wish.difficulty >= 3, picture.boxes[child].width >= 80, picture.boxes[child].height >= 80 {
        picture.addInside(child, &random)
      }
      var spots = (0..<5).map { _ in picture.spot(in: child, &random) }
      spots += (0..<2).map { _ in picture.spot(in: picture.boxes.count - 1, &random) }
      return picture.sketch.askingWhoIsHit(
        at: spots, wish, showing: outside + [.superviewComesFirst])
    },
    Family(.overhang, shows: [.enlargedAreaEscapesParent], level: 2) { random, wish in
      enlarged(&random, wish)
    },
  ]

  private static let outside: [Mistake] = [
    .outsideReachableUnlessClipped, .outsideAlwaysReachable,
  ]

  /// A view whose area is enlarged, at its parent's edge.
  private static func enlarged(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: Picture.names(&random))
    let holder: Int
    if wish.wantsNobody {
      // Nothing lies behind that would answer itself.
      holder = picture.add(parent: nil, random.step(60, 120), random.step(60, 200), 120, 100)
      picture.changes = [
        "override view hit-test pass-through", "override window hit-test pass-through",
      ]
    } else {
      picture.addRoot(&random)
      if random.chance(50) { picture.addInside(0, &random) }
      holder = picture.addHolder(&random)
    }
    let (width, height) = (picture.boxes[holder].width, picture.boxes[holder].height)
    let isRight = random.chance(50)
    let child = picture.add(
      parent: holder, isRight ? width - 60 : random.step(0, width - 60),
      isRight ? random.step(0, height - 60) : height - 60, random.pick(40, 60), random.pick(40, 60))
    let name = picture.boxes[child].name
    picture.changes.append("override \(name) point-inside inset \(random.pick(-20, -30, -40))")
    if random.chance(30) { picture.boxes[holder].properties = ["clipsToBounds=YES"] }
    let box = picture.boxes[child]
    let spots = (0..<8).map { _ in
      Spot(
        box.screenX + random.step(-30, box.width + 30, by: 10) + 5,
        box.screenY + random.step(-30, box.height + 30, by: 10) + 5)
    }
    return picture.sketch.askingWhoIsHit(
      at: spots.map { Spot($0.x / 10 * 10, $0.y / 10 * 10) }, wish,
      showing: [.enlargedAreaEscapesParent, .outsideAlwaysReachable, .superviewComesFirst])
  }

  /// Two views at the edge of their parents: one with a larger area, one that only sticks out.
  private static func stickingOut(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var picture = Picture(names: Picture.names(&random))
    picture.addRoot(&random)
    let holder = picture.addHolder(&random)
    let child = picture.addSticking(out: holder, &random)
    let other = picture.add(parent: holder, 0, 0, random.pick(40, 60), random.pick(40, 60))
    picture.changes.append(
      "override \(picture.boxes[other].name) point-inside inset \(random.pick(-20, -30))")
    let spots = (0..<7).map { _ in picture.spot(in: child, &random) }
    return picture.sketch.askingWhoIsHit(
      at: spots, wish, showing: outside + [.enlargedAreaEscapesParent, .superviewComesFirst])
  }

  // MARK: Overrides

  static let overrides: [Family] = [
    Family(.overrides, shows: overridden) { random, wish in
      var picture = Picture.random(4 + wish.difficulty / 3, &random)
      let index = 1 + random.below(picture.boxes.count - 1)
      let other = 1 + random.below(picture.boxes.count - 1)
      let name = picture.boxes[index].name
      let change =
        switch random.below(wish.difficulty >= 3 ? 5 : 3) {
        case 0: "hit-test nil"
        case 1: "hit-test pass-through"
        case 2: "hit-test self"
        case 3: "hit-test redirect \(picture.boxes[other].name)"
        default: "hit-test fallback \(picture.boxes[other].name)"
        }
      picture.changes.append("override \(name) \(change)")
      let spots = (0..<4).map { _ in picture.spot(in: index, &random) } + picture.spots(&random)
      return picture.sketch.askingWhoIsHit(at: spots, wish, showing: overridden)
    },
    Family(
      .overrides, shows: [.enlargedAreaEscapesParent, .outsideAlwaysReachable], level: 2,
      keysNobody: true
    ) { random, wish in
      enlarged(&random, wish)
    },
    Family(.overrides, shows: [.outsideAlwaysReachable], level: 2) { random, wish in
      stickingOut(&random, wish)
    },
    Family(.overrides, shows: overridden, level: 2) { random, wish in
      var picture = Picture.random(3 + wish.difficulty / 2, &random)
      let index = 1 + random.below(picture.boxes.count - 1)
      let box = picture.boxes[index]
      let change =
        switch random.below(3) {
        case 0: "never"
        case 1: "ellipse"
        default: "rects 0 0 \(box.width / 2) \(box.height)"
        }
      picture.changes.append("override \(box.name) point-inside \(change)")
      let spots = (0..<4).map { _ in picture.spot(in: index, &random) } + picture.spots(&random)
      return picture.sketch.askingWhoIsHit(at: spots, wish, showing: overridden)
    },
  ]

  private static let overridden: [Mistake] = [
    .nilRulesOutSuperview, .subviewsFirstToLast, .superviewComesFirst, .deepestViewWins,
  ]

  // MARK: Transforms and scrolling

  static let transforms: [Family] = [
    Family(.transforms, shows: [.transformIgnored, .frameIsHitArea]) { random, wish in
      var picture = Picture(names: Picture.names(&random))
      picture.addRoot(&random)
      for _ in 0..<(1 + wish.difficulty / 2) { picture.addInside(0, &random) }
      let side = random.pick(80, 100, 120)
      let turned = picture.add(
        parent: 0, random.step(20, 180 - side), random.step(20, 220 - side), side,
        random.chance(70) ? side : 80)
      if wish.difficulty >= 4 { picture.addInside(turned, &random) }
      let change =
        switch random.below(wish.difficulty >= 2 ? 4 : 2) {
        case 0, 1: "rotate 45"
        case 2: "scale \(random.pick("0.5", "1.5"))"
        default: "translate \(random.pick(40, 60)) \(random.pick(0, 40))"
        }
      picture.changes.append("set transform \(picture.boxes[turned].name) \(change)")
      let box = picture.boxes[turned]
      let spots = (0..<10).map { _ in
        Spot(
          box.screenX + random.step(-30, box.width + 30),
          box.screenY + random.step(-30, box.height + 30))
      }
      return picture.sketch.askingWhoIsHit(
        at: spots, wish, showing: [.transformIgnored, .frameIsHitArea, .superviewComesFirst])
    },
    Family(.transforms, shows: [.hitWhereSeen]) { random, wish in
      var picture = Picture(names: Picture.names(&random))
      picture.addRoot(&random)
      for _ in 0..<(1 + wish.difficulty / 2) { picture.addInside(0, &random) }
      let moved = picture.add(parent: 0, random.step(0, 40), random.step(0, 40), 80, 60)
      let box = picture.boxes[moved]
      let (x, y) = (box.x + random.step(0, 60), box.y + random.step(100, 160))
      picture.changes = [
        "animate \(box.name) frame=\"\(x) \(y) \(box.width) \(box.height)\" over 1s"
          + " allowUserInteraction",
        "wait 0.5",
      ]
      let spots = (0..<10).map { _ in
        Spot(
          box.screenX + random.step(-10, box.width + 60),
          box.screenY + random.step(-10, box.height + 160))
      }
      return picture.sketch.askingWhoIsHit(
        at: spots, wish, showing: [.hitWhereSeen, .superviewComesFirst])
    },
    Family(.transforms, shows: [.boundsOriginIgnored, .pointIsNotConverted]) { random, wish in
      var picture = Picture(names: Picture.names(&random))
      picture.addRoot(&random)
      let shift = random.pick(60, 80, 100)
      let root = picture.boxes[0]
      let isScrollView = random.chance(60)
      if isScrollView {
        picture.boxes[0].kind = "scroll-view"
        picture.boxes[0].properties = ["contentSize=(\(root.width), \(root.height * 2))"]
        picture.changes.append("set contentOffset \(root.name) 0 \(shift)")
      } else {
        picture.changes.append(
          "set bounds \(root.name) 0 \(shift) \(root.width) \(root.height)")
      }
      for _ in 0..<(2 + (wish.difficulty + 1) / 2) { picture.addInside(0, &random) }
      let spots = picture.spots(&random).flatMap { [Spot($0.x, $0.y - shift), $0] }
      return picture.sketch.askingWhoIsHit(
        at: spots, wish,
        showing: [.boundsOriginIgnored, .pointIsNotConverted, .superviewComesFirst])
    },
  ]
}

extension Picture {
  /// A small view with room around it.
  fileprivate mutating func addHolder(_ random: inout DrillRandom) -> Int {
    let root = boxes[0]
    let (width, height) = (random.step(80, 120), random.step(80, 120))
    return add(
      parent: 0, random.step(20, root.width - width - 60),
      random.step(20, root.height - height - 60),
      width, height)
  }

  /// A view that lies partly outside its parent.
  fileprivate mutating func addSticking(out holder: Int, _ random: inout DrillRandom) -> Int {
    let box = boxes[holder]
    let (width, height) = (random.step(60, 100), random.step(60, 100))
    return random.chance(50)
      ? add(parent: holder, box.width - random.step(20, 40), random.step(0, 40), width, height)
      : add(parent: holder, random.step(0, 40), box.height - random.step(20, 40), width, height)
  }
}
