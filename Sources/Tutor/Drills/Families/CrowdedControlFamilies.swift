import Engine
import Lab

/// For drills on no subject: decoys around what takes more than a touch. Who thinks that a decoy is hit expects
/// the decoy's own gesture; so the same scene shows what is thought of gestures and controls.
extension Family {
  /// A view with a pan that takes no scrolls; the view around it and the decoys have pans that do.
  @Sendable
  static func decoysWithPans(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (picture, finger, hit) = crowd(&random, wish, count: 2)
    var sketch = picture.sketch
    let taking = random.pick("discrete", "all")
    var actions: [String] = []
    for box in picture.boxes(around: hit) {
      let name = picture.boxes[box].name
      let mask = box == hit ? "" : " allowedScrollTypesMask=\(taking)"
      sketch.add("add pan-recognizer \(name)Pan to \(name)\(mask)")
      actions.append("move\(capitalized(name)):")
      sketch.addTarget("\(name)Pan", "controller", actions[actions.count - 1])
    }
    sketch.distractors = actions + [Choice.nobody]
    return [sketch.asking(.scroll(finger.spot(in: picture)), .firstAction)]
  }

  /// A control in a view with a tap; the decoys have taps as well, and it may have a tap or a press of its own.
  @Sendable
  static func decoysWithTaps(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var (picture, finger, hit) = crowd(&random, wish, count: 2)
    let own = OwnGesture(wish.aim, &random)
    picture.boxes[hit].kind =
      switch wish.aim {
      case .ancestorTapBeatsButton: "button"
      case .anyControlBeatsRecognizers, .recognizersOnlyOnHitView, .recognitionLeavesTouches,
        .handlerKeepsTouchFromRecognizers:
        "control"
      default: random.pick("button", "control")
      }
    let name = picture.boxes[hit].name
    var sketch = picture.sketch
    sketch.addTarget(name, "controller", "save:")
    for box in picture.boxes(around: hit) where box != hit || own == .tap {
      addTap(to: picture.boxes[box].name, &sketch)
    }
    let shown = picture.boxes(around: hit).map { selector(of: picture.boxes[$0].name) }
    sketch.distractors = ["save:", shown[0], joined(shown[0], "save:"), Choice.nobody] + shown
    if own == .press {
      sketch.add(.longPress, "press", to: name, Assignment(.minimumPressDuration, .number(0)))
      sketch.addTarget("press", "controller", "lift:")
      sketch.distractors = ["lift:", joined("lift:", "lift:")] + sketch.distractors
    }
    return [sketch.asking(.tap(finger.spot(in: picture)), .actions)]
  }

  /// A view that takes one tap, in one that takes two; the decoys take one.
  @Sendable
  static func decoysTappedTwice(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (picture, finger, hit) = crowd(&random, wish, count: 2)
    let root = picture.boxes[0].name
    var sketch = picture.sketch
    sketch.add(.tap, "double", to: root, Assignment(.numberOfTapsRequired, .number(2)))
    sketch.addTarget("double", "controller", "zoom:")
    let others = picture.boxes(around: hit).dropFirst().map { picture.boxes[$0].name }
    for name in others { addTap(to: name, &sketch) }
    let own = picture.boxes[hit].name
    let waits =
      wish.aim == .failureRequirementIgnored
      || (wish.aim != .singleTapAlwaysWaits && random.chance(50))
    if waits { sketch.require("tap\(capitalized(own))", toFail: "double") }
    let shown = others.map { selector(of: $0) }
    sketch.distractors =
      ["zoom:", joined(selector(of: own), "zoom:")] + shown + shown.map { joined($0, "zoom:") }
    return [sketch.asking(.doubleTap(finger.spot(in: picture)), .actions)]
  }

  /// A control among decoys, in a view that would like to hear of the touch.
  @Sendable
  static func controlAmongDecoys(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var (picture, finger, hit) = crowd(&random, wish)
    picture.boxes[hit].kind = random.pick("button", "control")
    let root = picture.boxes[0].name
    var sketch = picture.sketch
    sketch.handle(root, .allTouches)
    let names = picture.boxes.map { $0.name }
    sketch.distractors =
      [names[hit], joined(names[hit], root), root] + names.map { joined($0, root) }
    return [sketch.asking(.landing(finger.spot(in: picture)), .hearers)]
  }
}

extension Picture {
  /// The view that is hit, the one that holds all others, and each that stands in that one.
  fileprivate func boxes(around hit: Int) -> [Int] {
    boxes.indices.filter { index in
      index == hit || index == 0 || (boxes[index].parent == 0 && boxes[hit].parent != index)
    }
  }
}

/// What a control in the midst of decoys has of its own.
private enum OwnGesture {
  case nothing, tap, press

  init(_ aim: Mistake, _ random: inout DrillRandom) {
    switch aim {
    case .zeroPressOnlyWatches: self = .press
    case .controlRefusesRecognizers: self = random.pick(.tap, .press)
    case .ancestorRecognizerWins, .nestedTapsBothFire: self = .tap
    case .ancestorTapBeatsButton, .anyControlBeatsRecognizers, .recognizersOnlyOnHitView,
      .handlerKeepsTouchFromRecognizers:
      self = .nothing
    default: self = random.pick(.nothing, .nothing, .tap, .press)
    }
  }
}
