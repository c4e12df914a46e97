/// Fingers landing, moving and lifting.
extension Delivery {
  mutating func perform(_ steps: [TouchStep]) {
    for step in steps {
      switch step {
      case .touches(let changes): send(changes)
      case .wait(let seconds): wait(seconds)
      }
    }
  }

  /// One event: every finger that changed at one moment. Recognizers hear of it before the views
  /// (U-GR-03).
  private mutating func send(_ all: [TouchChange]) {
    eventAnswers = [:]
    var changes = all
    var lands = changes.contains { $0.phase == .began }
    if lands, ignoresTouches() {
      for change in changes where change.phase == .began {
        scene.strayFingers.insert(change.finger)
      }
      changes.removeAll { $0.phase == .began }
      lands = false
    }
    if lands, scene.touchEvent == nil { scene.touchEvent = makeEvent(.touches) }
    var changed: [TouchID] = []
    for change in changes {
      if let id = change.phase == .began ? land(change) : update(change) { changed.append(id) }
    }
    dispatch(changed)
    settle()
    if rules.zeroPress == .nextTurn { wait(0) }
  }

  /// What a text input's tap leads to comes when its view has heard of the touch (U-CT-32).
  private mutating func beginEditing() {
    let inputs = tappedInputs
    tappedInputs = []
    for view in inputs { textInputTapped(view) }
  }

  /// A finger lands: its view is found once, and never again (TO01, TO08).
  private mutating func land(_ change: TouchChange) -> TouchID? {
    let point = change.point ?? .zero
    let found = search(screen: point)
    results.fingers.removeAll { $0.finger == change.finger }
    results.fingers.append(
      Results.Finger(finger: change.finger, hitView: found?.view, window: found?.window))
    guard let (view, window) = found else {
      scene.strayFingers.insert(change.finger)
      return nil
    }
    activate(sceneOf: window)
    if rules.touchMakesWindowKey { makeKey(window) }
    if !rules.mistakes.isEmpty { changeFirstResponderByMistake(touched: view, in: window) }
    scene.touchesMade += 1
    var touch = Touch(
      id: TouchID(number: scene.touchesMade), finger: change.finger, view: view, window: window,
      phase: .began, tapCount: tapCount(at: point), timestamp: scene.now, startTime: scene.now,
      start: point, location: point, previousLocation: point,
      trail: FingerTrail(at: point, scene.now))
    touch.type = change.type
    touch.button = change.button
    note(
      .to01,
      .touchCreated(
        touch.id, finger: touch.finger, view: view, window: window, tapCount: touch.tapCount))
    if let controller = scene.presentedController(behind: view) {
      let shown = scene[controller].view
      let isInside = scene.fromSuperview(point, to: window)
        .flatMap { scene.convert($0, from: window, to: shown) }
        .map { scene.bounds(of: shown).contains($0) }
      note(
        .uPC04,
        .presentation(isInside == true ? .letThrough(shown, to: view) : .beside(controller, view)))
    }
    let closed = closeSwipeActions(touching: view)
    let stopped = stopGlides(above: view, by: touch.id, finger: touch.finger)
    if let reason = closed.map({ .closesSwipe($0) })
      ?? reasonToWithhold(from: view, in: window) ?? keepsFromContent(stopped, view)
    {
      touch.withheld = reason
      note(
        reason.rule,
        .touchWithheld(touch.id, finger: touch.finger, view: view, reason))
    }
    if code != nil { landing = touch }
    touch.recognizers = offer(touch)
    landing = nil
    touch.scrollHold = touch.isWithheld ? nil : contentDelay(for: view)
    scene.touches.append(touch)
    return touch.id
  }

  /// The same touch object goes on: only its phase, place and time change (TO02).
  private mutating func update(_ change: TouchChange) -> TouchID? {
    guard let at = scene.touches.firstIndex(where: { $0.finger == change.finger && $0.isDown })
    else {
      if scene.strayFingers.contains(change.finger),
        !results.fingers.contains(where: { $0.finger == change.finger })
      {
        results.fingers.append(
          Results.Finger(finger: change.finger, hitView: nil, window: nil))
      }
      if change.phase == .ended || change.phase == .cancelled {
        scene.strayFingers.remove(change.finger)
      }
      return nil
    }
    let from = scene.touches[at].location
    let to = change.point ?? from
    scene.touches[at].previousLocation = from
    scene.touches[at].location = to
    scene.touches[at].phase = change.phase
    scene.touches[at].timestamp = scene.now
    // A finger lifts where it was: that is no event of its own in which it stood still (MO-04).
    if change.phase != .ended || to != from { scene.touches[at].trail.add(to, at: scene.now) }
    if scene.touches[at].start.distance(to: to) > rules.numbers.tapMovement {
      scene.touches[at].hasStrayed = true
    }
    if change.phase == .ended, isTap(scene.touches[at]) {
      scene.recentTaps.append(
        LastTap(
          began: scene.touches[at].startTime, time: scene.now, location: to,
          count: scene.touches[at].tapCount))
      tapped(scene.touches[at])
    }
    let touch = scene.touches[at]
    if !results.fingers.contains(where: { $0.finger == touch.finger }) {
      results.fingers.append(
        Results.Finger(
          finger: touch.finger, hitView: touch.isLoose ? nil : touch.view, window: touch.window))
    }
    note(.to02, .touchUpdated(touch.id, finger: touch.finger, touch.phase, from: from, to: to))
    return touch.id
  }

  /// What was held too long, has strayed too far, or became another gesture was no tap.
  private func isTap(_ touch: Touch) -> Bool {
    let held = scene.now - touch.startTime
    guard !touch.hasStrayed, held < rules.numbers.tapMaximumPress - Delivery.instant else {
      return false
    }
    return !touch.recognizers.contains { id in
      scene[id].gesture != .tap && scene[id].state.isActive
        && scene[id].progress.touches.contains(touch.id)
    }
  }

  /// Taps in quick succession near one another are counted (TO05, C9).
  private mutating func tapCount(at point: Point) -> Int {
    let numbers = rules.numbers
    scene.recentTaps.removeAll { scene.now - $0.time > numbers.tapInterval - Delivery.instant }
    let isNear = { (tap: LastTap) in tap.location.distance(to: point) <= numbers.tapMovement }
    guard let near = scene.recentTaps.last(where: isNear) else { return 1 }
    // Two fingers tap together; a tap elsewhere after the last one begins to count anew.
    let isBroken = scene.recentTaps.contains { !isNear($0) && $0.began > near.time }
    return isBroken ? 1 : near.count + 1
  }

  /// First it stops, then it taps (U-SV-15, C26).
  private func keepsFromContent(_ scrollView: ViewID?, _ view: ViewID) -> Withheld? {
    guard let scrollView, scrollView != view, !rules.stoppingTouchReachesContent else { return nil }
    return .stopsScrolling(scrollView)
  }

  private func reasonToWithhold(from view: ViewID, in window: ViewID) -> Withheld? {
    let others = scene.touches.filter { $0.isDown && $0.receiver != nil && $0.window == window }
    if others.contains(where: { $0.view == view }),
      !scene.nodes[view.index].flags.contains(.multipleTouch),
      !rules.mistakes.contains(.multiTouchByDefault)
    {
      return .secondFinger
    }
    guard let other = others.first(where: { $0.view != view }) else { return nil }
    if scene.nodes[view.index].flags.contains(.exclusiveTouch) {
      return .viewIsExclusive(other.view)
    }
    return others.first {
      $0.view != view && scene.nodes[$0.view.index].flags.contains(.exclusiveTouch)
    }.map { .otherIsExclusive($0.view) }
  }

  /// Ends what the change has brought about: waiting recognizers, waiting views, finished touches.
  mutating func settle() {
    // In the middle of code's own call nothing is settled yet: whoever called it does so.
    guard askDepth == 0 else { return }
    resolveWaiting()
    flushViews()
    beginEditing()
    flushPresses()
    forgetFinishedTouches()
    forgetFinishedPresses()
    resetRecognizers()
    releaseCaught()
    layOut()
  }

  /// A finished touch is gone (TO03); with the last finger up, so is its event (TO15).
  private mutating func forgetFinishedTouches() {
    for touch in scene.touches where touch.isFinished {
      note(.to03, .touchOver(touch.id, finger: touch.finger))
      if !rules.mistakes.isEmpty { releaseControls(of: touch.id) }
    }
    scene.touches.removeAll { $0.isFinished }
    if !scene.touches.contains(where: { $0.isDown }) { scene.touchEvent = nil }
  }

  /// A phone call: every touch and gesture in flight is cancelled (TO12).
  mutating func interrupt() {
    note(.to12, .interrupted)
    let down = scene.touches.filter { $0.isDown }.map { $0.id }
    for id in down { cancel(id) }
    for id in down {
      for recognizer in scene.touch(id)?.recognizers ?? [] { stop(recognizer, .interrupted) }
      queueForView(id)
    }
    for recognizer in scene.recognizers.indices
    where scene.recognizers[recognizer].progress.isWaiting {
      stop(RecognizerID(recognizer), .interrupted)
    }
    settle()
  }

  /// The system takes a touch away; its view is yet to be told.
  mutating func cancel(_ id: TouchID) {
    guard let at = scene.touches.firstIndex(where: { $0.id == id }) else { return }
    scene.touches[at].phase = .cancelled
    scene.touches[at].timestamp = scene.now
    let touch = scene.touches[at]
    note(
      .to12,
      .touchUpdated(id, finger: touch.finger, .cancelled, from: touch.location, to: touch.location))
  }

  /// Two times this close are one.
  static let instant = 1e-9
}

extension Scene {
  /// The fingers on the screen, whether or not a view has their touch.
  public var fingersDown: Set<Int> {
    touches.reduce(into: strayFingers) { if $1.isDown { $0.insert($1.finger) } }
  }
}

extension Touch {
  /// Is the finger on the screen?
  public var isDown: Bool { phase != .ended && phase != .cancelled }
  var isFinished: Bool { !isDown && (isWithheld || viewIsDone) && held.isEmpty }
}
