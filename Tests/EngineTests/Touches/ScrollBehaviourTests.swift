import Engine
import Testing

@Suite("How scroll views scroll")
struct ScrollBehaviourTests {
  private func stage(
    _ kind: ViewKind = .scrollView, content: Size = Size(320, 1000)
  ) throws -> Stage {
    var stage = Stage()
    try stage.add(kind, "S", 0, 0, 320, 400)
    try stage.set(.contentSize, "S", .size(content))
    try stage.add(.button, "B", in: "S", 0, 200, 320, 100)
    try stage.target("controller", "go:", of: "B")
    return stage
  }

  private func offset(_ stage: Stage) throws -> Point {
    stage.scene.bounds(of: try stage.view("S")).origin
  }

  private func fling(_ stage: inout Stage, _ speed: Double = 800) {
    stage.drag(Point(100, 350), Point(100, 250), over: 100 / speed, lifts: false)
    stage.lift()
  }

  @Test(
    "U-SV-08: what fits is dragged only where it always bounces, and bounces at all",
    arguments: [
      (false, true, false), (true, true, true), (true, false, false), (false, false, false),
    ])
  func alwaysBounce(always: Bool, bounces: Bool, begins: Bool) throws {
    var stage = try stage(content: Size(320, 100))
    try stage.set(.alwaysBounceVertical, "S", .bool(always))
    try stage.set(.bounces, "S", .bool(bounces))
    stage.drag(Point(100, 100), Point(100, 160), lifts: false)
    #expect(stage.story(of: "S.panGestureRecognizer").contains("began") == begins)
    #expect((try offset(stage).y < 0) == begins)
    stage.lift()
    stage.wait(2)
    #expect(try offset(stage) == .zero)
    let cause: Cause =
      always ? .nothingToBounce(sideways: false) : .nothingToScroll(sideways: false)
    #expect(stage.causes(of: "S.panGestureRecognizer").contains(cause) == !begins)
  }

  @Test("U-SV-10: scrollEnabled NO breaks a drag off, and YES does not take it up again")
  func brokenOff() throws {
    var stage = try stage(content: Size(320, 4000))
    stage.drag(Point(100, 350), Point(100, 250), lifts: false)
    let broken = try offset(stage)
    try stage.set(.scrollEnabled, "S", .bool(false))
    try stage.set(.scrollEnabled, "S", .bool(true))
    #expect(stage.causes(of: "S.panGestureRecognizer").last == .scrollingDisabled)
    stage.touch(.moved, 100, 100)
    stage.lift()
    #expect(try offset(stage) == broken)
    fling(&stage)
    let lifted = try offset(stage)
    try stage.set(.scrollEnabled, "S", .bool(false))
    stage.wait(2)
    #expect(try offset(stage) == lifted)
    #expect(lifted != broken)
  }

  @Test("U-SV-08: past its end the content follows less than the finger, and springs back")
  func bounces() throws {
    var stage = try stage()
    stage.drag(Point(100, 100), Point(100, 210), lifts: false)
    let pulled = try offset(stage).y
    #expect(pulled < -20 && pulled > -60)
    stage.lift()
    #expect(try offset(stage).y == pulled)
    stage.wait(2)
    #expect(try offset(stage) == .zero)
    try stage.set(.bounces, "S", .bool(false))
    stage.drag(Point(100, 100), Point(100, 210), lifts: false)
    #expect(try offset(stage) == .zero)
  }

  @Test("U-SV-10: with scrollEnabled NO only code scrolls, and touches go on as before")
  func scrollEnabled() throws {
    var stage = try stage()
    try stage.set(.scrollEnabled, "S", .bool(false))
    stage.drag(Point(100, 250), Point(100, 220))
    #expect(stage.causes(of: "S.panGestureRecognizer") == [.scrollingDisabled])
    #expect(stage.actions == ["go: to controller"])
    try stage.set(.contentOffset, "S", .point(Point(0, 50)))
    #expect(try offset(stage) == Point(0, 50))
  }

  @Test("U-SV-13: asked when content would hear, NO keeps the touch from it, and the pan has it")
  func shouldBegin() throws {
    for delays in [true, false] {
      var stage = try stage()
      try stage.set(.delaysContentTouches, "S", .bool(delays))
      let (scrollView, button) = (try stage.view("S"), try stage.view("B"))
      stage.scene.override(scrollView, .touchesShouldBegin, answer: false, for: button)
      stage.touch(.began, 100, 250)
      #expect(stage.cites(.uSV13) == !delays)
      stage.wait(0.2)
      #expect(stage.cites(.uSV13))
      stage.slide(Point(100, 250), Point(100, 150))
      stage.lift()
      #expect(stage.calls == [])
      #expect(stage.actions == [])
      #expect(try offset(stage) == Point(0, 90))
    }
  }

  @Test(
    "U-SV-14: the subclass's answer goes before the class's, and the one for a view before all",
    arguments: [(nil, nil, false), (true, nil, true), (false, true, true), (true, false, false)]
      as [(Bool?, Bool?, Bool)])
  func shouldCancel(all: Bool?, one: Bool?, scrolls: Bool) throws {
    var stage = try stage()
    let (scrollView, button) = (try stage.view("S"), try stage.view("B"))
    if let all { stage.scene.override(scrollView, .touchesShouldCancel, answer: all, for: nil) }
    if let one { stage.scene.override(scrollView, .touchesShouldCancel, answer: one, for: button) }
    stage.touch(.began, 100, 250)
    stage.wait(0.2)
    stage.slide(Point(100, 250), Point(100, 150))
    #expect((try offset(stage) != .zero) == scrolls)
    #expect(stage.story(of: "B").contains("touchCancel") == scrolls)
  }

  @Test("U-SV-15: after a fling the content goes on, ever slower, and comes to rest")
  func glide() throws {
    var stage = try stage(content: Size(320, 4000))
    fling(&stage)
    let lifted = try offset(stage).y
    stage.wait(0.2)
    let early = try offset(stage).y - lifted
    stage.wait(0.2)
    let later = try offset(stage).y - lifted - early
    #expect(early > later && later > 0)
    stage.wait(20)
    #expect(abs(try offset(stage).y - lifted - 790 * 0.499) < 0.5)
    #expect(stage.cites(.uSV15))
  }

  @Test("U-SV-15: it stops at the end of the content")
  func glideToTheEnd() throws {
    var stage = try stage(content: Size(320, 600))
    fling(&stage)
    stage.wait(10)
    #expect(try offset(stage) == Point(0, 200))
  }

  @Test("U-SV-15 C26: the touch that stops it is not the content's; it may drag")
  func stops() throws {
    for reaches in [false, true] {
      var stage = try stage(content: Size(320, 4000))
      stage.rules.stoppingTouchReachesContent = reaches
      try stage.set(.frame, "B", .rect(Rect(0, 0, 320, 4000)))
      try stage.recognizer(.tap, "T", on: "B")
      stage.scene.change(try stage.recognizer("T")) { $0.isEnabled = !reaches }
      fling(&stage)
      stage.wait(0.3)
      let before = try offset(stage)
      stage.forget()
      stage.tap(100, 100)
      #expect(try offset(stage) == before)
      #expect(stage.actions == (reaches ? ["go: to controller"] : []))
      #expect(stage.story(of: "T") == [])
      stage.wait(5)
      #expect(try offset(stage) == before)
    }
    var stage = try stage(content: Size(320, 4000))
    fling(&stage)
    stage.wait(0.3)
    let before = try offset(stage)
    stage.drag(Point(100, 300), Point(100, 200))
    #expect(try offset(stage).y == before.y + 90)
  }

  @Test("U-SV-15: what code scrolls to ends it")
  func codeEndsIt() throws {
    var stage = try stage(content: Size(320, 4000))
    fling(&stage)
    try stage.set(.contentOffset, "S", .point(Point(0, 7)))
    stage.wait(10)
    #expect(try offset(stage) == Point(0, 7))
  }

  @Test(
    "U-SV-16: a drag that starts clearly along one axis keeps to it, a diagonal one does not",
    arguments: [
      (Point(100, 20), true, false), (Point(20, 100), false, true), (Point(60, 60), true, true),
    ])
  func directionalLock(way: Point, horizontal: Bool, vertical: Bool) throws {
    var stage = try stage(content: Size(1000, 1000))
    try stage.set(.directionalLockEnabled, "S", .bool(true))
    try stage.set(.contentOffset, "S", .point(Point(300, 300)))
    let start = Point(150, 200)
    stage.drag(start, start + way, lifts: false)
    stage.touch(.moved, start.x + 80, start.y + 80)
    let moved = try offset(stage)
    #expect((moved.x != 300) == horizontal)
    #expect((moved.y != 300) == vertical)
    stage.lift()
    stage.drag(start, start + Point(60, 60))
    #expect(try offset(stage) != moved)
  }

  @Test("U-SV-16: pages: the nearest after a drag, the next after a fling")
  func paging() throws {
    var stage = try stage(content: Size(320, 2000))
    try stage.set(.pagingEnabled, "S", .bool(true))
    stage.drag(Point(100, 300), Point(100, 150))
    #expect(try offset(stage) == Point(0, 140))
    stage.wait(10)
    #expect(try offset(stage) == .zero)
    stage.drag(Point(100, 390), Point(100, 90))
    stage.wait(10)
    #expect(try offset(stage) == Point(0, 400))
    fling(&stage, 300)
    stage.wait(10)
    #expect(try offset(stage) == Point(0, 800))
    stage.drag(Point(100, 200), Point(100, 250), over: 50.0 / 300, lifts: false)
    stage.lift()
    stage.wait(10)
    #expect(try offset(stage) == Point(0, 400))
  }

  @Test(
    "U-SV-18: how a drag puts the keyboard away",
    arguments: [("none", false, false), ("onDrag", true, true), ("interactive", false, true)])
  func keyboard(mode: String, asItBegins: Bool, atTheEnd: Bool) throws {
    var stage = try stage()
    try stage.add(.textField, "F", in: "S", 0, 0, 320, 40)
    try stage.set(.keyboardDismissMode, "S", .words([mode]))
    let isFirst = try stage.become("F")
    #expect(isFirst)
    stage.drag(Point(100, 200), Point(100, 390), lifts: false)
    #expect((stage.scene.firstResponder == nil) == asItBegins)
    stage.lift()
    #expect((stage.scene.firstResponder == nil) == atTheEnd)
  }

  @Test(
    "U-SV-18 U-FR-18: a finger takes the keyboard along where the device's begins",
    arguments: [(Device.iPhone4, 260.0, 270.0), (.iPhone17, 580, 590), (.iPadMini, 815, 825)])
  func keyboardsOfDevices(device: Device, above: Double, within: Double) throws {
    for (end, leaves) in [(above, false), (within, true)] {
      var stage = try stage()
      stage.run { $0.change(to: Screen(device: device, isLandscape: false)) }
      try stage.set(.frame, "S", .rect(Rect(origin: .zero, size: stage.scene.screen.size)))
      try stage.set(.contentSize, "S", .size(Size(320, 4000)))
      try stage.add(.textField, "F", in: "S", 0, 0, 320, 40)
      try stage.set(.keyboardDismissMode, "S", .words(["interactive"]))
      try stage.become("F")
      stage.drag(Point(100, 100), Point(100, end))
      #expect((stage.scene.firstResponder == nil) == leaves, "\(end)")
    }
  }

  @Test("U-SV-19: insets make room, and change nothing about hit testing")
  func insets() throws {
    var stage = try stage()
    try stage.set(.contentInset, "S", .insets(EdgeInsets(top: 50, left: 0, bottom: 30, right: 0)))
    #expect(stage.hit(100, 250) == "B")
    stage.drag(Point(100, 100), Point(100, 250))
    stage.wait(2)
    #expect(try offset(stage) == Point(0, -50))
    for _ in 0..<4 {
      stage.drag(Point(100, 390), Point(100, 10))
      stage.wait(2)
    }
    #expect(try offset(stage) == Point(0, 630))
  }

  @Test("U-SV-20: a tap on the status bar scrolls the one scroll view that wants it to its top")
  func statusBar() throws {
    var stage = try stage()
    try stage.set(.contentOffset, "S", .point(Point(0, 300)))
    try stage.add(.scrollView, "other", 0, 400, 320, 80)
    stage.deliver(.statusBarTap)
    #expect(try offset(stage) == Point(0, 300))
    try stage.set(.scrollsToTop, "other", .bool(false))
    try stage.set(.contentInset, "S", .insets(EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))
    stage.deliver(.statusBarTap)
    #expect(try offset(stage) == Point(0, -20))
    #expect(stage.calls == [])
  }
}
