import Engine

extension ChinesePhrasebook {
  static func passedOver(_ window: String, _ reason: PassedOver) -> String {
    switch reason {
    case .notKey: "不问 \(window)：它不是 key window。"
    case .noScene: "不问 \(window)：它不在任何场景中，也就不在屏幕上。"
    case .answeredNil: "\(window) 返回 nil：里面没有视图在这里接收触摸。"
    }
  }

  static func closed(
    _ view: String, by gates: [Gate], alpha: Float, rules: Rulebook
  ) -> String {
    "跳过 \(view) 和它的全部子视图："
      + gates.map { reason($0, of: "它", alpha: alpha, rules: rules) }.joined(separator: "，") + "。"
  }

  static func closedAlike(
    _ views: [String], by gates: [Gate], alpha: Float, rules: Rulebook
  ) -> String {
    "跳过 \(list(views))，连同它们的全部子视图："
      + gates.map { reason($0, of: "它们", alpha: alpha, rules: rules) }.joined(separator: "，") + "。"
  }

  private static func reason(
    _ gate: Gate, of it: String, alpha: Float, rules: Rulebook
  ) -> String {
    switch gate {
    case .hidden: "\(it)的 hidden 为 YES"
    case .userInteraction: "\(it)的 userInteractionEnabled 为 NO"
    case .alpha: "\(it)的 alpha 是 " + tooClear(alpha, rules)
    case .animation: "\(it)正在做动画，又没有 allowUserInteraction"
    case .disabledControl: "\(it)是控件，enabled 为 NO"
    }
  }

  private static func tooClear(_ alpha: Float, _ rules: Rulebook) -> String {
    guard alpha == 0.01 else { return "\(Numbers.text(Double(alpha)))，低于 0.01" }
    return rules.alphaLimit == .belowOrEqual
      ? "0.01，大于 0.01 才接收触摸" : "0.01，按单精度存储后略小于 0.01"
  }

  static func pointInside(
    _ view: String, at point: String, isInside: Bool, isOverridden: Bool
  ) -> String {
    switch (isInside, isOverridden) {
    case (true, false): "点在 \(view) 里，换算到它的坐标系是 \(point)。"
    case (true, true): "\(view) 重写的 pointInside 对 \(point) 返回 YES。"
    case (false, false):
      "跳过 \(view) 和它的全部子视图：点换算到它的坐标系是 \(point)，在它的边界外。"
    case (false, true):
      "跳过 \(view) 和它的全部子视图：它重写的 pointInside 对 \(point) 返回 NO。"
    }
  }

  static func overridden(
    _ view: ViewID, by override: HitTestOverride, superAnswer: ViewID?, answer: ViewID?,
    _ names: Names
  ) -> String {
    let own = "\(names[view]) 重写的 hitTest"
    let result = answer.map { names[$0] } ?? "nil"
    let passesOn = "\(own) 照样返回 super 的结果 \(result)。"
    switch override {
    case .none: return "\(own) 一律返回 nil，它的子视图也不再问。"
    case .itself: return "\(own) 谁也不问，直接返回 \(result)。"
    case .passThrough:
      return superAnswer == view ? "super 返回 \(names[view]) 自己，\(own) 把它改成 nil。" : passesOn
    case .fallback:
      return superAnswer == nil ? "super 返回 nil，\(own) 改为返回 \(result)。" : passesOn
    case .redirect:
      return superAnswer == view
        ? "super 返回 \(names[view]) 自己，\(own) 改为返回 \(result)。" : passesOn
    case .except(let other):
      return superAnswer == other
        ? "super 返回 \(names[other])，\(own) 把它改成 nil。" : passesOn
    case .first(let other):
      return superAnswer == nil && answer == other
        ? "点在 \(result) 里，\(own) 不再问别人，直接返回 \(result)。"
        : "点不在 \(names[other]) 里，\(passesOn)"
    }
  }

  static func returned(_ view: ViewID, answer: ViewID?, _ names: Names) -> String {
    guard let answer else { return "\(names[view]) 的 hitTest 返回 nil。" }
    return answer == view
      ? "\(names[view]) 的 hitTest 返回它自己。"
      : "\(names[view]) 的 hitTest 返回 \(names[answer])。"
  }
}
