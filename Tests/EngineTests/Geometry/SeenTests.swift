import Engine
import Testing

@Suite("What is seen, and what is hit")
struct SeenTests {
  // MARK: In front

  @Test(
    "U-HT-11: zPosition says what is seen in front, and the order of subviews who is asked first",
    arguments: [(10.0, 0.0), (0, -10), (5, 4), (0, 0), (0, 3)])
  func front(low: Double, high: Double) throws {
    var stage = Stage()
    try stage.add(.view, "low", 0, 0, 100, 100)
    try stage.add(.view, "high", 50, 0, 100, 100)
    try stage.set(.zPosition, "low", .number(low))
    try stage.set(.zPosition, "high", .number(high))
    stage.tap(70, 50)
    #expect(stage.hit(70, 50) == "high")
    let (a, b) = (try stage.view("low"), try stage.view("high"))
    let isOdd = low > high
    #expect(stage.scene.subviewsAsSeen(of: try stage.view("view")) == (isOdd ? [b, a] : [a, b]))
    #expect(
      stage.decisions.contains(Decision(.uHT11, .screen(.seenInFront(a, of: b)))) == isOdd)
  }

  @Test("U-HT-11: nothing is said where the one in front would not have contained the point")
  func elsewhere() throws {
    var stage = Stage()
    try stage.add(.view, "low", 0, 0, 100, 100)
    try stage.add(.view, "high", 50, 0, 100, 100)
    try stage.set(.zPosition, "low", .number(1))
    stage.tap(120, 50)
    try stage.set(.hidden, "low", .bool(true))
    stage.tap(70, 50)
    #expect(!stage.cites(.uHT11))
  }

  @Test("U-HT-11 U-HT-24: what comes nearer by its transform is seen in front as well")
  func nearer() throws {
    var stage = Stage()
    let low = try stage.add(.view, "low", 0, 0, 100, 100)
    let high = try stage.add(.view, "high", 50, 0, 100, 100)
    try stage.set(.transform3D, "low", .transform3D(.translation(0, 0, 5)))
    #expect(stage.scene.subviewsAsSeen(of: try stage.view("view")) == [high, low])
    #expect(stage.hit(70, 50) == "high")
  }

  // MARK: Cut away

  @Test(
    "U-HT-12: what a corner or a mask cuts away is hit all the same",
    arguments: [
      (Property.cornerRadius, Value.number(50), Point(5, 5), Cut?.some(.corner)),
      (.cornerRadius, .number(500), Point(95, 95), .corner),
      (.cornerRadius, .number(50), Point(50, 5), nil),
      (.cornerRadius, .number(0), Point(0, 0), nil),
      (.mask, .rect(Rect(50, 0, 50, 100)), Point(20, 50), .mask),
      (.mask, .rect(Rect(50, 0, 50, 100)), Point(60, 50), nil),
      (.mask, .words(["none"]), Point(20, 50), nil),
    ])
  func cut(property: Property, value: Value, point: Point, cut: Cut?) throws {
    var stage = Stage()
    let view = try stage.add(.view, "A", 0, 0, 100, 100)
    try stage.set(property, "A", value)
    stage.tap(point.x, point.y)
    #expect(stage.hit(point.x, point.y) == "A")
    let said = stage.decisions.filter { $0.rule == .uHT12 }
    #expect(said == (cut.map { [Decision(.uHT12, .screen(.cutAway(view, by: view, $0)))] } ?? []))
  }

  @Test("U-HT-12: a corner cuts what is inside only where it clips; a mask always does")
  func cutInside() throws {
    var stage = Stage()
    let outer = try stage.add(.view, "A", 0, 0, 100, 100)
    let inner = try stage.add(.view, "B", in: "A", 0, 0, 40, 40)
    try stage.set(.cornerRadius, "A", .number(50))
    stage.tap(5, 5)
    #expect(!stage.cites(.uHT12))
    try stage.set(.clipsToBounds, "A", .bool(true))
    stage.tap(5, 5)
    #expect(
      stage.decisions.contains(Decision(.uHT12, .screen(.cutAway(inner, by: outer, .corner)))))
  }

  // MARK: Animations

  /// A at the top, on its way to the bottom for a second.
  private func moving(allows: Bool, alpha: Double? = nil) throws -> Stage {
    var stage = Stage()
    let view = try stage.add(.view, "A", 0, 0, 100, 100)
    try stage.add(.view, "B", in: "A", 0, 0, 50, 50)
    try stage.change { delivery throws(SceneError) in
      var changes: [(property: Property, value: Value)] = [
        (.frame, .rect(Rect(0, 300, 100, 100)))
      ]
      if let alpha { changes = [(.alpha, .number(alpha))] }
      try delivery.animate(view, changes, seconds: 1, allows: allows)
    }
    return stage
  }

  @Test("U-HT-14 U-HT-25: the model is there at once, and what is seen follows the clock")
  func pace() throws {
    var stage = try moving(allows: true)
    let view = try stage.view("A")
    #expect(stage.scene.frame(of: view) == Rect(0, 300, 100, 100))
    for (time, y) in [(0.0, 0.0), (0.25, 75), (0.5, 225), (0.25, 300)] {
      stage.wait(time)
      #expect(stage.scene.seenFrame(of: view) == Rect(0, y, 100, 100))
    }
    #expect(stage.scene.animations.isEmpty)
    #expect(stage.decisions.last == Decision(.uHT25, .screen(.animationOver(view))))
  }

  @Test("U-HT-14: it is hit where it is going, and both places are told of")
  func place() throws {
    var stage = try moving(allows: true)
    let view = try stage.view("A")
    stage.wait(0.5)
    #expect(stage.hit(10, 160) == "view")
    #expect(stage.hit(10, 310) == "B")
    stage.tap(80, 170)
    #expect(
      stage.decisions.contains(
        Decision(.uHT14, .screen(.seenHere(view, isAt: Rect(0, 300, 100, 100))))))
    stage.forget()
    stage.touch(.began, 80, 390)
    #expect(
      stage.decisions.contains {
        if case .screen(.isHere(view, _)) = $0.kind { true } else { false }
      })
  }

  @Test("U-HT-13: touches are refused until it is over, unless they are allowed")
  func refusal() throws {
    var stage = try moving(allows: false)
    #expect(stage.cites(.uHT13))
    #expect(stage.hit(10, 310) == "view")
    stage.wait(0.9)
    #expect(stage.hit(10, 310) == "view")
    stage.wait(0.2)
    #expect(stage.hit(10, 310) == "B")
    #expect(try moving(allows: true).hit(10, 310) == "B")
  }

  @Test("U-HT-14: what fades is gone at once")
  func fading() throws {
    var stage = try moving(allows: true, alpha: 0)
    let view = try stage.view("A")
    stage.wait(0.5)
    stage.touch(.began, 80, 80)
    #expect(stage.hit(80, 80) == "view")
    #expect(stage.decisions.contains(Decision(.uHT14, .screen(.fading(view, seen: 0.5)))))
  }

  @Test("U-HT-13: what was set by hand comes back when an animation is over")
  func byHand() throws {
    var stage = Stage()
    let view = try stage.add(.view, "A", 0, 0, 100, 100)
    try stage.set(.animating, "A", .bool(true))
    try stage.change { delivery throws(SceneError) in
      try delivery.animate(view, [(.center, .point(Point(50, 90)))], seconds: 1, allows: true)
    }
    #expect(stage.hit(50, 50) == "A")
    stage.wait(1)
    #expect(stage.hit(50, 50) == "view")
    try stage.set(.animating, "A", .bool(false))
    #expect(stage.hit(50, 50) == "A")
  }

  @Test("An animation that changes nothing, or takes no time, does not run")
  func nothing() throws {
    var stage = Stage()
    let view = try stage.add(.view, "A", 0, 0, 100, 100)
    for (y, seconds) in [(50.0, 1.0), (90, 0)] {
      try stage.change { delivery throws(SceneError) in
        try delivery.animate(
          view, [(.center, .point(Point(50, y)))], seconds: seconds, allows: false)
      }
      #expect(stage.scene.animations.isEmpty)
      #expect(stage.scene[view].center == Point(50, y))
    }
  }

  @Test("A second animation starts from what is seen; to stop it is to be there")
  func again() throws {
    var stage = try moving(allows: true)
    let view = try stage.view("A")
    stage.wait(0.5)
    try stage.change { delivery throws(SceneError) in
      try delivery.animate(view, [(.frame, .rect(Rect(0, 50, 100, 100)))], seconds: 1, allows: true)
    }
    #expect(stage.scene.seenFrame(of: view) == Rect(0, 150, 100, 100))
    stage.wait(0.5)
    #expect(stage.scene.seenFrame(of: view) == Rect(0, 100, 100, 100))
    try stage.set(.animating, "A", .bool(false))
    #expect(stage.scene.seenFrame(of: view) == Rect(0, 50, 100, 100))
    #expect(stage.scene.nextDeadline == nil)
  }
}
