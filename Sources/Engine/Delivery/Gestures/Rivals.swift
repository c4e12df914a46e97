/// Which recognizers stand in one another's way, and which controls in theirs.
extension Delivery {
  /// Recognizers that have not decided yet and follow one of the same touches.
  func rivals(of id: RecognizerID) -> [RecognizerID] {
    let touches = Set(scene[id].progress.touches)
    return scene.recognizers.indices.map { RecognizerID($0) }.filter {
      $0 != id && scene[$0].state == .possible
        && !touches.isDisjoint(with: scene[$0].progress.touches)
    }
  }

  /// Does a recognizer that starts shut out another? Not one that may run with it, and a tap not
  /// one that wants more taps (U-GR-09, U-GR-14).
  mutating func prevents(_ winner: RecognizerID, _ other: RecognizerID) -> Bool {
    if scene[winner].simultaneous.contains(other) { return false }
    // A scroll view's own two work together.
    if scene[winner].origin.isScrollViews, scene[other].origin.isScrollViews,
      scene[winner].view == scene[other].view
    {
      return false
    }
    if onlyWatches(scene[winner]) || onlyWatches(scene[other]) { return false }
    if scene[winner].gesture == .tap, scene[other].gesture == .tap {
      if rules.mistakes.contains(.nestedTapsBothFire) { return false }
      guard scene[winner].numberOfTapsRequired >= scene[other].numberOfTapsRequired else {
        return false
      }
    }
    return mayPrevent(winner, other) && !areAllowedTogether(winner, other)
  }

  /// In the order in which they see a touch: that of the deeper view first, and of one view the last
  /// added (U-GR-10, C5).
  func inTurn(_ recognizers: [RecognizerID]) -> [RecognizerID] {
    guard recognizers.count > 1 else { return recognizers }
    let places = recognizers.map { id -> (id: RecognizerID, depth: Int, at: Int) in
      guard let view = scene[id].view else { return (id, 0, 0) }
      let at = scene.recognizers(of: view).firstIndex(of: id) ?? 0
      let depth = scene.ancestry(of: view).reduce(0) { depth, _ in depth + 1 }
      return (id, depth, rules.sameViewWinner == .lastAdded ? -at : at)
    }
    let order = places.sorted { ($1.depth, $0.at) < ($0.depth, $1.at) }.map { $0.id }
    return rules.mistakes.contains(.ancestorRecognizerWins) ? order.reversed() : order
  }

  /// Two of one view that look for the same: which of them is asked first, nobody promises (C5).
  func isEqual(_ other: RecognizerID, to id: RecognizerID) -> Bool {
    let (one, two) = (scene[other], scene[id])
    return one.origin == .user && two.origin == .user && one.view == two.view
      && one.gesture == two.gesture && one.numberOfTapsRequired == two.numberOfTapsRequired
      && one.numberOfTouchesRequired == two.numberOfTouchesRequired
  }

  /// Those of the same touches that have begun.
  func inProgress(beside id: RecognizerID) -> [RecognizerID] {
    let touches = Set(scene[id].progress.touches)
    return scene.recognizers.indices.map { RecognizerID($0) }.filter {
      $0 != id && scene[$0].state.isInProgress
        && !touches.isDisjoint(with: scene[$0].progress.touches)
    }
  }

  /// A recognizer of the same touches that has started already, or is about to with more taps.
  mutating func preventer(of id: RecognizerID, among rivals: [RecognizerID]) -> RecognizerID? {
    let touches = Set(scene[id].progress.touches)
    let shares = { (other: RecognizerID, scene: Scene) in
      other != id && !touches.isDisjoint(with: scene[other].progress.touches)
    }
    for other in scene.recognizers.indices.map({ RecognizerID($0) })
    where scene[other].state.isActive && shares(other, scene) {
      if prevents(other, id) { return other }
    }
    for other in rivals where shares(other, scene) && wantsMoreTaps(other, than: id) {
      if prevents(other, id) { return other }
    }
    return nil
  }

  private func wantsMoreTaps(_ other: RecognizerID, than id: RecognizerID) -> Bool {
    scene[other].gesture == .tap && scene[id].gesture == .tap
      && scene[other].numberOfTapsRequired > scene[id].numberOfTapsRequired
      && scene[other].state == .possible && !mustFail(before: other).contains(id)
  }

  /// Has it something under way that it may yet recognize?
  func isUndecided(_ id: RecognizerID) -> Bool {
    let progress = scene[id].progress
    return scene[id].isEnabled && progress.state == .possible && !progress.touches.isEmpty
  }

  /// The standard controls keep their own gesture from the recognizers of views above (U-GR-15), where
  /// they are hit themselves and would lose the touch (U-GR-26). A plain control does not (U-GR-16),
  /// and neither does a recognizer on the control itself lose to it (U-GR-17).
  func keepsGesture(_ view: ViewID, from id: RecognizerID) -> Bool {
    let record = scene[id]
    guard rules.buttonsKeepTheirTap, let owner = record.view, let first = firstTouch(of: id),
      first.view == view
    else { return false }
    if view == owner { return refusesRecognizer(id, on: view) }
    guard record.cancelsTouchesInView, !scene.nodes[view.index].flags.contains(.disabled) else {
      return false
    }
    let kind = scene[view].kind
    return switch record.gesture {
    case .tap:
      keepsTap(kind) && record.numberOfTapsRequired == 1 && record.numberOfTouchesRequired == 1
    case .swipe:
      kind == .slider && goesAlong(view, id) && grips(view, first)
    case .pan:
      (kind == .switch || (kind == .slider && record.origin == .contentPop)) && goesAlong(view, id)
    case .screenEdgePan, .pinch, .rotation, .longPress, .hover: false
    }
  }

  /// Its thumb goes with the finger, once it has been gripped.
  private func grips(_ slider: ViewID, _ touch: Touch) -> Bool {
    scene.controls[slider]?.tracking == touch.id || distanceFromThumb(of: slider, touch) == nil
  }

  /// Do the fingers go along a control, as its knob does, and not across it?
  private func goesAlong(_ control: ViewID, _ id: RecognizerID) -> Bool {
    guard let from = scene.convert(Point.zero, from: nil, to: control),
      let to = scene.convert(scene[id].progress.movement, from: nil, to: control)
    else { return false }
    return abs(to.x - from.x) > abs(to.y - from.y)
  }

  private func firstTouch(of id: RecognizerID) -> Touch? {
    scene[id].progress.touches.lazy.compactMap { scene.touch($0) }.first
  }
}
