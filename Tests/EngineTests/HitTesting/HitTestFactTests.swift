import Engine
import Testing

@Suite("Hit testing: facts")
struct HitTestFactTests {
  /// A parent with a child that lies wholly inside it, and one behind the child.
  private func stage(_ kind: ViewKind = .view) throws -> Stage {
    var stage = Stage()
    try stage.add(.view, "P", 0, 0, 200, 200)
    try stage.add(.view, "behind", in: "P", 40, 40, 100, 100)
    try stage.add(kind, "front", in: "P", 40, 40, 100, 100)
    try stage.add(.view, "inner", in: "front", 10, 10, 50, 50)
    return stage
  }

  @Test("U-HT-01 HT06 HT07: the last subview is asked first, and its answer ends the search")
  func lastFirst() throws {
    let stage = try stage()
    #expect(stage.hit(60, 60) == "inner")
    #expect(stage.hit(130, 130) == "front")
    #expect(stage.hit(10, 10) == "P")
    #expect(stage.hit(300, 300) == "view")
    #expect(stage.hit(400, 10) == nil)
  }

  static let gates: [(Property, Value)] = [
    (.hidden, .bool(true)), (.userInteractionEnabled, .bool(false)), (.alpha, .number(0.005)),
    (.animating, .bool(true)),
  ]

  @Test(
    "U-HT-02 U-HT-05 GT04 GT06: a closed gate takes the whole subtree out, and no sibling",
    arguments: gates)
  func gate(property: Property, value: Value) throws {
    var stage = try stage()
    try stage.set(property, "front", value)
    #expect(stage.hit(60, 60) == "behind")
    try stage.set(property, "P", value)
    #expect(stage.hit(60, 60) == "view")
    // The flag of the ancestor is its own: its subviews still say NO.
    #expect(
      stage.scene.value(of: property, of: try stage.object("inner"))
        != stage.scene.value(of: property, of: try stage.object("P")))
  }

  @Test(
    "U-HT-03 C1: alpha around 0.01, kept in single precision",
    arguments: [
      (0.0, false, false, false), (0.00999, false, false, false), (0.01, false, true, false),
      (0.010_000_001, true, true, true), (0.011, true, true, true), (1, true, true, true),
    ])
  func alpha(alpha: Double, uikit: Bool, below: Bool, orEqual: Bool) throws {
    var stage = try stage()
    try stage.set(.alpha, "front", .number(alpha))
    #expect((stage.hit(130, 130) == "front") == uikit)
    stage.rules = .documents
    #expect((stage.hit(130, 130) == "front") == below)
    stage.rules.alphaLimit = .belowOrEqual
    #expect((stage.hit(130, 130) == "front") == orEqual)
  }

  @Test("U-HT-04: alpha is each view's own; it is not multiplied down")
  func alphaIsOwn() throws {
    var stage = try stage()
    for name in ["P", "front", "inner"] { try stage.set(.alpha, name, .number(0.02)) }
    #expect(stage.hit(60, 60) == "inner")
  }

  @Test("U-HT-06: the default pointInside by the bounds' half-open edges, through a hit test")
  func edges() throws {
    let stage = try stage()
    #expect(stage.hit(40, 40) == "front")
    #expect(stage.hit(139.999, 139.999) == "front")
    #expect(stage.hit(140, 100) == "P")
    #expect(stage.hit(100, 140) == "P")
  }

  @Test("U-HT-07 U-SV-01: the bounds origin counts, as scrolling does")
  func boundsOrigin() throws {
    var stage = try stage(.scrollView)
    #expect(stage.hit(105, 105) == "front")
    try stage.set(.contentOffset, "front", .point(Point(-50, -50)))
    #expect(stage.hit(105, 105) == "inner")
    // Content scrolled out of the bounds cannot be hit.
    try stage.set(.contentOffset, "front", .point(Point(60, 0)))
    #expect(stage.hit(35, 60) == "P")
  }

  @Test("U-HT-08: a turned view is hit in its turned shape, not in its frame")
  func turned() throws {
    var stage = try stage()
    try stage.set(.transform, "front", .transform(.rotation(degrees: 45)))
    #expect(stage.hit(90, 25) == "front")
    #expect(stage.hit(42, 42) == "behind")
    try stage.set(.transform, "front", .transform(.scale(0, 1)))
    #expect(stage.hit(90, 90) == "behind")
  }

  @Test("U-HT-09 HT13 HT14: what sticks out of its superview cannot be hit, clipped or not")
  func overflow() throws {
    var stage = try stage()
    try stage.add(.view, "out", in: "P", 190, 190, 60, 60)
    for clips in [false, true] {
      try stage.set(.clipsToBounds, "P", .bool(clips))
      #expect(stage.hit(195, 195) == "out")
      #expect(stage.hit(220, 220) == "view")
    }
  }

  @Test("U-HT-13: an animation closes a view, with all in it, unless it allows interaction")
  func animation() throws {
    var stage = try stage()
    try stage.set(.animating, "front", .bool(true))
    #expect(stage.hit(60, 60) == "behind")
    try stage.set(.allowsUserInteractionDuringAnimation, "front", .bool(true))
    #expect(stage.hit(60, 60) == "inner")
    try stage.set(.animating, "front", .bool(false))
    try stage.set(.allowsUserInteractionDuringAnimation, "front", .bool(false))
    #expect(stage.hit(60, 60) == "inner")
  }

  @Test("U-HT-13: the check sits in the default hitTest, so an override goes past it")
  func animationOverride() throws {
    var stage = try stage()
    try stage.set(.animating, "front", .bool(true))
    stage.scene.override(try stage.view("front"), hitTest: .itself)
    #expect(stage.hit(60, 60) == "front")
  }

  @Test("U-HT-14: the values a view is going to have count at once")
  func modelValues() throws {
    var stage = try stage()
    try stage.set(.animating, "front", .bool(true))
    try stage.set(.allowsUserInteractionDuringAnimation, "front", .bool(true))
    try stage.set(.alpha, "front", .number(0))
    #expect(stage.hit(60, 60) == "behind")
  }

  @Test(
    "U-HT-16 C2: a disabled control is transparent with all in it, whatever its kind",
    arguments: ViewKind.allCases.filter(\.isControl))
  func disabledControl(kind: ViewKind) throws {
    var stage = try stage(kind)
    #expect(stage.hit(60, 60) == "inner")
    try stage.set(.enabled, "front", .bool(false))
    #expect(stage.hit(60, 60) == "behind")
    #expect(stage.hit(130, 130) == "behind")
    stage.scene.override(try stage.view("front"), hitTest: .itself)
    #expect(stage.hit(60, 60) == "front")
  }

  @Test("U-HT-17: a table cell, a stack and a scroll view answer as containers do")
  func containers() throws {
    for kind in [ViewKind.tableCell, .stackView, .scrollView, .collectionView] {
      let stage = try stage(kind)
      #expect(stage.hit(60, 60) == "inner")
      #expect(stage.hit(130, 130) == "front")
    }
  }

  @Test("U-HT-19: an override may answer with a view that does not hold the point")
  func elsewhere() throws {
    var stage = try stage()
    try stage.add(.view, "far", 250, 400, 20, 20)
    stage.scene.override(
      try stage.view("front"), hitTest: .redirect(try stage.view("far")))
    #expect(stage.hit(130, 130) == "far")
    stage.touch(.began, 130, 130)
    #expect(stage.scene.touches.map { stage.scene.name(of: $0.view) } == ["far"])
  }

  @Test("U-HT-20 RE04 RE05 RE07: nil goes on to what lies behind; self starves the subviews")
  func overrides() throws {
    var stage = try stage()
    let front = try stage.view("front")
    stage.scene.override(front, hitTest: HitTestOverride.none)
    #expect(stage.hit(60, 60) == "behind")
    stage.scene.override(front, hitTest: .itself)
    #expect(stage.hit(60, 60) == "front")
    // And even for a point that is not in it (X27).
    #expect(stage.hit(5, 5) == "front")
    stage.scene.override(front, hitTest: .passThrough)
    #expect(stage.hit(60, 60) == "inner")
    #expect(stage.hit(130, 130) == "behind")
    stage.scene.override(front, hitTest: nil)
    #expect(stage.hit(130, 130) == "front")
  }

  @Test("RE10 RE11: a fallback answers for every point its superview offers, hidden or not")
  func fallback() throws {
    var stage = try stage()
    stage.scene.override(
      try stage.view("front"), hitTest: .fallback(try stage.view("inner")))
    #expect(stage.hit(5, 190) == "inner")
    try stage.set(.hidden, "front", .bool(true))
    #expect(stage.hit(60, 60) == "inner")
    #expect(stage.hit(250, 10) == "view")
  }

  @Test("RE15: a view named first is found wherever it is, without a look at its own properties")
  func first() throws {
    var stage = try stage()
    let front = try stage.view("front")
    let inner = try stage.view("inner")
    let before = stage.hit(5, 190)
    // Above its superview, where the search of UIView's own never looks.
    try stage.set(.frame, "inner", .rect(Rect(0, -40, 30, 30)))
    #expect(stage.hit(95, 65) != "inner")
    stage.scene.override(try stage.view("view"), hitTest: .first(inner))
    #expect(stage.scene.superview(of: inner) == front)
    #expect(stage.hit(5, 190) == before)
    let corner = try #require(stage.scene.convert(Point(5, 5), from: inner, to: nil))
    #expect(stage.hit(corner.x, corner.y) == "inner")
    try stage.set(.hidden, "inner", .bool(true))
    #expect(stage.hit(corner.x, corner.y) == "inner")
  }

  @Test("U-HT-21 PI05 PI09: a larger pointInside reaches no further than the superview's")
  func enlarged() throws {
    var stage = try stage()
    stage.scene.override(try stage.view("front"), pointInside: .inset(-100, -100))
    #expect(stage.hit(5, 5) == "front")
    #expect(stage.hit(199, 199) == "front")
    #expect(stage.hit(205, 100) == "view")
  }

  @Test("U-HT-10 U-HT-11 U-HT-12 HT15: content, layers and order of drawing have no say")
  func content() throws {
    var stage = try stage()
    let front = try stage.view("front")
    _ = try stage.scene.addLayer(named: "layer", on: front, frame: Rect(0, 0, 100, 100))
    #expect(stage.hit(130, 130) == "front")
    stage.scene.sendToBack(front)
    #expect(stage.hit(130, 130) == "behind")
    stage.scene.bringToFront(front)
    #expect(stage.hit(130, 130) == "front")
  }

  @Test("U-HT-15 TO08: one hit test a finger, at touch-down; none as it moves or lifts")
  func once() throws {
    var stage = try stage()
    stage.touch(.began, 60, 60)
    stage.touch(.moved, 300, 300)
    stage.lift()
    let hits = stage.decisions.filter { if case .hitView = $0.kind { true } else { false } }
    #expect(hits.count == 1)
  }

  @Test("U-CD-02 GT05: what is in an image view or a label is reached only when that is let in")
  func imageView() throws {
    for kind in [ViewKind.imageView, .label] {
      var stage = try stage(kind)
      #expect(stage.hit(60, 60) == "behind")
      try stage.set(.userInteractionEnabled, "front", .bool(true))
      #expect(stage.hit(60, 60) == "inner")
    }
  }

  @Test("C17: with pointInside first a hidden view is still asked for the point")
  func pointFirst() throws {
    var stage = try stage()
    try stage.set(.hidden, "front", .bool(true))
    let front = try stage.view("front")
    func asked() -> Bool {
      var trace = Trace()
      _ = stage.scene.hitTest(screen: Point(60, 60), rules: stage.rules, trace: &trace)
      return trace.decisions.contains {
        if case .pointInside(front, _, _, _) = $0.kind { true } else { false }
      }
    }
    #expect(!asked())
    stage.rules.gatesFirst = false
    #expect(asked())
    #expect(stage.hit(60, 60) == "behind")
  }

  @Test(
    "HT17: the order in which D2's seven views become the answer",
    arguments: [
      ([], "C"), (["C"], "D"), (["C", "D"], "A"), (["A"], "E"), (["A", "E"], "F"),
      (["A", "E", "F"], "B"), (["A", "B"], "P"),
    ])
  func sevenViews(disabled: [String], expected: String) throws {
    var stage = Stage()
    try stage.add(.view, "P", 0, 0, 320, 400)
    try stage.add(.view, "B", in: "P", 80, 80, 220, 260)
    try stage.add(.view, "A", in: "P", 40, 40, 200, 200)
    try stage.add(.view, "D", in: "A", 20, 20, 120, 120)
    try stage.add(.view, "C", in: "A", 60, 60, 120, 120)
    try stage.add(.view, "F", in: "B", 20, 20, 120, 120)
    try stage.add(.view, "E", in: "B", 40, 40, 140, 140)
    for name in disabled { try stage.set(.userInteractionEnabled, name, .bool(false)) }
    #expect(stage.hit(150, 150) == expected)
  }
}
