import Engine
import Testing

@Suite("What the editing menu does to a text")
struct EditMenuTests {
  private func stage(_ text: String = "to be") throws -> Stage {
    var stage = Stage()
    for (name, y) in [("F", 20.0), ("G", 80)] { try stage.add(.textField, name, 20, y, 200, 40) }
    try stage.set(.text, "F", .text(text))
    try stage.become("F")
    return stage
  }

  private func text(_ name: String, _ stage: Stage) throws -> String? {
    stage.scene.rare(try stage.view(name)).text
  }

  private func menu(_ commands: [String], _ stage: inout Stage) {
    for command in commands { stage.deliver(.menu(stage.scene.word(command))) }
  }

  @Test(
    "U-EM-01: what is selected can be copied, cut and deleted, and what was copied pasted",
    arguments: [
      (["copy"], "to be", false), (["selectAll", "copy"], "to be", true),
      (["selectAll", "copy", "paste"], "to be", true), (["selectAll", "cut"], nil, true),
      (["select", "cut"], "to ", true),
      (["selectAll", "cut", "paste", "paste"], "to beto be", true),
      (["select", "delete"], "to ", true), (["selectAll", "delete", "paste"], nil, false),
      (["paste"], "to be", false), (["cut"], "to be", false), (["delete"], "to be", false),
      (["select", "copy", "selectAll", "paste"], "be", true),
    ] as [([String], String?, Bool)])
  func commands(commands: [String], text: String?, performs: Bool) throws {
    var stage = try stage()
    menu(commands, &stage)
    #expect(try self.text("F", stage) == text)
    #expect((stage.results.handler != nil) == performs)
  }

  @Test("What is copied and pasted in turn does not grow without end")
  func growing() throws {
    var stage = try stage()
    for _ in 0..<40 { menu(["selectAll", "copy", "paste", "paste"], &stage) }
    let length = try text("F", stage)?.count ?? 0
    #expect(length > 50_000 && length <= 100_000)
    #expect(stage.results.handler == nil)
  }

  @Test("U-EM-01: a selection goes with the first responder, and what was copied stays")
  func anotherField() throws {
    var stage = try stage()
    menu(["selectAll", "copy"], &stage)
    try stage.become("G")
    menu(["cut"], &stage)
    #expect(stage.results.handler == nil)
    menu(["paste"], &stage)
    #expect(try text("G", stage) == "to be")
    try stage.become("F")
    menu(["cut"], &stage)
    #expect(try stage.results.handler == nil && text("F", stage) == "to be")
  }

  @Test(
    "U-MO-06: Command with A, C, V and X does the same where no key command wants it",
    arguments: [
      (["cmd+a", "cmd+x"], nil), (["cmd+a", "cmd+c", "cmd+v", "cmd+v"], "to beto be"),
      (["backspace"], "to b"), (["cmd+a", "delete"], nil), (["cmd+a", "n", "o"], "no"),
    ] as [([String], String?)])
  func shortcuts(keys: [String], text: String?) throws {
    var stage = try stage()
    for key in keys { stage.deliver(.key(stage.scene.word(key))) }
    #expect(try self.text("F", stage) == text)
  }

  @Test("U-CT-31: what changes the text sends editingChanged, and typing takes what is selected")
  func changes() throws {
    var stage = try stage()
    try stage.target("controller", "changed:", for: .editingChanged, of: "F")
    menu(["selectAll", "copy"], &stage)
    #expect(stage.results.actions.isEmpty)
    stage.deliver(.type("so"))
    #expect(try stage.results.actions.count == 1 && text("F", stage) == "so")
    menu(["paste"], &stage)
    #expect(try stage.results.actions.count == 1 && text("F", stage) == "soto be")
  }

  @Test("AC01 AC03: a button may send the command, and an edit that sends it again ends there")
  func byAction() throws {
    for target in ["F", nil] {
      var stage = try stage()
      try stage.add(.button, "B", 20, 140, 80, 40)
      try stage.target(target, "paste:", of: "B")
      try stage.target(target, "paste:", for: .editingChanged, of: "F")
      menu(["selectAll", "copy"], &stage)
      stage.tap(40, 160)
      #expect(try text("F", stage) == "to be")
      stage.tap(40, 160)
      #expect(try text("F", stage) == "to beto be")
    }
  }

  @Test(
    "U-FR-15: its delegate may have the text stay as it is", arguments: ["cut", "paste", "delete"])
  func delegate(command: String) throws {
    var stage = try stage()
    menu(["selectAll", "copy"], &stage)
    stage.scene.delegate(try stage.view("F"), answers: .shouldChange, false)
    menu([command], &stage)
    #expect(try text("F", stage) == "to be")
    #expect(stage.cites(.uFR15))
  }

  @Test("ED01: a method of its own class does what it does, and calls super or does not")
  func ownMethod() throws {
    for handling in [Handling.ends, .thenSuper] {
      var stage = try stage()
      menu(["selectAll"], &stage)
      try stage.handle("F", [.action(stage.scene.word("cut:"))], handling)
      menu(["cut"], &stage)
      #expect(stage.results.handler == (try stage.responder("F")))
      #expect(try text("F", stage) == (handling == .ends ? "to be" : nil))
    }
  }

  @Test("U-FR-16: what may not be edited is copied, and neither cut nor pasted into")
  func readOnly() throws {
    var stage = Stage()
    try stage.add(.textView, "X", 20, 20, 200, 100)
    try stage.set(.text, "X", .text("hi"))
    try stage.set(.editable, "X", .bool(false))
    try stage.become("X")
    menu(["selectAll", "copy"], &stage)
    #expect(stage.results.handler == (try stage.responder("X")))
    for command in ["cut", "paste", "delete"] {
      menu([command], &stage)
      #expect(try stage.results.handler == nil && text("X", stage) == "hi")
    }
  }
}
