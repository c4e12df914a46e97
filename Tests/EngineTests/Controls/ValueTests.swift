import Engine
import Testing

/// Controls with a value, and which touches are a control's at all.
@Suite("Values of controls")
struct ValueTests {
  private func stage(_ kind: ViewKind, _ width: Double = 200) throws -> Stage {
    var stage = Stage()
    try stage.add(kind, "B", 100, 100, width, 40)
    return stage
  }

  private func number(_ property: Property, _ stage: Stage) throws -> Double? {
    guard case .number(let number)? = stage.scene.value(of: property, of: try stage.object("B"))
    else { return nil }
    return number
  }

  @Test(
    "U-CT-16 U-CT-17: a control leaves alone a touch of a view inside it, which goes on up",
    arguments: [ViewKind.stackView, .view, .label])
  func subview(kind: ViewKind) throws {
    var stage = try stage(.button)
    try stage.target("controller", "go:", of: "B")
    try stage.add(kind, "V", in: "B", 10, 10, 50, 20)
    stage.tap(120, 120)
    let isHit = kind != .label
    #expect(stage.actions.isEmpty == isHit)
    #expect(stage.story(of: "B").contains("touchDown") != isHit)
    if isHit {
      let why = Decision.Kind.untracked(try stage.view("B"), .subview(try stage.view("V")))
      #expect(stage.decisions.contains { $0.kind == why })
      try stage.set(.userInteractionEnabled, "V", .bool(false))
      stage.tap(120, 120)
      #expect(stage.actions.count == 1)
    }
  }

  @Test("U-CT-16: who thinks otherwise has the button act")
  func mistaken() throws {
    var stage = try stage(.button)
    stage.rules.set(.controlTakesSubviewTouches)
    try stage.target("controller", "go:", of: "B")
    try stage.add(.stackView, "V", in: "B", 10, 10, 50, 20)
    stage.tap(120, 120)
    #expect(stage.actions.count == 1)
  }

  @Test(
    "U-CT-26 C28: a slider is gripped at its thumb, and 8 points around it",
    arguments: [(101.0, true), (131, true), (138.5, true), (139.5, false), (250, false)])
  func thumb(x: Double, grips: Bool) throws {
    var stage = try stage(.slider)
    stage.touch(.began, x, 120)
    #expect(stage.story(of: "B").contains("touchDown") == grips)
    stage.touch(.moved, x + 84.5, 120)
    #expect(try number(.value, stage) == (grips ? 0.5 : 0))
    stage.touch(.moved, x + 1000, 120)
    stage.touch(.moved, x + 1010, 120)
    stage.lift()
    #expect(try number(.value, stage) == (grips ? 1 : 0))
    #expect(stage.story(of: "B").filter { $0 == "valueChanged" }.count == (grips ? 2 : 0))
  }

  @Test("U-CT-26: the thumb lies where the value is")
  func thumbFollowsValue() throws {
    var stage = try stage(.slider)
    try stage.set(.maximumValue, "B", .number(100))
    try stage.set(.value, "B", .number(100))
    stage.tap(290, 120)
    #expect(stage.story(of: "B").contains("touchDown"))
    stage.forget()
    stage.tap(110, 120)
    #expect(!stage.story(of: "B").contains("touchDown"))
  }

  @Test(
    "U-CT-27: a stepper sends nothing at a limit, and cuts its last step short",
    arguments: [
      (0.0, 110.0, false, 0.0), (0, 290, false, 1), (1, 290, false, 2), (2, 290, false, 2.5),
      (2.5, 290, false, 2.5), (2.5, 290, true, 0), (0, 110, true, 2.5), (2, 110, false, 1),
    ])
  func stepper(start: Double, x: Double, wraps: Bool, end: Double) throws {
    var stage = try stage(.stepper)
    try stage.set(.maximumValue, "B", .number(2.5))
    try stage.set(.wraps, "B", .bool(wraps))
    try stage.set(.value, "B", .number(start))
    stage.tap(x, 120)
    #expect(try number(.value, stage) == end)
    #expect(stage.story(of: "B").contains("valueChanged") == (start != end))
    let isAtLimit = stage.decisions.contains { if case .atLimit = $0.kind { true } else { false } }
    #expect(isAtLimit == (start == end))
  }

  @Test("C29: a stepper steps as the finger lands, or where the rules say so as it lifts")
  func stepperTime() throws {
    for steps in StepperSteps.allCases {
      var stage = try stage(.stepper)
      stage.rules.stepperSteps = steps
      stage.touch(.began, 290, 120)
      #expect(try number(.value, stage) == (steps == .down ? 1 : 0))
      stage.lift()
      #expect(try number(.value, stage) == 1)
    }
  }

  @Test(
    "U-CT-28: a page control turns one page by the side, and none at its ends",
    arguments: [(0, 0, 290.0, 0), (3, 0, 290, 1), (3, 2, 290, 2), (3, 2, 110, 1), (3, 0, 110, 0)])
  func pages(count: Int, start: Int, x: Double, end: Int) throws {
    var stage = try stage(.pageControl)
    try stage.set(.numberOfPages, "B", .number(Double(count)))
    try stage.set(.currentPage, "B", .number(Double(start)))
    stage.tap(x, 120)
    #expect(try number(.currentPage, stage) == Double(end))
    #expect(stage.story(of: "B").contains("valueChanged") == (start != end))
  }

  @Test("U-CT-25: a switch keeps its size and takes its origin")
  func switchSize() throws {
    var stage = try stage(.switch)
    let object = try stage.object("B")
    #expect(stage.scene.value(of: .frame, of: object) == .rect(Rect(100, 100, 51, 31)))
    try stage.set(.bounds, "B", .rect(Rect(0, 0, 10, 10)))
    #expect(stage.scene.value(of: .frame, of: object) == .rect(Rect(100, 100, 51, 31)))
    #expect(stage.hit(280, 135) == "view")
  }

  @Test("U-CT-32: a tap on a text field is touchDown, touchCancel, and then the editing begins")
  func field() throws {
    for cancels in [true, false] {
      var stage = try stage(.textField)
      stage.rules.fieldTapCancels = cancels
      stage.tap(120, 120)
      let events = stage.story(of: "B").filter { $0.hasPrefix("touch") || $0.hasPrefix("editing") }
      #expect(
        events == ["touchDown", cancels ? "touchCancel" : "touchUpInside", "editingDidBegin"])
      #expect(stage.firstResponder == "B")
    }
  }
}

extension Rulebook {
  fileprivate mutating func set(_ mistake: Mistake) { self = with(mistake) }
}
