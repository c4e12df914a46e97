/// How a scroll view and its content share a touch.
extension Scene {
  /// The nearest scroll view above that keeps touches from its content for a while (U-SV-02).
  func delayingScrollView(above view: ViewID) -> ViewID? {
    ancestry(of: view).dropFirst().first {
      self[$0].kind.isScrollView && rare($0).delaysContentTouches
    }
  }

  /// Does it give way to a finger and spring back though all it holds is to be seen? A table view
  /// does, up and down (U-SV-09).
  func alwaysBounces(_ scrollView: ViewID, sideways: Bool) -> Bool {
    self[scrollView].kind == .tableView && !sideways
  }
}

extension Delivery {
  func contentDelay(for view: ViewID) -> Double? {
    scene.delayingScrollView(above: view).map { _ in scene.now + rules.numbers.contentDelay }
  }

  /// A scroll view overrides all four methods and does not call super: what content leaves goes no
  /// further than it (U-SV-11, U-SV-12).
  func keepsTouches(_ view: ViewID) -> Bool {
    scene[view].kind.isScrollView && !rules.mistakes.contains(.scrollViewPassesTouchesOn)
  }

  /// May a scroll view's own pan begin? Not where there is nothing to scroll that way, not at its end
  /// where a scroll view around it can go on, and not once content that it may not cancel has the
  /// touch (U-SV-04, U-SV-05).
  func reasonNotToScroll(_ recognizer: RecognizerID, by movement: Point) -> (Rule, Cause)? {
    guard let scrollView = scene[recognizer].view else { return nil }
    let content = scene.rare(scrollView).contentSize
    let bounds = scene.bounds(of: scrollView)
    let sideways = abs(movement.x) > abs(movement.y)
    let room = sideways ? content.width - bounds.width : content.height - bounds.height
    guard room > 0 || scene.alwaysBounces(scrollView, sideways: sideways) else {
      return (.uSV01, .nothingToScroll(sideways: sideways))
    }
    if !hasContent(scrollView, for: movement), let outer = outer(scrollView, for: movement) {
      return (.uSV01, .scrolledToEnd(outer: outer))
    }
    for id in scene[recognizer].progress.touches {
      guard let touch = scene.touch(id), touch.viewHeardBegan, !touch.isLoose,
        touch.view != scrollView
      else { continue }
      if !scene.rare(scrollView).canCancelContentTouches {
        return (.uSV04, .contentKeepsTouch(touch.view))
      }
      if scene[touch.view].kind.isControl { return (.uSV05, .contentKeepsTouch(touch.view)) }
    }
    return nil
  }

  /// Is there content left where the fingers pull it from?
  private func hasContent(_ scrollView: ViewID, for movement: Point) -> Bool {
    let content = scene.rare(scrollView).contentSize
    let bounds = scene.bounds(of: scrollView)
    if abs(movement.x) > abs(movement.y) {
      return movement.x > 0 ? bounds.minX > 0 : bounds.maxX < content.width
    }
    return movement.y > 0 ? bounds.minY > 0 : bounds.maxY < content.height
  }

  /// The nearest scroll view around another one that can scroll that way.
  private func outer(_ scrollView: ViewID, for movement: Point) -> ViewID? {
    scene.ancestry(of: scrollView).dropFirst().first { view in
      hasContent(view, for: movement)
        && scene.recognizers(of: view).contains {
          scene[$0].origin == .scrollPan && scene[$0].isEnabled
        }
    }
  }

  /// Moves the content with the finger, and no further than it reaches (U-SV-01).
  mutating func scroll(_ recognizer: RecognizerID) {
    guard let scrollView = scene[recognizer].view else { return }
    let point = scene.centroid(of: recognizer)
    let last = scene[recognizer].progress.lastPoint
    scene.recognizers[recognizer.index].progress.lastPoint = point
    let bounds = scene.bounds(of: scrollView)
    let content = scene.rare(scrollView).contentSize
    let from = bounds.origin
    let to = Point(
      min(max(from.x - (point.x - last.x), 0), max(0, content.width - bounds.width)),
      min(max(from.y - (point.y - last.y), 0), max(0, content.height - bounds.height)))
    guard to != from else { return }
    scene.setBounds(of: scrollView, to: Rect(origin: to, size: bounds.size))
    note(.uSV01, .scrolled(scrollView, from: from, to: to))
  }
}
