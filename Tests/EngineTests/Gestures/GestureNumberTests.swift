import Engine
import Testing

/// Every limit, just inside and just outside (U-GR-20).
@Suite("Gestures: the numbers")
struct GestureNumberTests {
  func stage(_ gesture: Gesture, taps: Int? = nil, fingers: Int? = nil) throws -> Stage {
    var stage = Stage()
    try stage.add(.view, "A", 0, 0, 320, 400)
    try stage.recognizer(gesture, "G", on: "A", taps: taps, fingers: fingers)
    return stage
  }

  @Test(
    "U-GR-20: a tap is held for less than 0.75 s",
    arguments: [(0.0, "ended"), (0.74, "ended"), (0.75, "failed"), (2, "failed")])
  func tapPress(seconds: Double, state: String) throws {
    var stage = try stage(.tap)
    stage.tap(50, 50, held: seconds)
    #expect(stage.story(of: "G") == [state])
    if state == "failed" { #expect(stage.causes(of: "G") == [.tooSlow(limit: 0.75)]) }
  }

  @Test(
    "U-GR-20 C15: a tap strays 45 points at most",
    arguments: [(45.0, "ended"), (45.1, "failed")])
  func tapMovement(distance: Double, state: String) throws {
    var stage = try stage(.tap)
    stage.touch(.began, 50, 50)
    stage.touch(.moved, 50, 50 + distance)
    stage.touch(.moved, 50, 50)
    stage.lift()
    #expect(stage.story(of: "G") == [state])
  }

  @Test(
    "U-GR-20: the second tap within 0.35 s and 45 points",
    arguments: [
      (0.34, 0, ["ended"]), (0.36, 0, ["failed"]), (0.1, 45, ["ended"]), (0.1, 46, ["failed"]),
    ] as [(Double, Double, [String])])
  func doubleTap(pause: Double, distance: Double, states: [String]) throws {
    var stage = try stage(.tap, taps: 2)
    stage.tap(50, 50)
    stage.wait(pause)
    stage.tap(50, 50 + distance)
    #expect(stage.story(of: "G") == states)
  }

  @Test("GR03: one tap too few fails when the time is up, and not before")
  func tapTimeout() throws {
    var stage = try stage(.tap, taps: 2)
    stage.tap(50, 50)
    stage.wait(0.34)
    #expect(stage.story(of: "G") == [])
    stage.wait(0.02)
    #expect(stage.causes(of: "G") == [.noSecondTap(limit: 0.35)])
  }

  @Test(
    "GR03: fingers and taps, both or neither",
    arguments: [(1, 1, false), (2, 1, false), (1, 2, false), (2, 2, true), (3, 2, false)])
  func fingersAndTaps(fingers: Int, taps: Int, isRecognized: Bool) throws {
    var stage = try stage(.tap, taps: 2, fingers: 2)
    for _ in 0..<taps {
      stage.touches(
        (1...fingers).map {
          TouchChange(finger: $0, phase: .began, point: Point(20 * Double($0), 20))
        })
      stage.touches(
        (1...fingers).map { TouchChange(finger: $0, phase: .ended, point: nil) })
      stage.wait(0.1)
    }
    stage.wait(1)
    #expect(stage.story(of: "G").contains("ended") == isRecognized)
  }

  @Test(
    "U-GR-20: a long press begins at 0.5 s",
    arguments: [
      (0.49, ["failed"]), (0.5, ["began", "ended"]), (3, ["began", "ended"]),
    ] as [(Double, [String])])
  func longPress(seconds: Double, states: [String]) throws {
    var stage = try stage(.longPress)
    stage.tap(50, 50, held: seconds)
    #expect(stage.story(of: "G") == states)
  }

  @Test("GR03: a long press that wants taps first fails when the finger stays down in their place")
  func longPressHeldTooSoon() throws {
    var stage = try stage(.longPress, taps: 1)
    stage.tap(50, 50, held: 0.8)
    #expect(stage.causes(of: "G") == [.heldBeforeTaps(required: 1)])
  }

  @Test(
    "U-GR-20: a long press strays 10 points before it begins, and as far as it likes after",
    arguments: [
      (10, ["began", "changed", "ended"]), (10.1, ["failed"]),
    ] as [(Double, [String])])
  func longPressMovement(distance: Double, states: [String]) throws {
    var stage = try stage(.longPress)
    stage.touch(.began, 50, 50)
    stage.touch(.moved, 50, 50 + distance)
    stage.wait(0.6)
    stage.touch(.moved, 50, 300)
    stage.lift()
    #expect(stage.story(of: "G") == states)
  }

  @Test("A long press takes its own duration, movement, and taps before it")
  func longPressSettings() throws {
    var stage = try stage(.longPress, taps: 1)
    let press = try stage.recognizer("G")
    stage.scene.change(press) { $0.minimumPressDuration = 0.2 }
    stage.tap(50, 50, held: 0.3)
    #expect(!stage.story(of: "G").contains("began"))
    stage.wait(1)
    stage.forget()
    stage.tap(50, 50)
    stage.wait(0.1)
    stage.tap(50, 50, held: 0.25)
    #expect(stage.story(of: "G") == ["began", "ended"])
  }

  @Test(
    "U-GR-20: a pan begins at 10 points (MO-01), in whatever direction",
    arguments: [
      (9.9, 0, ["failed"]), (10, 0, ["began", "ended"]), (-8, -8, ["began", "ended"]),
      (7, 7, ["failed"]),
    ] as [(Double, Double, [String])])
  func pan(dx: Double, dy: Double, states: [String]) throws {
    var stage = try stage(.pan)
    stage.touch(.began, 50, 50)
    stage.touch(.moved, 50 + dx, 50 + dy)
    stage.lift()
    #expect(stage.story(of: "G") == states)
  }

  @Test(
    "U-GR-20: a swipe goes 50 points its own way within 0.5 s",
    arguments: [
      (50.0, 0.0, 0.1, true), (49, 0, 0.1, false), (60, 0, 0.49, true), (60, 0, 0.6, false),
      (-60, 0, 0.1, false), (0, 60, 0.1, false), (60, 30, 0.1, true), (50, 51, 0.1, false),
    ] as [(Double, Double, Double, Bool)])
  func swipe(dx: Double, dy: Double, seconds: Double, isRecognized: Bool) throws {
    var stage = try stage(.swipe)
    stage.drag(Point(150, 150), Point(150 + dx, 150 + dy), over: seconds, steps: 4)
    #expect(stage.story(of: "G") == [isRecognized ? "ended" : "failed"])
  }

  @Test(
    "A swipe in each direction, and in several at once",
    arguments: [
      (.left, -60, 0), (.up, 0, -60), (.down, 0, 60), ([.left, .right], 60, 0),
      ([.left, .right], -60, 0),
    ] as [(SwipeDirection, Double, Double)])
  func swipeDirections(direction: SwipeDirection, dx: Double, dy: Double) throws {
    var stage = try stage(.swipe)
    stage.scene.change(try stage.recognizer("G")) { $0.direction = direction }
    stage.drag(Point(150, 150), Point(150 + dx, 150 + dy))
    #expect(stage.story(of: "G") == ["ended"])
  }

  /// Fingers 1 and 2 land on a recognizer that takes two.
  func pair(_ gesture: Gesture, taps: Int? = nil) throws -> Stage {
    var stage = try stage(gesture, taps: taps, fingers: 2)
    stage.land(1, 2)
    return stage
  }

  @Test("GR03: of the fingers that a long press takes, one that lifts too soon makes it fail")
  func longPressLosesFinger() throws {
    var stage = try pair(.longPress)
    stage.wait(0.1)
    stage.lift(2)
    #expect(stage.causes(of: "G") == [.tooShort(seconds: 0.1, limit: 0.5)])
    stage.wait(0.5)
    #expect(stage.story(of: "G") == ["failed"])
  }

  @Test("GR03: with a finger too few a long press fails, however long it is held")
  func longPressLacksFinger() throws {
    var stage = try stage(.longPress, fingers: 2)
    stage.tap(50, 50, held: 2)
    #expect(stage.causes(of: "G") == [.tooFewFingers(required: 2, seen: 1)])
  }

  @Test("GR03: the taps before a long press take as many fingers, which may lift one by one")
  func tapsBeforeLongPress() throws {
    var stage = try pair(.longPress, taps: 1)
    stage.lift(1)
    stage.lift(2)
    stage.wait(0.1)
    stage.land(1, 2)
    stage.wait(0.5)
    #expect(stage.story(of: "G") == ["began"])
    stage = try self.stage(.longPress, taps: 1, fingers: 2)
    stage.tap(50, 50)
    #expect(stage.causes(of: "G") == [.tooFewFingers(required: 2, seen: 1)])
    // One of two is back in time, and alone.
    stage = try pair(.longPress, taps: 1)
    stage.lift(1)
    stage.lift(2)
    stage.wait(0.3)
    stage.land(1)
    stage.wait(0.6)
    #expect(stage.causes(of: "G") == [.tooFewFingers(required: 2, seen: 1)])
  }

  @Test("GR03: a swipe of two fingers is none of one, once the other has lifted")
  func swipeLosesFinger() throws {
    var stage = try pair(.swipe)
    stage.lift(2)
    #expect(stage.causes(of: "G") == [.notFarEnough(distance: 0, limit: 50)])
    stage.touch(.moved, 250, 100)
    #expect(stage.story(of: "G") == ["failed"])
  }

  @Test("GR03: what one finger goes before the other lands is no swipe of both")
  func swipeBeforeBothLand() throws {
    var stage = try stage(.swipe, fingers: 2)
    stage.land(1)
    stage.touch(.moved, 180, 100)
    stage.land(2)
    #expect(stage.story(of: "G") == [])
    stage.touches([
      TouchChange(finger: 1, phase: .moved, point: Point(230, 100)),
      TouchChange(finger: 2, phase: .moved, point: Point(250, 100)),
    ])
    #expect(stage.story(of: "G") == ["ended"])
  }

  @Test("The numbers are the rulebook's to set")
  func settable() throws {
    var stage = try stage(.tap)
    stage.rules.numbers.tapMovement = 10
    stage.touch(.began, 50, 50)
    stage.touch(.moved, 50, 61)
    #expect(stage.causes(of: "G") == [.movedTooFar(distance: 11, limit: 10)])
  }
}

extension Stage {
  /// Fingers land together: 1 at (100, 100), 2 at (200, 100), 3 at (300, 300).
  mutating func land(_ fingers: Int...) {
    let places = [Point(100, 100), Point(200, 100), Point(300, 300)]
    touches(fingers.map { TouchChange(finger: $0, phase: .began, point: places[$0 - 1]) })
  }
}
