/// Control events, and whom they are told.
extension Delivery {
  /// Tells the targets of a control event, in the order they were added (U-CT-08).
  mutating func send(_ event: ControlEvents, from control: ViewID) {
    note(event.rule, .controlEvent(control, event))
    tell(event, from: control)
  }

  /// `sendActions(for:)`: code sends what a finger would, to each pair whose mask meets the events; the
  /// control may be hidden or disabled (U-CT-21, U-CT-15).
  public mutating func sendActions(of control: ViewID, for events: ControlEvents) {
    note(
      .uCT21,
      hears(events, from: control) ? .controlEvent(control, events) : .noTarget(control, events))
    tell(events, from: control)
  }

  private mutating func tell(_ events: ControlEvents, from control: ViewID) {
    if let primary = scene.primaryAction(of: control) {
      guard events.contains(.touchUpInside) else { return }
      if !scene.targets(of: control).isEmpty {
        note(.uEM09, .commanding(.targetIgnored(control)))
      }
      run(primary, of: control, for: .touchUpInside)
      return
    }
    for pair in scene.targets(of: control) where !pair.events.isDisjoint(with: events) {
      let event = pair.events.intersection(events)
      if pair.isAction {
        run(pair.selector, of: control, for: event)
      } else if let target = pair.target {
        sendAction(pair.selector, to: target, sender: .view(control), event: event)
      } else {
        sendToNilTarget(pair.selector, sender: .view(control), event: event)
      }
    }
  }

  /// A UIAction's closure: no target is looked for (U-CT-22).
  private mutating func run(_ identifier: WordID, of control: ViewID, for event: ControlEvents) {
    note(.uCT22, .commanding(.actionRun(identifier, control, event)))
    results.actions.append(
      Results.ActionRow(
        selector: identifier, target: nil, sender: .view(control), event: event))
    _ = ask(.closure(identifier), of: .view(control))
  }

  /// The event, and primaryActionTriggered with it where a control of that kind is meant for that
  /// event (U-CT-23, C27). What nobody waits for is not told.
  mutating func sendWithPrimary(_ event: ControlEvents, from control: ViewID) {
    let isPrimary =
      scene[control].kind.primaryEvent == event && hears(.primaryActionTriggered, from: control)
    if isPrimary, rules.primaryActionFirst { send(.primaryActionTriggered, from: control) }
    send(event, from: control)
    if isPrimary, !rules.primaryActionFirst { send(.primaryActionTriggered, from: control) }
  }

  /// Is anybody registered for one of these?
  func hears(_ events: ControlEvents, from control: ViewID) -> Bool {
    scene.targets(of: control).contains { !$0.events.isDisjoint(with: events) }
      || events.contains(.touchUpInside) && scene.primaryAction(of: control) != nil
  }
}

extension ControlEvents {
  var rule: Rule {
    switch self {
    case .touchDown, .touchDownRepeat: .uCT01
    case .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit: .uCT02
    case .touchCancel: .uCT05
    case .primaryActionTriggered: .uCT23
    case .menuActionTriggered: .uCT24
    case .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit: .uCT31
    default: .uCT03
    }
  }
}

extension ViewKind {
  /// What primaryActionTriggered goes with; a plain control sends none of its own (U-CT-23).
  var primaryEvent: ControlEvents? {
    switch self {
    case .button: .touchUpInside
    case .switch, .slider, .stepper, .segmentedControl, .pageControl: .valueChanged
    case .textField: .editingDidEndOnExit
    default: nil
    }
  }
}
