import Engine
import Testing

@Suite("Frame, bounds, centre, anchor and transform")
struct FrameTests {
  private func stage(_ frame: Rect = Rect(10, 20, 100, 60)) throws -> Stage {
    var stage = Stage()
    try stage.add(.view, "A", frame.x, frame.y, frame.width, frame.height)
    return stage
  }

  private func rect(_ property: Property, _ stage: Stage) throws -> Rect {
    guard case .rect(let rect) = stage.scene.value(of: property, of: try stage.object("A")) else {
      throw SceneError.notSettable
    }
    return rect
  }

  @Test("A new view: bounds at zero, the centre in the middle")
  func new() throws {
    let stage = try stage()
    #expect(try rect(.bounds, stage) == Rect(0, 0, 100, 60))
    #expect(stage.scene[try stage.view("A")].center == Point(60, 50))
  }

  static let boxes: [(AffineTransform, Rect)] = [
    (.rotation(degrees: 90), Rect(30, 0, 60, 100)),
    (.rotation(degrees: 180), Rect(10, 20, 100, 60)),
    (.rotation(degrees: 270), Rect(30, 0, 60, 100)),
    (.scale(2, 0.5), Rect(-40, 35, 200, 30)),
    (.scale(-1, 1), Rect(10, 20, 100, 60)),
    (.translation(5, -5), Rect(15, 15, 100, 60)),
    (.scale(0, 0), Rect(60, 50, 0, 0)),
    (AffineTransform.scale(2, 2).concatenating(.translation(10, 0)), Rect(-30, -10, 200, 120)),
  ]

  @Test("U-HT-08: the frame is the bounding box of the transformed bounds", arguments: boxes)
  func boundingBox(transform: AffineTransform, box: Rect) throws {
    var stage = try stage()
    try stage.set(.transform, "A", .transform(transform))
    #expect(try rect(.frame, stage) == box)
    #expect(try rect(.bounds, stage) == Rect(0, 0, 100, 60))
    #expect(stage.scene[try stage.view("A")].center == Point(60, 50))
  }

  @Test("A 45 degree turn of a square: the box is its diagonal")
  func diagonal() throws {
    var stage = try stage(Rect(0, 0, 100, 100))
    try stage.set(.transform, "A", .transform(.rotation(degrees: 45)))
    let frame = try rect(.frame, stage)
    let diagonal = 100 * 2.0.squareRoot()
    #expect(abs(frame.width - diagonal) < 1e-9)
    #expect(abs(frame.x - (50 - diagonal / 2)) < 1e-9)
  }

  @Test(
    "Set through a quarter turn, a scale or a translation, a frame reads back as it was set",
    arguments: [
      AffineTransform.rotation(degrees: 90), .scale(2, 4), .translation(7, -3), .scale(-1, 1),
      AffineTransform.scale(2, 2).concatenating(.rotation(degrees: 270)),
    ])
  func setThroughTransform(transform: AffineTransform) throws {
    var stage = try stage()
    try stage.set(.transform, "A", .transform(transform))
    try stage.set(.frame, "A", .rect(Rect(40, 80, 64, 32)))
    #expect(try rect(.frame, stage) == Rect(40, 80, 64, 32))
  }

  @Test("Bounds grow about the anchor point; the frame follows")
  func boundsGrow() throws {
    var stage = try stage()
    try stage.set(.bounds, "A", .rect(Rect(0, 0, 200, 100)))
    #expect(try rect(.frame, stage) == Rect(-40, 0, 200, 100))
    try stage.set(.frame, "A", .rect(Rect(10, 20, 100, 60)))
    try stage.set(.anchorPoint, "A", .point(Point(0, 0)))
    #expect(try rect(.frame, stage) == Rect(60, 50, 100, 60))
    try stage.set(.bounds, "A", .rect(Rect(0, 0, 200, 100)))
    #expect(try rect(.frame, stage) == Rect(60, 50, 200, 100))
  }

  @Test("A bounds origin moves what is inside, not the view itself")
  func boundsOrigin() throws {
    var stage = try stage()
    try stage.add(.view, "B", in: "A", 0, 0, 10, 10)
    try stage.set(.bounds, "A", .rect(Rect(30, 5, 100, 60)))
    #expect(try rect(.frame, stage) == Rect(10, 20, 100, 60))
    let inWindow = stage.scene.convert(
      Point(0, 0), from: try stage.view("B"), to: try stage.view("view"))
    #expect(inWindow == Point(-20, 15))
  }

  @Test("A rotation turns about the anchor point")
  func anchor() throws {
    var stage = try stage(Rect(0, 0, 100, 60))
    try stage.set(.anchorPoint, "A", .point(Point(0, 0)))
    try stage.set(.center, "A", .point(Point(50, 50)))
    try stage.set(.transform, "A", .transform(.rotation(degrees: 90)))
    #expect(try rect(.frame, stage) == Rect(-10, 50, 60, 100))
  }

  @Test("Transforms: composition, inverse, and none for a flat one")
  func transforms() throws {
    let turn = AffineTransform.rotation(degrees: 30)
    let both = turn.concatenating(.translation(5, 7))
    #expect(both.apply(Point(1, 0)) == turn.apply(Point(1, 0)) + Point(5, 7))
    let inverse = try #require(both.inverse)
    let back = inverse.apply(both.apply(Point(3, 4)))
    #expect(back.distance(to: Point(3, 4)) < 1e-12)
    #expect(AffineTransform.scale(0, 1).inverse == nil)
    #expect(AffineTransform(1, 2, 2, 4, 0, 0).inverse == nil)
    #expect(AffineTransform.rotation(degrees: 90).apply(Point(1, 0)) == Point(0, 1))
  }
}
