import Engine
import Testing

/// The keyboard, which stands in front of all windows of the app (U-FR-18).
@Suite("The keyboard's windows")
struct KeyboardTests {
  private func stage(_ kind: ViewKind = .textField) throws -> Stage {
    var stage = Stage()
    try stage.set(.hardwareKeyboard, "app", .bool(false))
    try stage.add(kind, "F", 20, 40, 200, 40)
    try stage.add(.button, "B", 20, 400, 200, 40)
    return stage
  }

  @Test("U-FR-18: a touch on the keyboard reaches no window, not one above alerts")
  func covers() throws {
    var stage = try stage()
    try stage.addWindow("alert", level: 2_000)
    try stage.set(.userInteractionEnabled, "alert", .bool(false))
    #expect(stage.hit(60, 420) == "B")
    try stage.become("F")
    #expect(stage.hit(60, 420) == nil)
    #expect(stage.hit(60, 263.9) == "view")
    #expect(stage.hit(60, 264) == nil)
    stage.forget()
    stage.touch(.began, 60, 420)
    #expect(stage.cites(.uFR18))
    #expect(stage.results.fingers.map { $0.hitView } == [nil])
    stage.lift()
    #expect(stage.calls.isEmpty)
    _ = stage.run { $0.endEditing(force: false) }
    #expect(stage.hit(60, 420) == "B")
  }

  @Test(
    "U-FR-18: only what is typed into brings the keyboard",
    arguments: [(ViewKind.textField, true), (.textView, true), (.view, false)])
  func kinds(kind: ViewKind, covers: Bool) throws {
    var stage = try stage(kind)
    try stage.set(.canBecomeFirstResponder, "F", .bool(true))
    try stage.become("F")
    #expect((stage.hit(60, 420) == nil) == covers)
  }

  @Test("U-FR-18: a view in the keyboard's place, and text that is only read, bring none")
  func others() throws {
    var stage = try stage()
    try stage.add(.view, "pad", 0, 300, 320, 100)
    try stage.set(.inputView, "F", .object(stage.object("pad")))
    try stage.become("F")
    #expect(stage.hit(60, 420) == "B")
    stage = try self.stage(.textView)
    try stage.set(.editable, "F", .bool(false))
    try stage.become("F")
    #expect(stage.hit(60, 420) == "B")
  }

  @Test("U-FR-18: with a keyboard connected, as one is until it is taken away, none is shown")
  func connected() throws {
    var stage = try stage()
    #expect(Scene.initial.hasHardwareKeyboard)
    try stage.become("F")
    #expect(stage.hit(60, 420) == nil)
    try stage.set(.hardwareKeyboard, "app", .bool(true))
    #expect(stage.hit(60, 420) == "B")
    #expect(stage.scene.keyboard(under: .uikit) == nil)
  }

  @Test("U-FR-18: its place goes with the device", arguments: Device.allCases)
  func devices(device: Device) throws {
    for isLandscape in [false, true] {
      var stage = try stage()
      let screen = Screen(device: device, isLandscape: isLandscape)
      stage.run { $0.change(to: screen) }
      try stage.become("F")
      let keyboard = try #require(stage.scene.keyboard(under: .uikit))
      #expect(keyboard.maxY == screen.size.height && keyboard.width == screen.size.width)
      #expect(keyboard.height > 0.3 * 300 && keyboard.height < screen.size.height * 0.6)
    }
  }

  @Test("U-FR-18: the map's search leaves the keyboard to nobody, point by point the same")
  func sweep() throws {
    var stage = try stage()
    try stage.become("F")
    let xs = stride(from: 5.0, to: 320, by: 45).map { $0 }
    let ys = stride(from: 4.0, to: 480, by: 20).map { $0 }
    let answers = try stage.scene.hitTests(screenXs: xs, ys: ys) { (_) throws in }
    let single = ys.flatMap { y in xs.map { x in stage.scene.hitTest(screen: Point(x, y)) } }
    #expect(answers == single)
    #expect(answers.last == .some(nil))
  }
}
