import Engine

/// The editing menu.
extension ChinesePages {
  static var ed01: RuleText {
    RuleText(
      "编辑菜单沿链找接收者",
      """
      用户在编辑菜单里选了一条命令，iOS 沿响应者链找实现了对应方法的对象，例如 cut:、copy:、\
      paste:。
      """,
      uikit: """
        菜单显示哪些项，也是从第一响应者起，沿整条链用 canPerformAction:withSender: 问出来的。\
        祖先实现了某个方法，菜单里就可能多出一项。
        """)
  }

  static var ed02: RuleText {
    RuleText(
      "编辑菜单从第一响应者开始",
      """
      编辑菜单消息先给你或 UIKit 指定的对象，也就是第一响应者。换一个第一响应者，\
      同一条命令就从新的起点找起。
      """)
  }
}
