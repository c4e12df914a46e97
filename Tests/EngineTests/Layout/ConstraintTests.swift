import Engine
import Testing

@Suite("Constraints in a scene")
struct ConstraintTests {
  private func stage() throws -> Stage {
    var stage = Stage()
    try stage.free(.view, "a")
    try stage.free(.view, "b")
    return stage
  }

  @Test("What UIKit raises an exception about is a typed error, and changes nothing")
  func refused() throws {
    var stage = try stage()
    stage.scene.setTranslatesMask(try stage.view("a"), to: false)
    let alone = try stage.scene.addView(.view, named: "alone", in: nil, frame: .zero)
    let before = stage.scene
    let (a, b) = (try stage.view("a"), try stage.view("b"))
    func refuse(_ constraint: LayoutConstraint, _ error: SceneError) {
      #expect(throws: error) { _ = try stage.scene.constrain(constraint) }
      #expect(stage.scene == before)
    }
    let left = LayoutAnchor(a, .left)
    refuse(
      .init(left, .equal, LayoutAnchor(alone, .left)),
      .layout(.noCommonAncestor(.view(a), .view(alone))))
    refuse(.init(left, .equal, nil, plus: 10), .layout(.placeAlone(left)))
    refuse(
      .init(left, .equal, LayoutAnchor(b, .top)), .layout(.unlike(left, LayoutAnchor(b, .top))))
    refuse(
      .init(left, .equal, LayoutAnchor(b, .width)), .layout(.unlike(left, LayoutAnchor(b, .width))))
    refuse(
      .init(left, .equal, LayoutAnchor(b, .leading)),
      .layout(.leftWithLeading(left, LayoutAnchor(b, .leading))))
    refuse(.init(left, .equal, left, plus: 3), .layout(.itself(left)))
    refuse(
      .init(left, .equal, LayoutAnchor(b, .left), times: 0),
      .layout(.nothingTimes(LayoutAnchor(b, .left))))
    for number in [Double.nan, .infinity, -.infinity] {
      refuse(.init(left, .equal, LayoutAnchor(b, .left), plus: number), .notFinite)
      refuse(.init(left, .equal, LayoutAnchor(b, .left), times: number), .notFinite)
    }
    for number: Float in [0, -1, 1001] {
      refuse(
        .init(LayoutAnchor(a, .width), .equal, nil, plus: 1, at: LayoutPriority(number)),
        .layout(.priority(Double(number))))
    }
    refuse(
      .init(LayoutAnchor(.guide(a, .content), .width), .equal, nil, plus: 1),
      .layout(.noSuchGuide(a, .content)))
  }

  @Test("A copy of the scene is a snapshot, and what was made inactive lets go")
  func copies() throws {
    var stage = try stage()
    for edge in ["left", "top", "right"] {
      try stage.constrain("a.\(edge)", .equal, "view.\(edge)")
    }
    let height = try stage.constrain("a.height", plus: 40)
    stage.layOut()
    let before = stage.scene
    try stage.scene.setConstant(of: height, to: 60)
    stage.layOut()
    #expect(try stage.frame("a") == Rect(0, 0, 320, 60))
    stage.scene = before
    stage.layOut()
    #expect(try stage.frame("a") == Rect(0, 0, 320, 40))
    stage.scene.deactivate(height)
    stage.layOut()
    #expect(try stage.frame("a").height == 0)
    try stage.scene.activate(height)
    stage.layOut()
    #expect(try stage.frame("a").height == 40)
  }

  @Test("Every order of activation gives the same frames")
  func everyOrder() throws {
    let lines: [(String, LayoutRelation, String?, Double, Float)] = [
      ("a.left", .equal, "view.left", 16, 1000), ("a.right", .equal, "view.right", -16, 1000),
      ("a.top", .equal, "view.top", 8, 1000), ("b.top", .equal, "a.bottom", 12, 1000),
      ("a.height", .equal, nil, 30, 750),
    ]
    var all: Set<[Rect]> = []
    for order in permutations(lines) {
      var stage = try stage()
      for line in order { try stage.constrain(line.0, line.1, line.2, plus: line.3, at: line.4) }
      try stage.constrain("b.left", .equal, "a.left")
      try stage.constrain("b.width", .equal, "a.width", times: 0.5)
      try stage.constrain("b.height", plus: 20)
      stage.layOut()
      all.insert([try stage.frame("a"), try stage.frame("b")])
    }
    #expect(all == [[Rect(16, 8, 288, 30), Rect(16, 50, 144, 20)]])
  }

  @Test("U-AL-05: the latest of a conflict is broken, told once, and cured by removing any of it")
  func conflicts() throws {
    var stage = try stage()
    for edge in ["left", "top"] { try stage.constrain("a.\(edge)", .equal, "view.\(edge)") }
    try stage.constrain("a.height", plus: 10)
    let ids = [
      try stage.constrain("a.width", plus: 100), try stage.constrain("b.width", .equal, "a.width"),
      try stage.constrain("b.width", plus: 50),
    ]
    stage.layOut()
    let conflict = LayoutFinding.conflict(
      broken: .constraint(ids[2]), with: [.constraint(ids[0]), .constraint(ids[1])])
    #expect(stage.findings.filter { if case .conflict = $0 { true } else { false } } == [conflict])
    #expect(try stage.frame("b").width == 100)
    stage.forget()
    stage.scene.needsNewLayout()
    stage.layOut()
    #expect(stage.findings.isEmpty)
    for id in ids {
      var cured = stage
      cured.scene.removeConstraint(id)
      cured.layOut()
      #expect(!cured.findings.contains { if case .conflict = $0 { true } else { false } })
    }
  }

  @Test("U-AL-03: a mask that was left on is part of the conflict")
  func maskConflict() throws {
    var stage = try stage()
    let a = try stage.view("a")
    try stage.constrain("a.width", plus: 100)
    stage.scene.setTranslatesMask(a, to: true)
    stage.layOut()
    guard case .conflict(_, let others)? = stage.findings.first else {
      Issue.record("\(stage.findings)")
      return
    }
    #expect(others == [.frame(a, .width)])
  }

  @Test("U-AL-03: with no constraints a view is at 0 0, as large as its content")
  func alone() throws {
    var stage = Stage()
    try stage.picture("p", 30, 20)
    try stage.free(.view, "v")
    stage.layOut()
    #expect(try stage.frame("p") == Rect(0, 0, 30, 20))
    #expect(try stage.frame("v") == Rect(0, 0, 0, 0))
    #expect(stage.findings.contains(.noSize(try stage.view("v"), [.width, .height])))
  }

  @Test("U-AL-10: a frame that is set lasts until the next pass")
  func frames() throws {
    var stage = try stage()
    for edge in ["left", "top", "right", "bottom"] {
      try stage.constrain("a.\(edge)", .equal, "view.\(edge)")
    }
    stage.layOut()
    stage.scene.setFrame(of: try stage.view("a"), to: Rect(5, 5, 5, 5))
    stage.layOut()
    #expect(try stage.frame("a") == Rect(5, 5, 5, 5))
    stage.scene.needsNewLayout()
    stage.layOut()
    #expect(try stage.frame("a") == Rect(0, 0, 320, 480))
  }

  @Test("U-AL-13: what moves to another superview leaves its constraints to the rest behind")
  func moving() throws {
    var stage = try stage()
    for edge in ["left", "top", "right", "bottom"] {
      try stage.constrain("a.\(edge)", .equal, "view.\(edge)")
    }
    let width = try stage.constrain("a.width", plus: 10, at: 10)
    try stage.add(.view, "box", 50, 50, 100, 100)
    try stage.move("a", to: "box")
    let active = stage.scene.constraints.filter { stage.scene[$0]?.isActive ?? false }
    #expect(active == [width])
    try stage.remove("a")
    #expect(stage.scene.constraints.isEmpty)
  }

  @Test("U-AL-11: content tied to a scroll view's edges says how large the content is")
  func scrollContent() throws {
    var stage = Stage()
    try stage.add(.scrollView, "scroll", 0, 0, 320, 480)
    try stage.free(.view, "content", in: "scroll")
    for edge in ["left", "top", "right", "bottom"] {
      try stage.constrain("content.\(edge)", .equal, "scroll.\(edge)")
    }
    try stage.constrain("content.width", .equal, "scroll.width")
    let height = try stage.constrain("content.height", plus: 900)
    stage.layOut()
    #expect(stage.scene.rare(try stage.view("scroll")).contentSize == Size(320, 900))
    stage.scene.setBounds(of: try stage.view("scroll"), to: Rect(0, 100, 320, 480))
    stage.layOut()
    #expect(try stage.frame("content") == Rect(0, 0, 320, 900))
    try stage.free(.view, "header", in: "scroll")
    for edge in ["left", "top", "right"] {
      try stage.constrain("header.\(edge)", .equal, "scroll.frameLayoutGuide.\(edge)")
    }
    try stage.constrain("header.height", plus: 44)
    stage.layOut()
    #expect(try stage.frame("header") == Rect(0, 100, 320, 44))
    stage.scene.removeConstraint(height)
    stage.layOut()
    #expect(try stage.frame("content").height == 0)
  }

  @Test("U-AL-10: own layout comes after the constraints, and what it sets is laid out again")
  func safeAreaFollows() throws {
    var stage = Stage()
    try stage.free(.view, "bar")
    for edge in ["left", "right", "bottom"] {
      try stage.constrain("bar.\(edge)", .equal, "view.\(edge)")
    }
    try stage.constrain("bar.top", .equal, "view.safeAreaLayoutGuide.bottom", plus: -50)
    stage.layOut()
    #expect(try stage.frame("bar") == Rect(0, 430, 320, 50))
    stage.run { $0.change(to: Screen(device: .iPhone16, isLandscape: false)) }
    stage.layOut()
    #expect(try stage.frame("bar") == Rect(0, 768, 393, 84))
  }
}
