import Engine
import Lab

/// Who is hit where several views are closed.
extension Family {
  /// Behind, closed views that each hold one under the finger; in front, closed views that hold none. Who
  /// thinks that a closed view takes touches is led to one of the latter, who thinks that what is in it
  /// stays open to what is in one of the former, and by each gate to another one.
  @Sendable
  static func closedPairs(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var names = [
      "panel", "card", "page", "sheet", "badge", "photo", "tile", "banner", "icon", "avatar", "row",
      "chip",
    ]
    random.shuffle(&names)
    var picture = Picture(names: names)
    picture.addRoot(&random)
    let root = picture.boxes[0]
    let finger = Spot(
      random.step(60, root.width - 80) + 10, random.step(60, root.height - 80) + 10)
    let share = 40 + 20 * wish.difficulty
    // It is hit, where it is there.
    if random.chance(50) { picture.add(around: finger, in: 0, closedBy: nil, &random) }
    let isNeeded = DrillGate.allCases.map { gate in
      (holder: wish.aim == gate.leftOpen, taker: wish.aim == gate.ignored)
    }
    var holders = zip(DrillGate.allCases, isNeeded).filter { $1.holder || random.chance(share) }
      .map { $0.0 }.filter { $0.leftOpen != nil }
    random.shuffle(&holders)
    // That every gate leaves it open leads to the first of them.
    holders.sort { $0 != .transparent && $1 == .transparent }
    for gate in holders {
      let outer = picture.add(around: finger, in: 0, closedBy: gate, &random)
      let box = picture.boxes[outer]
      picture.add(
        around: Spot(finger.x - box.x, finger.y - box.y), in: outer, closedBy: nil, &random)
    }
    var takers = zip(DrillGate.allCases, isNeeded).filter { $1.taker || random.chance(share) }
      .map { $0.0 }
    random.shuffle(&takers)
    for gate in takers { picture.add(around: finger, in: 0, closedBy: gate, &random) }
    if wish.wantsNobody { picture.closeWindow(&random, toShow: wish.aim) }
    return [
      picture.sketch.asking(
        .hitTest(Spot(root.screenX + finger.x, root.screenY + finger.y)), .hitView)
    ]
  }
}

/// What keeps a view from touches in a drill.
private enum DrillGate: CaseIterable {
  case hidden, switchedOff, transparent, disabled

  var property: String {
    switch self {
    case .hidden: "hidden=YES"
    case .switchedOff: "userInteractionEnabled=NO"
    case .transparent: "alpha=0"
    case .disabled: "enabled=NO"
    }
  }

  var kind: String { self == .disabled ? "button" : "view" }

  /// The mistake that it shuts nothing.
  var ignored: Mistake {
    switch self {
    case .hidden: .hiddenTakesTouches
    case .switchedOff: .interactionOffTakesTouches
    case .transparent: .transparentTakesTouches
    case .disabled: .disabledControlTakesTouches
    }
  }

  /// The mistake that what is in it stays open.
  var leftOpen: Mistake? {
    switch self {
    case .hidden: .hiddenCoversViewOnly
    case .switchedOff: .interactionOffCoversViewOnly
    case .transparent: .disabledCoversViewOnly
    case .disabled: nil
    }
  }
}

extension Picture {
  /// A view in another one, under a finger that is so far from that one's corner.
  @discardableResult
  fileprivate mutating func add(
    around finger: Spot, in parent: Int, closedBy gate: DrillGate?, _ random: inout DrillRandom
  ) -> Int {
    let space = boxes[parent]
    let (width, height) = (random.step(60, 160), random.step(60, 160))
    let x = max(0, finger.x - 10 - random.step(0, width - 20))
    let y = max(0, finger.y - 10 - random.step(0, height - 20))
    let index = add(
      parent: parent, x, y, min(width, space.width - x), min(height, space.height - y),
      kind: gate?.kind ?? "view")
    if let gate { boxes[index].properties = [gate.property] }
    return index
  }
}
