/// Views that take no touches.
extension ChineseMistakes {
  static var disabledGoesToParent: MistakeText {
    MistakeText(
      "不能接收触摸的视图会把触摸交给父视图。",
      """
      不能接收触摸的视图只返回 nil，就像不存在一样。[GT01] 父视图接着问它后面的兄弟视图，全都返\
      回 nil 才轮到父视图自己。[GT06, HT08]
      """)
  }

  static var disabledEndsDelivery: MistakeText {
    MistakeText(
      "视图不能接收触摸，事件传递就到此结束，谁也收不到。",
      """
      视图不能接收触摸时，结束的只是它这一枝：它的 hitTest 返回 nil。[HT03, X37] 命中测试接着问后\
      面的视图，触摸一般不会丢。[GT06]
      """)
  }

  static var disabledCoversViewOnly: MistakeText {
    MistakeText(
      "禁用视图只影响它自己，子视图照样能接收触摸。",
      """
      要问到子视图，先得过父视图这一关。父视图直接返回 nil，就不会再问子视图，整个子树都点不到。\
      [GT04]
      """)
  }

  static var interactionOffTakesTouches: MistakeText {
    MistakeText(
      "userInteractionEnabled 为 NO 的视图仍会被命中，只是不作反应。",
      """
      userInteractionEnabled 为 NO 时，视图的 hitTest 返回 nil，不会成为命中测试视图，它的 touches \
      方法也不会被调用。[GT01] \
      UIImageView 和 UILabel 默认就是 NO。[GT05, U-CD-01]
      """)
  }

  static var hiddenTakesTouches: MistakeText {
    MistakeText(
      "隐藏的视图看不见，但还能点。",
      """
      hidden 是一道关卡：隐藏的视图连同子视图都返回 nil。[GT02, GT04] 想要看不见又能点，就别隐藏，\
      让它什么都不画；命中测试不看背景是否透明。[HT15]
      """)
  }

  static var transparentTakesTouches: MistakeText {
    MistakeText(
      "alpha 为 0 只是看不见，照样能点。",
      """
      alpha 低于 0.01，视图连同子视图都不接收触摸。[GT03] 背景透明是另一回事：那样的视图照常被命\
      中。[HT15]
      """)
  }

  static var disabledControlTakesTouches: MistakeText {
    MistakeText(
      "按钮 enabled 为 NO 时仍会被命中，挡住后面的视图。",
      """
      UIControl 的 enabled 为 NO 时，hitTest 返回 nil。[U-HT-16] 触摸落到它后面的视图上，没有就归\
      父视图。
      """)
  }

  static var alphaIsMultiplied: MistakeText {
    MistakeText(
      "alpha 会一层层相乘，乘到很小就点不到。",
      """
      alpha 在画面上确实相乘，命中测试只看每个视图自己的 alpha。[U-HT-04, GT03]
      """)
  }
}
