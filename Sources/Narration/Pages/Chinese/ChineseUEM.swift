import Engine

/// UIKit: editing menu.
extension ChinesePages {
  static var uEM01: RuleText {
    RuleText(
      "菜单项沿整条链验证",
      """
      每一项都用 canPerformAction:withSender: 从第一响应者一直问到链的末尾。\
      祖先实现了 selectAll: 之类的方法，哪怕文本视图自己说不行，这一项也会出现。
      """)
  }

  static var uEM02: RuleText {
    RuleText(
      "不让祖先添菜单项",
      "重写 targetForAction:withSender:，或者把链断开，就不会再往上问。")
  }

  static var uEM03: RuleText {
    RuleText(
      "UIMenuController 的条件",
      "要有第一响应者（通常就是目标视图），而且至少有一项能执行，菜单才会出现。")
  }

  static var uEM04: RuleText {
    RuleText(
      "UIEditMenuInteraction",
      """
      iOS 16 的 UIEditMenuInteraction 加在视图上，为这个视图显示菜单，命令仍由响应者验证。\
      它是否要求第一响应者，没有找到定论。
      """)
  }

  static var uEM05: RuleText {
    RuleText(
      "选中之后",
      """
      选中的命令就是一个动作：Copy 即 copy:，target 为 nil，先给第一响应者，再沿链往上。\
      谁实现了动作，谁就能执行命令，反之亦然。
      """)
  }
}
