import Engine

/// UIKit: touch delivery.
extension ChinesePages {
  static var uTD01: RuleText {
    RuleText(
      "触摸一直归命中测试视图",
      "触摸从头到尾都归它的命中测试视图，手指移到外面也一样。")
  }

  static var uTD02: RuleText {
    RuleText(
      "一根手指一个 UITouch",
      "每根手指一个 UITouch，一直更新同一个对象；结束或取消之后，它就没有了。")
  }

  static var uTD03: RuleText {
    RuleText(
      "touch.view 会变成 nil",
      "没有视图在接收这个触摸时，touch.view 就是 nil，例如它已被手势识别器拿走。")
  }

  static var uTD04: RuleText {
    RuleText(
      "触摸的阶段",
      """
      阶段有 began、moved、stationary、ended、cancelled。没有动的触摸也在 event.allTouches 里，\
      但不会引起任何调用。
      """)
  }

  static var uTD05: RuleText {
    RuleText(
      "默认的 touches 方法往上转发",
      """
      默认的 touches 方法把同样的调用转给 nextResponder，触摸和事件都不变。\
      所以谁都不处理的点击会经过控制器、窗口、UIApplication，直到 app delegate。
      """)
  }

  static var uTD06: RuleText {
    RuleText(
      "重写而不调用 super",
      """
      重写且不调用 super，就到它为止。苹果建议四个一起重写：只重写 touchesBegan:withEvent:，\
      移动和结束仍会往上，祖先就收到没有开头的结尾。
      """)
  }

  static var uTD07: RuleText {
    RuleText(
      "转发不改变 touch.view",
      "触摸转发给祖先之后，touch.view 不变，祖先看到的仍是原来的视图。")
  }

  static var uTD08: RuleText {
    RuleText(
      "multipleTouchEnabled 默认为 NO",
      """
      默认情况下，一个视图只收一串触摸里的第一根手指；在它抬起之前，\
      后来落在同一视图上的手指都不给。这不影响识别器，也不影响别的视图。
      """)
  }

  static var uTD09: RuleText {
    RuleText(
      "打开多点触摸之后",
      """
      同一个事件里开始的触摸合成一次 touchesBegan:withEvent:，否则分开调用。触摸落在不同的视图上，\
      每个视图各调用一次，各有自己的集合。
      """)
  }

  static var uTD10: RuleText {
    RuleText(
      "exclusiveTouch",
      """
      独占的视图只在窗口里没有别的视图握着触摸时才接；它握着触摸时，别的视图也都收不到。\
      手势识别器不受影响。
      """)
  }

  static var uTD11: RuleText {
    RuleText(
      "tapCount 的增长",
      """
      新的触摸紧接着上一次点击、落点也近，tapCount 就加一，依次送来 1、2、3；所以双击时，\
      单击的代码也会跑一遍。界限的数值苹果没有公布。
      """)
  }

  static var uTD12: RuleText {
    RuleText(
      "什么会取消触摸",
      """
      系统打断、cancelsTouchesInView 为 YES 的识别器成功、开始滚动，\
      都会带来 touchesCancelled:withEvent:；按文档，视图离开窗口时也会。
      """)
  }

  static var uTD13: RuleText {
    RuleText(
      "触摸途中移走视图",
      "命中测试视图在触摸途中被移走会怎样，说法不一：有的说取消，有的说从此没有调用。")
  }

  static var uTD14: RuleText {
    RuleText(
      "UIEvent 会重复使用",
      "一串触摸里用的是同一个 UIEvent 对象，不要保存它。")
  }

  static var uTD15: RuleText {
    RuleText(
      "合并的移动",
      "移动会合并到大约与屏幕刷新同步；原始的采样用 coalescedTouchesForTouch: 取得。")
  }

  static var uTD16: RuleText {
    RuleText(
      "中途关掉交互",
      "触摸途中把 userInteractionEnabled 设成 NO，拦不住当前这个触摸：它已经认定了视图。")
  }
}
