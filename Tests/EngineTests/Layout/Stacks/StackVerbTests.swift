import Engine
import Testing

/// What comes into an arrangement, and what leaves it.
@Suite("Arranged subviews")
struct StackVerbTests {
  private func stage() throws -> Stage {
    var stage = Stage()
    try stage.stack("row", Rect(0, 0, 300, 40), .horizontal, .fillEqually)
    for name in ["a", "b"] { try stage.plain(name, in: "row") }
    return stage
  }

  private func arranged(_ stage: Stage) throws -> [String] {
    stage.scene.stack(try stage.view("row")).arranged.map { stage.scene.name(of: $0) }
  }

  @Test("an arranged view becomes a subview, and constraints place it")
  func adding() throws {
    var stage = try stage()
    let (row, a) = (try stage.view("row"), try stage.view("a"))
    #expect(stage.scene.superview(of: a) == row && !stage.scene.translatesMask(a))
    try stage.plain("c", in: "row")
    try stage.arrange("c", in: "row", at: 0)
    #expect(try arranged(stage) == ["c", "a", "b"])
    // Where it stands among the subviews does not change.
    #expect(
      stage.scene.subviews(of: row).map { stage.scene.name(of: $0) } == ["a", "b", "c"])
    stage.layOut()
    #expect(try stage.frames("c", "a", "b").map { $0.x } == [0, 100, 200])
  }

  @Test("a place that is not there, and a view that is no stack, are refused")
  func refused() throws {
    var stage = try stage()
    try stage.add(.view, "c")
    let before = stage.scene
    #expect(throws: SceneError.indexOutOfRange(count: 2)) {
      try stage.arrange("c", in: "row", at: 3)
    }
    #expect(throws: SceneError.layout(.notAStack(try stage.view("a")))) {
      try stage.arrange("c", in: "a")
    }
    #expect(throws: SceneError.self) { try stage.arrange("view", in: "row") }
    #expect(stage.scene == before)
  }

  @Test("U-AL-06: the first is stretched that stands first, whenever it was made")
  func order() throws {
    var stage = Stage()
    try stage.stack("row", Rect(0, 0, 300, 40))
    try stage.picture("a", 40, 20, in: "row")
    try stage.picture("b", 60, 20)
    try stage.arrange("b", in: "row", at: 0)
    stage.layOut()
    #expect(try stage.frames("b", "a") == [Rect(0, 0, 260, 40), Rect(260, 0, 40, 40)])
  }

  @Test("one that is taken out of the arrangement stays a subview")
  func unarranging() throws {
    var stage = try stage()
    let (row, a) = (try stage.view("row"), try stage.view("a"))
    stage.layOut()
    stage.scene.unarrange(a, from: row)
    #expect(stage.scene.superview(of: a) == row)
    stage.layOut()
    #expect(try stage.frame("b") == Rect(0, 0, 300, 40))
  }

  @Test("one that leaves the stack, or goes for good, leaves the arrangement")
  func leaving() throws {
    var stage = try stage()
    stage.layOut()
    let a = try stage.view("a")
    try stage.change { delivery throws(SceneError) in
      try delivery.move(a, to: nil) { _, _, _ in }
    }
    #expect(try arranged(stage) == ["b"])
    try stage.arrange("a", in: "row")
    #expect(try arranged(stage) == ["b", "a"])
    let b = try stage.view("b")
    try stage.change { delivery throws(SceneError) in
      try delivery.remove(.view(b)) { _, _, _ in }
    }
    #expect(try arranged(stage) == ["a"])
    stage.layOut()
    #expect(try stage.frame("a") == Rect(0, 0, 300, 40))
    stage.scene.bringToFront(a)
    #expect(try arranged(stage) == ["a"])
  }

  @Test("a change of a property is laid out anew")
  func properties() throws {
    var stage = try stage()
    stage.layOut()
    try stage.set(.axis, "row", .words(["vertical"]))
    try stage.set(.spacing, "row", .number(10))
    stage.layOut()
    #expect(try stage.frames("a", "b") == [Rect(0, 0, 300, 15), Rect(0, 25, 300, 15)])
    try stage.set(.alignment, "row", .words(["bottom"]))
    #expect(
      stage.scene.value(of: .alignment, of: try stage.object("row")) == .words(["trailing"]))
    #expect(throws: SceneError.notSettable) { try stage.set(.axis, "a", .words(["vertical"])) }
  }

  @Test("views at the ends, and all of them, hidden")
  func hiding() throws {
    var stage = Stage()
    try stage.looseStack("row", spacing: 10)
    for name in ["a", "b", "c"] { try stage.picture(name, 40, 20, in: "row") }
    for name in ["a", "c"] { try stage.set(.hidden, name, .bool(true)) }
    stage.layOut()
    #expect(try stage.frame("row") == Rect(0, 0, 40, 20))
    #expect(
      try stage.frames("a", "b", "c") == [
        Rect(0, 0, 0, 20), Rect(0, 0, 40, 20), Rect(40, 0, 0, 20),
      ])
    try stage.set(.hidden, "b", .bool(true))
    stage.layOut()
    #expect(try stage.frame("row").width == 0)
  }

  @Test("U-AL-15: a required width of a hidden view's own is broken, one of 999 gives way")
  func hidingConflict() throws {
    for (priority, isConflict) in [(Float(1000), true), (999, false)] {
      var stage = try stage()
      let id = try stage.constrain("a.width", plus: 50, at: priority)
      try stage.set(.hidden, "a", .bool(true))
      stage.layOut()
      #expect(try stage.frames("a", "b") == [Rect(0, 0, 0, 40), Rect(0, 0, 300, 40)])
      let conflicts = stage.findings.compactMap { finding -> (LayoutReason, [LayoutReason])? in
        if case .conflict(let broken, let others) = finding { (broken, others) } else { nil }
      }
      #expect(conflicts.count == (isConflict ? 1 : 0))
      if let (broken, others) = conflicts.first {
        #expect(broken == .constraint(id))
        #expect(
          others.contains {
            if case .stack(let one) = $0 { one.role == .hiding } else { false }
          })
      }
    }
  }

  @Test("the numbers of a frame follow from what the stack stands for")
  func answer() throws {
    var stage = try stage()
    stage.layOut()
    let answer = try #require(stage.scene.layoutAnswer(about: try stage.view("b")))
    let roles = answer.part(.x)?.reasons.compactMap { reason -> StackRole? in
      if case .stack(let one) = reason { one.role } else { nil }
    }
    #expect(roles?.contains(.spacing) == true)
    #expect(answer.parts.allSatisfy { $0.isDecided })
  }
}
