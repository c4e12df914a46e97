import Engine

/// Where the documents disagree or err.
extension ChinesePages {
  static var x01: RuleText {
    RuleText(
      "事件分几类",
      """
      D0 列多点触摸、运动、遥控；D1 把运动叫加速计事件；D2 列触摸、按压、摇动、遥控、编辑菜单；\
      D4 说只有两类。各自的用意不同。记三大类即可：按压是 D2 的补充，\
      D4 的两类是触摸与非触摸两条投递路线。
      """)
  }

  static var x02: RuleText {
    RuleText(
      "alpha 的界限",
      """
      D0、D2 的代码写 <= 0.01；D1 写 0.0 ~ 0.01；D2 的清单、D3 和它引用的苹果原文写小于 0.01；\
      D2 的正文一处用 <，一处用 >，漏了等于。差别只在恰好 0.01。界限按“小于 0.01”记；\
      而 0.01 存成单精度后比 0.01 略小，所以 Hitchain 里它也点不到。
      """)
  }

  static var x03: RuleText {
    RuleText(
      "D2 把 YES 和 NO 写反了",
      """
      D2 讲七个视图时，说 alpha < 0.01、userInteractionEnabled = YES 或 hidden = NO 的视图不合适。\
      后两个写反了，应为 NO 和 YES。紧接着的一句、它的清单和代码都是对的。
      """)
  }

  static var x04: RuleText {
    RuleText(
      "谁的 clipsToBounds",
      """
      D0 说子视图的 clipsToBounds，D2、D3 说容纳它的视图的。后者对：超出的部分画不画，\
      由容纳它的视图决定。而命中测试根本不看这个属性。
      """)
  }

  static var x05: RuleText {
    RuleText(
      "先看关卡，还是先看点",
      """
      D0 的正文、D3、D4 说先调用 pointInside:withEvent:；D1、D2 和 D0 的代码先看交互、隐藏、透明。\
      命中的结果永远一样，只有日志不同。采用先看关卡。
      """)
  }

  static var x06: RuleText {
    RuleText(
      "是不是每个子视图都问",
      """
      D0 的正文和 D4 读起来像每个子视图都要问；D1、D2、D3 从后往前问，D2、\
      D3 还写明遇到第一个非 nil 就停。以后者为准。还要记住：父视图调用的是子视图的 \
      hitTest:withEvent:，子视图再调用自己的 pointInside:withEvent:。
      """)
  }

  static var x07: RuleText {
    RuleText(
      "A 到 E 例子里的先后",
      """
      D0 讲的是先 B 后 C、先 D 后 E，D4 只提 A、C、E。两种都可能发生，看 subviews 怎样排：[C, B]、\
      [E, D] 得到 D0 的过程，[B, C]、[D, E] 得到 D4 的过程。
      """)
  }

  static var x08: RuleText {
    RuleText(
      "C 落空之后",
      """
      D2 说 C 返回 nil 就去看 B，写错了。按它自己列的 C->D->A，接下来是 D，再是 A 自己，\
      最后才是 B。
      """)
  }

  static var x09: RuleText {
    RuleText(
      "少了半句",
      """
      D2 有一句只说了条件：C 能接收触摸，点在 C 里，C 的子视图全都返回 nil。缺的结论是：\
      C 就是最终的视图。
      """)
  }

  static var x10: RuleText {
    RuleText(
      "处理不了：什么都不做，还是交给下一个",
      """
      D2 的七步流程说处理不了就不做任何处理；D0、D1 和 D2 后面的章节说交给下一个响应者。\
      把前者读成“这个视图自己什么都不做”：事件还会往上走。
      """)
  }

  static var x11: RuleText {
    RuleText(
      "链的末尾",
      """
      D0、D1、D4 到 UIApplication 就丢弃；D2 说 delegate 合乎条件时还有 app delegate。采用 D2；\
      条件不满足时，末尾是 UIApplication。
      """)
  }

  static var x12: RuleText {
    RuleText(
      "视图控制器的下一个响应者",
      """
      D0、D4 说是控制器最顶层视图的父视图，根视图控制器则到窗口；D2 说根视图控制器到窗口，\
      被呈现的到呈现它的控制器；D1 没有给。几种说法相容：根视图控制器到窗口，被呈现的到呈现者，\
      放在别处的到其视图的父视图。
      """)
  }

  static var x13: RuleText {
    RuleText(
      "D1 自相矛盾",
      """
      D1 先说：视图是控制器的视图，就到控制器，否则到父视图。后来又说有控制器就给控制器，\
      最顶级的视图给窗口。前一种对；后一种说得松，还漏了顶层视图与窗口之间的控制器。
      """)
  }

  static var x14: RuleText {
    RuleText(
      "下一个，还是上一个",
      """
      D1 说“上一个响应者”，D2 有一处说“上几级响应者”，D0、D2、D4 说“下一个响应者”，\
      API 是 nextResponder。是同一个对象：链上的下一个，在层级里往上。
      """)
  }

  static var x15: RuleText {
    RuleText(
      "一个处理者，还是几个",
      """
      D0、D4 说找到处理者就停，D1 说一个事件可以由多个对象处理。处理者不调用 super 就停，\
      调用了就继续。两句都成立。
      """)
  }

  static var x16: RuleText {
    RuleText(
      "“第一响应者”指什么",
      """
      D2、D3、D4 把命中测试视图也叫第一响应者；D0 当作两样东西。用两个名字：\
      命中测试视图属于一次触摸，第一响应者事先指定、与触摸无关。把前一种叫法当作苹果文字里的另一个\
      用法记住。
      """)
  }

  static var x17: RuleText {
    RuleText(
      "target 为 nil 时从哪里找起",
      """
      D0 说从控件开始；D2 说从 target 对象和响应链开始，可 target 是 nil；\
      D4 译成了“target 以 nil 响应”。文档之间以 D0 为准，它的日志可以作证。\
      没有一篇提到苹果的 sendAction 页面，那里说的是第一响应者。
      """)
  }

  static var x18: RuleText {
    RuleText(
      "响应者链的用途",
      "D0 列了六种，D4 列了五种，缺运动事件。是 D4 漏了，按六种记。")
  }

  static var x19: RuleText {
    RuleText(
      "把 nil 写成 no",
      """
      D4 说子视图的 hitTest:withEvent: 返回“no”。应当是它返回 nil，\
      或者 pointInside:withEvent: 返回 NO。
      """)
  }

  static var x20: RuleText {
    RuleText(
      "事件是谁建的",
      """
      D4 读起来像是 key window 建了事件。建立事件的是 UIKit，把它发给 key window 的是 \
      UIApplication。
      """)
  }

  static var x21: RuleText {
    RuleText(
      "初始对象是什么",
      """
      D4 写成初始对象“不是命中测试视图，而是第一响应者”。原意是：\
      初始对象是命中测试视图或第一响应者，二者之一。
      """)
  }

  static var x22: RuleText {
    RuleText(
      "canBecomeFirstResponder 怎样改",
      "D0 说重写方法并返回 YES，D4 说设置属性。它是只读的，只能重写。")
  }

  static var x23: RuleText {
    RuleText(
      "运动事件的对象",
      """
      D0 说运动事件的对象因框架和运动的种类而异。D4 把这句拆开，前半安到触摸的 UIEvent 上。\
      以 D0 为准。
      """)
  }
}
