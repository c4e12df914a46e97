import Engine

/// Presses.
extension ChinesePages {
  static var pr01: RuleText {
    RuleText(
      "按压从有焦点的响应者开始",
      "按压事件（例如遥控器上的按键）最先给当前有焦点的响应者。",
      disagreement: "只有 D2 提到按压事件。",
      uikit: "实体键盘的按键不看焦点，从 key window 的第一响应者开始。")
  }

  static var pr02: RuleText {
    RuleText(
      "按压也先给手势识别器",
      "视图上的手势识别器先收到按压，和触摸一样；识别失败，再轮到视图。")
  }
}
