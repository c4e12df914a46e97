/// Telling views about touches: at once, later, or not at all.
extension Delivery {
  /// Notes that a view has to hear of a touch's latest change.
  mutating func queueForView(_ id: TouchID) {
    guard let at = scene.touches.firstIndex(where: { $0.id == id }),
      !scene.touches[at].isWithheld, !scene.touches[at].viewIsDone
    else { return }
    let touch = scene.touches[at]
    let message: TouchMessage
    switch touch.phase {
    case .began: message = .began
    case .moved:
      if rules.mistakes.contains(.leavingViewCancels), leavesItsView(touch) {
        cancelInView(at)
        return
      }
      message = .moved
    case .stationary: return
    case .ended: message = .ended
    case .cancelled:
      cancelInView(at)
      return
    }
    if touch.isTaken { return }
    if message == .moved, touch.held.last?.message == .moved {
      scene.touches[at].held.removeLast()
    }
    scene.touches[at].held.append(HeldChange(message: message, location: touch.location))
    if let blocker = blocker(of: scene.touches[at]) {
      let held = decision(scene.touches[at], message, heldBy: blocker)
      note(held.rule, held.kind)
    }
  }

  /// Why the view has not heard all of a touch yet, if it has not.
  public func hold(on touch: Touch) -> Decision? {
    guard let next = touch.held.first, let blocker = blocker(of: touch) else { return nil }
    return decision(touch, next.message, heldBy: blocker)
  }

  private func decision(
    _ touch: Touch, _ message: TouchMessage, heldBy blocker: HeldBy
  ) -> Decision {
    let rule: Rule =
      switch blocker {
      case .scrollView: .uSV02
      case .recognizer(let recognizer):
        if touch.held.first?.message == .began {
          scene[recognizer].delaysTouchesBegan ? .uGR05 : .gr07
        } else {
          .uGR06
        }
      }
    return Decision(
      rule, .touchHeld(touch.id, finger: touch.finger, message, view: touch.view, by: blocker))
  }

  /// A view that never heard of the touch hears nothing now; one that did is told it is cancelled.
  mutating func cancelInView(_ at: Int) {
    scene.touches[at].held = []
    if scene.touches[at].viewHeardBegan {
      let message = rules.mistakes.contains(.noCancelledPhase) ? TouchMessage.ended : .cancelled
      scene.touches[at].held = [
        HeldChange(message: message, location: scene.touches[at].location)
      ]
    } else {
      scene.touches[at].viewIsDone = true
    }
  }

  /// A recognizer takes its touches from the view (U-GR-04).
  mutating func take(_ id: TouchID, for recognizer: RecognizerID) {
    guard let at = scene.touches.firstIndex(where: { $0.id == id }),
      !scene.touches[at].isTaken, !scene.touches[at].isWithheld, !scene.touches[at].viewIsDone
    else { return }
    scene.touches[at].taker = recognizer
    let touch = scene.touches[at]
    note(
      scene[recognizer].origin == .textTap ? .uCT32 : .uGR04,
      touch.viewHeardBegan
        ? .touchTaken(id, finger: touch.finger, view: touch.view, by: recognizer)
        : .touchDiscarded(id, finger: touch.finger, view: touch.view, by: recognizer))
    if !touch.viewHeardBegan || scene.rowPresses.isEmpty == false { loseRow(touch, to: recognizer) }
    cancelInView(at)
  }

  /// What keeps the next change of a touch from its view, if anything does.
  func blocker(of touch: Touch) -> HeldBy? {
    switch touch.held.first?.message {
    case .began:
      if let until = touch.scrollHold, touch.isDown, scene.now + Delivery.instant < until,
        let scrollView = scene.delayingScrollView(above: touch.view)
      {
        return .scrollView(scrollView, until: until)
      }
      return undecided(touch) { record in
        record.delaysTouchesBegan
          || (rules.viewHears == .afterRecognizersFail && record.origin == .user)
      }
    case .ended:
      return undecided(touch) { $0.delaysTouchesEnded }
    case .moved, .cancelled, nil:
      return nil
    }
  }

  private func undecided(_ touch: Touch, _ delays: (RecognizerRecord) -> Bool) -> HeldBy? {
    touch.recognizers.first { id in
      let record = scene[id]
      return record.state == .possible && record.progress.touches.contains(touch.id)
        && record.isEnabled && delays(record)
    }.map { .recognizer($0) }
  }

  /// Tells views all that nothing holds back any more: one call for the touches of one view in one
  /// phase (TO16, U-TD-09).
  mutating func flushViews() {
    while true {
      askWhetherTouchesBegin()
      var calls: [(hearer: Responder, message: TouchMessage, touches: [TouchID])] = []
      for touch in scene.touches {
        guard let head = touch.held.first, blocker(of: touch) == nil else { continue }
        let hearer = hearer(of: touch, head)
        if let at = calls.firstIndex(where: {
          $0.hearer == hearer && $0.message == head.message
        }) {
          calls[at].touches.append(touch.id)
        } else {
          calls.append((hearer, head.message, [touch.id]))
        }
      }
      guard !calls.isEmpty else { return }
      for call in calls {
        // Code of the call before may have taken the touch away.
        let touches = call.touches.filter { markHeard($0, call.message) }
        guard !touches.isEmpty else { continue }
        walk(.touches(call.message), from: call.hearer, touches: touches)
      }
    }
  }

  private mutating func markHeard(_ id: TouchID, _ message: TouchMessage) -> Bool {
    guard let at = scene.touches.firstIndex(where: { $0.id == id }),
      scene.touches[at].held.first?.message == message
    else { return false }
    scene.touches[at].held.removeFirst()
    switch message {
    case .began: scene.touches[at].viewHeardBegan = true
    case .moved: break
    case .ended, .cancelled: scene.touches[at].viewIsDone = true
    }
    return true
  }

  // MARK: Up the chain

  /// Calls a method on a responder; what does not implement it passes the call on (CH05), to the
  /// end of the chain, where it is discarded (CH07).
  mutating func walk(_ call: Call, from start: Responder, touches: [TouchID] = []) {
    if results.initial == nil { results.initial = start }
    if let route = mistakenRoute(call, from: start, touches: touches) {
      for responder in route {
        guard deliver(call, to: responder, touches: touches, from: start) else { return }
      }
      note(.ch07, .discarded(call, at: route.last ?? start))
      return
    }
    var responder = start
    var steps = Footsteps(from: start)
    while true {
      guard deliver(call, to: responder, touches: touches, from: start) else { return }
      let link = link(after: responder)
      guard let next = link.next else { break }
      guard steps.take(next, because: link.reason) else {
        note(.uRC10, .circleCut(at: next))
        break
      }
      responder = next
    }
    note(.ch07, .discarded(call, at: responder))
  }

  /// Calls the method on one responder; does the call go on?
  mutating func deliver(
    _ call: Call, to responder: Responder, touches: [TouchID], from start: Responder
  ) -> Bool {
    if let goesOn = deliverOwn(call, to: responder, touches: touches, from: start) { return goesOn }
    let response = perform(call, on: responder, touches: touches, from: start)
    tell(call, to: responder, response, touches, from: start)
    if response == .kept, case .view(let table) = responder, case .touches(let message) = call {
      rowsHear(table, message, of: touches)
    }
    guard response == .tracked else { return response.goesOn }
    if case .view(let control) = responder, case .touches(let message) = call {
      track(control, message, of: touches)
    }
    return rules.mistakes.contains(.controlPassesTouchesOn)
  }

  /// Notes what a responder made of a call.
  mutating func tell(
    _ call: Call, to responder: Responder, _ response: Response, _ touches: [TouchID],
    from start: Responder? = nil
  ) {
    let fingers = FingerSet(touches.compactMap { scene.touch($0)?.finger }.map(FingerSet.finger))
    let rule: Rule =
      switch response {
      case .tracked: .uCT06
      case .forwarded: .ch05
      case .kept: start == nil || responder == start ? .uSV11 : .uSV12
      case .handled, .handledThenForwarded: .ch04
      }
    note(rule, .delivered(to: responder, call, response, fingers: fingers))
    results.deliveries.append(
      Results.DeliveryRow(to: responder, call: call, response: response, fingers: fingers))
    results.offer(responder)
    if response.isHandled, results.handler == nil { results.handler = responder }
  }

  private mutating func perform(
    _ call: Call, on responder: Responder, touches: [TouchID], from start: Responder
  ) -> Response {
    let handling = scene.behaviour(of: responder).handling(of: call.message)
    if handling == .ends || handling == .thenNext, case .touches(.began) = call,
      case .view(let view) = responder
    {
      noteActionsLost(of: view, from: start)
    }
    switch handling {
    case .ends:
      return rules.mistakes.contains(.handledGoesOn) ? .handledThenForwarded : .handled
    case .thenNext where rules.mistakes.contains(.handlerAlwaysEnds): return .handled
    case .thenNext:
      note(.ch18, .forwardedByHand(responder, call))
      return .handledThenForwarded
    case .thenSuper, nil:
      if case .touches(let message) = call, case .view(let view) = responder {
        if tracks(view, message: message, touches: touches, from: start) { return .tracked }
        if keepsTouches(view) { return .kept }
      }
      if handling == nil { return .forwarded }
      return rules.mistakes.contains(.handlerAlwaysEnds) ? .handled : .handledThenForwarded
    }
  }
}
