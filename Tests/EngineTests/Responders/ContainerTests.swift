import Engine
import Testing

@Suite("Containers show one child, or two")
struct ContainerTests {
  private func stage(_ kind: ContainerKind, children: Int = 2) throws -> Stage {
    var stage = Stage()
    let root = try stage.controller("controller")
    let container = try stage.scene.addController(
      named: "N", kind, at: .child(of: root), frame: nil)
    for name in ["A", "B", "C"].prefix(children) {
      _ = try stage.scene.addController(named: name, at: .child(of: container), frame: nil)
      arrange(&stage)
    }
    stage.forget()
    return stage
  }

  private func arrange(_ stage: inout Stage) {
    let moments = stage.moments
    if let container = try? stage.controller("N") {
      stage.run { $0.arrange(container, moments: moments) }
    }
  }

  @Test(
    "U-PC-10 U-PC-11: which children are in the window",
    arguments: [
      (ContainerKind.navigation, ["B"]), (.tabBar, ["A"]), (.page, ["A"]), (.split, ["B"]),
    ])
  func shown(kind: ContainerKind, names: [String]) throws {
    let stage = try stage(kind)
    let inWindow = try ["A", "B"].filter {
      stage.scene.window(of: try stage.responder($0)) != nil
    }
    #expect(inWindow == names)
    #expect(try stage.chain(names[0]).prefix(3) == [names[0], "N.view", "N"])
  }

  @Test("U-PC-11: on an iPad a split controller shows two side by side")
  func split() throws {
    var stage = try stage(.split)
    stage.run { $0.change(to: Screen(device: .iPad, isLandscape: true)) }
    try stage.set(.frame, "N.view", .rect(Rect(0, 0, 1180, 820)))
    arrange(&stage)
    #expect(stage.hit(100, 400) == "A.view")
    #expect(stage.hit(800, 400) == "B.view")
  }

  @Test(
    "U-PC-10: a tap on the back button pops, where there is one",
    arguments: [
      (20.0, 2, false, true), (100, 2, false, false), (20, 1, false, false), (20, 2, true, false),
    ])
  func backButton(x: Double, children: Int, hasItem: Bool, pops: Bool) throws {
    var stage = try stage(.navigation, children: children)
    let n = try stage.controller("N")
    if hasItem {
      try stage.add(.barButtonItem, "own", in: "N.navigationBar", 250, 0, 60, 44)
      try stage.set(.leftBarButtonItem, "B", .object(try stage.object("own")))
    }
    let bar = try stage.view("N.navigationBar")
    let frame = stage.scene.frame(of: bar)
    let moments = stage.moments
    stage.run { delivery in
      for phase in [TouchPhase.began, .ended] {
        let point = Point(x, frame.y + 20)
        delivery.deliver(.touches([.touches([TouchChange(finger: 1, phase: phase, point: point)])]))
      }
      delivery.carryOut(moments: moments)
    }
    #expect(stage.scene.children(of: n).count == (pops ? children - 1 : children))
    #expect(stage.cites(.uPC10) == pops)
  }

  @Test("U-PC-10: a push covers what was on top, a pop brings it back, and the root stays")
  func pushAndPop() throws {
    var stage = try stage(.navigation, children: 1)
    let (n, a) = (try stage.controller("N"), try stage.controller("A"))
    let b = try stage.scene.addController(named: "B", at: .nowhere, frame: nil)
    let moments = stage.moments
    try stage.change { delivery throws(SceneError) in
      try delivery.push(b, on: n, moments: moments)
    }
    #expect(stage.hit(100, 300) == "B.view")
    #expect(stage.scene.children(of: n) == [a, b])
    // As a log of UIKit's has them: what comes is loaded first, what goes is gone before the other is there.
    #expect(
      stage.story.suffix(6) == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        "A viewDidDisappear", "B viewDidAppear",
      ])
    try stage.change { delivery throws(SceneError) in try delivery.pop(n, moments: moments) }
    #expect(stage.hit(100, 300) == "A.view")
    #expect(stage.scene.children(of: n) == [a])
    #expect(throws: SceneError.nothingToPop(n)) {
      try stage.change { delivery throws(SceneError) in try delivery.pop(n, moments: moments) }
    }
    #expect(throws: SceneError.isNoStack(a)) {
      try stage.change { delivery throws(SceneError) in
        try delivery.push(b, on: a, moments: moments)
      }
    }
  }

  @Test("U-PC-10: a bar button's chain goes through the bar, not through the top controller")
  func bar() throws {
    var stage = try stage(.navigation)
    try stage.add(.barButtonItem, "done", in: "N.navigationBar", 250, 0, 60, 44)
    #expect(
      try stage.chain("done").prefix(4) == ["done", "N.navigationBar", "N.view", "N"])
    try stage.target(nil, "done:", of: "done")
    let done = stage.scene.word("done:")
    try stage.handle("B", [.action(done)])
    try stage.add(.textField, "field", in: "B.view", 20, 200, 200, 40)
    stage.tap(260, 30)
    #expect(stage.results.actions.isEmpty)
    #expect(try stage.become("field"))
    stage.tap(260, 30)
    #expect(stage.results.actions.first?.target == (try stage.object("B")))
  }

  @Test("U-PC-11: a tab is selected by code, and by a tap on the tab bar")
  func tabs() throws {
    var stage = try stage(.tabBar)
    let (n, b) = (try stage.controller("N"), try stage.controller("B"))
    let moments = stage.moments
    try stage.change { delivery throws(SceneError) in
      try delivery.select(b, in: n, moments: moments)
    }
    #expect(stage.hit(100, 200) == "B.view")
    stage.run { delivery in
      for phase in [TouchPhase.began, .ended] {
        delivery.deliver(
          .touches([.touches([TouchChange(finger: 1, phase: phase, point: Point(40, 460))])]))
      }
      delivery.carryOut(moments: moments)
    }
    #expect(stage.hit(100, 200) == "A.view")
  }

  @Test("A container does not go into itself")
  func intoItself() throws {
    var stage = try stage(.navigation)
    let n = try stage.controller("N")
    let moments = stage.moments
    #expect(throws: SceneError.insideItself(.controller(n))) {
      try stage.change { delivery throws(SceneError) in
        try delivery.push(n, on: n, moments: moments)
      }
    }
  }

  @Test("What is removed leaves its container, with the children that were not shown")
  func removing() throws {
    var stage = try stage(.navigation)
    try stage.remove("B")
    #expect(stage.hit(100, 300) == "A.view")
    try stage.remove("N")
    #expect(stage.scene.object(named: "A") == nil)
    #expect(stage.hit(100, 300) == "view")
  }
}
