import Engine

@testable import Lab

extension Cast {
  static var scrolls: [Telling] {
    [
      Telling(
        .uSV16, .scrolling(bob, .locked(.vertical)),
        "bob0 keeps to one way until the finger lifts: up and down. [U-SV-16]",
        "手指抬起之前，bob0 只上下滚动。[U-SV-16]"),
      Telling(
        .uSV08, .scrolling(bob, .springsBack(from: Point(0, -20), to: .zero, until: 3.5)),
        "bob0 springs back from (0, -20), and is at (0, 0) when the clock is at 3.5 s. [U-SV-08]",
        "bob0 从 (0, -20) 往回弹，时钟走到 3.5 秒时回到 (0, 0)。[U-SV-08]"),
      Telling(
        .uSV16,
        .scrolling(bob, .turnsPage(from: Point(180, 0), to: Point(320, 0), until: 3.5)),
        "bob0 goes from (180, 0) to a whole page, and is at (320, 0) when the clock is at 3.5 s. [U-SV-16]",
        "bob0 从 (180, 0) 翻向整页，时钟走到 3.5 秒时停在 (320, 0)。[U-SV-16]"),
      Telling(
        .uSV15, .scrolling(bob, .onItsWay(at: Point(0, 90), to: Point(0, 400))),
        "bob0 is at (0, 90) now, on its way to (0, 400). [U-SV-15]",
        "bob0 现在滚到 (0, 90)，还在滚，要停在 (0, 400)。[U-SV-15]"),
      Telling(
        .uSV27, .scrolling(bob, .tells(.willBeginDragging)),
        "bob0 tells its delegate scrollViewWillBeginDragging. [U-SV-27]",
        "bob0 通知它的代理：scrollViewWillBeginDragging。[U-SV-27]"),
      Telling(
        .uSV27,
        .scrolling(
          bob,
          .tells(
            .willEndDragging(velocity: Point(0, 0.75), target: Point(0, 400), changed: nil))),
        "bob0 tells its delegate scrollViewWillEndDragging, with a velocity of (0, 0.75) points a millisecond and the target (0, 400). [U-SV-27]",
        "bob0 通知它的代理：scrollViewWillEndDragging，速度是每毫秒 (0, 0.75) 点，目标是 (0, 400)。[U-SV-27]"),
      Telling(
        .uSV27,
        .scrolling(
          bob,
          .tells(
            .willEndDragging(
              velocity: Point(0, 0.75), target: Point(0, 400), changed: Point(0, 320)))),
        "bob0 tells its delegate scrollViewWillEndDragging, with a velocity of (0, 0.75) points a millisecond and the target (0, 400), which it changes to (0, 320). [U-SV-27]",
        "bob0 通知它的代理：scrollViewWillEndDragging，速度是每毫秒 (0, 0.75) 点，目标是 (0, 400)，代理把它改成 (0, 320)。[U-SV-27]"
      ),
      Telling(
        .uSV27, .scrolling(bob, .tells(.didEndDragging(willDecelerate: true))),
        "bob0 tells its delegate scrollViewDidEndDragging: willDecelerate is YES. [U-SV-27]",
        "bob0 通知它的代理：scrollViewDidEndDragging，willDecelerate 是 YES。[U-SV-27]"),
      Telling(
        .uSV27, .scrolling(bob, .tells(.willBeginDecelerating)),
        "bob0 tells its delegate scrollViewWillBeginDecelerating. [U-SV-27]",
        "bob0 通知它的代理：scrollViewWillBeginDecelerating。[U-SV-27]"),
      Telling(
        .uSV27, .scrolling(bob, .tells(.didEndDecelerating)),
        "bob0 tells its delegate scrollViewDidEndDecelerating. [U-SV-27]",
        "bob0 通知它的代理：scrollViewDidEndDecelerating。[U-SV-27]"),
      Telling(
        .uSV15, .scrolling(bob, .goesOn(from: .zero, to: Point(0, 400), until: 3.5)),
        "bob0 goes on by itself from (0, 0), and will rest at (0, 400) when the clock is at 3.5 s. [U-SV-15]",
        "bob0 从 (0, 0) 自己继续滚，时钟走到 3.5 秒时停在 (0, 400)。[U-SV-15]"),
      Telling(
        .uSV15, .scrolling(bob, .cameToRest(at: Point(0, 400))),
        "bob0 has come to rest at (0, 400). [U-SV-15]", "bob0 停在 (0, 400)。[U-SV-15]"),
      Telling(
        .uSV15, .scrolling(bob, .stopped(at: Point(0, 90), finger: 2)),
        "Finger 2 stops bob0, which was going on by itself, at (0, 90). [U-SV-15]",
        "bob0 自己还在滚，手指 2 让它停在 (0, 90)。[U-SV-15]"),
      Telling(
        .uSV18, .scrolling(bob, .putsKeyboardAway),
        "The drag on bob0 puts the keyboard away. [U-SV-18]", "拖动 bob0，键盘收起。[U-SV-18]"),
      Telling(
        .uSV17, .scrolling(bob, .zoomed(ada, from: 1, to: 2.5)),
        "bob0 zooms ada0 from 1 to 2.5: it sets its transform. [U-SV-17]",
        "bob0 把 ada0 从 1 倍缩放到 2.5 倍，改的是它的 transform。[U-SV-17]"),
      Telling(
        .uSV17, .scrolling(bob, .cannotZoom(.noRange)),
        "bob0 has no pinch recognizer: its maximumZoomScale is not above its minimumZoomScale. [U-SV-17]",
        "bob0 没有捏合手势识别器：它的 maximumZoomScale 不比 minimumZoomScale 大。[U-SV-17]"),
      Telling(
        .uSV17, .scrolling(bob, .cannotZoom(.noView)),
        "bob0 has no pinch recognizer: viewForZooming gives it no view. [U-SV-17]",
        "bob0 没有捏合手势识别器：viewForZooming 没有给它视图。[U-SV-17]"),
      Telling(
        .uSV14,
        .contentAsked(
          bob, .touchesShouldCancel, content: ada, answer: false, isOverridden: false),
        "bob0 is asked touchesShouldCancel about ada0: NO, it is a control. [U-SV-14]",
        "问 bob0：touchesShouldCancel（内容是 ada0）？NO，是控件。[U-SV-14]"),
      Telling(
        .uSV13,
        .contentAsked(bob, .touchesShouldBegin, content: ada, answer: true, isOverridden: true),
        "bob0 is asked touchesShouldBegin about ada0: its own method says YES. [U-SV-13]",
        "问 bob0：touchesShouldBegin（内容是 ada0）？它重写的方法返回 YES。[U-SV-13]"),
      Telling(
        .uSV20, .statusBarTapped(candidates: 2),
        "The system gets the tap, and does nothing: 2 scroll views on the screen have scrollsToTop YES. [U-SV-20]",
        "这次点击由系统收到，但什么也不做：屏幕上有 2 个滚动视图的 scrollsToTop 为 YES。[U-SV-20]"),
      Telling(
        .uSV13, .touchWithheld(touch, finger: 1, view: ada, .scrollViewRefuses(bob)),
        "ada0 hears nothing of finger 1: bob0's touchesShouldBegin says NO. [U-SV-13]",
        "ada0 收不到手指 1：bob0 的 touchesShouldBegin 返回 NO。[U-SV-13]"),
      Telling(
        .uSV15, .touchWithheld(touch, finger: 1, view: ada, .stopsScrolling(bob)),
        "ada0 hears nothing of finger 1: the touch stops bob0, and is not its content's. [U-SV-15]",
        "ada0 收不到手指 1：这次触摸只让 bob0 停下，不算内容的。[U-SV-15]"),
      Telling(
        .uSV08, .recognizer(tip, from: .possible, to: .failed, .nothingToBounce(sideways: false)),
        "tip0 goes from possible to failed: there is nothing to scroll up or down, and bounces is NO. [U-SV-08]",
        "tip0 由 possible 变为 failed：纵向没有可滚的内容，bounces 又为 NO。[U-SV-08]"),
      Telling(
        .uSV10, .recognizer(tip, from: .possible, to: .failed, .scrollingDisabled),
        "tip0 goes from possible to failed: its scroll view's scrollEnabled is NO. [U-SV-10]",
        "tip0 由 possible 变为 failed：它的滚动视图 scrollEnabled 为 NO。[U-SV-10]"),
      Telling(
        .uSV22, .row(bob, .highlighted), "The row bob0 is highlighted. [U-SV-22]",
        "行 bob0 高亮。[U-SV-22]"),
      Telling(
        .uSV22, .row(bob, .selected), "The row bob0 is selected: didSelect. [U-SV-22]",
        "行 bob0 选中：didSelect。[U-SV-22]"),
      Telling(
        .uSV22, .row(bob, .asked(.shouldHighlight, table: ada, answer: false)),
        "ada0's delegate says NO to shouldHighlight: bob0 is neither highlighted nor selected, and the old selection stays. [U-SV-22]",
        "ada0 的代理对 shouldHighlight 返回 NO：bob0 既不高亮，也不选中，原来的选中不变。[U-SV-22]"),
      Telling(
        .uSV23, .row(bob, .lost(to: tip)),
        "The row bob0 is not selected: tip0 has taken the touch from the table. [U-SV-23]",
        "行 bob0 没有选中：tip0 从表格手里拿走了触摸。[U-SV-23]"),
      Telling(
        .uSV25, .row(bob, .notSelectable(editing: false)),
        "The row bob0 is neither highlighted nor selected: its table's allowsSelection is NO. [U-SV-25]",
        "行 bob0 既不高亮，也不选中：表格的 allowsSelection 为 NO。[U-SV-25]"),
      Telling(
        .uSV26, .row(bob, .swipedOpen),
        "The swipe opens the actions of bob0: willBeginEditing. [U-SV-26]",
        "轻扫露出 bob0 的操作：willBeginEditing。[U-SV-26]"),
      Telling(
        .uSV26, .touchWithheld(touch, finger: 1, view: ada, .closesSwipe(bob)),
        "ada0 hears nothing of finger 1: the touch closes the swipe actions of bob0, and is nobody's. [U-SV-26]",
        "ada0 收不到手指 1：这次触摸只用来收起 bob0 的轻扫操作，不交给任何视图。[U-SV-26]"),
    ]
  }
}
