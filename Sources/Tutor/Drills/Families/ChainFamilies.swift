import Engine
import Lab

/// What follows what, and who handles a touch that its view does not.
extension Family {
  static let chains: [Family] = [
    Family(.chains, shows: Mistake.aboutTheChain, sketches: wholeChain),
    Family(.chains, shows: handlers, keysNobody: true, sketches: handler),
    Family(
      .chains, shows: handlers + [.touchesGoToFirstResponder], level: 2, keysNobody: true,
      sketches: handler),
    Family(.chains, shows: [.handledGoesOn, .handlerAlwaysEnds, .touchStopsAtHitView], level: 2) {
      random, wish in
      hearers(&random, wish)
    },
    Family(
      .chains,
      shows: Mistake.aboutTheWay + [.touchStopsAtHitView, .unhandledFallsToSibling],
      sketches: everybodyHears),
  ]

  // MARK: The chain itself

  @Sendable
  private static func wholeChain(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    var sketch = Sketch()
    let names = Picture.names(&random)
    let controller = random.pick("detail", "gallery", "child", "editor")
    let frame = "\(random.step(0, 40)) \(random.step(40, 100)) 280 \(random.step(240, 320))"
    let isPresented = wish.aim == .presentedGoesToWindow || random.chance(15)
    if isPresented {
      sketch.add("present \(controller) from controller")
    } else if wish.difficulty >= 2, random.chance(50) {
      sketch.add("add controller \(controller) in controller \(frame)")
    } else {
      sketch.add("add view \(names[5]) \(frame)")
      sketch.add(.view, names[0], in: names[5], .whole(20, 20, 200, random.step(120, 200)))
    }
    if sketch.state.scene.object(named: controller) != nil {
      sketch.add(.view, names[0], in: controller, .whole(20, 40, 200, random.step(120, 200)))
    }
    var last = names[0]
    for name in names.dropFirst().prefix(random.below(1 + wish.difficulty / 2)) {
      sketch.add(.view, name, in: last, .whole(20, 20, 120, random.step(60, 100)))
      last = name
    }
    sketch.distractors = [Choice.nobody]
    guard case .view(let view)? = sketch.state.scene.object(named: last) else { return [] }
    let scene = sketch.state.scene
    let ancestors = scene.ancestry(of: view).map { scene.name(of: $0) }
    sketch.distractors = [
      (ancestors + ["scene", "app", "delegate"]).joined(separator: " > "),
      (["delegate", "app", "scene"] + ancestors.reversed()).joined(separator: " > "),
      ancestors.joined(separator: " > "),
    ]
    return [sketch.asking(.chain(last), .chain)]
  }

  // MARK: Handlers

  private static let handlers: [Mistake] = [
    .touchStopsAtHitView, .unhandledFallsToSibling, .eventsGoDownTheChain,
    .chainSkipsControllers, .controllersAfterWindow, .chainEndsAtWindow, .delegateNotInChain,
    .presentedGoesToWindow,
  ]

  /// One view over another in a third; who handles what the front one does not?
  static func stack(_ random: inout DrillRandom, _ wish: Wish) -> (Picture, Spot) {
    var picture = Picture(names: Picture.names(&random))
    picture.addRoot(&random)
    let root = picture.boxes[0]
    let (x, y) = (random.step(20, 60), random.step(20, 80))
    let (width, height) = (random.step(80, 120), random.step(80, 120))
    picture.add(parent: 0, x, y, width, height)
    picture.add(parent: 0, x + 20, y + 20, min(width, root.width - x - 20), height)
    if wish.difficulty >= 4 { picture.add(parent: 2, 0, 0, width, height) }
    let spot = Spot(
      root.screenX + x + 20 + random.step(10, width - 30),
      root.screenY + y + 20 + random.step(10, height - 30))
    return (picture, spot)
  }

  @Sendable
  private static func handler(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (picture, spot) = stack(&random, wish)
    let presented = random.pick("editor", "picker", "detail")
    // A question about the first responder is about nothing else.
    let isDecoyed = wish.aim == .touchesGoToFirstResponder
    let isPresented =
      wish.aim == .presentedGoesToWindow
      || (!isDecoyed && wish.difficulty >= 3 && random.chance(30))
    var sketch = isPresented ? picture.sketch(in: presented) : picture.sketch
    let root = picture.boxes[0].name
    let behind = picture.boxes[1].name
    let above: [String] =
      switch wish.aim {
      case .presentedGoesToWindow: ["controller"] + some(of: ["window"], &random)
      case .chainSkipsControllers: ["controller"] + some(of: ["window", "app"], &random)
      case .controllersAfterWindow: ["controller", "window"]
      case .chainEndsAtWindow: [random.pick("app", "delegate")]
      case .delegateNotInChain: ["delegate"]
      case .touchStopsAtHitView: [random.pick(root, "controller", "view")]
      case .touchesGoToFirstResponder: [picture.boxes[picture.boxes.count - 1].name]
      default:
        [random.pick(root, root, "view", "controller")]
          + some(of: ["controller", "window", "app"], &random)
      }
    var handlers: [String] = []
    for name in above where !handlers.contains(name) && !wish.wantsNobody { handlers.append(name) }
    let isBehind = wish.aim == .unhandledFallsToSibling || (!isDecoyed && random.chance(40))
    if isBehind { handlers.append(behind) }
    for name in handlers { sketch.handle(name, .allTouches) }
    sketch.distractors += handlers
    if isDecoyed {
      // Somewhere else, somebody is first responder and would handle touches too.
      let name = picture.names[7]
      sketch.add(
        .view, name, .whole(0, 0, 320, 20), Assignment(.canBecomeFirstResponder, .bool(true)))
      sketch.handle(name, .allTouches)
      sketch.becomeFirst(name)
    }
    return [sketch.asking(.tap(spot), .handler)]
  }

  static func some(of names: [String], _ random: inout DrillRandom) -> [String] {
    names.filter { _ in random.chance(50) }
  }

  // MARK: Who hears

  private static func hearers(_ random: inout DrillRandom, _ wish: Wish) -> [Sketch] {
    let (picture, spot) = stack(&random, wish)
    var sketch = picture.sketch
    let front = picture.boxes[2].name
    let root = picture.boxes[0].name
    let goesOn = wish.aim == .handlerAlwaysEnds || (wish.aim != .handledGoesOn && random.chance(50))
    let first = random.pick(front, front, root)
    sketch.add("handle \(first) touches\(goesOn ? " then super" : "")")
    let last =
      first == root ? random.pick("view", "controller") : random.pick(root, "view", "controller")
    if goesOn || random.chance(50) { sketch.handle(last, .allTouches) }
    guard let hit = sketch.state.scene.hitTest(screen: spot.point) else { return [] }
    let way = sketch.state.scene.chain(from: .view(hit)).map { sketch.state.scene.name(of: $0) }
    sketch.distractors =
      way.indices.map { way.prefix($0 + 1).joined(separator: " > ") }
    return [sketch.asking(.landing(spot), .hearers)]
  }
}
