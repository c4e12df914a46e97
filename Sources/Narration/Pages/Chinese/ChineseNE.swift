import Engine

/// What is no responder, what is no event.
extension ChinesePages {
  static var ne01: RuleText {
    RuleText(
      "CALayer 不是响应者",
      """
      Core Animation 的图层继承 NSObject，不继承 UIResponder，所以处理不了事件，也不在响应者链上。
      """,
      disagreement: "写明父类的只有 D2；D0、D4 只说图层不是响应者。",
      uikit: "手势识别器也不是响应者。")
  }

  static var ne02: RuleText {
    RuleText(
      "不是所有对象都能处理事件",
      """
      只有继承 UIResponder 的对象才能处理事件。UIApplication、UIViewController、UIView 都是；\
      窗口和控件是 UIView 的子类，自然也是。
      """)
  }

  static var ne03: RuleText {
    RuleText(
      "传感器数据不走响应者链",
      """
      加速度计、陀螺仪、磁强计的数据由 Core Motion 直接交给你指定的对象，与第一响应者、\
      响应者链都无关。
      """,
      disagreement: "D1 把运动这一类叫“加速计事件”，容易误会。走响应者链的运动事件只有摇动。")
  }

  static var ne04: RuleText {
    RuleText(
      "动作消息不是事件",
      """
      动作消息是控件对 target 的方法调用。用户点按钮，产生的事件只有触摸；\
      动作消息是控件随后发出的。
      """,
      disagreement: """
        D0、D4 讲 target 为 nil 时都说传的是“事件”，D4 的小标题还写成“Click event”。\
        传的是动作消息。
        """)
  }
}
