import Engine

@testable import Lab

extension Cast {
  static var gestures: [Telling] {
    [
      Telling(
        .uGR01, .offered(tip, finger: 2, view: ada),
        "tip0, on ada0, sees the touch of finger 2 first. It is no responder, and not in the chain. [U-GR-01]",
        "ada0 上的 tip0 先看到手指 2 的触摸。识别器不是响应者，不在响应者链上。[U-GR-01]"),
      Telling(
        .pr02, .offered(tip, finger: 0, view: ada),
        "tip0, on ada0, sees the press first. It is no responder, and not in the chain. [PR02]",
        "ada0 上的 tip0 先看到这次按压。识别器不是响应者，不在响应者链上。[PR02]"),
      Telling(
        .gr05, .recognizer(tip, from: .possible, to: .ended, .recognized),
        "tip0 goes from possible to ended: its gesture is complete. [GR05]",
        "tip0 由 possible 变为 ended：手势完成。[GR05]"),
      Telling(
        .gr05, .recognizer(tip, from: .possible, to: .began, .moved),
        "tip0 goes from possible to began: the movement is large enough. [GR05]",
        "tip0 由 possible 变为 began：移动够远了。[GR05]"),
      Telling(
        .gr05, .recognizer(tip, from: .began, to: .changed, .moved),
        "tip0 goes from began to changed: the finger moves on. [GR05]",
        "tip0 由 began 变为 changed：手指继续移动。[GR05]"),
      Telling(
        .gr05, .recognizer(tip, from: .changed, to: .ended, .fingerLifted),
        "tip0 goes from changed to ended: the finger lifts. [GR05]",
        "tip0 由 changed 变为 ended：手指抬起。[GR05]"),
      Telling(
        .gr05, .recognizer(tip, from: .possible, to: .began, .held(seconds: 0.5)),
        "tip0 goes from possible to began: the finger stayed down for 0.5 s. [GR05]",
        "tip0 由 possible 变为 began：手指按满了 0.5 秒。[GR05]"),
      Telling(
        .uGR20,
        .recognizer(tip, from: .possible, to: .failed, .movedTooFar(distance: 60.04, limit: 45)),
        "tip0 goes from possible to failed: the finger strayed 60 points, and 45 are allowed. [U-GR-20]",
        "tip0 由 possible 变为 failed：手指偏移了 60 点，最多允许 45 点。[U-GR-20]"),
      Telling(
        .uGR20, .recognizer(tip, from: .possible, to: .failed, .tooSlow(limit: 0.75)),
        "tip0 goes from possible to failed: it took longer than 0.75 s. [U-GR-20]",
        "tip0 由 possible 变为 failed：超过了 0.75 秒。[U-GR-20]"),
      Telling(
        .uGR20, .recognizer(tip, from: .possible, to: .failed, .tooShort(seconds: 0.2, limit: 0.5)),
        "tip0 goes from possible to failed: the finger lifted after 0.2 s, and it takes 0.5 s. [U-GR-20]",
        "tip0 由 possible 变为 failed：手指按了 0.2 秒就抬起，要按满 0.5 秒。[U-GR-20]"),
      Telling(
        .uGR20, .recognizer(tip, from: .possible, to: .failed, .noSecondTap(limit: 0.35)),
        "tip0 goes from possible to failed: no further tap came within 0.35 s. [U-GR-20]",
        "tip0 由 possible 变为 failed：0.35 秒内没有下一次点击。[U-GR-20]"),
      Telling(
        .uGR20, .recognizer(tip, from: .possible, to: .failed, .heldBeforeTaps(required: 1)),
        "tip0 goes from possible to failed: the finger stayed down, and it takes 1 tap first. [U-GR-20]",
        "tip0 由 possible 变为 failed：手指一直按着，而它要先点击 1 次。[U-GR-20]"),
      Telling(
        .gr05, .recognizer(tip, from: .possible, to: .began, .held(seconds: 0)),
        "tip0 goes from possible to began: the finger is down, which is enough. [GR05]",
        "tip0 由 possible 变为 began：手指一按下就够了。[GR05]"),
      Telling(
        .gr05, .recognizer(zoom, from: .changed, to: .ended, .fingerLifted),
        "zoom0 goes from changed to ended: the last finger lifts. [GR05]",
        "zoom0 由 changed 变为 ended：最后一根手指抬起。[GR05]"),
      Telling(
        .gr05, .recognizer(zoom, from: .began, to: .changed, .moved),
        "zoom0 goes from began to changed: the fingers move on. [GR05]",
        "zoom0 由 began 变为 changed：手指继续移动。[GR05]"),
      Telling(
        .gr03, .recognizer(tip, from: .possible, to: .failed, .tooManyFingers(limit: 1)),
        "tip0 goes from possible to failed: it takes no more than 1 finger. [GR03]",
        "tip0 由 possible 变为 failed：它最多要 1 根手指。[GR03]"),
      Telling(
        .gr03, .recognizer(tip, from: .possible, to: .failed, .tooFewFingers(required: 2, seen: 1)),
        "tip0 goes from possible to failed: only 1 of 2 fingers came down. [GR03]",
        "tip0 由 possible 变为 failed：要 2 根手指，只来了 1 根。[GR03]"),
      Telling(
        .uGR20, .recognizer(tip, from: .possible, to: .failed, .wrongDirection),
        "tip0 goes from possible to failed: the finger went the wrong way. [U-GR-20]",
        "tip0 由 possible 变为 failed：方向不对。[U-GR-20]"),
      Telling(
        .uGR20,
        .recognizer(tip, from: .possible, to: .failed, .notFarEnough(distance: 4, limit: 10)),
        "tip0 goes from possible to failed: the movement came to 4 points, and it takes 10. [U-GR-20]",
        "tip0 由 possible 变为 failed：只移动了 4 点，要有 10 点。[U-GR-20]"),
      Telling(
        .uGR20,
        .recognizer(zoom, from: .possible, to: .failed, .notFarEnough(distance: 0, limit: 8)),
        "zoom0 goes from possible to failed: the fingers never came 8 points closer or farther apart. [U-GR-20]",
        "zoom0 由 possible 变为 failed：两指距离的变化没有到 8 点。[U-GR-20]"),
      Telling(
        .uGR20,
        .recognizer(turn, from: .possible, to: .failed, .notFarEnough(distance: 0, limit: 2)),
        "turn0 goes from possible to failed: the fingers never turned by 2 degrees. [U-GR-20]",
        "turn0 由 possible 变为 failed：两指转过的角度没有到 2 度。[U-GR-20]"),
      Telling(
        .uGR20,
        .recognizer(tip, from: .possible, to: .failed, .tapTooFarAway(distance: 80, limit: 45)),
        "tip0 goes from possible to failed: the next tap lies 80 points away, and 45 are allowed. [U-GR-20]",
        "tip0 由 possible 变为 failed：下一次点击偏离了 80 点，最多允许 45 点。[U-GR-20]"),
      Telling(
        .uGR09, .recognizer(tip, from: .possible, to: .failed, .prevented(by: zoom)),
        "tip0 goes from possible to failed: zoom0 recognizes first and prevents it. [U-GR-09]",
        "tip0 由 possible 变为 failed：zoom0 先识别，把它挡下了。[U-GR-09]"),
      Telling(
        .uGR13, .recognizer(tip, from: .possible, to: .failed, .requiredToFail(zoom)),
        "tip0 goes from possible to failed: it starts only if zoom0 fails, and zoom0 did not fail. [U-GR-13]",
        "tip0 由 possible 变为 failed：要 zoom0 失败它才能开始，而 zoom0 没有失败。[U-GR-13]"),
      Telling(
        .uGR15, .recognizer(tip, from: .possible, to: .failed, .controlKeepsTap(bob)),
        "tip0 goes from possible to failed: bob0 keeps its own gesture from recognizers on the views above it. [U-GR-15]",
        "tip0 由 possible 变为 failed：bob0 自己的手势优先于上层视图的识别器。[U-GR-15]"),
      Telling(
        .uSV05, .recognizer(tip, from: .possible, to: .failed, .contentKeepsTouch(bob)),
        "tip0 goes from possible to failed: bob0 has the touch already and keeps it. [U-SV-05]",
        "tip0 由 possible 变为 failed：bob0 已经拿到触摸，不再交出。[U-SV-05]"),
      Telling(
        .uSV08, .recognizer(tip, from: .possible, to: .failed, .nothingToScroll(sideways: true)),
        "tip0 goes from possible to failed: there is nothing to scroll sideways, and alwaysBounceHorizontal is NO. [U-SV-08]",
        "tip0 由 possible 变为 failed：横向没有可滚的内容，alwaysBounceHorizontal 又为 NO。[U-SV-08]"),
      Telling(
        .uSV08, .recognizer(tip, from: .possible, to: .failed, .nothingToScroll(sideways: false)),
        "tip0 goes from possible to failed: there is nothing to scroll up or down, and alwaysBounceVertical is NO. [U-SV-08]",
        "tip0 由 possible 变为 failed：纵向没有可滚的内容，alwaysBounceVertical 又为 NO。[U-SV-08]"),
      Telling(
        .uSV01, .recognizer(tip, from: .possible, to: .failed, .scrolledToEnd(outer: bob)),
        "tip0 goes from possible to failed: the content is at its end that way, and bob0 can scroll on. [U-SV-01]",
        "tip0 由 possible 变为 failed：内容在这个方向已经到头，而 bob0 还能继续滚动。[U-SV-01]"),
      Telling(
        .gr06, .recognizer(tip, from: .began, to: .cancelled, .interrupted),
        "tip0 goes from began to cancelled: the system interrupts. [GR06]",
        "tip0 由 began 变为 cancelled：被系统打断。[GR06]"),
      Telling(
        .gr06, .recognizer(tip, from: .began, to: .cancelled, .viewRemoved),
        "tip0 goes from began to cancelled: its view leaves the window. [GR06]",
        "tip0 由 began 变为 cancelled：它的视图离开了窗口。[GR06]"),
      Telling(
        .gr06, .recognizer(tip, from: .began, to: .cancelled, .takenFromView),
        "tip0 goes from began to cancelled: it is taken from its view. [GR06]",
        "tip0 由 began 变为 cancelled：它从视图上被移走了。[GR06]"),
      Telling(
        .gr06, .recognizer(tip, from: .possible, to: .failed, .touchCancelled),
        "tip0 goes from possible to failed: its touch is cancelled. [GR06]",
        "tip0 由 possible 变为 failed：它的触摸被取消。[GR06]"),
      Telling(
        .gr06, .recognizer(tip, from: .possible, to: .failed, .disabled),
        "tip0 goes from possible to failed: its enabled is NO. [GR06]",
        "tip0 由 possible 变为 failed：它的 enabled 为 NO。[GR06]"),
      Telling(
        .uGR21, .gestureRefused(tip, finger: 1, view: ada, .touch),
        "tip0 does not receive the touch of finger 1: its delegate says NO for touches in ada0. [U-GR-21]",
        "tip0 收不到手指 1 的触摸：对 ada0 上的触摸，它的代理返回 NO。[U-GR-21]"),
      Telling(
        .uGR25,
        .gestureAsked(tip, .begin, of: .view(ada), about: nil, answer: false, state: .possible),
        "ada0, which is touched, is asked whether tip0 should begin, and says NO. [U-GR-25]",
        "问被触摸的 ada0：tip0 可以开始吗？返回 NO。[U-GR-25]"),
      Telling(
        .uGR33,
        .gestureAsked(
          tip, .requireFailure, of: .delegate, about: .recognizer(zoom), answer: true,
          state: .possible),
        "tip0's delegate has tip0 wait until zoom0 has failed. [U-GR-33]",
        "tip0 的代理回答：tip0 要等 zoom0 失败。[U-GR-33]"),
      Telling(
        .uGR13, .recognizerWaits(tip, for: zoom),
        "tip0 has seen its gesture, and waits until zoom0 has failed. [U-GR-13]",
        "tip0 的手势已经完成，但要等 zoom0 失败。[U-GR-13]"),
      Telling(
        .gr03, .tapSeen(tip, seen: 1, required: 2, until: 0.4),
        "tip0 has seen 1 tap and needs 2; the next must begin before 0.4 s on the clock. [GR03]",
        "tip0 看到了 1 次点击，需要 2 次；下一次要在时钟走到 0.4 秒之前开始。[GR03]"),
      Telling(
        .uSV01, .scrolled(bob, from: Point(0, 0), to: Point(0, 80)),
        "bob0 scrolls from (0, 0) to (0, 80). [U-SV-01]",
        "bob0 从 (0, 0) 滚到 (0, 80)。[U-SV-01]"),
    ]
  }
}
