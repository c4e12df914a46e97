import Engine
import Lab

/// Who is first responder, and what goes to it.
extension Family {
  static let responders: [Family] = [
    Family(.firstResponder, shows: touching, keysNobody: true, sketches: touched),
    Family(
      .firstResponder, shows: [.everyoneCanBecome, .currentIsNotAsked, .becomesBeforeWindow],
      sketches: asked),
    Family(
      .firstResponder,
      shows: touching
        + [.everyoneCanBecome, .currentIsNotAsked, .becomesBeforeWindow, .returnEndsEditing],
      level: 3,
      sketches: story),
    Family(
      .firstResponder,
      shows: [
        .shakeGoesToFrontController, .onlyFirstResponderIsAsked, .tapMakesFirstResponder,
        .tapElsewhereResigns, .everyoneCanBecome, .currentIsNotAsked, .returnEndsEditing,
      ], level: 3, sketches: shakenAfter),
    Family(
      .firstResponder, shows: [.shakeGoesToFrontController, .onlyFirstResponderIsAsked],
      sketches: otherEvents),
    Family(
      .firstResponder,
      shows: [.returnEndsEditing, .shakeGoesToFrontController, .onlyFirstResponderIsAsked],
      level: 3,
      sketches: shakenAfterReturn),
    Family(
      .firstResponder,
      shows: [.keyboardLetsTouchesThrough, .textFieldWaitsForCode], level: 2, keysNobody: true,
      sketches: underKeyboard),
    Family(
      .firstResponder,
      shows: touching + [
        .keyboardLetsTouchesThrough, .everyoneCanBecome, .becomesBeforeWindow, .returnEndsEditing,
      ], level: 2, sketches: storyUnderKeyboard),
    Family(
      .firstResponder, shows: [.pressesGoToFirstResponder, .onlyFirstResponderIsAsked],
      sketches: pressed),
    Family(
      .firstResponder,
      shows: [
        .currentIsNotAsked, .shakeGoesToFrontController, .onlyFirstResponderIsAsked,
        .pressesGoToFirstResponder,
      ], level: 2, sketches: refusing),
  ]

  private static let touching: [Mistake] = [
    .tapMakesFirstResponder, .tapElsewhereResigns, .textFieldWaitsForCode,
  ]
  private static let fields = ["email", "city", "password", "title", "search"]

  /// Places for three things under one another.
  private static func rows(_ random: inout DrillRandom) -> [Picture.Box] {
    var picture = Picture(names: ["A", "B", "C"])
    var y = random.step(20, 60)
    for _ in 0..<3 {
      let height = random.step(40, 80)
      picture.add(parent: nil, random.step(20, 60), y, random.step(160, 240), height)
      y += height + random.step(20, 60)
    }
    return picture.boxes
  }

  private static func spot(in box: Picture.Box, _ random: inout DrillRandom) -> Spot {
    Spot(
      box.screenX + random.step(10, box.width - 10),
      box.screenY + random.step(10, box.height - 10))
  }

  static func fieldsAndViews(_ random: inout DrillRandom) -> (fields: [String], views: [String]) {
    var names = fields
    random.shuffle(&names)
    var views = ["chip", "badge", "photo", "tile", "banner"]
    random.shuffle(&views)
    return (names, views)
  }

  // MARK: Becoming

  @Sendable
  private static func touched(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (fields, views) = fieldsAndViews(&random)
    let rows = rows(&random)
    var sketch = Sketch()
    sketch.add(.textField, fields[0], rows[0].rect)
    let isField = wish.aim == .textFieldWaitsForCode || random.chance(20)
    let name = isField ? fields[1] : views[0]
    let kind = isField ? "text-field" : random.pick("view", "view", "button")
    let can = kind == "view" && random.chance(50) ? " canBecomeFirstResponder=YES" : ""
    sketch.add("add \(kind) \(name) \(rows[1].frame)\(can)")
    sketch.add(.view, views[1], rows[2].rect)
    if wish.aim == .tapElsewhereResigns || (!wish.wantsNobody && random.chance(70)) {
      sketch.becomeFirst(fields[0])
    }
    sketch.distractors = [fields[0], name, Choice.nobody, "view"]
    return [sketch.asking(.tap(spot(in: rows[1], &random)), .firstResponder)]
  }

  @Sendable
  private static func asked(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (fields, views) = fieldsAndViews(&random)
    let rows = rows(&random)
    var sketch = Sketch()
    sketch.add(.textField, fields[0], rows[0].rect)
    let place = wish.aim == .becomesBeforeWindow ? " in nil" : ""
    let can = wish.aim == .everyoneCanBecome ? "" : " canBecomeFirstResponder=YES"
    let kind = wish.aim == .everyoneCanBecome ? random.pick("view", "button", "label") : "view"
    let looks = wish.difficulty >= 3 && random.chance(50) ? random.pick(" alpha=0.5", " tag=3") : ""
    sketch.add("add \(kind) \(views[0])\(place) \(rows[1].frame)\(can)\(looks)")
    sketch.add(.view, views[1], rows[2].rect)
    if wish.aim == .currentIsNotAsked || random.chance(60) {
      sketch.becomeFirst(fields[0])
    }
    if wish.aim == .currentIsNotAsked {
      sketch.set(.canResignFirstResponder, of: fields[0], to: .bool(false))
    }
    sketch.distractors = [views[0], fields[0], Choice.nobody, "view"]
    return [sketch.asking(.becoming(views[0]), .firstResponder)]
  }

  /// A text field is tapped, Return pressed, another view asked to become first responder, a third one
  /// tapped: some of it, or all.
  @Sendable
  private static func story(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (fields, views) = fieldsAndViews(&random)
    let rows = rows(&random)
    var sketch = Sketch()
    let isReason = [.everyoneCanBecome, .becomesBeforeWindow].contains(wish.aim)
    let refuses = wish.aim == .currentIsNotAsked || (!isReason && random.chance(30))
    sketch.add(
      "add text-field \(fields[0]) \(rows[0].frame)\(refuses ? " canResignFirstResponder=NO" : "")")
    sketch.add(candidate(views[0], frame: rows[1].frame, canBecome: refuses, wish, &random))
    sketch.add(.view, views[1], rows[2].rect)
    sketch.distractors = [fields[0], views[0], views[1], Choice.nobody]
    let first = Ask.Event.tap(spot(in: rows[0], &random))
    var events: [Ask.Event] = []
    if wish.aim == .returnEndsEditing || random.chance(40) { events.append(.key("return")) }
    events.append(.becoming(views[0]))
    if !refuses || random.chance(50) { events.append(.tap(spot(in: rows[2], &random))) }
    return [sketch.asking(.inOrder(first, events), .firstResponder)]
  }

  /// A view that does not become first responder, for one reason or another.
  private static func candidate(
    _ name: String, frame: String, canBecome: Bool, _ wish: Wish, _ random: inout DrillRandom
  ) -> String {
    let reason =
      switch wish.aim {
      case .everyoneCanBecome: 0
      case .becomesBeforeWindow: 1
      default: canBecome ? 2 : random.below(2)
      }
    switch reason {
    case 0: return "add \(random.pick("view", "button", "label")) \(name) \(frame)"
    case 1: return "add view \(name) in nil \(frame) canBecomeFirstResponder=YES"
    default: return "add view \(name) \(frame) canBecomeFirstResponder=YES"
    }
  }

  // MARK: What goes to it

  /// Return is pressed, something asked to become first responder or tapped, and the device shaken:
  /// each of two panels would handle it.
  @Sendable
  private static func shakenAfter(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (fields, views) = fieldsAndViews(&random)
    var sketch = Sketch()
    let (top, bottom) = (random.step(20, 60), random.step(240, 280))
    let refuses = wish.aim == .currentIsNotAsked ? " canResignFirstResponder=NO" : ""
    sketch.add(.view, "panel", .whole(20, top, 280, 160))
    sketch.add("add text-field \(fields[0]) in panel 20 20 200 40\(refuses)")
    sketch.add(.view, "card", .whole(20, bottom, 280, 160))
    let frame = "20 20 \(random.step(100, 200)) 60"
    let isAsked = [.everyoneCanBecome, .currentIsNotAsked].contains(wish.aim) || random.chance(40)
    let can = wish.aim == .currentIsNotAsked ? " canBecomeFirstResponder=YES" : ""
    sketch.add("add view \(views[0]) in card \(frame)\(can)")
    sketch.handle("panel", .allMotion)
    sketch.handle("card", .allMotion)
    if wish.aim == .shakeGoesToFrontController || random.chance(70) {
      sketch.handle("controller", .allMotion)
    }
    sketch.becomeFirst(fields[0])
    sketch.distractors = ["panel", "card", "controller", Choice.nobody]
    let spot = Spot(20 + 20 + random.step(10, 90), bottom + 20 + random.step(10, 50))
    let event: Ask.Event = isAsked ? .becoming(views[0]) : .tap(spot)
    let hasReturn = wish.aim == .returnEndsEditing || random.chance(30)
    let shaken = Ask.Event.then(event, .shake)
    return [sketch.asking(hasReturn ? .then(.key("return"), shaken) : shaken, .handler)]
  }

  /// A text field is tapped, Return is pressed, and the device is shaken: the field's panel would
  /// handle it, and so would the controller.
  @Sendable
  private static func shakenAfterReturn(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (fields, views) = fieldsAndViews(&random)
    var sketch = Sketch()
    let (top, x, y) = (random.step(20, 60), random.step(20, 60), random.step(20, 60))
    sketch.add(.view, "panel", .whole(20, top, 280, 160))
    sketch.add(.textField, fields[0], in: "panel", .whole(x, y, 160, 40))
    if wish.difficulty >= 3 { sketch.add(.view, views[0], .whole(20, top + 200, 200, 60)) }
    let leaves = wish.aim != .returnEndsEditing && random.chance(30)
    if leaves { sketch.addTarget(fields[0], "controller", "done:", for: .editingDidEndOnExit) }
    sketch.handle("panel", .allMotion)
    sketch.handle("controller", .allMotion)
    sketch.distractors = ["panel", "controller", fields[0], Choice.nobody]
    let spot = Spot(20 + x + random.step(10, 140), top + y + random.step(10, 30))
    return [sketch.asking(.then(.tap(spot), .then(.key("return"), .shake)), .handler)]
  }

  /// A text field is tapped, and then what the keyboard covers, or what it does not.
  @Sendable
  private static func underKeyboard(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (fields, views) = fieldsAndViews(&random)
    var sketch = Sketch()
    let (x, y) = (random.step(20, 60), random.step(20, 60))
    let isShown = wish.wantsNobody || wish.aim == .keyboardLetsTouchesThrough || random.chance(70)
    if isShown { sketch.set(.hardwareKeyboard, of: "app", to: .bool(false)) }
    sketch.add(.textField, fields[0], .whole(x, y, 200, 40))
    sketch.add(.button, "send", .whole(x, 140, 200, 60))
    sketch.add(.view, views[0], .whole(x, random.step(300, 340), 200, 100))
    if wish.difficulty >= 3 { sketch.add(.button, views[1], in: views[0], .whole(0, 20, 200, 80)) }
    let field = Spot(x + random.step(10, 190), y + random.step(10, 30))
    let covered = wish.wantsNobody || wish.aim == .keyboardLetsTouchesThrough || random.chance(70)
    let spot = Spot(x + random.step(10, 190), covered ? random.step(380, 400) : 140 + 20)
    sketch.distractors = [views[0], "send", "view", Choice.nobody]
    return [sketch.asking(.then(.tap(field), .tap(spot)), .hitView)]
  }

  /// One view is first responder, another one has the focus, and a button of a remote is pressed.
  @Sendable
  private static func pressed(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (fields, views) = fieldsAndViews(&random)
    let rows = rows(&random)
    var sketch = Sketch()
    sketch.add(.textField, fields[0], rows[0].rect)
    sketch.add(.view, views[0], rows[1].rect)
    if wish.difficulty >= 2 { sketch.add(.view, views[1], rows[2].rect) }
    let isAbove = wish.aim == .onlyFirstResponderIsAsked || random.chance(50)
    for name in [fields[0], isAbove ? "view" : views[0]] { sketch.handle(name, .presses) }
    if wish.difficulty >= 3 { sketch.handle("controller", .presses) }
    sketch.becomeFirst(fields[0])
    if wish.aim == .pressesGoToFirstResponder || random.chance(70) {
      sketch.focus(views[0])
    }
    sketch.distractors = [fields[0], views[0], "controller", Choice.nobody]
    return [sketch.asking(.press(random.pick("select", "menu", "play-pause")), .handler)]
  }

  @Sendable
  private static func otherEvents(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (_, views) = fieldsAndViews(&random)
    var sketch = Sketch()
    sketch.add(
      "add view \(views[0]) \(random.step(20, 60)) \(random.step(40, 100)) 240 "
        + "\(random.step(160, 240))")
    sketch.add(
      "add view \(views[1]) in \(views[0]) 20 \(random.step(20, 60)) 160 60 "
        + "canBecomeFirstResponder=YES")
    let kind = wish.aim == .shakeGoesToFrontController ? 0 : random.below(3)
    let what: Handled = [.allMotion, .key("cmd+s"), .menu("copy")][kind]
    let event: Ask.Event = [.shake, .key("cmd+s"), .menu("copy")][kind]
    var handlers = [random.pick(views[0], views[0], "view")]
    if wish.aim == .shakeGoesToFrontController || random.chance(60) {
      handlers.append("controller")
    }
    if random.chance(30) { handlers.append(random.pick("window", "app")) }
    for name in handlers { sketch.handle(name, what) }
    sketch.becomeFirst(views[1])
    sketch.distractors = [views[0], views[1], "controller", Choice.nobody]
    return [sketch.asking(event, .handler)]
  }
}
