import Engine

/// First responder.
extension ChinesePages {
  static var fr01: RuleText {
    RuleText(
      "第一响应者",
      """
      第一响应者是事先指定、最先接收非触摸事件的对象，通常是一个视图。键盘输入、摇动、遥控、\
      编辑菜单都先找它。
      """,
      disagreement: """
        D2、D3、D4 有时把命中测试视图也叫第一响应者。那是另一种用法，只对那一次触摸有效；\
        两个名字最好分开。
        """,
      uikit: "每个窗口各有一个第一响应者，收键盘事件的只有 key window 的那个。")
  }

  static var fr02: RuleText {
    RuleText(
      "怎样成为第一响应者",
      """
      要两样：重写 canBecomeFirstResponder，返回 YES；收到 becomeFirstResponder 消息。谁来发都行，\
      也可以自己发给自己。
      """,
      disagreement: "D4 说是“设置属性”。它是只读的，只能重写，默认为 NO。",
      uikit: """
        还有两个条件：对象要在窗口里；现任的第一响应者要肯让位。少一个，\
        becomeFirstResponder 就返回 NO，第一响应者不变。
        """)
  }

  static var fr03: RuleText {
    RuleText(
      "不要太早",
      """
      对象图建立好之后才能指定第一响应者：在 viewDidAppear: 里调用 becomeFirstResponder 会成功，\
      在 viewWillAppear: 里调用返回 NO。
      """,
      disagreement: """
        D0 的作者把“对象图”理解成渲染完成，并注明是个人看法；D4 说成对象或视图已经建立。\
        要紧的是：视图已经在窗口里了。
        """,
      uikit: """
        文本输入视图有个例外：在 viewWillAppear: 里虽然返回 NO，键盘常常还是跟着页面出来，\
        因为 UIKit 记下了这个请求。从 iOS 13 起，两者之间还有 viewIsAppearing:，这时视图已经加进\
        层级，是最早可行的时机。自己的视图请放在 viewIsAppearing: 或 viewDidAppear: 里。
        """)
  }

  static var fr04: RuleText {
    RuleText(
      "非触摸事件先找第一响应者",
      "触摸以外的事件先给第一响应者；它处理不了，就顺着响应者链交给下一个响应者。",
      uikit: """
        文档没有说没有第一响应者时怎么办。从观察看，UIKit 会从最前面的视图控制器开始，\
        而不是把摇动丢掉。
        """)
  }

  static var fr05: RuleText {
    RuleText(
      "按事件的种类选起点",
      """
      UIKit 按种类决定最先给谁：触摸给手指所在的视图；按压给有焦点的响应者；摇动、遥控、\
      编辑菜单给你或 UIKit 指定的对象。
      """,
      disagreement: """
        D2 把这三种起点都叫“第一响应者”。为免混淆，触摸的起点叫命中测试视图，\
        最后一种才叫第一响应者。
        """)
  }

  static var fr06: RuleText {
    RuleText(
      "命中测试视图也叫“第一响应者”？",
      """
      点一个普通视图，它最先得到处理这次触摸的机会，有的资料因此也叫它第一响应者。\
      但 isFirstResponder 为 YES 的那个对象并没有变。
      """,
      disagreement: """
        D2、D3、D4 这样叫；D0 把命中测试视图和第一响应者当作两样东西。按 D0 分开叫更清楚。
        """)
  }

  static var fr07: RuleText {
    RuleText(
      "只有文本输入自动成为第一响应者",
      """
      用户点文本框或文本视图，UIKit 自动让它成为第一响应者。\
      其他对象都要显式调用 becomeFirstResponder。
      """,
      disagreement: "D4 的“display the call”是“显式调用”的误译。",
      uikit: "反过来，点别的地方并不会自动收起键盘。")
  }
}
