import Engine
import Testing

@Suite("Controls")
struct ControlTests {
  /// A button at 100 100, 50 by 40, that tells everything it does.
  private func stage(_ kind: ViewKind = .button) throws -> Stage {
    var stage = Stage()
    try stage.add(kind, "B", 100, 100, 50, 40)
    try stage.target("controller", "go:", of: "B")
    return stage
  }

  @Test("U-CT-01 U-CT-03 AC07: down, and up inside, with the action; nothing is passed on")
  func tap() throws {
    var stage = try stage()
    stage.tap(110, 110)
    #expect(
      stage.story == [
        "B began", "B touchDown", "B ended", "B touchUpInside", "go: to controller",
      ])
    #expect(stage.results.actions.first?.sender == (try stage.object("B")))
    #expect(stage.results.actions.first?.event == .touchUpInside)
  }

  @Test("U-CT-01: the second touch of a double tap says touchDownRepeat as well as touchDown")
  func repeated() throws {
    var stage = try stage()
    stage.tap(110, 110)
    stage.wait(0.1)
    stage.forget()
    stage.touch(.began, 110, 110)
    #expect(stage.story(of: "B") == ["began", "touchDown", "touchDownRepeat"])
  }

  @Test(
    "U-CT-03 U-CT-04 C4: up to 70 points outside is inside; never both",
    arguments: [(149.0, "touchUpInside"), (220, "touchUpInside"), (220.5, "touchUpOutside")])
  func slack(x: Double, event: String) throws {
    var stage = try stage()
    stage.touch(.began, 149, 110)
    stage.touch(.moved, x, 110)
    stage.lift()
    #expect(stage.story(of: "B").filter { $0.hasPrefix("touchUp") } == [event])
    #expect(stage.actions.count == (event == "touchUpInside" ? 1 : 0))
  }

  @Test("U-CT-04 U-HT-06: without slack the far edges are outside", arguments: [149.9, 150])
  func noSlack(x: Double) throws {
    var stage = try stage()
    stage.rules.numbers.controlSlack = 0
    stage.touch(.began, 120, 110)
    stage.touch(.moved, x, 110)
    stage.lift()
    #expect(
      stage.story(of: "B").filter { $0.hasPrefix("touchUp") }
        == [x < 150 ? "touchUpInside" : "touchUpOutside"])
  }

  @Test("U-CT-04: the first touch has to be exactly inside")
  func exactly() throws {
    var stage = try stage()
    stage.tap(151, 110)
    #expect(stage.story(of: "B") == [])
  }

  @Test(
    "U-CT-04: a finger that drags near a control is still inside",
    arguments: [
      (69.0, "touchDragInside"), (71, "touchDragExit"),
    ])
  func slack(_ distance: Double, _ event: String) throws {
    var stage = try stage()
    stage.touch(.began, 110, 110)
    stage.forget()
    // B ends at 140.
    stage.touch(.moved, 110, 140 + distance)
    #expect(stage.story(of: "B").first { $0 != "moved" } == event)
  }

  @Test("U-CT-02: exit comes before outside, enter before inside; without a change neither")
  func drag() throws {
    var stage = try stage()
    stage.touch(.began, 110, 110)
    stage.forget()
    for y in [115.0, 300, 310, 120] { stage.touch(.moved, 110, y) }
    #expect(
      stage.story(of: "B").filter { $0 != "moved" } == [
        "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragOutside",
        "touchDragEnter", "touchDragInside",
      ])
  }

  @Test("U-CT-05: cancelled, by the system or by leaving the window, while it tracks")
  func cancelled() throws {
    for leaves in [false, true] {
      var stage = try stage()
      stage.touch(.began, 110, 110)
      stage.forget()
      if leaves { try stage.move("B", to: nil) } else { stage.deliver(.interrupt) }
      #expect(stage.story(of: "B") == ["cancelled", "touchCancel"])
      stage.forget()
      stage.lift()
      #expect(stage.story(of: "B") == [])
    }
  }

  @Test("U-CT-06: a control uses its first touch only")
  func firstTouch() throws {
    var stage = try stage()
    try stage.set(.multipleTouchEnabled, "B", .bool(true))
    stage.touch(.began, 110, 110)
    stage.touch(.began, 120, 110, finger: 2)
    stage.lift(2)
    #expect(stage.actions == [])
    stage.lift(1)
    #expect(stage.actions == ["go: to controller"])
  }

  @Test("U-CT-06: a disabled control that is hit all the same passes the touch on, like a view")
  func disabledForwards() throws {
    var stage = try stage()
    try stage.set(.enabled, "B", .bool(false))
    stage.scene.override(try stage.view("B"), hitTest: .itself)
    stage.tap(110, 110)
    #expect(stage.calls.prefix(2) == ["B began", "view began"])
    #expect(stage.story(of: "B") == ["began", "ended"])
  }

  @Test(
    "U-CT-16 U-CT-17 U-CD-03: a control hears a touch that a subview passes on, and passes it on")
  func fromSubview() throws {
    var stage = try stage()
    try stage.add(.view, "inner", in: "B", 0, 0, 50, 40)
    stage.tap(110, 110)
    #expect(stage.calls.prefix(3) == ["inner began", "B began", "view began"])
    #expect(stage.actions.isEmpty)
    // The title of a button is a label: it leaves the touch to the button.
    try stage.add(.label, "title", in: "B", 0, 0, 50, 40)
    stage.scene.sendToBack(try stage.view("inner"))
    try stage.remove("inner")
    #expect(stage.hit(110, 110) == "B")
  }

  @Test("U-CT-07: disabled in mid-touch a control still ends it, action and all")
  func disabledMidTouch() throws {
    var stage = try stage()
    stage.touch(.began, 110, 110)
    try stage.set(.enabled, "B", .bool(false))
    stage.touch(.moved, 112, 110)
    stage.lift()
    #expect(stage.actions == ["go: to controller"])
    stage.tap(110, 110)
    #expect(stage.actions.count == 1)
  }

  @Test("A subclass that overrides the touch methods without super does not track")
  func overridden() throws {
    var stage = try stage()
    try stage.handleTouches("B")
    stage.tap(110, 110)
    #expect(stage.story == ["B began", "B ended"])
    try stage.handleTouches("B", .thenSuper)
    stage.forget()
    stage.tap(110, 110)
    #expect(stage.actions == ["go: to controller"])
  }

  @Test("U-CT-08: targets in the order of adding; the same pair again is joined, and goes last")
  func targets() throws {
    var stage = try stage()
    try stage.target("view", "two:", of: "B")
    try stage.target("controller", "go:", for: .touchDown, of: "B")
    try stage.target("view", "drag:", for: .touchDragInside, of: "B")
    stage.touch(.began, 110, 110)
    #expect(stage.actions == ["go: to controller"])
    stage.forget()
    stage.lift()
    #expect(stage.actions == ["two: to view", "go: to controller"])
  }

  @Test("U-CT-08: taking a target away, for one event or for all")
  func removeTarget() throws {
    var stage = try stage()
    let b = try stage.view("B")
    let (target, go) = (try stage.object("controller"), stage.scene.word("go:"))
    try stage.target("controller", "go:", for: .touchDown, of: "B")
    let removed = [
      stage.scene.removeTarget(target, go, for: .touchUpInside, from: b),
      stage.scene.removeTarget(target, go, for: .touchUpInside, from: b),
      stage.scene.removeTarget(nil, go, for: nil, from: b),
    ]
    #expect(removed == [true, false, false])
    stage.tap(110, 110)
    #expect(stage.story.filter { $0.hasPrefix("go:") || $0 == "B touchDown" }.count == 2)
    let all = stage.scene.removeTarget(target, nil, for: nil, from: b)
    #expect(all)
    #expect(stage.scene.targets(of: b).isEmpty)
  }

  @Test("AC01 AC02: a target is called straight, no chain walked and no event made for it")
  func straight() throws {
    var stage = try stage()
    stage.tap(110, 110)
    let searched = stage.decisions.contains {
      if case .actionSearch = $0.kind { true } else { false }
    }
    #expect(!searched)
    let events = stage.decisions.filter {
      if case .eventCreated = $0.kind { true } else { false }
    }
    #expect(events.count == 1)
  }

  @Test("A switch flips on a tap, and keeps its state when the finger lifts outside")
  func switches() throws {
    var stage = try stage(.switch)
    stage.tap(110, 110)
    #expect(stage.scene.isOn(try stage.view("B")))
    #expect(stage.story(of: "B").suffix(2) == ["touchUpInside", "valueChanged"])
    stage.drag(Point(110, 110), Point(300, 110))
    #expect(stage.scene.isOn(try stage.view("B")))
    stage.tap(110, 110)
    #expect(!stage.scene.isOn(try stage.view("B")))
  }

  @Test(
    "A switch follows a drag, and one that is at that end already stays and tells of no change",
    arguments: [
      (false, 30.0, true), (false, -30, false), (true, 30, true), (true, -30, false),
      (false, 10, true), (true, 9, false), (false, -9, true),
    ])
  func draggedSwitch(isOn: Bool, across: Double, becomesOn: Bool) throws {
    var stage = try stage(.switch)
    try stage.set(.on, "B", .bool(isOn))
    stage.drag(Point(125, 110), Point(125 + across, 110))
    #expect(stage.scene.isOn(try stage.view("B")) == becomesOn)
    #expect(stage.story(of: "B").contains("valueChanged") == (isOn != becomesOn))
  }

  @Test(
    "A segmented control selects the segment under the finger, and tells only of another one")
  func segments() throws {
    var stage = try stage(.segmentedControl)
    let object = try stage.object("B")
    // B is 50 wide, from 100; it has two segments, until it has five.
    let taps: [(x: Double, selected: Double, isNew: Bool)] = [
      (110, 0, true), (124, 0, false), (126, 1, true), (149, 1, false), (101, 0, true),
    ]
    for (x, selected, isNew) in taps {
      stage.forget()
      stage.tap(x, 110)
      #expect(stage.scene.value(of: .selectedSegmentIndex, of: object) == .number(selected))
      #expect(stage.story(of: "B").contains("valueChanged") == isNew)
    }
    try stage.set(.numberOfSegments, "B", .number(5))
    stage.tap(149, 110)
    #expect(stage.scene.value(of: .selectedSegmentIndex, of: object) == .number(4))
    // The one that is gone is selected no more.
    try stage.set(.numberOfSegments, "B", .number(4))
    #expect(stage.scene.value(of: .selectedSegmentIndex, of: object) == .number(-1))
    // A finger that wandered off beside it still lifts over the last.
    stage.drag(Point(110, 110), Point(190, 110))
    #expect(stage.scene.value(of: .selectedSegmentIndex, of: object) == .number(3))
  }

  @Test("A slider changes its value with every move; a button never does")
  func slider() throws {
    for (kind, changes) in [(ViewKind.slider, 3), (.button, 0)] {
      var stage = try stage(kind)
      try stage.set(.frame, "B", .rect(Rect(100, 100, 150, 40)))
      stage.drag(Point(110, 110), Point(140, 110), steps: 3)
      #expect(stage.story(of: "B").filter { $0 == "valueChanged" }.count == changes)
    }
  }
}
