import Engine

@testable import Lab

extension Cast {
  static var hitTests: [Telling] {
    [
      Telling(
        .gt02, .gateClosed(ada, .hidden, alpha: 1),
        "ada0 is passed over with all its subviews: its hidden is YES. [GT02]",
        "跳过 ada0 和它的全部子视图：它的 hidden 为 YES。[GT02]"),
      Telling(
        .gt01, .gateClosed(ada, .userInteraction, alpha: 1),
        "ada0 is passed over with all its subviews: its userInteractionEnabled is NO. [GT01]",
        "跳过 ada0 和它的全部子视图：它的 userInteractionEnabled 为 NO。[GT01]"),
      Telling(
        .gt03, .gateClosed(ada, .alpha, alpha: 0.00999),
        "ada0 is passed over with all its subviews: its alpha is 0.00999, below 0.01. [GT03]",
        "跳过 ada0 和它的全部子视图：它的 alpha 是 0.00999，低于 0.01。[GT03]"),
      Telling(
        .gt03, .gateClosed(ada, .alpha, alpha: 0.01),
        "ada0 is passed over with all its subviews: its alpha is 0.01, which single precision keeps as a hair less than 0.01. [GT03]",
        "跳过 ada0 和它的全部子视图：它的 alpha 是 0.01，按单精度存储后略小于 0.01。[GT03]"),
      Telling(
        .uHT13, .gateClosed(ada, .animation, alpha: 1),
        "ada0 is passed over with all its subviews: it is being animated without allowUserInteraction. [U-HT-13]",
        "跳过 ada0 和它的全部子视图：它正在做动画，又没有 allowUserInteraction。[U-HT-13]"),
      Telling(
        .uHT16, .gateClosed(ada, .disabledControl, alpha: 1),
        "ada0 is passed over with all its subviews: it is a control and its enabled is NO. [U-HT-16]",
        "跳过 ada0 和它的全部子视图：它是控件，enabled 为 NO。[U-HT-16]"),
      Telling(
        .pi02, .pointInside(ada, point: Point(40, 40), isInside: true, isOverridden: false),
        "ada0 contains the point, (40, 40) in its own coordinates. [PI02]",
        "点在 ada0 里，换算到它的坐标系是 (40, 40)。[PI02]"),
      Telling(
        .ht05, .pointInside(ada, point: Point(-5, 40), isInside: false, isOverridden: false),
        "ada0 is skipped with all its subviews: the point, (-5, 40) in its own coordinates, is outside its bounds. [HT05]",
        "跳过 ada0 和它的全部子视图：点换算到它的坐标系是 (-5, 40)，在它的边界外。[HT05]"),
      Telling(
        .pi04, .pointInside(ada, point: Point(-5, 40), isInside: true, isOverridden: true),
        "ada0's overridden pointInside says YES to (-5, 40). [PI04]",
        "ada0 重写的 pointInside 对 (-5, 40) 返回 YES。[PI04]"),
      Telling(
        .pi04, .pointInside(ada, point: Point(40, 40), isInside: false, isOverridden: true),
        "ada0 is skipped with all its subviews: its overridden pointInside says NO to (40, 40). [PI04]",
        "跳过 ada0 和它的全部子视图：它重写的 pointInside 对 (40, 40) 返回 NO。[PI04]"),
      Telling(
        .uHT08, .flatTransform(ada),
        "ada0 is passed over with all its subviews: its transform squeezes it flat, so no point is inside it. [U-HT-08]",
        "跳过 ada0 和它的全部子视图：它的 transform 把它压扁了，哪个点都不在它里面。[U-HT-08]"),
      Telling(
        .re04, .hitTestOverridden(ada, .none, superAnswer: nil, answer: nil),
        "ada0's overridden hitTest answers nil, whatever the point; its subviews are not asked. [RE04]",
        "ada0 重写的 hitTest 一律返回 nil，它的子视图也不再问。[RE04]"),
      Telling(
        .re05, .hitTestOverridden(ada, .itself, superAnswer: nil, answer: ada),
        "ada0's overridden hitTest answers ada0 without asking anyone. [RE05]",
        "ada0 重写的 hitTest 谁也不问，直接返回 ada0。[RE05]"),
      Telling(
        .pi04, .hitTestOverridden(ada, .passThrough, superAnswer: ada, answer: nil),
        "ada0's overridden hitTest turns super's answer, ada0 itself, into nil. [PI04]",
        "super 返回 ada0 自己，ada0 重写的 hitTest 把它改成 nil。[PI04]"),
      Telling(
        .pi04, .hitTestOverridden(ada, .passThrough, superAnswer: bob, answer: bob),
        "ada0's overridden hitTest passes on super's answer, bob0. [PI04]",
        "ada0 重写的 hitTest 照样返回 super 的结果 bob0。[PI04]"),
      Telling(
        .pi04, .hitTestOverridden(ada, .fallback(bob), superAnswer: nil, answer: bob),
        "ada0's overridden hitTest answers bob0, because super's answer is nil. [PI04]",
        "super 返回 nil，ada0 重写的 hitTest 改为返回 bob0。[PI04]"),
      Telling(
        .pi04, .hitTestOverridden(ada, .fallback(bob), superAnswer: ada, answer: ada),
        "ada0's overridden hitTest passes on super's answer, ada0. [PI04]",
        "ada0 重写的 hitTest 照样返回 super 的结果 ada0。[PI04]"),
      Telling(
        .pi04, .hitTestOverridden(ada, .redirect(bob), superAnswer: ada, answer: bob),
        "ada0's overridden hitTest answers bob0, because super's answer is ada0 itself. [PI04]",
        "super 返回 ada0 自己，ada0 重写的 hitTest 改为返回 bob0。[PI04]"),
      Telling(
        .pi04, .hitTestOverridden(ada, .redirect(bob), superAnswer: nil, answer: nil),
        "ada0's overridden hitTest passes on super's answer, nil. [PI04]",
        "ada0 重写的 hitTest 照样返回 super 的结果 nil。[PI04]"),
      Telling(
        .re15, .hitTestOverridden(ada, .first(bob), superAnswer: nil, answer: bob),
        "ada0's overridden hitTest answers bob0, because the point is in bob0: it asks nobody else. [RE15]",
        "点在 bob0 里，ada0 重写的 hitTest 不再问别人，直接返回 bob0。[RE15]"),
      Telling(
        .pi04, .hitTestOverridden(ada, .first(bob), superAnswer: ada, answer: ada),
        "The point is not in bob0: ada0's overridden hitTest passes on super's answer, ada0. [PI04]",
        "点不在 bob0 里，ada0 重写的 hitTest 照样返回 super 的结果 ada0。[PI04]"),
      Telling(
        .pi04, .hitTestOverridden(ada, .except(bob), superAnswer: bob, answer: nil),
        "ada0's overridden hitTest turns super's answer, bob0, into nil. [PI04]",
        "super 返回 bob0，ada0 重写的 hitTest 把它改成 nil。[PI04]"),
      Telling(
        .ht05, .hitTestReturned(ada, answer: nil),
        "ada0's hitTest returns nil. [HT05]",
        "ada0 的 hitTest 返回 nil。[HT05]"),
      Telling(
        .ht08, .hitTestReturned(ada, answer: ada),
        "ada0's hitTest returns ada0 itself. [HT08]",
        "ada0 的 hitTest 返回它自己。[HT08]"),
      Telling(
        .ht09, .hitTestReturned(ada, answer: bob),
        "ada0's hitTest returns bob0. [HT09]",
        "ada0 的 hitTest 返回 bob0。[HT09]"),
      Telling(
        .ht02, .hitView(bob),
        "The search is over: bob0 is the hit-test view. [HT02]",
        "查找到此结束，命中测试视图是 bob0。[HT02]"),
      Telling(
        .ev10, .noHitView,
        "No window has a view that takes a touch here. [EV10]",
        "没有一个窗口在这里找到能接收触摸的视图。[EV10]"),
    ]
  }
}
