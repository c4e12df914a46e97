import Engine

/// UIKit: first responder.
extension ChinesePages {
  static var uFR01: RuleText {
    RuleText(
      "canBecomeFirstResponder 默认为 NO",
      """
      它是只读的，要改只能重写。文本框、文本视图、搜索栏、集合视图、表格的 cell 等系统类返回 YES。
      """)
  }

  static var uFR02: RuleText {
    RuleText(
      "每个窗口一个第一响应者",
      "每个窗口各有一个第一响应者。只有 key window 的那个收得到键盘事件，软键盘也只在那里出现。")
  }

  static var uFR03: RuleText {
    RuleText(
      "becomeFirstResponder 的步骤",
      """
      已经是第一响应者，返回 YES。现任的不肯让位，或者新的 canBecomeFirstResponder 为 NO，\
      就返回 NO，什么都不变，原来的键盘也还在；双方都同意，旧的才让位。
      """)
  }

  static var uFR04: RuleText {
    RuleText(
      "要先在窗口里",
      "只有在窗口里（window 不为 nil）的视图才能成为第一响应者。")
  }

  static var uFR05: RuleText {
    RuleText(
      "viewWillAppear: 与 viewDidAppear:",
      """
      控制器被推入时，viewDidLoad 和 viewWillAppear: 里 window 还是 nil，\
      becomeFirstResponder 当场失败。文本框的键盘却常常照样出来，因为 UIKit 会记下“条件具备时再成\
      为第一响应者”的请求。
      """)
  }

  static var uFR06: RuleText {
    RuleText(
      "移出窗口就让位",
      """
      把第一响应者或它的祖先移出窗口，它就不再是第一响应者。这时它若不肯，也只是留下一条记录，\
      拦不住。
      """)
  }

  static var uFR07: RuleText {
    RuleText(
      "点文本框会发生什么",
      """
      点 UITextField 或 UITextView，它成为第一响应者，显示 inputView（键盘）和 \
      inputAccessoryView，后者沿响应者链往上找。代理的 ShouldBeginEditing 方法可以拒绝。
      """)
  }

  static var uFR08: RuleText {
    RuleText(
      "结束编辑",
      """
      UITextField 让位时先问代理的 shouldEndEditing，返回 NO 就不让。\
      endEditing: 问的是这个视图里面的第一响应者，传 YES 是强制。
      """)
  }

  static var uFR09: RuleText {
    RuleText(
      "点别处不会收起键盘",
      "点屏幕上别的地方，键盘不会自己收起来。")
  }

  static var uFR10: RuleText {
    RuleText(
      "让位之后没有接替",
      "resignFirstResponder 之后就没有第一响应者了，这个身份不会沿链往上交。")
  }

  static var uFR11: RuleText {
    RuleText(
      "窗口也能成为第一响应者",
      "一个窗口如果能成为第一响应者，makeKeyAndVisible 会让它成为第一响应者。")
  }

  static var uFR12: RuleText {
    RuleText(
      "不影响进行中的触摸",
      "换第一响应者，不会改变正在进行的触摸。")
  }
}
