/// Gesture recognizers.
extension ChineseMistakes {
  static var recognizersOnlyOnHitView: MistakeText {
    MistakeText(
      "手势识别器只看得到命中自己视图的触摸，子视图上的看不到。",
      """
      触摸会交给命中测试视图以及它上面每一层视图的手势识别器，直到窗口。[U-GR-01]
      """)
  }

  static var handlerKeepsTouchFromRecognizers: MistakeText {
    MistakeText(
      "手势识别器也在响应者链上：视图处理了触摸，上面的手势识别器就收不到。",
      """
      手势识别器先于视图得到触摸，走的不是响应者链。[U-GR-03, U-GR-01] touches 方法处理不处理、\
      调不调用 super，都不影响它们。
      """)
  }

  static var anyControlBeatsRecognizers: MistakeText {
    MistakeText(
      "UIControl 总能赢过父视图的点击手势。",
      """
      只有按钮、开关等几种标准控件能保住自己的点击。[U-GR-15] 自己写的 UIControl 子类会输，触摸\
      被取消。[U-GR-16]
      """)
  }

  static var ancestorTapBeatsButton: MistakeText {
    MistakeText(
      "父视图加了点击手势，里面的按钮就点不动了。",
      """
      按钮能保住自己的单击，不会被上层视图的手势识别器抢走。[U-GR-15] 普通 UIControl 和单元格就\
      不行。[U-GR-16]
      """)
  }

  static var controlRefusesRecognizers: MistakeText {
    MistakeText(
      "给按钮加手势识别器没有用，按钮自己处理点击。",
      """
      按钮只挡上层视图的手势。加在按钮自己身上的手势识别器先识别，按钮的 action 反而不会触发。\
      [U-GR-17]
      """)
  }

  static var ancestorRecognizerWins: MistakeText {
    MistakeText(
      "两个点击手势，外层视图的赢。",
      """
      同样的手势，离命中测试视图最近的那个赢，另一个失败。[U-GR-10, GR08]
      """)
  }

  static var nestedTapsBothFire: MistakeText {
    MistakeText(
      "点一下，视图和父视图的点击手势都会触发。",
      """
      看着同一个触摸的手势识别器互相排斥。一个识别成功，其余就失败，除非代理允许同时识别。\
      [GR08, U-GR-09]
      """)
  }

  static var failureRequirementIgnored: MistakeText {
    MistakeText(
      "单击总是马上触发，哪怕要求双击先失败。",
      """
      要求双击先失败的单击，要等双击失败才触发，大约在抬起手指三分之一秒以后。[U-GR-13]
      """)
  }

  static var singleTapAlwaysWaits: MistakeText {
    MistakeText(
      "视图上有双击手势，单击自然会等一等。",
      """
      单击没有这个要求就不会等：第一下抬起时，单击已经触发。[U-GR-13]
      """)
  }

  static var recognitionLeavesTouches: MistakeText {
    MistakeText(
      "不管手势识别器怎样，视图都会收到全部触摸。",
      """
      手势识别成功就会拿走触摸，视图收到的是 touchesCancelled。[U-GR-04] cancelsTouchesInView 设\
      为 NO 才不拿走。
      """)
  }

  static var viewHearsAfterFailure: MistakeText {
    MistakeText(
      "手势识别全部失败以后，视图才收到触摸。",
      """
      默认情况下，手势还没定，视图就已收到 touchesBegan；有一个识别成功，再收到 touchesCancelled。\
      [U-GR-03, U-GR-04] 只有 delaysTouchesBegan 才让视图等。[U-GR-05]
      """)
  }

  static var longPressFiresOnLift: MistakeText {
    MistakeText(
      "长按在抬起手指时触发。",
      """
      长按是连续手势。时间一到就开始，手指还按着；抬起时结束，两次都会调用 action。\
      [U-GR-08, GR05]
      """)
  }
}
