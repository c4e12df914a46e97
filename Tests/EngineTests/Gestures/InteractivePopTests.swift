import Engine
import Testing

/// The swipe back of a navigation controller.
@Suite("The swipe back")
struct InteractivePopTests {
  private let pop = "N.interactivePopGestureRecognizer"

  private func stage(_ pushed: [String] = ["B"]) throws -> Stage {
    var stage = Stage()
    let container = try stage.scene.addController(
      named: "N", .navigation, at: .child(of: try stage.controller("controller")), frame: nil)
    for name in ["A"] + pushed {
      let child = try stage.scene.addController(named: name, at: .nowhere, frame: nil)
      try stage.change { delivery throws(SceneError) in
        try delivery.push(child, on: container, moments: { _, _, _ in })
      }
    }
    stage.forget()
    return stage
  }

  /// What a drag leads to is carried out after it.
  private func swipe(_ stage: inout Stage, from x: Double = 5, to end: Double = 250) {
    stage.run { delivery in
      var steps: [TouchStep] = [
        .touches([TouchChange(finger: 1, phase: .began, point: Point(x, 200))])
      ]
      for part in 1...5 {
        let place = x + (end - x) * Double(part) / 5
        steps += [
          .wait(0.05),
          .touches([TouchChange(finger: 1, phase: .moved, point: Point(place, 200))]),
        ]
      }
      steps.append(.touches([TouchChange(finger: 1, phase: .ended, point: nil)]))
      delivery.deliver(.touches(steps))
      delivery.carryOut(moments: { _, _, _ in })
    }
  }

  private func stack(_ stage: Stage) throws -> [String] {
    stage.scene.children(of: try stage.controller("N")).map {
      stage.scene[$0].name
    }
  }

  @Test("U-GR-53: a drag from the edge beyond half of the way pops; a shorter one does not")
  func pops() throws {
    var stage = try stage()
    swipe(&stage, to: 120)
    #expect(try stack(stage) == ["A", "B"])
    #expect(stage.story(of: pop).first == "began")
    #expect(
      stage.decisions.contains {
        if case .presentation(.popBrokenOff) = $0.kind { true } else { false }
      })
    swipe(&stage)
    #expect(try stack(stage) == ["A"])
    #expect(stage.cites(.uGR53))
  }

  @Test("U-GR-53: away from the edge it fails as the finger lands")
  func notFromEdge() throws {
    var stage = try stage()
    swipe(&stage, from: 60)
    #expect(try stack(stage) == ["A", "B"])
    #expect(stage.causes(of: pop) == [.notFromEdge(distance: 60, limit: 20)])
  }

  @Test(
    "U-GR-53: its own delegate refuses at the root, with the bar hidden and with an item of yours")
  func refuses() throws {
    var root = try stage([])
    swipe(&root)
    #expect(root.causes(of: pop) == [.popRefused(.root)])

    var hidden = try stage()
    try hidden.set(.navigationBarHidden, "N", .bool(true))
    swipe(&hidden)
    #expect(hidden.causes(of: pop) == [.popRefused(.barHidden)])

    var custom = try stage()
    let item = try custom.add(.barButtonItem, "back", in: "N.navigationBar")
    try custom.set(.leftBarButtonItem, "B", .object(.view(item)))
    swipe(&custom)
    #expect(custom.causes(of: pop) == [.popRefused(.customItem(item))])
    #expect(try stack(custom) == ["A", "B"])
  }

  @Test("U-GR-53: another delegate brings it back, and at the root has to refuse itself")
  func replaced() throws {
    var stage = try stage()
    try stage.set(.navigationBarHidden, "N", .bool(true))
    let (recognizer, container) = (try stage.recognizer(pop), try stage.controller("N"))
    try stage.scene.hook(recognizer, GestureHook(.delegate, .receiveTouch, about: nil, true))
    swipe(&stage)
    #expect(try stack(stage) == ["A"])
    stage.forget()
    swipe(&stage)
    #expect(
      stage.decisions.contains { $0.kind == .presentation(.stuck(container)) })
    try stage.scene.hook(recognizer, GestureHook(.delegate, .begin, about: nil, false))
    stage.forget()
    swipe(&stage)
    #expect(stage.causes(of: pop) == [.vetoed(by: .delegate)])
  }

  @Test("U-GR-54: at the edge a scroll view waits for it; elsewhere it scrolls at once")
  func scrollViews() throws {
    var stage = try stage()
    try stage.add(.scrollView, "S", in: "B.view", 0, 0, 320, 480)
    try stage.set(.contentSize, "S", .size(Size(900, 480)))
    try stage.set(.contentOffset, "S", .point(Point(300, 0)))
    swipe(&stage)
    #expect(try stack(stage) == ["A"])
    #expect(!stage.story(of: "S.panGestureRecognizer").contains("began"))

    var hidden = try self.stage()
    try hidden.add(.scrollView, "S", in: "B.view", 0, 0, 320, 480)
    try hidden.set(.contentSize, "S", .size(Size(900, 480)))
    try hidden.set(.contentOffset, "S", .point(Point(300, 0)))
    try hidden.set(.navigationBarHidden, "N", .bool(true))
    swipe(&hidden)
    #expect(hidden.story(of: "S.panGestureRecognizer").contains("began"))
    hidden.forget()
    swipe(&hidden, from: 200, to: 100)
    #expect(hidden.story(of: "S.panGestureRecognizer").first == "began")
  }

  @Test("U-GR-54: a pan of your own does not wait")
  func ownPan() throws {
    var stage = try stage()
    try stage.recognizer(.pan, "P", on: "B.view")
    swipe(&stage)
    #expect(stage.story(of: "P").first == "began")
    #expect(try stack(stage) == ["A", "B"])
  }
}
