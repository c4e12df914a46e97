/// What a learner's subclasses override.
extension Scene {
  public mutating func override(_ view: ViewID, pointInside region: Region?) {
    changeRare(view) { $0.pointInside = region }
    setFlag(.overridesPointInside, of: view, to: region != nil)
  }

  public mutating func override(_ view: ViewID, hitTest: HitTestOverride?) {
    changeRare(view) { $0.hitTest = hitTest }
    setFlag(.overridesHitTest, of: view, to: hitTest != nil)
  }

  /// `nil` takes the override away; `.some(nil)` ends the chain there.
  public mutating func override(_ responder: Responder, next: Responder??) {
    changeBehaviour(responder) { $0.next = next }
  }

  /// Implements methods, in place of what was there for the same ones.
  public mutating func handle(_ messages: [Message], on responder: Responder, _ mode: Handling) {
    changeBehaviour(responder) { behaviour in
      behaviour.handlers.removeAll { messages.contains($0.message) }
      behaviour.handlers += messages.map { Handler(message: $0, handling: mode) }
    }
  }

  /// Says whether there was anything to take away.
  public mutating func unhandle(_ messages: [Message], on responder: Responder) -> Bool {
    let before = behaviour(of: responder).handlers.count
    changeBehaviour(responder) { $0.handlers.removeAll { messages.contains($0.message) } }
    return behaviour(of: responder).handlers.count < before
  }

  /// An action that the class says it performs, or does not; nil takes the override away.
  public mutating func override(_ responder: Responder, performs action: WordID, _ answer: Bool?) {
    changeBehaviour(responder) { $0.performs[action] = answer }
  }

  /// Where the class sends an action; `.some(nil)` nowhere, nil takes the override away.
  public mutating func override(
    _ responder: Responder, targetFor action: WordID, _ target: Object??
  ) {
    changeBehaviour(responder) { $0.actionTargets[action] = target }
  }

  /// The same keys again replace what was there.
  public mutating func addKeyCommand(_ command: KeyCommand, to responder: Responder) {
    changeBehaviour(responder) { behaviour in
      behaviour.keyCommands.removeAll { $0.stroke == command.stroke }
      behaviour.keyCommands.append(command)
    }
  }

  public mutating func removeKeyCommand(_ command: KeyCommand, of responder: Responder) {
    changeBehaviour(responder) { $0.keyCommands.removeAll { $0 == command } }
  }

  mutating func setFlag(_ flag: ViewFlags, of view: ViewID, to value: Bool) {
    if value {
      nodes[view.index].flags.insert(flag)
    } else {
      nodes[view.index].flags.remove(flag)
    }
  }
}
