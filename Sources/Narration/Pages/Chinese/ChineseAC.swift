import Engine

/// Action messages and controls.
extension ChinesePages {
  static var ac01: RuleText {
    RuleText(
      "控件直接找 target",
      "用户操作控件，控件就调用 target 的动作方法，这叫动作消息。指定了 target，就不必走响应者链。",
      uikit: """
        消息先经过控件的 sendAction:to:forEvent:，再经过 UIApplication 的 \
        sendAction:to:from:forEvent:，两处都可以重写。
        """)
  }

  static var ac02: RuleText {
    RuleText(
      "动作消息也能走响应者链",
      "动作消息不是事件，但 target 为 nil 时，它同样借响应者链来找接收者。")
  }

  static var ac03: RuleText {
    RuleText(
      "target 为 nil",
      """
      登记动作时 target 给 nil，消息就沿响应者链找，由第一个实现了动作方法的对象收下。\
      按文档的说法，从控件自己找起。按钮和开关都是这样。
      """,
      disagreement: """
        D0 说从控件开始，它的日志也证明控件排在第一。D2 说从 target 对象开始，可 target 就是 nil，\
        说不通；D4 译成了“target 以 nil 响应”。在文档之间，以 D0 为准。
        """,
      uikit: """
        苹果的 sendAction 页面说从第一响应者找起。Hitchain 在 rules uikit 下这样做：\
        key window 里有第一响应者，就只走它的链，找不到也不回头；没有第一响应者，才从控件开始。\
        rules documents 一律从控件开始。
        """)
  }

  static var ac04: RuleText {
    RuleText(
      "日志一：按钮自己实现",
      """
      target 为 nil，按钮、视图、控制器都实现了动作方法。点按钮，执行的是按钮自己的那个。\
      日志第一行是类名和方法名，第二行是 sender 的描述，sender 就是按钮。
      """)
  }

  static var ac05: RuleText {
    RuleText(
      "日志二：按钮不实现",
      "去掉按钮里的方法，执行的就是它父视图里的那个。sender 还是按钮。")
  }

  static var ac06: RuleText {
    RuleText(
      "日志三：只有控制器实现",
      """
      再去掉视图里的方法，执行的就是控制器里的那个，sender 仍然是按钮。途中经过控制器的根视图，\
      它没有实现，跳过。
      """,
      disagreement: "D0 没有写第四种情形：谁都没有实现会怎样。",
      uikit: "什么也不发生，sendAction 返回 NO。target 不是 nil、却没有这个方法，才会崩溃。")
  }

  static var ac07: RuleText {
    RuleText(
      "touch-up-inside 与 sender",
      """
      例子里的动作登记在 UIControlEventTouchUpInside 上：在控件里按下，又在控件里抬起，才执行。\
      控件自己作为参数传进动作方法。
      """,
      uikit: "抬起时的“里面”放宽了约 70 点：手指滑出按钮一点再抬起，仍然算在里面。")
  }
}
