import Engine
import Testing

/// Touches that end at a scroll view, presses of no time, presenters: what apps trip over.
@Suite("Corrections")
struct KeptTouchTests {
  @Test(
    "U-SV-11 U-SV-12: a scroll view keeps touches, its own and those of plain content",
    arguments: [ViewKind.scrollView, .tableView, .collectionView])
  func scrollViews(kind: ViewKind) throws {
    for content in [nil, "V"] {
      var stage = Stage()
      try stage.add(kind, "S", 0, 0, 200, 200)
      if let content { try stage.add(.view, content, in: "S", 0, 0, 100, 100) }
      try stage.handleTouches("controller")
      try stage.recognizer(.tap, "T", on: "view", taps: 2)
      stage.tap(50, 50)
      stage.wait(1)
      #expect(!stage.story.contains { $0.hasPrefix("controller") })
      #expect(stage.decisions.contains { $0.rule == (content == nil ? .uSV11 : .uSV12) })
      // The recognizer above sees it.
      stage.forget()
      stage.tap(50, 50)
      stage.wait(0.1)
      stage.tap(50, 50)
      #expect(stage.story(of: "T").contains("ended"))
    }
  }

  @Test(
    "U-SV-11: calling super ends there, calling next by hand goes on", arguments: [true, false])
  func byHand(next: Bool) throws {
    var stage = Stage()
    try stage.add(.scrollView, "S", 0, 0, 200, 200)
    try stage.handleTouches("S", next ? .thenNext : .thenSuper)
    try stage.handleTouches("controller")
    stage.tap(50, 50)
    #expect(stage.story.contains("controller began") == next)
  }

  @Test("U-SV-09: a table view is dragged though its rows fit, a scroll view is not")
  func bounces() throws {
    for (kind, begins) in [
      (ViewKind.tableView, true), (.scrollView, false), (.collectionView, false),
    ] {
      var stage = Stage()
      try stage.add(kind, "S", 0, 0, 300, 300)
      try stage.add(.view, "V", in: "S", 0, 0, 300, 50)
      stage.drag(Point(50, 20), Point(50, 120), over: 2)
      #expect(stage.story(of: "V").contains("cancelled") == begins, "\(kind)")
    }
  }

  @Test("U-GR-43: a long press of no time begins as the finger lands and ends as it lifts")
  func zeroPress() throws {
    var stage = Stage()
    try stage.add(.view, "V", 0, 0, 200, 200)
    let press = try stage.recognizer(.longPress, "L", on: "V")
    stage.scene.change(press) { $0.minimumPressDuration = 0 }
    stage.touch(.began, 20, 20)
    #expect(stage.story(of: "L") == ["began"])
    stage.touch(.moved, 190, 190)
    stage.lift()
    #expect(stage.story(of: "L") == ["began", "changed", "ended"])
    #expect(stage.story(of: "V").isEmpty)
  }

  @Test("C22: by the other rule the view hears it begin, and then that it is cancelled")
  func zeroPressATurnLater() throws {
    var stage = Stage()
    stage.rules.zeroPress = .nextTurn
    try stage.add(.view, "V", 0, 0, 200, 200)
    let press = try stage.recognizer(.longPress, "L", on: "V")
    stage.scene.change(press) { $0.minimumPressDuration = 0 }
    stage.touch(.began, 20, 20)
    #expect(stage.story(of: "V") == ["began", "cancelled"])
    #expect(stage.story(of: "L") == ["began"])
  }

  @Test(
    "U-GR-44: it takes a button's touch, and every other recognizer fails",
    arguments: [true, false])
  func zeroPressTakesAll(mistaken: Bool) throws {
    var stage = Stage(mistaken ? Rulebook.uikit.with(.zeroPressOnlyWatches) : .uikit)
    try stage.add(.view, "V", 0, 0, 200, 200)
    let press = try stage.recognizer(.longPress, "L", on: "V")
    stage.scene.change(press) { $0.minimumPressDuration = 0 }
    try stage.add(.button, "B", in: "V", 0, 0, 100, 100)
    try stage.target("controller", "go:", of: "B")
    stage.tap(50, 50)
    #expect(stage.story(of: "L") == ["began", "ended"])
    #expect(stage.actions.isEmpty == !mistaken)
  }

  @Test(
    "U-GR-26: a tap that takes nothing acts over a button, before it", arguments: [true, false])
  func leavesTouches(cancels: Bool) throws {
    for kind in [ViewKind.button, .control] {
      var stage = Stage()
      let tap = try stage.recognizer(.tap, "T", on: "view")
      stage.scene.change(tap) { $0.cancelsTouchesInView = cancels }
      try stage.scene.addTarget(try stage.object("controller"), stage.word("tapped"), to: tap)
      try stage.add(kind, "B", 0, 0, 100, 100)
      try stage.target("controller", "go:", of: "B")
      stage.tap(50, 50)
      let expected =
        !cancels ? ["tapped", "go:"] : kind == .button ? ["go:"] : ["tapped"]
      #expect(stage.actions == expected.map { $0 + " to controller" })
    }
  }

  @Test("U-PC-01 U-PC-02 C32: a child hands a presentation to the outermost controller around it")
  func presenter() throws {
    for (rule, expected) in [(Presenter.outermost, "controller"), (.nearest, "outer")] {
      var stage = Stage()
      stage.rules.presenter = rule
      let root = try stage.controller("controller")
      let outer = try stage.scene.addController(named: "outer", at: .child(of: root), frame: nil)
      _ = try stage.scene.addController(
        named: "inner", at: .child(of: outer), frame: Rect(10, 10, 50, 50))
      _ = try stage.scene.addController(named: "sheet", at: .nowhere, frame: nil)
      try stage.present("sheet", from: "inner")
      #expect(try stage.chain("sheet.view").prefix(3) == ["sheet.view", "sheet", expected])
      #expect(try !stage.chain("sheet.view").contains("inner"))
      #expect(stage.decisions.contains { $0.rule == .uPC01 })
      try stage.dismiss("inner")
      #expect(try stage.chain("sheet.view").count == 2)
    }
  }
}

extension Stage {
  fileprivate mutating func word(_ text: String) -> WordID { scene.word(text) }
}
