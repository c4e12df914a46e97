import Engine

/// View controllers.
extension ChinesePages {
  static var vc01: RuleText {
    RuleText(
      "视图控制器也是响应者",
      """
      UIViewController 继承 UIResponder，所以控制器也能接收和处理事件。它的视图没有处理的触摸，\
      接着就到它手里。
      """,
      disagreement: "D0 说控制器里“大多数”是响应者，是留有余地的说法；UIViewController 一定是。")
  }

  static var vc02: RuleText {
    RuleText(
      "根视图控制器的下一个是窗口",
      "窗口的 rootViewController，下一个响应者是窗口。",
      disagreement: "D2 把它写成 window 的“根视图”，意思是根视图控制器。",
      uikit: "iOS 13 以后实际打印，中间还夹着两个私有视图；苹果的说法省略了它们。")
  }

  static var vc03: RuleText {
    RuleText(
      "子控制器的下一个是它视图的父视图",
      """
      控制器的视图放在另一个控制器里面时，下一个响应者是自己根视图的父视图，\
      再往上就到外层的控制器。
      """,
      disagreement: "D0、D4 讲到了，D2 的清单和 D1 都没有这种情形。",
      uikit: """
        看的是视图放在哪里，不是 addChildViewController:。没有建立父子关系，链照样从视图走上去。
        """)
  }

  static var vc04: RuleText {
    RuleText(
      "被呈现的控制器",
      "被另一个控制器呈现（present）出来的控制器，下一个响应者是呈现它的那个控制器。",
      disagreement: """
        D2 译成“推出”，容易让人想到导航控制器的 push；它依据的苹果页面讲的是 present。D0、D1、\
        D4 没有这种情形。
        """,
      uikit: "一份打印出来的链里，被呈现的控制器之后就是呈现它的控制器，跳过了后者的视图。")
  }
}
