import Engine
import Testing

@testable import Lab

@Suite struct ResetTests {
  @Test func theSceneOneStartsWith() {
    var desk = Desk()
    #expect(
      desk.ask("chain view", "chain") == [
        "view", "controller", "window", "scene", "app", "delegate",
      ])
    for name in ["window", "view"] {
      #expect(
        desk.ask("show \(name) frame", "value") == ["x": 0, "y": 0, "width": 320, "height": 480])
    }
    #expect(desk.ask("show window windowLevel", "value") == 0)
    #expect(
      desk.session.state.scene.keyWindow.map { desk.session.state.scene.name(of: $0) } == "window")
    #expect(desk.ask("show controller.view frame", "value.width") == 320)
  }

  @Test func resetReturnsToIt() {
    let desk = Desk(
      "add view A", "remove controller", "post tap 5 5", "ignore-events on", "wait 3", "reset")
    #expect(desk.session.state == Session().state)
  }

  @Test func resetEmptyLeavesThree() {
    var desk = Desk("reset empty")
    for name in ["app", "delegate", "scene"] { desk.run("chain \(name)") }
    for name in ["window", "controller", "view"] {
      #expect(desk.error("describe \(name)") == "unknown-name")
    }
    #expect(desk.error("add view A") == "no-place")
    #expect(desk.ask("tap 5 5", "hitView") == nil as JSON)
  }

  /// What the last event was is forgotten with it.
  @Test func resetForgetsTheLastEvent() {
    var desk = Desk("tap 5 5", "reset")
    #expect(desk.error("explain") == "no-event-yet")
  }
}
