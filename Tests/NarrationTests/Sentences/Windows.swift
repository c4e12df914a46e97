import Engine

@testable import Narration

extension Cast {
  static var windows: [Telling] {
    [
      Telling(
        .uWN02, .windowAsked(win, point: Point(60, 12.5)),
        "win0 is asked for the view at (60, 12.5). [U-WN-02]",
        "问 win0：(60, 12.5) 落在哪个视图上？[U-WN-02]"),
      Telling(
        .ev05, .windowPassedOver(win, .notKey),
        "win0 is not asked: it is not the key window. [EV05]",
        "不问 win0：它不是 key window。[EV05]"),
      Telling(
        .uWN02, .windowPassedOver(win, .answeredNil),
        "win0 answers nil: nothing in it takes a touch here. [U-WN-02]",
        "win0 返回 nil：里面没有视图在这里接收触摸。[U-WN-02]"),
      Telling(
        .uWN05, .windowBecameKey(win),
        "win0 becomes the key window. [U-WN-05]",
        "win0 成为 key window。[U-WN-05]"),
      Telling(
        .uWN04, .noKeyWindow,
        "No window is visible, so none is key. [U-WN-04]",
        "没有看得见的窗口，也就没有 key window。[U-WN-04]"),
      Telling(
        .uWN16, .screen(.device(Screen(device: .iPhone17, isLandscape: true))),
        "The screen is an iPhone 17's, lying: 874 × 402 points. The safe area leaves 62 at the left, "
          + "62 at the right and 21 below, and keeps no touch away. [U-WN-16]",
        "屏幕是 iPhone 17 的，横着：874 × 402 点。安全区域让出左边 62、右边 62、下边 21 点，但不挡触摸。"
          + "[U-WN-16]"),
      Telling(
        .uWN15, .screen(.resized(win, from: Size(320, 480), to: Size(402, 874))),
        "win0 fills it: it goes from 320 × 480 to 402 × 874. [U-WN-15]",
        "win0 铺满屏幕，从 320 × 480 变成 402 × 874。[U-WN-15]"),
      Telling(
        .uWN15, .screen(.followed(ada, win)),
        "ada0, its root view, follows: a root view is as large as win0. [U-WN-15]",
        "ada0 是它的根视图，跟着变：根视图和 win0 一样大。[U-WN-15]"),
      Telling(
        .uWN11, .screen(.cannotBecomeKey(win)),
        "win0 is not made key: its canBecomeKey is NO. [U-WN-11]",
        "win0 没有成为 key window：它的 canBecomeKey 是 NO。[U-WN-11]"),
    ]
  }
}
