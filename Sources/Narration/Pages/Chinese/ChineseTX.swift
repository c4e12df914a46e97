import Engine

/// Text editing.
extension ChinesePages {
  static var tx01: RuleText {
    RuleText(
      "点文本框，它就成为第一响应者",
      "用户点文本框或文本视图，它自动成为第一响应者，不用写代码。",
      uikit: "它的代理可以在 ShouldBeginEditing 一类的方法里拒绝。")
  }

  static var tx02: RuleText {
    RuleText(
      "键盘出现，焦点在它",
      "默认情况下虚拟键盘随即出现，这个视图成为编辑的焦点，打的字进到它里面。")
  }

  static var tx03: RuleText {
    RuleText(
      "用自己的输入视图代替键盘",
      """
      可以给它一个自定义输入视图（inputView）。它成为第一响应者时，出现的就是这个视图，\
      不是系统键盘。
      """)
  }

  static var tx04: RuleText {
    RuleText(
      "任何响应者都可以有输入视图",
      """
      不是文本框也行：一个普通视图，只要能成为第一响应者，又提供了自定义输入视图，\
      成为第一响应者时这个输入视图就会出现。
      """,
      disagreement: "只有 D0 说到这一点，D4 没有。",
      uikit: "UIResponder 的 inputView 是只读的，自己的类要重写它。")
  }
}
