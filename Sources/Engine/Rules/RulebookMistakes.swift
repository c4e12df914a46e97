extension Rulebook {
  /// The same rules with one mistake more.
  public func with(_ mistake: Mistake) -> Rulebook {
    var rules = self
    rules.set(mistake, to: true)
    return rules
  }

  /// Makes a mistake, or mends it.
  ///
  /// Where a field of the rulebook says the same already, it is the field that changes what
  /// happens, and the mistake is only noted.
  mutating func set(_ mistake: Mistake, to isMade: Bool) {
    if isMade {
      mistakes.insert(Mistakes(mistake))
    } else {
      mistakes.remove(Mistakes(mistake))
    }
    switch mistake {
    case .interactionOffTakesTouches: close(.interaction, !isMade)
    case .hiddenTakesTouches: close(.hidden, !isMade)
    case .transparentTakesTouches: close(.alpha, !isMade)
    case .disabledControlTakesTouches: close(.disabledControl, !isMade)
    case .subviewsFirstToLast: subviewOrder = isMade ? .firstToLast : .lastToFirst
    case .keyWindowTakesAll: touchWindow = isMade ? .key : .underFinger
    case .ancestorTapBeatsButton: buttonsKeepTheirTap = !isMade
    case .viewHearsAfterFailure:
      viewHears = isMade ? .afterRecognizersFail : .alongsideRecognizers
    case .upInsideNeedsBounds:
      numbers.controlSlack = isMade ? 0 : GestureNumbers().controlSlack
    case .nilTargetFromSender:
      nilTargetStart = isMade ? .sender : .firstResponderElseSender
    default: break
    }
  }

  private mutating func close(_ gate: Gates, _ isClosed: Bool) {
    if isClosed { gates.insert(gate) } else { gates.remove(gate) }
  }
}
