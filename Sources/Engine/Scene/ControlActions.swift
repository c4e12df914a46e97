/// UIActions of controls: closures that go by an identifier (U-CT-22).
extension Scene {
  /// One of that identifier is replaced where it stands, and runs for the events of both. Without
  /// events it is the primary action. A bar button item has one, and no more (U-EM-09).
  public mutating func addAction(
    _ identifier: WordID, for events: ControlEvents?, to control: ViewID
  ) {
    let kind = self[control].kind
    if kind == .barButtonItem {
      controls[control, default: ControlState()].primaryAction = identifier
      return
    }
    let usual: ControlEvents = kind.primaryEvent == nil ? .touchUpInside : .primaryActionTriggered
    var pair = TargetAction(target: nil, selector: identifier, events: events ?? usual)
    pair.isAction = true
    var state = controls[control] ?? ControlState()
    if let at = state.targets.firstIndex(where: { $0.isAction && $0.selector == identifier }) {
      state.targets[at].events.formUnion(pair.events)
    } else {
      state.targets.append(pair)
    }
    controls[control] = state
  }

  /// Events of nil are all. Says whether there was anything to take away.
  public mutating func removeAction(
    _ identifier: WordID, for events: ControlEvents?, from control: ViewID
  ) -> Bool {
    guard var state = controls[control] else { return false }
    if state.primaryAction == identifier {
      controls[control]?.primaryAction = nil
      return true
    }
    let mask = events ?? .allEvents
    guard
      let at = state.targets.firstIndex(where: {
        $0.isAction && $0.selector == identifier && !$0.events.isDisjoint(with: mask)
      })
    else { return false }
    state.targets[at].events.subtract(mask)
    if state.targets[at].events.isDisjoint(with: .known) { state.targets.remove(at: at) }
    controls[control] = state
    return true
  }

  /// Of a bar button item.
  public func primaryAction(of item: ViewID) -> WordID? { controls[item]?.primaryAction }
}
