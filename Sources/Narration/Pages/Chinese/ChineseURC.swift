import Engine

/// UIKit: the responder chain.
extension ChinesePages {
  static var uRC01: RuleText {
    RuleText(
      "nextResponder 默认为 nil",
      """
      UIResponder 的 nextResponder 默认是 nil，UIView、UIViewController、UIWindow、\
      UIApplication 各自重写它。UIBarButtonItem 和 UIKeyCommand 不是响应者，却也能回答这个方法。
      """)
  }

  static var uRC02: RuleText {
    RuleText(
      "视图的下一个",
      "视图若是某个控制器的 view，下一个就是这个控制器；否则是父视图；两样都没有，就是 nil。")
  }

  static var uRC03: RuleText {
    RuleText(
      "控制器的下一个",
      """
      控制器的下一个响应者是它视图的父视图。子控制器因此先到外层控制器里的视图，再到外层控制器；\
      根视图控制器最后到窗口。
      """)
  }

  static var uRC04: RuleText {
    RuleText(
      "根视图控制器与窗口之间",
      """
      iOS 13 起，实际打印出来的是控制器、UIDropShadowView、UITransitionView、窗口，\
      中间两个是私有的；以前从控制器直接到窗口。苹果的文字只写到窗口。
      """)
  }

  static var uRC05: RuleText {
    RuleText(
      "被呈现的控制器的下一个",
      """
      苹果说下一个是呈现它的控制器。有一份打印结果：被呈现的控制器、呈现它的控制器、过渡视图、\
      窗口；呈现者的视图被跳过。
      """)
  }

  static var uRC06: RuleText {
    RuleText(
      "窗口之后是场景",
      """
      用场景的 App（iOS 13 起）里，窗口的下一个是 UIWindowScene，再到 UIApplication；\
      不用场景就直接到 UIApplication。苹果的页面仍然写窗口到 UIApplication。
      """)
  }

  static var uRC07: RuleText {
    RuleText(
      "scene delegate 不在链上",
      """
      模板把 scene delegate 写成 UIResponder，但在找到的四份 iOS 13 以后的链里都没有它：\
      场景之后是 UIApplication，再到 app delegate。
      """)
  }

  static var uRC08: RuleText {
    RuleText(
      "UIApplication 的下一个",
      """
      delegate 继承 UIResponder，又不是视图、视图控制器或 UIApplication 自己，\
      它才是 UIApplication 的下一个响应者。链到它为止。
      """)
  }

  static var uRC09: RuleText {
    RuleText(
      "直接加在窗口上的视图",
      "直接加在窗口上的视图，链上没有视图控制器。")
  }

  static var uRC10: RuleText {
    RuleText(
      "改道与绕圈",
      "重写 nextResponder，一切沿链走的东西都跟着改道。没有资料表明 UIKit 会检查绕圈。")
  }

  static var uRC11: RuleText {
    RuleText(
      "图层和识别器不是响应者",
      "CALayer 和手势识别器都不是响应者。")
  }

  static var uRC12: RuleText {
    RuleText(
      "链跟着视图走",
      """
      nextResponder 跟着视图的层级走，不看控制器的 parentViewController。\
      没有调用 addChildViewController:、只把视图加进去的控制器，链照样沿父视图往上。
      """)
  }

  static var uRC13: RuleText {
    RuleText(
      "“第一响应者”的两种意思",
      """
      一种指某个事件最先给的对象，触摸就是命中测试视图；一种指 isFirstResponder 为 YES 的对象。\
      点一个普通视图，不会让它成为后一种。
      """)
  }
}
