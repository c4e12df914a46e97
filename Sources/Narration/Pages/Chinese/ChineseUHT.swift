import Engine

/// UIKit: hit testing.
extension ChinesePages {
  static var uHT01: RuleText {
    RuleText(
      "检查的顺序",
      """
      先看隐藏、交互、alpha（三者之间谁先都一样），再调用 pointInside:withEvent:，\
      再从后往前问子视图，最后是自己。第一个非 nil 的答案结束查找。
      """)
  }

  static var uHT02: RuleText {
    RuleText(
      "没过关，整个子树去掉",
      "一个视图没有过关，跳过的不只是它，还有它下面的整个子树。")
  }

  static var uHT03: RuleText {
    RuleText(
      "alpha 的界限",
      "苹果写的是低于 0.01 就忽略。试过的开发者说，恰好 0.01 也点不到，要比它大。")
  }

  static var uHT04: RuleText {
    RuleText(
      "alpha 不连乘",
      """
      每一层只看视图自己的 alpha，不与祖先的相乘。父视图 0.1、子视图也是 0.1，看上去只剩 0.01，\
      照样点得到。
      """)
  }

  static var uHT05: RuleText {
    RuleText(
      "hidden 不往下传",
      "祖先隐藏，里面的视图都点不到，是因为祖先自己没过关。子视图的 hidden 并没有变成 YES。")
  }

  static var uHT06: RuleText {
    RuleText(
      "边缘算不算",
      """
      默认的 pointInside:withEvent: 看 bounds 是否包含点：左边、上边算在内，右边、下边不算。\
      空矩形不包含任何点。
      """)
  }

  static var uHT07: RuleText {
    RuleText(
      "点在 bounds 的坐标系里",
      "传进来的点用接收者的 bounds 坐标系，所以 bounds.origin 有影响。滚动视图就靠它工作。")
  }

  static var uHT08: RuleText {
    RuleText(
      "变换与旋转",
      """
      换算到子视图时依次计入位置、anchorPoint、transform 和 bounds.origin。\
      旋转过的视图按旋转后的形状命中，frame 只是外接矩形；变换不可逆（例如缩放到 0）的视图点不到。
      """)
  }

  static var uHT09: RuleText {
    RuleText(
      "clipsToBounds 与命中无关",
      """
      clipsToBounds 不影响命中测试。画在父视图外面的部分点不到，是因为父视图的 \
      pointInside:withEvent: 返回 NO。
      """)
  }

  static var uHT10: RuleText {
    RuleText(
      "不看内容的透明度",
      "内容镂空、背景透明、图片自带的透明度都不影响命中。")
  }

  static var uHT11: RuleText {
    RuleText(
      "zPosition 不影响命中",
      """
      layer.zPosition 和三维变换里的 z 只改变画的先后，不改变命中的先后。\
      起作用的只有 subviews 的顺序。
      """)
  }

  static var uHT12: RuleText {
    RuleText(
      "圆角和遮罩不改变可点的形状",
      """
      mask、cornerRadius、layer.mask 都不改变可点的区域。要按形状来点，\
      重写 pointInside:withEvent:。
      """)
  }

  static var uHT13: RuleText {
    RuleText(
      "动画期间不接收触摸",
      """
      UIView 动画没有带 UIViewAnimationOptionAllowUserInteraction 时，\
      动画中的视图和它里面的视图都不接收触摸。检查放在默认的 hitTest:withEvent: 里，\
      整个重写就绕过去了。
      """)
  }

  static var uHT14: RuleText {
    RuleText(
      "看最终值，不看画面",
      """
      命中测试用的是模型里的最终值，不是屏幕上此刻的样子。正在淡出到 0 的视图立刻就点不到；\
      正在移动的视图，要点它的终点。
      """)
  }

  static var uHT15: RuleText {
    RuleText(
      "一次按下，几遍命中测试",
      """
      手指按下一次，hitTest:withEvent: 会跑两三遍，都在投递之前，移动和抬起时不再跑。\
      苹果工程师解释说，系统可能在几遍之间微调这个点，所以方法里不要有副作用。
      """)
  }

  static var uHT16: RuleText {
    RuleText(
      "禁用的控件被跳过",
      """
      UIControl 的 enabled 为 NO 时，hitTest:withEvent: 返回 nil。控件和里面的一切都被跳过，\
      触摸落到后面的兄弟视图或父视图上。
      """)
  }

  static var uHT17: RuleText {
    RuleText(
      "有些系统类自己做命中测试",
      """
      UIControl、UINavigationBar、UITabBar、UIScrollView、UITableView、\
      UITextField 等许多类重写了命中测试的方法，UIWindow 重写了 pointInside:withEvent:。\
      从头文件看得出谁重写了，看不出怎样做。
      """)
  }

  static var uHT18: RuleText {
    RuleText(
      "导航栏下方的地带",
      """
      导航栏会“吸走”它下方几点内的触摸。有人实验发现，并没有一个偏大的视图，\
      是窗口在最后一遍命中测试里把点往上挪了约 15 点。
      """)
  }

  static var uHT19: RuleText {
    RuleText(
      "返回不含这个点的视图",
      "重写 hitTest:withEvent: 可以返回一个并不包含这个点的视图。这样可行，它会成为 touch.view。")
  }

  static var uHT20: RuleText {
    RuleText(
      "返回 nil 与返回自己",
      """
      子视图返回 nil，父视图就接着问更下面的兄弟视图，最后轮到父视图自己。容器返回自己，\
      里面的子视图就收不到触摸。
      """)
  }

  static var uHT21: RuleText {
    RuleText(
      "扩大小按钮的限度",
      "用 pointInside:withEvent: 扩大小按钮，只在点仍被每一层祖先包含时有效。")
  }

  static var uHT22: RuleText {
    RuleText(
      "iOS 18 的另一种命中测试",
      """
      iOS 18 起，UIKit 还有一种带上下文对象的命中测试，和 SwiftUI 的内容一起用。\
      Hitchain 模拟的是单纯的 UIKit，不包括它。
      """)
  }

  static var uHT23: RuleText {
    RuleText(
      "矩形换算要取两次外接矩形",
      """
      在不同枝上的两个视图之间换算矩形，外接矩形取两次：先在共同的祖先里，再在目标视图里；\
      点没有这个问题。换算到 nil 或从 nil 换算，用的是窗口坐标；不在窗口里时，点保持原样。
      """)
  }
}
