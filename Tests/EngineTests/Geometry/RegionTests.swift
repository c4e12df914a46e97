import Engine
import Testing

@Suite("Rectangles and regions")
struct RegionTests {
  @Test(
    "U-HT-06 PI02: left and top edges are inside, right and bottom ones are not",
    arguments: [
      (0.0, 0.0, true), (19.9, 19.9, true), (20, 10, false), (10, 20, false), (-0.1, 5, false),
      (20, 20, false), (0, 19.999, true),
    ])
  func halfOpen(x: Double, y: Double, isInside: Bool) {
    #expect(Rect(0, 0, 20, 20).contains(Point(x, y)) == isInside)
  }

  @Test("U-HT-06: an empty rectangle contains nothing, not even its origin")
  func empty() {
    #expect(!Rect(5, 5, 0, 10).contains(Point(5, 5)))
    #expect(!Rect(5, 5, 10, 0).contains(Point(5, 5)))
    #expect(!Rect(5, 5, 10, 10).contains(Point(.nan, 6)))
  }

  @Test("PI03: an inset moves the origin in and shrinks the size by twice as much")
  func inset() {
    #expect(Rect(0, 0, 20, 20).inset(by: -10, -10) == Rect(-10, -10, 40, 40))
    #expect(Rect(0, 0, 200, 120).inset(by: -20, -20) == Rect(-20, -20, 240, 160))
    #expect(Rect(10, 10, 20, 20).inset(by: 5, 2) == Rect(15, 12, 10, 16))
    #expect(Rect(0, 0, 20, 20).inset(by: 11, 0).isEmpty)
    #expect(Rect(0, 0, 20, 20).inset(by: 0, 11).isEmpty)
  }

  @Test("Rectangles that only touch share nothing")
  func intersection() {
    #expect(Rect(0, 0, 10, 10).intersection(Rect(10, 0, 10, 10)) == nil)
    #expect(Rect(0, 0, 10, 10).intersection(Rect(5, 5, 10, 10)) == Rect(5, 5, 5, 5))
  }

  static let bounds = Rect(0, 0, 100, 40)
  static let cases: [(Region, Double, Double, Bool)] = [
    (.always, 1e9, -1e9, true), (.never, 50, 20, false),
    (.inset(-10, -10), -10, -10, true), (.inset(-10, -10), 110, 0, false),
    (.inset(60, 0), 50, 20, false),
    (.rects([Rect(0, 0, 5, 5), Rect(50, 50, 5, 5)]), 52, 52, true),
    (.rects([Rect(0, 0, 5, 5), Rect(50, 50, 5, 5)]), 20, 20, false),
    (.rects([]), 20, 20, false),
    (.ellipse, 50, 20, true), (.ellipse, 1, 1, false), (.ellipse, 0, 20, false),
    (.ellipse, 0.5, 20, true),
    (.polygon([Point(0, 0), Point(100, 0), Point(0, 40)]), 10, 10, true),
    (.polygon([Point(0, 0), Point(100, 0), Point(0, 40)]), 90, 30, false),
    (.polygon([]), 0, 0, false),
    // A figure of eight: where it winds twice over, the crossing count is even.
    (.polygon([Point(0, 0), Point(40, 40), Point(40, 0), Point(0, 40)]), 20, 10, false),
    (.polygon([Point(0, 0), Point(40, 40), Point(40, 0), Point(0, 40)]), 5, 20, true),
  ]

  @Test("PI04 PI06: the regions that an override can answer for", arguments: cases)
  func region(_ region: Region, x: Double, y: Double, isInside: Bool) {
    #expect(region.contains(Point(x, y), bounds: Self.bounds) == isInside)
  }

  @Test("An ellipse in empty bounds holds nothing")
  func emptyEllipse() {
    #expect(!Region.ellipse.contains(.zero, bounds: Rect(0, 0, 0, 10)))
  }
}
