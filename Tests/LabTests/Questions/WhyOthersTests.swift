import Testing

@testable import Lab

@Suite("why, of the chain, recognizers and the first responder")
struct WhyOthersTests {
  @Test(
    "controllers, the app and its delegate",
    arguments: [
      Asked(
        Scenes.s1 + "\nhandle controller touches", "tap 230 320", "why controller",
        "controller handles touchesBegan, and it stops there. [CH04]",
        "E → C → A → view → controller (handled)"),
      Asked(
        Scenes.s1, "tap 230 320", "why-not delegate",
        "delegate does not implement touchesBegan and passes it on. [CH05]"),
      Asked(
        Scenes.s1 + "\nhandle E touches ended\nhandle controller touches", "tap 230 320",
        "why controller",
        "controller handles touchesBegan, and it stops there. [CH04]",
        "E took touchesEnded, which never came up to controller. [U-TD-06]",
        "E → C → A → view → controller (handled)"),
      Asked(
        Scenes.s1 + "\nhandle C touches", "tap 230 320", "why controller",
        "controller did not get it.",
        "C took it first, so it never came up to controller. [CH04]",
        "E → C (handled); controller was never reached"),
      Asked(
        Scenes.s6, "tap 160 210", "why-not controller",
        "noteButton, a control, tracked the touch and passed nothing on to controller. [U-CT-06]"),
      Asked(
        Scenes.s12, "tap 5 5", "why-not K",
        "K is not in the chain of view, where it started. [CH16]",
        "view → controller → window → scene → app → delegate (discarded); K was never reached"),
      Asked(
        Scenes.s12 + "\noverride I next window", "tap 70 130", "why-not K",
        "I → window: I overrides next. [CH17]",
        "K is not in the chain of I, where it started. [CH16]"),
      Asked(
        Scenes.s13, "tap 5 5", "why-not controller",
        "controller does not implement touchesBegan and passes it on. [CH05]",
        "M.view → M → controller → window → scene → app → delegate (discarded)"),
      Asked(
        Scenes.s1 + "\nset delegate app plain", "tap 230 320", "why-not delegate",
        "app → nil: the app delegate is not a UIResponder of a kind that joins the chain. [CH11]"),
      Asked(
        Scenes.s6 + "\nadd-target noteButton controller save:", "tap 160 210", "why controller",
        "save: is sent to controller by noteButton, for touchUpInside. [AC01]"),
      Asked(
        Scenes.s1, "tap 400 5", "why-not controller",
        "No window has a view that takes a touch here. [EV10]"),
      Asked(
        Scenes.s15 + "\nadd tap-recognizer T to pad delaysTouchesBegan=YES", "tap 5 5",
        "why-not controller",
        "pad does not hear touchesBegan yet: T is still undecided. [U-GR-05]"),
    ])
  func chain(_ asked: Asked) throws { try asked.check() }

  @Test(
    "recognizers",
    arguments: [
      Asked(
        Scenes.s2, "tap 120 140", "why blueTap",
        "blueTap goes from possible to ended: its gesture is complete. [GR05]"),
      Asked(
        Scenes.s2, "tap 120 140", "why-not redTap",
        "redTap goes from possible to failed: blueTap recognizes first and prevents it. [U-GR-09]",
        "blueTap goes from possible to ended: its gesture is complete. [GR05]"),
      Asked(
        Scenes.s2, "tap 120 140", "why-not greenTap",
        "greenTap is on green, which is neither blue nor above it. [U-GR-01]",
        "blue was asked before green and answered, so green was never asked. [HT07]"),
      Asked(
        Scenes.s2 + "\nset numberOfTapsRequired blueTap 2", "tap 120 140", "why-not blueTap",
        "blueTap has seen 1 tap and needs 2; the next must begin before 0.4 s on the clock. [GR03]"),
      Asked(
        Scenes.s2 + "\nset numberOfTouchesRequired blueTap 2", "tap 120 140", "why-not blueTap",
        "blueTap goes from possible to failed: only 1 of 2 fingers came down. [GR03]"),
      Asked(
        Scenes.s2, "drag 120 140 to 120 190", "why-not blueTap",
        "blueTap goes from possible to failed: the finger strayed 50 points, and 45 are allowed. "
          + "[U-GR-20]"),
      Asked(
        Scenes.s2 + "\nset enabled blueTap NO", "tap 120 140", "why-not blueTap",
        "blueTap is not shown the touch: its enabled is NO. [U-GR-01]"),
      Asked(
        Scenes.s2 + "\nadd tap-recognizer twice to blue numberOfTapsRequired=2"
          + "\nrequire blueTap to-fail twice\nset enabled redTap NO", "tap 120 140",
        "why-not blueTap",
        "blueTap has seen its gesture, and waits until twice has failed. [U-GR-13]"),
      Asked(
        Scenes.s2, "touch 1 began 120 140", "why-not blueTap",
        "blueTap follows the touch and has not decided yet. [GR05]"),
      Asked(
        "add scroll-view S 0 0 320 300\ntouch 1 began 50 80\ntouch 1 moved 50 20",
        "touch 1 moved 50 10", "why S.panGestureRecognizer",
        "S.panGestureRecognizer did not get it.",
        "S.panGestureRecognizer had failed already, and starts afresh when all fingers are up. "
          + "[U-GR-08]"),
      Asked(
        Scenes.s2, "shake", "why-not blueTap",
        "blueTap is a recognizer and no responder: it looks at touches and presses alone. "
          + "[U-RC-11]"),
      Asked(
        Scenes.s6 + "\nadd tap-recognizer T to noteView", "tap 160 210", "why-not T",
        "T goes from possible to failed: noteButton keeps its own gesture from recognizers on the "
          + "views above it. [U-GR-15]"),
      Asked(
        Scenes.s2, "press select", "why-not redTap",
        "redTap does not take this press: its allowedPressTypes lack select. [PR02]"),
      Asked(
        Scenes.s2, "tap 400 5", "why-not redTap",
        "No window has a view that takes a touch here. [EV10]"),
    ])
  func recognizers(_ asked: Asked) throws { try asked.check() }

  @Test(
    "events without a place",
    arguments: [
      Asked(
        Scenes.s14 + "\ntap 50 50\nhandle controller motion", "shake", "why controller",
        "controller handles motionBegan, and it stops there. [CH04]",
        "T → view → controller (handled)"),
      Asked(
        Scenes.s14 + "\ntap 50 50", "shake", "why-not V",
        "V is not in the chain of T, where it started. [CH16]",
        "The shake starts at T, the first responder. [MO01]",
        "V was not first responder: its canBecomeFirstResponder is NO. [FR02]"),
      Asked(
        Scenes.s14 + "\nset canBecomeFirstResponder V YES\ntap 50 50", "remote play", "why-not V",
        "V is not in the chain of T, where it started. [CH16]",
        "The remote-control event starts at T, the first responder. [RC02]",
        "V was not first responder: nobody called its becomeFirstResponder, and T was. [FR07]"),
      Asked(
        Scenes.s14 + "\nfocus F\ntap 50 50", "press select", "why-not T",
        "T is not in the chain of F, where it started. [CH16]",
        "The press starts at F, which has the focus. [PR01]"),
      Asked(
        Scenes.s14 + "\nhandle controller key cmd+s", "key cmd+s", "why controller",
        "controller has a key command for cmd+s and performs it. [U-MO-06]"),
      Asked(
        Scenes.s14 + "\ntap 50 50", "key a", "why-not controller",
        "Typing goes to the first responder alone, which is T. [TX02]"),
      Asked(
        Scenes.s14 + "\ntap 50 50", "key cmd+z", "why T", "T deals with cmd+z itself. [U-MO-06]"),
      Asked(
        Scenes.s14 + "\ntap 50 50", "key cmd+z", "why-not controller",
        "controller has no key command for cmd+z. [U-MO-06]"),
      Asked(
        Scenes.s14, "menu copy", "why-not V",
        "There is no first responder, so nobody takes it. [U-EM-03]"),
      Asked(
        Scenes.s14 + "\ntap 50 50", "type \"hi\"", "why-not V",
        "Typing goes to the first responder alone, which is T. [TX02]",
        "V was not first responder: its canBecomeFirstResponder is NO. [FR02]",
        "V is no text input: it takes no typing. [TX02]"),
      Asked(
        Scenes.s14 + "\ntap 50 50", "type \"hi\"", "why T",
        "2 characters go into T. [TX02]", "T (handled)"),
      Asked(
        Scenes.s6 + "\nhandle noteView action go:", "send go: to nil from noteButton",
        "why-not controller",
        "noteView took it first, so it never came up to controller. [CH04]",
        "noteButton → noteView (handled); controller was never reached"),
      Asked(
        Scenes.s6, "send go: to controller", "why-not noteView",
        "go: was sent to controller itself, so no chain was asked. [AC01]"),
      Asked(
        Scenes.s14, "sensor gyro", "why-not controller",
        "The gyroscope sample goes straight to the handler that asked Core Motion for it. It is no "
          + "event and never travels the responder chain. [NE03]"),
    ])
  func placeless(_ asked: Asked) throws { try asked.check() }

  @Test(
    "first responder",
    arguments: [
      Asked(
        Scenes.s14, "become-first-responder V", "why-not V",
        "V does not become first responder: its canBecomeFirstResponder is NO. [FR02]"),
      Asked(
        Scenes.s14 + "\ntap 50 50\nset canResignFirstResponder T NO"
          + "\nset canBecomeFirstResponder V YES", "become-first-responder V", "why-not V",
        "V does not become first responder: T is, and its canResignFirstResponder is NO. "
          + "[U-FR-03]"),
      Asked(
        Scenes.s14, "become-first-responder V", "why-not T", "The call was made on V. [FR02]"),
      Asked(
        Scenes.s14 + "\ntap 50 50", "resign-first-responder", "why T",
        "T agrees to resign. [U-FR-10]"),
    ])
  func firstResponder(_ asked: Asked) throws { try asked.check() }

  @Test(
    "what gets nothing, or a moment of its life",
    arguments: [
      Asked(
        Scenes.s1, "present M from controller", "why M", "M reaches viewDidLoad. [FR03]"),
      Asked(
        Scenes.s1 + "\nadd layer L in A 0 0 9 9", "tap 5 5", "why-not L",
        "L is a layer, and layers are no responders: they get no events. [NE01]"),
      Asked(
        Scenes.s1, "tap 5 5; add view late 0 0 9 9", "why-not late",
        "late was not there when it happened. Do it again, then ask."),
      Asked(
        Scenes.s1, "convert 5 5 from A to C", "why-not C",
        "The last command was a question or a change: it brought no event to C."),
      Asked(
        Scenes.s1, "chain E", "why-not B", "B is not in the chain of E. [CH16]"),
    ])
  func nothing(_ asked: Asked) throws { try asked.check() }

  @Test("before anything has happened")
  func nothingYet() throws {
    var session = Session()
    for question in ["why view", "why-not view", "how-to view"] {
      #expect(session.run(question).first?.error?.code == "no-event-yet")
    }
  }

  @Test(
    "in Chinese",
    arguments: [
      Asked(
        Scenes.s1, "tap 230 320", "why D", "D 没有收到。",
        "先问 E，后问 D。E 返回了它自己，所以没有问到 D。[HT07]",
        "点不在 D 内：换算到它的坐标系是 (190, 100)，bounds 是 (0 0; 100 200)，超出 90 点。[PI02]",
        "app → window → view → A → C → E（由它返回）；没有问到 D"),
      Asked(
        Scenes.s1 + "\nhandle C touches", "tap 230 320", "why-not controller",
        "C 先处理了它，所以没有传到 controller。[CH04]",
        "E → C（处理）；没有传到 controller"),
      Asked(
        Scenes.s2, "tap 120 140", "why-not greenTap",
        "greenTap 在 green 上，它既不是 blue，也不在它上层。[U-GR-01]"),
      Asked(
        "add control C 0 0 100 100\nadd tap-recognizer T to view", "tap 10 10", "how-to C",
        "C 收到了，又被 T 拿走。[U-GR-04]",
        "先执行下面任意一行，再执行 `tap 10 10`，C 就不会失去它；每一行都试过：",
        "  set cancelsTouchesInView T NO",
        "      T 识别后不拿走触摸[U-GR-04]"),
      Asked(
        Scenes.s1 + "\nhandle E touches ended\nhandle controller touches", "tap 230 320",
        "why controller",
        "controller 处理了 touchesBegan，到此为止。[CH04]",
        "E 拿走了 touchesEnded，没有传到 controller。[U-TD-06]"),
      Asked(
        Scenes.s14, "menu copy", "how-to V",
        "先执行下面任意一行，再执行 `menu copy`，V 就会收到；每一行都试过：",
        "  set canBecomeFirstResponder V YES; become-first-responder V; handle V menu copy",
        "      V 可以成为第一响应者；V 成为第一响应者；V 处理它[FR02, CH04]"),
    ])
  func chinese(_ asked: Asked) throws { try asked.check(language: "zh-Hans") }
}
