import Engine
import Testing

@Suite("What is presented, and what lies beside it")
struct PresentationTests {
  private func stage(_ device: Device = .iPhone4) throws -> Stage {
    var stage = Stage()
    stage.run { $0.change(to: Screen(device: device, isLandscape: false)) }
    for name in ["M", "N"] {
      _ = try stage.scene.addController(named: name, at: .nowhere, frame: nil)
    }
    return stage
  }

  private func carryOut(_ stage: inout Stage) {
    let moments = stage.moments
    stage.run { $0.carryOut(moments: moments) }
  }

  /// A tap, and what it leads to.
  private func tap(_ x: Double, _ y: Double, in stage: inout Stage) {
    let moments = stage.moments
    stage.run { delivery in
      for phase in [TouchPhase.began, .ended] {
        delivery.deliver(
          .touches([.touches([TouchChange(finger: 1, phase: phase, point: Point(x, y))])]))
      }
      delivery.carryOut(moments: moments)
    }
  }

  private func present(
    _ name: String, _ style: PresentationStyle?, _ frame: Rect? = nil, from presenter: String,
    in stage: inout Stage
  ) throws {
    let (controller, presenter) = (try stage.controller(name), try stage.controller(presenter))
    let moments = stage.moments
    try stage.change { delivery throws(SceneError) in
      try delivery.present(
        controller, from: presenter, style: style, frame: frame, moments: moments)
    }
  }

  @Test("U-RC-12: who presents does not go into what it presents")
  func intoItsOwn() throws {
    var stage = Stage()
    _ = try stage.scene.addController(named: "M", at: .nowhere, frame: nil)
    try stage.present("M", from: "controller")
    let (root, presented) = (try stage.controller("controller"), try stage.controller("M"))
    #expect(throws: SceneError.insideItself(.controller(root))) {
      try stage.scene.setParent(of: root, to: presented)
    }
    #expect(stage.scene[root].parent == nil)
  }

  @Test("U-PC-04: beside what is presented UIKit's view takes the touch, and it goes with it")
  func beside() throws {
    var stage = try stage()
    try present("M", nil, Rect(0, 200, 320, 280), from: "controller", in: &stage)
    #expect(stage.hit(10, 10) == "M.transitionView")
    #expect(stage.hit(10, 300) == "M.view")
    tap(10, 10, in: &stage)
    #expect(stage.cites(.uPC04))
    #expect(stage.hit(10, 10) == "M.transitionView")
    try stage.dismiss("M")
    #expect(stage.hit(10, 10) == "view")
    #expect(stage.scene.object(named: "M.transitionView") == nil)
    stage.rules.transitionViews = false
    try present("M", nil, Rect(0, 200, 320, 280), from: "controller", in: &stage)
    #expect(stage.hit(10, 10) == "view")
  }

  @Test(
    "U-PC-04: what a presented view lets through is UIKit's view's, where it fills the window too",
    arguments: [PresentationStyle?](
      [nil, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext]))
  func letThrough(style: PresentationStyle?) throws {
    var stage = try stage()
    try present("M", style, from: "controller", in: &stage)
    #expect(stage.hit(10, 10) == "M.view")
    let shown = try stage.view("M.view")
    stage.scene.override(shown, hitTest: .passThrough)
    #expect(stage.hit(10, 10) == "M.transitionView")
    let behind = try stage.view("M.transitionView")
    stage.forget()
    tap(10, 10, in: &stage)
    #expect(
      stage.decisions.contains { $0.kind == .presentation(.letThrough(shown, to: behind)) })
    // No style that fills the window is dismissed by it.
    #expect(stage.hit(10, 10) == "M.transitionView")
    _ = try stage.add(.button, "B", in: "M.view", 0, 0, 50, 50)
    #expect(stage.hit(10, 10) == "B")
    try stage.dismiss("M")
    #expect(stage.hit(10, 10) == "view")
    stage.rules.transitionViews = false
    try present("M", .overFullScreen, from: "controller", in: &stage)
    #expect(stage.hit(10, 300) == "view")
  }

  @Test("The chain of what is presented goes to its presenter, whatever is behind it")
  func chain() throws {
    var stage = try stage()
    try present("M", .pageSheet, from: "controller", in: &stage)
    #expect(
      try stage.chain("M.view") == [
        "M.view", "M", "controller", "window", "scene", "app", "delegate",
      ])
    #expect(try stage.chain("M.transitionView").prefix(2) == ["M.transitionView", "window"])
  }

  @Test(
    "U-PC-05 U-PC-08 C33: a tap beside dismisses popovers, sheets and action sheets, no alert",
    arguments: PresentationStyle.allCases.filter {
      ![.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains($0)
    })
  func tapBeside(style: PresentationStyle) throws {
    for isModal in [false, true] {
      var stage = try stage(.iPad)
      try stage.set(.modalInPresentation, "M", .bool(isModal))
      try present("M", style, from: "controller", in: &stage)
      tap(5, 5, in: &stage)
      let goes = style != .alert && !isModal
      #expect(stage.hit(5, 5) == (goes ? "view" : "M.transitionView"), "\(style) \(isModal)")
    }
  }

  @Test("C33: by the other rule a tap beside a sheet leaves it")
  func tapLeaves() throws {
    var stage = try stage()
    stage.rules.dimmingTapDismisses = false
    try present("M", .pageSheet, from: "controller", in: &stage)
    tap(5, 5, in: &stage)
    #expect(stage.hit(5, 5) == "M.transitionView")
  }

  @Test("U-PC-05: passthroughViews get their touches, and the popover stays")
  func passthrough() throws {
    var stage = try stage(.iPad)
    let button = try stage.add(.button, "B", 20, 20, 80, 40)
    try stage.set(.passthroughViews, "M", .objects([.view(button)]))
    try present("M", .popover, from: "controller", in: &stage)
    tap(30, 30, in: &stage)
    #expect(stage.results.fingers.first?.hitView == button)
    #expect(stage.hit(10, 10) == "M.transitionView")
  }

  @Test("U-PC-05: up to its largest undimmed detent a sheet leaves the rest usable")
  func undimmed() throws {
    var stage = try stage(.iPhone17)
    try stage.set(.detents, "M", .words(["medium", "large"]))
    try present("M", .pageSheet, from: "controller", in: &stage)
    #expect(stage.hit(10, 500) == "M.view")
    #expect(stage.hit(10, 300) == "M.transitionView")
    try stage.set(.largestUndimmedDetentIdentifier, "M", .words(["medium"]))
    #expect(stage.hit(10, 300) == "view")
    try stage.set(.detents, "M", .words(["large"]))
    #expect(stage.hit(10, 300) == "M.view")
    #expect(stage.hit(10, 30) == "M.transitionView")
  }

  @Test("U-PC-06: a popover is a sheet on a phone")
  func adapts() throws {
    var stage = try stage(.iPhone17)
    try present("M", .popover, from: "controller", in: &stage)
    #expect(stage.scene[try stage.controller("M")].presentation?.style == .formSheet)
    #expect(stage.cites(.uPC06))
  }

  @Test("U-PC-01: a context presents in its own view, where there is one")
  func context() throws {
    var stage = try stage()
    let root = try stage.controller("controller")
    _ = try stage.scene.addController(
      named: "K", at: .child(of: root), frame: Rect(0, 0, 100, 100))
    try present("M", .overCurrentContext, from: "K", in: &stage)
    #expect(stage.hit(300, 300) == "M.view")
    try stage.dismiss("M")
    try stage.set(.definesPresentationContext, "K", .bool(true))
    try present("M", .overCurrentContext, from: "K", in: &stage)
    #expect(stage.hit(300, 300) == "view")
    #expect(stage.hit(50, 50) == "M.view")
    #expect(try stage.chain("M").prefix(3) == ["M", "K", "view"])
  }

  @Test("U-PC-03: full screen takes the presenter's view away and brings it back; a sheet does not")
  func disappears() throws {
    for (style, goes) in [(PresentationStyle.fullScreen, true), (.pageSheet, false)] {
      var stage = try stage()
      try present("M", style, from: "controller", in: &stage)
      try stage.dismiss("M")
      #expect(stage.story.contains("controller viewDidDisappear") == goes, "\(style)")
      #expect(stage.story.contains("controller viewDidAppear") == goes, "\(style)")
    }
  }

  @Test("U-PC-03: what a full screen covers is in no window: no touch, no first responder")
  func takenOut() throws {
    for (style, stays) in [(PresentationStyle.fullScreen, false), (.overFullScreen, true)] {
      var stage = try stage()
      try stage.add(.view, "A", 0, 0, 100, 100)
      try stage.set(.canBecomeFirstResponder, "A", .bool(true))
      try stage.handleTouches("A")
      stage.touch(.began, 20, 20)
      stage.forget()
      try present("M", style, from: "controller", in: &stage)
      #expect(stage.story(of: "A").contains("cancelled") != stays, "\(style)")
      try stage.set(.userInteractionEnabled, "M.view", .bool(false))
      #expect(stage.hit(50, 50) == "M.transitionView", "\(style)")
      stage.scene.override(try stage.view("M.transitionView"), hitTest: .passThrough)
      #expect(stage.hit(50, 50) == (stays ? "A" : "window"), "\(style)")
      #expect(try stage.become("A") == stays, "\(style)")
      try stage.dismiss("M")
      #expect(stage.hit(50, 50) == "A", "\(style)")
      #expect(try stage.become("A"), "\(style)")
    }
  }

  @Test("U-PC-03: a current context takes what is in it out, and stays itself")
  func takenOutOfContext() throws {
    var stage = try stage()
    let root = try stage.controller("controller")
    _ = try stage.scene.addController(
      named: "K", at: .child(of: root), frame: Rect(0, 0, 100, 100))
    try stage.add(.view, "A", in: "K.view", 0, 0, 50, 50)
    try stage.set(.definesPresentationContext, "K", .bool(true))
    try present("M", .currentContext, from: "K", in: &stage)
    try stage.set(.userInteractionEnabled, "M.view", .bool(false))
    #expect(stage.hit(20, 20) == "M.transitionView")
    stage.scene.override(try stage.view("M.transitionView"), hitTest: .passThrough)
    #expect(stage.hit(20, 20) == "K.view")
    try stage.dismiss("M")
    #expect(stage.hit(20, 20) == "A")
  }

  @Test("U-PC-09: who was typing is no first responder meanwhile, and is again afterwards")
  func typing() throws {
    var stage = try stage()
    try stage.add(.textField, "name", 20, 40, 200, 40)
    stage.tap(30, 50)
    try present("M", .pageSheet, from: "controller", in: &stage)
    #expect(stage.firstResponder == nil)
    try stage.dismiss("M")
    #expect(stage.firstResponder == "name")
  }
}
