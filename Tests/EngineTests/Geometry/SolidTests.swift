import Engine
import Testing

@Suite("Transforms in three dimensions")
struct SolidTests {
  private func stage(_ transform: Transform3D) throws -> Stage {
    var stage = Stage()
    try stage.add(.view, "A", 100, 100, 100, 100)
    try stage.add(.view, "B", in: "A", 0, 0, 50, 100)
    try stage.set(.transform3D, "A", .transform3D(transform))
    return stage
  }

  private static let seen = Transform3D.rotation(degrees: 60, about: .y)
    .concatenating(.perspective(500))

  @Test("U-HT-24: turned by 60 degrees it is half as wide, and hit where it is")
  func narrow() throws {
    let stage = try stage(.rotation(degrees: 60, about: .y))
    let frame = stage.scene.frame(of: try stage.view("A"))
    #expect(abs(frame.x - 125) < 1e-9 && abs(frame.width - 50) < 1e-9)
    #expect(stage.hit(120, 150) == "view")
    #expect(stage.hit(130, 150) == "B")
    #expect(stage.hit(170, 150) == "A")
    #expect(stage.hit(180, 150) == "view")
  }

  @Test("U-HT-24: through perspective the near half is larger than the far one")
  func perspective() throws {
    let stage = try stage(Self.seen)
    let view = try stage.view("A")
    // The left edge is at z = 43.3, the right one as far behind.
    let left = try #require(stage.scene.convert(Point(0, 50), from: view, to: nil))
    let right = try #require(stage.scene.convert(Point(100, 50), from: view, to: nil))
    let (near, far) = (25 / (1 - 43.30127018922193 / 500), 25 / (1 + 43.30127018922193 / 500))
    let edges = [left.x - 150, right.x - 150].map { abs($0) }.sorted()
    #expect(abs(edges[0] - far) < 1e-9 && abs(edges[1] - near) < 1e-9)
    #expect(left.y == 150 && right.y == 150)
  }

  @Test("U-HT-24: a point goes there and back, whatever the turn")
  func backAndForth() throws {
    for axis in [Transform3D.Axis.x, .y, .z] {
      for degrees in stride(from: -170.0, through: 170, by: 10) where abs(degrees) != 90 {
        let turn = Transform3D.rotation(degrees: degrees, about: axis)
          .concatenating(.perspective(400))
        let stage = try stage(turn)
        let view = try stage.view("A")
        for point in [Point(3, 7), Point(50, 50), Point(99, 1)] {
          let screen = try #require(stage.scene.convert(point, from: view, to: nil))
          let back = try #require(stage.scene.convert(screen, from: nil, to: view))
          #expect(back.distance(to: point) < 1e-6, "\(axis) \(degrees)")
        }
      }
    }
  }

  @Test("U-HT-24: a face turned away takes touches still, mirrored")
  func away() throws {
    let stage = try stage(.rotation(degrees: 180, about: .y))
    #expect(stage.hit(110, 150) == "A")
    #expect(stage.hit(190, 150) == "B")
  }

  @Test("U-HT-24 U-HT-08: seen from its edge it has no area", arguments: [Transform3D.Axis.x, .y])
  func edge(axis: Transform3D.Axis) throws {
    var stage = try stage(.rotation(degrees: 90, about: axis))
    #expect(stage.hit(150, 150) == "view")
    stage.tap(150, 150)
    let view = try stage.view("A")
    #expect(stage.decisions.contains(Decision(.uHT08, .flatTransform(view))))
  }

  @Test("U-HT-24: what is behind whoever looks is not hit")
  func behind() throws {
    let stage = try stage(Transform3D.translation(0, 0, 600).concatenating(.perspective(500)))
    for x in stride(from: 5.0, to: 320, by: 15) { #expect(stage.hit(x, 150) == "view") }
  }

  @Test("Of a flat one transform and transform3D are the same")
  func flat() throws {
    var stage = Stage()
    let view = try stage.add(.view, "A", 100, 100, 100, 100)
    let quarter = AffineTransform.rotation(degrees: 90)
    try stage.set(.transform3D, "A", .transform3D(.rotation(degrees: 90, about: .z)))
    #expect(stage.scene[view].transform == quarter)
    #expect(stage.scene.rare(view) == Stage().scene.rare(view))
    try stage.set(.transform3D, "A", .transform3D(Self.seen))
    #expect(stage.scene[view].transform == .identity)
    try stage.set(.transform, "A", .transform(quarter))
    #expect(stage.scene.transform3D(of: view) == Transform3D(quarter))
    #expect(stage.scene.rare(view) == Stage().scene.rare(view))
  }

  @Test("Asked at once or point by point, a turned view gives the same answers")
  func sweep() throws {
    let stage = try stage(Self.seen)
    let xs = stride(from: 2.5, to: 320, by: 5).map { $0 }
    let all = stage.scene.hitTests(screenXs: xs, ys: [105, 150, 195]) { _ in }
    for (at, answer) in all.enumerated() {
      let point = Point(xs[at % xs.count], [105, 150, 195][at / xs.count])
      #expect(answer == stage.scene.hitTest(screen: point))
    }
  }
}
