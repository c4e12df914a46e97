import Engine

/// Gates: views that take no touches.
extension ChinesePages {
  static var gt01: RuleText {
    RuleText(
      "关掉交互，就不接收触摸",
      """
      userInteractionEnabled 为 NO 的视图，hitTest:withEvent: 返回 nil。触摸绕开它，\
      也绕开它的全部子视图。
      """,
      disagreement: """
        D2 有一处把布尔值写反了，说 userInteractionEnabled = YES 的视图不合适；\
        同一篇的清单和代码写得对：NO 才不合适。
        """)
  }

  static var gt02: RuleText {
    RuleText(
      "隐藏的视图不接收触摸",
      "hidden 为 YES 的视图，hitTest:withEvent: 返回 nil，子视图也一起跳过。",
      disagreement: "D2 在同一处把 hidden 也写反了，写成 NO 不合适。应当是 YES 不合适。",
      uikit: "隐藏并不会改写子视图的 hidden。子视图点不到，是因为查找到隐藏的祖先就折返了。")
  }

  static var gt03: RuleText {
    RuleText(
      "太透明，就不接收触摸",
      """
      alpha 低于 0.01 左右的视图当作看不见，hitTest:withEvent: 返回 nil。看的是视图自己的 alpha，\
      不与父视图的相乘。
      """,
      disagreement: """
        分歧只在恰好等于 0.01：D0、D2 的代码写 <= 0.01，D1 写 0.0 ~ 0.01，\
        D2 的清单和 D3 写 < 0.01；D2 的正文说小于不行、大于才行，把等于漏了。
        """,
      uikit: """
        苹果写的是小于 0.01。不过 alpha 按单精度存放，0.01 存下来约是 0.0099999998，\
        还是小于 0.01，所以 Hitchain 里 0.01 也点不到。想要几乎看不见又点得到，用 0.02。
        """)
  }

  static var gt04: RuleText {
    RuleText(
      "父视图接不了，子视图都接不了",
      """
      一个视图接不了触摸，它里面的子视图也都接不了，哪怕子视图自己样样合格。查找到父视图就折返，\
      子视图没有被问的机会。
      """)
  }

  static var gt05: RuleText {
    RuleText(
      "UIImageView 默认不接收触摸",
      """
      UIImageView 的 userInteractionEnabled 默认为 NO，所以它自己收不到触摸，\
      放在里面的按钮也点不到。设成 YES 就好了。
      """,
      disagreement: """
        只有 D1 提到这一点。D1 后面的手势例子把识别器加在 iconView 上；如果它是图片视图，\
        又没有打开交互，手势永远不会触发。
        """,
      uikit: "UILabel 也一样，默认为 NO。")
  }

  static var gt06: RuleText {
    RuleText(
      "跳过它，不等于到此为止",
      """
      一个视图没过关，跳过的只是它这一枝。压在它下面的兄弟视图照样会被问，也可能命中。\
      点一个隐藏的视图，常常点中它后面的那个。
      """,
      disagreement: """
        D1 说没过关就“传递到此结束”，只对这一枝说得通；D2、D3 都接着去问别的兄弟视图。
        """)
  }

  static var gt07: RuleText {
    RuleText(
      "三道关卡的真值表",
      """
      候选的视图要同时满足四点：alpha 大于 0.01 左右，userInteractionEnabled 为 YES，\
      hidden 为 NO，点在视图里。前三点是关卡，一道没过，就去问下一个兄弟视图。三个开关有八种组合，\
      只有一种合格。
      """,
      disagreement: """
        D2 写不合格的条件时，把 userInteractionEnabled 和 hidden 的 YES、NO 都写反了；\
        紧接着的合格条件、它的清单和代码都是对的。
        """)
  }

  static var gt08: RuleText {
    RuleText(
      "三种还是四种",
      """
      D3 数出四种会被忽略的视图：隐藏、关掉交互、alpha 小于 0.01、伸出父视图而点又不在父视图里。\
      D1、D2 只数前三种。
      """,
      disagreement: """
        数法不同，行为没有冲突：前三种是视图自身的关卡；第四种是几何问题，\
        由父视图的 pointInside:withEvent: 挡下。
        """)
  }
}
