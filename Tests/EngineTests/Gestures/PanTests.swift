import Engine
import Testing

/// How many fingers a pan takes, and pans from an edge.
@Suite("Pans")
struct PanTests {
  private func stage(_ gesture: Gesture = .pan) throws -> Stage {
    var stage = Stage()
    try stage.recognizer(gesture, "P", on: "view")
    return stage
  }

  @Test(
    "U-GR-48: with fewer fingers than it wants a pan waits, and begins when the last has landed")
  func minimum() throws {
    var stage = try stage()
    try stage.set(.minimumNumberOfTouches, "P", .number(2))
    stage.touch(.began, 50, 50)
    stage.touch(.moved, 150, 50)
    #expect(stage.story(of: "P").isEmpty)
    stage.touch(.began, 150, 150, finger: 2)
    #expect(stage.story(of: "P").isEmpty)
    stage.touches([
      TouchChange(finger: 1, phase: .moved, point: Point(190, 50)),
      TouchChange(finger: 2, phase: .moved, point: Point(190, 150)),
    ])
    #expect(stage.story(of: "P") == ["began"])
    stage.lift(2)
    #expect(stage.story(of: "P") == ["began", "ended"])
  }

  @Test("U-GR-48: one finger alone is too few")
  func tooFew() throws {
    var stage = try stage()
    try stage.set(.minimumNumberOfTouches, "P", .number(2))
    stage.drag(Point(20, 20), Point(200, 20))
    #expect(stage.causes(of: "P") == [.tooFewFingers(required: 2, seen: 1)])
  }

  @Test(
    "U-GR-48 C23: one finger too many before it begins fails it; afterwards it is ignored, or ends it"
  )
  func maximum() throws {
    for extra in ExtraFinger.allCases {
      var stage = try stage()
      stage.rules.extraFinger = extra
      try stage.set(.maximumNumberOfTouches, "P", .number(1))
      stage.touches([
        TouchChange(finger: 1, phase: .began, point: Point(20, 20)),
        TouchChange(finger: 2, phase: .began, point: Point(80, 20)),
      ])
      #expect(stage.causes(of: "P") == [.tooManyFingers(limit: 1)])
      stage.lift(1)
      stage.lift(2)
      stage.forget()
      stage.touch(.began, 20, 20)
      stage.touch(.moved, 60, 20)
      stage.touch(.began, 200, 200, finger: 2)
      stage.touch(.moved, 200, 300, finger: 2)
      #expect(stage.story(of: "P") == (extra == .ends ? ["began", "ended"] : ["began"]))
    }
  }

  @Test(
    "U-GR-50 C24: it begins only where the finger comes in from its edge",
    arguments: [
      (5.0, 240.0, 100.0, 240.0, "began"), (60, 240, 160, 240, "failed"),
      (5, 240, 5, 340, "failed"),
      (315, 240, 200, 240, "failed"), (20, 240, 60, 240, "began"), (20.5, 240, 60, 240, "failed"),
    ])
  func edge(x: Double, y: Double, toX: Double, toY: Double, state: String) throws {
    var stage = try stage(.screenEdgePan)
    try stage.set(.edges, "P", .words(["left"]))
    stage.touch(.began, x, y)
    stage.touch(.moved, toX, toY)
    #expect(stage.story(of: "P") == [state])
  }

  @Test("U-GR-50: without edges it never begins")
  func noEdges() throws {
    var stage = try stage(.screenEdgePan)
    stage.drag(Point(2, 100), Point(200, 100))
    #expect(stage.causes(of: "P") == [.noEdges])
  }
}
