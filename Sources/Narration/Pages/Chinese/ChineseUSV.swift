import Engine

/// UIKit: scroll views.
extension ChinesePages {
  static var uSV01: RuleText {
    RuleText(
      "contentOffset 就是 bounds.origin",
      """
      滚动视图的 contentOffset 就是 bounds.origin，内容的命中测试不需要别的规则。\
      可见范围以外的内容点不到。
      """)
  }

  static var uSV02: RuleText {
    RuleText(
      "delaysContentTouches",
      "默认为 YES：按下先扣住，等看清是不是要滚动；手指不动，过一会儿（约 0.15 秒）才送给内容。")
  }

  static var uSV03: RuleText {
    RuleText(
      "快速点击照样送到",
      "很快地点一下，内容仍会收到：先开始、后结束，只是来得晚。")
  }

  static var uSV04: RuleText {
    RuleText(
      "canCancelContentTouches",
      """
      默认为 YES：内容已经在跟踪，手指拖得够远，就取消它的触摸，改为滚动。设成 NO，\
      内容一旦开始跟踪，就不再滚动。
      """)
  }

  static var uSV05: RuleText {
    RuleText(
      "touchesShouldCancelInContentView:",
      """
      默认对 UIControl 返回 NO，对其他视图返回 YES。所以按住按钮一会儿再拖，不会滚动；很快地拖，\
      触摸还没有送到按钮，就会滚动。
      """)
  }

  static var uSV06: RuleText {
    RuleText(
      "touchesShouldBegin:withEvent:inContentView:",
      "默认返回 YES，也就是允许内容视图接收触摸。")
  }

  static var uSV07: RuleText {
    RuleText(
      "滚动视图的拖拽手势",
      "滚动视图的拖拽手势成功时，内容视图的触摸就被取消，和别的手势一样。")
  }
}
