import Engine

@testable import CommandLanguage

private typealias I = Its

private func tap(
  _ x: Double, _ y: Double, count: Int = 1, fingers: Int = 1, in view: ViewID? = nil
) -> Command {
  .touch(.tap(Point(x, y), count: count, fingers: fingers, in: view))
}

private func touch(_ changes: (Int, TouchPhase, Point?)...) -> Command {
  .touch(.touch(changes.map { TouchChange(finger: $0.0, phase: $0.1, point: $0.2) }))
}

let rightDoing: [RightLine] = [
  // Points in every notation, and lines of several commands
  RightLine("tap 60 60", tap(60, 60)),
  RightLine("tap 60,60", tap(60, 60)),
  RightLine("tap 60, 60", tap(60, 60)),
  RightLine("tap (60, 60)", tap(60, 60)),
  RightLine("tap {60, 60}", tap(60, 60)),
  RightLine("tap (60 60)", tap(60, 60)),
  RightLine("tap -60 +60.5", tap(-60, 60.5)),
  RightLine("tap 1e2 .5", tap(100, 0.5)),
  RightLine("tap 1000000000 -1000000000", tap(1e9, -1e9)),
  RightLine("\t tap   60 60   # a comment; tap 1 1", tap(60, 60)),
  RightLine("tap 1 1; tap 2 2;;  ; tap 3 3", tap(1, 1), tap(2, 2), tap(3, 3)),
  RightLine(""),
  RightLine("   # only a comment"),
  RightLine(";;"),

  // Fingers
  RightLine("tap 60 60 count 2", tap(60, 60, count: 2)),
  RightLine("tap 60 60 in A fingers 3 count 2", tap(60, 60, count: 2, fingers: 3, in: I.a)),
  RightLine("tap 60 60 in K.view", tap(60, 60, in: I.kView)),
  RightLine("touch 1 began 10 10", touch((1, .began, Point(10, 10)))),
  RightLine("touch 1 moved (10, 10)", touch((1, .moved, Point(10, 10)))),
  RightLine("touch 1 stationary", touch((1, .stationary, nil))),
  RightLine("touch 1 ended", touch((1, .ended, nil))),
  RightLine("touch 1 ended 5 6", touch((1, .ended, Point(5, 6)))),
  RightLine("touch 20 cancelled", touch((20, .cancelled, nil))),
  RightLine(
    "touch 1 began 10 10, 2 began 50 50",
    touch((1, .began, Point(10, 10)), (2, .began, Point(50, 50)))),
  RightLine(
    "touch 1 ended, 2 moved 50,50,3 ended",
    touch((1, .ended, nil), (2, .moved, Point(50, 50)), (3, .ended, nil))),
  RightLine(
    "press-and-hold 60 60", .touch(.pressAndHold(Point(60, 60), seconds: 0.6, in: nil))),
  RightLine(
    "press-and-hold 60 60 800ms in A",
    .touch(.pressAndHold(Point(60, 60), seconds: 0.8, in: I.a))),
  RightLine(
    "longPress 60 60 2", .touch(.pressAndHold(Point(60, 60), seconds: 2, in: nil))),
  RightLine(
    "drag 1 2 to 3 4", .touch(.drag(Point(1, 2), to: Point(3, 4), seconds: 0.3, in: nil))),
  RightLine(
    "drag 1 2 to 3 4 in A over 0.5s",
    .touch(.drag(Point(1, 2), to: Point(3, 4), seconds: 0.5, in: I.a))),
  RightLine("swipe left at 1 2", .touch(.swipe(.left, Point(1, 2), in: nil))),
  RightLine("swipe UP 1 2 in A", .touch(.swipe(.up, Point(1, 2), in: I.a))),
  RightLine("swipe right at 1 2", .touch(.swipe(.right, Point(1, 2), in: nil))),
  RightLine("swipe down at 1 2", .touch(.swipe(.down, Point(1, 2), in: nil))),
  RightLine("pinch 1 2 scale 2", .touch(.pinch(Point(1, 2), scale: 2, in: nil))),
  RightLine("rotate 1 2 by 90", .touch(.rotate(Point(1, 2), degrees: 90, in: nil))),
  RightLine("rotate 1 2 by -90° in A", .touch(.rotate(Point(1, 2), degrees: -90, in: I.a))),

  // Time, and other events
  RightLine("wait 0.5", .wait(0.5)),
  RightLine("wait 0.5s", .wait(0.5)),
  RightLine("wait 500ms", .wait(0.5)),
  RightLine("wait 0", .wait(0)),
  RightLine("wait 86400", .wait(86_400)),
  RightLine("interrupt", .interrupt),
  RightLine("shake", .shake(cancelled: false)),
  RightLine("shake cancelled", .shake(cancelled: true)),
  RightLine("remote play", .remote(.play)),
  RightLine("remote toggle-play-pause", .remote(.togglePlayPause)),
  RightLine("remote nextTrack", .remote(.nextTrack)),
  RightLine("press select", .press(.select)),
  RightLine("press playPause", .press(.playPause)),
  RightLine("key cmd+s", .key("cmd+s")),
  RightLine("key Shift+Command+S", .key("shift+cmd+s")),
  RightLine("key cmd+=", .key("cmd+=")),
  RightLine("key cmd++", .key("cmd++")),
  RightLine("key \"cmd+,\"", .key("cmd+,")),
  RightLine("key A", .key("A")),
  RightLine("key Return", .key("return")),
  RightLine("key shift+Tab", .key("shift+tab")),
  RightLine("menu copy", .menu("copy")),
  RightLine("menu copy:", .menu("copy")),
  RightLine("menu select-all", .menu("selectAll")),
  RightLine("menu translate", .menu("translate")),
  RightLine("type \"hi\"", .type("hi")),
  RightLine("type hi", .type("hi")),
  RightLine("insertText \"a; b # c\"", .type("a; b # c")),
  RightLine("sensor gyro", .sensor(.gyro)),
  RightLine("sensor device-motion", .sensor(.deviceMotion)),

  // The queue
  RightLine("post tap 60 60 count 2", .post(tap(60, 60, count: 2))),
  RightLine("post shake; post wait 1s", .post(.shake(cancelled: false)), .post(.wait(1))),
  RightLine(
    "post touch 1 began 1 1, 2 began 2 2",
    .post(touch((1, .began, Point(1, 1)), (2, .began, Point(2, 2))))),
  RightLine("pump", .pump(1)),
  RightLine("pump 3", .pump(3)),
  RightLine("queue", .queue),
  RightLine("ignore-events on", .ignoreEvents(true)),
  RightLine("ignore-events off", .ignoreEvents(false)),
  RightLine("beginIgnoringInteractionEvents", .ignoreEvents(true)),
  RightLine("endIgnoringInteractionEvents", .ignoreEvents(false)),

  // First responders and actions
  RightLine("become-first-responder F", .becomeFirstResponder(.view(I.f))),
  RightLine("becomeFirstResponder B", .becomeFirstResponder(.view(I.b))),
  RightLine("becomefirstresponder controller", .becomeFirstResponder(.controller(I.controller))),
  RightLine("resign-first-responder", .resignFirstResponder(nil)),
  RightLine("resignFirstResponder F", .resignFirstResponder(.view(I.f))),
  RightLine("end-editing", .endEditing(force: false)),
  RightLine("end-editing force", .endEditing(force: true)),
  RightLine("endEditing YES", .endEditing(force: true)),
  RightLine("endEditing NO", .endEditing(force: false)),
  RightLine("send save: to nil", .send("save:", to: nil, from: nil)),
  RightLine("send save: to A from B", .send("save:", to: .view(I.a), from: .view(I.b))),
  RightLine(
    "sendAction save: to app from T", .send("save:", to: .application, from: .recognizer(I.t))),
]
