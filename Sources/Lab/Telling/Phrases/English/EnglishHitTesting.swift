import Engine

extension EnglishPhrasebook {
  static func passedOver(_ window: String, _ reason: PassedOver) -> String {
    switch reason {
    case .notKey: "\(window) is not asked: it is not the key window."
    case .noScene: "\(window) is not asked: it is in no scene, and so on no screen."
    case .answeredNil: "\(window) answers nil: nothing in it takes a touch here."
    }
  }

  static func closed(
    _ view: String, by gates: [Gate], alpha: Float, rules: Rulebook
  ) -> String {
    "\(view) is passed over with all its subviews: "
      + list(gates.map { reason($0, alpha: alpha, rules: rules) }) + "."
  }

  static func closedAlike(
    _ views: [String], by gates: [Gate], alpha: Float, rules: Rulebook
  ) -> String {
    "\(list(views)) are passed over with all their subviews, each because "
      + list(gates.map { reason($0, alpha: alpha, rules: rules) }) + "."
  }

  private static func reason(_ gate: Gate, alpha: Float, rules: Rulebook) -> String {
    switch gate {
    case .hidden: "its hidden is YES"
    case .userInteraction: "its userInteractionEnabled is NO"
    case .alpha: tooClear(alpha, rules)
    case .animation: "it is being animated without allowUserInteraction"
    case .disabledControl: "it is a control and its enabled is NO"
    }
  }

  private static func tooClear(_ alpha: Float, _ rules: Rulebook) -> String {
    guard alpha == 0.01 else {
      return "its alpha is \(Numbers.text(Double(alpha))), below 0.01"
    }
    return rules.alphaLimit == .belowOrEqual
      ? "its alpha is 0.01, and only more than that is touched"
      : "its alpha is 0.01, which single precision keeps as a hair less than 0.01"
  }

  static func pointInside(
    _ view: String, at point: String, isInside: Bool, isOverridden: Bool
  ) -> String {
    switch (isInside, isOverridden) {
    case (true, false): "\(view) contains the point, \(point) in its own coordinates."
    case (true, true): "\(view)'s overridden pointInside says YES to \(point)."
    case (false, false):
      "\(view) is skipped with all its subviews: the point, \(point) in its own coordinates, is "
        + "outside its bounds."
    case (false, true):
      "\(view) is skipped with all its subviews: its overridden pointInside says NO to \(point)."
    }
  }

  static func overridden(
    _ view: ViewID, by override: HitTestOverride, superAnswer: ViewID?, answer: ViewID?,
    _ names: Names
  ) -> String {
    let own = "\(names[view])'s overridden hitTest"
    let result = answer.map { names[$0] } ?? "nil"
    switch override {
    case .none: return "\(own) answers nil, whatever the point; its subviews are not asked."
    case .itself: return "\(own) answers \(result) without asking anyone."
    case .passThrough:
      return superAnswer == view
        ? "\(own) turns super's answer, \(names[view]) itself, into nil."
        : "\(own) passes on super's answer, \(result)."
    case .fallback:
      return superAnswer == nil
        ? "\(own) answers \(result), because super's answer is nil."
        : "\(own) passes on super's answer, \(result)."
    case .redirect:
      return superAnswer == view
        ? "\(own) answers \(result), because super's answer is \(names[view]) itself."
        : "\(own) passes on super's answer, \(result)."
    case .except(let other):
      return superAnswer == other
        ? "\(own) turns super's answer, \(names[other]), into nil."
        : "\(own) passes on super's answer, \(result)."
    case .first(let other):
      return superAnswer == nil && answer == other
        ? "\(own) answers \(result), because the point is in \(result): it asks nobody else."
        : "The point is not in \(names[other]): \(own) passes on super's answer, \(result)."
    }
  }

  static func returned(_ view: ViewID, answer: ViewID?, _ names: Names) -> String {
    guard let answer else { return "\(names[view])'s hitTest returns nil." }
    return answer == view
      ? "\(names[view])'s hitTest returns \(names[view]) itself."
      : "\(names[view])'s hitTest returns \(names[answer])."
  }
}
