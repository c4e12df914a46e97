extension Play {
  static let otherStories: [Play] = [
    Play(
      "A shake at the first responder",
      TellingStage.form + ["become-first-responder T", "handle controller motion"], "shake",
      [
        "controller handles the shake. [CH04]",
        "The shake starts at T, the first responder. [MO01]",
        "motionBegan and motionEnded go up T → view → controller: controller handles them. [CH05, CH04]",
      ],
      [
        "controller 处理了这次摇动。[CH04]",
        "这次摇动从第一响应者 T 开始。[MO01]",
        "motionBegan 和 motionEnded 沿链往上传：T → view → controller，由 controller 处理。[CH05, CH04]",
      ]),
    Play(
      "A shake without one", TellingStage.form + ["rules documents"], "shake",
      [
        "There is no first responder, so the shake goes to nobody. [C6]"
      ],
      [
        "没有第一响应者，所以没有人收到这次摇动。[C6]"
      ]),
    Play(
      "A press where two are to come",
      TellingStage.form
        + ["add tap-recognizer D to F numberOfTapsRequired=2 allowedPressTypes=select", "focus F"],
      "press select",
      [
        "Nothing is decided about the press yet: D may still recognize it. [GR03]",
        "The press starts at F, which has the focus. [PR01]",
        "pressesBegan goes up F → view → controller → window → scene → app → delegate: nobody implements it, and it is discarded. [CH05, CH07]",
        "D has seen 1 tap and needs 2; the next must begin before 0.35 s on the clock. [GR03]",
      ],
      [
        "这次按压还没有结果：D 还可能识别它。[GR03]",
        "这次按压从有焦点的 F 开始。[PR01]",
        "pressesBegan 沿链往上传：F → view → controller → window → scene → app → delegate，没有人实现，被丢弃。[CH05, CH07]",
        "D 看到了 1 次点击，需要 2 次；下一次要在时钟走到 0.35 秒之前开始。[GR03]",
      ]),
    Play(
      "A press at the focus", TellingStage.form + ["focus F", "handle F presses"], "press select",
      [
        "F handles the press. [CH04]",
        "The press starts at F, which has the focus. [PR01]",
        "pressesBegan and pressesEnded go to F, which handles them. [CH04]",
      ],
      [
        "F 处理了这次按压。[CH04]",
        "这次按压从有焦点的 F 开始。[PR01]",
        "pressesBegan 和 pressesEnded 送到 F，由它处理。[CH04]",
      ]),
    Play(
      "Remote control", TellingStage.form + ["become-first-responder T"], "remote play",
      [
        "Nobody handles the remote-control event. [CH07]",
        "The remote-control event starts at T, the first responder. [RC02]",
        "remoteControlReceived goes up T → view → controller → window → scene → app → delegate: nobody implements it, and it is discarded. [CH05, CH07]",
      ],
      [
        "没有人处理这个遥控事件。[CH07]",
        "这个遥控事件从第一响应者 T 开始。[RC02]",
        "remoteControlReceived 沿链往上传：T → view → controller → window → scene → app → delegate，没有人实现，被丢弃。[CH05, CH07]",
      ]),
    Play(
      "A key command",
      TellingStage.form + ["become-first-responder T", "handle controller key cmd+s"],
      "key cmd+s",
      [
        "controller performs cmd+s. [U-MO-06]",
        "The press starts at T, the first responder. [U-MO-05]",
        "T and view are asked for cmd+s in turn, and none of them has it. [U-MO-06]",
      ],
      [
        "controller 执行 cmd+s。[U-MO-06]",
        "这次按压从第一响应者 T 开始。[U-MO-05]",
        "依次问 T 和 view 有没有 cmd+s，都没有。[U-MO-06]",
      ]),
    Play(
      "A menu command", TellingStage.form + ["become-first-responder T", "handle view menu copy"],
      "menu copy",
      [
        "view performs copy. [ED01]",
        "T's canPerformAction says NO to copy just now, so the next is asked. [U-EM-01]",
      ],
      [
        "view 执行 copy。[ED01]",
        "对 copy，T 的 canPerformAction 现在返回 NO，问下一个。[U-EM-01]",
      ]),
    Play(
      "A menu without a first responder", TellingStage.form, "menu copy",
      [
        "There is no first responder, so nobody takes it. [U-EM-03]"
      ],
      [
        "没有第一响应者，所以没有人收到。[U-EM-03]"
      ]),
    Play(
      "Typing", TellingStage.form + ["become-first-responder T"], "type \"hi\"",
      [
        "2 characters go into T. [TX02]"
      ],
      [
        "T 里输入了 2 个字符。[TX02]"
      ]),
    Play(
      "A tap on a text field", TellingStage.form, "tap 100 60",
      [
        "T gets the tap and tracks it itself, as controls do. [U-CT-06]",
        "T is first responder of window now. [FR01]",
        "The keyboard types into T now. [TX02]",
      ],
      [
        "T 收到这次点击。它是控件，自己跟踪触摸。[U-CT-06]",
        "window 的第一响应者现在是 T。[FR01]",
        "现在键盘输入到 T。[TX02]",
      ]),
    Play(
      "A view that may not become first responder", TellingStage.form, "become-first-responder V",
      [
        "V does not become first responder: its canBecomeFirstResponder is NO. [FR02]"
      ],
      [
        "V 没有成为第一响应者：它的 canBecomeFirstResponder 为 NO。[FR02]"
      ]),
    Play(
      "A text field that will not let go",
      TellingStage.form + ["become-first-responder T", "set canResignFirstResponder T NO"],
      "resign-first-responder T",
      [
        "T stays first responder: its canResignFirstResponder is NO. [U-FR-03]"
      ],
      [
        "T 仍是第一响应者：它的 canResignFirstResponder 为 NO。[U-FR-03]"
      ]),
    Play(
      "An action with a target", TellingStage.form, "send save: to controller from V",
      [
        "save: is sent to controller by V. [AC01]"
      ],
      [
        "V 把 save: 发给 controller。[AC01]"
      ]),
    Play(
      "An action that finds its receiver", TellingStage.form + ["handle controller action save:"],
      "send save: to nil from V",
      [
        "controller gets save:. [AC03]",
        "The target of save: is nil: the chain is searched from the sender, V, up. [AC03]",
        "V and view are asked for save: in turn, and none of them has it. [U-CT-13]",
      ],
      [
        "controller 收到 save:。[AC03]",
        "save: 的 target 为 nil：从发送者 V 开始，沿响应者链往上找。[AC03]",
        "依次问 V 和 view 有没有 save:，都没有。[U-CT-13]",
      ]),
    Play(
      "A chain", TellingStage.form, "chain V",
      [
        "V → view → controller → window → scene → app → delegate [CH01]",
        "V → view: view is V's superview. [CH08]",
        "view → controller: view is the view of controller. [CH08]",
        "controller → window: controller is the root controller of window. [VC02]",
        "window → scene: scene is the window's UIWindowScene. [U-RC-06]",
        "scene → app: app is the application. [CH10]",
        "app → delegate: delegate, the app delegate, is a UIResponder. [CH11]",
        "delegate → nil: the chain ends here. [CH11]",
      ],
      [
        "V → view → controller → window → scene → app → delegate [CH01]",
        "V → view：view 是 V 的父视图。[CH08]",
        "view → controller：view 是控制器 controller 的视图。[CH08]",
        "controller → window：controller 是 window 的根视图控制器。[VC02]",
        "window → scene：scene 是窗口所在的 UIWindowScene。[U-RC-06]",
        "scene → app：app 是 UIApplication。[CH10]",
        "app → delegate：delegate 是 app delegate，也是 UIResponder。[CH11]",
        "delegate → nil：链到此为止。[CH11]",
      ]),
    Play(
      "A hit test of one view", TellingStage.views, "hit-test 50 100 in C",
      [
        "C's hitTest answers D. [HT09]",
        "The way down: C → D. [HT03]",
      ],
      [
        "C 的 hitTest 返回 D。[HT09]",
        "从上往下找：C → D。[HT03]",
      ]),
    Play(
      "A point", TellingStage.views, "point-inside C 230 320",
      [
        "NO: (230, 320) is outside C's bounds. [PI02]"
      ],
      [
        "NO：(230, 320) 在 C 的边界外。[PI02]"
      ]),
    Play(
      "A sensor", [], "sensor gyro",
      [
        "The gyroscope sample goes straight to the handler that asked Core Motion for it. It is no event and never travels the responder chain. [NE03]"
      ],
      [
        "陀螺仪的数据由 Core Motion 直接交给申请它的代码。它不是事件，不走响应者链。[NE03]"
      ]),
    Play(
      "An event that is ignored", ["ignore-events on"], "tap 60 60",
      [
        "A touch event goes no further: beginIgnoringInteractionEvents is in force. [U-WN-09]"
      ],
      [
        "触摸事件被丢弃：beginIgnoringInteractionEvents 正在生效。[U-WN-09]"
      ]),
  ]
}
