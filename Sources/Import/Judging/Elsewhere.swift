import Engine
import Lab

extension Judge {
  /// The scroll view in whose content it lies, out of sight.
  func scrolledAway(_ verdict: Verdict, _ view: ViewID) -> ViewID? {
    let by = verdict.by.flatMap { scene.object(named: $0)?.view }
    guard verdict.word == .offScreen || verdict.word == .outsideSuperview,
      let scroll = verdict.word == .offScreen ? scrollView(over: view) : by,
      scene[scroll].kind.isScrollView
    else { return nil }
    // Beyond its content nothing comes into sight.
    guard let size = imported.object(of: scroll)?.node.contentSize,
      let middle = scene.convert(scene.bounds(of: view).mid, from: view, to: scroll)
    else { return scroll }
    let isContent =
      middle.x >= 0 && middle.y >= 0 && middle.x < max(size.width, 1)
      && middle.y < max(size.height, 1)
    return isContent ? scroll : nil
  }

  func isBeyondContent(_ verdict: Verdict, _ view: ViewID) -> Bool {
    guard verdict.word == .offScreen || verdict.word == .outsideSuperview,
      verdict.scrolls == nil, let scroll = scrollView(over: view)
    else { return false }
    return imported.object(of: scroll)?.node.contentSize != nil
  }

  // MARK: Not its middle alone

  /// In a larger scene nine points instead of one take too long.
  static let mostForOthers = 20_000

  /// Where a control that gets a tap on its middle gets none. What is scrolled or cut out of sight is no
  /// news, and neither is what leaves the screen.
  func elsewhere(on view: ViewID, _ bounds: Rect) -> ([Verdict], Verdict.Shared?) {
    guard !imported.isOfElements, scene[view].kind.isControl,
      scene.views.count <= Judge.mostForOthers
    else { return ([], nil) }
    var shared: Verdict.Shared?
    for (x, y) in Bystanders.places.dropFirst() {
      let inside = Point(bounds.x + bounds.width * x, bounds.y + bounds.height * y)
      guard let point = scene.convert(inside, from: view, to: nil) else { continue }
      if let hit = scene.hitTest(screen: point, rules: rules), scene.isDescendant(hit, of: view) {
        continue
      }
      let verdict = verdict(of: view, bounds, at: point)
      if let other = taker(in: verdict, over: view) {
        shared = shared ?? Verdict.Shared(with: scene.name(of: other), point: point)
      } else if isSeen(verdict, view) {
        return ([verdict], shared)
      }
    }
    return ([], shared)
  }

  /// Something that lies over a part of it and is tapped itself, as a round button over a bar is.
  private func taker(in verdict: Verdict, over view: ViewID) -> ViewID? {
    guard verdict.word == .coveredBy,
      let hit = verdict.by.flatMap({ scene.object(named: $0)?.view })
    else { return nil }
    return scene.ancestry(of: hit).prefix { !scene.isDescendant(view, of: $0) }.first { each in
      imported.object(of: each).map { wantsTaps($0, each) } ?? false
    }
  }

  private func isSeen(_ verdict: Verdict, _ view: ViewID) -> Bool {
    let by = verdict.by.flatMap { scene.object(named: $0)?.view }
    switch verdict.word {
    case .outsideSuperview:
      return by.map { !scene[$0].kind.isScrollView && imported.object(of: $0)?.node.clips != true }
        ?? false
    case .coveredBy, .overridden:
      // Under a bar, what scrolls comes out again.
      guard let scroll = scrollView(over: view) else { return true }
      return by.map { scene.isDescendant($0, of: scroll) } ?? true
    case .windowInFront: return scrollView(over: view) == nil
    case .interactionDisabled, .disabledControl, .zeroSize, .takenBy, .delayedBy, .unknown, .alpha,
      .hidden, .offScreen, .handledBy, .getsIt:
      return false
    }
  }
}
