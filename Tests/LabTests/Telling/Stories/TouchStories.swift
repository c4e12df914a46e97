extension Play {
  static let touchStories: [Play] = [
    Play(
      "A tap that nobody handles", TellingStage.views, "tap 230 320",
      [
        "Nobody handles the tap: E gets it, and the whole chain passes it on. [CH07]",
        "touchesBegan and touchesEnded go up E → C → A → view → controller → window → scene → app → delegate: nobody implements them, and they are discarded. [CH05, CH07]",
      ],
      [
        "没有人处理这次点击：E 收到了，沿响应者链一直传到头。[CH07]",
        "touchesBegan 和 touchesEnded 沿链往上传：E → C → A → view → controller → window → scene → app → delegate，没有人实现，被丢弃。[CH05, CH07]",
      ]),
    Play(
      "A tap that the controller handles", TellingStage.views + ["handle controller touches"],
      "tap 230 320",
      [
        "E gets the tap; controller handles it. [CH04]",
        "touchesBegan and touchesEnded go up E → C → A → view → controller: controller handles them. [CH05, CH04]",
      ],
      [
        "E 收到这次点击，由 controller 处理。[CH04]",
        "touchesBegan 和 touchesEnded 沿链往上传：E → C → A → view → controller，由 controller 处理。[CH05, CH04]",
      ]),
    Play(
      "A closed parent",
      TellingStage.views + ["set userInteractionEnabled C NO", "handle A touches"],
      "tap 230 320",
      [
        "A gets the tap and handles it. [CH04]",
        "C is passed over with all its subviews: its userInteractionEnabled is NO. [GT01]",
      ],
      [
        "A 收到这次点击，自己处理。[CH04]",
        "跳过 C 和它的全部子视图：它的 userInteractionEnabled 为 NO。[GT01]",
      ]),
    Play(
      "No view at all", ["set hidden window YES"], "tap 60 60",
      [
        "Nobody gets the touch: no view takes a touch there. [EV10]",
        "window is passed over with all its subviews: its hidden is YES. [GT02]",
      ],
      [
        "没有人收到这次触摸：那里没有视图接收触摸。[EV10]",
        "跳过 window 和它的全部子视图：它的 hidden 为 YES。[GT02]",
      ]),
    Play(
      "A recognizer on the view that is hit", TellingStage.colours, "tap 120 140",
      [
        "blueTap recognizes the tap on blue. [GR05]",
        "blueTap goes from possible to ended: its gesture is complete. [GR05]",
        "redTap goes from possible to failed: blueTap recognizes first and prevents it. [U-GR-09]",
        "blueTap takes the touch of finger 1 from blue, which gets touchesCancelled. [U-GR-04]",
        "green contains the point too, but lies behind blue, which is asked first: the first answer ends the search. [HT07]",
      ],
      [
        "blueTap 识别了 blue 上的这次点击。[GR05]",
        "blueTap 由 possible 变为 ended：手势完成。[GR05]",
        "redTap 由 possible 变为 failed：blueTap 先识别，把它挡下了。[U-GR-09]",
        "blueTap 拿走手指 1 的触摸，blue 收到 touchesCancelled。[U-GR-04]",
        "green 也含有这个点，但在 blue 后面：先问 blue，有了结果就不再往后问。[HT07]",
      ]),
    Play(
      "A view that sticks out of its parent",
      TellingStage.colours + ["set frame blue 200 200 80 80"],
      "hit-test 250 270",
      [
        "A touch here goes to view. [HT02]",
        "The way down: window → view. [HT03]",
        "blue contains the point too, but sticks out of red there. red is asked first and says NO, whatever its clipsToBounds. [HT13, HT14]",
      ],
      [
        "这里的触摸会交给 view。[HT02]",
        "从上往下找：window → view。[HT03]",
        "blue 也含有这个点，但它在那里超出了 red。先问 red，点在它外面，它就返回 NO，和它的 clipsToBounds 无关。[HT13, HT14]",
      ]),
    Play(
      "Three closed gates at once",
      TellingStage.colours + [
        "set hidden blue YES", "set alpha blue 0.00999", "set userInteractionEnabled blue NO",
      ], "hit-test 120 140",
      [
        "A touch here goes to green. [HT02]",
        "The way down: window → view → red → green. [HT03]",
        "blue is passed over with all its subviews: its hidden is YES, its userInteractionEnabled is NO and its alpha is 0.00999, below 0.01. [GT02, GT01, GT03]",
      ],
      [
        "这里的触摸会交给 green。[HT02]",
        "从上往下找：window → view → red → green。[HT03]",
        "跳过 blue 和它的全部子视图：它的 hidden 为 YES，它的 userInteractionEnabled 为 NO，它的 alpha 是 0.00999，低于 0.01。[GT02, GT01, GT03]",
      ]),
    Play(
      "A handler that calls super",
      TellingStage.views + ["handle E touches then super", "handle A touches"], "tap 230 320",
      [
        "E gets the tap and handles it. [CH04]",
        "touchesBegan and touchesEnded go up E → C → A: E and A handle them, each but the last passing them on. [CH04, CH05]",
      ],
      [
        "E 收到这次点击，自己处理。[CH04]",
        "touchesBegan 和 touchesEnded 沿链往上传：E → C → A。E 和 A 都处理了，除最后一个外都接着往上传。[CH04, CH05]",
      ]),
    Play(
      "A chain that leads in a circle", ["add view I 40 40 120 80", "override controller next I"],
      "tap 100 80",
      [
        "Nobody handles the tap: I gets it, and the whole chain passes it on. [CH07]",
        "touchesBegan and touchesEnded go up I → view → controller, and back to I: the circle is cut there. [CH05, U-RC-10, CH07]",
      ],
      [
        "没有人处理这次点击：I 收到了，沿响应者链一直传到头。[CH07]",
        "touchesBegan 和 touchesEnded 沿链往上传：I → view → controller，又绕回 I，到此剪断。[CH05, U-RC-10, CH07]",
      ]),
    Play(
      "A button with a target", ["add button B 20 20 100 40", "add-target B controller save:"],
      "tap 60 40",
      [
        "B gets the tap and sends save: to controller. [U-CT-06, AC01]"
      ],
      [
        "B 收到这次点击，把 save: 发给 controller。[U-CT-06, AC01]"
      ]),
    Play(
      "AC01: a button without targets calls nobody", ["add button B 20 20 100 40"], "tap 60 40",
      [
        "B gets the tap and tracks it itself, as controls do. [U-CT-06]",
        "B has no target yet: its touchUpInside calls nobody. [AC01]",
      ],
      [
        "B 收到这次点击。它是控件，自己跟踪触摸。[U-CT-06]",
        "B 还没有 target，touchUpInside 发出来，谁的方法也不会调用。[AC01]",
      ]),
    Play(
      "GT01: of a label that no finger is on nothing is told",
      ["add label L 10 10 50 20", "handle view touches"], "tap 200 200",
      [
        "view gets the tap and handles it. [CH04]"
      ],
      [
        "view 收到这次点击，自己处理。[CH04]"
      ]),
    Play(
      "A button whose action is lost", ["add button B 20 20 100 40", "add-target B nil save:"],
      "tap 60 40",
      [
        "B gets the tap and tracks it itself, as controls do. [U-CT-06]",
        "The target of save: is nil: the chain is searched from the sender, B, up. [AC03]",
        "B, view, controller, window, scene, app and delegate are asked for save: in turn, and none of them has it. [U-CT-13]",
        "save: finds nobody in the chain to perform it; nothing happens. [U-CT-12]",
      ],
      [
        "B 收到这次点击。它是控件，自己跟踪触摸。[U-CT-06]",
        "save: 的 target 为 nil：从发送者 B 开始，沿响应者链往上找。[AC03]",
        "依次问 B、view、controller、window、scene、app 和 delegate 有没有 save:，都没有。[U-CT-13]",
        "链上没有人能执行 save:，什么也没有发生。[U-CT-12]",
      ]),
    Play(
      "A button that is let go outside",
      ["add button B 20 20 100 40", "add-target B controller save:"], "drag 60 40 to 60 300",
      [
        "B gets the drag and tracks it itself, as controls do. [U-CT-06]",
        "The finger is 84 points outside B, too far to count as inside. [U-CT-04]",
        "The finger lifts 240 points outside B: that is touchUpOutside, and no touchUpInside. [U-CT-04]",
      ],
      [
        "B 收到这次拖动。它是控件，自己跟踪触摸。[U-CT-06]",
        "手指到了 B 外 84 点处，太远，不再算在里面。[U-CT-04]",
        "手指在 B 外 240 点处抬起：这是 touchUpOutside，不是 touchUpInside。[U-CT-04]",
      ]),
    Play(
      "A double tap that is still possible",
      TellingStage.views + [
        "add tap-recognizer twice to E numberOfTapsRequired=2", "handle E touches",
      ],
      "tap 230 320",
      [
        "The tap on E is not decided yet: twice may still recognize it. [GR03]",
        "twice has seen 1 tap and needs 2; the next must begin before 0.4 s on the clock. [GR03]",
        "E does not hear touchesEnded yet: twice is still undecided. [U-GR-06]",
      ],
      [
        "E 上的这次点击还没有结果：twice 还可能识别它。[GR03]",
        "twice 看到了 1 次点击，需要 2 次；下一次要在时钟走到 0.4 秒之前开始。[GR03]",
        "E 暂时收不到 touchesEnded：twice 还没有结果。[U-GR-06]",
      ]),
    Play(
      "The wait that decides it",
      TellingStage.views + [
        "add tap-recognizer twice to E numberOfTapsRequired=2", "handle E touches", "tap 230 320",
      ], "wait 1",
      [
        "twice goes from possible to failed: no further tap came within 0.35 s. [U-GR-20]",
        "touchesEnded goes to E, which handles it. [CH04]",
      ],
      [
        "twice 由 possible 变为 failed：0.35 秒内没有下一次点击。[U-GR-20]",
        "touchesEnded 送到 E，由它处理。[CH04]",
      ]),
    Play(
      "A scroll view that takes the touch",
      [
        "add scroll-view S 0 0 320 200", "set contentSize S 320 800", "add view I in S 0 0 320 800",
      ], "drag 100 150 to 100 50",
      [
        "S.panGestureRecognizer recognizes the drag; the hit-test view is I. [GR05]",
        "S holds touchesBegan back from I, until 0.15 s on the clock at most: the finger may be about to scroll. [U-SV-02]",
        "S.panGestureRecognizer goes from possible to began: the movement is large enough. [GR05]",
        "S.panGestureRecognizer takes the touch of finger 1 before I hears of it. [U-GR-04]",
        "S scrolls from (0, 0) to (0, 90). [U-SV-01]",
        "S.panGestureRecognizer goes from changed to ended: the finger lifts. [GR05]",
        "S goes on by itself from (0, 90), and will rest at (0, 251.5) when the clock is at 2.06 s. [U-SV-15]",
      ],
      [
        "S.panGestureRecognizer 识别了这次拖动；命中测试视图是 I。[GR05]",
        "I 暂时收不到 touchesBegan：手指可能是要滚动，S 先扣着，最迟到 0.15 秒时送达。[U-SV-02]",
        "S.panGestureRecognizer 由 possible 变为 began：移动够远了。[GR05]",
        "手指 1 的触摸还没送到 I，就被 S.panGestureRecognizer 拿走了。[U-GR-04]",
        "S 从 (0, 0) 滚到 (0, 90)。[U-SV-01]",
        "S.panGestureRecognizer 由 changed 变为 ended：手指抬起。[GR05]",
        "S 从 (0, 90) 自己继续滚，时钟走到 2.06 秒时停在 (0, 251.5)。[U-SV-15]",
      ]),
    Play(
      "A second finger", ["handle view touches"], "touch 1 began 60 60, 2 began 200 60",
      [
        "view gets the touch and handles it. [CH04]",
        "view hears nothing of finger 2: it has a finger already, and its multipleTouchEnabled is NO. [U-TD-08]",
      ],
      [
        "view 收到这次触摸，自己处理。[CH04]",
        "view 上已有一根手指（multipleTouchEnabled 为 NO），收不到手指 2。[U-TD-08]",
      ]),
    Play(
      "Fingers on two views", TellingStage.views, "touch 1 began 90 320, 2 began 230 320",
      [
        "Nobody handles the touch: D gets it, and the whole chain passes it on. [CH07]",
        "Finger 1 lands on D. [TO01]",
        "Finger 2 lands on E. [TO01]",
        "touchesBegan goes up D → C → A → view → controller → window → scene → app → delegate: nobody implements it, and it is discarded. [CH05, CH07]",
        "touchesBegan (finger 2) goes up E → C → A → view → controller → window → scene → app → delegate: nobody implements it, and it is discarded. [CH05, CH07]",
      ],
      [
        "没有人处理这次触摸：D 收到了，沿响应者链一直传到头。[CH07]",
        "手指 1 落在 D 上。[TO01]",
        "手指 2 落在 E 上。[TO01]",
        "touchesBegan 沿链往上传：D → C → A → view → controller → window → scene → app → delegate，没有人实现，被丢弃。[CH05, CH07]",
        "touchesBegan（手指 2）沿链往上传：E → C → A → view → controller → window → scene → app → delegate，没有人实现，被丢弃。[CH05, CH07]",
      ]),
    Play(
      "A second tap in the same place", ["handle view touches", "tap 60 60", "wait 0.1"],
      "tap 60 60",
      [
        "view gets the tap and handles it. [CH04]",
        "The tapCount is 2: 1 tap came just before, close by. [TO05]",
      ],
      [
        "view 收到这次点击，自己处理。[CH04]",
        "tapCount 为 2：就在刚才，附近已经点过 1 次。[TO05]",
      ]),
    Play(
      "A parent whose pointInside says NO",
      ["add view P 0 0 100 100", "add view B in P 0 0 50 50", "override P point-inside never"],
      "hit-test 20 20",
      [
        "A touch here goes to view. [HT02]",
        "The way down: window → view. [HT03]",
        "B contains the point too, but P is asked first, and its overridden pointInside says NO. [HT05]",
      ],
      [
        "这里的触摸会交给 view。[HT02]",
        "从上往下找：window → view。[HT03]",
        "B 也含有这个点，但先问的是 P，它重写的 pointInside 返回 NO。[HT05]",
      ]),
    Play(
      "Views that are passed over for one reason",
      [
        "add image-view P 0 0 100 100", "add image-view Q 0 0 100 100",
        "add image-view R 0 0 90 90",
      ],
      "hit-test 20 20",
      [
        "A touch here goes to view. [HT02]",
        "The way down: window → view. [HT03]",
        "R, Q and P are passed over with all their subviews, each because its userInteractionEnabled is NO. [GT01]",
      ],
      [
        "这里的触摸会交给 view。[HT02]",
        "从上往下找：window → view。[HT03]",
        "跳过 R、Q 和 P，连同它们的全部子视图：它们的 userInteractionEnabled 为 NO。[GT01]",
      ]),
    Play(
      "A recognizer on a view above",
      ["add tap-recognizer T to view", "add view V 0 0 100 100"], "tap 20 20",
      [
        "T, on view, recognizes the tap; the hit-test view is V. [GR05]",
        "T goes from possible to ended: its gesture is complete. [GR05]",
        "T takes the touch of finger 1 from V, which gets touchesCancelled. [U-GR-04]",
      ],
      [
        "view 上的 T 识别了这次点击；命中测试视图是 V。[GR05]",
        "T 由 possible 变为 ended：手势完成。[GR05]",
        "T 拿走手指 1 的触摸，V 收到 touchesCancelled。[U-GR-04]",
      ]),
    Play(
      "A second finger that its view is not told of",
      ["add view A 0 0 100 100", "handle controller touches", "touch 1 began 5 5"],
      "touch 1 moved 6 6, 2 began 9 9",
      [
        "Finger 2 hits A, which is told nothing of that finger. [U-TD-08]",
        "A hears nothing of finger 2: it has a finger already, and its multipleTouchEnabled is NO. [U-TD-08]",
        "touchesMoved goes up A → view → controller: controller handles it. [CH05, CH04]",
      ],
      [
        "手指 2 命中的是 A，但它没有收到这根手指的任何消息。[U-TD-08]",
        "A 上已有一根手指（multipleTouchEnabled 为 NO），收不到手指 2。[U-TD-08]",
        "touchesMoved 沿链往上传：A → view → controller，由 controller 处理。[CH05, CH04]",
      ]),
    Play(
      "A phone call", TellingStage.views + ["handle E touches", "touch 1 began 230 320"],
      "interrupt",
      [
        "The system interrupts: touches and gestures under way are cancelled. [TO12]",
        "touchesCancelled goes to E, which handles it. [CH04]",
      ],
      [
        "系统打断：正在进行的触摸和手势都被取消。[TO12]",
        "touchesCancelled 送到 E，由它处理。[CH04]",
      ]),
  ]
}
