/// How a scroll view and its content share a touch.
extension Scene {
  /// The nearest scroll view above that keeps touches from its content for a while (U-SV-02).
  func delayingScrollView(above view: ViewID) -> ViewID? {
    scrollViews(above: view).first { rare($0).delaysContentTouches }
  }

  /// The scroll views that a view is content of, the nearest first.
  func scrollViews(above view: ViewID) -> [ViewID] {
    ancestry(of: view).dropFirst().filter { self[$0].kind.isScrollView }
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

  /// May a scroll view's own pan begin? Not where it cannot be dragged that way, not at its end
  /// where a scroll view around it can go on, and not once content that it may not cancel has the
  /// touch (U-SV-04, U-SV-08, U-SV-14).
  mutating func reasonNotToScroll(
    _ recognizer: RecognizerID, by movement: Point
  ) -> (Rule, Cause)? {
    guard let scrollView = scene[recognizer].view else { return nil }
    let scroll = scene.rare(scrollView).scroll
    guard scroll.isScrollEnabled else { return (.uSV10, .scrollingDisabled) }
    if swipedRow(scrollView, recognizer) != nil { return nil }
    if let sheet = sheet(before: recognizer, by: movement) {
      return (.uPC07, .yieldsToSheet(sheet))
    }
    let axis = movement.axis
    if !scene.canDrag(scrollView, axis) {
      let sideways = axis == .horizontal
      return scene.alwaysBounces(scrollView, axis)
        ? (.uSV08, .nothingToBounce(sideways: sideways))
        : (.uSV08, .nothingToScroll(sideways: sideways))
    }
    if !hasContent(scrollView, for: movement), let outer = outer(scrollView, for: movement) {
      return (.uSV01, .scrolledToEnd(outer: outer))
    }
    return contentThatKeepsTouch(recognizer, in: scrollView)
  }

  /// Content that has the touch, and from which it may not be taken (U-SV-04, U-SV-14).
  mutating func contentThatKeepsTouch(
    _ recognizer: RecognizerID, in scrollView: ViewID
  ) -> (Rule, Cause)? {
    for id in scene[recognizer].progress.touches {
      guard let touch = scene.touch(id), touch.viewHeardBegan, !touch.isLoose,
        touch.view != scrollView
      else { continue }
      if !scene.rare(scrollView).canCancelContentTouches {
        return (.uSV04, .contentKeepsTouch(touch.view))
      }
      if let rule = refusesToCancel(scrollView, touch.view) {
        return (rule, .contentKeepsTouch(touch.view))
      }
    }
    return nil
  }

  /// Is there content left where the fingers pull it from?
  private func hasContent(_ scrollView: ViewID, for movement: Point) -> Bool {
    let (low, high) = scene.scrollRange(of: scrollView)
    let offset = scene.bounds(of: scrollView).origin
    let axis = movement.axis
    return movement[axis] > 0 ? offset[axis] > low[axis] : offset[axis] < high[axis]
  }

  /// The nearest scroll view around another one that can scroll that way.
  private func outer(_ scrollView: ViewID, for movement: Point) -> ViewID? {
    scene.scrollViews(above: scrollView).first { view in
      scene.rare(view).scroll.isScrollEnabled && hasContent(view, for: movement)
        && scene.recognizers(of: view).contains {
          scene[$0].origin == .scrollPan && scene[$0].isEnabled
        }
    }
  }

  // MARK: What a subclass answers

  /// `touchesShouldCancel(in:)`: NO of a control, unless a subclass says otherwise (U-SV-14).
  private mutating func refusesToCancel(_ scrollView: ViewID, _ content: ViewID) -> Rule? {
    let override =
      askBool(.content(.touchesShouldCancel, content, []), of: .view(scrollView))
      ?? scene.contentAnswer(.touchesShouldCancel, of: scrollView, for: content)
    let answer = override ?? !scene[content].kind.isControl
    note(
      .uSV14,
      .contentAsked(
        scrollView, .touchesShouldCancel, content: content, answer: answer,
        isOverridden: override != nil))
    return answer ? nil : override == nil ? .uSV05 : .uSV14
  }

  /// `touchesShouldBegin(_:with:in:)` is asked when the content is about to hear: with NO it hears
  /// nothing of the touch (U-SV-13).
  mutating func askWhetherTouchesBegin() {
    for at in scene.touches.indices {
      let touch = scene.touches[at]
      guard touch.held.first?.message == .began, blocker(of: touch) == nil else { continue }
      for scrollView in scene.scrollViews(above: touch.view) {
        guard
          let answer =
            askBool(.content(.touchesShouldBegin, touch.view, [touch.id]), of: .view(scrollView))
            ?? scene.contentAnswer(.touchesShouldBegin, of: scrollView, for: touch.view)
        else { continue }
        note(
          .uSV13,
          .contentAsked(
            scrollView, .touchesShouldBegin, content: touch.view, answer: answer,
            isOverridden: true))
        guard !answer else { continue }
        withhold(at, .scrollViewRefuses(scrollView))
        break
      }
    }
  }

  private mutating func withhold(_ at: Int, _ reason: Withheld) {
    scene.touches[at].withheld = reason
    scene.touches[at].held = []
    let touch = scene.touches[at]
    note(
      reason.rule, .touchWithheld(touch.id, finger: touch.finger, view: touch.view, reason))
  }
}

extension Withheld {
  public var rule: Rule {
    switch self {
    case .secondFinger: .uTD08
    case .otherIsExclusive, .viewIsExclusive: .uTD10
    case .scrollViewRefuses: .uSV13
    case .stopsScrolling: .uSV15
    case .closesSwipe: .uSV26
    case .keptBySendEvent: .uWN07
    }
  }
}

extension Point {
  /// The one along which it is longer.
  var axis: ScrollAxis { abs(x) > abs(y) ? .horizontal : .vertical }
}
