import Engine
import Testing

/// Every distribution with every alignment, along both axes. The numbers are worked out by hand.
@Suite("Frames in stack views")
struct StackFrameTests {
  /// From where to where views of 40, 60 and 20 (or 20, 30 and 10) points go in 300, 10 apart.
  static let along: [(StackDistribution, across: [[Double]], down: [[Double]])] = [
    // The first takes what is left: 300 - 20 - 80, and 300 - 20 - 40.
    (.fill, [[0, 200], [210, 60], [280, 20]], [[0, 240], [250, 30], [290, 10]]),
    // (300 - 20) / 3
    (
      .fillEqually, [[0, 93.333], [103.333, 93.333], [206.667, 93.333]],
      [[0, 93.333], [103.333, 93.333], [206.667, 93.333]]
    ),
    // 40/140 and 60/140 of 300, and what is left; 20/80 and 30/80.
    (
      .fillProportionally, [[0, 85.714], [95.714, 128.571], [234.286, 65.714]],
      [[0, 75], [85, 112.5], [207.5, 92.5]]
    ),
    // Gaps of (300 - 120) / 2, and (300 - 60) / 2.
    (.equalSpacing, [[0, 40], [130, 60], [280, 20]], [[0, 20], [140, 30], [290, 10]]),
    // Centers at 20, 155 and 290; at 10, 152.5 and 295.
    (.equalCentering, [[0, 40], [125, 60], [280, 20]], [[0, 20], [137.5, 30], [290, 10]]),
  ]

  /// Across a stack of 100 points: views 20, 30 and 10 high, or 40, 60 and 20 wide.
  static let across: [(StackAlignment, down: [[Double]], across: [[Double]])] = [
    (.fill, [[0, 100], [0, 100], [0, 100]], [[0, 100], [0, 100], [0, 100]]),
    (.leading, [[0, 20], [0, 30], [0, 10]], [[0, 40], [0, 60], [0, 20]]),
    (.center, [[40, 20], [35, 30], [45, 10]], [[30, 40], [20, 60], [40, 20]]),
    (.trailing, [[80, 20], [70, 30], [90, 10]], [[60, 40], [40, 60], [80, 20]]),
    // An image has no text: its first baseline is its top, its last its bottom. Beside each other alone.
    (.firstBaseline, [[0, 20], [0, 30], [0, 10]], [[0, 40], [0, 60], [0, 20]]),
    (.lastBaseline, [[80, 20], [70, 30], [90, 10]], [[0, 40], [0, 60], [0, 20]]),
  ]

  @Test("every one of them", arguments: StackDistribution.allCases, StackAlignment.allCases)
  func everyOne(distribution: StackDistribution, alignment: StackAlignment) throws {
    let along = try #require(Self.along.first { $0.0 == distribution })
    let across = try #require(Self.across.first { $0.0 == alignment })
    for axis in ScrollAxis.allCases {
      var stage = Stage()
      let isRow = axis == .horizontal
      let size = isRow ? Rect(10, 10, 300, 100) : Rect(10, 10, 100, 300)
      try stage.stack("row", size, axis, distribution, alignment, spacing: 10)
      for (name, width, height) in [("a", 40.0, 20.0), ("b", 60, 30), ("c", 20, 10)] {
        try stage.picture(name, width, height, in: "row")
      }
      stage.layOut()
      for (place, name) in ["a", "b", "c"].enumerated() {
        let (one, other) =
          isRow
          ? (along.across[place], across.down[place]) : (across.across[place], along.down[place])
        let wanted = Rect(one[0], other[0], one[1], other[1])
        let found = try stage.frame(name)
        #expect(isNear(found, wanted), "\(name) in \(axis): \(found) for \(wanted)")
      }
      #expect(stage.scene.frame(of: try stage.view("row")) == size)
    }
  }

  @Test("too narrow: the first is squeezed, equal centers give way to the spacing")
  func narrow() throws {
    for (distribution, width, wanted) in [
      // 140 are wanted; the first gives 20.
      (StackDistribution.fill, 120.0, [[0.0, 20], [30, 60], [100, 20]]),
      (.equalSpacing, 120, [[0, 20], [30, 60], [100, 20]]),
      // Centers at 20, 77.5 and 135 would leave 7.5 before the second.
      (.equalCentering, 145, [[0, 40], [50, 60], [125, 20]]),
    ] {
      var stage = Stage()
      try stage.stack("row", Rect(0, 0, width, 40), .horizontal, distribution, spacing: 10)
      for (name, width) in [("a", 40.0), ("b", 60), ("c", 20)] {
        try stage.picture(name, width, 20, in: "row")
      }
      stage.layOut()
      for (name, wanted) in zip(["a", "b", "c"], wanted) {
        #expect(try isNear(stage.frame(name), Rect(wanted[0], 0, wanted[1], 40)), "\(distribution)")
      }
    }
  }

  @Test("a stack that nothing else sizes is as large as its content")
  func loose() throws {
    for (distribution, width) in [
      (StackDistribution.fill, 140.0), (.fillEqually, 200), (.equalSpacing, 140),
      // Centers 60 apart, 20 + 10 + 30: 20 + 60 + 60 + 10.
      (.equalCentering, 150),
    ] {
      for (alignment, height) in [(StackAlignment.fill, 30.0), (.center, 30), (.trailing, 30)] {
        var stage = Stage()
        try stage.looseStack("row", .horizontal, distribution, alignment, spacing: 10)
        for (name, width, height) in [("a", 40.0, 20.0), ("b", 60, 30), ("c", 20, 10)] {
          try stage.picture(name, width, height, in: "row")
        }
        stage.layOut()
        #expect(try stage.frame("row") == Rect(0, 0, width, height), "\(distribution) \(alignment)")
        let view = try stage.view("row")
        #expect(stage.scene.fittingSize(of: view, target: .zero) == Size(width, height))
        #expect(stage.scene.intrinsicSize(of: view) == IntrinsicSize(nil, nil))
      }
    }
  }

  @Test("custom spacing stands after one view alone")
  func customSpacing() throws {
    var stage = Stage()
    try stage.looseStack("row", spacing: 10)
    for name in ["a", "b", "c"] { try stage.picture(name, 40, 20, in: "row") }
    let (row, a) = (try stage.view("row"), try stage.view("a"))
    try stage.scene.setCustomSpacing(30, after: a, in: row)
    stage.layOut()
    #expect(
      try stage.frames("a", "b", "c", "row") == [
        Rect(0, 0, 40, 20), Rect(70, 0, 40, 20), Rect(120, 0, 40, 20), Rect(0, 0, 160, 20),
      ])
    try stage.scene.setCustomSpacing(nil, after: a, in: row)
    stage.layOut()
    #expect(try stage.frame("row").width == 140)
  }

  @Test("within the margins")
  func margins() throws {
    var stage = Stage()
    let row = try stage.stack("row", Rect(0, 100, 300, 100), .horizontal, .fillEqually, spacing: 10)
    stage.scene.changeStack(row) { $0.isMarginsRelative = true }
    stage.scene.changeLayout(of: row) {
      $0.margins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
    }
    for name in ["a", "b", "c"] { try stage.plain(name, in: "row") }
    stage.layOut()
    // (300 - 40 - 20) / 3, and 100 - 40.
    #expect(
      try stage.frames("a", "b", "c") == [
        Rect(20, 10, 80, 60), Rect(110, 10, 80, 60), Rect(200, 10, 80, 60),
      ])
  }

  @Test("U-AL-09: first baselines at the top, last ones at the bottom")
  func baselines() throws {
    for (alignment, sizes, tops) in [
      (StackAlignment.firstBaseline, [28.0, 13], [0.0, 14]),
      // 22 points are 26.3 high; the two last baselines are 10 apart from the tops.
      (.lastBaseline, [22, 11], [73.7, 83.7]),
    ] {
      var stage = Stage()
      try stage.stack("row", Rect(0, 0, 300, 100), .horizontal, .fill, alignment)
      for (name, size) in zip(["a", "b"], sizes) {
        try stage.free(.label, name, text: "Base", font: Font(size))
        try stage.arrange(name, in: "row")
      }
      stage.layOut()
      for (name, top) in zip(["a", "b"], tops) {
        #expect(abs(try stage.frame(name).y - top) <= 0.5, "\(alignment) \(name)")
      }
    }
  }

  @Test("spacing between baselines")
  func baselineSpacing() throws {
    var stage = Stage()
    try stage.looseStack("column", .vertical, spacing: 30)
    let column = try stage.view("column")
    stage.scene.changeStack(column) { $0.isBaselineRelative = true }
    for name in ["a", "b"] {
      try stage.free(.label, name, text: "Base")
      try stage.arrange(name, in: "column")
    }
    stage.layOut()
    // Of one font: tops are as far apart as baselines.
    #expect(try stage.frames("a", "b").map { $0.y } == [0, 30])
  }
}
