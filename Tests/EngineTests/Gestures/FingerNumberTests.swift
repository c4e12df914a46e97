import Engine
import Testing

/// Gestures of several fingers.
extension GestureNumberTests {
  @Test(
    "U-TD-08: when a pan starts is no matter of multipleTouchEnabled, nor of a finger that lifted",
    arguments: [false, true])
  func panAfterFinger(isMultiple: Bool) throws {
    var stage = try stage(.pan)
    try stage.set(.multipleTouchEnabled, "A", .bool(isMultiple))
    stage.land(1, 2)
    stage.lift(2)
    stage.touch(.moved, 100, 109.5)
    #expect(stage.story(of: "G") == [])
    stage.touch(.moved, 100, 110)
    #expect(stage.story(of: "G") == ["began"])
  }

  @Test("U-GR-20: a pan starts as fingers move: one that lifts or lands has not moved the others")
  func panOfTwo() throws {
    var stage = try pair(.pan)
    stage.touch(.moved, 100, 118)
    stage.lift(2)
    stage.touch(.moved, 100, 118.5)
    #expect(stage.story(of: "G") == [])
    stage.touch(.moved, 100, 119)
    #expect(stage.story(of: "G") == ["began"])
    stage = try self.stage(.pan)
    stage.land(1)
    stage.touch(.moved, 100, 108)
    stage.land(2)
    stage.touch(.moved, 100, 111)
    #expect(stage.story(of: "G") == [])
    stage.touch(.moved, 100, 112)
    #expect(stage.story(of: "G") == ["began"])
  }

  @Test(
    "A third finger that takes the place of a lifted one neither pinches nor turns by that",
    arguments: [Gesture.pinch, .rotation])
  func thirdFinger(gesture: Gesture) throws {
    var stage = try stage(gesture)
    stage.land(1, 2, 3)
    stage.lift(1)
    stage.touch(.moved, 201, 100, finger: 2)
    #expect(stage.story(of: "G") == [])
  }

  private func twoFingers(_ gesture: Gesture, _ a: Point, _ b: Point) throws -> [String] {
    var stage = try stage(gesture)
    stage.touches([
      TouchChange(finger: 1, phase: .began, point: Point(100, 100)),
      TouchChange(finger: 2, phase: .began, point: Point(200, 100)),
    ])
    stage.touches([
      TouchChange(finger: 1, phase: .moved, point: a),
      TouchChange(finger: 2, phase: .moved, point: b),
    ])
    stage.lift(1)
    stage.lift(2)
    return stage.story(of: "G")
  }

  @Test(
    "U-GR-20: a pinch begins as the fingers part, or close, by 8 points",
    arguments: [
      (7.9, ["failed"]), (8, ["began", "ended"]), (-8, ["began", "ended"]), (-7.9, ["failed"]),
    ] as [(Double, [String])])
  func pinch(change: Double, states: [String]) throws {
    #expect(try twoFingers(.pinch, Point(100, 100), Point(200 + change, 100)) == states)
  }

  @Test("Two fingers that move together neither pinch nor turn")
  func together() throws {
    for gesture in [Gesture.pinch, .rotation] {
      #expect(try twoFingers(gesture, Point(150, 150), Point(250, 150)) == ["failed"])
    }
  }

  @Test(
    "U-GR-20: a rotation begins as the fingers turn by 2 degrees",
    arguments: [
      (1.9, ["failed"]), (2.1, ["began", "ended"]), (-2.1, ["began", "ended"]),
    ] as [(Double, [String])])
  func rotation(degrees: Double, states: [String]) throws {
    let turned = AffineTransform.rotation(degrees: degrees).apply(Point(100, 0))
    #expect(
      try twoFingers(.rotation, Point(100, 100), Point(100, 100) + turned) == states)
  }

  @Test("Gestures of two fingers fail with one", arguments: [Gesture.pinch, .rotation])
  func oneFinger(gesture: Gesture) throws {
    var stage = try stage(gesture)
    stage.drag(Point(50, 50), Point(150, 150))
    #expect(stage.causes(of: "G") == [.tooFewFingers(required: 2, seen: 1)])
  }

  @Test(
    "A pinch or rotation ends with its last finger: one alone changes nothing, until another lands",
    arguments: [Gesture.pinch, .rotation])
  func lastFinger(gesture: Gesture) throws {
    var stage = try stage(gesture)
    stage.touches([
      TouchChange(finger: 1, phase: .began, point: Point(100, 100)),
      TouchChange(finger: 2, phase: .began, point: Point(200, 100)),
    ])
    stage.touch(.moved, 220, 150, finger: 2)
    stage.lift(1)
    #expect(stage.story(of: "G") == ["began"])
    stage.touch(.moved, 250, 150, finger: 2)
    #expect(stage.story(of: "G") == ["began"])
    stage.touch(.began, 100, 100, finger: 3)
    stage.touch(.moved, 260, 190, finger: 2)
    #expect(stage.story(of: "G") == ["began", "changed"])
    stage.lift(2)
    stage.lift(3)
    #expect(stage.story(of: "G") == ["began", "changed", "ended"])
  }
}
