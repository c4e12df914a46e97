import CommandLanguage
import Engine
import Lab

/// For drills on no subject: scenes in which many mistakes show at once. They find out what to ask about;
/// those of the subjects then tell one mistake from another.
extension Family {
  static let crowded: [Family] = [
    Family(
      .hitTesting,
      shows: [
        .disabledGoesToParent, .disabledEndsDelivery, .disabledCoversViewOnly,
        .hiddenCoversViewOnly, .interactionOffCoversViewOnly, .interactionOffTakesTouches,
        .hiddenTakesTouches, .transparentTakesTouches, .alphaIsMultiplied,
        .subviewsFirstToLast, .superviewComesFirst, .deepestViewWins,
        .outsideReachableUnlessClipped, .outsideAlwaysReachable, .edgesInclusive,
        .boundsOriginIgnored, .pointIsNotConverted, .frameIsHitArea, .transformIgnored,
        .zPositionDecides, .hitWhereSeen, .cutAwayIsNotHit,
      ], sketches: decoys)
  ]

  private static let names = [
    "panel", "card", "page", "sheet", "badge", "photo", "tile", "banner", "icon", "avatar", "row",
    "chip",
  ]

  /// A view that is hit, and around it some that are not: each seems to be, by a mistake of its own.
  @Sendable
  private static func decoys(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var names = names
    random.shuffle(&names)
    var picture = Picture(names: names)
    picture.addRoot(&random)
    let root = picture.boxes[0]
    let (x, y) = (random.step(100, root.width - 100) + 10, random.step(100, root.height - 140) + 10)
    let shift = wish.aim == .boundsOriginIgnored || random.chance(25) ? 40 : 0
    if shift > 0 {
      picture.changes.append("set bounds \(root.name) 0 \(shift) \(root.width) \(root.height)")
    }
    let finger = Finger(x: x, y: y + shift)
    if wish.aim == .zPositionDecides || random.chance(40) {
      picture.boxes[finger.add(-40, -30, 80, 60, to: &picture)].properties = ["zPosition=5"]
    }
    if wish.aim == .deepestViewWins || random.chance(40) {
      let outer = finger.add(-50, -50, 100, 100, to: &picture)
      picture.add(parent: outer, 10, 10, 80, 80)
    }
    picture.addHit(by: finger, wish.aim, &random)
    var all = Decoy.allCases
    random.shuffle(&all)
    if let wanted = Decoy(wish.aim, &random) { all = [wanted] + all.filter { $0 != wanted } }
    var front = Array(all.prefix(3))
    random.shuffle(&front)
    for decoy in front { picture.add(decoy, before: finger, &random) }
    // What is animated is on its way when the finger comes.
    if front.contains(.seen) { picture.changes.append("wait 0.5") }
    return [
      picture.sketch.asking(.hitTest(Spot(root.screenX + x, root.screenY + y)), .hitView)
    ]
  }
}

/// Where the finger comes down, in the view that holds the others.
private struct Finger {
  let x: Int
  let y: Int

  /// A view so far from the finger.
  func add(
    _ left: Int, _ top: Int, _ width: Int, _ height: Int, to picture: inout Picture
  ) -> Int {
    picture.add(parent: 0, x + left, y + top, width, height)
  }
}

/// Why a view in front is not hit.
private enum Decoy: CaseIterable {
  case hidden, switchedOff, transparent, atEdge, seen, turned, outside

  /// The one that a mistake is about; nil where it shows without.
  init?(_ mistake: Mistake, _ random: inout DrillRandom) {
    switch mistake {
    case .hiddenCoversViewOnly, .hiddenTakesTouches: self = .hidden
    case .interactionOffCoversViewOnly, .interactionOffTakesTouches: self = .switchedOff
    case .transparentTakesTouches: self = .transparent
    case .disabledCoversViewOnly, .disabledGoesToParent, .disabledEndsDelivery:
      self = random.pick(.hidden, .switchedOff, .transparent)
    case .edgesInclusive: self = .atEdge
    case .hitWhereSeen: self = .seen
    case .frameIsHitArea, .transformIgnored: self = .turned
    case .outsideReachableUnlessClipped, .outsideAlwaysReachable: self = .outside
    default: return nil
    }
  }
}

extension Picture {
  /// The view that is hit.
  fileprivate mutating func addHit(
    by finger: Finger, _ aim: Mistake, _ random: inout DrillRandom
  ) {
    let way = aim == .alphaIsMultiplied ? 0 : aim == .cutAwayIsNotHit ? 1 : random.below(4)
    switch way {
    case 0:
      let outer = finger.add(-40, -40, 80, 80, to: &self)
      boxes[outer].properties = ["alpha=0.05"]
      boxes[add(parent: outer, 10, 10, 60, 60)].properties = ["alpha=0.1"]
    // The finger is in its corner.
    case 1: boxes[finger.add(-5, -5, 80, 80, to: &self)].properties = ["cornerRadius=40"]
    default: _ = finger.add(-30, -20, 80, 60, to: &self)
    }
  }

  fileprivate mutating func add(
    _ decoy: Decoy, before finger: Finger, _ random: inout DrillRandom
  ) {
    switch decoy {
    case .hidden: addClosed("hidden=YES", before: finger, &random)
    case .switchedOff: addClosed("userInteractionEnabled=NO", before: finger, &random)
    case .transparent: addClosed("alpha=0", before: finger, &random)
    case .atEdge:
      _ =
        random.chance(50)
        ? finger.add(-60, -30, 60, 60, to: &self) : finger.add(-30, -60, 60, 60, to: &self)
    case .seen:
      let box = boxes[finger.add(-30, -110, 60, 60, to: &self)]
      changes.append(
        "animate \(box.name) frame=\"\(box.x) \(box.y + 160) 60 60\" over 1s allowUserInteraction")
    // Its corner is turned away from the finger, and the box around it is not.
    case .turned:
      let box = boxes[finger.add(-78, -78, 80, 80, to: &self)]
      changes.append("set transform \(box.name) rotate 45")
    case .outside:
      let holder = finger.add(20, -20, 40, 40, to: &self)
      if random.chance(50) { boxes[holder].properties = ["clipsToBounds=YES"] }
      add(parent: holder, -50, 0, 60, 40)
    }
  }

  private mutating func addClosed(
    _ property: String, before finger: Finger, _ random: inout DrillRandom
  ) {
    let margin = random.pick(20, 30)
    let closed = finger.add(-40, -40, 80, 80, to: &self)
    boxes[closed].properties = [property]
    add(parent: closed, margin, margin, 80 - 2 * margin, 80 - 2 * margin)
  }
}
