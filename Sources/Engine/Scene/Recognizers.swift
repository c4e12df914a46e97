extension Scene {
  public mutating func addRecognizer(
    _ gesture: Gesture, named name: String, to view: ViewID
  ) throws(SceneError) -> RecognizerID {
    try check(newName: name)
    let recognizer = appendRecognizer(gesture, name: name, origin: .user, view: view)
    names[name] = .recognizer(recognizer)
    return recognizer
  }

  @discardableResult
  /// One that comes with a view, or with a controller, is called after its name.
  mutating func appendRecognizer(
    _ gesture: Gesture, name: String, origin: RecognizerRecord.Origin, view: ViewID
  ) -> RecognizerID {
    let recognizer = RecognizerID(recognizers.count)
    recognizers.append(
      RecognizerRecord(
        name: origin.name(on: name) ?? name, gesture: gesture, origin: origin, view: view))
    recognizersOfView[view, default: []].append(recognizer)
    return recognizer
  }

  /// A recognizer belongs to one view: a second one takes it from the first (U-GR-12).
  public mutating func move(_ recognizer: RecognizerID, to view: ViewID) throws(SceneError) {
    guard self[recognizer].origin == .user else { throw .cannotBeMoved(.recognizer(recognizer)) }
    detach(recognizer)
    recognizers[recognizer.index].view = view
    recognizersOfView[view, default: []].append(recognizer)
  }

  mutating func detach(_ recognizer: RecognizerID) {
    guard let view = self[recognizer].view else { return }
    recognizersOfView[view]?.removeAll { $0 == recognizer }
    recognizers[recognizer.index].view = nil
    recognizers[recognizer.index].progress = GestureProgress()
  }

  /// `require(toFail:)`. Two that wait for each other would wait for ever, so a circle is refused.
  public mutating func require(
    _ recognizer: RecognizerID, toFail other: RecognizerID
  ) throws(SceneError) {
    guard !waits(other, for: recognizer) else { throw .requirementCircle(recognizer, other) }
    guard !self[recognizer].mustFail.contains(other) else { return }
    recognizers[recognizer.index].mustFail.append(other)
  }

  /// Does one wait, however indirectly, for another to fail?
  func waits(_ recognizer: RecognizerID, for other: RecognizerID) -> Bool {
    var stack = [recognizer]
    var seen: Set<RecognizerID> = []
    while let next = stack.popLast() {
      if next == other { return true }
      if seen.insert(next).inserted { stack += self[next].mustFail + asksToFail(before: next) }
    }
    return false
  }

  /// Whom delegates would have it wait for.
  private func asksToFail(before recognizer: RecognizerID) -> [RecognizerID] {
    var found = self[recognizer].hooks.compactMap { hook in
      hook.method == .requireFailure && hook.answer ? hook.about?.recognizer : nil
    }
    for index in recognizers.indices where !recognizers[index].hooks.isEmpty {
      let asks = recognizers[index].hooks.contains {
        $0.method == .beRequiredToFail && $0.answer && $0.about == .recognizer(recognizer)
      }
      if asks { found.append(RecognizerID(index)) }
    }
    return found
  }

  /// One yes is enough: it holds for both (U-GR-09).
  public mutating func allowSimultaneous(_ a: RecognizerID, _ b: RecognizerID) {
    guard a != b, !self[a].simultaneous.contains(b) else { return }
    recognizers[a.index].simultaneous.append(b)
    recognizers[b.index].simultaneous.append(a)
  }

  public mutating func change(
    _ recognizer: RecognizerID, _ change: (inout RecognizerRecord) -> Void
  ) {
    change(&recognizers[recognizer.index])
  }

  // MARK: Targets

  /// The same target and selector again: the events are joined, and the pair moves last (U-CT-08).
  public mutating func addTarget(
    _ target: Object?, _ selector: WordID, for events: ControlEvents, to control: ViewID
  ) {
    var pair = TargetAction(target: target, selector: selector, events: events)
    controls[control, default: ControlState()].targets.removeAll { old in
      guard !old.isAction, old.target == target, old.selector == selector else { return false }
      pair.events.formUnion(old.events)
      return true
    }
    controls[control, default: ControlState()].targets.append(pair)
  }

  public mutating func addTarget(
    _ target: Object?, _ selector: WordID, to recognizer: RecognizerID
  ) throws(SceneError) {
    guard target != nil else { throw .nilTargetOfRecognizer(recognizer) }
    let pair = TargetAction(target: target, selector: selector, events: [])
    guard !self[recognizer].targets.contains(pair) else { return }
    recognizers[recognizer.index].targets.append(pair)
  }

  /// Takes away what matches; a selector or events of nil match any. Says whether anything did.
  public mutating func removeTarget(
    _ target: Object?, _ selector: WordID?, for events: ControlEvents?, from control: ViewID
  ) -> Bool {
    var found = false
    let pairs = targets(of: control).compactMap { pair -> TargetAction? in
      guard !pair.isAction, pair.target == target, selector == nil || pair.selector == selector
      else { return pair }
      var rest = pair
      if let events { rest.events.subtract(events) } else { rest.events = [] }
      found = found || rest != pair
      return rest.events.isDisjoint(with: .known) ? nil : rest
    }
    controls[control, default: ControlState()].targets = pairs
    return found
  }

  public mutating func removeTarget(
    _ target: Object?, _ selector: WordID?, from recognizer: RecognizerID
  ) -> Bool {
    let before = self[recognizer].targets.count
    recognizers[recognizer.index].targets.removeAll {
      $0.target == target && (selector == nil || $0.selector == selector)
    }
    return self[recognizer].targets.count < before
  }
}
