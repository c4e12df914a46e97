import Engine
import Testing

/// UIActions, menus that open where a finger is held, and segments that are disabled.
@Suite("Actions without a target, menus and segments")
struct ControlActionTests {
  private func stage(_ kind: ViewKind = .button) throws -> Stage {
    var stage = Stage()
    try stage.add(kind, "B", 100, 100, 200, 40)
    return stage
  }

  private func add(
    _ identifier: String, for events: ControlEvents? = nil, in stage: inout Stage
  ) throws {
    stage.scene.addAction(stage.scene.word(identifier), for: events, to: try stage.view("B"))
  }

  /// What was told, in order: UIActions by their identifiers.
  private func told(_ stage: Stage) -> [String] {
    stage.results.actions.map { stage.scene.text(of: $0.selector) }
  }

  // MARK: UIActions

  @Test("U-CT-22: a UIAction runs without a target, in the order of its registration")
  func order() throws {
    var stage = try stage()
    try stage.target("controller", "first:", of: "B")
    try add("second", for: .touchUpInside, in: &stage)
    try stage.target("controller", "third:", of: "B")
    stage.tap(110, 120)
    #expect(told(stage) == ["first:", "second", "third:"])
    #expect(stage.results.actions.map { $0.target == nil } == [false, true, false])
    #expect(stage.cites(.uCT22))
  }

  @Test("U-CT-22: one of the same identifier takes its place, for the events of both")
  func replaces() throws {
    var stage = try stage()
    try add("a", for: .touchUpInside, in: &stage)
    try add("b", for: .touchUpInside, in: &stage)
    try add("a", for: .touchDown, in: &stage)
    stage.touch(.began, 110, 120)
    #expect(told(stage) == ["a"])
    stage.lift()
    #expect(told(stage) == ["a", "b"])
  }

  @Test(
    "U-CT-22 U-CT-23: without events it is the primary action, of a plain control touchUpInside",
    arguments: [(ViewKind.button, "primaryActionTriggered"), (.control, "touchUpInside")])
  func primary(kind: ViewKind, event: String) throws {
    var stage = try stage(kind)
    try add("a", in: &stage)
    stage.tap(110, 120)
    #expect(stage.results.actions.map { $0.event.name } == [event])
  }

  @Test("U-CT-22: a target of nil is no UIAction, and is taken away alone")
  func removed() throws {
    var stage = try stage()
    let (view, word) = (try stage.view("B"), stage.scene.word("a"))
    try add("a", for: [.touchDown, .touchUpInside], in: &stage)
    try stage.target(nil, "a", of: "B")
    let isTaken = stage.scene.removeTarget(nil, word, for: nil, from: view)
    #expect(isTaken)
    #expect(stage.scene.targets(of: view).map { $0.isAction } == [true])
    #expect(stage.scene.removeAction(word, for: .touchDown, from: view) == true)
    #expect(stage.scene.targets(of: view).map { $0.events } == [.touchUpInside])
    #expect(stage.scene.removeAction(word, for: .touchDown, from: view) == false)
    #expect(stage.scene.removeAction(word, for: nil, from: view) == true)
    #expect(stage.scene.targets(of: view).isEmpty)
  }

  @Test("U-EM-09: beside a primary action a bar button item's target and action do not count")
  func barItem() throws {
    var stage = try stage(.barButtonItem)
    try stage.set(.action, "B", .text("save:"))
    try stage.set(.target, "B", .object(try stage.object("controller")))
    try stage.set(.primaryAction, "B", .text("store"))
    stage.tap(110, 120)
    #expect(told(stage) == ["store"])
    #expect(stage.cites(.uEM09))
    try stage.set(.primaryAction, "B", .text(""))
    stage.tap(110, 120)
    #expect(told(stage) == ["save:"])
  }

  // MARK: Menus

  private func events(_ stage: Stage) -> [String] {
    stage.story(of: "B").filter { $0.hasPrefix("menu") || $0.hasPrefix("touch") }
      .filter { !$0.hasPrefix("touches") }
  }

  @Test("U-CT-24: a menu opens where a finger is held half a second, and takes the touch")
  func held() throws {
    var stage = try stage()
    try stage.set(.menu, "B", .bool(true))
    stage.tap(110, 120, held: 0.49)
    #expect(events(stage) == ["touchDown", "touchUpInside"])
    stage.wait(1)
    stage.forget()
    stage.tap(110, 120, held: 0.5)
    #expect(events(stage) == ["touchDown", "menuActionTriggered", "touchCancel"])
  }

  @Test("U-CT-24: a finger that moves on is not held still", arguments: [(9.0, true), (11, false)])
  func moved(distance: Double, opens: Bool) throws {
    var stage = try stage()
    try stage.set(.menu, "B", .bool(true))
    stage.touch(.began, 110, 120)
    stage.touch(.moved, 110 + distance, 120)
    stage.wait(1)
    stage.lift()
    #expect(events(stage).contains("menuActionTriggered") == opens)
  }

  @Test("U-CT-24 U-PT-02: the secondary button of a pointer opens it at once")
  func secondary() throws {
    for button in PointerButton.allCases {
      var stage = try stage()
      try stage.set(.menu, "B", .bool(true))
      stage.touches([
        TouchChange(
          finger: 1, phase: .began, point: Point(110, 120), type: .indirectPointer, button: button)
      ])
      #expect(events(stage).contains("menuActionTriggered") == (button == .secondary))
    }
  }

  // MARK: Segments

  @Test("U-CT-29: a segment that is disabled is not selected, and nothing is sent")
  func segments() throws {
    var stage = try stage(.segmentedControl)
    try stage.set(.disabledSegments, "B", .words(["1"]))
    stage.tap(290, 120)
    #expect(stage.scene.value(of: .selectedSegmentIndex, of: try stage.object("B")) == .number(-1))
    #expect(stage.story(of: "B").contains("valueChanged") == false)
    #expect(stage.story(of: "B").contains("touchUpInside"))
    #expect(stage.cites(.uCT29))
    stage.tap(110, 120)
    #expect(stage.scene.value(of: .selectedSegmentIndex, of: try stage.object("B")) == .number(0))
  }

  @Test("U-CT-29: there is no segment beyond the last, and one that goes is forgotten")
  func beyond() throws {
    var stage = try stage(.segmentedControl)
    let control = try stage.object("B")
    #expect(throws: SceneError.outOfRange(low: 0, high: 1)) {
      try stage.scene.set(.disabledSegments, of: control, to: .words(["2"]))
    }
    try stage.set(.disabledSegments, "B", .words(["0", "1"]))
    try stage.set(.numberOfSegments, "B", .number(1))
    #expect(stage.scene.value(of: .disabledSegments, of: control) == .words(["0"]))
  }
}
