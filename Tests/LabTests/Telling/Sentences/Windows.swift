import Engine

@testable import Lab

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
        "No window that is visible can be key, so none is. [U-WN-04]",
        "看得见的窗口都当不了 key window，所以现在没有 key window。[U-WN-04]"),
      Telling(
        .uWN16, .screen(.device(Screen(device: .iPhone4, isLandscape: false, system: 6))),
        "The screen is an iPhone 4's, with iOS 6: 320 × 480 points. The safe area leaves 20 above, and keeps no touch away. [U-WN-16]",
        "屏幕是 iPhone 4 的，系统是 iOS 6：320 × 480 点。安全区域让出上边 20 点，但不挡触摸。[U-WN-16]"),
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
      Telling(
        .uPT05, .screen(.focusRefused(ada, .disabled)),
        "The focus does not go to ada0: it is not enabled. [U-PT-05]",
        "焦点没有移到 ada0：它没有启用。[U-PT-05]"),
      Telling(
        .uPT05, .screen(.focusLost(ada, .hidden(win))),
        "ada0 has lost the focus: win0, which it is in, is hidden. [U-PT-05]",
        "ada0 失去焦点：它所在的 win0 是隐藏的。[U-PT-05]"),
      Telling(
        .uWN13, .windowPassedOver(win, .noScene),
        "win0 is not asked: it is in no scene, and so on no screen. [U-WN-13]",
        "不问 win0：它不在任何场景中，也就不在屏幕上。[U-WN-13]"),
      Telling(
        .uWN13, .screen(.sceneInUse(.first, key: win)),
        "scene is the scene in use: what has no place on the screen goes to its key window, win0. "
          + "[U-WN-13]",
        "现在用的场景是 scene：没有位置的事件交给它的 key window win0。[U-WN-13]"),
      Telling(
        .uWN13, .screen(.sceneInUse(.first, key: nil)),
        "scene is the scene in use: what has no place on the screen goes to nobody, for it has no key "
          + "window. [U-WN-13]",
        "现在用的场景是 scene：它没有 key window，没有位置的事件谁也收不到。[U-WN-13]"),
      Telling(
        .uWN13, .screen(.windowIn(.first, win)), "win0 is in scene. [U-WN-13]",
        "win0 在 scene 中。[U-WN-13]"),
      Telling(
        .uWN13, .screen(.windowIn(nil, win)),
        "win0 is in no scene: it is on no screen, gets no touches, and is not key. [U-WN-13]",
        "win0 不在任何场景中：不在屏幕上，收不到触摸，也不是 key window。[U-WN-13]"),
      Telling(
        .uHT25, .screen(.animates(ada, until: 1.5)),
        "ada0 has its new values at once; what is seen of it gets there when the clock is at 1.5 s. "
          + "[U-HT-25]",
        "ada0 马上就是新值；看得见的样子，要到时钟走到 1.5 秒时才变完。[U-HT-25]"),
      Telling(
        .uHT13, .screen(.refusesTouches(ada, until: 1.5)),
        "Until then ada0, with all in it, takes no touches: the animation does not allow user "
          + "interaction. [U-HT-13]",
        "在那之前，ada0 和它里面的视图都不接收触摸：动画没有允许用户交互。[U-HT-13]"),
      Telling(
        .uHT25, .screen(.animationOver(ada)),
        "The animation of ada0 is over: it is seen where it is. [U-HT-25]",
        "ada0 的动画结束：看到它在哪里，它就在哪里。[U-HT-25]"),
      Telling(
        .uHT11, .screen(.seenInFront(ada, of: bob)),
        "ada0 is seen in front of bob0 by zPosition, but is asked after it: only the order of "
          + "subviews counts. [U-HT-11]",
        "ada0 因为 zPosition 看起来在 bob0 前面，却在它之后才被问：只看 subviews 的顺序。[U-HT-11]"),
      Telling(
        .uHT14, .screen(.seenHere(ada, isAt: Rect(0, 300, 80, 40))),
        "ada0 is seen here on its way, but it is already at (0 300; 80 40): hit testing looks for it "
          + "there. [U-HT-14]",
        "ada0 看起来正在这里，其实已经在 (0 300; 80 40)：命中测试到那里去找它。[U-HT-14]"),
      Telling(
        .uHT14, .screen(.isHere(ada, seenAt: Rect(0, 150, 80, 40))),
        "ada0 is already here, though it is still seen at (0 150; 80 40). [U-HT-14]",
        "ada0 已经在这里了，只是看起来还在 (0 150; 80 40)。[U-HT-14]"),
      Telling(
        .uHT14, .screen(.fading(ada, seen: 0.5)),
        "ada0 can still be seen, at alpha 0.5, but its own alpha is already too low. [U-HT-14]",
        "ada0 还看得见（alpha 0.5），但它自己的 alpha 已经太低。[U-HT-14]"),
      Telling(
        .uHT12, .screen(.cutAway(ada, by: ada, .corner)),
        "ada0 is not seen here: its rounded corner cuts it away. It is hit all the same. [U-HT-12]",
        "这里看不见 ada0：它的圆角把它切掉了，但照样命中它。[U-HT-12]"),
      Telling(
        .uHT12, .screen(.cutAway(ada, by: bob, .mask)),
        "ada0 is not seen here: bob0's mask cuts it away. It is hit all the same. [U-HT-12]",
        "这里看不见 ada0：bob0 的遮罩把它切掉了，但照样命中它。[U-HT-12]"),
    ]
  }
}
