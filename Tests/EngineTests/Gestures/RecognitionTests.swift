import Engine
import Testing

@Suite("Gestures: states, rivals and requirements")
struct RecognitionTests {
  /// B in A; both swallow their touches.
  func stage(_ rules: Rulebook = .uikit) throws -> Stage {
    var stage = Stage(rules)
    try stage.add(.view, "A", 0, 0, 300, 300)
    try stage.add(.view, "B", in: "A", 0, 0, 100, 100)
    try stage.add(.view, "sibling", in: "A", 150, 0, 100, 100)
    try stage.handleTouches("A")
    try stage.handleTouches("B")
    return stage
  }

  @Test(
    "U-GR-01 GR01 GR07: offered to the hit view's and all its ancestors', the window's included")
  func offered() throws {
    var stage = try stage()
    for view in ["B", "A", "sibling", "window"] {
      try stage.recognizer(.pan, "on" + view, on: view)
    }
    stage.touch(.began, 50, 50)
    let offered = stage.decisions.compactMap { decision -> String? in
      if case .offered(let id, _, _) = decision.kind { stage.scene.name(of: id) } else { nil }
    }
    #expect(offered == ["onB", "onA", "onwindow"])
  }

  @Test("U-GR-01: not along next: an override of next brings no recognizers in")
  func notAlongNext() throws {
    var stage = try stage()
    stage.scene.override(
      try stage.responder("B"), next: .some(try stage.responder("sibling")))
    try stage.recognizer(.tap, "T", on: "sibling")
    stage.tap(50, 50)
    #expect(stage.story(of: "T") == [])
  }

  @Test("U-GR-08 GR05: a target hears every state but failed")
  func targets() throws {
    var stage = try stage()
    let pan = try stage.recognizer(.pan, "P", on: "B")
    let word = stage.scene.word("pan:")
    try stage.scene.addTarget(try stage.object("controller"), word, to: pan)
    stage.drag(Point(10, 10), Point(70, 10), steps: 3)
    #expect(stage.story(of: "P") == ["began", "changed", "changed", "ended"])
    #expect(stage.actions.count == 4)
    stage.forget()
    stage.tap(10, 10)
    #expect(stage.story(of: "P") == ["failed"])
    #expect(stage.actions == [])
    #expect(throws: SceneError.nilTargetOfRecognizer(pan)) {
      try stage.scene.addTarget(nil, word, to: pan)
    }
  }

  @Test("U-GR-08 GR06: cancelled and failed go back to possible, and the next gesture works")
  func reset() throws {
    var stage = try stage()
    let pan = try stage.recognizer(.pan, "P", on: "B")
    stage.drag(Point(10, 10), Point(70, 10), lifts: false)
    stage.deliver(.interrupt)
    #expect(stage.story(of: "P").last == "cancelled")
    #expect(stage.scene[pan].state == .possible)
    stage.forget()
    stage.tap(10, 10)
    stage.drag(Point(10, 10), Point(70, 10), steps: 2)
    #expect(stage.story(of: "P") == ["failed", "began", "changed", "ended"])
  }

  @Test("U-GR-09: one that starts fails the others; one that may run beside it goes on")
  func prevention() throws {
    for simultaneous in [false, true] {
      var stage = try stage()
      let a = try stage.recognizer(.pan, "onA", on: "A")
      let b = try stage.recognizer(.pan, "onB", on: "B")
      if simultaneous { stage.scene.allowSimultaneous(a, b) }
      stage.drag(Point(10, 10), Point(70, 10), steps: 2)
      #expect(stage.story(of: "onB") == ["began", "changed", "ended"])
      #expect(
        stage.story(of: "onA") == (simultaneous ? ["began", "changed", "ended"] : ["failed"]))
      if !simultaneous { #expect(stage.causes(of: "onA") == [.prevented(by: b)]) }
    }
  }

  @Test("U-GR-09: one that has begun keeps out one that comes later")
  func preventionLater() throws {
    var stage = try stage()
    let pan = try stage.recognizer(.pan, "P", on: "A")
    try stage.recognizer(.longPress, "L", on: "B")
    stage.drag(Point(10, 10), Point(10, 18), lifts: false)
    stage.touch(.moved, 21, 10)
    stage.wait(0.6)
    #expect(stage.story(of: "P") == ["began"])
    #expect(stage.story(of: "L") == ["failed"])
    #expect(stage.scene[pan].state == .began)
  }

  @Test("U-GR-10: of two presses that are long enough at once the deeper wins")
  func presses() throws {
    for isInnerFirst in [true, false] {
      var stage = try stage()
      for name in isInnerFirst ? ["inner", "outer"] : ["outer", "inner"] {
        try stage.recognizer(.longPress, name, on: name == "inner" ? "B" : "A")
      }
      stage.tap(50, 50, held: 0.7)
      #expect(stage.story(of: "inner").last == "ended")
      #expect(stage.story(of: "outer") == ["failed"])
    }
  }

  @Test("C5: of two presses on one view the last added wins, however long both are held")
  func pressesOfOneView() throws {
    var stage = try stage()
    for name in ["first", "last"] { try stage.recognizer(.longPress, name, on: "B") }
    stage.tap(50, 50, held: 0.7)
    #expect(stage.story(of: "last").last == "ended")
    #expect(stage.story(of: "first") == ["failed"])
  }

  @Test("U-GR-10 U-GR-13: of two that waited for the same to fail the deeper wins")
  func waiters() throws {
    for isInnerFirst in [true, false] {
      var stage = try stage()
      let names = isInnerFirst ? ["inner", "outer"] : ["outer", "inner"]
      let waiting = try names.map { try stage.recognizer(.tap, $0, on: $0 == "inner" ? "B" : "A") }
      let twice = try stage.recognizer(.tap, "twice", on: "A")
      try stage.set(.numberOfTapsRequired, "twice", .number(2))
      for id in waiting { try stage.scene.require(id, toFail: twice) }
      stage.tap(50, 50)
      stage.wait(1)
      #expect(stage.story(of: "inner").last == "ended")
      #expect(stage.story(of: "outer") == ["failed"])
    }
  }

  @Test("U-GR-10 GR08: the deeper of two taps wins, and one action is sent")
  func deeper() throws {
    var stage = try stage()
    let a = try stage.recognizer(.tap, "onA", on: "A")
    let b = try stage.recognizer(.tap, "onB", on: "B")
    stage.tap(50, 50)
    #expect(stage.story(of: "onB") == ["ended"])
    #expect(stage.causes(of: "onA") == [.prevented(by: b)])
    stage.forget()
    stage.tap(120, 120)
    #expect(stage.story(of: "onA") == ["ended"])
    #expect(stage.story(of: "onB") == [])
    #expect(stage.scene[a].state == .possible)
  }

  @Test(
    "U-GR-11 C5: of two on one view the last added wins, or by choice the first",
    arguments: SameViewWinner.allCases)
  func sameView(winner: SameViewWinner) throws {
    for gesture in [Gesture.tap, .pan] {
      var stage = try stage()
      stage.rules.sameViewWinner = winner
      try stage.recognizer(gesture, "first", on: "B")
      try stage.recognizer(gesture, "last", on: "B")
      if gesture == .tap {
        stage.tap(50, 50)
      } else {
        stage.drag(Point(10, 10), Point(60, 10))
      }
      let (won, lost) = winner == .lastAdded ? ("last", "first") : ("first", "last")
      #expect(stage.cites(.c5))
      #expect(stage.story(of: won).last == "ended")
      #expect(stage.story(of: lost) == ["failed"])
    }
  }

  @Test("U-GR-12: a recognizer belongs to one view")
  func oneView() throws {
    var stage = try stage()
    try stage.recognizer(.tap, "T", on: "B")
    try stage.move(recognizer: "T", to: "sibling")
    stage.tap(50, 50)
    #expect(stage.story(of: "T") == [])
    stage.tap(200, 50)
    #expect(stage.story(of: "T") == ["ended"])
    #expect(stage.scene.recognizers(of: try stage.view("B")) == [])
  }

  @Test(
    "U-GR-12: moved or removed in mid-gesture it is cancelled, and hears no more of the touch",
    arguments: [true, false])
  func leavesItsTouches(isMoved: Bool) throws {
    var stage = try stage()
    try stage.recognizer(.pan, "P", on: "B")
    stage.drag(Point(20, 20), Point(60, 20), lifts: false)
    stage.forget()
    if isMoved {
      try stage.move(recognizer: "P", to: "sibling")
    } else {
      try stage.remove("P")
    }
    #expect(stage.story(of: "P") == ["cancelled"])
    #expect(stage.causes(of: "P") == [.takenFromView])
    stage.forget()
    stage.touch(.moved, 90, 20)
    stage.lift()
    #expect(stage.story(of: "P") == [])
  }

  @Test("Disabled, a recognizer is offered nothing; disabled in a touch, it is stopped")
  func disabled() throws {
    var stage = try stage()
    let press = try stage.recognizer(.longPress, "L", on: "B")
    try stage.set(.enabled, "L", .bool(false))
    stage.tap(50, 50, held: 1)
    #expect(stage.story(of: "L") == [])
    try stage.set(.enabled, "L", .bool(true))
    stage.touch(.began, 50, 50)
    try stage.set(.enabled, "L", .bool(false))
    #expect(stage.story(of: "L") == ["failed"])
    #expect(stage.causes(of: "L") == [.disabled])
    stage.wait(1)
    stage.lift()
    #expect(stage.scene[press].state == .possible)
    try stage.set(.enabled, "L", .bool(true))
    stage.touch(.began, 50, 50)
    stage.wait(1)
    stage.forget()
    try stage.set(.enabled, "L", .bool(false))
    #expect(stage.story(of: "L") == ["cancelled"])
    stage.touch(.moved, 51, 50)
    #expect(stage.story(of: "L") == ["cancelled"])
  }

  @Test("GR06: disabled and enabled again, it has let its gesture go and waits for the next touch")
  func disabledAndEnabled() throws {
    var stage = try stage()
    try stage.recognizer(.pan, "P", on: "B")
    stage.drag(Point(20, 20), Point(50, 20), lifts: false)
    stage.forget()
    try stage.set(.enabled, "P", .bool(false))
    try stage.set(.enabled, "P", .bool(true))
    stage.slide(Point(50, 20), Point(90, 20))
    stage.lift()
    #expect(stage.story(of: "P") == ["cancelled"])
    stage.forget()
    stage.drag(Point(20, 20), Point(50, 20), steps: 1)
    #expect(stage.story(of: "P") == ["began", "ended"])
  }

  @Test("A recognizer removed in mid-gesture is stopped, and its touch goes on")
  func removed() throws {
    var stage = try stage()
    try stage.recognizer(.tap, "T", on: "B")
    stage.touch(.began, 50, 50)
    try stage.remove("T")
    stage.lift()
    #expect(stage.calls == ["B began", "B ended"])
    #expect(stage.story(of: "T") == ["failed"])
  }

  @Test("GR02: of the six, each knows its own gesture and no other's", arguments: Gesture.allCases)
  func six(gesture: Gesture) throws {
    let plays: [(Gesture, @Sendable (inout Stage) -> Void)] = [
      (.tap, { $0.tap(100, 100) }), (.longPress, { $0.tap(100, 100, held: 0.8) }),
      (.pan, { $0.drag(Point(100, 100), Point(100, 140), over: 1) }),
      (.swipe, { $0.drag(Point(100, 100), Point(180, 100), over: 0.1) }),
      (.pinch, { $0.two(Point(90, 100), Point(210, 100)) }),
      (.rotation, { $0.two(Point(150, 50), Point(150, 150)) }),
    ]
    for (kind, play) in plays {
      var stage = try stage()
      try stage.recognizer(gesture, "G", on: "window")
      play(&stage)
      // Whatever moves far enough is a pan as well, a swipe and two fingers included.
      let fits = gesture == kind || gesture == .pan && kind == .swipe
      #expect(
        stage.story(of: "G").contains { $0 == "ended" } == fits, "\(gesture) with a \(kind)")
    }
  }
}

@Suite("A finger that is cancelled ends its gesture")
struct CancelledFingerTests {
  @Test("GR06: a gesture under way is cancelled with its finger, and starts afresh")
  func underWay() throws {
    var stage = Stage()
    try stage.add(.view, "A")
    try stage.recognizer(.pan, "P", on: "A")
    for (phase, x) in [(TouchPhase.began, 10.0), (.moved, 60), (.cancelled, 60)] {
      stage.touches([TouchChange(finger: 1, phase: phase, point: Point(x, 10))])
    }
    #expect(stage.story(of: "P") == ["began", "cancelled"])
    #expect(try stage.scene[stage.recognizer("P")].state == .possible)
  }
}

extension Stage {
  /// Two fingers land at (100, 100) and (200, 100), go to two other places, and lift.
  mutating func two(_ a: Point, _ b: Point) {
    let places = [(Point(100, 100), Point(200, 100)), (a, b)]
    for (phase, at) in zip([TouchPhase.began, .moved], places) {
      touches([
        TouchChange(finger: 1, phase: phase, point: at.0),
        TouchChange(finger: 2, phase: phase, point: at.1),
      ])
    }
    lift(1)
    lift(2)
  }
}
