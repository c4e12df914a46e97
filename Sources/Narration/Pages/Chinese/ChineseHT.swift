import Engine

/// Hit testing.
extension ChinesePages {
  static var ht01: RuleText {
    RuleText(
      "命中测试",
      """
      命中测试就是找出手指落在哪个视图里。它以视图为单位：拿触摸点和各个视图的 bounds 比较，\
      从窗口一路往里找。最后找到的那个叫命中测试视图。
      """,
      disagreement: """
        同一个结果，D0 叫命中测试视图，D2、D3、D4 还叫它“第一响应者”。\
        后一种叫法容易和真正的第一响应者混淆，Hitchain 只用前一种。
        """,
      uikit: """
        手指按下一次，UIKit 会把命中测试做两三遍，所以 hitTest:withEvent: 里不要有副作用。\
        移动和抬起时不再做。
        """)
  }

  static var ht02: RuleText {
    RuleText(
      "最深的视图赢",
      """
      包含触摸点的视图往往有好几层，结果取最深的，也就是离窗口最远的那个。E 在 C 里，\
      点落在 E 里时 C 也包含它，但答案是 E。兄弟视图重叠时，先比谁在上面，再往那一枝的深处找。
      """,
      disagreement: """
        D0、D4 说“最低”，D2、D3 说“最深”，是一个意思：在层级里离窗口最远。\
        不是说画面上压在最底下。
        """)
  }

  static var ht03: RuleText {
    RuleText(
      "hitTest:withEvent: 的算法",
      """
      一共五步：自己不能接收触摸，返回 nil；点不在自己身上，返回 nil；从最后一个子视图问到第一个，\
      先把点换算到它的坐标系，再调用它的 hitTest:withEvent:；谁先给出非 nil，就把这个答案返回；\
      都没有，返回自己。
      """,
      disagreement: """
        前两步谁先，文档有分歧：D0 的正文、D3、D4 先看点，D1、D2 和 D0 的代码先看关卡（交互、\
        隐藏、透明）。结果一样，日志不同；Hitchain 先看关卡。D1 说不满足就“传递到此结束”，\
        只对这一枝成立，兄弟视图照样会被问。D2 的代码注释有两个 ②，只是编号写重了。
        """)
  }

  static var ht04: RuleText {
    RuleText(
      "hitTest:withEvent: 与 pointInside:withEvent:",
      """
      hitTest:withEvent: 收一个 CGPoint 和一个 UIEvent，返回命中测试视图；没有就返回 nil。\
      点在不在身上，它去问自己的 pointInside:withEvent:。\
      两个都是 UIView 的方法，UIResponder 里没有。
      """,
      disagreement: """
        D0 的正文、D3、D4 说一进来就调用 pointInside:withEvent:；D1、\
        D2 以及 D0 的代码先看 userInteractionEnabled、hidden、alpha。区别只在日志里看得到：\
        先看关卡的话，隐藏视图的 pointInside:withEvent: 根本不会被调用。Hitchain 先看关卡。
        """,
      uikit: "确切的顺序苹果没有写明。几个重新实现 UIKit 的项目都先看这些属性。")
  }

  static var ht05: RuleText {
    RuleText(
      "不在身上，整个子树跳过",
      """
      点不在一个视图里，它的 pointInside:withEvent: 返回 NO，hitTest:withEvent: 返回 nil，\
      它下面的整个子树都不再问。没碰到父视图，就不算碰到里面的子视图。
      """,
      disagreement: """
        D4 说子视图的 hitTest:withEvent: 返回“no”，是笔误：hitTest:withEvent: 返回的是 nil，\
        返回 NO 的是 pointInside:withEvent:。
        """)
  }

  static var ht06: RuleText {
    RuleText(
      "子视图从后往前问",
      """
      subviews 数组里越靠后的视图盖得越高，所以从数组末尾问起，最先问看起来在最上面的那个。\
      把它想成一个栈：最后放上去的最先被问到。
      """,
      disagreement: """
        D0 的正文和 D4 没提顺序，读起来像是每个子视图都要问；D1、D2、D3 都说从后往前。\
        “后”指数组的后端，在画面上正是最前面。
        """,
      uikit: """
        起作用的只有 subviews 的顺序。改 layer.zPosition 能让一个视图画到上面，命中的先后却不变。
        """)
  }

  static var ht07: RuleText {
    RuleText(
      "先答先得",
      """
      第一个给出非 nil 的子视图定下结果，父视图把这个答案返回，剩下的子视图不再问。\
      所以两个兄弟视图重叠时，下面那个的 hitTest:withEvent: 连调用都不会调用。
      """,
      disagreement: """
        D0 的正文说对每个返回 YES 的子视图都递归，读起来像要全部问一遍；D2、\
        D3 和 D0 自己的代码都是遇到第一个非 nil 就停。以后者为准。
        """)
  }

  static var ht08: RuleText {
    RuleText(
      "没人接，就是自己",
      """
      子视图全都返回 nil，或者根本没有子视图，这个视图就返回自己。点落在两个子视图之间的空隙里，\
      命中的就是它们的父视图。
      """)
  }

  static var ht09: RuleText {
    RuleText(
      "答案原样往回传",
      "找到 E 之后，E、C、A 和窗口的 hitTest:withEvent: 返回的都是同一个 E，路上没有人改它。",
      uikit: """
        重写了方法的视图可以换掉答案，甚至换成并不包含这个点的视图；换上的那个就成为 touch.view。
        """)
  }

  static var ht10: RuleText {
    RuleText(
      "点要换算坐标",
      """
      传给 hitTest:withEvent: 和 pointInside:withEvent: 的点，用的总是接收者自己的坐标系。\
      父视图问子视图之前先换算：对自己调用 convertPoint:toView:，或者对子视图调用 \
      convertPoint:fromView:，结果相同。比如 A 里的 (230, 320)，到了原点在 (20, 200) 的 C 里就是 \
      (210, 120)。
      """,
      uikit: """
        换算时会算上 bounds.origin 和 transform。滚动视图滚动以后，屏幕上同一个点对应的内容变了，\
        靠的就是 bounds.origin。
        """)
  }

  static var ht11: RuleText {
    RuleText(
      "A 到 E 的例子",
      """
      A 里有 B 和 C，C 里有 D 和 E，手指落在 E 里。点在 A 里，于是看 A 的子视图；点在 C 里、\
      不在 B 里，于是看 C 的子视图；点在 E 里、不在 D 里。E 下面再没有别的视图，结果就是 E。
      """,
      disagreement: """
        D0 说先查 B 再查 C，先查 D 再查 E；D4 只提到 A、C、E。两种都可能对，\
        取决于 subviews 的顺序，结果都是 E。
        """)
  }

  static var ht12: RuleText {
    RuleText(
      "例子里到底问了谁",
      """
      子视图从后往前问。A 的 subviews 是 [C, B]、C 的是 [E, D] 时，B 和 D 先被问、先落空，\
      这正是 D0 讲的过程。换成 [B, C] 和 [D, E]，先问到的 C 和 E 就有了答案，B 和 D 根本不会被问，\
      这是 D4 讲的过程。
      """,
      disagreement: "D0 与 D4 的过程不同，命中的都是 E。决定过程的顺序规则由 D1、D2、D3 给出。")
  }

  static var ht13: RuleText {
    RuleText(
      "伸出父视图的部分点不到",
      "点落在子视图里、却在父视图之外，就命中不了：它必须同时在两者之内。看得见，不等于点得到。",
      disagreement: """
        三篇都提到 clipsToBounds，却不是同一个视图的：D0 说子视图的，D2、D3 说容纳它的视图的。\
        后者对；而且它只管画不画，不管点不点得到。
        """,
      uikit: """
        拦下触摸的是父视图的 pointInside:withEvent:。想让伸出去的部分点得到，要改的是父视图，\
        以及更上面每一层没有包含这个点的祖先。
        """)
  }

  static var ht14: RuleText {
    RuleText(
      "clipsToBounds 只管显示",
      """
      父视图的 clipsToBounds 为 NO，子视图伸出去的部分就画得出来，但并不因此点得到。设成 YES，\
      伸出去的部分不画，命中的结果完全一样。
      """,
      disagreement: """
        D0 说的是子视图的 clipsToBounds，D2、D3 说的是容纳它的视图的。后者对：裁不裁子视图，\
        由父视图决定。
        """,
      uikit: "命中测试从头到尾不看 clipsToBounds。")
  }

  static var ht15: RuleText {
    RuleText(
      "透明的内容照样点得到",
      """
      命中测试不管视图画了什么。背景是透明色、图片有镂空，只要点在视图里、视图自己的 alpha 够高，\
      就算命中。
      """,
      uikit: "圆角和 mask 同样不改变可点的形状。想按形状来点，重写 pointInside:withEvent:。")
  }

  static var ht16: RuleText {
    RuleText(
      "从窗口开始找",
      """
      事件到了窗口，先调用窗口的 hitTest:withEvent:，窗口再去问自己的视图，一直问到最合适的视图，\
      或者事件作废。窗口自己也是视图，重写它的这个方法就能左右整次查找。
      """,
      uikit: """
        没有别的视图可选时，窗口返回它自己，所以一个全屏的透明窗口会挡住下面的一切。让它返回 nil，\
        UIKit 就去问下面的窗口。
        """)
  }

  static var ht17: RuleText {
    RuleText(
      "D2 的七个视图",
      """
      父视图的 subviews 是 [B, A]，A 的是 [D, C]，B 的是 [F, E]。点若同时落在这七个视图里，\
      轮到的次序是 C、D、A、E、F、B、父视图：前一个接不了，才轮到后一个。
      """,
      disagreement: "D2 只写出父视图的数组，另外两个从它给的 C->D->A、E->F->B 推出来。")
  }

  static var ht18: RuleText {
    RuleText(
      "合适的视图也要先问子视图",
      """
      一个视图能接收，点也在它身上，还不算最后的答案：它要先从后往前问一遍自己的子视图。\
      全都返回 nil，答案才是它。
      """,
      disagreement: "D2 讲 C 的那句话有条件、没结论。缺的半句是：这时 C 就是最终的视图。")
  }

  static var ht19: RuleText {
    RuleText(
      "C 落空，轮到 D",
      "C 返回 nil，接着问的是同在 A 里的 D，再不行就是 A 自己。A 的整个子树都返回 nil，才轮到 B。",
      disagreement: "D2 的正文说 C 落空就去看 B，与它自己列的 C->D->A 矛盾。以后者为准。")
  }
}
