import Engine
import Testing

@Suite("Controllers appear and disappear")
struct AppearanceTests {
  private func stage() throws -> Stage {
    var stage = Stage()
    for name in ["M", "N"] {
      _ = try stage.scene.addController(named: name, at: .nowhere, frame: nil)
    }
    return stage
  }

  @Test(
    "FR03: loaded once; will appear before it is in the window, is appearing and did appear in it")
  func order() throws {
    var stage = try stage()
    final class Seen { var inWindow: [Bool] = [] }
    let seen = Seen()
    stage.moments = { delivery, controller, _ in
      seen.inWindow.append(
        delivery.scene.window(of: delivery.scene[controller].view) != nil)
    }
    try stage.present("M", from: "controller")
    try stage.dismiss("M")
    try stage.present("M", from: "controller")
    #expect(
      stage.story == [
        "M viewDidLoad", "M viewWillAppear", "M viewIsAppearing", "M viewDidAppear",
        "M viewWillDisappear", "M viewDidDisappear", "M viewWillAppear", "M viewIsAppearing",
        "M viewDidAppear",
      ])
    #expect(seen.inWindow == [false, false, true, true, true, false, false, true, true])
  }

  @Test(
    "VC04 U-RC-05: a presented view covers the window; dismissed it is gone, and so is its next")
  func covers() throws {
    var stage = try stage()
    try stage.present("M", from: "controller")
    #expect(stage.hit(10, 10) == "M.view")
    #expect(stage.scene.frontMostController == (try stage.controller("M")))
    try stage.dismiss("M")
    #expect(stage.hit(10, 10) == "view")
    #expect(try stage.chain("M") == ["M"])
    #expect(stage.scene.frontMostController == (try stage.controller("controller")))
  }

  @Test(
    "dismiss takes away what one presents, the top one first, and oneself only without such",
    arguments: [
      ("controller", ["N", "M"], "view"), ("M", ["N"], "M.view"), ("N", ["N"], "M.view"),
      ("K", ["N"], "M.view"),
    ] as [(String, [String], String)])
  func dismissed(asked: String, gone: [String], left: String) throws {
    var stage = try stage()
    let m = try stage.controller("M")
    try stage.present("M", from: "controller")
    try stage.present("N", from: "M")
    _ = try stage.scene.addController(named: "K", at: .child(of: m), frame: Rect(9, 9, 1, 1))
    stage.forget()
    try stage.dismiss(asked)
    #expect(
      stage.story.filter { $0.hasSuffix("viewDidDisappear") && !$0.hasPrefix("K") }
        == gone.map { $0 + " viewDidDisappear" })
    #expect(stage.hit(100, 100) == left)
  }

  @Test("A child of a presented controller that presents nothing dismisses what it is in")
  func dismissedByChild() throws {
    var stage = try stage()
    let m = try stage.controller("M")
    try stage.present("M", from: "controller")
    _ = try stage.scene.addController(named: "K", at: .child(of: m), frame: Rect(9, 9, 1, 1))
    try stage.dismiss("K")
    #expect(stage.hit(100, 100) == "view")
  }

  @Test("What cannot be presented or dismissed is refused, and nothing has changed")
  func refused() throws {
    var stage = try stage()
    let (m, n) = (try stage.controller("M"), try stage.controller("N"))
    let root = try stage.controller("controller")
    #expect(throws: SceneError.presentsItself(m)) { try stage.present("M", from: "M") }
    #expect(throws: SceneError.notPresented(m)) { try stage.dismiss("M") }
    #expect(throws: SceneError.notInWindow(.controller(m))) { try stage.present("N", from: "M") }
    try stage.present("M", from: "controller")
    let before = stage.scene
    #expect(throws: SceneError.alreadyPresenting(root, presented: m)) {
      try stage.present("N", from: "controller")
    }
    #expect(throws: SceneError.alreadyPresenting(root, presented: m)) {
      try stage.present("M", from: "N")
    }
    #expect(throws: SceneError.negativeSize) {
      try stage.present("N", from: "M", frame: Rect(0, 0, -1, 5))
    }
    #expect(stage.scene == before)
    let child = try stage.scene.addController(
      named: "K", at: .child(of: root), frame: Rect(0, 0, 10, 10))
    #expect(throws: SceneError.isChild(child, of: root)) { try stage.present("K", from: "M") }
    #expect(stage.scene[n].presenting == nil)
  }

  @Test("C7 U-FR-06 C10: a dismissed view's first responder resigns, and its touch is cancelled")
  func dismissal() throws {
    var stage = try stage()
    try stage.present("M", from: "controller")
    try stage.add(.textField, "T", in: "M.view", 0, 0, 100, 40)
    try stage.add(.view, "V", in: "M.view", 0, 100, 100, 40)
    try stage.handleTouches("V")
    try stage.become("T")
    stage.touch(.began, 50, 120)
    try stage.dismiss("M")
    #expect(stage.firstResponder == nil)
    #expect(stage.calls == ["V began", "V cancelled"])
  }

  @Test("A container off the screen and on again takes its child controllers along")
  func children() throws {
    var stage = try stage()
    let m = try stage.controller("M")
    _ = try stage.scene.addController(named: "K", at: .child(of: m), frame: Rect(0, 0, 50, 50))
    try stage.present("M", from: "controller")
    #expect(
      stage.story == [
        "M viewDidLoad", "K viewDidLoad", "M viewWillAppear", "K viewWillAppear",
        "M viewIsAppearing", "K viewIsAppearing", "M viewDidAppear", "K viewDidAppear",
      ])
    #expect(stage.scene.frontMostController == (try stage.controller("K")))
  }
}
