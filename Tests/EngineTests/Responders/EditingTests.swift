import Engine
import Testing

@Suite("Delegates of text inputs, input views and commands")
struct EditingTests {
  private func stage() throws -> Stage {
    var stage = Stage()
    try stage.add(.textField, "name", 20, 40, 200, 40)
    try stage.add(.textField, "mail", 20, 100, 200, 40)
    return stage
  }

  private func answer(
    _ question: TextQuestion, _ name: String, _ answer: Bool?, in stage: inout Stage
  ) throws {
    stage.scene.delegate(try stage.view(name), answers: question, answer)
  }

  @Test("U-FR-13 U-FR-14: a delegate's NO leaves the first responder where it was")
  func vetoes() throws {
    for question in [TextQuestion.shouldBeginEditing, .shouldEndEditing] {
      var stage = try stage()
      stage.tap(30, 50)
      try answer(question, question == .shouldEndEditing ? "name" : "mail", false, in: &stage)
      stage.tap(30, 110)
      #expect(stage.firstResponder == "name", "\(question)")
      try answer(question, question == .shouldEndEditing ? "name" : "mail", true, in: &stage)
      stage.tap(30, 110)
      #expect(stage.firstResponder == "mail", "\(question)")
    }
  }

  @Test("C30: the new field's delegate is asked first, unless the rules say otherwise")
  func order() throws {
    for newFirst in [true, false] {
      var stage = try stage()
      stage.rules.asksNewFieldFirst = newFirst
      stage.tap(30, 50)
      try answer(.shouldEndEditing, "name", false, in: &stage)
      try answer(.shouldBeginEditing, "mail", false, in: &stage)
      stage.forget()
      stage.tap(30, 110)
      #expect(stage.cites(.uFR13) == newFirst)
      #expect(stage.cites(.uFR14) == !newFirst)
    }
  }

  @Test("U-FR-14: endEditing takes the NO, unless it is forced; leaving the window asks nobody")
  func force() throws {
    var stage = try stage()
    try answer(.shouldEndEditing, "name", false, in: &stage)
    stage.tap(30, 50)
    #expect(!stage.run { $0.endEditing(force: false) })
    #expect(!stage.run { $0.resignFirstResponder(nil) })
    #expect(stage.firstResponder == "name")
    #expect(stage.run { $0.endEditing(force: true) })
    #expect(stage.firstResponder == nil)
    stage.tap(30, 50)
    try stage.move("name", to: nil)
    #expect(stage.firstResponder == nil)
  }

  @Test("U-FR-15: a change that is refused changes nothing and tells nobody")
  func change() throws {
    var stage = try stage()
    try stage.target("controller", "typed:", for: .editingChanged, of: "name")
    stage.tap(30, 50)
    try answer(.shouldChange, "name", false, in: &stage)
    stage.deliver(.type("hi"))
    #expect(stage.results.actions.isEmpty)
    #expect(stage.scene.value(of: .text, of: try stage.object("name")) == .text(""))
    try answer(.shouldChange, "name", nil, in: &stage)
    stage.deliver(.type("hi"))
    #expect(stage.scene.value(of: .text, of: try stage.object("name")) == .text("hi"))
  }

  @Test("U-FR-15: Return asks the delegate and resigns nothing")
  func returning() throws {
    var stage = try stage()
    stage.tap(30, 50)
    let key = stage.scene.word("return")
    stage.deliver(.key(key))
    #expect(stage.cites(.uFR15))
    #expect(stage.firstResponder == "name")
  }

  @Test("U-FR-16: text to be read is first responder without a keyboard, or not at all")
  func readOnly() throws {
    var stage = Stage()
    try stage.add(.textView, "notes", 20, 40, 200, 100)
    try stage.set(.editable, "notes", .bool(false))
    stage.tap(30, 50)
    #expect(stage.firstResponder == nil)
    #expect(try stage.become("notes"))
    #expect(stage.scene.input == .none)
    stage.deliver(.type("hi"))
    #expect(stage.scene.value(of: .text, of: try stage.object("notes")) == .text(""))
    stage.run { _ = $0.endEditing(force: true) }
    try stage.set(.selectable, "notes", .bool(false))
    #expect(!(try stage.become("notes")))
  }

  @Test("U-FR-17: input views are asked for up the chain, and again when they are loaded again")
  func accessory() throws {
    var stage = try stage()
    let bar = try stage.add(.view, "bar", 0, 440, 320, 40)
    try stage.set(.inputAccessoryView, "controller", .object(.view(bar)))
    stage.tap(30, 50)
    #expect(stage.scene.accessory?.view == bar)
    #expect(stage.scene.accessory?.steps == 2)
    try stage.set(.inputAccessoryView, "controller", .object(nil))
    #expect(stage.scene.accessory?.view == bar)
    stage.run { $0.reloadInputViews() }
    #expect(stage.scene.accessory == nil)
    try stage.set(.inputAccessoryView, "name", .object(.view(bar)))
    stage.run { $0.reloadInputViews() }
    #expect(stage.scene.accessory?.steps == 0)
    try stage.remove("bar")
    #expect(stage.scene.accessory == nil)
  }

  @Test("U-EM-06: canPerformAction passes an action on, target(forAction:) names its target")
  func targets() throws {
    var stage = Stage()
    try stage.add(.view, "card", 20, 20, 200, 200)
    try stage.add(.button, "B", in: "card", 20, 20, 80, 40)
    try stage.target(nil, "save:", of: "B")
    let save = stage.scene.word("save:")
    try stage.handle("card", [.action(save)])
    try stage.handle("controller", [.action(save)])
    let (card, app) = (try stage.responder("card"), try stage.object("app"))
    func target(_ stage: inout Stage) -> Object? {
      stage.tap(50, 50)
      return stage.results.actions.first?.target
    }
    #expect(target(&stage) == card.object)
    stage.scene.override(card, performs: save, false)
    #expect(target(&stage) == (try stage.object("controller")))
    stage.scene.override(card, targetFor: save, .some(app))
    #expect(target(&stage) == app)
    stage.scene.override(card, targetFor: save, .some(nil))
    #expect(target(&stage) == nil)
    stage.scene.override(card, targetFor: save, nil)
    stage.scene.override(card, performs: save, nil)
    #expect(target(&stage) == card.object)
  }

  @Test("U-EM-07: validating finds who would perform it, and nobody does")
  func validating() throws {
    var stage = Stage()
    let save = stage.scene.word("save:")
    #expect(!stage.run { $0.validate(save) })
    try stage.handle("delegate", [.action(save)])
    #expect(stage.run { $0.validate(save) })
    #expect(stage.results.actions.isEmpty)
  }

  @Test("U-EM-08: with priority a key command comes before the cursor, without it after")
  func keyCommands() throws {
    for hasPriority in [true, false] {
      var stage = try stage()
      stage.tap(30, 50)
      let (up, previous) = (stage.scene.word("up"), stage.scene.word("previous:"))
      try stage.handle("controller", [.action(previous)])
      stage.scene.addKeyCommand(
        KeyCommand(stroke: up, action: previous, hasPriority: hasPriority),
        to: try stage.responder("controller"))
      stage.deliver(.key(up))
      #expect(stage.results.actions.count == (hasPriority ? 1 : 0))
    }
  }
}
