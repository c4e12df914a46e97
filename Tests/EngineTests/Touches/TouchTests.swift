import Engine
import Testing

@Suite("Touches and their event")
struct TouchTests {
  /// C with D and E in it, which swallow what they hear.
  func stage(_ rules: Rulebook = .uikit) throws -> Stage {
    var stage = Stage(rules)
    try stage.add(.view, "C", 20, 200, 280, 240)
    try stage.add(.view, "D", in: "C", 20, 20, 100, 200)
    try stage.add(.view, "E", in: "C", 160, 20, 100, 200)
    try stage.handleTouches("D")
    try stage.handleTouches("E")
    return stage
  }

  @Test("U-TD-01 TO08: a touch stays with its view, wherever the finger goes")
  func bound() throws {
    var stage = try stage()
    stage.touch(.began, 230, 320)
    stage.touch(.moved, 90, 320)
    stage.touch(.moved, 400, 900)
    stage.lift()
    #expect(stage.calls == ["E began", "E moved", "E moved", "E ended"])
  }

  @Test("TO01: a finger that hit nothing lifts, and may land again")
  func hitsNothing() throws {
    var stage = try stage()
    try stage.set(.hidden, "window", .bool(true))
    stage.touch(.began, 230, 320)
    #expect(stage.scene.touches.isEmpty && stage.scene.fingersDown == [1])
    stage.lift()
    #expect(stage.scene.fingersDown.isEmpty)
  }

  @Test("U-TD-02 TO01 TO02 TO03: one touch object a finger, changed in place, gone when it lifts")
  func oneObject() throws {
    var stage = try stage()
    stage.touch(.began, 230, 320)
    let first = try #require(stage.scene.touches.first)
    #expect(first.phase == .began)
    stage.wait(0.1)
    stage.touch(.moved, 235, 330)
    let moved = try #require(stage.scene.touches.first)
    #expect(moved.id == first.id)
    #expect(moved.phase == .moved)
    #expect(moved.location == Point(235, 330))
    #expect(moved.previousLocation == Point(230, 320))
    #expect(moved.start == Point(230, 320))
    #expect(abs(moved.timestamp - 0.1) < 1e-9)
    stage.touch(.began, 90, 320, finger: 2)
    #expect(Set(stage.scene.touches.map(\.id)).count == 2)
    stage.lift(1)
    stage.lift(2)
    #expect(stage.scene.touches.isEmpty)
    stage.touch(.began, 230, 320)
    #expect(stage.scene.touches.first?.id != first.id)
  }

  @Test("TO04 TO07: view, window, and where it was before, in the view's coordinates")
  func coordinates() throws {
    var stage = try stage()
    stage.touch(.began, 230, 320)
    stage.touch(.moved, 235, 330)
    let touch = try #require(stage.scene.touches.first)
    let e = try stage.view("E")
    #expect(touch.view == e)
    #expect(touch.window == (try stage.view("window")))
    #expect(stage.scene.convert(touch.location, from: nil, to: e) == Point(55, 110))
    #expect(stage.scene.convert(touch.previousLocation, from: nil, to: e) == Point(50, 100))
  }

  @Test("U-TD-04: a finger that stays where it is takes no call")
  func stationary() throws {
    var stage = try stage()
    stage.touch(.began, 230, 320)
    stage.touches([TouchChange(finger: 1, phase: .stationary, point: nil)])
    #expect(stage.scene.touches.first?.phase == .stationary)
    stage.lift()
    #expect(stage.calls == ["E began", "E ended"])
  }

  @Test("U-TD-05 CH05 CH12: an unhandled touch goes up the whole chain, and is discarded")
  func forwarded() throws {
    var stage = try stage()
    stage.touch(.began, 30, 210)
    #expect(
      stage.calls
        == ["C", "view", "controller", "window", "scene", "app", "delegate"].map { $0 + " began" })
    #expect(stage.cites(.ch07))
    stage.rules = .documents
    stage.forget()
    stage.lift()
    #expect(!stage.calls.contains("scene ended"))
  }

  @Test("U-TD-06 CH04 CH06: a handler ends it, one that calls super does not")
  func handlers() throws {
    var stage = try stage()
    try stage.handleTouches("C", .thenSuper)
    try stage.handle("controller", [.touches(.began)])
    stage.tap(30, 210)
    #expect(
      stage.calls == [
        "C began", "view began", "controller began", "C ended", "view ended", "controller ended",
        "window ended", "scene ended", "app ended", "delegate ended",
      ])
    // Of the last event, in which the finger lifts.
    #expect(stage.results.touchHandler == (try stage.responder("C")))
  }

  @Test("U-TD-07: a forwarded touch still belongs to its first view")
  func forwardedView() throws {
    var stage = try stage()
    try stage.handleTouches("controller")
    stage.touch(.began, 30, 210)
    #expect(stage.scene.touches.map { stage.scene.name(of: $0.view) } == ["C"])
    #expect(stage.results.touchHandler == .controller(try stage.controller("controller")))
  }

  @Test("U-TD-08 TO16 X34: without multipleTouchEnabled a view hears its first finger alone")
  func secondFinger() throws {
    var stage = try stage()
    stage.touches([
      TouchChange(finger: 1, phase: .began, point: Point(230, 320)),
      TouchChange(finger: 2, phase: .began, point: Point(240, 330)),
    ])
    stage.touch(.moved, 241, 331, finger: 2)
    stage.lift(1)
    // Withheld it stays, though the first has gone; a third finger is a new first one.
    stage.touch(.moved, 242, 331, finger: 2)
    stage.touch(.began, 230, 320, finger: 3)
    stage.lift(2)
    stage.lift(3)
    #expect(stage.calls == ["E began", "E ended", "E began", "E ended"])
    #expect(stage.cites(.uTD08))
  }

  @Test("U-TD-08: two views with a finger each are no matter of multiple touch")
  func twoViews() throws {
    var stage = try stage()
    stage.touch(.began, 230, 320)
    stage.touch(.began, 90, 320, finger: 2)
    #expect(stage.calls == ["E began", "D began"])
  }

  @Test("U-TD-09 TO09 TO16 TO17 TO18: fingers of one event share a call, others have their own")
  func multiple() throws {
    var stage = try stage()
    try stage.set(.multipleTouchEnabled, "E", .bool(true))
    stage.touches([
      TouchChange(finger: 1, phase: .began, point: Point(230, 320)),
      TouchChange(finger: 2, phase: .began, point: Point(240, 330)),
      TouchChange(finger: 3, phase: .began, point: Point(90, 320)),
    ])
    #expect(stage.calls == ["E began [1, 2]", "D began"])
    stage.forget()
    stage.touch(.began, 250, 340, finger: 4)
    stage.touches([
      TouchChange(finger: 1, phase: .moved, point: Point(231, 320)),
      TouchChange(finger: 2, phase: .ended, point: nil),
      TouchChange(finger: 4, phase: .moved, point: Point(251, 340)),
    ])
    #expect(stage.calls == ["E began", "E moved [1, 4]", "E ended"])
  }

  @Test("U-TD-10: an exclusive view takes no touch beside another's, and shares none of its own")
  func exclusive() throws {
    var stage = try stage()
    try stage.set(.exclusiveTouch, "E", .bool(true))
    stage.touch(.began, 230, 320)
    stage.touch(.began, 90, 320, finger: 2)
    #expect(stage.calls == ["E began"])
    stage.lift(2)
    stage.lift(1)
    stage.forget()
    stage.touch(.began, 90, 320, finger: 1)
    stage.touch(.began, 230, 320, finger: 2)
    #expect(stage.calls == ["D began"])
    #expect(stage.cites(.uTD10))
  }

  @Test("U-TD-10: exclusive in its own window, and recognizers do not mind it")
  func exclusiveWindow() throws {
    var stage = try stage()
    try stage.set(.exclusiveTouch, "E", .bool(true))
    try stage.addWindow("other", Rect(0, 0, 100, 100))
    try stage.recognizer(.tap, "T", on: "D")
    stage.touch(.began, 230, 320)
    stage.touch(.began, 10, 10, finger: 2)
    #expect(stage.calls.contains("other began"))
    stage.tap(90, 320, finger: 3)
    #expect(stage.story(of: "D") == [])
    #expect(stage.story(of: "T") == ["ended"])
  }

  static let taps: [(Double, Double, Int)] = [
    (0.05, 0, 2), (0.34, 0, 2), (0.36, 0, 1), (0.1, 45, 2), (0.1, 46, 1),
  ]

  @Test("U-TD-11 C9 TO05: tapCount rises within 0.35 s and 45 points of the last", arguments: taps)
  func tapCount(pause: Double, distance: Double, count: Int) throws {
    var stage = try stage()
    stage.tap(230, 300)
    stage.wait(pause)
    stage.touch(.began, 230, 300 + distance)
    #expect(stage.scene.touches.first?.tapCount == count)
  }

  @Test("U-TD-11: 1, 2, 3; and a slow tap starts again at 1")
  func tapCounts() throws {
    var stage = try stage()
    var counts: [Int] = []
    for pause in [0.1, 0.1, 0.1, 0.5, 0.1] {
      stage.wait(pause)
      stage.touch(.began, 230, 300)
      counts += stage.scene.touches.map(\.tapCount)
      stage.lift()
    }
    #expect(counts == [1, 2, 3, 1, 2])
  }

  /// A press, a stray and back, a pan, and a long press that takes little time.
  static let noTaps: [(Gesture?, Double, Double)] = [
    (nil, 0.75, 0), (nil, 0.1, 50), (.pan, 0.1, 30), (.swipe, 0.1, 60), (.longPress, 0.3, 0),
  ]

  @Test("U-TD-11: what was held, dragged, or another gesture is no tap to count", arguments: noTaps)
  func noTap(gesture: Gesture?, seconds: Double, distance: Double) throws {
    var stage = try stage()
    if let gesture {
      let id = try stage.recognizer(gesture, "G", on: "E")
      stage.scene.change(id) { $0.minimumPressDuration = 0.2 }
    }
    stage.touch(.began, 210, 300)
    stage.touch(.moved, 210 + distance, 300)
    stage.wait(seconds)
    if gesture == nil || gesture == .swipe { stage.touch(.moved, 210, 300) }
    stage.lift()
    stage.wait(0.1)
    stage.touch(.began, 210 + (gesture == .pan ? distance : 0), 300)
    #expect(stage.scene.touches.map(\.tapCount) == [1])
  }

  @Test("U-TD-11: a tap that is held for less than 0.75 s, or that a recognizer took, is one")
  func stillTap() throws {
    var stage = try stage()
    try stage.recognizer(.tap, "T", on: "E")
    stage.tap(210, 300, held: 0.74)
    #expect(stage.story(of: "T") == ["ended"])
    stage.touch(.began, 210, 300)
    #expect(stage.scene.touches.map(\.tapCount) == [2])
  }

  @Test("U-TD-14 TO13 TO15: one event object for a whole sequence of touches")
  func oneEvent() throws {
    var stage = try stage()
    stage.touch(.began, 230, 320)
    let event = stage.scene.touchEvent
    #expect(event != nil)
    stage.touch(.moved, 231, 320)
    stage.touch(.began, 90, 320, finger: 2)
    stage.lift(1)
    #expect(stage.scene.touchEvent == event)
    stage.lift(2)
    #expect(stage.scene.touchEvent == nil)
    stage.touch(.began, 230, 320)
    #expect(stage.scene.touchEvent != event)
    let made = stage.decisions.filter {
      if case .eventCreated = $0.kind { true } else { false }
    }
    #expect(made.count == 2)
  }

  @Test("TO10 TO14: each move is a call; the touches of each view are told apart")
  func moves() throws {
    var stage = try stage()
    stage.touch(.began, 230, 320)
    for x in 1...3 { stage.touch(.moved, 230 + Double(x), 320) }
    #expect(stage.calls == ["E began", "E moved", "E moved", "E moved"])
    stage.touch(.began, 90, 320, finger: 2)
    let e = try stage.view("E")
    #expect(stage.scene.touches.filter { $0.view == e }.map(\.finger) == [1])
  }

  @Test(
    "U-TD-16 U-HT-02: what closes a view in mid-touch does not stop the touch",
    arguments: [(Property.userInteractionEnabled, false), (.hidden, true)])
  func closedMidTouch(property: Property, value: Bool) throws {
    var stage = try stage()
    stage.touch(.began, 230, 320)
    try stage.set(property, "E", .bool(value))
    stage.touch(.moved, 231, 320)
    stage.lift()
    #expect(stage.calls == ["E began", "E moved", "E ended"])
    #expect(stage.hit(230, 320) == "C")
  }

  @Test("A finger that lands beside all windows has no touch, and its moves and end are no news")
  func stray() throws {
    var stage = try stage()
    stage.touch(.began, 900, 900)
    stage.touch(.moved, 230, 320)
    stage.lift()
    #expect(stage.calls == [])
    #expect(stage.results.fingers.map { $0.finger } == [1])
    #expect(stage.results.fingers.first?.hitView == nil)
    stage.tap(230, 320)
    #expect(stage.calls == ["E began", "E ended"])
  }

  @Test("U-FR-12: a change of first responder in mid-touch does not touch the touch")
  func firstResponderMidTouch() throws {
    var stage = try stage()
    try stage.add(.textField, "F", 0, 0, 100, 30)
    stage.touch(.began, 230, 320)
    #expect(try stage.become("F"))
    stage.lift()
    #expect(stage.calls == ["E began", "E ended"])
  }
}
