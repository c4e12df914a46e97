import Engine
import Testing

/// What was recorded of scroll views on iOS 26.1 at 3× (MO-01 to MO-11).
@Suite("Scroll views move as recorded")
struct MotionFactTests {
  // MARK: The drag

  @Test(
    "MO-01 MO-02: a drag begins at 10 points of way, and moves the content by all but these",
    arguments: [
      ([9], nil), ([10], 0), ([24], 14), ([3, 3, 3], nil), ([3, 3, 3, 3], 2),
      ([3, 3, 3, 3, 3], 5), ([6, 6, 6], 8),
    ] as [([Double], Double?)])
  func begins(moves: [Double], scrolled: Double?) throws {
    var drag = try RecordedDrag()
    drag.down()
    for way in moves { drag.move(up: way) }
    let states = drag.stage.story(of: "S.panGestureRecognizer")
    #expect(states.first == (scrolled == nil ? nil : "began"))
    #expect(abs(try drag.offset - 5000 - (scrolled ?? 0)) < 2.0 / 3)
  }

  @Test("MO-01: sideways and down the ten points are counted apart")
  func oneAxis() throws {
    var drag = try RecordedDrag(content: Size(2000, 100_000))
    drag.down()
    drag.stage.touch(.moved, 192, 592)
    #expect(drag.stage.story(of: "S.panGestureRecognizer") == [])
    drag.stage.touch(.moved, 192, 590)
    #expect(drag.stage.story(of: "S.panGestureRecognizer") == ["began"])
  }

  @Test("MO-02: what delays the beginning loses no more of the way")
  func heldBack() throws {
    var drag = try RecordedDrag()
    try drag.stage.recognizer(.longPress, "press", on: "S")
    let (pan, press) = (
      try drag.stage.recognizer("S.panGestureRecognizer"), try drag.stage.recognizer("press")
    )
    try drag.stage.change { delivery throws(SceneError) in
      try delivery.scene.require(pan, toFail: press)
    }
    drag.down()
    for _ in 0..<5 { drag.move(up: 6) }
    #expect(abs(try drag.offset - 5020) < 2.0 / 3)
  }

  @Test("MO-03: what the delegate hears, and when")
  func delegate() throws {
    var drag = try RecordedDrag()
    drag.down()
    drag.move(up: 10)
    #expect(drag.moments == [.willBeginDragging])
    #expect(try drag.offset == 5000)
    for _ in 0..<13 { drag.move(up: 6) }
    drag.lift()
    let lifted = drag.moments.dropFirst()
    #expect(lifted.count == 3)
    if case .willEndDragging(let velocity, let target, nil)? = lifted.first {
      #expect(abs(velocity.y - 0.75) < 0.001 && velocity.x == 0)
      #expect(try target.y > drag.offset)
    } else {
      Issue.record("\(lifted)")
    }
    #expect(lifted.dropFirst() == [.didEndDragging(willDecelerate: true), .willBeginDecelerating])
    drag.stage.wait(2)
    #expect(drag.moments.last == .willBeginDecelerating)
    drag.stage.wait(0.3)
    #expect(drag.moments.last == .didEndDecelerating)
  }

  @Test("MO-03: the delegate's target is where it comes to rest, within the ends")
  func chosen() throws {
    for (wish, rest) in [(5400.0, 5400.0), (4900, 4900), (-50, 0), (200_000, 99_148)] {
      var drag = try RecordedDrag()
      let scrollView = try drag.stage.view("S")
      drag.stage.scene.delegate(scrollView, dragTarget: Point(0, wish))
      drag.down()
      for _ in 0..<14 { drag.move(up: 6) }
      drag.lift()
      #expect(try drag.offset == 5074)
      drag.stage.wait(8)
      #expect(try drag.offset == rest)
    }
  }

  // MARK: The speed at the lift

  @Test(
    "MO-04: the speed is that of the last 100 ms, however the fingers were typed",
    arguments: [
      (14, 6.0, 0, 0.75), (14, 24, 0, 3), (14, 6, 19, 0), (14, 24, 19, 0), (14, 6, 5, 0.098),
    ])
  func velocity(moves: Int, way: Double, still: Int, speed: Double) throws {
    var drag = try RecordedDrag()
    drag.down()
    for _ in 0..<moves { drag.move(up: way) }
    for _ in 0..<still { drag.move(up: 0, after: 0.016) }
    drag.lift()
    let velocity = try #require(drag.velocity)
    #expect(abs(velocity - speed) < 0.01)
    #expect(drag.moments.contains(.didEndDragging(willDecelerate: speed > 0)))
    let lifted = try drag.offset
    drag.stage.wait(10)
    #expect(try (drag.offset == lifted) == (speed == 0))
  }

  @Test("MO-04: a finger that has waited since its last move stands; one that took no time too")
  func waited() throws {
    for (pause, step, moves) in [(0.2, 0.008, false), (0.0, 0.008, true), (0, 0, false)] {
      var drag = try RecordedDrag()
      drag.down()
      for _ in 0..<14 { drag.move(up: 6, after: step) }
      drag.stage.wait(pause)
      drag.stage.lift()
      #expect(drag.moments.contains(.didEndDragging(willDecelerate: moves)))
    }
  }

  @Test("MO-04: velocity(in:) is asked of any pan, in any view's terms")
  func velocityOfPans() throws {
    var stage = Stage()
    try stage.add(.view, "V", 0, 0, 300, 300)
    try stage.set(.transform, "V", .transform(.scale(2, 2)))
    try stage.recognizer(.pan, "P", on: "view")
    stage.drag(Point(50, 50), Point(150, 90), over: 0.1, lifts: false)
    let (pan, view) = (try stage.recognizer("P"), try stage.view("V"))
    let velocity = stage.scene.velocity(of: pan)
    #expect(abs(velocity.x - 1000) < 1 && abs(velocity.y - 400) < 1)
    let half = stage.scene.velocity(of: pan, in: view)
    #expect(abs(half.x - 500) < 1 && abs(half.y - 200) < 1)
    #expect(stage.scene.translation(of: pan) == Point(100, 40))
  }

  @Test("MO-04: the speed is there before a pan begins, when it is asked whether it should")
  func velocityBefore() throws {
    var stage = Stage()
    try stage.recognizer(.pan, "P", on: "view")
    stage.drag(Point(50, 50), Point(54, 58), over: 0.04, steps: 4, lifts: false)
    #expect(stage.story(of: "P") == [])
    let velocity = stage.scene.velocity(of: try stage.recognizer("P"))
    #expect(abs(velocity.x - 100) < 1 && abs(velocity.y - 200) < 1)
  }

  // MARK: Slowing down

  /// Times were written down in hundredths of a second.
  @Test(
    "MO-05: on the way and at rest after 750 points a second",
    arguments: [(0.11, 5147.7), (0.38, 5272), (1.01, 5398.7), (2.16, 5443.33)])
  func onTheWay(time: Double, place: Double) throws {
    var places: [Double] = []
    for part in [time - 0.005, time + 0.005] {
      var drag = try RecordedDrag()
      drag.down()
      for _ in 0..<14 { drag.move(up: 6) }
      drag.lift()
      #expect(abs(try drag.offset - 5074) < 2.0 / 3)
      drag.stage.wait(part)
      places.append(try drag.offset)
    }
    let (early, late) = (try #require(places.first), try #require(places.last))
    #expect(early - 1 <= place && place <= late + 1)
  }

  @Test(
    "MO-05: where it rests, when, and what target the delegate was handed",
    arguments: [(6.0, 5443.33, 2.16, 0.4), (24, 6818, 2.85, 1.7)])
  func rest(way: Double, place: Double, time: Double, short: Double) throws {
    var drag = try RecordedDrag()
    drag.down()
    for _ in 0..<14 { drag.move(up: way) }
    drag.lift()
    let target = try #require(drag.target)
    drag.stage.wait(time - 0.02)
    #expect(!drag.moments.contains(.didEndDecelerating))
    drag.stage.wait(0.04)
    #expect(drag.moments.contains(.didEndDecelerating))
    #expect(abs(try drag.offset - place) < 1)
    #expect(abs(try target - drag.offset - short) < 0.6)
  }

  @Test("MO-05: decelerationRate fast is the same law with less left of each millisecond")
  func fast() throws {
    var drag = try RecordedDrag()
    try drag.stage.set(.decelerationRate, "S", .words(["fast"]))
    drag.down()
    for _ in 0..<14 { drag.move(up: 6) }
    drag.lift()
    drag.stage.wait(5)
    #expect(abs(try drag.offset - 5074 - 740 * 0.099) < 1)
  }

  // MARK: Edges

  @Test("MO-06: into an end it goes beyond, some 100 points at 3.1 points a millisecond, and back")
  func intoTheEnd() throws {
    var drag = try RecordedDrag(content: Size(393, 852 + 5338))
    drag.down()
    for _ in 0..<14 { drag.move(up: 24.8) }
    drag.lift()
    #expect(drag.target == 5338)
    drag.stage.wait(0.11)
    #expect(abs(try drag.offset - 5438) < 10)
    drag.stage.wait(0.39)
    let back = try drag.offset - 5338
    #expect(back > 0 && back < 10)
    drag.stage.wait(2)
    #expect(try drag.offset == 5338)
  }

  @Test("MO-06: with bounces NO it stops at the end")
  func withoutBounces() throws {
    var drag = try RecordedDrag(content: Size(393, 852 + 5338))
    try drag.stage.set(.bounces, "S", .bool(false))
    drag.down()
    for _ in 0..<14 { drag.move(up: 24.8) }
    drag.lift()
    for _ in 0..<30 {
      drag.stage.wait(0.02)
      #expect(try drag.offset <= 5338)
    }
    #expect(try drag.offset == 5338)
  }

  @Test("MO-07: past an end it follows ever less", arguments: [20.0, 60, 150, 300, 600])
  func rubberBand(pull: Double) throws {
    var drag = try RecordedDrag(offset: 0, from: 100)
    drag.down()
    drag.move(up: -10)
    drag.move(up: -pull)
    let beyond = (1 - 1 / (0.55 * pull / 852 + 1)) * 852
    #expect(abs(try drag.offset + beyond) <= 0.17)
  }

  @Test("MO-07: let go past an end it is back in some 0.7 s, and not at once")
  func comesBack() throws {
    var drag = try RecordedDrag(offset: 0, from: 100)
    drag.down()
    drag.move(up: -10)
    drag.move(up: -150)
    drag.stage.wait(0.2)
    drag.stage.lift()
    let pulled = try drag.offset
    #expect(pulled < -70)
    drag.stage.wait(0.1)
    #expect(try drag.offset > pulled && drag.offset < -30)
    drag.stage.wait(0.4)
    #expect(try drag.offset < 0)
    drag.stage.wait(0.25)
    #expect(try drag.offset == 0)
  }

  @Test(
    "MO-08: content stands on whole pixels",
    arguments: [(Device.iPhone16, 3.0), (.iPhoneSE3, 2), (.iPadPro11, 2)])
  func pixels(device: Device, scale: Double) throws {
    var drag = try RecordedDrag(device: device)
    drag.down()
    drag.move(up: 10)
    for _ in 0..<9 { drag.move(up: 7.3) }
    drag.lift()
    for _ in 0..<20 {
      let pixels = try drag.offset * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
      drag.stage.wait(0.0371)
    }
  }

  // MARK: A touch while it moves

  @Test("MO-11: a tap while it moves stops it, and is no tap; past its end it then comes back")
  func stops() throws {
    var drag = try RecordedDrag()
    try drag.stage.add(.button, "B", in: "S", 0, 0, 393, 100_000)
    try drag.stage.target("controller", "go:", of: "B")
    drag.down()
    for _ in 0..<14 { drag.move(up: 6) }
    drag.lift()
    drag.stage.wait(0.2)
    drag.stage.forget()
    let there = try drag.offset
    drag.stage.tap(100, 100)
    drag.stage.wait(3)
    #expect(try drag.offset == there)
    #expect(drag.stage.actions == [])

    var end = try RecordedDrag(content: Size(393, 852 + 5338))
    end.down()
    for _ in 0..<14 { end.move(up: 24.8) }
    end.lift()
    end.stage.wait(0.11)
    let beyond = try end.offset
    #expect(beyond > 5400)
    end.stage.touch(.began, 100, 100)
    end.stage.wait(1)
    #expect(try end.offset == beyond)
    end.stage.lift()
    end.stage.wait(1)
    #expect(try end.offset == 5338)
  }
}

/// The recording's own scene, and its finger.
struct RecordedDrag {
  var stage = Stage()
  private var y: Double

  init(
    content: Size = Size(393, 100_000), offset: Double = 5000, from y: Double = 600,
    device: Device = .iPhone16
  ) throws {
    self.y = y
    stage.run { $0.change(to: Screen(device: device, isLandscape: false)) }
    let size = stage.scene.screen.size
    try stage.add(.scrollView, "S", 0, 0, size.width, size.height)
    try stage.set(.contentSize, "S", .size(content))
    // It was recorded without the safe area's share.
    stage.scene.setInsetAdjustment(of: try stage.view("S"), to: .never)
    try stage.set(.contentOffset, "S", .point(Point(0, offset)))
  }

  var offset: Double { get throws { stage.scene.bounds(of: try stage.view("S")).origin.y } }

  var moments: [ScrollMoment] {
    stage.decisions.compactMap {
      if case .scrolling(_, .tells(let moment)) = $0.kind { moment } else { nil }
    }
  }

  private var ending: (velocity: Double, target: Double)? {
    moments.lazy.compactMap { moment in
      if case .willEndDragging(let velocity, let target, _) = moment {
        (velocity.y, target.y)
      } else {
        nil
      }
    }.last
  }

  var velocity: Double? { ending?.velocity }
  var target: Double? { ending?.target }

  mutating func down() { stage.touch(.began, 200, y) }

  mutating func move(up way: Double, after seconds: Double = 0.008) {
    stage.wait(seconds)
    y -= way
    stage.touch(.moved, 200, y)
  }

  mutating func lift() {
    stage.wait(0.008)
    stage.lift()
  }
}
