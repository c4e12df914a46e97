import Engine
import Testing

/// Whose undo manager a shake asks, and whom a bar button item's action reaches.
@Suite("Undo and bar button items")
struct UndoTests {
  private func stage() throws -> Stage {
    var stage = Stage()
    try stage.add(.textField, "F")
    try stage.become("F")
    stage.forget()
    return stage
  }

  private func editing(_ stage: Stage) -> [EditingDecision] {
    stage.decisions.compactMap { decision in
      if case .editing(let editing) = decision.kind { editing } else { nil }
    }
  }

  @Test("U-FR-19: a shake asks the first undo manager up the chain; a window has one")
  func asks() throws {
    var stage = try stage()
    stage.deliver(.shake(cancelled: false))
    #expect(editing(stage) == [.undoAsked(try stage.responder("window"), isWindows: true)])
    stage.forget()
    try stage.set(.undoManager, "view", .bool(true))
    stage.deliver(.shake(cancelled: false))
    #expect(editing(stage) == [.undoAsked(try stage.responder("view"), isWindows: false)])
    stage.forget()
    try stage.set(.undoManager, "view", .bool(false))
    try stage.set(.undoManager, "window", .bool(false))
    stage.deliver(.shake(cancelled: false))
    #expect(editing(stage) == [.nothingUndoes])
  }

  @Test("U-FR-19: a text input undoes typing itself, unless the gesture is refused")
  func typing() throws {
    var stage = try stage()
    stage.deliver(.type("hi"))
    stage.forget()
    stage.deliver(.shake(cancelled: false))
    #expect(editing(stage) == [.undoesTyping(try stage.view("F"))])
    stage.forget()
    try stage.set(.editingInteractionConfiguration, "controller", .words(["none"]))
    stage.deliver(.shake(cancelled: false))
    #expect(editing(stage) == [.undoRefused(try stage.responder("controller"))])
  }

  @Test("U-FR-19: editingInteractionConfiguration none up the chain stops it")
  func refuses() throws {
    var stage = try stage()
    try stage.set(.editingInteractionConfiguration, "controller", .words(["none"]))
    stage.deliver(.shake(cancelled: false))
    #expect(editing(stage) == [.undoRefused(try stage.responder("controller"))])
  }

  @Test(
    "U-FR-19: a shake that is broken off, that somebody keeps or that nobody starts undoes nothing")
  func silent() throws {
    var stage = try stage()
    stage.deliver(.shake(cancelled: true))
    #expect(editing(stage).isEmpty)
    try stage.handle("view", MotionMessage.allCases.map { .motion($0) }, .thenSuper)
    stage.deliver(.shake(cancelled: false))
    #expect(editing(stage).count == 1)
    stage.forget()
    try stage.handle("view", MotionMessage.allCases.map { .motion($0) })
    stage.deliver(.shake(cancelled: false))
    #expect(editing(stage).isEmpty)
    var nobody = Stage()
    nobody.deliver(.shake(cancelled: false))
    #expect(editing(nobody).isEmpty)
  }

  // MARK: Bar button items

  @Test("U-EM-09: with no action nothing is sent, with no target it goes up the chain")
  func barItems() throws {
    var stage = Stage()
    try stage.add(.navigationBar, "bar", 0, 0, 320, 44)
    try stage.add(.barButtonItem, "item", in: "bar", 200, 0, 60, 44)
    let save = stage.scene.word("save:")
    try stage.handle("controller", [.action(save)])
    stage.tap(220, 20)
    #expect(stage.actions.isEmpty)
    try stage.set(.target, "item", .object(.application))
    stage.tap(220, 20)
    #expect(stage.actions.isEmpty)
    try stage.set(.action, "item", .text("save:"))
    stage.tap(220, 20)
    #expect(stage.actions == ["save: to app"])
    stage.forget()
    try stage.set(.target, "item", .object(nil))
    stage.tap(220, 20)
    #expect(stage.actions == ["save: to controller"])
    stage.forget()
    try stage.set(.action, "item", .text(""))
    stage.tap(220, 20)
    #expect(stage.actions.isEmpty)
  }
}
