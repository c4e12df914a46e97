/// Where a view is hit, and in which window.
extension ChineseMistakes {
  static var outsideReachableUnlessClipped: MistakeText {
    MistakeText(
      "clipsToBounds 为 NO，子视图伸到外面的部分就能点。",
      """
      clipsToBounds 只管画不画。[HT14, U-HT-09] 点不在父视图里，父视图的 pointInside 返回 NO，子\
      视图根本不会被问到。[HT13]
      """)
  }

  static var outsideAlwaysReachable: MistakeText {
    MistakeText(
      "只要点在视图自己的 frame 里就能点中，出不出父视图都一样。",
      """
      点必须同时落在视图和它的每一层父视图里。[HT13] 父视图不包含这个点，整个子树都会跳过。[HT05]
      """)
  }

  static var enlargedAreaEscapesParent: MistakeText {
    MistakeText(
      "重写 pointInside 扩大以后，父视图外面也能点到按钮。",
      """
      先问的是父视图，用的是它自己的 pointInside。父视图返回 NO，按钮的 pointInside 根本不会被调用。\
      [PI09, U-HT-21] 父视图的区域也要一起扩大。
      """)
  }

  static var edgesInclusive: MistakeText {
    MistakeText(
      "点在右边缘或下边缘上也算在里面。",
      """
      左边缘和上边缘算在里面，右边缘和下边缘不算。[U-HT-06, PI02] 宽 100 的视图到 x = 100 之\
      前为止。
      """)
  }

  static var boundsOriginIgnored: MistakeText {
    MistakeText(
      "滚动以后，内容的点击位置还按 frame 来，和没滚动一样。",
      """
      滚动改的是 bounds.origin，触摸点要换算到这个 bounds 里。[U-HT-07, HT10] 看到内容在哪里，就\
      能点到哪里。[U-SV-01]
      """)
  }

  static var pointIsNotConverted: MistakeText {
    MistakeText(
      "每个视图都拿自己的 frame 和窗口里的触摸点比较。",
      """
      frame 是父视图坐标系里的。问子视图之前，触摸点要先换算到子视图自己的坐标系。[HT10]
      """)
  }

  static var frameIsHitArea: MistakeText {
    MistakeText(
      "旋转过的视图，点在 frame 里就算点中。",
      """
      有 transform 时，frame 只是外接矩形。触摸点会先按 transform 反着换算，再和 bounds 比较。\
      [U-HT-08] 所以看的是转过之后的形状。
      """)
  }

  static var transformIgnored: MistakeText {
    MistakeText(
      "transform 只影响显示，点击区域还在原处。",
      """
      命中测试也要经过 transform。[U-HT-08] 放大到两倍的视图，点击区域同样是两倍。
      """)
  }

  static var keyWindowTakesAll: MistakeText {
    MistakeText(
      "触摸事件交给 key window。",
      """
      手指落在哪个窗口，触摸就交给哪个窗口，是不是 key window 都一样。[U-WN-01] 没有位置的事件，\
      比如按键，才交给 key window。[EV05]
      """)
  }

  static var windowLevelsIgnored: MistakeText {
    MistakeText(
      "最后显示的窗口在最前面。",
      """
      windowLevel 高的窗口在前面。级别相同，才先问后显示的那个。[U-WN-02]
      """)
  }
}
