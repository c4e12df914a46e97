extension Scene {
  /// The gates that keep a hit test out of a view by its own properties, its ancestors' aside.
  ///
  /// An override that does not call super never looks at them (RE04, RE05), so it has none.
  public func closedGates(of view: ViewID, rules: Rulebook = .uikit) -> [Gate] {
    switch rare(view).hitTest {
    case .some(.itself), .some(.none): return []
    case .some(.passThrough), .some(.fallback), .some(.redirect), .some(.first), .some(.except),
      nil:
      break
    }
    return shutGates(of: view, rules: rules)
  }

  /// The same, whatever an overridden `hitTest` makes of them.
  public func shutGates(of view: ViewID, rules: Rulebook = .uikit) -> [Gate] {
    let shut = nodes[view.index].flags.intersection(rules.closedFlags)
    guard !shut.isEmpty else { return [] }
    return Gate.table.filter { !shut.isDisjoint(with: $0.flag) }.map { $0.gate }
  }
}

extension Gate {
  /// In the order in which they are told.
  static let table: [(gate: Gate, flag: ViewFlags, rule: Rule)] = [
    (.hidden, .hidden, .gt02), (.userInteraction, .interactionOff, .gt01),
    (.alpha, [.alphaBelowLimit, .alphaAtLimit], .gt03),
    (.animation, .animationRefusesTouches, .uHT13),
    (.disabledControl, .disabledControl, .uHT16),
  ]
}

extension Rulebook {
  /// The flags that close a view, given the gates and what alpha of 0.01 does. What is out of its
  /// window is no gate: by no rule it takes a touch (U-PC-03).
  var closedFlags: ViewFlags {
    var flags = ViewFlags(rawValue: gates.rawValue)
    flags.insert(.takenOut)
    if gates.contains(.alpha), alphaLimit != .below { flags.insert(.alphaAtLimit) }
    return flags
  }
}
