import Engine

/// UIKit: windows, application, queue.
extension ChinesePages {
  static var uWN01: RuleText {
    RuleText(
      "触摸给手指下的窗口",
      "触摸发给手指下面的窗口，不管它是不是 key window。键盘之类没有坐标的事件才给 key window。")
  }

  static var uWN02: RuleText {
    RuleText(
      "多个窗口的先后",
      """
      只考虑可见的窗口：windowLevel 高的先问，同一层里后显示的先问。一个窗口的命中测试得到 nil，\
      就问下面的一个。
      """)
  }

  static var uWN03: RuleText {
    RuleText(
      "窗口会返回它自己",
      """
      没有视图要这个触摸，窗口仍返回它自己。所以盖在最上面的全屏透明窗口会挡住整个 App，\
      除非它返回 nil。
      """)
  }

  static var uWN04: RuleText {
    RuleText(
      "新窗口是隐藏的",
      """
      UIWindow 的 hidden 起初为 YES，直到调用 makeKeyAndVisible，或者把它设成 NO。\
      隐藏的窗口收不到触摸。把 key window 隐藏起来，看得见的窗口中最靠前的就成为 key window。
      """)
  }

  static var uWN05: RuleText {
    RuleText(
      "key window 的范围",
      "iOS 15 起，每个场景各有一个 key window；以前整个 App 只有一个。")
  }

  static var uWN06: RuleText {
    RuleText(
      "触摸会不会改变 key window",
      """
      有人看到，从 iOS 14.2 开始，触摸一个不是 key 的自建窗口，它会变成 key window；以前不会。\
      文本框得到焦点，也会让所在的窗口成为 key window。
      """)
  }

  static var uWN07: RuleText {
    RuleText(
      "sendEvent: 的路线",
      """
      事件从 UIApplication 的 sendEvent: 到 UIWindow 的 sendEvent:，再到手势识别器，\
      再到视图的方法。触摸事件发给拥有这些触摸的窗口，其他事件发给 key window。
      """)
  }

  static var uWN08: RuleText {
    RuleText(
      "先命中测试，再 sendEvent:",
      """
      一个 App 的事件按先进先出在主线程上处理。命中测试在 sendEvent: 之前完成，\
      这时 UITouch 已经带着自己的视图。
      """)
  }

  static var uWN09: RuleText {
    RuleText(
      "暂停接收触摸",
      """
      调用 beginIgnoringInteractionEvents 之后，整个 App 不收触摸，\
      直到调用同样多次的 endIgnoringInteractionEvents。这两个方法从 iOS 13 起已弃用，\
      改用 userInteractionEnabled。
      """)
  }

  static var uWN10: RuleText {
    RuleText(
      "没有命中就丢弃",
      "任何窗口都没有命中测试视图的触摸会被丢弃。")
  }
}
