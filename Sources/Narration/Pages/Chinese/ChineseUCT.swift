import Engine

/// UIKit: controls and actions.
extension ChinesePages {
  static var uCT01: RuleText {
    RuleText(
      "按下时的控件事件",
      """
      按下发出 UIControlEventTouchDown；tapCount 不小于 2 时，再加发 \
      UIControlEventTouchDownRepeat。
      """)
  }

  static var uCT02: RuleText {
    RuleText(
      "移动时的控件事件",
      """
      移动时重新判断手指在里面还是外面。有变化，先发 DragEnter 或 DragExit；\
      然后总要发 DragInside 或 DragOutside。
      """)
  }

  static var uCT03: RuleText {
    RuleText(
      "抬起时的控件事件",
      """
      抬起时用同样的判断，发 UIControlEventTouchUpInside 或 UIControlEventTouchUpOutside，\
      二者只发一个。
      """)
  }

  static var uCT04: RuleText {
    RuleText(
      "跟踪时的“里面”更大",
      """
      跟踪期间的“里面”是 bounds 加上一圈宽限，手机上约 70 点，iPad 上有一处资料说是 25 点。\
      最初的命中仍用准确的 pointInside:withEvent:。
      """)
  }

  static var uCT05: RuleText {
    RuleText(
      "取消",
      "控件正在跟踪时被取消，才发 UIControlEventTouchCancel。控件离开窗口，也会取消跟踪。")
  }

  static var uCT06: RuleText {
    RuleText(
      "控件不往上传触摸",
      """
      正在跟踪的控件只用它的第一个触摸，也不往上传。没有跟踪的（开始跟踪时返回 NO、禁用、\
      关掉交互），才像普通视图一样转给下一个响应者。
      """)
  }

  static var uCT07: RuleText {
    RuleText(
      "途中禁用控件",
      "触摸途中把控件禁用，触摸照常结束，UIControlEventTouchUpInside 仍会发出。")
  }

  static var uCT08: RuleText {
    RuleText(
      "动作消息的路线",
      """
      控件先走自己的 sendAction:to:forEvent:，再到 UIApplication 的 sendAction:to:from:forEvent:，\
      最后到 target；方法可以不带参数，带 sender，或带 sender 和事件。按登记的顺序发送；\
      同一个 target 和 action 再登记一次，只合并事件掩码，并移到最后。
      """)
  }

  static var uCT10: RuleText {
    RuleText(
      "target 为 nil 从哪里找起",
      """
      有第一响应者就从它开始，没有就从 sender 开始，再沿 nextResponder 往上。\
      第一响应者的链上找不到，不会再从 sender 找一遍。
      """)
  }

  static var uCT11: RuleText {
    RuleText(
      "接收者可以是控件自己",
      "从 sender 找起时，控件自己就是第一站，它实现了这个方法，就由它执行。")
  }

  static var uCT12: RuleText {
    RuleText(
      "没有人实现",
      """
      target 为 nil、又没有人实现，就什么也不发生，sendAction 返回 NO。\
      target 不为 nil 却没有这个方法，会崩溃。
      """)
  }

  static var uCT13: RuleText {
    RuleText(
      "怎样问每个候选者",
      """
      用 canPerformAction:withSender: 和 targetForAction:withSender: 问。\
      默认看自己有没有实现这个方法；targetForAction:withSender: 不成就去问 nextResponder。
      """)
  }

  static var uCT14: RuleText {
    RuleText(
      "没有 sender，也没有第一响应者",
      "from 为 nil，又没有第一响应者，动作消息会到 UIApplication 对象。")
  }

  static var uCT15: RuleText {
    RuleText(
      "代码触发的动作",
      "sendActionsForControlEvents: 不管控件是否禁用或隐藏，都会发送。")
  }
}
