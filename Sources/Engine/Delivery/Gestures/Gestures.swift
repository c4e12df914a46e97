/// What each gesture makes of the touches it follows. Distances are on the screen.
extension Delivery {
  /// Shows a recognizer the touches of its own that have changed.
  mutating func see(_ id: RecognizerID, _ changed: [TouchID]) -> GestureWish {
    let extra = changed.filter { isExtra($0, for: id) }
    let changed = changed.filter { !extra.contains($0) }
    if rules.extraFinger == .ends, extra.contains(where: { scene.touch($0)?.phase == .began }) {
      return .finish(.tooManyFingers(limit: scene[id].maximumNumberOfTouches))
    }
    guard !changed.isEmpty else { return .nothing }
    for touch in changed where scene.touch(touch)?.phase == .began {
      if scene.recognizers[id.index].progress.touches.isEmpty {
        scene.recognizers[id.index].progress.startTime = scene.now
      }
      scene.recognizers[id.index].progress.touches.append(touch)
    }
    let phases = changed.compactMap { scene.touch($0)?.phase }
    let down = scene[id].progress.touches.filter { isDown($0) }.count
    let seen = max(scene[id].progress.fingersSeen, down)
    scene.recognizers[id.index].progress.fingersSeen = seen
    follow(id, changed)
    if let wish = seeOwn(id, changed, down: down) { return wish }
    return builtIn(id, phases, down: down)
  }

  /// What UIKit's own class makes of it.
  mutating func builtIn(_ id: RecognizerID, _ phases: [TouchPhase], down: Int) -> GestureWish {
    if phases.contains(.cancelled) {
      return scene[id].state.isInProgress ? .cancel(.touchCancelled) : .fail(.touchCancelled)
    }
    if scene[id].isPlain { return .nothing }
    switch scene[id].gesture {
    case .tap: return tap(id, phases, down: down)
    case .longPress: return longPress(id, phases, down: down)
    case .pan: return pan(id, phases, down: down)
    case .screenEdgePan: return screenEdgePan(id, phases, down: down)
    case .swipe: return swipe(id, phases, down: down)
    case .pinch, .rotation: return twoFingers(id, phases, down: down)
    case .hover: return .nothing
    }
  }

  // MARK: Tap

  private mutating func tap(_ id: RecognizerID, _ phases: [TouchPhase], down: Int) -> GestureWish {
    let record = scene[id]
    let numbers = rules.numbers
    if phases.contains(.began) {
      if down > record.numberOfTouchesRequired {
        return .fail(.tooManyFingers(limit: record.numberOfTouchesRequired))
      }
      if let point = newestTouch(of: id)?.start {
        if let first = record.progress.firstTap {
          let distance = first.distance(to: point)
          if record.progress.tapsSeen > 0, distance > numbers.tapMovement {
            return .fail(.tapTooFarAway(distance: distance, limit: numbers.tapMovement))
          }
        } else {
          scene.recognizers[id.index].progress.firstTap = point
        }
      }
      setDeadline(of: id, after: numbers.tapMaximumPress)
    }
    let strayed = farthestStray(of: id)
    if strayed > numbers.tapMovement {
      return .fail(.movedTooFar(distance: strayed, limit: numbers.tapMovement))
    }
    guard phases.contains(.ended), down == 0 else { return .nothing }
    if record.progress.fingersSeen < record.numberOfTouchesRequired {
      return .fail(
        .tooFewFingers(
          required: record.numberOfTouchesRequired, seen: record.progress.fingersSeen))
    }
    return countTap(id) ? .start(.recognized) : .nothing
  }

  /// Counts a tap; true when there are enough. Otherwise the next must come in time.
  mutating func countTap(_ id: RecognizerID) -> Bool {
    scene.recognizers[id.index].progress.tapsSeen += 1
    scene.recognizers[id.index].progress.fingersSeen = 0
    scene.recognizers[id.index].progress.deadline = nil
    let seen = scene[id].progress.tapsSeen
    let required = scene[id].numberOfTapsRequired
    guard seen < required else { return true }
    setDeadline(of: id, after: rules.numbers.tapInterval)
    note(
      .gr03,
      .tapSeen(id, seen: seen, required: required, until: scene.now + rules.numbers.tapInterval))
    return false
  }

  // MARK: Long press

  private mutating func longPress(_ id: RecognizerID, _ phases: [TouchPhase], down: Int)
    -> GestureWish
  {
    let record = scene[id]
    let required = record.numberOfTouchesRequired
    if record.state.isInProgress {
      if phases.contains(.ended), down < required { return .finish(.fingerLifted) }
      return phases.contains(.moved) ? .change : .nothing
    }
    if down > required { return .fail(.tooManyFingers(limit: required)) }
    if phases.contains(.began), down == required {
      scene.recognizers[id.index].progress.startTime = scene.now
      setDeadline(of: id, after: record.minimumPressDuration)
      if beginsAtOnce(record) { return .start(.held(seconds: 0)) }
    }
    let strayed = farthestStray(of: id)
    if strayed > record.allowableMovement {
      return .fail(.movedTooFar(distance: strayed, limit: record.allowableMovement))
    }
    let isTapping = record.progress.tapsSeen < record.numberOfTapsRequired
    let wereAllDown = record.progress.fingersSeen >= required
    // The fingers of a tap may lift one by one; of those that press, the first to lift ends it.
    guard phases.contains(.ended), down == 0 || (wereAllDown && !isTapping) else {
      return .nothing
    }
    if !wereAllDown {
      return .fail(.tooFewFingers(required: required, seen: record.progress.fingersSeen))
    }
    if isTapping {
      _ = countTap(id)
      setDeadline(of: id, after: rules.numbers.tapInterval)
      return .nothing
    }
    if firesOnLift(record),
      scene.now - record.progress.startTime + Delivery.instant >= record.minimumPressDuration
    {
      return .start(.held(seconds: record.minimumPressDuration))
    }
    return .fail(
      .tooShort(
        seconds: scene.now - record.progress.startTime, limit: record.minimumPressDuration))
  }

  /// One of no time begins as the finger lands (U-GR-43, C22).
  private func beginsAtOnce(_ record: RecognizerRecord) -> Bool {
    record.minimumPressDuration <= 0 && rules.zeroPress == .sameEvent && !firesOnLift(record)
      && record.progress.tapsSeen >= record.numberOfTapsRequired
  }

  // MARK: Pan and swipe

  private mutating func swipe(_ id: RecognizerID, _ phases: [TouchPhase], down: Int) -> GestureWish
  {
    let record = scene[id]
    let numbers = rules.numbers
    let required = record.numberOfTouchesRequired
    if down > required { return .fail(.tooManyFingers(limit: required)) }
    if phases.contains(.began), down == required {
      setDeadline(of: id, after: numbers.swipeTime)
      measureAnew(id)
    }
    let movement = scene[id].progress.movement
    let (along, across) = record.direction.parts(of: movement)
    let distance = movement.distance(to: .zero)
    if distance > numbers.panStart, along <= abs(across) { return .fail(.wrongDirection) }
    let lifted = phases.filter { $0 == .ended }.count
    if abs(across) > numbers.swipeSideways {
      return .fail(.strayedSideways(distance: abs(across), limit: numbers.swipeSideways))
    }
    if along >= numbers.swipeDistance, down + lifted >= required { return .start(.recognized) }
    let wereAllDown = record.progress.fingersSeen >= required
    guard lifted > 0, down == 0 || wereAllDown else { return .nothing }
    guard wereAllDown else {
      return .fail(.tooFewFingers(required: required, seen: record.progress.fingersSeen))
    }
    let reached = distance < numbers.swipeDistance ? distance : along
    return .fail(.notFarEnough(distance: reached, limit: numbers.swipeDistance))
  }

  // MARK: Two fingers

  private mutating func twoFingers(
    _ id: RecognizerID, _ phases: [TouchPhase], down: Int
  ) -> GestureWish {
    let record = scene[id]
    let live = record.progress.touches.filter { isDown($0) }.prefix(2).compactMap {
      scene.touch($0)
    }
    if record.state.isInProgress {
      if phases.contains(.ended), down == 0 { return .finish(.fingerLifted) }
      // One finger alone neither pinches nor turns, until a second one lands again.
      return live.count == 2 && phases.contains(.moved) ? .change : .nothing
    }
    if phases.contains(.ended), down == 0 {
      return record.progress.fingersSeen < 2
        ? .fail(.tooFewFingers(required: 2, seen: record.progress.fingersSeen))
        : .fail(
          .notFarEnough(
            distance: record.progress.change, limit: twoFingerLimit(record.gesture)))
    }
    guard live.count == 2, let a = live.first, let b = live.last else { return .nothing }
    if phases.contains(.began) || phases.contains(.ended) {
      // These may be another two than before.
      scene.recognizers[id.index].progress.start = [a.location, b.location]
      return .nothing
    }
    let start = scene[id].progress.start
    guard let from = start.first, let other = start.last else { return .nothing }
    let turned = Point.turn(from: other - from, to: b.location - a.location)
    let spread = a.location.distance(to: b.location) - from.distance(to: other)
    let change = record.gesture == .pinch ? abs(spread) : abs(turned)
    scene.recognizers[id.index].progress.change = max(record.progress.change, change)
    return change >= twoFingerLimit(record.gesture) ? .start(.moved) : .nothing
  }

  private func twoFingerLimit(_ gesture: Gesture) -> Double {
    gesture == .pinch ? rules.numbers.pinchStart : rules.numbers.rotationStart
  }

  // MARK: Time

  private mutating func setDeadline(of id: RecognizerID, after seconds: Double) {
    scene.recognizers[id.index].progress.deadline = scene.now + seconds
  }

  mutating func timeIsUp(for id: RecognizerID) {
    let record = scene[id]
    guard record.state == .possible else { return }
    let down = record.progress.touches.filter { isDown($0) }.count
    let required = record.numberOfTouchesRequired
    let isPressed = down > 0
    switch record.gesture {
    case .longPress where isPressed && down < required:
      transition(id, to: .failed, .tooFewFingers(required: required, seen: down))
    case .longPress where isPressed && record.progress.tapsSeen >= record.numberOfTapsRequired:
      if !firesOnLift(record) { start(id, .held(seconds: record.minimumPressDuration)) }
    case .tap where isPressed:
      transition(id, to: .failed, .tooSlow(limit: rules.numbers.tapMaximumPress))
    case .longPress where isPressed:
      transition(id, to: .failed, .heldBeforeTaps(required: record.numberOfTapsRequired))
    case .tap, .longPress:
      transition(id, to: .failed, .noSecondTap(limit: rules.numbers.tapInterval))
    case .swipe:
      transition(id, to: .failed, .tooSlow(limit: rules.numbers.swipeTime))
    case .pan, .screenEdgePan, .pinch, .rotation, .hover: break
    }
  }

  // MARK: Measuring

  func newestTouch(of id: RecognizerID) -> Touch? {
    scene[id].progress.touches.last.flatMap { scene.touch($0) }
  }
}
