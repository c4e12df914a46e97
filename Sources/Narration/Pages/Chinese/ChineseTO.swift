import Engine

/// Touches, UITouch, UIEvent.
extension ChinesePages {
  static var to01: RuleText {
    RuleText(
      "一根手指一个 UITouch",
      "每根碰到屏幕的手指都有自己的 UITouch 对象。两根手指就是两个。")
  }

  static var to02: RuleText {
    RuleText(
      "更新的是同一个 UITouch",
      """
      手指移动或抬起，系统只更新原来那个 UITouch 的位置、时间和阶段，不会另建一个。\
      所以几个 touches 方法里拿到的是同一个对象。
      """)
  }

  static var to03: RuleText {
    RuleText(
      "抬起之后，UITouch 就没了",
      "手指离开屏幕，触摸结束，对应的 UITouch 也就释放了。下一次按下是一个新的 UITouch。",
      uikit: "不要留着它以后再读。需要的值当场取出来。")
  }

  static var to04: RuleText {
    RuleText(
      "UITouch 的属性",
      """
      window 和 view 是触摸开始时所在的窗口和视图；tapCount 是短时间内连点的次数；\
      timestamp 是产生或最近一次变化的时间，以秒计；phase 是当前的阶段。它们都是只读的。
      """,
      disagreement: "D1 给 phase 只列了 begin、move、end，漏了取消。",
      uikit: """
        另外两个阶段是 stationary 和 cancelled。没有视图在接收这个触摸时（例如被手势识别器拿走），\
        view 会变成 nil。
        """)
  }

  static var to05: RuleText {
    RuleText(
      "tapCount",
      """
      短时间内在同一处连点，tapCount 依次是 1、2、3，靠它分出单击和双击。隔得太久，就从 1 重新数。
      """,
      disagreement: """
        D1 一面劝人避免双击，一面在例子里把 numberOfTapsRequired 设成 2。那句劝告只是一家之言，\
        没有找到依据。
        """,
      uikit: """
        双击时，先来的那次触摸 tapCount 是 1，所以处理单击的代码也会执行。\
        时间和距离的界限苹果没有公布，Hitchain 取 0.35 秒和 45 点。
        """)
  }

  static var to06: RuleText {
    RuleText(
      "locationInView:",
      """
      它给出触摸点在某个视图坐标系里的位置，以视图的左上角为原点。传 nil，得到的是在窗口里的位置。
      """,
      uikit: "准确地说，用的是视图 bounds 的坐标系：滚动过的滚动视图，左上角不是 (0, 0)。")
  }

  static var to07: RuleText {
    RuleText(
      "previousLocationInView:",
      "它给出同一个触摸上一次的位置。和当前位置相减，就是这一步移动了多少。")
  }

  static var to08: RuleText {
    RuleText(
      "触摸始终属于它的命中测试视图",
      """
      触摸在按下时就认定了视图。之后手指移到哪里，移动和结束都还是发给它；\
      手指滑过的别的视图什么也收不到，也不会再做命中测试。
      """)
  }

  static var to09: RuleText {
    RuleText(
      "touchesBegan:withEvent:",
      "一根或几根手指刚碰到视图时，系统调用它。一次触摸从这里开始。")
  }

  static var to10: RuleText {
    RuleText(
      "touchesMoved:withEvent:",
      "手指在移动，系统就一次又一次地调用它。",
      uikit: """
        采样比屏幕刷新快的时候，UIKit 会把几次移动合成一次。要全部采样点，\
        用 UIEvent 的 coalescedTouchesForTouch:。
        """)
  }

  static var to11: RuleText {
    RuleText(
      "touchesEnded:withEvent:",
      "一根或几根手指抬起时，系统调用它。",
      disagreement: """
        D1 写的是手指“离开”view，意思是抬起来。手指只是滑到视图外面，触摸并没有结束，仍然归它。
        """)
  }

  static var to12: RuleText {
    RuleText(
      "touchesCancelled:withEvent:",
      """
      触摸还没结束，就被来电之类的系统事件打断，这时调用它；之后不会再有 touchesEnded:withEvent:。\
      做了一半的事，要在这里收尾。
      """,
      uikit: "平时更常见的原因是手势：手势识别成功，或者滚动视图开始滚动，视图的触摸都会被取消。")
  }

  static var to13: RuleText {
    RuleText(
      "每个事件都有 UIEvent",
      """
      发生一个事件，就有一个 UIEvent 记下它何时发生（timestamp）、属于哪一类（type）、\
      哪一小类（subtype）。摇动的 type 是运动，subtype 是摇动。
      """,
      disagreement: """
        D1 一处说每个事件产生一个 UIEvent，一处说一次完整的触摸只有一个。合起来读：\
        一次触摸从头到尾用同一个 UIEvent，排进队列的是它的一次次更新。
        """,
      uikit: "不要保存 UIEvent，系统会重复使用它。")
  }

  static var to14: RuleText {
    RuleText(
      "从 UIEvent 取某个视图的触摸",
      """
      UIEvent 能给出落在某个视图上的触摸。D1 没有写方法名，它是 touchesForView:；要全部触摸，\
      用 allTouches。
      """)
  }

  static var to15: RuleText {
    RuleText(
      "一次触摸，一个事件对象",
      "四个 touches 方法都收到 touches 集合和 event。一次完整的触摸里，它们拿到的是同一个 event。",
      disagreement: """
        D1 另一处又说每个事件各有一个 UIEvent。按“一次触摸序列一个，不断更新”来理解。
        """)
  }

  static var to16: RuleText {
    RuleText(
      "两指同时按下",
      "两根手指同时碰到同一个视图，touchesBegan:withEvent: 只调用一次，集合里有 2 个 UITouch。",
      disagreement: "D1 漏了前提：这个视图的 multipleTouchEnabled 要为 YES。",
      uikit: "它默认为 NO。没有打开时，视图只收到第一根手指，集合里是 1 个。")
  }

  static var to17: RuleText {
    RuleText(
      "两指先后按下",
      """
      两根手指一前一后碰到同一个视图，touchesBegan:withEvent: 调用两次，\
      每次集合里有 1 个 UITouch。到第二次，event 里总共有 2 个。
      """,
      disagreement: """
        同样需要 multipleTouchEnabled 为 YES，D1 没有提。没有打开，第二根手指不会送给这个视图。
        """)
  }

  static var to18: RuleText {
    RuleText(
      "数一数是单点还是多点",
      "看 touches 集合里有几个 UITouch：1 个是单点触摸，多个是多点触摸。",
      disagreement: "光看集合会漏：两指先后落下，每次集合里也只有 1 个。看 event 里的总数才可靠。")
  }
}
