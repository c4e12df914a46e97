import Engine

/// pointInside and regions.
extension ChinesePages {
  static var pi01: RuleText {
    RuleText(
      "pointInside:withEvent: 问的是什么",
      "它只回答一件事：这个点在不在我身上。点用的是接收者自己的坐标系，传错了坐标系，答案就错。")
  }

  static var pi02: RuleText {
    RuleText(
      "默认看 bounds",
      "不重写的话，点在 bounds 之内返回 YES，否则返回 NO。",
      disagreement: "没有一篇说右边和下边算不算在内。",
      uikit: """
        左边、上边算在内，右边、下边不算：20×20 的视图里，x = 0 算，x = 20 不算。\
        空矩形不包含任何点。看的是 bounds，连同 bounds.origin，不是 frame。
        """)
  }

  static var pi03: RuleText {
    RuleText(
      "CGRectInset 与 CGRectContainsPoint",
      """
      CGRectInset(rect, dx, dy) 把原点移动 (dx, dy)，宽减去 2dx，高减去 2dy。给负数，\
      就是四面往外扩：(0, 0, 20, 20) 配上 -10，得到 (-10, -10, 40, 40)。\
      CGRectContainsPoint 判断点在不在矩形里。
      """)
  }

  static var pi04: RuleText {
    RuleText(
      "改 pointInside 就能改命中",
      """
      hitTest:withEvent: 会去问 pointInside:withEvent:，所以只重写后者，就足以改变哪里点得到。\
      另一条路是直接重写 hitTest:withEvent:。
      """,
      uikit: """
        只想改可点的大小或形状，重写 pointInside:withEvent: 更省事：\
        关卡和子视图的查找都沿用系统的实现。
        """)
  }

  static var pi05: RuleText {
    RuleText(
      "让按钮 2 四面各大 10 点",
      """
      重写按钮 2 的 pointInside:withEvent:，先用 CGRectInset(self.bounds, -10, -10) 得到大一圈的矩\
      形，再看点在不在里面。样子不变，可点的范围变大。
      """,
      disagreement: """
        D2 的代码给没有声明的 bounds 赋值，编译不过，前面要加上类型 CGRect。\
        D0 的同款代码没有这个毛病。
        """,
      uikit: """
        扩出来的部分仍在父视图以内才有用。按钮 2 排在按钮 1 之后，所以扩到按钮 1 上面的那一圈也归\
        按钮 2。
        """)
  }

  static var pi06: RuleText {
    RuleText(
      "只让两侧的边缘可点",
      """
      D2 给出一个不规则区域：左右两条边上各取一条 40 点宽的竖条，一半在按钮里，一半在外面，\
      点落在其中一条里才算；同时点还要在四面各扩 20 点的矩形里。按钮正中反而点不到。
      """,
      disagreement: """
        D2 的注释说高度也加 40，可两条竖条的 y 只从 0 到 120；按钮正好高 120 时，\
        上下多出来的部分用不上。它还把 frame 的宽和 bounds 混着用，把按钮写成“图片”，\
        把点写成“像素”。
        """)
  }

  static var pi07: RuleText {
    RuleText(
      "不规则区域的结果",
      """
      点在区域里，pointInside:withEvent: 返回 YES，按钮 1 成为最合适的视图，动作执行。不在区域里，\
      哪怕正中按钮中央，也返回 NO，动作不执行。
      """)
  }

  static var pi08: RuleText {
    RuleText(
      "重合处归按钮 2",
      """
      两个按钮重合的地方，点就算也在按钮 1 的不规则区域里，执行的还是按钮 2 的动作。\
      按钮 2 先被问到，按钮 1 没有机会。
      """)
  }

  static var pi09: RuleText {
    RuleText(
      "再扩也出不了父视图",
      """
      把可点的范围扩到父视图外面是白费力气：父视图先说点不在身上，这一枝就跳过了。\
      扩大只在父视图以内有效。
      """,
      disagreement: """
        没有一篇在扩大按钮的代码旁边说明这个限制。它从“点必须同时在父视图和子视图里”推出来。
        """,
      uikit: "不止父视图，再往上每一层祖先都要包含这个点。")
  }
}
