import Engine
import Testing

@Suite("Scroll views")
struct ScrollViewTests {
  /// A scroll view that goes down only, with a plain view and a button in it.
  private func stage(
    _ kind: ViewKind = .scrollView, content: Size = Size(320, 1000), delays: Bool = true
  ) throws -> Stage {
    var stage = Stage()
    try stage.add(kind, "S", 0, 0, 320, 400)
    try stage.set(.contentSize, "S", .size(content))
    try stage.set(.delaysContentTouches, "S", .bool(delays))
    try stage.add(.view, "A", in: "S", 0, 0, 320, 200)
    try stage.add(.button, "B", in: "S", 0, 200, 320, 100)
    try stage.target("controller", "go:", of: "B")
    try stage.handleTouches("A")
    return stage
  }

  private func offset(_ stage: Stage) throws -> Point {
    stage.scene.bounds(of: try stage.view("S")).origin
  }

  @Test("U-SV-02: content hears of a finger that stays after 0.15 s, not before")
  func delay() throws {
    var stage = try stage()
    stage.touch(.began, 100, 100)
    stage.wait(0.14)
    #expect(stage.calls == [])
    stage.wait(0.02)
    #expect(stage.calls == ["A began"])
    stage.touch(.began, 100, 390, finger: 2)
    #expect(stage.calls.contains("S began"))
  }

  @Test("U-SV-02: delaysContentTouches NO tells content at once")
  func noDelay() throws {
    var stage = try stage(delays: false)
    stage.touch(.began, 100, 100)
    #expect(stage.calls == ["A began"])
  }

  @Test("U-SV-03: a quick tap is delivered, late: began, then ended, and the button's action")
  func quickTap() throws {
    var stage = try stage()
    stage.touch(.began, 100, 100)
    stage.wait(0.05)
    #expect(stage.calls == [])
    stage.lift()
    #expect(stage.calls == ["A began", "A ended"])
    stage.tap(100, 250)
    #expect(stage.actions == ["go: to controller"])
  }

  @Test("U-SV-02 U-SV-05: a fast drag scrolls, and content, button or not, never hears of it")
  func fastDrag() throws {
    for y in [150.0, 250.0] {
      var stage = try stage()
      stage.drag(Point(100, y), Point(100, y - 100), over: 0.1)
      #expect(stage.calls.isEmpty)
      #expect(stage.actions.isEmpty)
      // The pan begins at the first step, which it swallows (MO-02).
      #expect(try offset(stage) == Point(0, 90))
    }
  }

  @Test("U-SV-05: pressed for long, a drag on a button does not scroll")
  func slowDragOnButton() throws {
    var stage = try stage()
    stage.touch(.began, 100, 250)
    stage.wait(0.2)
    stage.slide(Point(100, 250), Point(100, 220))
    #expect(try offset(stage) == .zero)
    #expect(stage.causes(of: "S.panGestureRecognizer").count == 1)
    stage.lift()
    #expect(stage.actions == ["go: to controller"])
  }

  @Test("U-SV-04 U-SV-05 U-SV-07: pressed for long, a drag on a plain view scrolls and cancels")
  func slowDragOnView() throws {
    var stage = try stage()
    stage.touch(.began, 100, 150)
    stage.wait(0.2)
    stage.slide(Point(100, 150), Point(100, 50))
    stage.lift()
    #expect(stage.calls == ["A began", "A cancelled"])
    #expect(try offset(stage) == Point(0, 90))
  }

  @Test("U-SV-04: canCancelContentTouches NO: content that has heard keeps the touch")
  func cannotCancel() throws {
    var stage = try stage()
    try stage.set(.canCancelContentTouches, "S", .bool(false))
    stage.touch(.began, 100, 150)
    stage.wait(0.2)
    stage.slide(Point(100, 150), Point(100, 50), steps: 2)
    stage.lift()
    #expect(stage.calls == ["A began", "A moved", "A moved", "A ended"])
    #expect(try offset(stage) == .zero)
    // A fast drag scrolls all the same: content had not heard.
    stage.drag(Point(100, 150), Point(100, 50))
    #expect(try offset(stage) == Point(0, 90))
  }

  @Test("U-SV-01: with nothing to scroll the pan fails, and content hears everything")
  func nothingToScroll() throws {
    var stage = try stage(content: Size(320, 400))
    stage.drag(Point(100, 150), Point(100, 50), steps: 2)
    #expect(stage.calls == ["A began", "A moved", "A ended"])
    #expect(
      stage.causes(of: "S.panGestureRecognizer").contains(.nothingToScroll(sideways: false)))
  }

  @Test("U-SV-01: sideways there is nothing to scroll in a list that goes down")
  func sideways() throws {
    var stage = try stage()
    stage.drag(Point(100, 150), Point(200, 150))
    #expect(try offset(stage) == .zero)
    #expect(
      stage.causes(of: "S.panGestureRecognizer").contains(.nothingToScroll(sideways: true)))
  }

  @Test("U-SV-01: the content stops at its ends")
  func clamped() throws {
    var stage = try stage()
    for _ in 0..<4 { stage.drag(Point(100, 390), Point(100, 10)) }
    stage.wait(2)
    #expect(try offset(stage) == Point(0, 600))
    for _ in 0..<4 { stage.drag(Point(100, 10), Point(100, 390)) }
    stage.wait(2)
    #expect(try offset(stage) == .zero)
  }

  @Test("A second finger that lands or lifts does not make the content jump")
  func secondFinger() throws {
    var stage = try stage()
    stage.drag(Point(100, 350), Point(100, 300), lifts: false)
    let before = try offset(stage)
    stage.touch(.began, 200, 50, finger: 2)
    stage.touch(.moved, 100, 298)
    #expect(try offset(stage).y - before.y == 1)
    stage.lift(2)
    stage.touch(.moved, 100, 296)
    #expect(try offset(stage).y - before.y == 3)
  }

  @Test("Of nested scroll views the one that can scroll that way does")
  func nested() throws {
    var stage = try stage()
    try stage.add(.scrollView, "inner", in: "S", 0, 300, 320, 100)
    try stage.set(.contentSize, "inner", .size(Size(1000, 100)))
    stage.drag(Point(200, 350), Point(100, 350))
    #expect(stage.scene.bounds(of: try stage.view("inner")).origin == Point(90, 0))
    stage.drag(Point(200, 350), Point(200, 250))
    #expect(try offset(stage) == Point(0, 90))
    #expect(stage.scene.bounds(of: try stage.view("inner")).origin == Point(90, 0))
  }

  @Test(
    "A scroll view at its end leaves a drag to the one around it that can go on, and bounces else",
    arguments: [
      (200.0, -80.0, ["S"]), (0, -80, ["inner"]), (150, -80, ["inner"]), (200, 80, ["inner"]),
      (0, 80, ["inner"]),
    ] as [(Double, Double, [String])])
  func atItsEnd(innerOffset: Double, way: Double, moving: [String]) throws {
    var stage = try stage()
    try stage.add(.scrollView, "inner", in: "S", 0, 0, 320, 200)
    try stage.set(.contentSize, "inner", .size(Size(320, 400)))
    try stage.set(.contentOffset, "inner", .point(Point(0, innerOffset)))
    stage.drag(Point(100, 100), Point(100, 100 + way))
    let moved = Set(
      stage.story.filter { $0.contains(" at ") }.compactMap { $0.split(separator: " ").first })
    #expect(moved == Set(moving.map { Substring($0) }))
    // With nowhere to go on, it is the inner one that has the drag.
    #expect(
      stage.story(of: moving == ["S"] ? "S.panGestureRecognizer" : "inner.panGestureRecognizer")
        .last == "ended")
    let isPassedOn =
      stage.causes(of: "inner.panGestureRecognizer")
      == [.scrolledToEnd(outer: try stage.view("S"))]
    #expect(isPassedOn == (moving == ["S"]))
  }

  @Test("C10 U-SV-07: a cell that goes while it is scrolled does not stop the scrolling")
  func cellGoes() throws {
    for (held, comesBack) in [(0.0, false), (0.2, false), (0, true)] {
      var stage = try stage()
      stage.touch(.began, 100, 150)
      stage.wait(held)
      stage.slide(Point(100, 150), Point(100, 130), steps: 2)
      let cell = try stage.view("A")
      try stage.move("A", to: nil)
      if comesBack { try stage.move("A", to: "S") }
      let before = try offset(stage)
      stage.forget()
      stage.touch(.moved, 100, 100)
      #expect(try offset(stage).y - before.y == 30)
      stage.lift()
      #expect(stage.calls == [])
      #expect(stage.story(of: "S.panGestureRecognizer") == ["changed", "ended"])
      #expect(stage.scene[cell].name == "A")
    }
  }

  @Test("C10 U-SV-05: content that is gone holds no touch back from scrolling")
  func buttonGoes() throws {
    var stage = try stage()
    stage.touch(.began, 100, 250)
    stage.wait(0.2)
    try stage.move("B", to: nil)
    stage.slide(Point(100, 250), Point(100, 150))
    #expect(try offset(stage) == Point(0, 90))
  }

  @Test("U-SV-06: a press in the scroll view's own space is told at once")
  func ownSpace() throws {
    var stage = try stage()
    stage.touch(.began, 100, 390)
    #expect(stage.calls.first == "S began")
  }

  @Test("RE09 RE10: where a cell is too narrow its scroll view gets a drag by fallback alone")
  func banner() throws {
    var stage = Stage()
    try stage.add(.tableCell, "cell", 0, 100, 160, 120)
    try stage.add(.scrollView, "S", in: "cell", 0, 0, 160, 120)
    try stage.set(.contentSize, "S", .size(Size(640, 120)))
    stage.drag(Point(240, 160), Point(180, 160), steps: 6)
    #expect(try offset(stage) == .zero)
    stage.scene.override(try stage.view("cell"), hitTest: .fallback(try stage.view("S")))
    stage.drag(Point(240, 160), Point(180, 160), steps: 6)
    #expect(try offset(stage) == Point(50, 0))
  }
}
