import Engine

extension Runner {
  /// Makes something happen.
  mutating func act(_ command: DoingCommand) throws(RunError) -> Outcome {
    switch command {
    case .stimulus(let command):
      let stimulus = try stimulus(of: command)
      try deliver(stimulus)
      try carryOut()
      return outcome(of: stimulus)
    case .becomeFirstResponder(let responder):
      let isAccepted = delivery.becomeFirstResponder(responder)
      return .acceptance(isAccepted, firstResponder: scene.firstResponder)
    case .resignFirstResponder(let responder):
      let isAccepted = delivery.resignFirstResponder(responder)
      return .acceptance(isAccepted, firstResponder: scene.firstResponder)
    case .endEditing(let force):
      let isAccepted = delivery.endEditing(force: force)
      return .acceptance(isAccepted, firstResponder: scene.firstResponder)
    case .reloadInputViews:
      delivery.reloadInputViews()
      return .done
    case .validate(let action):
      let isEnabled = delivery.validate(delivery.scene.word(action))
      return .validation(delivery.results, isEnabled: isEnabled)
    case .sendActions(let control, let events):
      delivery.sendActions(of: control, for: events)
      return .touch(delivery.results, firstResponder: scene.firstResponder)
    case .send(let selector, let target, let sender):
      delivery.send(delivery.scene.word(selector), to: target, from: sender)
      // The message is the command itself.
      var results = delivery.results
      results.actions = []
      return .offer(results)
    case .post(let command):
      delivery.post(try stimulus(of: command, afterQueue: true))
      return .posted(length: scene.queue.count)
    case .pump(let count): return try pump(count)
    case .queue: return .queue(Array(scene.queue))
    case .ignoreEvents(let begin):
      delivery.ignoreEvents(begin)
      return .ignoring(scene.ignoreCount > 0)
    }
  }

  /// What the app's code has put off happens on the way.
  mutating func wait(_ seconds: Double) {
    guard let host else { return delivery.deliver(.wait(seconds)) }
    host.wait(seconds, &delivery)
  }

  /// Event by event, where commands wait for the calls of recognizers.
  private mutating func deliver(_ stimulus: Stimulus) throws(RunError) {
    if case .wait(let seconds) = stimulus { return wait(seconds) }
    guard case .touches(let steps) = stimulus, scripts.hasCalls else {
      delivery.deliver(stimulus)
      host?.letGoOfTouched(&delivery)
      return
    }
    for step in steps {
      delivery.deliver(.touches([step]))
      try answerCalls()
    }
  }

  /// What the user's touches lead to: a sheet goes, a tab comes.
  private mutating func carryOut() throws(RunError) {
    guard delivery.hasConsequences else { return }
    try withMoments { delivery, moments throws(SceneError) in
      delivery.carryOut(moments: moments)
    }
  }

  private mutating func pump(_ count: Int) throws(RunError) -> Outcome {
    guard !scene.queue.isEmpty else { throw .queueIsEmpty }
    var handled: [Outcome] = []
    for _ in 0..<count {
      guard let front = scene.queue.first else { break }
      delivery.startAfresh()
      turns.append(Turn(kind: front.kindOnQueue, start: delivery.trace.decisions.count))
      _ = delivery.pump()
      try carryOut()
      handled.append(outcome(of: front))
    }
    return .turns(handled, left: scene.queue.count)
  }

  private func outcome(of stimulus: Stimulus) -> Outcome {
    switch stimulus {
    case .touches, .wait, .interrupt, .statusBarTap, .scroll, .transform, .hover:
      .touch(delivery.results, firstResponder: scene.firstResponder)
    // A sensor's samples are offered to nobody (NE03).
    case .shake, .remote, .press, .key, .menu, .type, .sensor: .offer(delivery.results)
    }
  }

  private mutating func stimulus(
    of command: StimulusCommand, afterQueue: Bool = false
  ) throws(RunError) -> Stimulus {
    switch command {
    case .touch(let request, let tool):
      .touches(
        try TouchScript(scene: scene, tool: tool, afterQueue: afterQueue).steps(of: request))
    case .wait(let seconds): .wait(seconds)
    case .statusBarTap: .statusBarTap
    case .scroll(let point, let way, let device, let view):
      .scroll(
        try TouchScript(scene: scene).onScreen(point, in: view), by: way, device)
    case .transform(let point, let change, let view):
      .transform(try TouchScript(scene: scene).onScreen(point, in: view), change)
    case .hover(let point, let view):
      if let point {
        .hover(try TouchScript(scene: scene).onScreen(point, in: view))
      } else {
        .hover(nil)
      }
    case .interrupt: .interrupt
    case .shake(let cancelled): .shake(cancelled: cancelled)
    case .remote(let command): .remote(command)
    case .press(let type): .press(type)
    case .key(let stroke): .key(delivery.scene.word(stroke))
    case .menu(let command): .menu(delivery.scene.word(command))
    case .type(let text): .type(text)
    case .sensor(let sensor): .sensor(sensor)
    }
  }
}
