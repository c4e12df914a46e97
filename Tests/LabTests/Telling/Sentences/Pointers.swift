import Engine

@testable import Lab

extension Cast {
  static var pointers: [Telling] {
    [
      Telling(
        .uPT01, .pointing(.scroll(.wheel, at: Point(5, 6), by: Point(0, -8), on: bob)),
        "The wheel scrolls by (0, -8), with the pointer at (5, 6), over bob0. That is no touch: recognizers of bob0 and of the views above it hear of it, and views do not. [U-PT-01]",
        "滚轮滚动 (0, -8)，指针在 bob0 上的 (5, 6)。这不是触摸：只有 bob0 和它上面各视图的识别器收到，视图收不到。[U-PT-01]"),
      Telling(
        .uGR52, .pointing(.hover(at: Point(5, 6), on: bob)),
        "The pointer hovers at (5, 6), over bob0. Hover recognizers of bob0 and of the views above it hear of it, and views do not. [U-GR-52]",
        "指针悬停在 bob0 上的 (5, 6)。只有 bob0 和它上面各视图的悬停识别器收到，视图收不到。[U-GR-52]"),
      Telling(
        .uPT01, .pointing(.nothing(.scroll, at: Point(5, 6))),
        "No view is at (5, 6): nobody hears of the scroll. [U-PT-01]",
        "(5, 6) 处没有视图：没有人收到这次滚动。[U-PT-01]"),
      Telling(
        .uPT01, .pointing(.untaken(.scroll, on: bob)),
        "No pan of bob0 or of a view above it takes the scroll. [U-PT-01]",
        "bob0 和它上面各视图的拖动识别器，没有一个收下这次滚动。[U-PT-01]"),
      Telling(
        .uPT01, .pointing(.transform(.pinch(scale: 2), at: Point(5, 6), on: bob)),
        "Two fingers on the trackpad pinch by 2, with the pointer at (5, 6), over bob0. Those are no touches: pinch recognizers of bob0 and of the views above it hear of it, and views do not. [U-PT-01]",
        "两指在触控板上捏合 2 倍，指针在 bob0 上的 (5, 6)。这不是触摸：只有 bob0 和它上面各视图的捏合识别器收到，视图收不到。[U-PT-01]"),
      Telling(
        .uPT01, .pointing(.transform(.turn(degrees: 90), at: Point(5, 6), on: bob)),
        "Two fingers on the trackpad turn by 90 degrees, with the pointer at (5, 6), over bob0. Those are no touches: rotation recognizers of bob0 and of the views above it hear of it, and views do not. [U-PT-01]",
        "两指在触控板上旋转 90 度，指针在 bob0 上的 (5, 6)。这不是触摸：只有 bob0 和它上面各视图的旋转识别器收到，视图收不到。[U-PT-01]"),
      Telling(
        .uPT01, .pointing(.untaken(.transform, on: bob)),
        "No recognizer of bob0 or of a view above it takes the gesture on the trackpad. [U-PT-01]",
        "bob0 和它上面各视图的识别器，没有一个收下触控板上的这个手势。[U-PT-01]"),
      Telling(
        .uPT01, .recognizer(zoom, from: .possible, to: .began, .transformed),
        "zoom0 goes from possible to began: two fingers on a trackpad do for two on the screen. [U-PT-01]",
        "zoom0 由 possible 变为 began：触控板上的两指也算。[U-PT-01]"),
      Telling(
        .uGR52, .pointing(.untaken(.hover, on: bob)),
        "No hover recognizer is on bob0 or on a view above it: nobody hears of the pointer. [U-GR-52]",
        "bob0 和它上面各视图都没有悬停识别器：没有人收到。[U-GR-52]"),
      Telling(
        .uGR52, .pointing(.left), "The pointer leaves the screen. [U-GR-52]", "指针离开屏幕。[U-GR-52]"),
      Telling(
        .uGR52, .pointing(.wasAway),
        "There was no pointer on the screen, and there is none. [U-GR-52]", "屏幕上本来就没有指针。[U-GR-52]"),
      Telling(
        .uGR52, .pointing(.noPointer(.iPhoneAir)),
        "Nothing hovers on this iPhone Air: a phone has no pointer. `device ipad` has one. [U-GR-52]",
        "iPhone Air 上没有指针，悬停无从谈起。iPad 才有：`device ipad`。[U-GR-52]"),
      Telling(
        .uGR52, .pointing(.paused),
        "A button is down: the pointer touches, and hovers again when it is up. [U-GR-52]",
        "按键按着：这时指针是触摸，松开以后才算悬停。[U-GR-52]"),
      Telling(
        .uPT01, .gestureRefused(tip, finger: 0, view: ada, .scrollType(.wheel)),
        "tip0 does not receive the scroll: its allowedScrollTypesMask has no discrete ones, which a wheel makes. [U-PT-01]",
        "tip0 收不到这次滚动：它的 allowedScrollTypesMask 里没有 discrete，而滚轮的滚动是这种。[U-PT-01]"),
      Telling(
        .uGR52, .recognizer(tip, from: .possible, to: .began, .pointerEntered),
        "tip0 goes from possible to began: the pointer enters. [U-GR-52]",
        "tip0 由 possible 变为 began：指针进来。[U-GR-52]"),
    ]
  }
}
