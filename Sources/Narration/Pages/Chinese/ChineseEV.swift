import Engine

/// Events and the event queue.
extension ChinesePages {
  static var ev01: RuleText {
    RuleText(
      "事件是什么",
      """
      事件是一个对象，系统用它告诉 App：用户刚刚做了什么。手指碰屏幕、晃动设备，\
      都由 iOS 判断何时发生、怎样发生，再交给 App。
      """)
  }

  static var ev02: RuleText {
    RuleText(
      "三大类事件",
      "事件分三大类：多点触摸、运动（例如摇动）、多媒体遥控。日常开发里打交道最多的是触摸。",
      disagreement: """
        几篇文档列的清单并不一样。D1 把第二类叫“加速计事件”，D0 叫运动事件；D2 另加按压事件，\
        还把编辑菜单消息与事件并列；D4 说有两类，指的其实是触摸与非触摸两条投递路线。\
        按三大类来记，再补上 D2 的按压即可。
        """,
      uikit: """
        运动这一类里，走响应者链的只有摇动。加速度计、陀螺仪的读数由 Core Motion 送出，\
        不走响应者链。
        """)
  }

  static var ev03: RuleText {
    RuleText(
      "事件进入事件队列",
      """
      用户一有动作，UIKit 就建一个事件对象，装好处理所需的信息，排进当前活动 App 的事件队列。\
      进了队列不等于有人处理：要等轮到它，才会有响应者被调用。
      """,
      disagreement: """
        D2 把队列叫“任务队列”，D4 叫“current event loop queue”，说的都是事件队列。\
        D4 还写成由 key window 创建事件；创建者是 UIKit，把它发给窗口的是 UIApplication。
        """,
      uikit: """
        在 UIKit 里，触摸的命中测试在 sendEvent: 之前就做完了：分发的时候，\
        UITouch 已经带着自己的视图。文档讲的“先出队、再找视图”是简化的说法。
        """)
  }

  static var ev04: RuleText {
    RuleText(
      "先进先出",
      """
      事件队列由 UIApplication 管理，先产生的先处理。先点一下、摇一下、再点一下，\
      处理的顺序也是点、摇、点。
      """,
      disagreement: "明说先进先出的只有 D1。D0 说从队列顶部取，D2 说取最前端的那个，意思一致。",
      uikit: "事件都在主线程上处理。主线程卡住，事件就在队列里等着。")
  }

  static var ev05: RuleText {
    RuleText(
      "UIApplication 分发事件",
      "一个 App 只有一个 UIApplication 对象。它取出队首的事件往下发，文档说通常先发给 key window。",
      disagreement: """
        窗口的叫法不一：D0 用 key window，D1 用主窗口（keyWindow），D3 用主窗口（UIWindow），\
        D2 只写 UIWindow。文档的意思是 key window。
        """,
      uikit: """
        触摸不看谁是 key window：手指落在哪个窗口上，就归哪个窗口。key window 管的是键盘之类没有坐\
        标的事件。rules documents 按文档的说法走，rules uikit 按 UIKit 的做法走。
        """)
  }

  static var ev06: RuleText {
    RuleText(
      "初始对象",
      """
      窗口先把事件交给谁，看事件的种类：触摸交给手指所在的视图，即命中测试视图；\
      摇动和遥控交给第一响应者。最先拿到事件的这个对象叫初始对象。
      """,
      disagreement: """
        D2、D3、D4 把命中测试视图也叫“第一响应者”，D0 则分成两个名字。分开记更清楚：\
        命中测试视图每次触摸现找，第一响应者是事先定好的。
        """)
  }

  static var ev07: RuleText {
    RuleText(
      "触摸事件里装着什么",
      """
      对触摸来说，事件对象是一个 UIEvent，里面装着一组 UITouch，一根手指一个。两指同时落下，\
      是一个 UIEvent、两个 UITouch。
      """,
      disagreement: """
        D4 把两句话搅在了一起，写成 UIEvent 取决于你用什么对象处理运动事件。按 D0 来读：\
        UIEvent 装的是触摸；因框架和种类而不同的是运动事件的对象。
        """)
  }

  static var ev08: RuleText {
    RuleText(
      "先往下找，再往上交",
      """
      处理一次触摸分两段，方向相反。第一段往下找：UIApplication、窗口、视图，\
      一层层找到命中测试视图。第二段往上交：先调用这个视图的 touches 方法，它不处理，\
      事件就顺着响应者链上去。找到视图只是开头。
      """,
      uikit: """
        往下走的是 subviews，往上走的是 nextResponder，两条路并不完全重合：\
        视图控制器只在往上的那条路上出现。
        """)
  }

  static var ev09: RuleText {
    RuleText(
      "D2 的七步流程",
      """
      D2 把一次触摸讲成七步：事件排进 UIApplication 的队列；队首的事件发给 UIWindow；\
      窗口发给视图；视图看自己能不能接、点在不在身上，行就去看子视图；每个子视图照做一遍；\
      子视图都不合适，处理者就是自己；自己也处理不了，就什么都不做。
      """,
      disagreement: """
        第七步与 D2 自己讲响应者链的一节、与 D0、D1 都矛盾：没处理的事件会交给下一个响应者，\
        走到链尾才丢弃。把第七步读成“这个视图自己什么都不做”，就对得上了。
        """)
  }

  static var ev10: RuleText {
    RuleText(
      "没有视图接，事件就作废",
      """
      手指一碰屏幕就有事件，问题只在有没有视图来接。从窗口找到底都没有，事件就此作废，\
      任何 touches 方法都不会被调用。
      """,
      disagreement: """
        这里说的是没找到视图，在查找阶段就结束了；事件走到响应者链末尾才丢弃，是另一种结局。\
        不要混为一谈。
        """,
      uikit: """
        一个窗口的命中测试得到 nil，UIKit 会接着问它下面的窗口；所有窗口都没有，触摸才被丢弃。
        """)
  }
}
