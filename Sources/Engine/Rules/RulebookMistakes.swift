extension Rulebook {
  /// The same rules with one mistake more.
  public func with(_ mistake: Mistake) -> Rulebook {
    var rules = self
    rules.set(mistake, to: true)
    return rules
  }

  /// Makes a mistake, or mends it.
  mutating func set(_ mistake: Mistake, to isMade: Bool) {
    if isMade {
      mistakes.insert(mistake)
    } else {
      mistakes.remove(mistake)
    }
  }
}

extension Mistakes {
  /// The gates that keep nobody out.
  var openedGates: Gates {
    guard !isEmpty else { return [] }
    var gates: Gates = []
    if contains(.interactionOffTakesTouches) { gates.insert(.interaction) }
    if contains(.hiddenTakesTouches) { gates.insert(.hidden) }
    if contains(.transparentTakesTouches) { gates.insert(.alpha) }
    if contains(.disabledControlTakesTouches) { gates.insert(.disabledControl) }
    return gates
  }
}
