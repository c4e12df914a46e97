/// The way of an event up the chain.
extension ChineseMistakes {
  static var touchStopsAtHitView: MistakeText {
    MistakeText(
      "被命中的视图不处理，触摸就丢了。",
      """
      UIResponder 的 touches 方法默认把调用交给下一个响应者。[CH05] 事件沿响应者链往上走，有人处\
      理为止，到链尾才丢弃。[CH04, CH07]
      """)
  }

  static var unhandledFallsToSibling: MistakeText {
    MistakeText(
      "前面的视图不处理，触摸就落到后面的兄弟视图。",
      """
      命中测试视图一旦确定，兄弟视图就没有机会了。响应者链只往父视图走，不会横着走。[CH05, CH08]\
       想让触摸穿过去，就不能让前面的视图被命中。[RE07]
      """)
  }

  static var eventsGoDownTheChain: MistakeText {
    MistakeText(
      "事件从 UIApplication 往下传：窗口和控制器先处理，然后才是视图。",
      """
      往下走的只是命中测试。调用从初始对象开始，也就是命中测试视图或第一响应者，再沿响应者链往上。\
      [CH03, CH04] 视图没有处理的，控制器才收到。
      """)
  }

  static var handledGoesOn: MistakeText {
    MistakeText(
      "不管有没有人处理，链上的每个响应者都会收到事件。",
      """
      重写的方法不调用 super，事件就到此为止，上面的人听不到。[CH04, X15] 调用 super 才会继续往\
      上。[CH06]
      """)
  }

  static var handlerAlwaysEnds: MistakeText {
    MistakeText(
      "一个事件只由一个响应者处理，调用 super 也没用。",
      """
      往下一个响应者传，靠的正是 super 的方法。[CH05] 调用 super，同一个事件就可以由多个响应者处\
      理。[CH06, X15]
      """)
  }

  static var chainSkipsControllers: MistakeText {
    MistakeText(
      "响应者链只经过一层层父视图，不经过控制器。",
      """
      视图如果是某个控制器的 view，下一个响应者就是这个控制器。[CH08] 控制器的下一个响应者，是它\
      的 view 的父视图或窗口。[CH09]
      """)
  }

  static var controllersAfterWindow: MistakeText {
    MistakeText(
      "响应者链先走完所有视图和窗口，再到控制器。",
      """
      控制器紧跟在自己的 view 后面，在 view 的容器前面。[CH09] 对根视图控制器来说，后面才是窗口。\
      [VC02]
      """)
  }

  static var presentedGoesToWindow: MistakeText {
    MistakeText(
      "被呈现的控制器，下一个响应者是窗口。",
      """
      被呈现的控制器，下一个响应者是呈现它的那个控制器。[VC04] 被呈现的一方没有处理的事件，呈现\
      它的控制器会收到。
      """)
  }

  static var chainEndsAtWindow: MistakeText {
    MistakeText(
      "响应者链到窗口为止。",
      """
      窗口后面还有 UIWindowScene 和 UIApplication。[U-RC-06, CH10] 再后面可以是 app delegate。\
      [CH11]
      """)
  }

  static var delegateNotInChain: MistakeText {
    MistakeText(
      "响应者链总是到 UIApplication 为止。",
      """
      app delegate 只要是 UIResponder，又不是视图、控制器或 UIApplication 本身，就接在 UIApplication 后面。\
      [CH11, X11]
      """)
  }
}
