import Engine
import Testing

/// What a control's class says of a touch, and what it sends besides its touch events.
@Suite("Tracking, primary actions and menus of controls")
struct TrackingTests {
  private func stage(
    _ kind: ViewKind = .button, for events: ControlEvents? = nil
  ) throws -> Stage {
    var stage = Stage()
    try stage.add(kind, "B", 100, 100, 200, 40)
    if let events { try stage.target("controller", "go:", for: events, of: "B") }
    return stage
  }

  private func override(
    _ question: TrackingQuestion, _ answer: Bool, in stage: inout Stage
  ) throws {
    stage.scene.override(try stage.view("B"), question, answer: answer)
  }

  private func isHighlighted(_ stage: Stage) throws -> Bool {
    stage.scene.value(of: .highlighted, of: try stage.object("B")) == .bool(true)
  }

  @Test(
    "U-CT-19: beginTracking that says NO sends nothing of the touch, which goes on up",
    arguments: [ViewKind.button, .control, .slider, .switch, .stepper])
  func refused(kind: ViewKind) throws {
    var stage = try stage(kind, for: .allEvents)
    try stage.handleTouches("view")
    try override(.beginTracking, false, in: &stage)
    stage.tap(110, 120)
    #expect(stage.actions == [])
    #expect(stage.story(of: "B") == ["began", "ended"])
    #expect(stage.story(of: "view") == ["began", "ended"])
    #expect(stage.cites(.uCT19))
    stage.scene.override(try stage.view("B"), .beginTracking, answer: nil)
    stage.forget()
    stage.tap(110, 120)
    #expect(stage.actions.isEmpty == false)
  }

  @Test("U-CT-19: an overridden beginTracking answers in place of a slider's own")
  func sliderTracks() throws {
    var stage = try stage(.slider)
    try override(.beginTracking, true, in: &stage)
    stage.touch(.began, 250, 120)
    #expect(stage.story(of: "B").contains("touchDown"))
  }

  @Test("U-CT-19: continueTracking that says NO ends it: nothing more is sent, not on lifting")
  func stopped() throws {
    var stage = try stage(for: .allTouchEvents)
    try override(.continueTracking, false, in: &stage)
    stage.touch(.began, 110, 120)
    #expect(try isHighlighted(stage))
    stage.touch(.moved, 115, 120)
    #expect(try isHighlighted(stage) == false)
    stage.touch(.moved, 120, 120)
    stage.lift()
    #expect(stage.story(of: "B").filter { $0.hasPrefix("touch") } == ["touchDown"])
  }

  @Test("U-CT-20: highlighted follows the finger, in and out and in again")
  func highlighted() throws {
    var stage = try stage()
    for (y, isInside) in [(120.0, true), (300, false), (130, true), (400, false)] {
      stage.touch(y == 120 ? .began : .moved, 110, y)
      #expect(try isHighlighted(stage) == isInside, "\(y)")
    }
    stage.touch(.moved, 110, 120)
    stage.lift()
    #expect(try isHighlighted(stage) == false)
    stage.touch(.began, 110, 120)
    stage.deliver(.interrupt)
    #expect(try isHighlighted(stage) == false)
  }

  @Test("U-CT-21: code sends to each target whose mask meets the events, in their order")
  func sendActions() throws {
    var stage = try stage()
    try stage.target("controller", "all:", for: .allTouchEvents, of: "B")
    try stage.target("controller", "value:", for: .valueChanged, of: "B")
    try stage.target("view", "up:", for: [.touchUpInside, .touchUpOutside], of: "B")
    try stage.set(.enabled, "B", .bool(false))
    let control = try stage.view("B")
    stage.run { $0.sendActions(of: control, for: [.touchUpInside, .valueChanged]) }
    #expect(stage.actions == ["all: to controller", "value: to controller", "up: to view"])
    #expect(
      stage.results.actions.map { $0.event } == [.touchUpInside, .valueChanged, .touchUpInside])
    stage.forget()
    stage.run { $0.sendActions(of: control, for: .editingChanged) }
    #expect(stage.decisions.map { $0.kind } == [.noTarget(control, .editingChanged)])
  }

  @Test("U-CT-21: a target for all touch events hears each of them")
  func mask() throws {
    var stage = try stage(for: .allTouchEvents)
    stage.drag(Point(110, 120), Point(110, 330), steps: 2)
    let events = stage.story(of: "B").filter { $0.hasPrefix("touch") }
    #expect(events.first == "touchDown" && events.last == "touchUpOutside")
    #expect(stage.actions.count == events.count)
  }

  @Test(
    "U-CT-23 C27: primaryActionTriggered goes with the event that a control is for",
    arguments: [
      (ViewKind.button, "touchUpInside"), (.switch, "valueChanged"),
      (.segmentedControl, "valueChanged"), (.stepper, "valueChanged"), (.control, ""),
    ])
  func primary(kind: ViewKind, event: String) throws {
    for isFirst in [false, true] {
      var stage = try stage(kind, for: .primaryActionTriggered)
      stage.rules.primaryActionFirst = isFirst
      stage.tap(kind == .switch ? 145 : 290, 120)
      let pair = [event, "primaryActionTriggered"]
      let told = stage.story(of: "B").filter(pair.contains)
      #expect(told == (event.isEmpty ? [] : isFirst ? pair.reversed() : pair))
      #expect(stage.actions.count == (event.isEmpty ? 0 : 1))
    }
  }

  @Test("U-CT-24: the menu opens as the finger lands, and touchUpInside does not come")
  func menu() throws {
    var stage = try stage(for: .allEvents)
    try stage.set(.showsMenuAsPrimaryAction, "B", .bool(true))
    stage.tap(110, 120)
    let events = stage.story(of: "B").filter { $0.hasPrefix("touch") || $0.hasPrefix("menu") }
    #expect(
      events.filter { !$0.hasPrefix("touches") }
        == ["touchDown", "menuActionTriggered", "touchCancel"])
    #expect(stage.cites(.uCT24))
  }

  @Test("U-CT-24: a button that nobody has touched or listens to can be given a menu")
  func menuOfNew() throws {
    var stage = try stage()
    let button = try stage.object("B")
    try stage.scene.set(.showsMenuAsPrimaryAction, of: button, to: .bool(true))
    #expect(stage.scene.value(of: .showsMenuAsPrimaryAction, of: button) == .bool(true))
  }

  @Test("U-CT-26: a slider that is not continuous sends valueChanged as the finger lifts")
  func continuous() throws {
    for isContinuous in [true, false] {
      var stage = try stage(.slider)
      try stage.set(.continuous, "B", .bool(isContinuous))
      stage.drag(Point(115, 120), Point(200, 120), steps: 4, lifts: false)
      #expect(stage.story(of: "B").filter { $0 == "valueChanged" }.count == (isContinuous ? 4 : 0))
      stage.lift()
      #expect(stage.story(of: "B").filter { $0 == "valueChanged" }.count == (isContinuous ? 4 : 1))
      stage.forget()
      stage.tap(200, 120)
      #expect(stage.story(of: "B").contains("valueChanged") == false)
    }
  }

  @Test(
    "C29 U-CT-27: a stepper that is held steps again each half second, up to its limit",
    arguments: [(0.3, true, 1.0), (0.6, true, 2), (1.2, true, 3), (9, true, 3), (9, false, 1)])
  func repeats(seconds: Double, repeats: Bool, end: Double) throws {
    var stage = try stage(.stepper)
    try stage.set(.maximumValue, "B", .number(3))
    try stage.set(.autorepeat, "B", .bool(repeats))
    stage.tap(290, 120, held: seconds)
    #expect(stage.scene.value(of: .value, of: try stage.object("B")) == .number(end))
    #expect(stage.story(of: "B").filter { $0 == "valueChanged" }.count == Int(end))
  }

  @Test("C29: a stepper does not step while the finger is outside, and comes to an end")
  func repeatsEnd() throws {
    var stage = try stage(.stepper)
    stage.touch(.began, 290, 120)
    stage.touch(.moved, 290, 400)
    stage.wait(1e9)
    #expect(stage.scene.value(of: .value, of: try stage.object("B")) == .number(1))
    stage.touch(.moved, 290, 120)
    stage.wait(0.6)
    #expect(stage.scene.value(of: .value, of: try stage.object("B")) == .number(2))
    try stage.set(.wraps, "B", .bool(true))
    stage.wait(1e9)
    #expect(stage.story(of: "B").filter { $0 == "valueChanged" }.count == 1_001)
    stage.lift()
  }

  @Test("U-CT-29: a momentary segmented control sends each time, and keeps no segment")
  func momentary() throws {
    for isMomentary in [true, false] {
      var stage = try stage(.segmentedControl)
      try stage.set(.momentary, "B", .bool(isMomentary))
      stage.tap(290, 120)
      stage.tap(290, 120)
      #expect(stage.story(of: "B").filter { $0 == "valueChanged" }.count == (isMomentary ? 2 : 1))
      #expect(
        stage.scene.value(of: .selectedSegmentIndex, of: try stage.object("B"))
          == .number(isMomentary ? -1 : 1))
    }
  }

  @Test(
    "U-CT-31 U-CT-33 C31: Return sends editingDidEndOnExit, and ends the editing where one waits")
  func returnKey() throws {
    for (hears, resigns, refuses) in [
      (false, true, false), (true, true, false), (true, false, false), (true, true, true),
    ] {
      var stage = try stage(.textField, for: hears ? .editingDidEndOnExit : .editingChanged)
      stage.rules.endOnExitResigns = resigns
      if refuses { stage.scene.delegate(try stage.view("B"), answers: .shouldReturn, false) }
      stage.tap(110, 120)
      stage.forget()
      let key = stage.scene.word("return")
      stage.deliver(.key(key))
      #expect(stage.firstResponder == (hears && resigns && !refuses ? nil : "B"))
      #expect(stage.story(of: "B").contains("editingDidEndOnExit") == !refuses)
      #expect(stage.actions.count == (hears && !refuses ? 1 : 0))
    }
  }

  @Test("U-CT-31: text set by code sends nothing, typing sends editingChanged")
  func editing() throws {
    var stage = try stage(.textField, for: .allEditingEvents)
    stage.tap(110, 120)
    try stage.set(.text, "B", .text("a"))
    stage.deliver(.type("b"))
    stage.run { _ = $0.resignFirstResponder(nil) }
    #expect(
      stage.story(of: "B").filter { $0.hasPrefix("editing") }
        == ["editingDidBegin", "editingChanged", "editingDidEnd"])
    #expect(stage.actions.count == 3)
  }

  @Test("Masks are named where all of them is there")
  func names() {
    #expect(ControlEvents.allTouchEvents.name == "allTouchEvents")
    #expect(ControlEvents([.touchDown, .valueChanged]).name == "touchDown|valueChanged")
    #expect(ControlEvents.allEvents.names == ["allEvents"])
    #expect(ControlEvents([]).name.isEmpty)
  }
}
