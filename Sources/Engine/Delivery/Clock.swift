/// Time passes only by commands; what waits for it happens in order on the way.
extension Delivery {
  mutating func wait(_ seconds: Double) {
    settle()
    let end = scene.now + seconds
    while let next = nextDeadline(), next <= end + Delivery.instant {
      scene.now = max(scene.now, next)
      fireDeadlines()
    }
    scene.now = max(scene.now, end)
  }

  private func nextDeadline() -> Double? {
    var next: Double?
    for recognizer in scene.recognizers {
      if let deadline = recognizer.progress.deadline { next = min(next ?? deadline, deadline) }
    }
    for touch in scene.touches where touch.isDown && !touch.held.isEmpty {
      if let hold = touch.scrollHold, hold > scene.now + Delivery.instant {
        next = min(next ?? hold, hold)
      }
    }
    return next
  }

  private mutating func fireDeadlines() {
    for index in scene.recognizers.indices {
      guard let deadline = scene.recognizers[index].progress.deadline,
        deadline <= scene.now + Delivery.instant
      else { continue }
      scene.recognizers[index].progress.deadline = nil
      timeIsUp(for: RecognizerID(index))
    }
    settle()
  }
}
