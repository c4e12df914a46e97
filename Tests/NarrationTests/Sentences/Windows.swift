import Engine

@testable import Narration

extension Cast {
  static var windows: [Telling] {
    [
      Telling(
        .uWN02, .windowAsked(win, point: Point(60, 12.5)),
        "win0 is asked for the view at (60, 12.5). [U-WN-02]",
        "问 win0：(60, 12.5) 落在哪个视图上？ [U-WN-02]"),
      Telling(
        .ev05, .windowPassedOver(win, .notKey),
        "win0 is not asked: it is not the key window. [EV05]",
        "不问 win0：它不是 key window。 [EV05]"),
      Telling(
        .uWN02, .windowPassedOver(win, .answeredNil),
        "win0 answers nil: nothing in it takes a touch here. [U-WN-02]",
        "win0 返回 nil：里面没有视图在这里接收触摸。 [U-WN-02]"),
      Telling(
        .uWN05, .windowBecameKey(win),
        "win0 becomes the key window. [U-WN-05]",
        "win0 成为 key window。 [U-WN-05]"),
      Telling(
        .uWN04, .noKeyWindow,
        "No window is visible, so none is key. [U-WN-04]",
        "没有看得见的窗口，也就没有 key window。 [U-WN-04]"),
    ]
  }
}
