import Engine

/// Motion.
extension ChinesePages {
  static var mo01: RuleText {
    RuleText(
      "摇动交给第一响应者",
      "摇动事件由窗口发给第一响应者。",
      disagreement: "D4 有一处把运动事件译成“moving events”。",
      uikit: """
        第一响应者不处理，就顺着响应者链往上。没有第一响应者时，UIKit 看来会从最前面的视图控制器开\
        始，并不丢掉。
        """)
  }

  static var mo02: RuleText {
    RuleText(
      "处理摇动要实现的方法",
      """
      用 UIKit 处理摇动，第一响应者要实现 motionBegan:withEvent: 或 motionEnded:withEvent:，\
      有一个就行。UIResponder 另有 motionCancelled:withEvent:，摇动被打断时调用。
      """,
      disagreement: "D0 的副本里，两个方法名之间丢了“或”字，看上去像一个方法。",
      uikit: "也不一定要由第一响应者实现：默认的方法会往上转发，链上谁实现都可以。")
  }

  static var mo03: RuleText {
    RuleText(
      "运动事件的对象不止一种",
      """
      运动事件用什么对象表示，取决于你用哪个框架、要哪种运动数据。摇动是一个 UIEvent；\
      陀螺仪的读数是 Core Motion 的数据，不是 UIEvent。
      """,
      disagreement: "D4 把这句话拆成两半，安到了触摸事件头上。以 D0 为准。")
  }
}
