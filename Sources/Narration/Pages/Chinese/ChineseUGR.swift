import Engine

/// UIKit: gesture recognizers.
extension ChinesePages {
  static var uGR01: RuleText {
    RuleText(
      "哪些识别器看得到触摸",
      """
      触摸交给命中测试视图的识别器，以及它所有祖先（连窗口在内）的识别器。兄弟视图的不给；\
      走的也不是 nextResponder，所以没有视图控制器的事。
      """)
  }

  static var uGR02: RuleText {
    RuleText(
      "开始时就能拒绝",
      """
      触摸开始时，逐个问识别器的代理 gestureRecognizer:shouldReceiveTouch:。返回 NO，\
      这个识别器就再也看不到这个触摸。
      """)
  }

  static var uGR03: RuleText {
    RuleText(
      "先识别器，后视图，不必等",
      "触摸的每次变化先给识别器。默认情况下，识别器还没有结果时，视图也同步收到开始和移动。")
  }

  static var uGR04: RuleText {
    RuleText(
      "cancelsTouchesInView",
      """
      默认为 YES：手势成功后，还没送的触摸不再送，已送的在视图里取消，后来加入手势的手指也不送。\
      设成 NO，视图能看到完整的一串。
      """)
  }

  static var uGR05: RuleText {
    RuleText(
      "delaysTouchesBegan",
      "默认为 NO。设成 YES，开始先扣住不送：手势成功就作废，失败才送给视图。")
  }

  static var uGR06: RuleText {
    RuleText(
      "delaysTouchesEnded",
      """
      默认为 YES：识别器还有可能成功时，结束先扣住不送；手势成功，就变成取消。视图加了双击识别器，\
      结束会来得晚，原因在此。
      """)
  }

  static var uGR07: RuleText {
    RuleText(
      "0.15 的单位",
      "有些文章说这类延迟约 0.15 毫秒。单位写错了，应是 0.15 秒；而且它也不是处处适用的常数。")
  }

  static var uGR08: RuleText {
    RuleText(
      "状态的转换",
      """
      离散手势从 Possible 到 Ended（即 Recognized）或 Failed；连续手势从 Possible 到 Began、\
      若干次 Changed、Ended 或 Cancelled，也可以直接 Failed。除了变成 Failed，每次转换都发动作；\
      这串触摸结束后恢复到 Possible。
      """)
  }

  static var uGR09: RuleText {
    RuleText(
      "默认只许一个",
      """
      一个识别器成功或开始，共享同一触摸的其他识别器就失败或取消，条件是一方能阻止、一方能被阻止、\
      双方的代理都不允许同时。允许同时，一方说行就行；一方说不行，还不足以禁止。
      """)
  }

  static var uGR10: RuleText {
    RuleText(
      "深处的视图赢",
      "同一种手势，深处视图的识别器胜过祖先的。父、子视图都有单击识别器，子视图的赢。")
  }

  static var uGR11: RuleText {
    RuleText(
      "同一视图上的两个相同手势",
      "有报告说后加的赢，苹果没有承诺任何顺序。不要依赖它。")
  }

  static var uGR12: RuleText {
    RuleText(
      "一个识别器只属于一个视图",
      "把识别器加到第二个视图，它就从第一个视图上摘下。")
  }

  static var uGR13: RuleText {
    RuleText(
      "单击与双击",
      """
      同一个视图上的单击和双击识别器，不设 requireGestureRecognizerToFail: 时都会触发，单击在先。\
      设了，单击就要等双击失败，大约 0.35 秒。
      """)
  }

  static var uGR14: RuleText {
    RuleText(
      "次数多的不怕次数少的",
      "要求点击次数多的识别器，不会被次数少的阻止；次数少的会被次数多的阻止。")
  }

  static var uGR15: RuleText {
    RuleText(
      "标准控件对祖先的手势",
      """
      iOS 6 起，UIButton、UISwitch、UIStepper、UISegmentedControl、UIPageControl 的单指单击，\
      UISlider 滑块上的轻扫和 UISwitch 滑块上的拖拽，都胜过祖先的识别器；滑块只管沿控件方向的手势，\
      横穿过去的不管。
      """)
  }

  static var uGR16: RuleText {
    RuleText(
      "自定义控件没有保护",
      "自己写的 UIControl 子类得不到这种保护，祖先的点击手势会取消它。")
  }

  static var uGR17: RuleText {
    RuleText(
      "控件自己身上的识别器",
      "加在控件自己身上的识别器先于控件，成功后控件的动作就不执行。")
  }

  static var uGR18: RuleText {
    RuleText(
      "保护只管单击",
      "受保护的只有单击：父视图的双击手势照样可以从按钮上开始。控件禁用时，保护也没有了。")
  }

  static var uGR19: RuleText {
    RuleText(
      "视图也能否决",
      "除了代理，命中测试视图自己的 gestureRecognizerShouldBegin: 也会被问到，可以否决手势。")
  }

  static var uGR20: RuleText {
    RuleText(
      "手势的数字",
      """
      长按 0.5 秒、10 点；点击最长按住 0.75 秒、两次之间 0.35 秒、移动 45 点；拖拽 10 点起。\
      轻扫的 50 点、0.5 秒只是流传的说法；捏合和旋转没有找到数字，Hitchain 取 8 点和 2 度。
      """)
  }
}
