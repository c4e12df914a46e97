import Engine
import Lab
import Tutor

/// Somebody who has read the documents and understood one thing otherwise. They were written from the
/// documents' sentences, not from the program's mistaken rules.
enum IndependentIdea: String, CaseIterable {
  case hiddenViewTakesTouches, clearViewTakesTouches, switchedOffViewTakesTouches
  case closedViewHandsToSuperview, firstAddedIsOnTop, superviewIsAskedFirst
  case closedViewLeavesChildrenOpen, hiddenViewLeavesChildrenOpen, deafViewLeavesChildrenOpen
  case clippingDecides, outsideIsAlwaysReached, farEdgeBelongs
  case touchFallsToSibling, hitViewKeepsTheTouch, eventsSkipControllers, applicationIsNotAsked
  case recognizerOnlyOnTheHitView

  /// What the tutor should call it.
  var names: Set<Mistake> {
    switch self {
    case .hiddenViewTakesTouches: [.hiddenTakesTouches]
    case .clearViewTakesTouches: [.transparentTakesTouches]
    case .switchedOffViewTakesTouches: [.interactionOffTakesTouches]
    case .closedViewHandsToSuperview: [.disabledGoesToParent]
    case .firstAddedIsOnTop: [.subviewsFirstToLast]
    case .superviewIsAskedFirst: [.superviewComesFirst]
    case .closedViewLeavesChildrenOpen: [.disabledCoversViewOnly]
    case .hiddenViewLeavesChildrenOpen: [.hiddenCoversViewOnly]
    case .deafViewLeavesChildrenOpen: [.interactionOffCoversViewOnly]
    case .clippingDecides: [.outsideReachableUnlessClipped]
    case .outsideIsAlwaysReached: [.outsideAlwaysReachable]
    case .farEdgeBelongs: [.edgesInclusive]
    case .touchFallsToSibling: [.unhandledFallsToSibling]
    case .hitViewKeepsTheTouch: [.touchStopsAtHitView]
    case .eventsSkipControllers: [.chainSkipsControllers]
    case .applicationIsNotAsked: [.chainEndsAtWindow]
    case .recognizerOnlyOnTheHitView: [.recognizersOnlyOnHitView]
    }
  }

  /// The drill that somebody would take for it.
  var subject: Subject {
    switch self {
    case .hiddenViewTakesTouches, .clearViewTakesTouches, .switchedOffViewTakesTouches,
      .closedViewHandsToSuperview, .closedViewLeavesChildrenOpen, .hiddenViewLeavesChildrenOpen,
      .deafViewLeavesChildrenOpen:
      .gates
    case .firstAddedIsOnTop, .superviewIsAskedFirst: .order
    case .clippingDecides, .outsideIsAlwaysReached: .overhang
    case .farEdgeBelongs: .edges
    case .touchFallsToSibling, .hitViewKeepsTheTouch, .eventsSkipControllers,
      .applicationIsNotAsked:
      .chains
    case .recognizerOnlyOnTheHitView: .gestures
    }
  }

  /// Nil where the idea has nothing to say: then the right answer is given.
  func answer(_ scene: PlainScene, commands: String, field: String) -> String? {
    if field == "handled.actions.selector" {
      let parts = commands.replacing("post ", with: "").split(separator: "; ").dropLast()
      // A wheel's scroll is for pans that take scrolls, and none of these does.
      let answers = parts.map { part in
        part.hasPrefix("scroll")
          ? "nobody" : answer(scene, commands: String(part), field: "actions.selector")
      }
      guard answers.allSatisfy({ $0 != nil }) else { return nil }
      let sent = answers.compactMap { $0 }.filter { $0 != "nobody" }
      return sent.isEmpty ? "nobody" : sent.joined(separator: " > ")
    }
    let words = commands.split(separator: " ").map(String.init)
    if words.count == 2, words[0] == "chain" {
      return scene.index(words[1]).map { chain(scene, $0).joined(separator: " > ") }
    }
    guard let at = words.firstIndex(where: { Double($0) != nil && $0 != "1" }),
      words.count > at + 1, let x = Double(words[at]), let y = Double(words[at + 1])
    else { return nil }
    let hit = hit(scene, x, y)
    switch field {
    case "hitView" where words[0] == "hit-test":
      return hit.map { scene.boxes[$0].name } ?? "nobody"
    case "handler" where words[0] == "tap" && scene.recognizers.isEmpty:
      return hit.flatMap { handler(scene, $0, x, y) }
    case "deliveries.to" where scene.recognizers.isEmpty && words.count == at + 2:
      return hit.map { hearers(scene, $0, x, y).joined(separator: " > ") }
    case "actions.selector" where self == .recognizerOnlyOnTheHitView:
      return hit.flatMap { actions(scene, $0, Array(words), after: at + 2) }
    case _ where field.hasSuffix("message.last") && self == .recognizerOnlyOnTheHitView:
      let isAlone = hit.map { hit in scene.recognizers.allSatisfy { $0.owner != hit } } ?? false
      return isAlone && words[0] == "tap" ? "touchesEnded" : nil
    default: return nil
    }
  }

  // MARK: Who is hit

  private func hit(_ scene: PlainScene, _ x: Double, _ y: Double) -> Int? {
    guard takesTouches(scene.window) || leavesChildrenOpen(scene.window) else { return nil }
    return search(scene.root, scene, x, y)
  }

  /// The documents' listing, from memory.
  private func search(_ index: Int, _ scene: PlainScene, _ x: Double, _ y: Double) -> Int? {
    let box = scene.boxes[index]
    let isOpen = takesTouches(box)
    let isInside = contains(box, x, y)
    let children = scene.children[index] ?? []
    let order = self == .firstAddedIsOnTop ? children : children.reversed()
    func below() -> Int? {
      for child in order {
        let inner = scene.boxes[child]
        if let found = search(child, scene, x - inner.x, y - inner.y) { return found }
        // Whoever is closed sends it to its superview, whatever lies behind.
        if self == .closedViewHandsToSuperview, !takesTouches(inner),
          contains(inner, x - inner.x, y - inner.y)
        {
          return index
        }
      }
      return nil
    }
    guard isOpen else { return leavesChildrenOpen(box) && isInside ? below() : nil }
    if self == .superviewIsAskedFirst, isInside, index != scene.root { return index }
    let mayLookOutside =
      self == .outsideIsAlwaysReached || (self == .clippingDecides && !box.clips)
    guard isInside || mayLookOutside else { return nil }
    return below() ?? (isInside ? index : nil)
  }

  private func takesTouches(_ box: PlainScene.Box) -> Bool {
    (!box.isHidden || self == .hiddenViewTakesTouches)
      && (box.isInteractive || self == .switchedOffViewTakesTouches)
      && (box.alpha >= 0.01 || self == .clearViewTakesTouches)
      && box.isEnabled
  }

  private func leavesChildrenOpen(_ box: PlainScene.Box) -> Bool {
    switch self {
    case .closedViewLeavesChildrenOpen: true
    case .hiddenViewLeavesChildrenOpen:
      box.isHidden && box.isInteractive && box.isEnabled && box.alpha >= 0.01
    case .deafViewLeavesChildrenOpen:
      !box.isInteractive && !box.isHidden && box.isEnabled && box.alpha >= 0.01
    default: false
    }
  }

  private func contains(_ box: PlainScene.Box, _ x: Double, _ y: Double) -> Bool {
    let far = self == .farEdgeBelongs
    func lies(_ value: Double, _ length: Double) -> Bool {
      value >= -box.reach && (value < length + box.reach || (far && value == length + box.reach))
    }
    return lies(x, box.width) && lies(y, box.height)
  }

  // MARK: Who handles it

  private func chain(_ scene: PlainScene, _ index: Int) -> [String] {
    let names = scene.chain(from: index)
    switch self {
    case .eventsSkipControllers:
      let controllers = scene.controllers
      return names.filter { !controllers.contains($0) }
    case .applicationIsNotAsked: return names.filter { !["scene", "app", "delegate"].contains($0) }
    default: return names
    }
  }

  private func handler(_ scene: PlainScene, _ hit: Int, _ x: Double, _ y: Double) -> String? {
    let box = scene.boxes[hit]
    if box.handlesTouches { return box.name }
    if self == .hitViewKeepsTheTouch { return "nobody" }
    return way(scene, hit, x, y).first { scene.handles($0) } ?? "nobody"
  }

  /// Whom the touch comes by: the chain or, for who thinks so, what lies behind each view first.
  private func way(_ scene: PlainScene, _ hit: Int, _ x: Double, _ y: Double) -> [String] {
    guard self == .touchFallsToSibling else { return chain(scene, hit) }
    var names: [String] = []
    var next: Int? = hit
    while let place = next {
      names.append(scene.boxes[place].name)
      if let behind = sibling(scene, place, x, y), !names.contains(scene.boxes[behind].name) {
        next = behind
        continue
      }
      if let controller = scene.boxes[place].controller { names.append(controller) }
      next = scene.boxes[place].parent
      while let above = next, names.contains(scene.boxes[above].name) {
        next = scene.boxes[above].parent
      }
    }
    if names.last != "controller" { names.append("controller") }
    return names + ["window", "scene", "app", "delegate"]
  }

  /// What lies behind a view at the finger, and takes touches.
  private func sibling(_ scene: PlainScene, _ hit: Int, _ x: Double, _ y: Double) -> Int? {
    guard let parent = scene.boxes[hit].parent else { return nil }
    let (left, top) = origin(of: parent, scene)
    for sibling in (scene.children[parent] ?? []).prefix(while: { $0 != hit }).reversed() {
      let other = scene.boxes[sibling]
      if let found = search(sibling, scene, x - left - other.x, y - top - other.y) { return found }
    }
    return nil
  }

  private func hearers(_ scene: PlainScene, _ hit: Int, _ x: Double, _ y: Double) -> [String] {
    if self == .hitViewKeepsTheTouch { return [scene.boxes[hit].name] }
    var heard: [String] = []
    for name in way(scene, hit, x, y) {
      heard.append(name)
      let passesOn = scene.boxes.contains { $0.name == name && $0.passesOn }
      if scene.handles(name), !passesOn { break }
    }
    return heard
  }

  private func origin(of index: Int, _ scene: PlainScene) -> (Double, Double) {
    var (x, y) = (0.0, 0.0)
    var next: Int? = index
    while let place = next {
      x += scene.boxes[place].x
      y += scene.boxes[place].y
      next = scene.boxes[place].parent
    }
    return (x, y)
  }

  // MARK: Whose action

  /// Of a view with one recognizer for a tap and one for two: a double tap sends both actions, unless
  /// the first was told to wait.
  private func onceAndTwice(
    _ own: [PlainScene.Recognizer], _ scene: PlainScene, _ words: [String], after end: Int
  ) -> String? {
    guard own.count == 2, let one = own.first(where: { $0.taps == 1 }),
      let two = own.first(where: { $0.taps == 2 }), words[0] == "tap"
    else { return nil }
    let isTwice = words.count > end + 1 && words[end + 1] == "2"
    let waits = scene.requirements.contains { $0.waiting == one.name && $0.other == two.name }
    if waits { return isTwice ? two.selector : "nobody" }
    return isTwice ? "\(one.selector) > \(two.selector)" : one.selector
  }

  /// With the recognizers of the hit view alone.
  private func actions(
    _ scene: PlainScene, _ hit: Int, _ words: [String], after end: Int
  ) -> String? {
    let own = scene.recognizers.filter { $0.owner == hit }
    let box = scene.boxes[hit]
    if let both = onceAndTwice(own, scene, words, after: end) { return both }
    // One that was told to wait for a recognizer elsewhere has nothing to wait for.
    guard own.count < 2 else { return nil }
    let early = box.early.map { [$0] } ?? []
    let late = box.late.map { [$0] } ?? []
    let sent: [String]
    switch words[0] {
    case "tap":
      let isTwice = words.count > end + 1 && words[end + 1] == "2"
      let once = early + late
      switch own.first {
      case nil: sent = isTwice ? once + once : once
      case let tap? where tap.taps == 1:
        sent = isTwice ? early + [tap.selector] + early + [tap.selector] : early + [tap.selector]
      // What waits for a second tap keeps the first one's end from the control.
      case let tap? where tap.taps == 2: sent = isTwice ? early + [tap.selector] : once
      // A press of no time begins and ends with the tap.
      case let press? where press.taps == 0 && press.duration == 0:
        guard early.isEmpty, !isTwice else { return nil }
        sent = [press.selector, press.selector]
      default: sent = once
      }
    case "press-and-hold":
      switch own.first {
      case let press? where press.taps == 0: sent = early + [press.selector, press.selector]
      case nil: sent = early + late
      default: return nil
      }
    case "touch":
      // A finger that stays: only a long press has seen enough.
      guard let press = own.first, press.taps == 0 else { return own.isEmpty ? "nobody" : nil }
      sent = [press.selector]
    default: return nil
    }
    return sent.isEmpty ? "nobody" : sent.joined(separator: " > ")
  }
}
