import Engine

@testable import Lab

extension Cast {
  static var touches: [Telling] {
    [
      Telling(
        .to01, .touchCreated(touch, finger: 1, view: ada, window: win, tapCount: 2),
        "Finger 1 gets a touch of its own, with tapCount 2. It stays with ada0, in win0, until it ends: there is no new search when the finger moves or lifts. [TO01]",
        "手指 1 有了自己的触摸对象，tapCount 为 2。它自始至终属于 win0 里的 ada0：手指移动或抬起时，不再重新查找。[TO01]"),
      Telling(
        .to02, .touchUpdated(touch, finger: 1, .began, from: Point(1, 2), to: Point(1, 2)),
        "Finger 1 lands at (1, 2). [TO02]",
        "手指 1 落在 (1, 2)。[TO02]"),
      Telling(
        .to02, .touchUpdated(touch, finger: 1, .moved, from: Point(1, 2), to: Point(3, 4)),
        "Finger 1 moves from (1, 2) to (3, 4). [TO02]",
        "手指 1 从 (1, 2) 移到 (3, 4)。[TO02]"),
      Telling(
        .to02, .touchUpdated(touch, finger: 1, .stationary, from: Point(1, 2), to: Point(1, 2)),
        "Finger 1 stays at (1, 2). [TO02]",
        "手指 1 停在 (1, 2)。[TO02]"),
      Telling(
        .to02, .touchUpdated(touch, finger: 1, .ended, from: Point(1, 2), to: Point(3, 4)),
        "Finger 1 lifts at (3, 4). [TO02]",
        "手指 1 在 (3, 4) 抬起。[TO02]"),
      Telling(
        .to12, .touchUpdated(touch, finger: 1, .cancelled, from: Point(1, 2), to: Point(1, 2)),
        "The touch of finger 1 is cancelled. [TO12]",
        "手指 1 的触摸被取消。[TO12]"),
      Telling(
        .to03, .touchOver(touch, finger: 2),
        "The touch of finger 2 has ended. [TO03]",
        "手指 2 的触摸结束，触摸对象随之消失。[TO03]"),
      Telling(
        .uTD08, .touchWithheld(touch, finger: 2, view: ada, .secondFinger),
        "ada0 hears nothing of finger 2: it has a finger already, and its multipleTouchEnabled is NO. [U-TD-08]",
        "ada0 上已有一根手指（multipleTouchEnabled 为 NO），收不到手指 2。[U-TD-08]"),
      Telling(
        .uTD10, .touchWithheld(touch, finger: 2, view: ada, .otherIsExclusive(bob)),
        "ada0 hears nothing of finger 2: bob0 has a touch, and its exclusiveTouch is YES. [U-TD-10]",
        "ada0 收不到手指 2：bob0 正有触摸，它的 exclusiveTouch 为 YES。[U-TD-10]"),
      Telling(
        .uTD10, .touchWithheld(touch, finger: 2, view: ada, .viewIsExclusive(bob)),
        "ada0 hears nothing of finger 2: its exclusiveTouch is YES, and bob0 has a touch. [U-TD-10]",
        "ada0 收不到手指 2：它的 exclusiveTouch 为 YES，而 bob0 正有触摸。[U-TD-10]"),
      Telling(
        .uGR06, .touchHeld(touch, finger: 1, .ended, view: ada, by: .recognizer(tip)),
        "ada0 does not hear touchesEnded yet: tip0 is still undecided. [U-GR-06]",
        "ada0 暂时收不到 touchesEnded：tip0 还没有结果。[U-GR-06]"),
      Telling(
        .uSV02, .touchHeld(touch, finger: 1, .began, view: ada, by: .scrollView(bob, until: 0.15)),
        "bob0 holds touchesBegan back from ada0, until 0.15 s on the clock at most: the finger may be about to scroll. [U-SV-02]",
        "ada0 暂时收不到 touchesBegan：手指可能是要滚动，bob0 先扣着，最迟到 0.15 秒时送达。[U-SV-02]"),
      Telling(
        .uGR04, .touchTaken(touch, finger: 1, view: ada, by: tip),
        "tip0 takes the touch of finger 1 from ada0, which gets touchesCancelled. [U-GR-04]",
        "tip0 拿走手指 1 的触摸，ada0 收到 touchesCancelled。[U-GR-04]"),
      Telling(
        .uGR04, .touchDiscarded(touch, finger: 1, view: ada, by: tip),
        "tip0 takes the touch of finger 1 before ada0 hears of it. [U-GR-04]",
        "手指 1 的触摸还没送到 ada0，就被 tip0 拿走了。[U-GR-04]"),
      Telling(
        .c10, .touchDetached(touch, finger: 1, view: ada, isFollowed: false),
        "ada0 leaves the window: the touch of finger 1 is cut loose, and nobody hears of it again. [C10]",
        "ada0 离开了窗口：手指 1 的触摸从此没有人再收到。[C10]"),
      Telling(
        .c10, .touchDetached(touch, finger: 1, view: ada, isFollowed: true),
        "ada0 leaves the window: the touch of finger 1 belongs to it no more, and only "
          + "recognizers of views that stay follow it. [C10]",
        "ada0 离开了窗口：手指 1 的触摸不再属于它，只有仍在窗口里的视图的识别器还跟着。[C10]"),
      Telling(
        .ch04, .delivered(to: .view(ada), .touches(.began), .handled, fingers: one),
        "ada0 handles touchesBegan, and it stops there. [CH04]",
        "ada0 处理了 touchesBegan，到此为止。[CH04]"),
      Telling(
        .ch04, .delivered(to: .view(ada), .touches(.moved), .handledThenForwarded, fingers: two),
        "ada0 handles touchesMoved (finger 2) and passes it on. [CH04]",
        "ada0 处理了 touchesMoved（手指 2），又往上传。[CH04]"),
      Telling(
        .ch05, .delivered(to: .view(ada), .motion(.began), .forwarded, fingers: []),
        "ada0 does not implement motionBegan and passes it on. [CH05]",
        "ada0 没有实现 motionBegan，往上传。[CH05]"),
      Telling(
        .uCT06, .delivered(to: .view(ada), .touches(.ended), .tracked, fingers: both),
        "ada0, a control, takes touchesEnded (fingers 1 and 2 in one call) itself and passes nothing on. [U-CT-06]",
        "ada0 是控件，自己跟踪 touchesEnded（同一次调用，手指 1 和 2），不往上传。[U-CT-06]"),
      Telling(
        .ch05, .delivered(to: .view(ada), .presses(.moved, .select), .forwarded, fingers: []),
        "ada0 does not implement pressesChanged and passes it on. [CH05]",
        "ada0 没有实现 pressesChanged，往上传。[CH05]"),
      Telling(
        .ch07, .discarded(.remoteControl(.play), at: .controller(kit)),
        "kit0 is the last in the chain: remoteControlReceived is discarded. [CH07]",
        "kit0 是链的末端，remoteControlReceived 被丢弃。[CH07]"),
      Telling(
        .uRC10, .circleCut(at: .view(ada)),
        "The chain leads back to ada0, where it has been before; it is cut there. [U-RC-10]",
        "链又绕回已经走过的 ada0，到此剪断。[U-RC-10]"),
    ]
  }
}
