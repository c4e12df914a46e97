import Engine

/// Contested points.
extension ChinesePages {
  static var c1: RuleText {
    RuleText(
      "alpha 恰好为 0.01，点得到吗？",
      """
      问题是 alpha 正好等于 0.01 的视图能不能命中。Hitchain 先把 alpha 存成单精度，\
      再忽略小于 0.01 的：0.01 点不到，0.010000001 起点得到。
      """,
      uikit: """
        苹果写的是小于 0.01；试过的人说要大于 0.01 才行，用过的最小值是 0.011。两边可以同时成立：\
        0.01 存成单精度是 0.00999999977648…，用双精度去比就小于 0.01；但若两边都用单精度比，\
        0.01 就会通过。没有找到直接的测量。记住：0.01 当作看不见，想点得到就用 0.02；\
        文章里写 < 还是 <=，对平常会写的数值没有区别。
        """)
  }

  static var c2: RuleText {
    RuleText(
      "禁用的控件会吞掉触摸吗？",
      """
      问题是 enabled 为 NO 的控件会不会把触摸拦下来。Hitchain 让它的 hitTest:withEvent: 返回 nil：\
      控件连同里面的视图都跳过，触摸落到后面。
      """,
      uikit: """
        主张拦下的，有一个重新实现和早年的问答。主张放行的更多：UIControl 自己重写了 \
        hitTest:withEvent:，另两个重新实现也返回 nil 或关掉交互，还有几个项目为了拦住触摸专门加代\
        码。记住：禁用的按钮对触摸是透明的，后面的单元格或视图会收到点击；要拦，\
        就在后面垫一个视图，或重写 hitTest:withEvent: 返回自己。
        """)
  }

  static var c3: RuleText {
    RuleText(
      "target 为 nil，从第一响应者还是控件找起？",
      """
      问题是 target 为 nil 的动作消息从哪里开始找。Hitchain 在 rules uikit 下：\
      key window 有第一响应者，就只走它的链；没有，才走控件的链。rules documents 从控件开始。
      """,
      uikit: """
        苹果自己的两处文字相反：UIApplication 的 sendAction 页面说第一响应者，旧的事件指南说控件。\
        实例偏向前者：第一响应者不在按钮的链上时，动作跑到了它那边；文本框有焦点时，\
        弹窗里的按钮找不到自己的控制器，而且没有第二次机会。记住：没有键盘时，看起来像从按钮找起；\
        让另一个控制器里的文本框得到焦点，同一个按钮就没反应了。两种规则都试一遍就明白。
        """)
  }

  static var c4: RuleText {
    RuleText(
      "手指滑出控件多远才算出去？",
      """
      问题是控件跟踪手指时，“里面”放宽多少。Hitchain 四面放宽 70 点，可以改；\
      最初按下仍要准确地点在控件里。
      """,
      uikit: """
        一个重新实现用手机 70 点、iPad 25 点，有人测得约 70 点，也有人猜 100 点。\
        苹果没有公布数字。记住：手指滑出按钮约 70 点以内，仍算在里面；\
        但最初按下必须正好在按钮里。
        """)
  }

  static var c5: RuleText {
    RuleText(
      "同一个视图上有两个一样的手势，谁赢？",
      "问题是同一个视图加了两个相同的识别器，哪一个成功。Hitchain 让后加的赢，并标明这不是约定。",
      uikit: """
        两份报告看到后加的赢；两个重新实现却从先加的问起；苹果没有承诺任何顺序。记住：不要依赖它，\
        用 requireGestureRecognizerToFail: 或代理方法说清楚。
        """)
  }

  static var c6: RuleText {
    RuleText(
      "没有第一响应者，摇动和按键给谁？",
      """
      问题是没有第一响应者时，摇动、按键这类事件的去处。Hitchain 从最前面的视图控制器开始：\
      根视图控制器，往里到选中的子控制器，再到被呈现的；然后走它的链。
      """,
      uikit: """
        一个重新实现直接丢弃。有人在 iOS 14.5 和 15 上测按键，发现 UIKit 会挑最深的合适的控制器；\
        也有文章说控制器不做第一响应者也能收到摇动。文档只保证第一响应者能收到。记住：\
        多半是眼前的控制器拿到；要稳妥，就重写 canBecomeFirstResponder，\
        并在 viewDidAppear: 里调用 becomeFirstResponder。
        """)
  }

  static var c7: RuleText {
    RuleText(
      "在 viewWillAppear: 里要第一响应者",
      """
      问题是这时调用 becomeFirstResponder 到底行不行。Hitchain 在 window 为 nil 时返回 NO；\
      若是文本输入视图，就记下这个愿望，等它进了窗口再兑现。
      """,
      uikit: """
        D0、D4 和苹果都说不行。实际中，文本框的键盘却常常随页面一起出来；\
        UIKit 的头文件里也有“等条件具备再成为第一响应者”一类的私有方法。记住：返回值是 NO，\
        键盘仍可能出来，因为 UIKit 记着；自己的视图请放到 viewIsAppearing: 或 viewDidAppear: 里做。
        """)
  }

  static var c8: RuleText {
    RuleText(
      "窗口之后是场景吗？",
      """
      问题是窗口的下一个响应者是 UIWindowScene 还是 UIApplication。Hitchain 默认有场景：窗口、\
      UIWindowScene、UIApplication、app delegate，不含 scene delegate。
      """,
      uikit: """
        苹果的页面写窗口到 UIApplication。四份公开的链（其中两份是程序打印的）都是窗口、\
        UIWindowScene、UIApplication、app delegate，没有一份出现 scene delegate。记住：\
        苹果的页面省了场景，自己打印 nextResponder 就看得到；scene delegate 不在链上。
        """)
  }

  static var c9: RuleText {
    RuleText(
      "tapCount 的界限",
      """
      问题是隔多久、离多远还算连点。Hitchain 取上次抬起到这次按下不超过 0.35 秒、\
      相距不超过 45 点。按满 0.75 秒、移得更远、或者成了别的手势，都不算点击。
      """,
      uikit: """
        苹果没有公布。一个重新实现的触摸用 0.3 秒和三分之一英寸，手势识别器的数字是 0.35 秒和 45 \
        点。记住：这只是近似，系统随时可以改。
        """)
  }

  static var c10: RuleText {
    RuleText(
      "触摸途中把视图移走",
      """
      问题是命中测试视图在触摸进行中被移出层级会怎样。Hitchain 给它发 \
      touchesCancelled:withEvent:，此后这个触摸不属于任何视图。它自己的识别器停下，\
      仍在窗口里的视图的识别器继续跟着手指。
      """,
      uikit: """
        按苹果对运动事件的说法类推，应当取消；一个重新实现不声不响地断开，之后不再调用；\
        也有人看到调用继续。记住：哪一种都别依赖，真机表现不一。
        """)
  }

  static var c11: RuleText {
    RuleText(
      "根视图控制器的下一个响应者",
      """
      问题是根视图控制器之后直接是窗口，还是先有私有视图。Hitchain 直接接到窗口。
      """,
      uikit: """
        苹果写的是窗口。iOS 13 以后打印出来的链里，中间有这两个私有视图。记住：它们是私有的；\
        之所以出现，是因为控制器的下一个响应者就是其视图的父视图。
        """)
  }

  static var c12: RuleText {
    RuleText(
      "视图要等识别器失败吗？",
      """
      问题是视图有识别器时，是不是要等它们都失败才收到触摸。Hitchain 在 rules uikit 下两边同时进\
      行：视图马上收到开始，手势成功时再收到 touchesCancelled。rules documents 让视图等。
      """,
      uikit: """
        苹果的概述和 D2 说失败之后才给视图；delaysTouchesBegan 等属性的页面却表明默认不等。记住：\
        默认情况下，视图先听到触摸开始，手势赢了再听到触摸取消。
        """)
  }

  static var c13: RuleText {
    RuleText(
      "触摸会让窗口变成 key window 吗？",
      """
      问题是点一个不是 key window 的窗口，它会不会变成 key window。Hitchain 不因触摸而改变，\
      除非因此有文本输入得到焦点；可以打开另一种做法。
      """,
      uikit: """
        有开发者说 iOS 14.2 起会变，以前不会；苹果没有写明。记住：被触摸和成为 key window 是两回\
        事。
        """)
  }

  static var c14: RuleText {
    RuleText(
      "新的不肯，旧的还让位吗？",
      """
      问题是 becomeFirstResponder 失败时，旧的第一响应者会不会已经让位。Hitchain 先问双方，\
      都同意才换；有一方不肯，什么都不变。
      """,
      uikit: """
        苹果文字的先后像是先让旧的让位、再问新的；一个重新实现先问，有人拒绝就什么都不动。记住：\
        becomeFirstResponder 没成功，键盘不会因此收起。
        """)
  }

  static var c15: RuleText {
    RuleText(
      "点击允许手指移动多少？",
      "问题是 tap 识别器容许多大的晃动。Hitchain 取 45 点。",
      uikit: """
        有两个数字：据说 45 点是系统的私有默认值，一个重新实现用 10 点。苹果没有公布。记住：\
        点击容得下不小的晃动，长按却只有 10 点。
        """)
  }

  static var c16: RuleText {
    RuleText(
      "导航栏下方的地带",
      """
      问题是导航栏下面一小条地方的点击会不会被导航栏吃掉。Hitchain 不模拟。
      """,
      uikit: """
        有人实验，导航栏下方几点到约 15 点处的点击归了导航栏：窗口把点往上挪了。记住：\
        这是已知的特例，小控件不要紧挨着栏。
        """)
  }

  static var c17: RuleText {
    RuleText(
      "先看属性，还是先看点？",
      """
      问题是 hitTest:withEvent: 先查交互、隐藏、透明，还是先调用 pointInside:withEvent:。\
      Hitchain 先查属性。
      """,
      uikit: """
        D0 的正文、D3、D4 说先看点；几篇文档的代码和几个重新实现都先查属性。命中的结果没有区别。\
        记住：只有你自己的日志看得出来。
        """)
  }

  static var c18: RuleText {
    RuleText(
      "哪些类默认关掉交互？",
      "问题是哪些类的 userInteractionEnabled 默认为 NO。Hitchain 里只有 UILabel 和 UIImageView。",
      uikit: """
        苹果写明的是这两个；Interface Builder 存出的文件里也没有别的。\
        有的重新实现把活动指示器或毛玻璃视图也关掉，那是它们自己的选择。记住：只有这两个。
        """)
  }
}
