import Engine
import Testing

@Suite("Several scenes of windows")
struct WindowSceneTests {
  /// A window each in two scenes, side by side, with a text field in it.
  private func stage() throws -> Stage {
    var stage = Stage()
    let other = try stage.scene.addWindowScene(named: "S2")
    try stage.addWindow("W", Rect(160, 0, 160, 480))
    try stage.set(.windowScene, "W", .object(.windowScene(other)))
    try stage.add(.textField, "F", 10, 40, 100, 40)
    try stage.add(.textField, "G", in: "W", 10, 40, 100, 40)
    return stage
  }

  @Test("U-WN-13: a window in no scene is on no screen, and gets no touches")
  func noScene() throws {
    var stage = Stage()
    let window = try stage.addWindow("W")
    #expect(stage.hit(60, 60) == "W")
    try stage.set(.windowScene, "W", .object(nil))
    #expect(stage.hit(60, 60) == "view")
    stage.tap(60, 60)
    #expect(stage.decisions.contains(Decision(.uWN13, .windowPassedOver(window, .noScene))))
    #expect(try stage.chain("W") == ["W", "app", "delegate"])
    let grid = stage.scene.hitTests(screenXs: [60], ys: [60]) { _ in }
    #expect(grid == [try stage.view("view")])
  }

  @Test("U-WN-13: a window that leaves its scene is key no more, nor can it be made so")
  func leaves() throws {
    var stage = Stage()
    let spare = try stage.addWindow("W")
    try stage.set(.windowScene, "window", .object(nil))
    #expect(stage.scene.keyWindow == spare)
    let window = try stage.view("window")
    stage.run { $0.makeKey(window) }
    #expect(stage.scene.keyWindow == spare)
  }

  @Test("U-WN-13 U-RC-06: each window's chain goes through its own scene")
  func chains() throws {
    let stage = try stage()
    #expect(try stage.chain("W") == ["W", "S2", "app", "delegate"])
    #expect(try stage.chain("window") == ["window", "scene", "app", "delegate"])
  }

  @Test("U-WN-13: each scene has its key window; a finger says which is in use")
  func inUse() throws {
    var stage = try stage()
    let (first, second) = (try stage.view("window"), try stage.view("W"))
    #expect(stage.scene.isKey(first) && stage.scene.isKey(second))
    #expect(stage.scene.keyWindow == first)
    stage.tap(60, 60)
    #expect(stage.firstResponder == "F")
    stage.tap(200, 60)
    #expect(stage.scene.keyWindow == second)
    #expect(stage.firstResponder == "G")
    #expect(stage.cites(.uWN13))
    stage.tap(60, 300)
    #expect(stage.firstResponder == "F")
  }

  @Test("U-WN-13: to make a window of another scene key leaves the one in use alone")
  func makeKey() throws {
    var stage = try stage()
    let other = try #require(stage.object("S2").windowScene)
    let third = try stage.addWindow("X", Rect(160, 0, 160, 480))
    try stage.set(.windowScene, "X", .object(.windowScene(other)))
    stage.run { $0.makeKey(third) }
    #expect(stage.scene.keyWindow == (try stage.view("window")))
    #expect(stage.scene.keyWindow(of: other) == third)
    try stage.set(.hidden, "X", .bool(true))
    #expect(stage.scene.keyWindow(of: other) == (try stage.view("W")))
    try stage.remove("W")
    #expect(stage.scene.keyWindow(of: other) == nil)
  }

  @Test("A name that is taken is no name for a scene; a scene's window is a scene's only")
  func refusals() throws {
    var stage = try stage()
    #expect(throws: SceneError.nameTaken("S2")) {
      try stage.scene.addWindowScene(named: "S2")
    }
    #expect(throws: SceneError.notSettable) {
      try stage.set(.windowScene, "view", .object(nil))
    }
    #expect(throws: SceneError.notSettable) {
      try stage.set(.windowScene, "W", .object(.application))
    }
  }
}
