import Engine

/// Gesture recognizers.
extension ChinesePages {
  static var gr01: RuleText {
    RuleText(
      "手势识别器",
      "识别手势靠 UIGestureRecognizer。把它加到视图上，常见的手势就不必自己在 touches 方法里计算。",
      uikit: """
        触摸会交给命中测试视图的识别器，也交给它所有祖先的识别器，直到窗口。\
        所以加在父视图上的识别器也看得到子视图上的触摸。
        """)
  }

  static var gr02: RuleText {
    RuleText(
      "抽象类和六个子类",
      """
      UIGestureRecognizer 是抽象类，只定下共同的行为。真正识别手势的是子类：点击、捏合、拖拽、\
      轻扫、旋转、长按。
      """)
  }

  static var gr03: RuleText {
    RuleText(
      "点几下，用几根手指",
      """
      numberOfTapsRequired 是连点几次，numberOfTouchesRequired 是用几根手指。两个都设成 2，\
      就要两指连点两次，只满足一个不算。
      """,
      disagreement: "D1 前面劝人避免双击，这里的例子却正是双击。它也没有说两个属性的默认值。",
      uikit: "两个属性默认都是 1。")
  }

  static var gr04: RuleText {
    RuleText(
      "加识别器，登记回调",
      """
      用 addGestureRecognizer: 把识别器加到视图上。回调可以在创建时用 initWithTarget:action: 登\
      记，也可以之后用 addTarget:action: 登记。动作方法可以带一个参数，就是识别器；也可以不带。
      """,
      uikit: "一个识别器只属于一个视图。把它加到第二个视图，它就离开了第一个。")
  }

  static var gr05: RuleText {
    RuleText(
      "识别器的状态",
      """
      状态有 Possible（默认）、Began、Changed、Ended、Cancelled、Failed；\
      Recognized 与 Ended 是同一个值。拖拽这样的连续手势走 Began、Changed、Ended；\
      点击这样的离散手势从 Possible 直接到 Ended。
      """,
      disagreement: """
        D1 把 Possible 说成没有触摸发生，窄了：手指已经按下、还没判断出来，也是 Possible。
        """)
  }

  static var gr06: RuleText {
    RuleText(
      "之后回到 Possible",
      "手势取消或失败后，识别器恢复到 Possible，等待下一次。",
      disagreement: "D1 没有说 Ended 之后也会恢复。",
      uikit: "恢复要等这一串触摸全部结束，不是当场。")
  }

  static var gr07: RuleText {
    RuleText(
      "识别器和视图，谁先收到",
      """
      视图上有手势识别器时，触摸和按压先给识别器。识别器都失败了，事件归视图；视图不处理，\
      再顺着响应者链往上。
      """,
      disagreement: """
        D2 的写法像是视图一定要等识别器都失败。D1 讲的是直接调用视图的方法，没有提识别器的影响。
        """,
      uikit: """
        默认情况下视图并不等：识别器先收到，视图紧接着也收到 touchesBegan:withEvent:；\
        手势一旦识别成功，视图再收到 touchesCancelled:withEvent:。delaysTouchesBegan 为 YES 时，\
        视图才真的等。rules documents 按 D2 的说法走。
        """)
  }

  static var gr08: RuleText {
    RuleText(
      "点一下，只有一个手势触发",
      "三个嵌套或重叠的视图各有一个 tap 识别器，点一下只执行一个动作：命中测试视图的那个。",
      disagreement: """
        D3 的日志就是这样，但没有解释：红色视图是父视图，它的识别器也看到了这次触摸，\
        为什么没有动静？因为默认只有一个识别器能成功，离命中测试视图最近的赢。
        """,
      uikit: "想让两个都触发，用代理方法允许它们同时识别。")
  }
}
