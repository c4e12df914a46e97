import CommandLanguage
import Engine
import Lab

/// For drills on no subject: scenes in which many mistakes show at once. They find out what to ask about;
/// those of the subjects then tell one mistake from another.
extension Family {
  static let crowded: [Family] = [
    Family(.hitTesting, shows: aboutHits) { random, wish in
      crowd(5, &random, wish).map { $0.asked.sketch.asking(.hitTest($0.spot), .hitView) }
    },
    Family(.gestures, shows: aboutHits + aboutTaps, sketches: crowdOfTaps),
  ]

  private static let aboutHits: [Mistake] = [
    .disabledGoesToParent, .disabledEndsDelivery, .disabledCoversViewOnly, .hiddenCoversViewOnly,
    .interactionOffCoversViewOnly, .interactionOffTakesTouches, .hiddenTakesTouches,
    .transparentTakesTouches, .disabledControlTakesTouches, .subviewsFirstToLast,
    .superviewComesFirst, .deepestViewWins, .nilRulesOutSuperview,
    .outsideReachableUnlessClipped, .outsideAlwaysReachable, .pointIsNotConverted,
    .frameIsHitArea, .transformIgnored, .zPositionDecides, .cutAwayIsNotHit,
  ]
  private static let aboutTaps: [Mistake] = [
    .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers, .ancestorRecognizerWins,
    .nestedTapsBothFire,
  ]

  /// Views over one another, and two things that one may be wrong about; the spot at which most mistakes
  /// show.
  private static func crowd(
    _ views: Int, _ random: inout DrillRandom, _ wish: Wish
  ) -> [(asked: Picture, spot: Spot)] {
    var picture = Picture.random(views, &random)
    let aimed = Twist(wish.aim)
    if let aimed { picture.add(aimed, wish.aim, &random) }
    if let other = random.pick(from: Twist.allCases.filter { $0 != aimed }) {
      picture.add(other, wish.aim, &random)
    }
    let isAboutHits = aboutHits.contains(wish.aim)
    let scene = picture.sketch.state.scene
    var best: (count: Int, spot: Spot)?
    for spot in picture.spots(&random).prefix(10) {
      let truth = scene.hitTest(screen: spot.point)
      let shown = aboutHits.filter {
        scene.hitTest(screen: spot.point, rules: $0.rulebook) != truth
      }
      guard !isAboutHits || shown.contains(wish.aim), shown.count > best?.count ?? 0 else {
        continue
      }
      best = (shown.count, spot)
    }
    return best.map { [(picture, $0.spot)] } ?? []
  }

  /// A recognizer on every view but the one that is hit, which handles touches.
  @Sendable
  private static func crowdOfTaps(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    crowd(4, &random, wish).compactMap { picture, spot in
      var sketch = picture.sketch
      guard let view = sketch.state.scene.hitTest(screen: spot.point) else { return nil }
      let hit = sketch.state.scene.name(of: view)
      for box in picture.boxes where box.name != hit { addTap(to: box.name, &sketch) }
      sketch.add("handle \(hit) touches")
      sketch.distractors = picture.boxes.map { selector(of: $0.name) } + [Choice.nobody]
      return sketch.asking(.tap(spot), .actions)
    }
  }
}

/// What makes a picture less plain.
private enum Twist: CaseIterable {
  case closed, drawnInFront, cutAway, turned, stickingOut

  /// The one that a mistake is about; nil where it shows in any.
  init?(_ mistake: Mistake) {
    switch mistake {
    case .zPositionDecides: self = .drawnInFront
    case .cutAwayIsNotHit: self = .cutAway
    case .frameIsHitArea, .transformIgnored: self = .turned
    case .outsideReachableUnlessClipped, .outsideAlwaysReachable: self = .stickingOut
    case .subviewsFirstToLast, .superviewComesFirst, .deepestViewWins, .pointIsNotConverted,
      .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers, .ancestorRecognizerWins,
      .nestedTapsBothFire:
      return nil
    default: self = .closed
    }
  }
}

extension Picture {
  fileprivate mutating func add(_ twist: Twist, _ aim: Mistake, _ random: inout DrillRandom) {
    let index = 1 + random.below(boxes.count - 1)
    let box = boxes[index]
    switch twist {
    case .closed: closeOne(&random, toShow: aim)
    case .drawnInFront: boxes[index].properties.append("zPosition=\(random.pick(1, 5))")
    case .cutAway:
      boxes[index].properties.append("cornerRadius=\(min(box.width, box.height) / 2)")
    case .turned:
      changes.append("set transform \(box.name) \(random.pick("rotate 45", "scale 0.5"))")
    case .stickingOut:
      add(parent: index, box.width - 20, random.step(0, 40), 80, 60)
    }
  }
}
