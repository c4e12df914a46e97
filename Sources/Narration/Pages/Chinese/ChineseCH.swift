import Engine

/// The responder chain.
extension ChinesePages {
  static var ch01: RuleText {
    RuleText(
      "响应者链",
      """
      响应者链是一串连起来的响应者，每一个都知道自己的下一个响应者。有了它，\
      一个对象接不了的事件该交给谁，一目了然。
      """)
  }

  static var ch02: RuleText {
    RuleText(
      "响应者与 UIResponder",
      """
      能响应并处理事件的对象叫响应者，它们都继承 UIResponder。这个类声明了处理事件的方法：\
      四个 touches 方法，三个 motion 方法（Began、Ended、Cancelled），\
      还有 remoteControlReceivedWithEvent:。
      """,
      disagreement: """
        D0 只提到 motionBegan:withEvent: 和 motionEnded:withEvent:；\
        motionCancelled:withEvent: 只有 D1 列出。
        """,
      uikit: "如今还有四个按压方法，从 pressesBegan:withEvent: 到 pressesCancelled:withEvent:。")
  }

  static var ch03: RuleText {
    RuleText(
      "链的起点和终点",
      "链从初始对象开始：触摸是命中测试视图，其他事件是第一响应者。往上一直走到 UIApplication。",
      disagreement: """
        D0、D1、D4 到 UIApplication 为止；D2 说后面还可能有 app delegate。D2 更完整，采用 D2。
        """,
      uikit: "iOS 13 起，用场景的 App 在窗口与 UIApplication 之间还有 UIWindowScene。")
  }

  static var ch04: RuleText {
    RuleText(
      "不处理，就交给下一个",
      """
      初始对象不处理，事件就到它的下一个响应者。每个响应者自己决定：处理，还是交给 nextResponder。\
      直到有人处理，或者没有下一个为止。
      """,
      disagreement: """
        D0 把方法名拼成了 nextRsponder。D4 把初始对象写得像是“不是命中测试视图，\
        而是第一响应者”，是误译：两者都可能是初始对象，看事件的种类。
        """)
  }

  static var ch05: RuleText {
    RuleText(
      "默认的 touches 方法往上传",
      """
      UIResponder 的四个 touches 方法默认不处理触摸，只把同样的调用转给下一个响应者。\
      一个视图四个都没重写，触摸就从它手里继续往上走。
      """,
      disagreement: """
        D1 把这个对象叫“上一个响应者”，别的文档叫“下一个响应者”。是同一个对象：\
        链上的“下一个”，在层级里位于上方。
        """,
      uikit: """
        要拦就四个一起重写，而且都不调用 super。只重写 touchesBegan:withEvent:，\
        后面的移动和结束仍会往上走，祖先就收到没有开头的结尾。
        """)
  }

  static var ch06: RuleText {
    RuleText(
      "一个事件可以由几个对象处理",
      """
      处理了事件的响应者还可以调用 super，让事件接着往上走，上面的响应者就能再处理一次。\
      不调用 super，事件到它为止。
      """,
      disagreement: """
        D0、D4 说有人处理就停，D1 说可以多个对象处理。两句都对：停不停，看处理者有没有调用 super。
        """)
  }

  static var ch07: RuleText {
    RuleText(
      "没人处理就丢弃",
      "走到链的末尾还没有人处理，事件就被丢弃。不报错，也不崩溃，用户只会觉得点了没反应。",
      disagreement: """
        D0、D1、D4 在 UIApplication 处丢弃；按 D2 的说法，app delegate 若在链上，过了它才丢弃。\
        采用 D2。
        """)
  }

  static var ch08: RuleText {
    RuleText(
      "视图的下一个响应者",
      "视图若是某个视图控制器的根视图，下一个响应者就是这个控制器；否则是它的父视图。",
      disagreement: """
        D1 前后不一：先说的与这里相同；后面又说有控制器就给控制器，没有才给父视图，\
        那只对根视图成立。
        """,
      uikit: "既不是根视图、又没有父视图的视图，nextResponder 是 nil。")
  }

  static var ch09: RuleText {
    RuleText(
      "视图控制器的下一个响应者",
      """
      视图控制器排在自己的根视图之后：它的下一个响应者是根视图的父视图；对窗口的根视图控制器来说，\
      就是窗口。
      """,
      disagreement: """
        D0、D4 说是最顶层视图的父视图，根视图控制器则到窗口；D2 说根视图控制器到窗口，\
        被呈现的到呈现它的控制器；D1 从顶层视图直接到窗口。D0、D4 与 D2 合起来正好完整，\
        D1 漏掉了控制器。
        """,
      uikit: """
        在 iOS 13 以后的设备上打印，根视图控制器与窗口之间还有 UIDropShadowView、\
        UITransitionView 两个私有视图。规则没变：控制器的下一个响应者就是它视图的父视图。
        """)
  }

  static var ch10: RuleText {
    RuleText(
      "窗口的下一个响应者",
      "窗口的下一个响应者是 UIApplication 对象。",
      uikit: """
        用场景的 App（iOS 13 起）中间多一环：窗口、UIWindowScene、UIApplication。\
        苹果的页面没有写，打印 nextResponder 就看得到。rules documents 下没有这一环。
        """)
  }

  static var ch11: RuleText {
    RuleText(
      "UIApplication 的下一个响应者",
      """
      UIApplication 的下一个响应者是 app delegate，条件是 delegate 继承 UIResponder，\
      而且不是视图、视图控制器或 UIApplication 自己。条件不满足，链到 UIApplication 就结束。
      """,
      disagreement: """
        只有 D2 讲到 delegate，D0、D1、D4 都在 UIApplication 处结束。D2 更新也更完整，采用 D2。
        """)
  }

  static var ch12: RuleText {
    RuleText(
      "左图：只有一个控制器",
      """
      只有一个控制器的界面里，事件依次经过初始视图、它的父视图、控制器的根视图、视图控制器、窗口、\
      UIApplication。还没有人处理，就丢弃。
      """,
      disagreement: "D0 的第二步把父视图又叫“超级视图”，只是 superview 的另一种译法。")
  }

  static var ch13: RuleText {
    RuleText(
      "右图：控制器里套着控制器",
      """
      视图一层层往上，到自己控制器的根视图；根视图到控制器；控制器到根视图的父视图。\
      外面还有控制器，就把这三步再走一遍，直到根视图控制器；然后是窗口，最后是 UIApplication。
      """)
  }

  static var ch14: RuleText {
    RuleText(
      "路径各不相同，规则只有一套",
      """
      每个界面的路径不同，因为视图和控制器的摆法不同；定出路径的规则却是同一套。所谓最顶层视图，\
      是离控制器最近的那个，在这叠视图里是最底下的一层。
      """,
      disagreement: "D0 把 heuristics 译成“探视程序”，按“规则”理解就通了。")
  }

  static var ch15: RuleText {
    RuleText(
      "D1 讲的往上走",
      """
      D1 是这样说的：有控制器就给控制器，没有就给父视图；最顶级的视图给窗口；\
      窗口给 UIApplication；UIApplication 也不处理，就丢弃。
      """,
      disagreement: """
        它让最顶级的视图直接到窗口，漏了中间的控制器，与 D1 自己前面的规则不合，与 D0、D4 也不合。\
        顶层视图没有控制器时才是这样。
        """)
  }

  static var ch16: RuleText {
    RuleText(
      "没有唯一的响应者链",
      """
      App 里并没有一条固定的链。UIKit 只规定谁的下一个是谁，链是从当时的对象一个一个读出来的。\
      从两个视图出发会读出两条链，往上走到某处才会合。
      """)
  }

  static var ch17: RuleText {
    RuleText(
      "改变响应者链",
      """
      重写 nextResponder，链就改道；许多 UIKit 类自己就这样做。变的只是事件往上走的路，\
      命中测试照旧往下找，不受影响。
      """,
      uikit: "如果绕成了圈，目前没有资料说 UIKit 会替你检查。Hitchain 会发现并指出来。")
  }

  static var ch18: RuleText {
    RuleText(
      "不要自己转发给 nextResponder",
      """
      自定义视图处理遥控事件、动作消息、摇动或编辑菜单消息时，想让别的响应者也收到，\
      就调用 super 的同名方法，由 UIKit 去走链。不要直接把它们发给 nextResponder。
      """,
      disagreement: "D4 写的“parent class”是超类，不是父视图。")
  }

  static var ch19: RuleText {
    RuleText(
      "谁在用响应者链",
      """
      有六种用途：触摸事件、运动事件、遥控事件、动作消息、编辑菜单消息、文本编辑。\
      可见用到这条链的不只是事件。
      """,
      disagreement: "D0 列了六种；D4 漏了运动事件，只有五种。",
      uikit: "按压事件和键盘快捷键（UIKeyCommand）也沿着这条链走。")
  }
}
