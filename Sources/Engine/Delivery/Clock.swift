/// Time passes only by commands; what waits for it happens in order on the way.
extension Delivery {
  mutating func wait(_ seconds: Double) {
    settle()
    let end = scene.now + seconds
    while let next = scene.nextDeadline, next <= end + Delivery.instant {
      pass(to: next)
      fireDeadlines()
    }
    pass(to: end)
    glideOn()
    endAnimations()
  }

  private mutating func pass(to moment: Double) {
    scene.now = max(scene.now, moment)
    trace.note(now: scene.now)
  }

  private mutating func fireDeadlines() {
    glideOn()
    endAnimations()
    for id in due() where isDue(id) {
      scene.recognizers[id.index].progress.deadline = nil
      timeIsUp(for: id)
    }
    repeatSteps()
    openHeldMenus()
    settle()
  }

  private func isDue(_ id: RecognizerID) -> Bool {
    guard let deadline = scene.recognizers[id.index].progress.deadline else { return false }
    return deadline <= scene.now + Delivery.instant
  }

  private func due() -> [RecognizerID] {
    var due: [RecognizerID] = []
    for index in scene.recognizers.indices where isDue(RecognizerID(index)) {
      due.append(RecognizerID(index))
    }
    return inTurn(due)
  }
}

extension Scene {
  /// When something will happen though nobody does anything: nil where all is decided.
  public var nextDeadline: Double? {
    var next: Double?
    for recognizer in recognizers {
      if let deadline = recognizer.progress.deadline { next = min(next ?? deadline, deadline) }
    }
    for touch in touches where touch.isDown && !touch.held.isEmpty {
      if let hold = touch.scrollHold, hold > now + Delivery.instant {
        next = min(next ?? hold, hold)
      }
    }
    if let time = nextOfControls { next = min(next ?? time, time) }
    for (_, motion) in motions {
      if let glide = motion.glide { next = min(next ?? glide.end, glide.end) }
    }
    for (_, animation) in animations { next = min(next ?? animation.end, animation.end) }
    return next
  }
}
