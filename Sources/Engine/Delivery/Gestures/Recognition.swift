/// What a recognizer wants after a change, before the others have had their say.
enum GestureWish: Equatable, Sendable {
  case nothing
  case fail(Cause)
  /// To be recognized, or to begin.
  case start(Cause)
  case change
  case finish(Cause)
  case cancel(Cause)
}

/// Who is offered a touch, who wins, who waits and who fails.
extension Delivery {
  // MARK: Offering

  /// The recognizers of the hit view and of all views above it, the window included; not those of
  /// siblings, and not along `next` (U-GR-01).
  mutating func offer(_ touch: Touch) -> [RecognizerID] {
    if scene.touches.filter({ $0.isDown }).count == 1 { noteNoZoom(above: touch.view) }
    var offered: [RecognizerID] = []
    for view in viewsThatSee(touch) {
      let own = scene.recognizers(of: view)
      for id in rules.sameViewWinner == .lastAdded ? own.reversed() : own {
        let record = scene[id]
        // A pointer that hovers is no touch (U-GR-52).
        guard record.gesture != .hover,
          record.state == .possible || record.state.isInProgress, !record.progress.isReady,
          mayReceive(id, touch)
        else { continue }
        offered.append(id)
        list(id)
        if record.origin != .textTap {
          note(.uGR01, .offered(id, finger: touch.finger, view: view))
        }
      }
      if !rules.mistakes.isEmpty, hidesTouchFromRecognizersAbove(view) { break }
    }
    return offered
  }

  /// The hit view and all above it; of a touch that stops a scroll, from the scroll view on up (C26).
  private func viewsThatSee(_ touch: Touch) -> [ViewID] {
    let views = Array(scene.ancestry(of: touch.view))
    switch touch.withheld {
    case .stopsScrolling(let scrollView)?:
      return views.firstIndex(of: scrollView).map { Array(views[$0...]) } ?? views
    case .closesSwipe?: return []
    case .secondFinger?, .otherIsExclusive?, .viewIsExclusive?, .scrollViewRefuses?,
      .keptBySendEvent?, nil:
      return views
    }
  }

  // MARK: One event

  /// Every recognizer sees the change; then those that want to start are heard in turn.
  mutating func recognize(_ changed: [TouchID]) {
    var order: [RecognizerID] = []
    for id in changed {
      for recognizer in scene.touch(id)?.recognizers ?? [] where !order.contains(recognizer) {
        order.append(recognizer)
      }
    }
    if changed.contains(where: { scene.touch($0)?.phase == .began }) {
      gatherRequirements(among: order)
    }
    var starting: [(RecognizerID, Cause)] = []
    for id in order {
      guard scene[id].isEnabled, !scene[id].state.isOver else { continue }
      let touches = changed.filter { scene.touch($0)?.recognizers.contains(id) ?? false }
      switch see(id, touches) {
      case .nothing: break
      case .fail(let cause): transition(id, to: .failed, cause)
      case .start(let cause): starting.append((id, cause))
      case .change: transition(id, to: .changed, .moved)
      case .finish(let cause): transition(id, to: .ended, cause)
      case .cancel(let cause): transition(id, to: .cancelled, cause)
      }
      if scene[id].state.isInProgress { takeFingers(of: id) }
    }
    if rules.mistakes.contains(.ancestorRecognizerWins) { starting.reverse() }
    for (id, cause) in starting where scene[id].state == .possible {
      start(id, cause, rivals: starting.map { $0.0 })
    }
  }

  /// Gives a recognizer that has seen its gesture what it wants, or says what stands in its way.
  mutating func start(_ id: RecognizerID, _ cause: Cause, rivals: [RecognizerID] = []) {
    // A gesture that was cancelled had been recognized: that is no failure (U-GR-13).
    if let other = mustFail(before: id).first(where: {
      scene[$0].state.isActive || scene[$0].state == .cancelled
    }) {
      transition(id, to: .failed, .requiredToFail(other))
      return
    }
    if let winner = preventer(of: id, among: rivals) {
      transition(id, to: .failed, .prevented(by: winner))
      return
    }
    if let (rule, cause) = objection(to: id) {
      transition(id, to: .failed, cause, by: rule)
      return
    }
    if let other = mustFail(before: id).first(where: { isUndecided($0) }) {
      if !scene[id].progress.isReady {
        scene.recognizers[id.index].progress.isReady = true
        scene.recognizers[id.index].progress.readyCause = cause
        note(.uGR13, .recognizerWaits(id, for: other))
      }
      return
    }
    succeed(id, cause)
  }

  /// Whoever is asked says no; or one of UIKit's own finds nothing to scroll, zoom or pull.
  private mutating func objection(to id: RecognizerID) -> (Rule, Cause)? {
    if let veto = veto(on: id) { return veto }
    switch (scene[id].origin, scene[id].view) {
    case (.scrollPan, _): return reasonNotToScroll(id, by: scene[id].progress.movement)
    case (.scrollPinch, let scrollView?): return contentThatKeepsTouch(id, in: scrollView)
    case (.contentPop, _): return reasonNotToPop(by: scene[id].progress.movement)
    case (.sheetPull, _): return reasonNotToPull(id, by: scene[id].progress.movement)
    default: return nil
    }
  }

  private mutating func succeed(_ id: RecognizerID, _ cause: Cause) {
    scene.recognizers[id.index].progress.isReady = false
    scene.recognizers[id.index].progress.deadline = nil
    transition(id, to: endsAtOnce(id) ? .ended : .began, cause)
    for index in scene.recognizers.indices {
      let other = RecognizerID(index)
      if mustFail(before: other).contains(id), scene[other].state == .possible,
        isUndecided(other)
      {
        transition(other, to: .failed, .requiredToFail(id))
      }
    }
    for other in rivals(of: id) where prevents(id, other) {
      transition(other, to: .failed, .prevented(by: id), by: isEqual(other, to: id) ? .c5 : nil)
    }
    // One under way that could not keep this one out is cancelled by it (U-GR-37).
    for other in inProgress(beside: id) where prevents(id, other) {
      transition(other, to: .cancelled, .prevented(by: id), by: .uGR37)
    }
    takeFingers(of: id)
    takeLifted(by: id)
  }

  // MARK: Afterwards

  /// Recognizers that waited for others start when those have failed (U-GR-13).
  mutating func resolveWaiting() {
    var goesOn = true
    while goesOn {
      goesOn = false
      for id in inTurn(waiting) where isWaiting(id) {
        start(id, scene[id].progress.readyCause)
        goesOn = goesOn || scene[id].state != .possible
      }
    }
  }

  private var waiting: [RecognizerID] {
    var waiting: [RecognizerID] = []
    for index in scene.recognizers.indices where isWaiting(RecognizerID(index)) {
      waiting.append(RecognizerID(index))
    }
    return waiting
  }

  private func isWaiting(_ id: RecognizerID) -> Bool {
    scene.recognizers[id.index].progress.isReady
      && scene.recognizers[id.index].progress.state == .possible
  }

  /// With its touches lifted and its gesture over, a recognizer starts afresh (GR05, GR06).
  mutating func resetRecognizers() {
    for index in scene.recognizers.indices {
      let progress = scene.recognizers[index].progress
      guard progress.state.isOver, !progress.touches.contains(where: { isDown($0) }) else {
        continue
      }
      scene.recognizers[index].progress = GestureProgress()
      _ = ask(.gestureReset, of: .recognizer(RecognizerID(index)))
    }
  }

  func isDown(_ touch: TouchID) -> Bool { scene.touch(touch)?.isDown ?? false }

  /// Ends whatever a recognizer is doing.
  mutating func stop(_ id: RecognizerID, _ cause: Cause) {
    let state = scene[id].state
    if state.isInProgress {
      transition(id, to: .cancelled, cause)
    } else if state == .possible, !scene[id].progress.touches.isEmpty {
      transition(id, to: .failed, cause)
    }
  }

  // MARK: States

  /// Every change of state but failing sends the action (U-GR-08).
  mutating func transition(
    _ id: RecognizerID, to state: RecognizerState, _ cause: Cause, by rule: Rule? = nil
  ) {
    let from = scene[id].state
    list(id)
    if let at = results.recognizers.firstIndex(where: { $0.recognizer == id }) {
      // Since its last gesture it has started afresh (GR06).
      if results.recognizers[at].states.last != from { results.recognizers[at].states.append(from) }
      results.recognizers[at].states.append(state)
    }
    note(rule ?? cause.rule, .recognizer(id, from: from, to: state, cause))
    scene.recognizers[id.index].progress.state = state
    if state.isOver { scene.recognizers[id.index].progress.deadline = nil }
    if state != .failed { tellTargets(of: id) }
  }

  /// A recognizer appears in the results with the state it was in when first heard of.
  mutating func list(_ id: RecognizerID) {
    guard scene[id].origin != .textTap, let view = scene[id].view,
      !results.recognizers.contains(where: { $0.recognizer == id })
    else { return }
    results.recognizers.append(
      Results.RecognizerRow(recognizer: id, view: view, states: [scene[id].state]))
  }

  private mutating func tellTargets(of id: RecognizerID) {
    switch scene[id].origin {
    case .scrollPan:
      calls.append(GestureCall(recognizer: id, state: scene[id].state))
      switch scene[id].state {
      case .began: beginScrolling(id)
      case .changed: scroll(id)
      case .ended, .cancelled: endScrolling(id)
      case .possible, .failed: break
      }
    case .scrollPinch:
      calls.append(GestureCall(recognizer: id, state: scene[id].state))
      switch scene[id].state {
      case .began: beginZooming(id)
      case .changed: zoom(id)
      case .ended, .cancelled: endZooming(id)
      case .possible, .failed: break
      }
    case .textTap:
      if let view = scene[id].view { tappedInputs.append(view) }
      return
    case .sheetPull:
      if scene[id].state.isOver { endPull(id) }
    case .interactivePop, .contentPop:
      calls.append(GestureCall(recognizer: id, state: scene[id].state))
      if scene[id].state == .began { beginPop(id) }
      if scene[id].state.isOver { endPop(id) }
    case .user: calls.append(GestureCall(recognizer: id, state: scene[id].state))
    }
    for pair in scene[id].targets {
      if let target = pair.target {
        sendAction(pair.selector, to: target, sender: .recognizer(id), event: [])
      }
    }
  }
}

extension GestureProgress {
  /// Is it in the middle of something with no finger down?
  var isWaiting: Bool { state == .possible && !touches.isEmpty }
}

extension Cause {
  var rule: Rule {
    switch self {
    case .prevented: .uGR09
    case .requiredToFail: .uGR13
    case .controlKeepsTap: .uGR15
    case .vetoed: .uGR24
    case .notFromEdge, .noEdges: .uGR50
    case .strayedSideways: .uGR51
    case .contentKeepsTouch: .uSV05
    case .scrollingDisabled: .uSV10
    case .nothingToScroll, .nothingToBounce: .uSV08
    case .scrolledToEnd: .uSV01
    case .popRefused: .uGR53
    case .yieldsToSheet: .uPC07
    case .noSecondTap, .heldBeforeTaps, .tapTooFarAway, .movedTooFar, .tooSlow, .tooShort,
      .notFarEnough, .wrongDirection:
      .uGR20
    case .tooManyFingers, .tooFewFingers: .gr03
    case .interrupted, .viewRemoved, .takenFromView, .touchCancelled, .disabled: .gr06
    case .held(let seconds) where seconds <= 0: .uGR43
    case .recognized, .moved, .fingerLifted, .held, .saidByCode: .gr05
    case .scrolled, .scrollEnds, .transformed, .transformEnds: .uPT01
    case .pointerEntered, .pointerLeft: .uGR52
    }
  }
}
