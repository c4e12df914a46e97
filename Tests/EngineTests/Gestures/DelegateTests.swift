import Engine
import Testing

/// What delegates, subclasses and touched views are asked, and what comes of their answers.
@Suite("Delegates")
struct DelegateTests {
  /// A card with a button in it, and a tap recognizer T on the root view.
  private func stage(_ gesture: Gesture = .tap, _ rules: Rulebook = .uikit) throws -> Stage {
    var stage = Stage(rules)
    try stage.add(.view, "A", 0, 0, 200, 200)
    try stage.add(.view, "B", in: "A", 0, 0, 100, 100)
    try stage.recognizer(gesture, "T", on: "view")
    return stage
  }

  private func questions(_ stage: Stage) -> [(
    method: GestureMethod, of: GestureAsked, answer: Bool
  )] {
    stage.decisions.compactMap {
      if case .gestureAsked(_, let method, let asked, _, let answer, let state) = $0.kind {
        #expect(state == .possible || method == .simultaneous || method == .prevent)
        return (method, asked, answer)
      }
      return nil
    }
  }

  private func refusals(_ stage: Stage) -> [GestureRefusal] {
    stage.decisions.compactMap {
      if case .gestureRefused(_, _, _, let why) = $0.kind { why } else { nil }
    }
  }

  @Test(
    "U-GR-21 U-GR-22: a NO for a hit view hides the touch there from this recognizer alone",
    arguments: [(50.0, false), (150, true), (250, true)])
  func receive(x: Double, receives: Bool) throws {
    var stage = try stage()
    try stage.recognizer(.tap, "other", on: "view", taps: 2)
    try stage.hook("T", .delegate, .receiveTouch, about: "B", false)
    stage.tap(x, 50)
    #expect(stage.story(of: "T").contains("ended") == receives)
    #expect(refusals(stage) == (receives ? [] : [.touch]))
    #expect(questions(stage).map { $0.method } == [.receiveTouch])
    #expect(stage.decisions.contains { if case .tapSeen = $0.kind { true } else { false } })
    #expect(stage.story(of: "B").isEmpty == (x > 100))
  }

  @Test("U-GR-21 U-GR-23: enabled, type, event by class and delegate, touch: the first NO ends it")
  func order() throws {
    var stage = try stage()
    try stage.hook("T", .subclass, .receiveEvent, true)
    try stage.hook("T", .delegate, .receiveEvent, true)
    try stage.hook("T", .delegate, .receiveTouch, false)
    stage.tap(50, 50)
    #expect(questions(stage).map { $0.method } == [.receiveEvent, .receiveEvent, .receiveTouch])
    #expect(questions(stage).map { $0.of } == [.subclass, .delegate, .delegate])
    for (change, refusal, asked) in [
      (
        { (stage: inout Stage) in try stage.hook("T", .delegate, .receiveEvent, false) },
        GestureRefusal.event, 2
      ),
      ({ try $0.hook("T", .subclass, .receiveEvent, false) }, .event, 1),
      ({ try $0.set(.allowedTouchTypes, "T", .words(["pencil"])) }, .touchType(.direct), 0),
      ({ try $0.set(.enabled, "T", .bool(false)) }, .disabled, 0),
    ] as [((inout Stage) throws -> Void, GestureRefusal, Int)] {
      try change(&stage)
      stage.forget()
      stage.tap(50, 50)
      #expect(refusals(stage) == [refusal])
      #expect(questions(stage).count == asked)
    }
  }

  @Test("U-GR-22: each finger is asked about, and no move is")
  func eachFinger() throws {
    var stage = try stage(.pinch)
    try stage.hook("T", .delegate, .receiveTouch, true)
    stage.touch(.began, 20, 20)
    stage.touch(.began, 80, 80, finger: 2)
    stage.touch(.moved, 10, 10)
    #expect(questions(stage).count == 2)
  }

  @Test("U-GR-23: of an event it is asked once, however many fingers land, and anew of the next")
  func eachEvent() throws {
    var stage = try stage(.pinch)
    try stage.hook("T", .subclass, .receiveEvent, true)
    try stage.hook("T", .delegate, .receiveEvent, true)
    stage.touches([
      TouchChange(finger: 1, phase: .began, point: Point(20, 20)),
      TouchChange(finger: 2, phase: .began, point: Point(80, 80)),
    ])
    #expect(questions(stage).map { $0.of } == [.subclass, .delegate])
    stage.touch(.began, 40, 40, finger: 3)
    #expect(questions(stage).map { $0.of } == [.subclass, .delegate, .subclass, .delegate])
  }

  @Test("U-GR-24: the delegate's NO makes it fail, once, on the way to its gesture alone")
  func shouldBegin() throws {
    var stage = try stage()
    try stage.hook("T", .delegate, .begin, false)
    stage.tap(50, 50)
    #expect(stage.causes(of: "T") == [.vetoed(by: .delegate)])
    stage.forget()
    stage.drag(Point(10, 10), Point(190, 10))
    #expect(questions(stage).isEmpty)
    var pan = try self.stage(.pan)
    try pan.hook("T", .delegate, .begin, true)
    pan.drag(Point(10, 10), Point(190, 10))
    #expect(questions(pan).count == 1)
    #expect(pan.story(of: "T").contains("ended"))
  }

  @Test("U-GR-25 C19: the view that is touched may say NO, and no view between or above")
  func viewVeto() throws {
    for (view, vetoes) in [("B", true), ("A", false), ("view", false)] {
      var stage = try stage()
      stage.scene.override(try stage.view(view), shouldBegin: BeginAnswer(about: .any, false))
      stage.tap(50, 50)
      #expect(stage.story(of: "T").contains("failed") == vetoes, "\(view)")
    }
    var stage = try stage()
    stage.rules.shouldBeginAsks = .ownViewToo
    stage.scene.override(try stage.view("view"), shouldBegin: BeginAnswer(about: .any, false))
    stage.tap(50, 50)
    #expect(stage.story(of: "T").contains("failed"))
  }

  @Test("U-GR-25 U-GR-26: what takes no touch is not refused; the narrowest answer counts")
  func narrow() throws {
    var stage = try stage()
    let (view, tap) = (try stage.view("B"), try stage.recognizer("T"))
    stage.scene.override(view, shouldBegin: BeginAnswer(about: .any, false))
    stage.scene.override(view, shouldBegin: BeginAnswer(about: .gesture(.tap), true))
    stage.tap(50, 50)
    #expect(stage.story(of: "T").contains("ended"))
    stage.scene.override(view, shouldBegin: BeginAnswer(about: .recognizer(tap), false))
    stage.forget()
    stage.tap(50, 50)
    #expect(stage.causes(of: "T") == [.vetoed(by: .view(view))])
    stage.scene.change(tap) { $0.cancelsTouchesInView = false }
    stage.forget()
    stage.tap(50, 50)
    #expect(stage.story(of: "T").contains("ended"))
  }

  @Test(
    "U-GR-27 C20: the view is asked first, and after its NO the delegate is not",
    arguments: [false, true])
  func whoFirst(delegateFirst: Bool) throws {
    var stage = try stage()
    stage.rules.delegateFirst = delegateFirst
    stage.scene.override(try stage.view("B"), shouldBegin: BeginAnswer(about: .any, false))
    try stage.hook("T", .delegate, .begin, false)
    stage.tap(50, 50)
    #expect(
      questions(stage).map { $0.of } == [delegateFirst ? .delegate : .view(try stage.view("B"))])
  }

  @Test(
    "U-GR-28: a scroll view says NO to its own pan wherever the finger is, and has no other delegate"
  )
  func scrollView() throws {
    var stage = Stage()
    try stage.add(.scrollView, "S", 0, 0, 200, 200)
    try stage.set(.contentSize, "S", .size(Size(200, 900)))
    try stage.add(.view, "V", in: "S", 0, 0, 200, 200)
    let scrollView = try stage.view("S")
    let pan = try stage.recognizer("S.panGestureRecognizer")
    stage.scene.override(scrollView, shouldBegin: BeginAnswer(about: .gesture(.pan), false))
    stage.drag(Point(50, 150), Point(50, 20))
    #expect(
      stage.causes(of: "S.panGestureRecognizer") == [.vetoed(by: .scrollView(scrollView))])
    #expect(throws: SceneError.ownDelegate(pan, scrollView)) {
      try stage.scene.hook(pan, GestureHook(.delegate, .begin, about: nil, false))
    }
  }

  @Test("U-GR-31: a button that says YES gives its tap away")
  func buttonGivesAway() throws {
    var stage = try stage()
    try stage.add(.button, "C", 0, 0, 50, 50)
    try stage.target("controller", "go:", of: "C")
    stage.scene.override(try stage.view("C"), shouldBegin: BeginAnswer(about: .any, true))
    stage.tap(20, 20)
    #expect(stage.story(of: "T").contains("ended"))
    #expect(stage.actions.isEmpty)
  }

  @Test(
    "U-GR-32 C21: one YES lets both recognize; the preventing one's delegate is asked first",
    arguments: [(true, nil, 1), (nil, true, 1), (false, true, 2), (false, false, 2), (nil, nil, 0)]
      as [(Bool?, Bool?, Int)])
  func simultaneous(own: Bool?, others: Bool?, asked: Int) throws {
    var stage = try stage(.pan)
    try stage.recognizer(.pan, "U", on: "A")
    if let own { try stage.hook("U", .delegate, .simultaneous, own) }
    if let others { try stage.hook("T", .delegate, .simultaneous, about: "U", others) }
    stage.drag(Point(20, 20), Point(180, 20))
    let together = own == true || others == true
    #expect(stage.story(of: "T").contains("ended") == together)
    #expect(stage.story(of: "U").contains("ended"))
    #expect(questions(stage).count == asked)
  }

  @Test("U-GR-33 U-GR-35: who a delegate has wait, waits for this time")
  func requireFailure() throws {
    for (asked, method, about) in [
      ("T", GestureMethod.requireFailure, "D"), ("D", .beRequiredToFail, "T"),
    ] {
      var stage = try stage()
      try stage.recognizer(.tap, "D", on: "view", taps: 2)
      try stage.hook(asked, .delegate, method, about: about, true)
      stage.tap(50, 50)
      #expect(stage.story(of: "T").isEmpty)
      stage.wait(0.5)
      #expect(stage.story(of: "T") == ["ended"])
      #expect(try stage.scene[stage.recognizer("T")].mustFail.isEmpty)
    }
  }

  @Test("U-GR-33: a circle of delegates and of code is refused")
  func circle() throws {
    var stage = try stage()
    let (a, b) = (try stage.recognizer("T"), try stage.recognizer(.tap, "D", on: "view", taps: 2))
    try stage.hook("T", .delegate, .requireFailure, about: "D", true)
    #expect(throws: SceneError.requirementCircle(b, a)) {
      try stage.scene.require(b, toFail: a)
    }
    #expect(throws: SceneError.requirementCircle(b, a)) {
      try stage.hook("D", .delegate, .requireFailure, about: "T", true)
    }
    #expect(throws: SceneError.requirementCircle(b, a)) {
      try stage.hook("T", .delegate, .beRequiredToFail, about: "D", true)
    }
  }

  @Test("U-GR-34: a YES holds back what would succeed in the very first event")
  func firstEvent() throws {
    var stage = try stage(.longPress)
    stage.scene.change(try stage.recognizer("T")) { $0.minimumPressDuration = 0 }
    try stage.recognizer(.tap, "D", on: "view")
    try stage.hook("T", .delegate, .requireFailure, about: "D", true)
    stage.touch(.began, 50, 50)
    #expect(stage.story(of: "T").isEmpty)
    stage.lift()
    #expect(stage.story(of: "D") == ["ended"])
    #expect(stage.story(of: "T") == ["failed"])
  }

  @Test("U-GR-36: it takes the YES of both to prevent")
  func prevention() throws {
    for (owner, method, about) in [
      ("U", GestureMethod.prevent, "T"), ("T", .bePrevented, "U"),
    ] {
      var stage = try stage()
      try stage.recognizer(.tap, "U", on: "A")
      try stage.hook(owner, .subclass, method, about: about, false)
      stage.tap(50, 50)
      #expect(stage.story(of: "U") == ["ended"])
      #expect(stage.story(of: "T") == ["ended"], "\(owner)")
    }
  }

  @Test("U-GR-37: one that has begun and cannot keep another out is cancelled by it")
  func cancelled() throws {
    var stage = try stage(.longPress)
    try stage.recognizer(.pan, "P", on: "view")
    try stage.hook("T", .subclass, .prevent, false)
    stage.touch(.began, 50, 50)
    stage.wait(0.6)
    stage.touch(.moved, 150, 50)
    #expect(stage.story(of: "T") == ["began", "changed", "cancelled"])
    #expect(stage.story(of: "P") == ["began"])
  }

  @Test("U-GR-42: a touch of another type than the first's is ignored where that is required")
  func types() throws {
    for requires in [true, false] {
      var stage = try stage(.pinch)
      stage.scene.change(try stage.recognizer("T")) { $0.requiresExclusiveTouchType = requires }
      stage.touch(.began, 20, 20)
      stage.touches([TouchChange(finger: 2, phase: .began, point: Point(80, 80), type: .pencil)])
      #expect(refusals(stage) == (requires ? [.otherType(.pencil, first: .direct)] : []))
    }
  }

  @Test("A delegate's answers about what is gone are gone")
  func gone() throws {
    var stage = try stage()
    try stage.recognizer(.tap, "D", on: "A")
    try stage.hook("T", .delegate, .receiveTouch, about: "B", false)
    try stage.hook("T", .delegate, .simultaneous, about: "D", true)
    try stage.remove("A")
    #expect(try stage.scene[stage.recognizer("T")].hooks.isEmpty)
  }
}

extension Stage {
  fileprivate mutating func hook(
    _ name: String, _ owner: GestureOwner, _ method: GestureMethod, about: String? = nil,
    _ answer: Bool
  ) throws {
    let hook = GestureHook(owner, method, about: try about.map { try object($0) }, answer)
    try scene.hook(try recognizer(name), hook)
  }
}
