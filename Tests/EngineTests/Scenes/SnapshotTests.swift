import Engine
import Testing

@Suite("A scene is a value")
struct SnapshotTests {
  @Test("A copy is a snapshot: what is done to the one leaves the other as it was")
  func copies() throws {
    var stage = Stage()
    try stage.add(.textField, "T", 0, 0, 100, 40)
    try stage.recognizer(.pan, "P", on: "view")
    let copy = stage.scene
    stage.drag(Point(200, 200), Point(200, 300), lifts: false)
    try stage.become("T")
    stage.deliver(.type("x"))
    try stage.set(.alpha, "T", .number(0))
    try stage.remove("T")
    var afresh = Stage()
    try afresh.add(.textField, "T", 0, 0, 100, 40)
    try afresh.recognizer(.pan, "P", on: "view")
    #expect(copy == afresh.scene)
    #expect(copy != stage.scene)
    #expect(copy.object(named: "T") != nil)
    #expect(copy.now == 0)
    #expect(copy.touches.isEmpty)
  }

  @Test("The same script on the same scene gives the same scene and the same decisions")
  func repeatable() throws {
    func play() throws -> Stage {
      var stage = Stage()
      try stage.add(.button, "B", 0, 0, 100, 40)
      try stage.target(nil, "go:", of: "B")
      try stage.recognizer(.tap, "T", on: "view", taps: 2)
      stage.tap(10, 10)
      stage.wait(0.1)
      stage.tap(10, 10)
      return stage
    }
    let (a, b) = (try play(), try play())
    #expect(a.scene == b.scene)
    #expect(a.decisions == b.decisions)
  }

  @Test(
    "What came with a view is renamed with it",
    arguments: [
      (ViewKind.textField, ".tap"), (.textView, ".tap"), (.scrollView, ".panGestureRecognizer"),
    ])
  func builtInNames(_ kind: ViewKind, _ suffix: String) throws {
    var stage = Stage()
    let view = try stage.add(kind, "F")
    try stage.scene.rename(.view(view), to: "G")
    let names = stage.scene.recognizers(of: view).map { stage.scene.name(of: .recognizer($0)) }
    #expect(names.contains("G" + suffix) && names.allSatisfy { $0.hasPrefix("G.") })
  }

  @Test("Names: taken, invalid and too long ones are refused; a rename frees the old one")
  func names() throws {
    var stage = Stage()
    let a = try stage.add(.view, "A")
    #expect(throws: SceneError.nameTaken("A")) { try stage.add(.view, "A") }
    #expect(throws: SceneError.nameTaken("app")) { try stage.add(.view, "app") }
    for name in ["", "1a", "a b", "a.b", "-a", String(repeating: "a", count: 65)] {
      #expect(throws: SceneError.invalidName(name)) { try stage.add(.view, name) }
    }
    for name in ["视图", "é", "_x", "a-1"] { try stage.add(.view, name) }
    try stage.scene.rename(.view(a), to: "A2")
    #expect(stage.scene.object(named: "A") == nil)
    #expect(stage.scene.object(named: "A2") == .view(a))
    #expect(throws: SceneError.notSettable) { try stage.scene.rename(.application, to: "x") }
    try stage.scene.rename(try stage.object("controller"), to: "root")
    #expect(stage.scene.object(named: "root.view") == stage.scene.object(named: "view"))
  }

  @Test("Without a trace the outcome is the same")
  func untraced() throws {
    for rules in [Rulebook.uikit, .documents] {
      var stage = Stage(rules)
      try stage.add(.button, "B", 0, 0, 100, 40)
      try stage.target("controller", "go:", of: "B")
      var (loud, silent) = (
        Delivery(scene: stage.scene, rules: rules),
        Delivery(scene: stage.scene, rules: rules, trace: .off)
      )
      let tap = Stimulus.touches([
        .touches([TouchChange(finger: 1, phase: .began, point: Point(5, 5))]), .wait(0.1),
        .touches([TouchChange(finger: 1, phase: .ended, point: nil)]),
      ])
      loud.deliver(tap)
      silent.deliver(tap)
      #expect(loud.scene == silent.scene)
      #expect(loud.results == silent.results)
      #expect(silent.trace.decisions.isEmpty)
      #expect(!loud.trace.decisions.isEmpty)
    }
  }
}
