import Engine
import Testing

/// Frames recorded on real UIKit, within half a point.
@Suite("Layouts as recorded")
struct RecordedLayoutTests {
  @Test("U-AL-02: 60 at 750 beats 140 at 749; at least 90 beats 30 at 999; 80 to 200 stops 300")
  func priorities() throws {
    var stage = Stage()
    for (name, y) in [("a", 0.0), ("b", 40), ("c", 80)] {
      try stage.free(.view, name)
      try stage.constrain("\(name).left", .equal, "view.left", plus: 10)
      try stage.constrain("\(name).top", .equal, "view.top", plus: y)
      try stage.constrain("\(name).height", plus: 30)
    }
    try stage.constrain("a.width", .greaterOrEqual, plus: 80)
    try stage.constrain("a.width", .lessOrEqual, plus: 200)
    try stage.constrain("a.width", plus: 300, at: 500)
    try stage.constrain("b.width", plus: 60, at: 750)
    try stage.constrain("b.width", plus: 140, at: 749)
    try stage.constrain("c.width", .greaterOrEqual, plus: 90)
    try stage.constrain("c.width", plus: 30, at: 999)
    stage.layOut()
    #expect(try stage.frame("a").width == 200)
    #expect(try stage.frame("b").width == 60)
    #expect(try stage.frame("c").width == 90)
    #expect(stage.findings.isEmpty)
  }

  @Test("U-AL-07: three of 93.333 stand at 12, 113 and 215, each 93.5 wide")
  func chain() throws {
    var stage = Stage()
    for name in ["a", "b", "c"] {
      try stage.free(.view, name)
      try stage.constrain("\(name).top", .equal, "view.top", plus: 12)
      try stage.constrain("\(name).height", plus: 40)
    }
    try stage.constrain("a.leading", .equal, "view.leading", plus: 12)
    try stage.constrain("b.leading", .equal, "a.trailing", plus: 8)
    try stage.constrain("c.leading", .equal, "b.trailing", plus: 8)
    try stage.constrain("c.trailing", .equal, "view.trailing", plus: -12)
    try stage.constrain("b.width", .equal, "a.width")
    try stage.constrain("c.width", .equal, "a.width")
    stage.layOut()
    #expect(try stage.frame("a") == Rect(12, 12, 93.5, 40))
    #expect(try stage.frame("b") == Rect(113, 12, 93.5, 40))
    #expect(try stage.frame("c") == Rect(215, 12, 93.5, 40))
  }

  @Test("U-AL-07: 30 high in the middle between 37 and 292 is at 149.5, and so at 150")
  func centre() throws {
    var stage = Stage()
    try stage.add(.view, "card", 0, 37, 100, 255)
    try stage.free(.view, "bar")
    try stage.constrain("bar.centerY", .equal, "card.centerY")
    try stage.constrain("bar.left", .equal, "card.left")
    try stage.constrain("bar.width", plus: 100)
    try stage.constrain("bar.height", plus: 30)
    stage.layOut()
    #expect(try stage.frame("bar") == Rect(0, 150, 100, 30))
  }

  @Test("U-AL-09: labels of 28 and 13 points on one first baseline, of 22 and 11 on one last")
  func baselines() throws {
    var stage = Stage()
    for (name, size) in [("a", 28.0), ("b", 13), ("c", 22), ("d", 11)] {
      try stage.free(.label, name, text: "Base", font: Font(size))
      try stage.constrain("\(name).left", .equal, "view.left")
    }
    try stage.constrain("a.top", .equal, "view.top", plus: 24)
    try stage.constrain("b.firstBaseline", .equal, "a.firstBaseline")
    try stage.constrain("c.top", .equal, "view.top", plus: 96)
    try stage.constrain("d.lastBaseline", .equal, "c.lastBaseline")
    stage.layOut()
    #expect(try stage.frame("a").y == 24 && stage.frame("b").y == 38)
    #expect(try stage.frame("c").y == 96 && stage.frame("d").y == 106)
  }

  @Test("U-AL-03: a view placed by its frame stays, and others are tied to it")
  func mixed() throws {
    var stage = Stage()
    try stage.add(.view, "card", 20, 30, 200, 100)
    try stage.free(.view, "badge")
    try stage.constrain("badge.centerX", .equal, "card.trailing")
    try stage.constrain("badge.centerY", .equal, "card.top")
    try stage.constrain("badge.width", plus: 20)
    try stage.constrain("badge.height", .equal, "badge.width")
    stage.layOut()
    #expect(try stage.frame("card") == Rect(20, 30, 200, 100))
    #expect(try stage.frame("badge") == Rect(210, 20, 20, 20))
  }

  @Test("U-AL-03: +60 goes to 10, 40 and 50 as +6, +24 and +30")
  func masks() throws {
    var stage = Stage()
    try stage.free(.view, "box")
    for name in ["left", "top"] { try stage.constrain("box.\(name)", .equal, "view.\(name)") }
    try stage.constrain("box.height", plus: 100)
    let width = try stage.constrain("box.width", plus: 100)
    stage.layOut()
    try stage.add(.view, "inner", in: "box", 10, 0, 40, 20)
    try stage.set(
      .autoresizingMask, "inner",
      .words(["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"]))
    try stage.free(.view, "tied", in: "box")
    try stage.constrain("tied.left", .equal, "inner.right")
    for name in ["top", "width", "height"] {
      try stage.constrain("tied.\(name)", .equal, "inner.\(name)")
    }
    stage.layOut()
    try stage.scene.setConstant(of: width, to: 160)
    stage.layOut()
    #expect(try isNear(stage.frame("inner"), Rect(16, 0, 64, 20), within: 1e-9))
    #expect(try stage.frame("tied") == Rect(80, 0, 64, 20))
  }

  @Test("U-AL-06: with too much room the first is stretched, with too little the first is squeezed")
  func ties() throws {
    for (room, widths) in [(300.0, [213.5, 29, 41.5]), (120, [33.5, 29, 41.5])] {
      var stage = Stage()
      try stage.add(.view, "row", 0, 0, room, 40)
      for (name, width) in [("a", 41.5), ("b", 29), ("c", 41.5)] { try stage.picture(name, width) }
      try stage.constrain("a.left", .equal, "row.left")
      try stage.constrain("b.left", .equal, "a.right", plus: 8)
      try stage.constrain("c.left", .equal, "b.right", plus: 8)
      try stage.constrain("c.right", .equal, "row.right")
      for name in ["a", "b", "c"] { try stage.constrain("\(name).top", .equal, "row.top") }
      stage.layOut()
      #expect(try ["a", "b", "c"].map { try stage.frame($0).width } == widths)
      #expect(!stage.findings.isEmpty)
    }
  }

  @Test("U-AL-08: insets of 44, 10, 34 and 12 in 320 × 480 leave (10 44; 298 402)")
  func safeArea() throws {
    var stage = Stage()
    let root = try stage.view("view")
    stage.scene.changeLayout(of: root) {
      // The status bar's 20 are there already.
      $0.additionalSafeArea = EdgeInsets(top: 24, left: 10, bottom: 34, right: 12)
      $0.margins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    for (name, guide) in [("safe", "safeAreaLayoutGuide"), ("inner", "layoutMarginsGuide")] {
      try stage.free(.view, name)
      for edge in ["left", "top", "right", "bottom"] {
        try stage.constrain("\(name).\(edge)", .equal, "view.\(guide).\(edge)")
      }
    }
    stage.layOut()
    #expect(try stage.frame("safe") == Rect(10, 44, 298, 402))
    #expect(try stage.frame("inner") == Rect(18, 52, 282, 386))
    #expect(
      stage.scene.layoutMargins(of: root) == EdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
  }

  @Test("U-AL-08: a child has what is left of its superview's insets, and the whole in its band")
  func childInsets() throws {
    var stage = Stage()
    let root = try stage.view("view")
    stage.scene.changeLayout(of: root) {
      $0.additionalSafeArea = EdgeInsets(top: 24, left: 0, bottom: 34, right: 0)
    }
    let middle = try stage.add(.view, "middle", 0, 30, 320, 300)
    let below = try stage.add(.view, "below", 0, 460, 320, 10)
    #expect(stage.scene.safeAreaInsets(of: middle).top == 14)
    #expect(stage.scene.safeAreaInsets(of: middle).bottom == 0)
    #expect(stage.scene.safeAreaInsets(of: below).bottom == 24)
  }
}
