import Engine
import Testing

@Suite("First responder")
struct FirstResponderTests {
  /// Two text fields, a plain view, and one that may become first responder.
  private func stage(_ rules: Rulebook = .uikit) throws -> Stage {
    var stage = Stage(rules)
    try stage.add(.textField, "T", 20, 40, 280, 40)
    try stage.add(.textField, "T2", 20, 80, 280, 40)
    try stage.add(.view, "V", 20, 120, 280, 100)
    try stage.add(.view, "F", 20, 260, 280, 60)
    try stage.set(.canBecomeFirstResponder, "F", .bool(true))
    return stage
  }

  @Test(
    "U-FR-01 FR02: who can become first responder unasked for, by class",
    arguments: ViewKind.allCases)
  func defaults(kind: ViewKind) throws {
    guard kind != .window else { return }
    var stage = Stage()
    try stage.add(kind, "X")
    let can = [ViewKind.textField, .textView, .collectionView, .tableCell].contains(kind)
    #expect(try stage.become("X") == can)
    #expect(stage.firstResponder == (can ? "X" : nil))
  }

  @Test("U-FR-01: controllers, the window and the application cannot, unless they override")
  func otherResponders() throws {
    for name in ["controller", "window"] {
      var stage = Stage()
      #expect(try !stage.become(name))
      try stage.set(.canBecomeFirstResponder, name, .bool(true))
      #expect(try stage.become(name))
      #expect(stage.firstResponder == name)
      try stage.scene.unset(.canBecomeFirstResponder, of: try stage.object(name))
      #expect(stage.scene.canBecomeFirstResponder(try stage.responder(name)) == false)
    }
  }

  @Test("U-FR-02: one a window; keys and the keyboard follow the key window's")
  func perWindow() throws {
    var stage = try stage()
    let over = try stage.addWindow("over", Rect(0, 0, 100, 100))
    try stage.add(.textField, "O", in: "over", 0, 0, 100, 30)
    #expect(try stage.become("O"))
    #expect(try stage.become("T"))
    #expect(stage.firstResponder == "T")
    #expect(stage.scene.firstResponder(of: over) == (try stage.responder("O")))
    #expect(stage.scene.input == .hardwareKeyboard(for: try stage.responder("T")))
    stage.run { $0.makeKey(over) }
    #expect(stage.firstResponder == "O")
    #expect(stage.scene.input == .hardwareKeyboard(for: try stage.responder("O")))
    #expect(stage.scene.isFirstResponder(try stage.responder("T")))
    stage.deliver(.type("x"))
    #expect(stage.scene.value(of: .text, of: try stage.object("O")) == .text("x"))
  }

  @Test("U-FR-03 C14: already it is yes; and either side may refuse, with nothing changed")
  func refusals() throws {
    var stage = try stage()
    #expect(try stage.become("T"))
    #expect(try stage.become("T"))
    #expect(try !stage.become("V"))
    #expect(stage.firstResponder == "T")
    #expect(stage.scene.input == .hardwareKeyboard(for: try stage.responder("T")))
    try stage.set(.canResignFirstResponder, "T", .bool(false))
    #expect(try !stage.become("T2"))
    #expect(stage.firstResponder == "T")
    #expect(!stage.story.contains("T editingDidEnd"))
    try stage.set(.canResignFirstResponder, "T", .bool(true))
    #expect(try stage.become("T2"))
    #expect(stage.firstResponder == "T2")
    #expect(
      stage.story.filter { $0.contains("editing") }
        == ["T editingDidBegin", "T editingDidEnd", "T2 editingDidBegin"])
  }

  @Test("U-FR-04: nothing outside a window")
  func notInWindow() throws {
    var stage = try stage()
    _ = try stage.scene.addView(.view, named: "loose", in: nil, frame: .zero)
    try stage.set(.canBecomeFirstResponder, "loose", .bool(true))
    #expect(try !stage.become("loose"))
    for name in ["app", "scene", "delegate"] {
      try stage.set(.canBecomeFirstResponder, name, .bool(true))
      #expect(try !stage.become(name))
    }
    #expect(stage.cites(.uFR04))
  }

  /// A controller M with a text field in it asks at a moment of its own, and is presented.
  private func presenting(
    _ kind: ViewKind, at moment: Moment, _ rules: Rulebook
  ) throws -> (answers: [Bool], stage: Stage) {
    var stage = try stage(rules)
    _ = try stage.scene.addController(named: "M", at: .nowhere, frame: nil)
    try stage.add(kind, "X", in: "M.view")
    try stage.set(.canBecomeFirstResponder, "X", .bool(true))
    let x = try stage.responder("X")
    final class Answers { var all: [Bool] = [] }
    let answers = Answers()
    stage.moments = { delivery, _, now in
      if now == moment { answers.all.append(delivery.becomeFirstResponder(x)) }
    }
    try stage.present("M", from: "controller")
    return (answers.all, stage)
  }

  @Test(
    "U-FR-05 C7 FR03: asked in viewWillAppear it is NO; a text input gets it after all",
    arguments: [Moment.viewDidLoad, .viewWillAppear])
  func tooEarly(moment: Moment) throws {
    var (answers, stage) = try presenting(.textField, at: moment, .uikit)
    #expect(answers == [false])
    #expect(stage.firstResponder == "X")
    (answers, stage) = try presenting(.textField, at: moment, .documents)
    #expect(answers == [false])
    #expect(stage.firstResponder == nil)
    (answers, stage) = try presenting(.view, at: moment, .uikit)
    #expect(answers == [false])
    #expect(stage.firstResponder == nil)
  }

  @Test("U-FR-05 FR03: in viewDidAppear it is YES, for anything")
  func inTime() throws {
    for kind in [ViewKind.textField, .view] {
      let (answers, stage) = try presenting(kind, at: .viewDidAppear, .documents)
      #expect(answers == [true])
      #expect(stage.firstResponder == "X")
    }
  }

  @Test("C7: a wish dies with its view")
  func wishForgotten() throws {
    var stage = try stage()
    _ = try stage.scene.addView(.textField, named: "loose", in: nil, frame: .zero)
    #expect(try !stage.become("loose"))
    try stage.remove("loose")
    try stage.move("V", to: "F")
    #expect(stage.firstResponder == nil)
    #expect(!stage.decisions.contains { if case .wishGranted = $0.kind { true } else { false } })
  }

  @Test("U-FR-06: taken off its window it resigns, itself or with an ancestor, refusing or not")
  func removal() throws {
    for removed in ["T", "view"] {
      var stage = try stage()
      #expect(try stage.become("T"))
      try stage.set(.canResignFirstResponder, "T", .bool(false))
      try stage.move(removed, to: nil)
      #expect(stage.firstResponder == nil)
      #expect(stage.scene.input == .none)
      #expect(stage.cites(.uFR06))
    }
    var stage = try stage()
    #expect(try stage.become("T"))
    try stage.move("T", to: "V")
    #expect(stage.firstResponder == "T")
  }

  @Test("U-FR-07 TX01 FR07: a tap on a text field or view makes it first responder, on others not")
  func tapping() throws {
    var stage = try stage()
    try stage.add(.textView, "notes", 20, 340, 280, 80)
    for (x, y, expected) in [
      (50.0, 300.0, nil as String?), (50, 50, "T"), (50, 150, "T"), (50, 300, "T"),
      (50, 350, "notes"), (50, 90, "T2"),
    ] {
      stage.tap(x, y)
      stage.wait(1)
      #expect(stage.firstResponder == expected)
    }
  }

  @Test("U-FR-07: a text field that may not become first responder does not, tapped or not")
  func veto() throws {
    var stage = try stage()
    try stage.set(.canBecomeFirstResponder, "T", .bool(false))
    stage.tap(50, 50)
    #expect(stage.firstResponder == nil)
    try stage.scene.unset(.canBecomeFirstResponder, of: try stage.object("T"))
    stage.drag(Point(50, 50), Point(50, 150))
    #expect(stage.firstResponder == nil)
    stage.tap(50, 50)
    #expect(stage.firstResponder == "T")
  }

  @Test("U-FR-08: endEditing asks; with force it does not take no")
  func endEditing() throws {
    var stage = try stage()
    var answers = [stage.run { $0.endEditing(force: false) }]
    #expect(try stage.become("T"))
    try stage.set(.canResignFirstResponder, "T", .bool(false))
    answers.append(stage.run { $0.endEditing(force: false) })
    #expect(stage.firstResponder == "T")
    answers.append(stage.run { $0.endEditing(force: true) })
    #expect(stage.firstResponder == nil)
    #expect(try stage.become("T2"))
    answers.append(stage.run { $0.endEditing(force: false) })
    #expect(stage.firstResponder == nil)
    #expect(answers == [true, false, true, true])
  }

  @Test("U-FR-09: a tap elsewhere leaves the keyboard up")
  func tapElsewhere() throws {
    var stage = try stage()
    stage.tap(50, 50)
    stage.tap(50, 150)
    #expect(stage.firstResponder == "T")
  }

  @Test("U-FR-10: resigning leaves nobody; it is not handed up the chain")
  func resigning() throws {
    var stage = try stage()
    try stage.set(.canBecomeFirstResponder, "controller", .bool(true))
    let t = try stage.responder("T")
    var answers = [stage.run { $0.resignFirstResponder(nil) }]
    #expect(try stage.become("T"))
    try stage.set(.canResignFirstResponder, "T", .bool(false))
    answers.append(stage.run { $0.resignFirstResponder(t) })
    try stage.set(.canResignFirstResponder, "T", .bool(true))
    answers.append(stage.run { $0.resignFirstResponder(nil) })
    #expect(stage.firstResponder == nil)
    answers.append(stage.run { $0.resignFirstResponder(t) })
    #expect(answers == [false, false, true, true])
  }

  @Test("TX02 TX03 TX04: the keyboard, an input view instead of it, and one for any responder")
  func inputViews() throws {
    var stage = try stage()
    let pad = try stage.add(.view, "pad", 0, 400, 320, 80)
    #expect(stage.scene.input == .none)
    #expect(try stage.become("F"))
    #expect(stage.scene.input == .none)
    try stage.set(.inputView, "F", .object(.view(pad)))
    #expect(stage.scene.input == .view(pad, for: try stage.responder("F")))
    #expect(try stage.become("T"))
    #expect(stage.scene.input == .hardwareKeyboard(for: try stage.responder("T")))
    try stage.set(.inputView, "T", .object(.view(pad)))
    #expect(stage.scene.input == .view(pad, for: try stage.responder("T")))
    try stage.remove("pad")
    #expect(stage.scene.input == .hardwareKeyboard(for: try stage.responder("T")))
  }

  @Test("A text view tells no control events: it is no control")
  func textView() throws {
    var stage = Stage()
    try stage.add(.textView, "notes")
    #expect(try stage.become("notes"))
    stage.run { _ = $0.resignFirstResponder(nil) }
    #expect(stage.story == [])
  }

  @Test("U-FR-11: made key, a window that can become first responder does, if no one in it is")
  func windowBecomes() throws {
    var stage = try stage()
    let over = try stage.addWindow("over", Rect(0, 0, 100, 100))
    try stage.add(.textField, "O", in: "over", 0, 0, 100, 30)
    let window = try stage.view("window")
    stage.run { $0.makeKey(over) }
    #expect(stage.firstResponder == nil)
    stage.run { $0.makeKey(window) }
    try stage.set(.canBecomeFirstResponder, "over", .bool(true))
    stage.run { $0.makeKey(over) }
    #expect(stage.firstResponder == "over")
    #expect(try stage.become("O"))
    stage.run { $0.makeKey(window) }
    stage.run { $0.makeKey(over) }
    #expect(stage.firstResponder == "O")
  }
}
