import Engine
import Testing

@Suite("Conversion between views")
struct ConversionTests {
  @Test("There and back over random trees, to 1e-9 of the way", arguments: 0..<60 as Range<UInt64>)
  func thereAndBack(seed: UInt64) throws {
    var random = Random(seed: seed)
    var tree = RandomTree(seed: seed)
    for index in tree.plans.indices where tree.plans[index].transform.inverse == nil {
      tree.plans[index].transform = .identity
    }
    let (scene, views) = try tree.scene()
    for _ in 0..<40 {
      guard let a = views.randomElement(using: &random), let b = views.randomElement(using: &random)
      else { return }
      let point = Point(random.number(-500, 500), random.number(-500, 500))
      let there = try #require(scene.convert(point, from: a, to: b))
      let back = try #require(scene.convert(there, from: b, to: a))
      let size = max(1, abs(there.x), abs(there.y), abs(point.x), abs(point.y))
      #expect(
        back.distance(to: point) < 1e-9 * size, "seed \(seed): \(point) came back as \(back)")
      let atTop = try #require(scene.convert(point, from: a, to: views[0]))
      let overTop = try #require(scene.convert(atTop, from: views[0], to: b))
      #expect(overTop.distance(to: there) < 1e-7 * size, "seed \(seed): over the top it differs")
    }
  }

  @Test("TO06: a point of the window in nested views, and in nil's")
  func nested() throws {
    var stage = Stage()
    try stage.add(.view, "C", 20, 200, 280, 240)
    try stage.add(.view, "E", in: "C", 160, 20, 100, 200)
    let (c, e) = (try stage.view("C"), try stage.view("E"))
    #expect(stage.scene.convert(Point(230, 320), from: nil, to: e) == Point(50, 100))
    #expect(stage.scene.convert(Point(230, 320), from: nil, to: c) == Point(210, 120))
    #expect(stage.scene.convert(Point(50, 100), from: e, to: nil) == Point(230, 320))
    #expect(stage.scene.convert(Point(50, 100), from: e, to: e) == Point(50, 100))
  }

  @Test("U-HT-23: between cousins the bounding box is taken in the ancestor, then in the other")
  func cousins() throws {
    var stage = Stage()
    try stage.add(.view, "A", 100, 100, 100, 100)
    try stage.add(.view, "B", 100, 100, 100, 100)
    try stage.set(.transform, "A", .transform(.rotation(degrees: 45)))
    try stage.set(.transform, "B", .transform(.rotation(degrees: 45)))
    let (a, b) = (try stage.view("A"), try stage.view("B"))
    // The same place and turn: a point comes through unchanged, yet a square doubles.
    let point = try #require(stage.scene.convert(Point(10, 20), from: a, to: b))
    #expect(point.distance(to: Point(10, 20)) < 1e-9)
    let rect = try #require(stage.scene.convert(Rect(0, 0, 100, 100), from: a, to: b))
    #expect(abs(rect.width - 200) < 1e-9)
    #expect(abs(rect.x + 50) < 1e-9)
  }

  @Test("U-HT-23: up and down one line the bounding box is taken once, however many levels")
  func oneLine() throws {
    var stage = Stage()
    try stage.add(.view, "A", 100, 100, 100, 100)
    try stage.add(.view, "B", in: "A", 0, 0, 100, 100)
    try stage.set(.transform, "A", .transform(.rotation(degrees: 45)))
    try stage.set(.transform, "B", .transform(.rotation(degrees: -45)))
    let (top, b) = (try stage.view("view"), try stage.view("B"))
    let up = try #require(stage.scene.convert(Rect(0, 0, 100, 100), from: b, to: top))
    #expect(abs(up.width - 100) < 1e-9)
    #expect(abs(up.x - 100) < 1e-9)
    let down = try #require(stage.scene.convert(Rect(100, 100, 100, 100), from: top, to: b))
    #expect(abs(down.width - 100) < 1e-9)
  }

  @Test("U-HT-23: nil is the window's space; without a window the point stays")
  func toNil() throws {
    var stage = Stage()
    let loose = try stage.scene.addView(
      .view, named: "loose", in: nil, frame: Rect(10, 20, 50, 50))
    let inner = try stage.add(.view, "inner", in: "loose", 5, 5, 10, 10)
    #expect(stage.scene.convert(Point(3, 4), from: loose, to: nil) == Point(3, 4))
    #expect(stage.scene.convert(Point(3, 4), from: nil, to: inner) == Point(3, 4))
    #expect(stage.scene.convert(Rect(1, 2, 3, 4), from: inner, to: nil) == Rect(1, 2, 3, 4))
    #expect(stage.scene.convert(Point(3, 4), from: inner, to: loose) == Point(8, 9))
    let window = try stage.view("window")
    #expect(stage.scene.convert(Point(3, 4), from: window, to: nil) == Point(3, 4))
  }

  @Test("U-HT-08: nothing converts into a flat view, and out of it all comes to a line")
  func flat() throws {
    var stage = Stage()
    try stage.add(.view, "A", 0, 0, 100, 100)
    try stage.add(.view, "B", in: "A", 0, 0, 10, 10)
    try stage.set(.transform, "A", .transform(.scale(0, 1)))
    let (top, a, b) = (try stage.view("view"), try stage.view("A"), try stage.view("B"))
    #expect(stage.scene.convert(Point(50, 50), from: top, to: a) == nil)
    #expect(stage.scene.convert(Rect(0, 0, 5, 5), from: top, to: b) == nil)
    #expect(stage.scene.convert(Point(1, 20), from: a, to: top) == Point(50, 20))
    #expect(stage.hit(50, 50) == "view")
  }
}
