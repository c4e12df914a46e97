import Engine

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

  // MARK: Not its middle alone

  /// Shares of its width and height: its edges, then its corners.
  static let others: [(Double, Double)] = [
    (0.5, 0.1), (0.5, 0.9), (0.1, 0.5), (0.9, 0.5), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9),
  ]
  /// In a larger scene nine points instead of one take too long.
  static let mostForOthers = 20_000

  /// Where a control that gets a tap on its middle gets none. What is scrolled or cut out of sight is no
  /// news, and neither is what leaves the screen.
  func elsewhere(on view: ViewID, _ bounds: Rect) -> [Verdict] {
    guard !imported.isOfElements, scene[view].kind.isControl,
      scene.views.count <= Judge.mostForOthers
    else { return [] }
    for (x, y) in Judge.others {
      let inside = Point(bounds.x + bounds.width * x, bounds.y + bounds.height * y)
      guard let point = scene.convert(inside, from: view, to: nil) else { continue }
      if let hit = scene.hitTest(screen: point, rules: rules), scene.isDescendant(hit, of: view) {
        continue
      }
      let verdict = verdict(of: view, bounds, at: point)
      if isSeen(verdict, view) { return [verdict] }
    }
    return []
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
