import Engine

/// Quiz problems.
extension ChinesePages {
  static var qz01: RuleText {
    RuleText(
      "经典题：C 关掉了交互，谁响应？",
      """
      A 在最下面，B 和 C 都是 A 的子视图，C 在最上面。点落在 C 里，\
      而 C 的 userInteractionEnabled 为 NO。点也在 B 里，就是 B；不在，就是 A。绝不会是 C。
      """,
      disagreement: """
        D3 出了这道题，却没有写出答案，也没有说点在不在 B 里。它的示例中，\
        蓝色整个落在绿色的范围里，所以由绿色响应，相当于 B。
        """)
  }

  static var qz02: RuleText {
    RuleText(
      "示例：一切正常",
      """
      红、绿、蓝三个视图代表 A、B、C，各加一个 tap 识别器。点在蓝色里，蓝色响应；在绿色里、\
      不在蓝色里，绿色响应；只在红色里，红色响应。
      """,
      disagreement: "D3 的正文没有给出尺寸，Hitchain 用的是它示例工程里的数字。")
  }

  static var qz03: RuleText {
    RuleText(
      "情形一：蓝色隐藏",
      "蓝色的 hidden 为 YES，点在蓝色与绿色重合的地方：响应的是绿色。",
      disagreement: """
        蓝色会不会打印 pointInside 那一行，取决于先看关卡还是先看点。Hitchain 先看关卡，\
        所以没有那一行。
        """)
  }

  static var qz04: RuleText {
    RuleText(
      "情形二：蓝色关掉交互",
      "蓝色的 userInteractionEnabled 为 NO，同一个点：响应的是绿色。")
  }

  static var qz05: RuleText {
    RuleText(
      "情形三：蓝色几乎全透明",
      "蓝色的 alpha 小于 0.01，同一个点：响应的是绿色。换成 0.02，又是蓝色。",
      disagreement: "示例工程用的是 0.00999，按哪种写法都点不到。有分歧的只是恰好 0.01。")
  }

  static var qz06: RuleText {
    RuleText(
      "情形四：蓝色伸出红色",
      """
      把蓝色移到有一部分伸出红色。点在伸出去的那部分，红色先说不在身上，蓝色没有机会；\
      点在仍属红色的那部分，还是蓝色响应。
      """)
  }

  static var qz07: RuleText {
    RuleText(
      "父视图关掉交互，两个按钮都不响应",
      """
      按钮 1 和按钮 2 的父视图 userInteractionEnabled 为 NO，点哪个都没有反应，\
      触摸落到父视图后面的视图上。
      """)
  }

  static var qz08: RuleText {
    RuleText(
      "重合处为什么是按钮 2？",
      """
      按钮 2 排在 subviews 的后面，盖在按钮 1 上面。子视图从后往前问，按钮 2 先命中，\
      还没有轮到按钮 1。
      """)
  }

  static var qz09: RuleText {
    RuleText(
      "D2 的两个问题",
      """
      怎样扩大按钮 2 的点击范围？怎样让按钮 1 只在左右两侧 40 点宽的地方响应？\
      都靠重写 pointInside:withEvent:：前者用扩大的矩形，后者用两条竖条。
      """,
      disagreement: "D2 说的是“像素”；代码里的 40 是点，而且有一半在按钮外面。")
  }
}
