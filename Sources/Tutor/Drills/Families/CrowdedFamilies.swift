import Engine
import Lab

/// For drills on no subject: scenes in which many mistakes show at once. They find out what to ask about;
/// those of the subjects then tell one mistake from another.
extension Family {
  static let crowded: [Family] = [
    Family(.hitTesting, shows: decoyed, sketches: decoys),
    Family(
      .order, shows: decoyed + [.keyWindowTakesAll, .windowLevelsIgnored], sketches: decoysInWindow),
    Family(
      .multiTouch, shows: decoyed + [.multiTouchByDefault], keysNobody: true,
      sketches: secondFinger),
    Family(
      .gestures,
      shows: [
        .scrollIsDrag, .hiddenTakesTouches, .interactionOffTakesTouches,
        .transparentTakesTouches,
      ], sketches: decoysWithPans),
    Family(
      .gestures,
      shows: decoyed + [
        .ancestorTapBeatsButton, .anyControlBeatsRecognizers, .controlRefusesRecognizers,
        .recognitionLeavesTouches, .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers,
        .zeroPressOnlyWatches, .ancestorRecognizerWins, .nestedTapsBothFire,
      ], sketches: decoysWithTaps),
    Family(
      .gestures, shows: decoyed + [.failureRequirementIgnored, .singleTapAlwaysWaits],
      sketches: decoysTappedTwice),
    Family(
      .multiTouch, shows: decoyed + [.controlPassesTouchesOn, .eventsGoDownTheChain],
      sketches: controlAmongDecoys),
    Family(
      .chains,
      shows: Mistake.aboutTheWay + [
        .touchStopsAtHitView, .unhandledFallsToSibling, .touchesGoToFirstResponder,
        .touchFollowsFinger, .leavingViewCancels, .pressesGoToFirstResponder,
      ], sketches: everybodyHears),
    Family(
      .multiTouch,
      shows: [
        .controlTakesSubviewTouches, .scrollViewPassesTouchesOn,
        .touchStopsAtHitView, .unhandledFallsToSibling, .eventsGoDownTheChain,
        .touchesGoToFirstResponder,
      ], sketches: keptTouches),
    Family(
      .firstResponder,
      shows: [
        .everyoneCanBecome, .becomesBeforeWindow, .tapMakesFirstResponder, .tapElsewhereResigns,
        .textFieldWaitsForCode, .returnEndsEditing, .keyboardLetsTouchesThrough,
      ], sketches: storyUnderKeyboard),
    Family(
      .firstResponder,
      shows: [
        .currentIsNotAsked, .tapMakesFirstResponder, .tapElsewhereResigns,
        .shakeGoesToFrontController, .onlyFirstResponderIsAsked, .pressesGoToFirstResponder,
        .eventsGoDownTheChain,
      ], sketches: refusing),
  ]

  /// What scenes of decoys show, however they are asked about.
  private static let decoyed: [Mistake] = [
    .disabledGoesToParent, .disabledEndsDelivery, .disabledCoversViewOnly,
    .hiddenCoversViewOnly, .interactionOffCoversViewOnly, .interactionOffTakesTouches,
    .hiddenTakesTouches, .transparentTakesTouches, .disabledControlTakesTouches,
    .alphaIsMultiplied, .subviewsFirstToLast, .superviewComesFirst, .deepestViewWins,
    .outsideReachableUnlessClipped, .outsideAlwaysReachable, .enlargedAreaEscapesParent,
    .edgesInclusive, .boundsOriginIgnored, .pointIsNotConverted, .frameIsHitArea,
    .transformIgnored, .zPositionDecides, .hitWhereSeen, .cutAwayIsNotHit,
  ]

  private static let names = [
    "panel", "card", "page", "sheet", "badge", "photo", "tile", "banner", "icon", "avatar", "row",
    "chip",
  ]

  /// A view that is hit, and around it some that are not: each seems to be, by a mistake of its own.
  @Sendable
  private static func decoys(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (picture, finger, _) = crowd(&random, wish)
    return [picture.sketch.asking(.hitTest(finger.spot(in: picture)), .hitView)]
  }

  /// The same in a window that is shown in front by its level, with another one that is newer.
  @Sendable
  private static func decoysInWindow(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (picture, finger, _) = crowd(&random, wish, count: 2)
    let root = picture.boxes[0]
    let (front, newer) = random.pick(("alert", "note"), ("overlay", "menu"), ("cover", "sidebar"))
    var sketch = Sketch()
    sketch.add("add window \(front) 0 0 320 480 windowLevel=\(random.pick(1, 5, 10))")
    for line in picture.lines(in: front) { sketch.add(line) }
    sketch.add(.window, newer, .whole(0, root.screenY - 20, 320, random.step(300, 360)))
    sketch.add(.view, "\(newer)Text", in: newer, .whole(20, 20, 280, 220))
    sketch.distractors = picture.boxes.map { $0.name } + [front, newer]
    return [sketch.asking(.hitTest(finger.spot(in: picture)), .hitView)]
  }

  /// One finger rests on a view beside all decoys, and another one lands between them.
  @Sendable
  private static func secondFinger(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (picture, finger, hit) = crowd(&random, wish, isWide: true)
    var sketch = picture.sketch
    if wish.aim != .multiTouchByDefault, random.chance(40) {
      sketch.set(.multipleTouchEnabled, of: picture.boxes[hit].name, to: .bool(true))
    }
    sketch.distractors = picture.boxes.map { $0.name } + [Choice.nobody]
    let spot = finger.spot(in: picture)
    let resting = Spot(spot.x + 60 + random.below(2) * 10, spot.y + random.pick(-10, 0, 10, 20))
    return [sketch.asking(.landingSecond(spot, after: resting), .firstHearer)]
  }

  /// A picture around a finger, and which view is hit.
  static func crowd(
    _ random: inout DrillRandom, _ wish: Wish, count: Int = 3, isWide: Bool = false
  ) -> (Picture, Finger, hit: Int) {
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
    let finger = Finger(x: x, y: y + shift, shift: shift)
    if wish.aim == .zPositionDecides || random.chance(40) {
      picture.boxes[finger.add(-40, -30, 80, 60, to: &picture)].properties = ["zPosition=5"]
    }
    if wish.aim == .deepestViewWins || random.chance(40) {
      let outer = finger.add(-50, -50, 100, 100, to: &picture)
      picture.add(parent: outer, 10, 10, 80, 80)
    }
    let hit = picture.addHit(by: finger, wish.aim, isWide: isWide, &random)
    var all = Decoy.allCases
    random.shuffle(&all)
    if let wanted = Decoy(wish.aim, &random) { all = [wanted] + all.filter { $0 != wanted } }
    var front = Array(all.prefix(count))
    random.shuffle(&front)
    for decoy in front { picture.add(decoy, before: finger, &random) }
    // What is animated is on its way when the finger comes.
    if front.contains(.seen) { picture.changes.append("wait 0.5") }
    return (picture, finger, hit)
  }
}

/// Where the finger comes down, in the view that holds the others.
struct Finger {
  let x: Int
  let y: Int
  /// How far the view's content is scrolled.
  let shift: Int

  func spot(in picture: Picture) -> Spot {
    let root = picture.boxes[0]
    return Spot(root.screenX + x, root.screenY + y - shift)
  }

  /// A view so far from the finger.
  func add(
    _ left: Int, _ top: Int, _ width: Int, _ height: Int, to picture: inout Picture
  ) -> Int {
    picture.add(parent: 0, x + left, y + top, width, height)
  }
}

/// Why a view in front is not hit.
private enum Decoy: CaseIterable {
  case hidden, switchedOff, transparent, disabled, atEdge, seen, turned, outside, enlarged

  /// The one that a mistake is about; nil where it shows without.
  init?(_ mistake: Mistake, _ random: inout DrillRandom) {
    switch mistake {
    case .hiddenCoversViewOnly, .hiddenTakesTouches: self = .hidden
    case .interactionOffCoversViewOnly, .interactionOffTakesTouches: self = .switchedOff
    case .transparentTakesTouches: self = .transparent
    case .disabledCoversViewOnly, .disabledGoesToParent, .disabledEndsDelivery:
      self = random.pick(.hidden, .switchedOff, .transparent)
    case .disabledControlTakesTouches: self = .disabled
    case .edgesInclusive: self = .atEdge
    case .hitWhereSeen: self = .seen
    case .frameIsHitArea, .transformIgnored: self = .turned
    case .outsideReachableUnlessClipped, .outsideAlwaysReachable: self = .outside
    case .enlargedAreaEscapesParent: self = .enlarged
    default: return nil
    }
  }
}

extension Picture {
  /// The view that is hit.
  fileprivate mutating func addHit(
    by finger: Finger, _ aim: Mistake, isWide: Bool, _ random: inout DrillRandom
  ) -> Int {
    let way = aim == .alphaIsMultiplied ? 0 : aim == .cutAwayIsNotHit ? 1 : random.below(4)
    // So wide that there is room beside everything else.
    let more = isWide ? 40 : 0
    switch way {
    case 0:
      let outer = finger.add(-40, -40, 80 + more, 80, to: &self)
      boxes[outer].properties = ["alpha=0.05"]
      let inner = add(parent: outer, 10, 10, 60 + more, 60)
      boxes[inner].properties = ["alpha=0.1"]
      return inner
    // The finger is in its corner.
    case 1:
      let round = finger.add(-5, isWide ? -15 : -5, 80, 80, to: &self)
      boxes[round].properties = ["cornerRadius=40"]
      return round
    default: return finger.add(-30, -20, 80 + more, 60, to: &self)
    }
  }

  fileprivate mutating func add(
    _ decoy: Decoy, before finger: Finger, _ random: inout DrillRandom
  ) {
    switch decoy {
    case .hidden: addClosed("hidden=YES", before: finger, &random)
    case .switchedOff: addClosed("userInteractionEnabled=NO", before: finger, &random)
    case .transparent: addClosed("alpha=0", before: finger, &random)
    case .disabled:
      let button = finger.add(-random.step(20, 40), -20, 60, 40, to: &self)
      boxes[button].kind = "button"
      boxes[button].properties = ["enabled=NO"]
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
    // Its area reaches the finger, and its superview does not.
    case .enlarged:
      let holder = finger.add(20, -30, 40, 60, to: &self)
      let small = add(parent: holder, 0, 10, 30, 40)
      changes.append("override \(boxes[small].name) point-inside inset -30")
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
