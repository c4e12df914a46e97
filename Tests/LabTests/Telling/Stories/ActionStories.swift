/// Actions that are sent again, touches that part on the way, gestures one after another.
extension Play {
  static let actionStories: [Play] = [
    Play(
      "A button that sends its action twice",
      ["add button B 20 20 100 40", "add-target B controller go: for touch-down, touch-up-inside"],
      "tap 60 40",
      [
        "B gets the tap and sends go: to controller twice (touchDown, touchUpInside). [U-CT-06, AC01]"
      ],
      [
        "B 收到这次点击，把 go: 发给 controller，共 2 次（touchDown、touchUpInside）。[U-CT-06, AC01]"
      ]),
    Play(
      "A button that is tapped three times",
      ["add button B 20 20 100 40", "add-target B controller go:"], "tap 60 40 count 3",
      [
        "B gets the tap and sends go: to controller 3 times (touchUpInside each time). [U-CT-06, AC01]",
        "The tapCount is 2: 1 tap came just before, close by. [TO05]",
        "The tapCount is 3: 2 taps came just before, close by. [TO05]",
      ],
      [
        "B 收到这次点击，把 go: 发给 controller，共 3 次（每次都是 touchUpInside）。[U-CT-06, AC01]",
        "tapCount 为 2：就在刚才，附近已经点过 1 次。[TO05]",
        "tapCount 为 3：就在刚才，附近已经点过 2 次。[TO05]",
      ]),
    Play(
      "A double tap that takes both touches from a control",
      ["add button B 20 20 100 40", "add tap-recognizer D to view numberOfTapsRequired=2"],
      "tap 60 40 count 2",
      [
        "D, on view, recognizes the double tap; the hit-test view is B. [GR05]",
        "D has seen 1 tap and needs 2; the next must begin before 0.4 s on the clock. [GR03]",
        "B does not hear touchesEnded yet: D is still undecided. [U-GR-06]",
        "The tapCount is 2: 1 tap came just before, close by. [TO05]",
        "D goes from possible to ended: its gesture is complete. [GR05]",
        "D takes 2 touches of finger 1 from B: this one, and that of the tap before it, whose touchesEnded was held back. B gets touchesCancelled for both. [U-GR-04]",
        "B stops tracking: its touch is cancelled, and it sends touchCancel in place of touchUpInside. [U-CT-05]",
      ],
      [
        "view 上的 D 识别了这次双击；命中测试视图是 B。[GR05]",
        "D 看到了 1 次点击，需要 2 次；下一次要在时钟走到 0.4 秒之前开始。[GR03]",
        "B 暂时收不到 touchesEnded：D 还没有结果。[U-GR-06]",
        "tapCount 为 2：就在刚才，附近已经点过 1 次。[TO05]",
        "D 由 possible 变为 ended：手势完成。[GR05]",
        "D 从 B 拿走手指 1 的 2 个触摸：这一次的，和之前 1 次点击的（touchesEnded 一直扣着）。B 收到它们的 touchesCancelled。[U-GR-04]",
        "B 不再跟踪：触摸被取消，它发出 touchCancel，不会再有 touchUpInside。[U-CT-05]",
      ]),
    Play(
      "A triple tap that keeps three touches from a view",
      [
        "add view V 0 0 300 300",
        "add tap-recognizer D to V numberOfTapsRequired=3 delaysTouchesBegan=YES",
      ],
      "tap 60 40 count 3",
      [
        "D recognizes the triple tap on V. [GR05]",
        "V does not hear touchesBegan yet: D is still undecided. [U-GR-05]",
        "D has seen 1 tap and needs 3; the next must begin before 0.4 s on the clock. [GR03]",
        "The tapCount is 2: 1 tap came just before, close by. [TO05]",
        "D has seen 2 taps and needs 3; the next must begin before 0.55 s on the clock. [GR03]",
        "The tapCount is 3: 2 taps came just before, close by. [TO05]",
        "D goes from possible to ended: its gesture is complete. [GR05]",
        "D takes 3 touches of finger 1 before V hears of them: this one, and those of the 2 taps before it. [U-GR-04]",
      ],
      [
        "D 识别了 V 上的这次三击。[GR05]",
        "V 暂时收不到 touchesBegan：D 还没有结果。[U-GR-05]",
        "D 看到了 1 次点击，需要 3 次；下一次要在时钟走到 0.4 秒之前开始。[GR03]",
        "tapCount 为 2：就在刚才，附近已经点过 1 次。[TO05]",
        "D 看到了 2 次点击，需要 3 次；下一次要在时钟走到 0.55 秒之前开始。[GR03]",
        "tapCount 为 3：就在刚才，附近已经点过 2 次。[TO05]",
        "D 由 possible 变为 ended：手势完成。[GR05]",
        "手指 1 的 3 个触摸还没送到 V，就被 D 拿走了：这一次的，和之前 2 次点击的。[U-GR-04]",
      ]),
    Play(
      "A view that two fingers pass over", ["add view B 0 200 100 100 hidden=YES"],
      "tap 50 250 fingers 2",
      [
        "Nobody handles the tap: view gets it, and the whole chain passes it on. [CH07]",
        "B is passed over with all its subviews: its hidden is YES. [GT02]",
        "view hears nothing of finger 2: it has a finger already, and its multipleTouchEnabled is NO. [U-TD-08]",
        "touchesBegan and touchesEnded go up view → controller → window → scene → app → delegate: nobody implements them, and they are discarded. [CH05, CH07]",
      ],
      [
        "没有人处理这次点击：view 收到了，沿响应者链一直传到头。[CH07]",
        "跳过 B 和它的全部子视图：它的 hidden 为 YES。[GT02]",
        "view 上已有一根手指（multipleTouchEnabled 为 NO），收不到手指 2。[U-TD-08]",
        "touchesBegan 和 touchesEnded 沿链往上传：view → controller → window → scene → app → delegate，没有人实现，被丢弃。[CH05, CH07]",
      ]),
    Play(
      "A drag that sends its action at every state",
      [
        "add view V 0 0 300 300", "add pan-recognizer P to V", "add-target P controller dragged:",
      ], "drag 60 60 to 60 160",
      [
        "P recognizes the drag on V. [GR05]",
        "P goes from possible to began: the movement is large enough. [GR05]",
        "dragged: is sent to controller by P 11 times (began, changed 9 times, ended). [AC01]",
        "P takes the touch of finger 1 from V, which gets touchesCancelled. [U-GR-04]",
        "P goes from changed to ended: the finger lifts. [GR05]",
      ],
      [
        "P 识别了 V 上的这次拖动。[GR05]",
        "P 由 possible 变为 began：移动够远了。[GR05]",
        "P 把 dragged: 发给 controller，共 11 次（began、changed 9 次、ended）。[AC01]",
        "P 拿走手指 1 的触摸，V 收到 touchesCancelled。[U-GR-04]",
        "P 由 changed 变为 ended：手指抬起。[GR05]",
      ]),
    Play(
      "A scroll view that has nothing to scroll", ["add scroll-view S 0 0 300 300"],
      "drag 50 50 to 50 100",
      [
        "S gets the drag and keeps it, as scroll views do. [U-SV-11]",
        "S.panGestureRecognizer goes from possible to failed: there is nothing to scroll up or down, and alwaysBounceVertical is NO. [U-SV-08]",
      ],
      [
        "S 收到这次拖动。它是滚动视图，触摸到它为止。[U-SV-11]",
        "S.panGestureRecognizer 由 possible 变为 failed：纵向没有可滚的内容，alwaysBounceVertical 又为 NO。[U-SV-08]",
      ]),
    Play(
      "A button that keeps its touch from the scroll view",
      [
        "add scroll-view S 0 0 320 300 contentSize=320,1000", "add button B in S 0 0 320 100",
        "touch 1 began 50 80", "wait 0.3s",
      ], "touch 1 moved 50 20",
      [
        "S.panGestureRecognizer goes from possible to failed: B has the touch already and keeps it. [U-SV-05]",
        "touchesMoved goes to B, a control, which passes nothing on. [U-CT-06]",
      ],
      [
        "S.panGestureRecognizer 由 possible 变为 failed：B 已经拿到触摸，不再交出。[U-SV-05]",
        "touchesMoved 送到 B，它是控件，不往上传。[U-CT-06]",
      ]),
    Play(
      "A scroll view that may not take a touch from its content",
      [
        "add scroll-view S 0 0 320 300 contentSize=320,1000 canCancelContentTouches=NO",
        "add view V in S 0 0 320 100", "handle V touches", "touch 1 began 50 80", "wait 0.3s",
      ], "touch 1 moved 50 20",
      [
        "S.panGestureRecognizer goes from possible to failed: V has the touch already, and S's canCancelContentTouches is NO. [U-SV-04]",
        "touchesMoved goes to V, which handles it. [CH04]",
      ],
      [
        "S.panGestureRecognizer 由 possible 变为 failed：V 已经拿到触摸，而 S 的 canCancelContentTouches 为 NO。[U-SV-04]",
        "touchesMoved 送到 V，由它处理。[CH04]",
      ]),
    Play(
      "A child that takes the end, and not the begin",
      ["add view V 0 0 100 100", "handle V touches ended", "handle controller touches"],
      "tap 20 20",
      [
        "V gets the tap; controller handles it. [CH04]",
        "touchesBegan goes up V → view → controller: controller handles it. [CH05, CH04]",
        "touchesEnded goes to V, which handles it. [CH04]",
      ],
      [
        "V 收到这次点击，由 controller 处理。[CH04]",
        "touchesBegan 沿链往上传：V → view → controller，由 controller 处理。[CH05, CH04]",
        "touchesEnded 送到 V，由它处理。[CH04]",
      ]),
    Play(
      "An end that is handled, of a begin that is not",
      ["add view V 0 0 100 100", "handle V touches ended"], "tap 20 20",
      [
        "V gets the tap, and nobody handles its touchesBegan. [U-TD-06]",
        "touchesBegan goes up V → view → controller → window → scene → app → delegate: nobody implements it, and it is discarded. [CH05, CH07]",
        "touchesEnded goes to V, which handles it. [CH04]",
      ],
      [
        "V 收到这次点击，它的 touchesBegan 没有人处理。[U-TD-06]",
        "touchesBegan 沿链往上传：V → view → controller → window → scene → app → delegate，没有人实现，被丢弃。[CH05, CH07]",
        "touchesEnded 送到 V，由它处理。[CH04]",
      ]),
    Play(
      "A text view", ["add text-view V 0 0 100 100"], "tap 20 20",
      [
        "V gets the tap and takes it itself, as text inputs do. [TX01]",
        "touchesBegan and touchesEnded go to V, a scroll view, which keeps them and passes nothing on. [U-SV-11]",
        "V is first responder of window now. [FR01]",
        "The keyboard types into V now. [TX02]",
      ],
      [
        "V 收到这次点击。它是文本输入视图，自己处理。[TX01]",
        "touchesBegan 和 touchesEnded 送到 V。V 是滚动视图，自己留下，不往上传。[U-SV-11]",
        "window 的第一响应者现在是 V。[FR01]",
        "现在键盘输入到 V。[TX02]",
      ]),
    Play(
      "A tap, and then a double tap",
      [
        "add view V 0 0 300 300", "add tap-recognizer T to V",
        "add tap-recognizer D to V numberOfTapsRequired=2",
      ], "tap 50 50 count 2",
      [
        "T recognizes the tap on V. [GR05]",
        "D recognizes the double tap on V. [GR05]",
        "D has seen 1 tap and needs 2; the next must begin before 0.4 s on the clock. [GR03]",
        "T goes from possible to ended: its gesture is complete. [GR05]",
        "T takes the touch of finger 1 from V, which gets touchesCancelled. [U-GR-04]",
        "The tapCount is 2: 1 tap came just before, close by. [TO05]",
        "D goes from possible to ended: its gesture is complete. [GR05]",
        "T goes from possible to failed: D recognizes first and prevents it. [U-GR-09]",
        "D takes the touch of finger 1 from V, which gets touchesCancelled. [U-GR-04]",
      ],
      [
        "T 识别了 V 上的这次点击。[GR05]",
        "D 识别了 V 上的这次双击。[GR05]",
        "D 看到了 1 次点击，需要 2 次；下一次要在时钟走到 0.4 秒之前开始。[GR03]",
        "T 由 possible 变为 ended：手势完成。[GR05]",
        "T 拿走手指 1 的触摸，V 收到 touchesCancelled。[U-GR-04]",
        "tapCount 为 2：就在刚才，附近已经点过 1 次。[TO05]",
        "D 由 possible 变为 ended：手势完成。[GR05]",
        "T 由 possible 变为 failed：D 先识别，把它挡下了。[U-GR-09]",
        "D 拿走手指 1 的触摸，V 收到 touchesCancelled。[U-GR-04]",
      ]),
    Play(
      "A press where a tap was to come first",
      [
        "add view V 0 0 300 300", "add long-press-recognizer L to V numberOfTapsRequired=1",
        "touch 1 began 50 50",
      ], "wait 0.8s",
      [
        "L goes from possible to failed: the finger stayed down, and it takes 1 tap first. [U-GR-20]"
      ],
      [
        "L 由 possible 变为 failed：手指一直按着，而它要先点击 1 次。[U-GR-20]"
      ]),
    Play(
      "A press of two fingers",
      [
        "add view V 0 0 300 300", "add long-press-recognizer L to V numberOfTouchesRequired=2",
        "set cancelsTouchesInView L NO", "touch 1 began 50 50, 2 began 90 50",
      ], "wait 1",
      [
        "L goes from possible to began: the fingers stayed down for 0.5 s. [GR05]"
      ],
      [
        "L 由 possible 变为 began：手指按满了 0.5 秒。[GR05]"
      ]),
    Play(
      "A press that need not last",
      ["add view V 0 0 300 300", "add long-press-recognizer L to V minimumPressDuration=0"],
      "press-and-hold 50 50 0.1s",
      [
        "L recognizes the long press on V. [U-GR-43]",
        "L goes from possible to began: the finger is down, which is enough. [U-GR-43]",
        "L takes the touch of finger 1 before V hears of it. [U-GR-04]",
        "L goes from began to ended: the finger lifts. [GR05]",
      ],
      [
        "L 识别了 V 上的这次长按。[U-GR-43]",
        "L 由 possible 变为 began：手指一按下就够了。[U-GR-43]",
        "手指 1 的触摸还没送到 V，就被 L 拿走了。[U-GR-04]",
        "L 由 began 变为 ended：手指抬起。[GR05]",
      ]),
    Play(
      "A controller behind the application",
      ["set delegate app controller"], "chain app",
      [
        "app [CH01]",
        "app → nil: the app delegate is controller, and no view controller follows the application. [CH11]",
      ],
      [
        "app [CH01]",
        "app → nil：app delegate 是 controller，而 UIApplication 之后不接视图控制器。[CH11]",
      ]),
  ]
}
