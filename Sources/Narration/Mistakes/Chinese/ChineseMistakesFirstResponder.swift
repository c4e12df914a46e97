/// The first responder, and what starts at it.
extension ChineseMistakes {
  static var tapMakesFirstResponder: MistakeText {
    MistakeText(
      "点了哪个视图，哪个视图就成为第一响应者。",
      """
      被命中和成为第一响应者是两回事。[U-RC-13, X16] 点一下就自己成为第一响应者的，只有文本输入\
      视图。[TX01, FR01]
      """)
  }

  static var tapElsewhereResigns: MistakeText {
    MistakeText(
      "点输入框以外的地方，键盘会自己收起。",
      """
      第一响应者不会因为点了别处就放弃，除非让它放弃或换成别人。[U-FR-09] 要收起键盘，得由代码调\
      用 endEditing 或 resignFirstResponder。[U-FR-08]
      """)
  }

  static var textFieldWaitsForCode: MistakeText {
    MistakeText(
      "输入框要等代码调用 becomeFirstResponder 才成为第一响应者。",
      """
      UITextField 和 UITextView 被点到时，自己就成为第一响应者，键盘随之弹出。[TX01, FR07]
      """)
  }

  static var everyoneCanBecome: MistakeText {
    MistakeText(
      "调用 becomeFirstResponder，任何视图都能成为第一响应者。",
      """
      canBecomeFirstResponder 默认是 NO，这时调用会被拒绝。[FR02] 要由子类重写。[U-FR-01]
      """)
  }

  static var currentIsNotAsked: MistakeText {
    MistakeText(
      "新的第一响应者会直接取代旧的。",
      """
      要先问原来的第一响应者肯不肯放弃。它不肯，就什么也不变，becomeFirstResponder 返回 NO。[U-FR-03]
      """)
  }

  static var becomesBeforeWindow: MistakeText {
    MistakeText(
      "视图还没有加到窗口上，也能成为第一响应者。",
      """
      视图要在窗口里，becomeFirstResponder 才算数。[U-FR-04] 所以应当放在 viewIsAppearing 或 viewDidAppear 里，\
      viewWillAppear 太早。\
      [FR03]
      """)
  }

  static var touchesGoToFirstResponder: MistakeText {
    MistakeText(
      "触摸事件交给第一响应者。",
      """
      触摸交给命中测试视图，按手指的位置来找。[EV06, TO08] 第一响应者收到的是没有位置的事件：按\
      键、摇动、遥控。[FR04]
      """)
  }

  static var shakeGoesToFrontController: MistakeText {
    MistakeText(
      "摇动事件交给当前显示的控制器。",
      """
      摇动从第一响应者开始，沿响应者链往上。[MO01] 下面没人处理，或者没有第一响应者，才轮到控制\
      器。[U-MO-01, C6]
      """)
  }

  static var onlyFirstResponderIsAsked: MistakeText {
    MistakeText(
      "摇动、按键和菜单命令只交给第一响应者，它不处理就没了。",
      """
      第一响应者只是起点。它不处理，事件照样沿响应者链往上走，和触摸一样。[CH19, CH04]
      """)
  }
}
