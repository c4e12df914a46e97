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

  /// Standard controls keep their own gesture from the recognizers of views above (U-GR-15); a
  /// plain control does not (U-GR-16), and neither does a recognizer on the control itself lose to
  /// it (U-GR-17).
  func controlThatKeepsTap(from id: RecognizerID) -> ViewID? {
    guard rules.buttonsKeepTheirTap, let owner = scene[id].view, let first = firstTouch(of: id),
      !first.isLoose
    else { return nil }
    let record = scene[id]
    for view in scene.ancestry(of: first.view) {
      if view == owner { return refusesRecognizer(id, on: view) ? view : nil }
      let kind = scene[view].kind
      guard !scene.nodes[view.index].flags.contains(.disabled) else { continue }
      switch record.gesture {
      case .tap:
        if keepsTap(kind), record.numberOfTapsRequired == 1,
          record.numberOfTouchesRequired == 1
        {
          return view
        }
      case .swipe: if kind == .slider, goesAlong(view, id) { return view }
      case .pan: if kind == .switch, goesAlong(view, id) { return view }
      case .pinch, .rotation, .longPress: break
      }
    }
    return nil
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
