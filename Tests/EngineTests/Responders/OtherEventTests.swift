import Engine
import Testing

@Suite("Motion, remote control, presses, keys, menu, typing, sensors")
struct OtherEventTests {
  /// A text field, a plain view that can become first responder, and a child controller.
  func stage(_ rules: Rulebook = .uikit) throws -> Stage {
    var stage = Stage(rules)
    try stage.add(.view, "V", 0, 0, 300, 200)
    try stage.add(.textField, "T", in: "V", 0, 0, 300, 40)
    try stage.add(.view, "F", in: "V", 0, 50, 300, 40)
    try stage.set(.canBecomeFirstResponder, "F", .bool(true))
    return stage
  }

  func names(_ stage: Stage, _ responders: [Responder]) -> [String] {
    responders.map { stage.scene.name(of: $0) }
  }

  @Test(
    "U-MO-01 MO01 MO02 FR01 FR04: a shake starts at the first responder and goes up: begin, end")
  func shake() throws {
    var stage = try stage()
    try stage.become("F")
    try stage.handle("V", [.motion(.ended)])
    stage.deliver(.shake(cancelled: false))
    #expect(
      stage.story == [
        "F motionBegan", "V motionBegan", "view motionBegan", "controller motionBegan",
        "window motionBegan", "scene motionBegan", "app motionBegan", "delegate motionBegan",
        "F motionEnded", "V motionEnded",
      ])
    #expect(stage.results.initial == (try stage.responder("F")))
    #expect(stage.results.handler == (try stage.responder("V")))
    stage.forget()
    stage.deliver(.shake(cancelled: true))
    #expect(stage.story.contains("F motionCancelled"))
    #expect(!stage.story.contains("F motionEnded"))
  }

  static let stimuli: [Stimulus] = [
    .shake(cancelled: false), .remote(.play), .press(.select),
  ]

  @Test(
    "U-MO-02 C6: with no first responder the front-most controller; by the documents nobody",
    arguments: stimuli)
  func withoutFirstResponder(stimulus: Stimulus) throws {
    var stage = try stage()
    _ = try stage.scene.addController(named: "M", at: .nowhere, frame: nil)
    stage.deliver(stimulus)
    #expect(stage.results.initial == (try stage.responder("controller")))
    try stage.present("M", from: "controller")
    stage.deliver(stimulus)
    #expect(stage.results.initial == (try stage.responder("M")))
    stage.rules = .documents
    stage.forget()
    stage.deliver(stimulus)
    #expect(stage.results.initial == nil)
    #expect(stage.story == [])
    #expect(stage.cites(.c6))
  }

  @Test("C6: a child controller in the window is more to the front than its container")
  func childInFront() throws {
    var stage = try stage()
    let root = try stage.controller("controller")
    _ = try stage.scene.addController(
      named: "K", at: .child(of: root), frame: Rect(0, 0, 10, 10))
    stage.deliver(.shake(cancelled: false))
    #expect(stage.results.initial == (try stage.responder("K")))
  }

  @Test("U-MO-03 NE03 MO03: a sensor's samples are no event and go to no responder")
  func sensors() throws {
    for sensor in Sensor.allCases {
      var stage = try stage()
      try stage.become("F")
      stage.forget()
      stage.deliver(.sensor(sensor))
      #expect(stage.decisions == [Decision(.ne03, .sensorSample(sensor))])
      #expect(stage.results.initial == nil)
    }
  }

  @Test("U-MO-04 RC02: remote control starts at the first responder, and goes up")
  func remote() throws {
    var stage = try stage()
    try stage.become("F")
    try stage.handle("controller", [.remoteControl])
    stage.deliver(.remote(.pause))
    #expect(
      stage.story == ["F", "V", "view", "controller"].map { $0 + " remoteControl" })
  }

  @Test("CH06 CH18: handled and passed to super, or by hand to the next: each hears it, once")
  func handledTwice() throws {
    for mode in [Handling.thenSuper, .thenNext] {
      var stage = try stage()
      try stage.become("F")
      try stage.handle("F", [.remoteControl], mode)
      try stage.handle("V", [.remoteControl])
      stage.deliver(.remote(.play))
      #expect(stage.story == ["F remoteControl", "V remoteControl"])
      #expect(stage.results.handler == (try stage.responder("F")))
      #expect(stage.cites(.ch18) == (mode == .thenNext))
    }
  }

  @Test("U-MO-05 PR01 FR05: a press starts at the first responder where nothing has the focus")
  func press() throws {
    var stage = try stage()
    try stage.become("F")
    try stage.handle("V", [.presses(.began), .presses(.ended)])
    stage.deliver(.press(.menu))
    #expect(
      stage.story == ["F pressesBegan", "V pressesBegan", "F pressesEnded", "V pressesEnded"])
  }

  @Test("TX02: typing goes to the first responder alone, and only a text input takes it")
  func typing() throws {
    var stage = try stage()
    stage.deliver(.type("lost"))
    #expect(stage.results.handler == nil)
    try stage.become("F")
    stage.deliver(.type("lost"))
    #expect(stage.results.handler == nil)
    #expect(names(stage, stage.results.offered) == ["F"])
    try stage.become("T")
    stage.deliver(.type("hi "))
    stage.deliver(.type("there"))
    #expect(stage.scene.value(of: .text, of: try stage.object("T")) == .text("hi there"))
    #expect(stage.story(of: "T").filter { $0 == "editingChanged" }.count == 2)
  }

  @Test("U-WN-01: events without a place go to the key window's first responder")
  func keyWindow() throws {
    var stage = try stage()
    try stage.become("F")
    let over = try stage.addWindow("over")
    try stage.add(.tableCell, "O", in: "over")
    try stage.become("O")
    stage.deliver(.shake(cancelled: false))
    #expect(stage.results.initial == (try stage.responder("F")))
    stage.run { $0.makeKey(over) }
    stage.deliver(.shake(cancelled: false))
    #expect(stage.results.initial == (try stage.responder("O")))
  }

  @Test("U-WN-09: only touches are ignored, no other event", arguments: stimuli)
  func ignored(stimulus: Stimulus) throws {
    var stage = try stage()
    try stage.become("F")
    stage.run { $0.ignoreEvents(true) }
    stage.deliver(stimulus)
    #expect(stage.story.first?.hasPrefix("F ") == true)
    #expect(!stage.cites(.uWN09))
  }

  @Test(
    "PR02: a tap recognizer that takes such a press hears of it, and its view is told cancelled")
  func pressRecognizer() throws {
    var stage = try stage()
    try stage.become("F")
    try stage.handle("F", TouchMessage.allCases.map { .presses($0) })
    try stage.recognizer(.tap, "R", on: "V")
    stage.deliver(.press(.select))
    #expect(stage.story == ["F pressesBegan", "F pressesEnded"])
    try stage.set(.allowedPressTypes, "R", .words(["select"]))
    stage.forget()
    stage.deliver(.press(.menu))
    #expect(stage.story(of: "R") == [])
    stage.forget()
    stage.deliver(.press(.select))
    #expect(stage.story == ["F pressesBegan", "R ended", "F pressesCancelled"])
  }

  /// F has the focus; T takes one press of select and waits for D, which takes two.
  private func twoPresses(_ rules: Rulebook = .uikit) throws -> Stage {
    var stage = try stage(rules)
    stage.scene.focus = try stage.responder("F")
    try stage.handle("F", TouchMessage.allCases.map { .presses($0) })
    let single = try stage.recognizer(.tap, "one", on: "F")
    let double = try stage.recognizer(.tap, "two", on: "V", taps: 2)
    for name in ["one", "two"] { try stage.set(.allowedPressTypes, name, .words(["select"])) }
    try stage.scene.require(single, toFail: double)
    return stage
  }

  @Test("U-GR-13 PR02: two presses in time are a double press; the view's ends turn into cancelled")
  func doublePress() throws {
    var stage = try twoPresses()
    stage.deliver(.press(.select))
    #expect(stage.story == ["F pressesBegan"])
    stage.wait(0.2)
    stage.deliver(.press(.select))
    #expect(stage.story(of: "two") == ["ended"])
    #expect(stage.story(of: "one") == ["failed"])
    #expect(
      stage.story(of: "F") == [
        "pressesBegan", "pressesBegan", "pressesCancelled", "pressesCancelled",
      ])
  }

  @Test("U-GR-13 PR02: a press that no other follows in time is a single one")
  func singlePress() throws {
    var stage = try twoPresses()
    stage.deliver(.press(.select))
    stage.wait(0.34)
    #expect(stage.story == ["F pressesBegan"])
    stage.wait(0.02)
    #expect(stage.causes(of: "two") == [.noSecondTap(limit: 0.35)])
    #expect(stage.story == ["F pressesBegan", "two failed", "one ended", "F pressesCancelled"])
    stage.forget()
    stage.deliver(.press(.menu))
    #expect(stage.story == ["F pressesBegan", "F pressesEnded"])
  }

  @Test("U-GR-06: the end of a press waits for a recognizer that may yet want it, and comes late")
  func lateEnd() throws {
    for (rules, early) in [(Rulebook.uikit, ["F pressesBegan"]), (.documents, [])] {
      var stage = try twoPresses(rules)
      try stage.remove("one")
      stage.deliver(.press(.select))
      #expect(stage.story == early)
      stage.forget()
      stage.deliver(.interrupt)
      #expect(stage.causes(of: "two") == [.interrupted])
      #expect(
        early + stage.story(of: "F").map { "F " + $0 } == ["F pressesBegan", "F pressesEnded"])
    }
  }

  @Test("PR01 FR05 U-MO-05: a press goes to the focus, a key past it; focus goes with its view")
  func focus() throws {
    var stage = try stage()
    try stage.become("T")
    stage.scene.focus = try stage.responder("F")
    stage.deliver(.press(.select))
    #expect(stage.results.initial == (try stage.responder("F")))
    let save = stage.scene.word("cmd+s")
    for stimulus in [Stimulus.key(save), .shake(cancelled: false), .remote(.play)] {
      stage.deliver(stimulus)
      #expect(stage.results.initial == (try stage.responder("T")))
    }
    try stage.remove("F")
    #expect(stage.scene.focus == nil)
    stage.deliver(.press(.select))
    #expect(stage.results.initial == (try stage.responder("T")))
  }
}
