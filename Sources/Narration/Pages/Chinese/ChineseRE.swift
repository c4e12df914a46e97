import Engine

/// Recipes.
extension ChinesePages {
  static var re01: RuleText {
    RuleText(
      "让 20×20 的按钮更好点",
      """
      想让按钮四面各多出 10 点可点，有三条路：只让图片保持原来的大小，按钮做成两倍大；\
      在上面盖一个更大的视图或按钮来接点击；写一个子类，重写 hitTest:withEvent: 或 \
      pointInside:withEvent:。
      """)
  }

  static var re02: RuleText {
    RuleText(
      "重写 hitTest:withEvent: 的写法",
      """
      D0 的第一段代码：没过关，返回 nil；点在四面扩 10 点的矩形里，就从后往前问子视图，\
      返回第一个非 nil，没有就返回自己；点不在矩形里，返回 nil。它从头到尾不调用 \
      pointInside:withEvent:。
      """,
      disagreement: "它写的是 alpha <= 0.01，与苹果的小于 0.01 只在恰好 0.01 时有别。",
      uikit: """
        整段重写会绕过系统自己的检查，例如动画期间不接收触摸的那一条。只为扩大范围，\
        重写 pointInside:withEvent: 更稳妥。
        """)
  }

  static var re03: RuleText {
    RuleText(
      "重写 pointInside:withEvent: 的写法",
      """
      D0 的第二段代码只判断点在不在 bounds 四面扩 10 点的矩形里，其余的事由继承来的 \
      hitTest:withEvent: 去做。结果与第一段相同。
      """,
      disagreement: "D2 的同款代码漏了变量的类型，编译不过。")
  }

  static var re04: RuleText {
    RuleText(
      "交给父视图，之一：按钮返回 nil",
      "让按钮的 hitTest:withEvent: 返回 nil，命中测试视图就成了父视图。按钮的动作不会再执行。",
      uikit: "确切地说，按钮返回 nil 之后，父视图先问其余的子视图，都没有才轮到自己。")
  }

  static var re05: RuleText {
    RuleText(
      "交给父视图，之二：父视图返回 self",
      "让父视图的 hitTest:withEvent: 返回 self，触摸就到不了它的子视图。",
      disagreement: """
        D0 的写法没有判断点。这样一来，父视图范围以外的点、父视图隐藏时的点，它也照收。\
        应当先判断点在不在身上。
        """)
  }

  static var re06: RuleText {
    RuleText(
      "交给父视图，之三：target 为 nil",
      """
      按钮登记动作时 target 给 nil，点击之后动作消息沿响应者链往上，\
      由父视图或控制器里的同名方法接住。
      """,
      disagreement: """
        D0 说按钮处理不了事件，事件往上传，这不准确：触摸一直归按钮，命中测试视图也始终是它，\
        往上走的只是动作消息。
        """)
  }

  static var re07: RuleText {
    RuleText(
      "交给兄弟视图",
      """
      C 盖着兄弟视图 B，C 里有 D 和 E。要让 C 的空白处归 B，D、E 照常，\
      就重写 C 的 hitTest:withEvent:：先问 super，答案是 C 自己就返回 nil，否则照样返回。\
      Hitchain 里写作 override C hit-test pass-through。
      """,
      disagreement: """
        D0 的正文说直接返回 nil，与它的代码不是一回事。另外，D0 沿用的那张 A 到 E 的图里，\
        B 不在 C 下面，触摸会落到 A；两者重叠，这个办法才会给到 B。
        """)
  }

  static var re08: RuleText {
    RuleText(
      "一律返回 nil 的后果",
      """
      C 的 hitTest:withEvent: 不分情况返回 nil，C 的整个子树就都点不到：D 和 E 也没了，\
      触摸全落到 C 后面的视图。
      """,
      disagreement: "D0 的正文这样说，代码却不是这样。要保住 D 和 E，以代码为准。")
  }

  static var re09: RuleText {
    RuleText(
      "只剩一半宽的横幅",
      """
      集合视图的 cell 里有一个放图片的滚动视图。把 cell 缩到一半宽，\
      cell 和滚动视图的 clipsToBounds 都设成 NO，右半边还看得见，却滑不动：那里的点在 cell 外面，\
      pointInside:withEvent: 返回 NO。
      """)
  }

  static var re10: RuleText {
    RuleText(
      "横幅的解法",
      """
      重写 cell 的 hitTest:withEvent:：先问 super，得到 nil 就返回滚动视图。于是从右半边按下，\
      触摸也归滚动视图，图片就能滑了。
      """)
  }

  static var re11: RuleText {
    RuleText(
      "这个解法的代价",
      """
      父视图拿来问的点，不管多远，cell 都会答“滚动视图”，哪怕 cell 隐藏着或关掉了交互。\
      排在它下面的兄弟视图因此丢了触摸。
      """,
      disagreement: """
        D0 没有提这个代价。稳妥的写法先判断点在不在一个放大了的矩形里，再返回滚动视图。
        """)
  }

  static var re12: RuleText {
    RuleText(
      "找到视图所在的控制器",
      """
      从视图自己起，沿父视图一个一个看它的 nextResponder，遇到第一个 UIViewController 就是；\
      一直没有，返回 nil。沿着 nextResponder 取上面几级的对象，是响应者链最常见的用法。
      """,
      disagreement: "D2 的注释说这是找“当前顶部 vc”，其实找到的是离视图最近的那个控制器。")
  }

  static var re13: RuleText {
    RuleText(
      "找到按钮所在的 cell",
      """
      从按钮起顺着 nextResponder 往上，遇到 MyCell 类的对象就是它所在的 cell，中间隔几层都不要紧。
      """,
      disagreement: """
        D2 的方法声明返回 MyCell *，却没有 return。要补上找到时的 return cell; 和最后的 return \
        nil;。
        """)
  }

  static var re14: RuleText {
    RuleText(
      "给查找过程加日志",
      """
      在每个视图里重写那两个方法，先调用 super，再打印类名和结果，就看得到查找经过了谁。\
      因为打印在 super 之后，hitTest 的日志从最深的视图开始出现。
      """)
  }

  static var re15: RuleText {
    RuleText(
      "hitTest:withEvent: 的其他用处",
      """
      D3 点了两个：扩大 UIControl 的响应区域，让伸出父视图的子视图也能响应。它没有展开；\
      D0 的扩大按钮和横幅两个例子正好各做了一个。
      """)
  }
}
