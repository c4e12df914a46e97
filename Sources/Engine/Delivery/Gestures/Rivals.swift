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
  func prevents(_ winner: RecognizerID, _ other: RecognizerID) -> Bool {
    if scene[winner].simultaneous.contains(other) { return false }
    if onlyWatches(scene[winner]) { return false }
    if scene[winner].gesture == .tap, scene[other].gesture == .tap {
      if rules.mistakes.contains(.nestedTapsBothFire) { return false }
      return scene[winner].numberOfTapsRequired >= scene[other].numberOfTapsRequired
    }
    return true
  }

  /// A recognizer of the same touches that has started already, or is about to with more taps.
  func preventer(of id: RecognizerID, among rivals: [RecognizerID]) -> RecognizerID? {
    let touches = Set(scene[id].progress.touches)
    let shares = { (other: RecognizerID) in
      other != id && !touches.isDisjoint(with: self.scene[other].progress.touches)
    }
    let started = scene.recognizers.indices.map { RecognizerID($0) }.first {
      scene[$0].state.isActive && shares($0) && prevents($0, id)
    }
    return started
      ?? rivals.first {
        shares($0) && scene[$0].gesture == .tap && scene[id].gesture == .tap
          && scene[$0].numberOfTapsRequired > scene[id].numberOfTapsRequired
          && scene[$0].state == .possible && !mustFail(before: $0).contains(id) && prevents($0, id)
      }
  }

  /// Has it something under way that it may yet recognize?
  func isUndecided(_ id: RecognizerID) -> Bool {
    let progress = scene[id].progress
    return scene[id].isEnabled && progress.state == .possible && !progress.touches.isEmpty
  }

  /// The standard controls keep their own gesture from the recognizers of views above (U-GR-15), where
  /// they are hit themselves and would lose the touch (U-GR-26). A plain control does not (U-GR-16),
  /// and neither does a recognizer on the control itself lose to it (U-GR-17).
  func controlThatKeepsTap(from id: RecognizerID) -> ViewID? {
    let record = scene[id]
    guard rules.buttonsKeepTheirTap, let owner = record.view, let first = firstTouch(of: id),
      !first.isLoose
    else { return nil }
    let view = first.view
    if view == owner { return refusesRecognizer(id, on: view) ? view : nil }
    guard record.cancelsTouchesInView, !scene.nodes[view.index].flags.contains(.disabled) else {
      return nil
    }
    let kind = scene[view].kind
    let keeps =
      switch record.gesture {
      case .tap:
        keepsTap(kind) && record.numberOfTapsRequired == 1 && record.numberOfTouchesRequired == 1
      case .swipe:
        kind == .slider && goesAlong(view, id) && distanceFromThumb(of: view, first) == nil
      case .pan: kind == .switch && goesAlong(view, id)
      case .pinch, .rotation, .longPress: false
      }
    return keeps ? view : nil
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
