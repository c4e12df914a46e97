import Engine
import Testing

/// Pointers: clicks, scrolls, and what hovers.
@Suite("Pointers")
struct PointerTests {
  private func scroll(
    _ stage: inout Stage, _ x: Double, _ y: Double, by dy: Double,
    _ device: ScrollDevice = .trackpad
  ) {
    stage.deliver(.scroll(Point(x, y), by: Point(0, dy), device))
  }

  @Test(
    "U-PT-01: a scroll moves the scroll view under the pointer as a drag would; views hear nothing")
  func scrollsContent() throws {
    var stage = Stage()
    try stage.add(.scrollView, "S", 0, 0, 320, 200)
    try stage.set(.contentSize, "S", .size(Size(320, 900)))
    try stage.add(.view, "C", in: "S", 0, 0, 320, 900)
    try stage.handleTouches("C")
    scroll(&stage, 60, 60, by: -80)
    #expect(
      stage.scene.value(of: .contentOffset, of: try stage.object("S")) == .point(Point(0, 80)))
    #expect(stage.calls.isEmpty)
    #expect(stage.results.pointed?.view == (try stage.view("C")))
    stage.forget()
    scroll(&stage, 60, 60, by: 30)
    #expect(
      stage.scene.value(of: .contentOffset, of: try stage.object("S")) == .point(Point(0, 50)))
    #expect(
      stage.story(of: "S.panGestureRecognizer") == ["began", "changed", "ended"])
  }

  @Test(
    "U-PT-01: your own pan takes the scrolls of its mask",
    arguments: [
      (ScrollTypes.none, ScrollDevice.trackpad, false), (.none, .wheel, false),
      (.discrete, .trackpad, false), (.discrete, .wheel, true), (.continuous, .trackpad, true),
      (.continuous, .wheel, false), (.all, .trackpad, true), (.all, .wheel, true),
    ])
  func mask(types: ScrollTypes, device: ScrollDevice, takes: Bool) throws {
    var stage = Stage()
    try stage.recognizer(.pan, "P", on: "view")
    try stage.set(.allowedScrollTypesMask, "P", .words([types.rawValue]))
    scroll(&stage, 60, 60, by: 20, device)
    #expect(stage.story(of: "P") == (takes ? ["began", "changed", "ended"] : []))
    #expect(
      stage.decisions.contains {
        if case .gestureRefused(_, _, _, .scrollType(device)) = $0.kind { true } else { false }
      } == !takes)
  }

  @Test("U-PT-01: shouldReceive of the event is asked, that of a touch is not")
  func delegates() throws {
    for (method, takes) in [
      (GestureMethod.receiveEvent, false), (.receiveTouch, true), (.begin, false),
    ] {
      var stage = Stage()
      let pan = try stage.recognizer(.pan, "P", on: "view")
      try stage.set(.allowedScrollTypesMask, "P", .words(["all"]))
      try stage.scene.hook(pan, GestureHook(.delegate, method, about: nil, false))
      scroll(&stage, 60, 60, by: 20)
      #expect(stage.story(of: "P").contains("began") == takes, "\(method)")
    }
  }

  @Test("U-PT-01 U-GR-09: the pan nearest the pointer keeps one above it out")
  func nearest() throws {
    var stage = Stage()
    try stage.add(.view, "A")
    for (name, view) in [("outer", "view"), ("inner", "A")] {
      try stage.recognizer(.pan, name, on: view)
      try stage.set(.allowedScrollTypesMask, name, .words(["all"]))
    }
    scroll(&stage, 50, 50, by: 20)
    #expect(stage.story(of: "inner") == ["began", "changed", "ended"])
    #expect(stage.causes(of: "outer") == [.prevented(by: try stage.recognizer("inner"))])
    stage.forget()
    let (inner, outer) = (try stage.recognizer("inner"), try stage.recognizer("outer"))
    try stage.scene.require(inner, toFail: outer)
    scroll(&stage, 50, 50, by: 20)
    #expect(stage.story(of: "outer") == ["began", "changed", "ended"])
    #expect(stage.causes(of: "inner") == [.requiredToFail(outer)])
  }

  @Test("U-PT-02: a click is a touch of type indirectPointer, and of its button")
  func clicks() throws {
    var stage = Stage()
    try stage.recognizer(.tap, "T", on: "view")
    try stage.set(.buttonMaskRequired, "T", .words(["secondary"]))
    for button in PointerButton.allCases {
      stage.forget()
      stage.touches([
        TouchChange(
          finger: 1, phase: .began, point: Point(50, 50), type: .indirectPointer, button: button)
      ])
      #expect(stage.scene.touches.first?.type == .indirectPointer)
      stage.lift()
      #expect(stage.story(of: "T") == (button == .secondary ? ["ended"] : []))
    }
  }

  // MARK: Two fingers on a trackpad

  @Test(
    "U-PT-01: a trackpad's pinch and turn go to recognizers of that gesture, and to no view",
    arguments: [
      (Transformation.pinch(scale: 2), Gesture.pinch), (.turn(degrees: 90), .rotation),
    ])
  func transforms(change: Transformation, gesture: Gesture) throws {
    var stage = Stage()
    try stage.add(.view, "A")
    try stage.handleTouches("A")
    for other in [Gesture.pinch, .rotation, .pan, .tap] {
      try stage.recognizer(other, "\(other)", on: "view")
    }
    stage.deliver(.transform(Point(50, 50), change))
    #expect(stage.story == ["began", "changed", "ended"].map { "\(gesture) \($0)" })
    #expect(stage.results.pointed?.view == (try stage.view("A")))
    stage.forget()
    try stage.set(.enabled, "\(gesture)", .bool(false))
    stage.deliver(.transform(Point(50, 50), change))
    #expect(stage.story.isEmpty)
    let untaken = Decision.Kind.pointing(.untaken(.transform, on: try stage.view("A")))
    #expect(stage.decisions.contains { $0.kind == untaken })
  }

  @Test("U-PT-01 U-GR-21: shouldReceive of the event is asked, and of a touch not")
  func transformAsks() throws {
    for method in [GestureMethod.receiveEvent, .receiveTouch] {
      var stage = Stage()
      let id = try stage.recognizer(.pinch, "P", on: "view")
      try stage.scene.hook(id, GestureHook(.delegate, method, about: nil, false))
      stage.deliver(.transform(Point(50, 50), .pinch(scale: 2)))
      #expect(stage.story.isEmpty == (method == .receiveEvent))
    }
  }

  @Test("U-PT-01 U-SV-17: a scroll view zooms by it", arguments: [0.5, 1.5, 3, 9])
  func transformZooms(scale: Double) throws {
    var stage = Stage()
    try stage.add(.scrollView, "S", 0, 0, 320, 400)
    try stage.add(.view, "photo", in: "S", 0, 0, 320, 400)
    try stage.set(.maximumZoomScale, "S", .number(4))
    try stage.set(.viewForZooming, "S", .object(stage.object("photo")))
    stage.deliver(.transform(Point(160, 200), .pinch(scale: scale)))
    #expect(
      stage.scene.value(of: .zoomScale, of: try stage.object("S")) == .number(min(max(scale, 1), 4))
    )
  }

  // MARK: Hover

  private func pad() throws -> Stage {
    var stage = Stage()
    stage.run { $0.change(to: Screen(device: .iPad, isLandscape: false)) }
    try stage.add(.view, "A", 100, 100, 200, 200)
    try stage.recognizer(.hover, "H", on: "A")
    stage.forget()
    return stage
  }

  @Test("U-GR-52: it begins as the pointer enters, changes inside, and ends as it leaves")
  func hovers() throws {
    var stage = try pad()
    stage.deliver(.hover(Point(150, 150)))
    #expect(stage.story(of: "H") == ["began"])
    stage.deliver(.hover(Point(160, 150)))
    #expect(stage.story(of: "H") == ["began", "changed"])
    stage.deliver(.hover(Point(10, 10)))
    #expect(stage.story(of: "H") == ["began", "changed", "ended"])
    stage.deliver(.hover(Point(150, 150)))
    stage.deliver(.hover(nil))
    #expect(stage.story(of: "H") == ["began", "changed", "ended", "began", "ended"])
    #expect(stage.scene.pointer == nil)
    #expect(stage.scene[try stage.recognizer("H")].state == .possible)
  }

  @Test("U-GR-52: on a phone nothing hovers")
  func phone() throws {
    var stage = Stage()
    try stage.recognizer(.hover, "H", on: "view")
    stage.deliver(.hover(Point(50, 50)))
    #expect(stage.story.isEmpty)
    #expect(stage.decisions.map { $0.kind } == [.pointing(.noPointer(.iPhone4))])
  }

  @Test("U-GR-52: it competes with no touch, and pauses while a button is down")
  func withTouches() throws {
    var stage = try pad()
    try stage.recognizer(.tap, "T", on: "A")
    stage.deliver(.hover(Point(150, 150)))
    stage.tap(150, 150)
    #expect(stage.story(of: "T") == ["ended"])
    #expect(stage.scene[try stage.recognizer("H")].state == .began)
    stage.touches([
      TouchChange(finger: 1, phase: .began, point: Point(150, 150), type: .indirectPointer)
    ])
    stage.forget()
    stage.deliver(.hover(Point(10, 10)))
    #expect(stage.story(of: "H").isEmpty)
    #expect(stage.decisions.contains { $0.kind == .pointing(.paused) })
  }
}
