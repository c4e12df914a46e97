import Engine

@testable import Lab

private typealias I = Its

private func tap(
  _ x: Double, _ y: Double, count: Int = 1, fingers: Int = 1, in view: ViewID? = nil
) -> StimulusCommand {
  .touch(.tap(Point(x, y), count: count, fingers: fingers, in: view))
}

private func touch(_ changes: (Int, TouchPhase, Point?)...) -> StimulusCommand {
  .touch(.touch(changes.map { TouchChange(finger: $0.0, phase: $0.1, point: $0.2) }))
}

let rightDoing: [RightLine] = [
  // Points in every notation, and lines of several commands
  RightLine("tap 60 60", stimulus: tap(60, 60)),
  RightLine("tap 60,60", stimulus: tap(60, 60)),
  RightLine("tap 60, 60", stimulus: tap(60, 60)),
  RightLine("tap (60, 60)", stimulus: tap(60, 60)),
  RightLine("tap {60, 60}", stimulus: tap(60, 60)),
  RightLine("tap (60 60)", stimulus: tap(60, 60)),
  RightLine("tap -60 +60.5", stimulus: tap(-60, 60.5)),
  RightLine("tap 1e2 .5", stimulus: tap(100, 0.5)),
  RightLine("tap 1000000000 -1000000000", stimulus: tap(1e9, -1e9)),
  RightLine("\t tap   60 60   # a comment; tap 1 1", stimulus: tap(60, 60)),
  RightLine("tap 1 1; tap 2 2;;  ; tap 3 3", stimulus: tap(1, 1), tap(2, 2), tap(3, 3)),
  RightLine(""),
  RightLine("   # only a comment"),
  RightLine(";;"),

  // Fingers
  RightLine("tap 60 60 count 2", stimulus: tap(60, 60, count: 2)),
  RightLine(
    "tap 60 60 in A fingers 3 count 2", stimulus: tap(60, 60, count: 2, fingers: 3, in: I.a)),
  RightLine("tap 60 60 in K.view", stimulus: tap(60, 60, in: I.kView)),
  RightLine("touch 1 began 10 10", stimulus: touch((1, .began, Point(10, 10)))),
  RightLine("touch 1 moved (10, 10)", stimulus: touch((1, .moved, Point(10, 10)))),
  RightLine("touch 1 stationary", stimulus: touch((1, .stationary, nil))),
  RightLine("touch 1 ended", stimulus: touch((1, .ended, nil))),
  RightLine("touch 1 ended 5 6", stimulus: touch((1, .ended, Point(5, 6)))),
  RightLine("touch 20 cancelled", stimulus: touch((20, .cancelled, nil))),
  RightLine(
    "touch 1 began 10 10, 2 began 50 50",
    stimulus: touch((1, .began, Point(10, 10)), (2, .began, Point(50, 50)))),
  RightLine(
    "touch 1 ended, 2 moved 50,50,3 ended",
    stimulus: touch((1, .ended, nil), (2, .moved, Point(50, 50)), (3, .ended, nil))),
  RightLine(
    "press-and-hold 60 60", stimulus: .touch(.pressAndHold(Point(60, 60), seconds: 0.6, in: nil))),
  RightLine(
    "press-and-hold 60 60 800ms in A",
    stimulus: .touch(.pressAndHold(Point(60, 60), seconds: 0.8, in: I.a))),
  RightLine(
    "longPress 60 60 2", stimulus: .touch(.pressAndHold(Point(60, 60), seconds: 2, in: nil))),
  RightLine(
    "drag 1 2 to 3 4", stimulus: .touch(.drag(Point(1, 2), to: Point(3, 4), seconds: 0.3, in: nil))),
  RightLine(
    "drag 1 2 to 3 4 in A over 0.5s",
    stimulus: .touch(.drag(Point(1, 2), to: Point(3, 4), seconds: 0.5, in: I.a))),
  RightLine("swipe left at 1 2", stimulus: .touch(.swipe(.left, Point(1, 2), fingers: 1, in: nil))),
  RightLine("fling up at 1 2", stimulus: .touch(.fling(.up, Point(1, 2), in: nil))),
  RightLine("status-bar-tap", stimulus: .statusBarTap),

  // Pencils and pointers
  RightLine(
    "tap 60 60 count 2 type=pencil",
    stimulus: .touch(
      .tap(Point(60, 60), count: 2, fingers: 1, in: nil), with: TouchTool(.pencil))),
  RightLine(
    "drag 1 2 to 3 4 type=indirect-pointer",
    stimulus: .touch(
      .drag(Point(1, 2), to: Point(3, 4), seconds: 0.3, in: nil), with: TouchTool(.indirectPointer)
    )),
  RightLine(
    "touch 1 began 10 10 type=pencil, 2 began 50 50",
    stimulus: .touch(
      .touch([
        TouchChange(finger: 1, phase: .began, point: Point(10, 10), type: .pencil),
        TouchChange(finger: 2, phase: .began, point: Point(50, 50)),
      ]))),
  RightLine(
    "click 5 6",
    stimulus: .touch(
      .tap(Point(5, 6), count: 1, fingers: 1, in: nil), with: TouchTool(.indirectPointer))),
  RightLine(
    "click 5 6 secondary in A count 2",
    stimulus: .touch(
      .tap(Point(5, 6), count: 2, fingers: 1, in: I.a),
      with: TouchTool(.indirectPointer, .secondary))),
  RightLine(
    "scroll 60 60 by 0 -80",
    stimulus: .scroll(Point(60, 60), by: Point(0, -80), .trackpad, in: nil)),
  RightLine(
    "scroll (1, 2) by 3 4 wheel in A",
    stimulus: .scroll(Point(1, 2), by: Point(3, 4), .wheel, in: I.a)),
  RightLine("hover 60 60", stimulus: .hover(Point(60, 60), in: nil)),
  RightLine("hover 5 5 in A", stimulus: .hover(Point(5, 5), in: I.a)),
  RightLine("hover out", stimulus: .hover(nil, in: nil)),
  RightLine("swipe UP 1 2 in A", stimulus: .touch(.swipe(.up, Point(1, 2), fingers: 1, in: I.a))),
  RightLine(
    "swipe right at 1 2", stimulus: .touch(.swipe(.right, Point(1, 2), fingers: 1, in: nil))),
  RightLine("swipe down at 1 2", stimulus: .touch(.swipe(.down, Point(1, 2), fingers: 1, in: nil))),
  RightLine("pinch 1 2 scale 2", stimulus: .touch(.pinch(Point(1, 2), scale: 2, in: nil))),
  RightLine("rotate 1 2 by 90", stimulus: .touch(.rotate(Point(1, 2), degrees: 90, in: nil))),
  RightLine(
    "pinch 1 2 scale 2 trackpad", stimulus: .transform(Point(1, 2), .pinch(scale: 2), in: nil)),
  RightLine(
    "rotate 1 2 by 90 in A trackpad",
    stimulus: .transform(Point(1, 2), .turn(degrees: 90), in: I.a)),
  RightLine(
    "pinch 1 2 scale 2 type=pencil in A",
    stimulus: .touch(.pinch(Point(1, 2), scale: 2, in: I.a), with: TouchTool(.pencil))),
  RightLine(
    "rotate 1 2 by -90° in A", stimulus: .touch(.rotate(Point(1, 2), degrees: -90, in: I.a))),

  // Time, and other events
  RightLine("wait 0.5", stimulus: .wait(0.5)),
  RightLine("wait 0.5s", stimulus: .wait(0.5)),
  RightLine("wait 500ms", stimulus: .wait(0.5)),
  RightLine("wait 0", stimulus: .wait(0)),
  RightLine("wait 86400", stimulus: .wait(86_400)),
  RightLine("interrupt", stimulus: .interrupt),
  RightLine("shake", stimulus: .shake(cancelled: false)),
  RightLine("shake cancelled", stimulus: .shake(cancelled: true)),
  RightLine("remote play", stimulus: .remote(.play)),
  RightLine("remote toggle-play-pause", stimulus: .remote(.togglePlayPause)),
  RightLine("remote nextTrack", stimulus: .remote(.nextTrack)),
  RightLine("press select", stimulus: .press(.select)),
  RightLine("press playPause", stimulus: .press(.playPause)),
  RightLine("key cmd+s", stimulus: .key("cmd+s")),
  RightLine("key Shift+Command+S", stimulus: .key("shift+cmd+s")),
  RightLine("key cmd+=", stimulus: .key("cmd+=")),
  RightLine("key cmd++", stimulus: .key("cmd++")),
  RightLine("key \"cmd+,\"", stimulus: .key("cmd+,")),
  RightLine("key A", stimulus: .key("A")),
  RightLine("key Return", stimulus: .key("return")),
  RightLine("key shift+Tab", stimulus: .key("shift+tab")),
  RightLine("menu copy", stimulus: .menu("copy")),
  RightLine("menu copy:", stimulus: .menu("copy")),
  RightLine("menu select-all", stimulus: .menu("selectAll")),
  RightLine("menu translate", stimulus: .menu("translate")),
  RightLine("type \"hi\"", stimulus: .type("hi")),
  RightLine("type hi", stimulus: .type("hi")),
  RightLine("insertText \"a; b # c\"", stimulus: .type("a; b # c")),
  RightLine("sensor gyro", stimulus: .sensor(.gyro)),
  RightLine("sensor device-motion", stimulus: .sensor(.deviceMotion)),

  // The queue
  RightLine("post tap 60 60 count 2", doing: .post(tap(60, 60, count: 2))),
  RightLine("post shake; post wait 1s", doing: .post(.shake(cancelled: false)), .post(.wait(1))),
  RightLine(
    "post touch 1 began 1 1, 2 began 2 2",
    doing: .post(touch((1, .began, Point(1, 1)), (2, .began, Point(2, 2))))),
  RightLine("pump", doing: .pump(1)),
  RightLine("pump 3", doing: .pump(3)),
  RightLine("queue", doing: .queue),
  RightLine("ignore-events on", doing: .ignoreEvents(true)),
  RightLine("ignore-events off", doing: .ignoreEvents(false)),
  RightLine("beginIgnoringInteractionEvents", doing: .ignoreEvents(true)),
  RightLine("endIgnoringInteractionEvents", doing: .ignoreEvents(false)),

  // First responders and actions
  RightLine("become-first-responder F", doing: .becomeFirstResponder(.view(I.f))),
  RightLine("becomeFirstResponder B", doing: .becomeFirstResponder(.view(I.b))),
  RightLine(
    "becomefirstresponder controller", doing: .becomeFirstResponder(.controller(I.controller))),
  RightLine("resign-first-responder", doing: .resignFirstResponder(nil)),
  RightLine("resignFirstResponder F", doing: .resignFirstResponder(.view(I.f))),
  RightLine("reload-input-views", doing: .reloadInputViews),
  RightLine("reloadInputViews", doing: .reloadInputViews),
  RightLine("send-actions B for value-changed", doing: .sendActions(I.b, .valueChanged)),
  RightLine(
    "sendActionsForControlEvents: B for touch-down, UIControlEventAllEditingEvents",
    doing: .sendActions(I.b, [.touchDown, .allEditingEvents])),
  RightLine("validate save:", doing: .validate("save:")),
  RightLine("end-editing", doing: .endEditing(force: false)),
  RightLine("end-editing force", doing: .endEditing(force: true)),
  RightLine("endEditing YES", doing: .endEditing(force: true)),
  RightLine("endEditing NO", doing: .endEditing(force: false)),
  RightLine("send save: to nil", doing: .send("save:", to: nil, from: nil)),
  RightLine("send save: to A from B", doing: .send("save:", to: .view(I.a), from: .view(I.b))),
  RightLine(
    "sendAction save: to app from T",
    doing: .send("save:", to: .application, from: .recognizer(I.t))),
]
