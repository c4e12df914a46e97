import Engine
import Testing

@Suite("Actions to nil")
struct NilTargetTests {
  /// A button in V, and a text field in another branch.
  private func stage(_ rules: Rulebook = .uikit) throws -> Stage {
    var stage = Stage(rules)
    try stage.add(.view, "V", 50, 100, 200, 200)
    try stage.add(.button, "B", in: "V", 60, 60, 100, 100)
    try stage.add(.view, "other", 0, 0, 100, 50)
    try stage.add(.textField, "field", in: "other", 0, 0, 100, 50)
    try stage.target(nil, "go:", of: "B")
    return stage
  }

  private func implement(_ stage: inout Stage, _ names: [String]) throws {
    let word = stage.scene.word("go:")
    for name in names { try stage.handle(name, [.action(word)]) }
  }

  static let logs: [([String], String?)] = [
    (["B", "V", "controller"], "B"), (["V", "controller"], "V"), (["controller"], "controller"),
    (["app"], "app"), (["delegate"], "delegate"), (["other"], nil), ([], nil),
  ]

  @Test(
    "U-CT-10 U-CT-11 U-CT-12 AC03 AC04 AC05 AC06: no first responder: from the control up",
    arguments: logs)
  func fromControl(implementing: [String], receiver: String?) throws {
    for rules in [Rulebook.uikit, .documents] {
      var stage = try stage(rules)
      try implement(&stage, implementing)
      stage.tap(160, 210)
      #expect(stage.actions == (receiver.map { ["go: to \($0)"] } ?? []))
      #expect(stage.cites(.uCT12) == (receiver == nil))
      if receiver != nil {
        #expect(stage.results.actions.first?.sender == (try stage.object("B")))
      }
    }
  }

  @Test("U-CT-10 C3: with a first responder its chain alone is searched; no second try")
  func firstResponder() throws {
    var stage = try stage()
    try implement(&stage, ["V", "other"])
    try stage.become("field")
    stage.tap(160, 210)
    #expect(stage.actions == ["go: to other"])
    // The button's own chain would have one, but is not tried.
    stage.forget()
    _ = stage.scene.unhandle(
      [.action(stage.scene.word("go:"))], on: try stage.responder("other"))
    stage.tap(160, 210)
    #expect(stage.actions == [])
    stage.rules = .documents
    stage.tap(160, 210)
    #expect(stage.actions == ["go: to V"])
  }

  @Test("U-CT-10: the first responder of a window that is not key has no say")
  func otherWindow() throws {
    var stage = try stage()
    try implement(&stage, ["V", "other"])
    try stage.become("field")
    let window = try stage.addWindow("over", Rect(0, 0, 1, 1))
    stage.run { $0.makeKey(window) }
    stage.tap(160, 210)
    #expect(stage.actions == ["go: to V"])
  }

  @Test("U-CT-13: every candidate is asked whether it implements the action, and no more are")
  func asked() throws {
    var stage = try stage()
    try implement(&stage, ["view"])
    stage.tap(160, 210)
    let asked = stage.decisions.compactMap { decision -> String? in
      if case .actionAsked(_, let responder, let implements) = decision.kind {
        "\(stage.scene.name(of: responder)) \(implements)"
      } else {
        nil
      }
    }
    #expect(asked == ["B false", "V false", "view true"])
  }

  @Test("U-CT-14: from nobody, with no first responder, it reaches the application")
  func fromNobody() throws {
    var stage = try stage()
    try implement(&stage, ["app", "view"])
    let word = stage.scene.word("go:")
    stage.run { $0.send(word, to: nil, from: nil) }
    #expect(stage.actions == ["go: to app"])
    try stage.become("field")
    stage.forget()
    stage.run { $0.send(word, to: nil, from: nil) }
    #expect(stage.actions == ["go: to view"])
  }

  @Test("A command of its own to a target goes there straight")
  func send() throws {
    var stage = try stage()
    let (word, target) = (stage.scene.word("go:"), try stage.object("other"))
    stage.run { $0.send(word, to: target, from: nil) }
    #expect(stage.actions == ["go: to other"])
    #expect(stage.results.handler == target.responder)
  }
}
