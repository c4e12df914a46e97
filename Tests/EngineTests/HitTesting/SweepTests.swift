import Depth
import Engine
import Testing

/// All points of a grid at once, against each by itself. A failure names its seed.
@Suite("A sweep over a grid answers what a hit test at each point does")
struct SweepTests {
  enum Sort: CaseIterable {
    /// No overrides of `hitTest` and nothing turned: all of it goes by rectangles.
    case upright
    /// Whatever a view can be.
    case any
  }

  @Test("HT03: on random scenes", arguments: Sort.allCases, 0..<Depth.count(2, nightly: 20))
  func agrees(sort: Sort, batch: Int) throws {
    for number in 0..<40 {
      let seed = UInt64(batch * 40 + number)
      let scene = try Self.scene(seed, sort)
      var rules = seed % 2 == 0 ? Rulebook.uikit : .documents
      if seed % 7 == 0 { rules.subviewOrder = .firstToLast }
      if seed % 11 == 0 { rules.alphaLimit = .belowOrEqual }
      // Edges lie on whole points in half of the trees, so that some points lie on edges.
      compare(scene, rules, Self.places(45, -4, 8), Self.places(30, -4.5, 16.5), "seed \(seed)")
    }
  }

  @Test("Under every mistake", arguments: Mistake.allCases)
  func mistakes(mistake: Mistake) throws {
    for seed in 0..<UInt64(Depth.count(1, nightly: 5)) {
      compare(
        try Self.scene(seed, .any), Rulebook.uikit.with(mistake), Self.places(20, 1, 17),
        Self.places(20, 1, 25),
        "seed \(seed)")
    }
  }

  /// Coordinates that are beyond what a number holds, somewhere on the way down.
  @Test func beyondNumbers() throws {
    var stage = Stage()
    try stage.add(.view, "far", -1e308, 0, 1.5e308, 400)
    try stage.add(.view, "farther", in: "far", -1e308, 0, 1.7e308, 300)
    try stage.add(.view, "beyond", in: "farther", -1.7e308, 0, 1.7e308, 200)
    try stage.add(.view, "back", in: "beyond", 1.7e308, 0, 1.7e308, 100)
    compare(stage.scene, .uikit, Self.places(20, 0, 16), Self.places(20, 0, 24), "beyond")
  }

  @Test func emptyAndUnordered() throws {
    let scene = try Self.scene(3, .upright)
    compare(scene, .uikit, [], [1, 2], "no columns")
    compare(scene, .uikit, [1, 2], [], "no rows")
    compare(scene, .uikit, [90, 10, 50, 50], [300, 40], "not in order")
    compare(scene, .uikit, [10, .nan, 50], [40, .infinity], "not numbers")
  }

  /// A chain needs no more room than one view; this one has no end that a stack would bear.
  @Test func deep() throws {
    var stage = Stage()
    var parent = "view"
    for index in 0..<20_000 {
      let frame = Rect(index % 2 == 0 ? 1 : -1, 0, 320, 480)
      _ = try stage.scene.addView(
        .view, named: "v\(index)", in: try stage.view(parent), frame: frame)
      parent = "v\(index)"
    }
    compare(stage.scene, .uikit, Self.places(4, 0, 100), Self.places(4, 0, 100), "chain")
  }

  @Test func isEndedByItsStep() throws {
    struct Ended: Error, Equatable {}
    let scene = try Self.scene(4, .any)
    #expect(throws: Ended()) {
      try scene.hitTests(screenXs: [1, 2], ys: [1]) { _ throws(Ended) in throw Ended() }
    }
  }

  // MARK: Making

  private static func places(_ count: Int, _ first: Double, _ step: Double) -> [Double] {
    (0..<count).map { first + Double($0) * step }
  }

  /// A random tree on the screen, now and then with a window in front.
  private static func scene(_ seed: UInt64, _ sort: Sort) throws -> Scene {
    var tree = RandomTree(seed: seed)
    if sort == .upright {
      for index in tree.plans.indices {
        tree.plans[index].hitTest = nil
        let transform = tree.plans[index].transform
        if transform.b != 0 || transform.c != 0 { tree.plans[index].transform = .scale(1.5, 0.75) }
      }
    }
    var stage = Stage(scene: try tree.scene().scene)
    try stage.move("v0", to: "view")
    if seed % 5 == 0 {
      try stage.addWindow("front", Rect(50, 60, 120, 90))
      try stage.add(.button, "B", in: "front", 10, 10, 50, 50)
    }
    return stage.scene
  }

  private func compare(
    _ scene: Scene, _ rules: Rulebook, _ xs: [Double], _ ys: [Double], _ what: String
  ) {
    let swept = scene.hitTests(screenXs: xs, ys: ys, rules: rules) { _ throws(Never) in }
    let each = ys.flatMap { y in
      xs.map { x in scene.hitTest(screen: Point(x, y), rules: rules) as ViewID? }
    }
    #expect(swept == each, "\(what)")
  }
}
