import Engine
import Testing

@Suite("Controls and the recognizers above them")
struct ControlAndGestureTests {
  private func stage(
    _ kind: ViewKind, _ gesture: Gesture = .tap, on view: String = "view", taps: Int? = nil
  ) throws -> Stage {
    var stage = Stage()
    try stage.add(kind, "B", 100, 100, 100, 40)
    try stage.target("controller", "go:", of: "B")
    try stage.recognizer(gesture, "T", on: view, taps: taps)
    return stage
  }

  @Test(
    "U-GR-15 U-GR-19: standard controls keep their tap from an ancestor's recognizer",
    arguments: [ViewKind.button, .switch, .stepper, .segmentedControl, .pageControl])
  func kept(kind: ViewKind) throws {
    var stage = try stage(kind)
    stage.tap(110, 110)
    #expect(stage.actions == ["go: to controller"])
    #expect(stage.causes(of: "T") == [.controlKeepsTap(try stage.view("B"))])
    stage.rules.buttonsKeepTheirTap = false
    stage.forget()
    stage.tap(110, 110)
    #expect(stage.actions == [])
    #expect(stage.story(of: "T") == ["ended"])
  }

  @Test("U-GR-16: a control of one's own is not protected: the ancestor's tap cancels it")
  func plainControl() throws {
    var stage = try stage(.control)
    stage.tap(110, 110)
    #expect(stage.actions == [])
    #expect(stage.story(of: "B") == ["began", "touchDown", "cancelled", "touchCancel"])
    #expect(stage.story(of: "T") == ["ended"])
  }

  @Test("U-GR-17: a recognizer on the button itself comes before its action")
  func onItself() throws {
    var stage = try stage(.button, on: "B")
    stage.tap(110, 110)
    #expect(stage.actions == [])
    #expect(stage.story(of: "T") == ["ended"])
    #expect(stage.story(of: "B").last == "touchCancel")
  }

  @Test("U-GR-18: an ancestor's double tap, or two-finger tap, may begin over a button")
  func doubleTap() throws {
    var stage = try stage(.button, taps: 2)
    stage.tap(110, 110)
    stage.wait(0.1)
    stage.tap(110, 110)
    #expect(stage.story(of: "T") == ["ended"])
    stage = try self.stage(.button)
    stage.scene.change(try stage.recognizer("T")) { $0.numberOfTouchesRequired = 2 }
    stage.touch(.began, 110, 110)
    stage.touch(.began, 120, 110, finger: 2)
    stage.lift(1)
    stage.lift(2)
    #expect(stage.story(of: "T") == ["ended"])
  }

  @Test("U-GR-18: a disabled button protects nothing")
  func disabled() throws {
    var stage = try stage(.button)
    try stage.set(.enabled, "B", .bool(false))
    stage.tap(110, 110)
    #expect(stage.story(of: "T") == ["ended"])
    stage.scene.override(try stage.view("B"), hitTest: .itself)
    stage.forget()
    stage.tap(110, 110)
    #expect(stage.story(of: "T") == ["ended"])
  }

  @Test("U-GR-15: a slider keeps a swipe, a switch keeps a pan; a button keeps neither")
  func sliderAndSwitch() throws {
    let kept: [(ViewKind, Gesture, Bool)] = [
      (.slider, .swipe, true), (.switch, .pan, true), (.slider, .pan, false),
      (.switch, .swipe, false), (.button, .pan, false), (.button, .swipe, false),
      (.slider, .tap, false),
    ]
    for (kind, gesture, keeps) in kept {
      var stage = try stage(kind, gesture)
      if gesture == .tap {
        stage.tap(110, 110)
      } else {
        stage.drag(Point(110, 110), Point(190, 110))
      }
      #expect(
        (stage.causes(of: "T") == [.controlKeepsTap(try stage.view("B"))]) == keeps,
        "\(kind) and \(gesture)")
      #expect(stage.story(of: "T").contains("ended") == !keeps)
    }
  }

  @Test(
    "U-GR-15: a knob keeps what goes along its control, as that lies on the screen, and not across",
    arguments: [
      (.slider, .swipe, .right, 0, true), (.slider, .swipe, .left, 0, true),
      (.slider, .swipe, .up, 0, false), (.slider, .swipe, .down, 0, false),
      (.slider, .swipe, .down, 90, true), (.slider, .swipe, .right, 90, false),
      (.switch, .pan, .right, 0, true), (.switch, .pan, .down, 0, false),
    ] as [(ViewKind, Gesture, SwipeDirection, Double, Bool)])
  func along(
    kind: ViewKind, gesture: Gesture, direction: SwipeDirection, degrees: Double, keeps: Bool
  ) throws {
    var stage = try stage(kind, gesture)
    try stage.set(.transform, "B", .transform(.rotation(degrees: degrees)))
    // In the middle lies a slider's thumb.
    if kind == .slider { try stage.set(.value, "B", .number(0.5)) }
    stage.scene.change(try stage.recognizer("T")) { $0.direction = direction }
    let center = stage.scene[try stage.view("B")].center
    let way: Point =
      switch direction {
      case .left: Point(-60, 0)
      case .up: Point(0, -60)
      case .down: Point(0, 60)
      default: Point(60, 0)
      }
    stage.drag(center, center + way)
    #expect(stage.story(of: "T").contains("failed") == keeps)
    #expect(stage.story(of: "T").contains("ended") == !keeps)
  }

  @Test("U-GR-15 U-CT-16: a button protects itself, not what is in it, and to its edge")
  func inside() throws {
    var stage = try stage(.button)
    try stage.add(.view, "inner", in: "B", 0, 0, 20, 20)
    for (x, kept) in [(95.0, false), (105, false), (125, true)] {
      stage.forget()
      stage.tap(x, 105)
      #expect(stage.story(of: "T") == [kept ? "failed" : "ended"])
    }
  }
}
