import Engine
import Testing

/// Where presses start, and who can have the focus.
@Suite("Focus and presses")
struct FocusTests {
  private func stage() throws -> Stage {
    var stage = Stage()
    try stage.add(.view, "shelf", 0, 0, 200, 200)
    try stage.add(.button, "B", in: "shelf", 10, 10, 80, 40)
    return stage
  }

  private func screen(_ stage: Stage) -> [ScreenDecision] {
    stage.decisions.compactMap { decision in
      if case .screen(let screen) = decision.kind { screen } else { nil }
    }
  }

  private func focus(on name: String, in stage: inout Stage) throws {
    let responder = try stage.responder(name)
    stage.run { $0.moveFocus(to: responder) }
  }

  @Test(
    "U-PT-05: what cannot be seen or used gets no focus",
    arguments: [
      (Property.hidden, "B"), (.hidden, "shelf"), (.userInteractionEnabled, "shelf"),
      (.enabled, "B"),
      (.alpha, "B"),
    ])
  func refused(property: Property, name: String) throws {
    var stage = try stage()
    try stage.set(
      property, name, property == .alpha ? .number(0) : .bool(property == .hidden))
    try focus(on: "B", in: &stage)
    #expect(stage.scene.focus == nil)
    let (button, outer) = (try stage.view("B"), try stage.view(name))
    let refusal: FocusRefusal =
      switch property {
      case .hidden: .hidden(outer)
      case .alpha: .transparent(outer)
      case .enabled: .disabled
      default: .interactionOff(outer)
      }
    #expect(screen(stage) == [.focusRefused(button, refusal)])
    #expect(stage.cites(.uPT05))
  }

  @Test("U-PT-05: one item has the focus, and what is hidden loses it before a press looks for it")
  func lost() throws {
    var stage = try stage()
    try focus(on: "B", in: &stage)
    #expect(stage.scene.focus == (try stage.responder("B")))
    stage.deliver(.press(.select))
    #expect(stage.results.initial == (try stage.responder("B")))
    stage.forget()
    try stage.set(.hidden, "shelf", .bool(true))
    stage.deliver(.press(.select))
    #expect(stage.scene.focus == nil)
    #expect(screen(stage) == [.focusLost(try stage.view("B"), .hidden(try stage.view("shelf")))])
    #expect(stage.results.initial != (try stage.responder("B")))
  }

  @Test("U-PT-04: a press begins and ends, from the focus up")
  func calls() throws {
    var stage = try stage()
    try focus(on: "B", in: &stage)
    stage.deliver(.press(.select))
    #expect(stage.story(of: "B") == ["pressesBegan", "pressesEnded"])
  }
}
