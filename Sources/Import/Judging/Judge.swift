import Engine
import Lab

/// Judges the views of an imported scene.
struct Judge {
  let imported: Imported
  var rules = Rulebook.uikit
  var scene: Scene { imported.scene }

  func verdict(of view: ViewID) -> Verdict {
    let bounds = scene.bounds(of: view)
    let middle = scene.convert(bounds.mid, from: view, to: nil) ?? .zero
    var verdict = verdict(of: view, bounds, at: middle)
    verdict.depends = dependences(of: verdict, view)
    verdict.scrolls = scrolledAway(verdict, view).map { scene.name(of: $0) }
    verdict.isBeyondContent = isBeyondContent(verdict, view)
    if verdict.isFine { (verdict.elsewhere, verdict.shared) = elsewhere(on: view, bounds) }
    return verdict
  }

  func scrollView(over view: ViewID) -> ViewID? {
    scene.ancestry(of: view).dropFirst().first { scene[$0].kind.isScrollView }
  }

  func verdict(of view: ViewID, _ bounds: Rect, at point: Point) -> Verdict {
    func judged(_ word: Verdict.Word, by: ViewID?, rule: Rule) -> Verdict {
      Verdict(
        word: word, by: by.flatMap { $0 == view ? nil : scene.name(of: $0) }, rule: rule,
        point: point)
    }
    let path = Array(scene.ancestry(of: view)).reversed()
    guard let window = path.first, scene[window].kind == .window else {
      return judged(.unknown, by: nil, rule: .ht16)
    }
    // What has no frame is nowhere: a place is not invented for it.
    if let object = imported.object(of: view), object.node.frame == nil {
      return judged(.unknown, by: nil, rule: .pi02)
    }
    if bounds.isEmpty { return judged(.zeroSize, by: nil, rule: .pi02) }
    var outside = point
    for each in path {
      if let closed = closed(each) {
        var verdict = judged(closed.word, by: each, rule: closed.rule)
        if closed.word == .alpha { verdict.alpha = Double(scene[each].alpha) }
        return verdict
      }
      guard let inside = scene.fromSuperview(outside, to: each) else {
        return judged(.unknown, by: each, rule: .uHT08)
      }
      let area = scene.bounds(of: each)
      if !area.contains(inside) {
        if each == window {
          var verdict = judged(.offScreen, by: nil, rule: .ht16)
          verdict.isInEmptyWindow = area.isEmpty
          return verdict
        }
        var verdict = judged(.outsideSuperview, by: each, rule: .ht13)
        verdict.distance = Judge.distance(inside, area)
        return verdict
      }
      outside = inside
    }
    return search(for: view, window, at: point)
  }

  private func closed(_ view: ViewID) -> (word: Verdict.Word, rule: Rule)? {
    switch scene.closedGates(of: view, rules: rules).first {
    case nil: nil
    case .hidden: (.hidden, .gt02)
    case .userInteraction: (.interactionDisabled, .gt01)
    case .alpha: (.alpha, .gt03)
    case .animation: (.interactionDisabled, .uHT13)
    case .disabledControl: (.disabledControl, .uHT16)
    }
  }

  /// The way is open: who answers?
  private func search(for view: ViewID, _ window: ViewID, at point: Point) -> Verdict {
    func judged(_ word: Verdict.Word, by: String?, rule: Rule) -> Verdict {
      Verdict(word: word, by: by, rule: rule, point: point)
    }
    guard let hit = scene.hitTest(screen: point, rules: rules) else {
      return judged(.overridden, by: nil, rule: .pi04)
    }
    let name = scene.name(of: hit)
    guard hit != view else { return delivery(to: view, at: point) }
    if let other = scene.window(of: hit), other != window {
      var verdict = judged(.windowInFront, by: name, rule: .uWN02)
      verdict.isByKeyboard =
        SystemClass.isOfKeyboard(scene.className(of: .view(other)))
        || scene.ancestry(of: hit).contains {
          scene.className(of: .view($0)).hasSuffix("Keyboard") && imported.isOfElements
        }
      return verdict
    }
    if scene.isDescendant(hit, of: view) {
      return rowLost(view, at: point) ?? judged(.handledBy, by: name, rule: .ht02)
    }
    if scene.isDescendant(view, of: hit) { return judged(.overridden, by: name, rule: .pi04) }
    var verdict = judged(.coveredBy, by: name, rule: .ht07)
    verdict.isByDimming = SystemClass.dims(scene.className(of: .view(hit)))
    return verdict
  }

  // MARK: After the hit test

  /// It is hit: does a recognizer take the touch from it?
  private func delivery(to view: ViewID, at point: Point) -> Verdict {
    var verdict = Verdict(word: .getsIt, by: nil, rule: .ht02, point: point)
    if let lost = rowLost(view, at: point) { return lost }
    let others = scene.ancestry(of: view).dropFirst().flatMap { scene.recognizers(of: $0) }
      .filter { scene[$0].origin == .user }
    guard !others.isEmpty else { return verdict }
    for decision in decisions(ofTapAt: point) {
      if case .touchTaken(_, _, view, let recognizer) = decision.kind, others.contains(recognizer) {
        (verdict.word, verdict.by, verdict.rule) =
          (.takenBy, scene.name(of: recognizer), .uGR04)
        return verdict
      }
    }
    let delaying = others.first { scene[$0].delaysTouchesBegan && scene[$0].isEnabled }
    if let delaying {
      (verdict.word, verdict.by, verdict.rule) =
        (.delayedBy, scene.name(of: delaying), .uGR05)
    }
    return verdict
  }

  private func decisions(ofTapAt point: Point) -> [Decision] {
    var delivery = Delivery(scene: scene, rules: rules)
    delivery.deliver(
      .touches([
        .touches([TouchChange(finger: 1, phase: .began, point: point)]), .wait(0.05),
        .touches([TouchChange(finger: 1, phase: .ended, point: point)]), .wait(1),
      ]))
    return delivery.trace.decisions
  }

  /// A row is hit, and a recognizer above takes the touch before its table has selected it (U-SV-23).
  private func rowLost(_ view: ViewID, at point: Point) -> Verdict? {
    guard scene[view].kind == .tableCell, isUnderRecognizers(view) else { return nil }
    for decision in decisions(ofTapAt: point) {
      guard case .row(view, .lost(let recognizer)) = decision.kind else { continue }
      return Verdict(
        word: .takenBy, by: scene.name(of: recognizer), rule: .uSV23, point: point)
    }
    return nil
  }

  // MARK: What it hangs on

  private func dependences(of verdict: Verdict, _ view: ViewID) -> [Verdict.Dependence] {
    var result: [Verdict.Dependence] = []
    let unknown = imported.unknown
    let transparent = transparentInFront(of: view, verdict)
    if !transparent.isEmpty { result.append(.transparent(transparent)) }
    // With somebody to suspect, the other views of the library that are on the way are none.
    let classes = classesThatMayOverride(verdict, view).filter {
      transparent.isEmpty || !ClassKind.isKnownToOverride($0)
    }
    if !classes.isEmpty { result.append(.overrides(classes)) }
    if verdict.isFine {
      if unknown.contains(.recognizers) {
        let views = scene.ancestry(of: view).dropFirst().prefix(64).filter { above in
          scene[above].kind != .window && !scene[above].kind.isScrollView
            && hasRecognizersOfItsOwn(above) && !scene.hasOwnRecognizers(above)
        }
        let keeps = scene[view].kind.keepsTapFromAncestors
        if !views.isEmpty, !keeps {
          result.append(.recognizers(views.map { scene.name(of: $0) }))
        }
      }
      if unknown.contains(.enabled), scene[view].kind.isControl,
        imported.object(of: view)?.node.isEnabled == nil
      {
        result.append(.enabled)
      }
    }
    if unknown.contains(.order), verdict.word == .coveredBy || verdict.isFine {
      result.append(.order)
    }
    if unknown.contains(.gates) { result.append(.gates) }
    return result
  }

  /// Recognizers that the app has added, as far as one can tell: UIKit's own views come with some.
  func hasRecognizersOfItsOwn(_ view: ViewID) -> Bool {
    guard let node = imported.object(of: view)?.node, node.hasRecognizers else { return false }
    return !SystemClass.isSealed(node.className, scene[view].kind)
  }

  /// The app's own classes on the way, or in the way.
  private func classesThatMayOverride(_ verdict: Verdict, _ view: ViewID) -> [String] {
    var asked = Array(scene.ancestry(of: view).prefix(64))
    if let by = verdict.by, let other = scene.object(named: by)?.view {
      asked = Array(scene.ancestry(of: other).prefix(64)) + asked
    }
    var classes: [String] = []
    for each in asked where classes.count < 5 {
      guard let object = imported.object(of: each) else { continue }
      let name = object.node.className
      if imported.unknown.contains(.overrides) {
        guard !object.isSystem || ClassKind.isKnownToOverride(ClassKind.short(name)) else {
          continue
        }
      } else if object.node.overrides.isEmpty {
        continue
      }
      let short = ClassKind.short(name)
      if !classes.contains(short) { classes.append(short) }
    }
    return classes
  }

  private static func distance(_ point: Point, _ area: Rect) -> Double {
    let x = max(area.minX - point.x, point.x - area.maxX, 0)
    let y = max(area.minY - point.y, point.y - area.maxY, 0)
    return max(x, y)
  }

  /// Must a tap be played to tell who gets it?
  func isUnderRecognizers(_ view: ViewID) -> Bool {
    scene.ancestry(of: view).prefix(64).contains { scene.hasOwnRecognizers($0) }
  }
}

extension Scene {
  /// Has it some that UIKit did not make with it? A log that was pasted along tells them.
  func hasOwnRecognizers(_ view: ViewID) -> Bool {
    recognizers(of: view).contains { self[$0].origin == .user }
  }
}
