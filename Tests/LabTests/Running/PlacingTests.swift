import Testing

@testable import Lab

/// Where things go when nobody says where.
@Suite struct PlacingTests {
  @Test func withoutInAViewGoesToView() {
    var desk = Desk("add view A 0 0 10 10", "add view B in A")
    #expect(desk.ask("chain A", "chain.1") == "view")
    #expect(desk.ask("show A frame", "value") == ["x": 0, "y": 0, "width": 10, "height": 10])
  }

  /// `removeFromParent` and its view's `removeFromSuperview`; its name and all below it stay.
  @Test func aControllerCanBeTakenOffTheScreen() {
    var desk = Desk("add controller K in controller", "add view A in K")
    #expect(desk.run("move K to nil").text.contains("K.removeFromParent()"))
    #expect(desk.ask("chain A", "chain") == ["A", "K.view", "K"])
    #expect(desk.session.state.scene.controllers.last?.parent == nil)
    desk.run("move K to controller")
    #expect(desk.ask("hit-test 5 5", "hitView") == "A")
    #expect(
      desk.run("move controller to nil").text.first == "window.rootViewController = nil")
    #expect(desk.ask("hit-test 5 5", "hitView") == "window")
  }

  /// A presented controller goes by `dismiss`.
  @Test func aPresentedControllerIsNotMoved() {
    var desk = Desk("present M from controller")
    #expect(desk.error("move M to nil") == "cannot-be-moved")
    #expect(desk.error("move M to controller") == "cannot-be-moved")
  }

  @Test func withoutAViewItGoesToTheNewestWindow() {
    var desk = Desk(
      "reset empty", "add window W1 0 0 100 100", "add window W2 0 0 50 60",
      "key-window W1", "add view A")
    #expect(desk.ask("chain A", "chain.1") == "W2")
    desk.run("add view view in W1")
    desk.run("add view B")
    #expect(desk.ask("chain B", "chain.1") == "view")
  }

  @Test func withoutAFrameAViewFillsItsParent() {
    var desk = Desk(
      "add view A 10 20 100 50", "add view B in A", "set bounds A 5 5 100 50",
      "add view C in A", "add window W")
    #expect(desk.ask("show B frame", "value") == ["x": 0, "y": 0, "width": 100, "height": 50])
    #expect(desk.ask("show C frame", "value") == ["x": 5, "y": 5, "width": 100, "height": 50])
    #expect(desk.ask("show W frame", "value") == ["x": 0, "y": 0, "width": 320, "height": 480])
  }

  /// `K.view` is K's view, and K stands for it where a view is wanted as a parent.
  @Test func aControllerHasAView() {
    var desk = Desk(
      "add controller K in controller 10 10 100 100", "add view A in K.view", "add view B in K",
      "set alpha K.view 0.5")
    #expect(
      desk.ask("chain A", "chain")
        == desk.session.run("chain B")[0].result["chain"].map {
          JSON.array(["A"] + $0.elements.dropFirst())
        })
    #expect(desk.ask("chain A", "chain.1") == "K.view")
    #expect(desk.ask("chain A", "chain.2") == "K")
    #expect(desk.ask("show K.view alpha", "value") == 0.5)
    #expect(desk.error("chain Q.view") == "unknown-name")
  }

  @Test func aControllerAdoptsAView() {
    var desk = Desk("add view B in view 10 10 50 50", "add controller K in controller view=B")
    #expect(desk.ask("chain B", "chain.1") == "K")
    #expect(desk.ask("chain K.view", "chain.0") == "B")
    #expect(desk.ask("find-controller B", "found") == "K")
    #expect(desk.ask("chain K", "chain.1") == "view")
  }

  @Test func presentMakesTheController() {
    var desk = Desk("present M from controller")
    #expect(desk.ask("show M.view frame", "value.height") == 480)
    #expect(desk.ask("hit-test 5 5", "hitView") == "M.view")
    #expect(desk.ask("chain M", "chain.1") == "controller")
    desk.run("dismiss M")
    #expect(desk.ask("hit-test 5 5", "hitView") == "view")
    desk.run("present M from controller 0 0 100 100")
    #expect(desk.ask("hit-test 50 50", "hitView") == "M.view")
    // Beside it lies UIKit's own view (U-PC-04).
    #expect(desk.ask("hit-test 150 150", "hitView") == "M.transitionView")
  }

  /// An object that does not exist is never made by mistake.
  @Test(arguments: [
    "set alpha Card 1", "add view A in Card", "add tap-recognizer T to Card", "tap 5 5 in Card",
    "present M from Card", "dismiss Card", "move view to Card", "focus Card", "chain Card",
    "override view next Card", "on Card view-did-load do tap 1 1", "send save: to Card",
  ])
  func anUnknownNameMakesNothing(_ line: String) {
    var desk = Desk("add view Cart")
    let error = desk.attempt(line).last?.error
    #expect(error?.code == "unknown-name")
    #expect(desk.error("describe Card") == "unknown-name")
    #expect(desk.error("describe A") == "unknown-name")
  }
}
