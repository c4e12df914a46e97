import Engine
import Testing

/// What a view hears of its touches while recognizers look at them, call by call.
@Suite("Gestures: what the view hears")
struct TouchAndGestureTests {
  private func stage(
    _ gesture: Gesture = .tap, taps: Int? = nil, _ rules: Rulebook = .uikit,
    _ change: (inout RecognizerRecord) -> Void = { _ in }
  ) throws -> Stage {
    var stage = Stage(rules)
    try stage.add(.view, "A", 0, 0, 300, 300)
    try stage.handleTouches("A")
    let id = try stage.recognizer(gesture, "T", on: "A", taps: taps)
    let word = stage.scene.word("act:")
    try stage.scene.addTarget(try stage.object("controller"), word, to: id)
    stage.scene.change(id, change)
    return stage
  }

  @Test("U-GR-03 U-GR-04 C12: the view hears the touch begin, and is told cancelled if a tap wins")
  func cancels() throws {
    var stage = try stage()
    stage.tap(50, 50)
    #expect(stage.story == ["A began", "T ended", "act: to controller", "A cancelled"])
    #expect(stage.scene.touches.isEmpty)
  }

  @Test("U-GR-04: cancelsTouchesInView NO: the view hears the whole touch, after the recognizer")
  func doesNotCancel() throws {
    var stage = try stage { $0.cancelsTouchesInView = false }
    stage.tap(50, 50)
    #expect(stage.story == ["A began", "T ended", "act: to controller", "A ended"])
  }

  @Test("U-GR-04 U-TD-03: once a pan has begun the view hears no more of that touch")
  func panCancels() throws {
    var stage = try stage(.pan)
    stage.drag(Point(50, 50), Point(77, 50), steps: 3)
    #expect(
      stage.story == [
        "A began", "A moved", "T began", "act: to controller", "A cancelled", "T changed",
        "act: to controller", "T ended", "act: to controller",
      ])
  }

  @Test("U-GR-05: delaysTouchesBegan: withheld, thrown away on success")
  func delaysBegan() throws {
    var stage = try stage { $0.delaysTouchesBegan = true }
    stage.tap(50, 50)
    #expect(stage.story == ["T ended", "act: to controller"])
    #expect(stage.cites(.uGR05))
  }

  @Test("U-GR-05: delaysTouchesBegan: told after all when it fails, began and moved in order")
  func delaysBeganFails() throws {
    var stage = try stage { $0.delaysTouchesBegan = true }
    stage.touch(.began, 50, 50)
    stage.touch(.moved, 60, 50)
    stage.touch(.moved, 70, 50)
    #expect(stage.story == [])
    stage.touch(.moved, 120, 50)
    stage.lift()
    #expect(stage.story == ["T failed", "A began", "A moved", "A ended"])
  }

  @Test("U-GR-05: a held press fails the tap at 0.75 s, and the view hears of it then")
  func delaysBeganTimeout() throws {
    var stage = try stage { $0.delaysTouchesBegan = true }
    stage.touch(.began, 50, 50)
    stage.wait(0.74)
    #expect(stage.story == [])
    stage.wait(0.02)
    #expect(stage.story == ["T failed", "A began"])
  }

  @Test("U-GR-06: delaysTouchesEnded: the end waits for the second tap, or for its time")
  func delaysEnded() throws {
    var stage = try stage(taps: 2)
    stage.tap(50, 50)
    #expect(stage.story == ["A began"])
    stage.wait(0.4)
    #expect(stage.story == ["A began", "T failed", "A ended"])
  }

  @Test("U-GR-06: the second tap in time turns the end into cancelled, for both touches")
  func delaysEndedSuccess() throws {
    var stage = try stage(taps: 2)
    stage.tap(50, 50)
    stage.wait(0.1)
    stage.tap(50, 50)
    #expect(
      stage.story == ["A began", "A began", "T ended", "act: to controller", "A cancelled"])
    #expect(stage.scene.touches.isEmpty)
  }

  @Test("U-GR-06: delaysTouchesEnded NO: the end comes at once")
  func doesNotDelayEnded() throws {
    var stage = try stage(taps: 2) { $0.delaysTouchesEnded = false }
    stage.tap(50, 50)
    #expect(stage.story == ["A began", "A ended"])
  }

  @Test("C12 GR07 X44: by the documents the view hears only when all recognizers have failed")
  func documents() throws {
    var stage = try stage(.tap, .documents)
    stage.touch(.began, 50, 50)
    #expect(stage.story == [])
    stage.lift()
    #expect(stage.story == ["T ended", "act: to controller"])
    stage.forget()
    stage.drag(Point(50, 50), Point(150, 50), steps: 2)
    #expect(stage.story == ["T failed", "A began", "A moved", "A moved", "A ended"])
  }

  @Test("U-TD-12: an interruption: the recognizer stops, and the view is told cancelled")
  func interrupted() throws {
    var stage = try stage(.pan)
    stage.touch(.began, 50, 50)
    stage.deliver(.interrupt)
    #expect(stage.story == ["A began", "T failed", "A cancelled"])
    stage.forget()
    stage.touch(.began, 50, 50)
    stage.touch(.moved, 90, 50)
    stage.forget()
    stage.deliver(.interrupt)
    #expect(stage.story == ["T cancelled", "act: to controller"])
  }

  @Test("U-TD-08: a second finger that the view does not hear still counts for its recognizer")
  func secondFinger() throws {
    var stage = try stage { $0.numberOfTouchesRequired = 2 }
    stage.touch(.began, 50, 50)
    stage.touch(.began, 90, 50, finger: 2)
    stage.lift(1)
    stage.lift(2)
    #expect(stage.story(of: "T") == ["ended"])
    #expect(stage.story(of: "A") == ["began", "cancelled"])
  }

  @Test(
    "U-TD-03: touch.view is nil once a recognizer has taken the touch, or the view is passed by")
  func receiver() throws {
    var stage = try stage(.pan)
    let view = try stage.view("A")
    stage.touch(.began, 50, 50)
    #expect(stage.scene.touches.map(\.receiver) == [view])
    stage.touch(.began, 60, 50, finger: 2)
    #expect(stage.scene.touches.map(\.receiver) == [view, nil])
    stage.touch(.moved, 50, 100)
    #expect(stage.scene.touches.map(\.receiver) == [nil, nil])
  }

  @Test("U-GR-03 U-GR-04: a finger that joins a gesture under way is taken before its view hears")
  func joins() throws {
    var stage = try stage(.pan)
    try stage.set(.multipleTouchEnabled, "A", .bool(true))
    stage.drag(Point(50, 50), Point(80, 50), lifts: false)
    stage.forget()
    stage.touch(.began, 70, 70, finger: 2)
    stage.touch(.moved, 90, 90, finger: 2)
    stage.lift(2)
    #expect(stage.calls == [])
    #expect(stage.cites(.uGR04))
    #expect(stage.story(of: "T") == ["changed"])
  }

  @Test("U-GR-04: cancelsTouchesInView NO: the view hears of a finger that joins as well")
  func joinsAndLeaves() throws {
    var stage = try stage(.pan) { $0.cancelsTouchesInView = false }
    try stage.set(.multipleTouchEnabled, "A", .bool(true))
    stage.drag(Point(50, 50), Point(80, 50), lifts: false)
    stage.forget()
    stage.tap(70, 70, finger: 2)
    #expect(stage.calls == ["A began", "A ended"])
  }

  @Test(
    "U-GR-04: a finger that a gesture has no use for is not taken from the view",
    arguments: [Gesture.pinch, .rotation, .longPress])
  func joinsInVain(gesture: Gesture) throws {
    var stage = try stage(gesture)
    try stage.set(.multipleTouchEnabled, "A", .bool(true))
    stage.touch(.began, 50, 50)
    if gesture == .longPress {
      stage.wait(0.6)
    } else {
      stage.touch(.began, 150, 50, finger: 2)
      stage.touch(.moved, 180, 150, finger: 2)
    }
    #expect(stage.story(of: "T") == ["began"])
    stage.forget()
    stage.tap(70, 70, finger: 3)
    #expect(stage.calls == ["A began", "A ended"])
  }

  @Test("U-TD-03 U-TD-08: a touch that a recognizer has taken keeps no finger from the view")
  func takenAndNext() throws {
    var stage = try stage(.swipe)
    stage.drag(Point(50, 50), Point(120, 50), lifts: false)
    #expect(stage.story(of: "T") == ["ended"])
    stage.forget()
    stage.tap(70, 70, finger: 2)
    #expect(stage.calls == ["A began", "A ended"])
  }

  @Test("U-TD-03 U-TD-10: nor from an exclusive view, or beside one")
  func takenAndExclusive() throws {
    for exclusive in ["A", "B"] {
      var stage = try stage(.pan)
      try stage.add(.view, "B", 0, 300, 300, 100)
      try stage.handleTouches("B")
      try stage.set(.exclusiveTouch, exclusive, .bool(true))
      stage.drag(Point(50, 50), Point(80, 50), lifts: false)
      stage.forget()
      stage.tap(50, 350, finger: 2)
      #expect(stage.calls == ["B began", "B ended"])
    }
  }
}
