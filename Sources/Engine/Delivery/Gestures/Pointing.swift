/// A pointer that puts no finger down: it scrolls, pinches and turns, or hovers. Views hear nothing of either; recognizers
/// alone do (U-PT-01).
extension Delivery {
  // MARK: Scrolling

  /// The pans of the view under the pointer and of those above it; the first that begins keeps the
  /// others out, as with touches.
  mutating func scroll(at point: Point, by way: Point, _ device: ScrollDevice) {
    _ = makeEvent(.scroll)
    guard let view = pointed(at: point, .scroll) else { return settle() }
    note(.uPT01, .pointing(.scroll(device, at: point, by: way, on: view)))
    let pans = pointed(.pan, above: view, device)
    for id in pans {
      scene.recognizers[id.index].progress.scrolled = point
      scene.recognizers[id.index].progress.movement = way
    }
    let won = compete(pans, .scrolled)
    for id in won {
      scene.recognizers[id.index].progress.scrolled = point + way
      transition(id, to: .changed, .scrolled)
      transition(id, to: .ended, .scrollEnds)
    }
    if won.isEmpty { note(.uPT01, .pointing(.untaken(.scroll, on: view))) }
    settle()
  }

  // MARK: Pinching and turning

  /// The same of two fingers on a trackpad, for pinch or rotation recognizers.
  mutating func transform(at point: Point, by change: Transformation) {
    _ = makeEvent(.transform)
    guard let view = pointed(at: point, .transform) else { return settle() }
    note(.uPT01, .pointing(.transform(change, at: point, on: view)))
    let rivals = pointed(change.gesture, above: view, nil)
    for id in rivals {
      scene.recognizers[id.index].progress.scrolled = point
      scene.recognizers[id.index].progress.spread = 1
    }
    let won = compete(rivals, .transformed)
    for id in won {
      if case .pinch(let scale) = change { scene.recognizers[id.index].progress.spread = scale }
      transition(id, to: .changed, .transformed)
      transition(id, to: .ended, .transformEnds)
    }
    if won.isEmpty { note(.uPT01, .pointing(.untaken(.transform, on: view))) }
    settle()
  }

  // MARK: Competing

  /// The recognizers that a pointer's event is offered to.
  private mutating func pointed(
    _ gesture: Gesture, above view: ViewID, _ device: ScrollDevice?
  ) -> [RecognizerID] {
    var found: [RecognizerID] = []
    for owner in scene.ancestry(of: view) {
      let own = scene.recognizers(of: owner)
      for id in rules.sameViewWinner == .lastAdded ? own.reversed() : own {
        guard scene[id].gesture == gesture, scene[id].state == .possible,
          scene[id].progress.touches.isEmpty, mayReceive(id, eventOf: device, on: view)
        else { continue }
        found.append(id)
      }
    }
    return found
  }

  /// Those that begin, in turn.
  private mutating func compete(_ rivals: [RecognizerID], _ cause: Cause) -> [RecognizerID] {
    var (waiting, won): ([RecognizerID], [RecognizerID]) = (rivals, [])
    // No two wait for each other, so that one of them always is next.
    while let at = waiting.firstIndex(where: { id in
      !mustFail(before: id).contains { waiting.contains($0) }
    }) {
      let id = waiting.remove(at: at)
      if begin(id, cause, after: won) { won.append(id) }
    }
    return won
  }

  /// Delegates are asked of it as of fingers that moved; no view would lose a touch, and none is asked.
  private mutating func begin(
    _ id: RecognizerID, _ cause: Cause, after won: [RecognizerID]
  ) -> Bool {
    var refusal: (Rule, Cause)?
    if let other = mustFail(before: id).first(where: { won.contains($0) }) {
      refusal = (.uGR13, .requiredToFail(other))
    }
    for other in won where refusal == nil && prevents(other, id) {
      refusal = (.uGR09, .prevented(by: other))
    }
    if refusal == nil { refusal = veto(on: id) }
    if refusal == nil, scene[id].origin == .scrollPan {
      refusal = reasonNotToScroll(id, by: scene[id].progress.movement)
    }
    if let (rule, cause) = refusal {
      transition(id, to: .failed, cause, by: rule)
      return false
    }
    transition(id, to: .began, cause)
    return true
  }

  // MARK: Hovering

  /// Recognizers of the view under the pointer and of those above it begin as it enters, change inside
  /// and end as it leaves. They compete with nobody (U-GR-52).
  mutating func hover(at point: Point?) {
    guard scene.screen.device.isPad else {
      note(.uGR52, .pointing(.noPointer(scene.screen.device)))
      return
    }
    _ = makeEvent(.hover)
    if scene.touches.contains(where: { $0.isDown && $0.type == .indirectPointer }) {
      note(.uGR52, .pointing(.paused))
      return
    }
    let wasThere = scene.pointer != nil
    scene.pointer = point
    let view = point.flatMap { pointed(at: $0, .hover) }
    if let point, let view {
      note(.uGR52, .pointing(.hover(at: point, on: view)))
    } else if point == nil {
      note(.uGR52, .pointing(wasThere ? .left : .wasAway))
    }
    let over = view.map { Set(scene.ancestry(of: $0)) } ?? []
    for index in scene.recognizers.indices where scene.recognizers[index].gesture == .hover {
      let id = RecognizerID(index)
      guard scene[id].state.isInProgress else { continue }
      let isInside = scene[id].view.map { over.contains($0) } ?? false
      if isInside { transition(id, to: .changed, .moved) }
      if !isInside { transition(id, to: .ended, .pointerLeft) }
    }
    var isTaken = false
    for owner in view.map({ Array(scene.ancestry(of: $0)) }) ?? [] {
      for id in scene.recognizers(of: owner) where scene[id].gesture == .hover {
        if scene[id].state == .possible, let view { beginHover(id, over: view) }
        isTaken = isTaken || scene[id].state.isInProgress
      }
    }
    if let view, !isTaken { note(.uGR52, .pointing(.untaken(.hover, on: view))) }
    settle()
  }

  private mutating func beginHover(_ id: RecognizerID, over view: ViewID) {
    guard mayReceive(id, eventOf: nil, on: view) else { return }
    if let (rule, cause) = veto(on: id) {
      transition(id, to: .failed, cause, by: rule)
    } else {
      transition(id, to: .began, .pointerEntered)
    }
  }

  // MARK: Both

  /// The view under the pointer, searched for as for a touch.
  private mutating func pointed(at point: Point, _ type: EventType) -> ViewID? {
    eventAnswers = [:]
    guard let (view, window) = search(screen: point) else {
      note(.uPT01, .pointing(.nothing(type, at: point)))
      return nil
    }
    results.pointed = Results.Pointed(view: view, window: window)
    return view
  }
}
