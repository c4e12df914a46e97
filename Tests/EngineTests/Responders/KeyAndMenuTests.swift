import Engine
import Testing

/// Keys, text inputs that keep them, and the editing menu.
extension OtherEventTests {
  @Test("U-MO-06: the key commands of the whole chain are looked through, the nearest first")
  func keyCommands() throws {
    var stage = try stage()
    try stage.become("F")
    let save = stage.scene.word("cmd+s")
    try stage.handle("controller", [.key(save)])
    try stage.handle("app", [.key(save)])
    stage.deliver(.key(save))
    #expect(names(stage, stage.results.offered) == ["F", "V", "view", "controller"])
    #expect(stage.results.handler == (try stage.responder("controller")))
    let other = stage.scene.word("cmd+z")
    stage.deliver(.key(other))
    #expect(stage.results.handler == nil)
    #expect(names(stage, stage.results.offered).last == "delegate")
  }

  @Test("U-MO-06: a text input takes plain typing before any command")
  func typingFirst() throws {
    var stage = try stage()
    try stage.become("T")
    let a = stage.scene.word("a")
    try stage.handle("controller", [.key(a)])
    stage.deliver(.key(a))
    #expect(stage.results.handler == (try stage.responder("T")))
    #expect(stage.scene.value(of: .text, of: try stage.object("T")) == .text("a"))
    try stage.become("F")
    stage.deliver(.key(a))
    #expect(stage.results.handler == (try stage.responder("controller")))
  }

  @Test("U-MO-05: a key that no command takes is a press, and goes up the chain as one")
  func keyPress() throws {
    var stage = try stage()
    try stage.become("F")
    try stage.handle("V", [.presses(.began), .presses(.ended)])
    let a = stage.scene.word("a")
    stage.deliver(.key(a))
    #expect(
      stage.story == ["F pressesBegan", "V pressesBegan", "F pressesEnded", "V pressesEnded"])
    #expect(stage.results.handler == (try stage.responder("V")))
    try stage.handle("app", [.key(a)])
    stage.forget()
    stage.deliver(.key(a))
    #expect(stage.story == [])
    #expect(stage.results.handler == (try stage.responder("app")))
  }

  @Test(
    "TX02 U-MO-06: a text input takes what types or edits; what else no command takes stays with it",
    arguments: [
      (.textField, "a", "a"), (.textField, "A", "A"), (.textField, "shift+a", "A"),
      (.textField, "shift+space", " "), (.textField, "+", "+"), (.textField, "return", ""),
      (.textView, "return", "\n"), (.textField, "tab", ""), (.textField, "shift+1", ""),
      (.textField, "alt+a", ""), (.textField, "up", ""), (.textView, "Left", ""),
      (.textField, "shift+right", ""), (.textField, "cmd+down", ""),
      (.textField, "alt+delete", ""), (.textView, "shift+return", ""),
    ] as [(ViewKind, String, String)])
  func editingKeys(kind: ViewKind, stroke: String, text: String) throws {
    var stage = try stage()
    try stage.add(kind, "input")
    try stage.become("input")
    let key = stage.scene.word(stroke)
    try stage.handle("controller", [.key(key)])
    stage.deliver(.key(key))
    #expect(stage.scene.value(of: .text, of: try stage.object("input")) == .text(text))
    #expect(stage.results.handler == (try stage.responder("input")))
    #expect(names(stage, stage.results.offered) == ["input"])
    #expect(stage.story.filter { $0.contains("presses") } == [])
    // Where the first responder takes no text, the key command has its turn.
    try stage.become("F")
    stage.deliver(.key(key))
    #expect(stage.results.handler == (try stage.responder("controller")))
  }

  @Test(
    "U-MO-06 TX02: a shortcut goes to the key commands first, and to the text input without one",
    arguments: [
      (.textField, "cmd+c"), (.textView, "cmd+a"), (.textField, "ctrl+a"),
      (.textView, "shift+cmd+z"),
      (.textField, "cmd+z"),
    ] as [(ViewKind, String)])
  func shortcutsInTextInputs(kind: ViewKind, stroke: String) throws {
    var stage = try stage()
    try stage.add(kind, "input")
    try stage.become("input")
    let key = stage.scene.word(stroke)
    stage.deliver(.key(key))
    #expect(stage.scene.value(of: .text, of: try stage.object("input")) == .text(""))
    #expect(stage.results.handler == (try stage.responder("input")))
    #expect(stage.story.filter { $0.contains("presses") } == [])
    try stage.handle("controller", [.key(key)])
    stage.deliver(.key(key))
    #expect(stage.results.handler == (try stage.responder("controller")))
  }

  /// What is no shortcut of text inputs is a press, and goes up the chain as one.
  @Test(
    "U-MO-06: a shortcut that is the app's own is nothing to a text input",
    arguments: ["cmd+s", "ctrl+tab", "cmd+return", "escape", "cmd++"])
  func shortcutsOfTheApp(stroke: String) throws {
    var stage = try stage()
    try stage.add(.textField, "input")
    try stage.become("input")
    let key = stage.scene.word(stroke)
    stage.deliver(.key(key))
    #expect(stage.results.handler == nil)
    #expect(stage.story.contains { $0.contains("presses") })
    try stage.handle("controller", [.key(key)])
    stage.deliver(.key(key))
    #expect(stage.results.handler == (try stage.responder("controller")))
  }

  @Test("C6: a key with no first responder starts at the front controller, or nowhere")
  func keyWithoutFirstResponder() throws {
    for (rules, handler) in [(Rulebook.uikit, "controller" as String?), (.documents, nil)] {
      var stage = try stage(rules)
      let save = stage.scene.word("cmd+s")
      try stage.handle("controller", [.key(save)])
      stage.deliver(.key(save))
      #expect(stage.results.handler.map { stage.scene.name(of: $0) } == handler)
    }
  }

  @Test("U-EM-01 U-EM-05 ED01: a menu command goes to the first up the chain that can do it")
  func menu() throws {
    var stage = try stage()
    let (copy, copyAction) = (stage.scene.word("copy"), stage.scene.word("copy:"))
    try stage.become("F")
    try stage.handle("view", [.action(copyAction)])
    stage.deliver(.menu(copy))
    #expect(names(stage, stage.results.offered) == ["F", "V", "view"])
    #expect(stage.results.handler == (try stage.responder("view")))
    try stage.handle("F", [.action(copyAction)])
    stage.deliver(.menu(copy))
    #expect(names(stage, stage.results.offered) == ["F"])
  }

  @Test("U-EM-03: without a first responder there is no menu")
  func noMenu() throws {
    var stage = try stage()
    let (copy, copyAction) = (stage.scene.word("copy"), stage.scene.word("copy:"))
    try stage.handle("controller", [.action(copyAction)])
    stage.deliver(.menu(copy))
    #expect(stage.results.handler == nil)
    #expect(stage.cites(.uEM03))
  }

  @Test("U-EM-01: a text field selects what it holds, and nothing where it holds nothing")
  func selectAll() throws {
    var stage = try stage()
    try stage.become("T")
    let selectAll = stage.scene.word("selectAll")
    stage.deliver(.menu(selectAll))
    #expect(stage.results.handler == nil)
    stage.deliver(.type("hi"))
    stage.deliver(.menu(selectAll))
    #expect(stage.results.handler == (try stage.responder("T")))
  }

  @Test(
    "U-EM-05 U-CT-13: a menu command and the action of its name are one method",
    arguments: ["T", "F"])
  func menuIsAction(first: String) throws {
    var stage = try stage()
    let (copy, action) = (stage.scene.word("copy"), stage.scene.word("copy:"))
    try stage.become(first)
    for target in ["controller", first] {
      try stage.handle(target, [.action(action)])
      stage.deliver(.menu(copy))
      #expect(stage.results.handler == (try stage.responder(target)))
      let offered = stage.results.offered
      stage.run { $0.send(action, to: nil, from: nil) }
      #expect(stage.results.handler == (try stage.responder(target)))
      #expect(stage.results.offered == offered)
    }
  }

  @Test(
    "U-EM-01 U-CT-13: a text input has the menu's methods, and says NO to what it cannot do now",
    arguments: [
      ("selectAll", "hi", true), ("select", "hi", true), ("selectAll", "", false),
      ("copy", "hi", false), ("paste", "hi", false), ("save", "hi", nil),
    ] as [(String, String, Bool?)])
  func textInputsOwn(command: String, text: String, performs: Bool?) throws {
    var stage = try stage()
    try stage.become("T")
    try stage.set(.text, "T", .text(text))
    stage.forget()
    let (word, action) = (stage.scene.word(command), stage.scene.word(command + ":"))
    let field = try stage.responder("T")
    stage.deliver(.menu(word))
    stage.run { $0.send(action, to: nil, from: nil) }
    #expect(stage.results.handler == (performs == true ? field : nil))
    for refusal in [
      Decision(.uEM01, .actionRefused(word, field, inMenu: true)),
      Decision(.uCT13, .actionRefused(action, field, inMenu: false)),
    ] {
      #expect(stage.decisions.contains(refusal) == (performs == false))
    }
  }
}
