import Engine

extension Chinese {
  static func passedOver(_ window: String, _ reason: PassedOver) -> String {
    switch reason {
    case .notKey: "不问 \(window)：它不是 key window。"
    case .answeredNil: "\(window) 返回 nil：里面没有视图在这里接触摸。"
    }
  }

  static func closed(
    _ view: String, _ gates: [Gate], _ alpha: Float, _ rules: Rulebook
  ) -> String {
    "跳过 \(view) 和它的全部子视图："
      + gates.map { reason($0, alpha, rules) }.joined(separator: "，") + "。"
  }

  private static func reason(_ gate: Gate, _ alpha: Float, _ rules: Rulebook) -> String {
    switch gate {
    case .hidden: "它的 hidden 为 YES"
    case .userInteraction: "它的 userInteractionEnabled 为 NO"
    case .alpha: tooClear(alpha, rules)
    case .animation: "它正在做动画，又没有 allowUserInteraction"
    case .disabledControl: "它是控件，enabled 为 NO"
    }
  }

  private static func tooClear(_ alpha: Float, _ rules: Rulebook) -> String {
    guard alpha == 0.01 else { return "它的 alpha 是 \(Numbers.text(Double(alpha)))，低于 0.01" }
    return rules.alphaLimit == .belowOrEqual
      ? "它的 alpha 是 0.01，大于 0.01 才接触摸"
      : "它的 alpha 是 0.01，按单精度存下来比 0.01 略小"
  }

  static func pointInside(
    _ view: String, _ point: String, _ isInside: Bool, _ isOverridden: Bool
  ) -> String {
    switch (isInside, isOverridden) {
    case (true, false): "点在 \(view) 里：在它的坐标系里是 \(point)。"
    case (true, true): "\(view) 重写的 pointInside 对 \(point) 答 YES。"
    case (false, false):
      "跳过 \(view) 和它的全部子视图：点在它的坐标系里是 \(point)，出了它的边界。"
    case (false, true):
      "跳过 \(view) 和它的全部子视图：它重写的 pointInside 对 \(point) 答 NO。"
    }
  }

  static func overridden(
    _ view: ViewID, _ override: HitTestOverride, _ superAnswer: ViewID?, _ answer: ViewID?,
    _ names: Names
  ) -> String {
    let own = "\(names[view]) 重写的 hitTest"
    let result = answer.map { names[$0] } ?? "nil"
    let passesOn = "\(own) 照样返回 super 的结果 \(result)。"
    switch override {
    case .none: return "\(own) 一律返回 nil，子视图都不问。"
    case .itself: return "\(own) 谁也不问，直接返回 \(result)。"
    case .passThrough:
      return superAnswer == view ? "super 的结果是 \(names[view]) 自己，\(own) 改成 nil。" : passesOn
    case .fallback:
      return superAnswer == nil ? "super 的结果是 nil，\(own) 改成 \(result)。" : passesOn
    case .redirect:
      return superAnswer == view
        ? "super 的结果是 \(names[view]) 自己，\(own) 改成 \(result)。" : passesOn
    }
  }

  static func returned(_ view: ViewID, _ answer: ViewID?, _ names: Names) -> String {
    guard let answer else { return "\(names[view]) 的 hitTest 返回 nil。" }
    return answer == view
      ? "\(names[view]) 的 hitTest 返回它自己。"
      : "\(names[view]) 的 hitTest 返回 \(names[answer])。"
  }
}
