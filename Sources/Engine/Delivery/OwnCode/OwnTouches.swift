/// A touch method of own code that runs just now.
struct OwnTouch: Sendable {
  var call: Call
  var responder: Responder
  var touches: [TouchID]
  /// Where the call began.
  var start: Responder
  /// Is it noted what it made of the call?
  var isTold = false
}

/// Touch methods, presses and motion of the app's own classes.
extension Delivery {
  /// Calls own code on one responder; nil where its class has none. What the code does not pass on by itself ends here.
  mutating func deliverOwn(
    _ call: Call, to responder: Responder, touches: [TouchID], from start: Responder
  ) -> Bool? {
    let own = call.own(touches)
    guard hasOwn(own.place, responder.object) else { return nil }
    ownTouches.append(
      OwnTouch(call: call, responder: responder, touches: touches, start: start))
    let answer = ask(own, of: responder.object)
    guard let running = ownTouches.popLast(), answer != nil else { return nil }
    guard !running.isTold else { return false }
    if case .touches(.began) = call, case .view(let view) = responder, scene.exists(view) {
      noteActionsLost(of: view, from: start)
    }
    tell(call, to: responder, .handled, touches)
    return false
  }

  /// The call that the method which runs was told of, where it is of that name: `pressesBegan` comes of keys too.
  public func callInHand(_ call: Call) -> Call {
    guard let running = ownTouches.last?.call, running.method == call.method else { return call }
    return running
  }

  /// What `super.touchesBegan(…)` and its kin do: a control tracks, a scroll view keeps, all others pass the call on.
  public mutating func passOn(_ call: Call, of responder: Responder, touches: [TouchID]) {
    let start = tellOwn(call, on: responder)
    if case .touches(let message) = call, case .view(let view) = responder {
      if tracks(view, message: message, touches: touches, from: start ?? responder) {
        if start != nil { tell(call, to: responder, .tracked, touches) }
        return track(view, message, of: touches)
      }
      if keepsTouches(view) {
        if start != nil { tell(call, to: responder, .kept, touches) }
        return rowsHear(view, message, of: touches)
      }
    }
    if start != nil { tell(call, to: responder, .handledThenForwarded, touches) }
    guard let next = link(after: responder).next else { return }
    deliver(call, upFrom: next, touches: touches, start: start ?? responder)
  }

  /// What `next?.touchesBegan(…)` does: the call goes on from there (CH18).
  public mutating func send(_ call: Call, to responder: Responder, touches: [TouchID]) {
    if let running = ownTouches.last, running.call == call, !running.isTold {
      ownTouches[ownTouches.count - 1].isTold = true
      note(.ch18, .forwardedByHand(running.responder, call))
      tell(call, to: running.responder, .handledThenForwarded, touches)
    }
    deliver(call, upFrom: responder, touches: touches, start: ownTouches.last?.start ?? responder)
  }

  /// Marks the method that runs as told, and says where its call began; nil where another runs.
  private mutating func tellOwn(_ call: Call, on responder: Responder) -> Responder? {
    guard let running = ownTouches.last, running.call == call, running.responder == responder,
      !running.isTold
    else { return nil }
    ownTouches[ownTouches.count - 1].isTold = true
    return running.start
  }

  private mutating func deliver(
    _ call: Call, upFrom first: Responder, touches: [TouchID], start: Responder
  ) {
    var responder = first
    var steps = Footsteps(from: first)
    while deliver(call, to: responder, touches: touches, from: start) {
      let link = link(after: responder)
      guard let next = link.next, steps.take(next, because: link.reason) else { break }
      responder = next
    }
  }
}

extension Call {
  fileprivate func own(_ touches: [TouchID]) -> OwnCall {
    switch self {
    case .touches(let message): .touches(message, touches)
    case .presses(let message, let type): .presses(message, type)
    case .motion(let message): .motion(message)
    case .remoteControl(let command): .remoteControl(command)
    case .key(let message, let stroke): .keyPress(message, stroke)
    }
  }
}
