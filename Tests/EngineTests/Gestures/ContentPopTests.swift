import Engine
import Testing

/// The swipe back from anywhere, since iOS 26 (MO-10).
@Suite("The swipe back from anywhere")
struct ContentPopTests {
  private let content = "N.interactiveContentPopGestureRecognizer"
  private let edge = "N.interactivePopGestureRecognizer"

  private func stage(system: Int? = nil, later: Bool = false) throws -> Stage {
    var stage = Stage()
    let screen = Screen(device: .iPhone17, isLandscape: false, system: system)
    if !later { stage.run { $0.change(to: screen) } }
    let container = try stage.scene.addController(
      named: "N", .navigation, at: .child(of: try stage.controller("controller")), frame: nil)
    for name in ["A", "B"] {
      let child = try stage.scene.addController(named: name, at: .nowhere, frame: nil)
      try stage.change { delivery throws(SceneError) in
        try delivery.push(child, on: container, moments: { _, _, _ in })
      }
    }
    if later { stage.run { $0.change(to: screen) } }
    stage.forget()
    return stage
  }

  private func swipe(_ stage: inout Stage, from x: Double, to end: Double) {
    stage.run { delivery in
      var steps: [TouchStep] = [
        .touches([TouchChange(finger: 1, phase: .began, point: Point(x, 300))])
      ]
      for part in 1...5 {
        let place = x + (end - x) * Double(part) / 5
        steps += [
          .wait(0.1),
          .touches([TouchChange(finger: 1, phase: .moved, point: Point(place, 300))]),
        ]
      }
      steps.append(.touches([TouchChange(finger: 1, phase: .ended, point: nil)]))
      delivery.deliver(.touches(steps))
      delivery.carryOut(moments: { _, _, _ in })
    }
  }

  private func stack(_ stage: Stage) throws -> [String] {
    stage.scene.children(of: try stage.controller("N")).map { stage.scene[$0].name }
  }

  @Test(
    "MO-10: a swipe from the middle pops on iOS 26 and not before",
    arguments: [
      (nil, false, true), (18, false, false), (25, false, false), (nil, true, true),
      (18, true, false),
    ] as [(Int?, Bool, Bool)])
  func pops(system: Int?, later: Bool, pops: Bool) throws {
    var stage = try stage(system: system, later: later)
    #expect((stage.scene.object(named: content) != nil) == pops)
    swipe(&stage, from: 100, to: 340)
    #expect(try stack(stage) == (pops ? ["A"] : ["A", "B"]))
  }

  @Test("MO-10: an older version takes it away, and a newer one brings it back")
  func versions() throws {
    var stage = try stage()
    stage.run { $0.change(to: Screen(device: .iPhone17, isLandscape: false, system: 18)) }
    #expect(stage.scene.object(named: content) == nil)
    stage.run { $0.change(to: Screen(device: .iPhone17, isLandscape: true)) }
    #expect(stage.scene.object(named: content) != nil)
    #expect(Screen(device: .iPhone4, isLandscape: false, system: 26).system == 7)
  }

  @Test("MO-10: at the edge the one from the edge pops; to the left and too short nothing does")
  func edges() throws {
    var stage = try stage()
    swipe(&stage, from: 200, to: 40)
    #expect(stage.causes(of: content) == [.wrongDirection])
    swipe(&stage, from: 100, to: 200)
    #expect(try stack(stage) == ["A", "B"])
    stage.forget()
    swipe(&stage, from: 5, to: 300)
    #expect(stage.story(of: edge).first == "began")
    #expect(!stage.story(of: content).contains("began"))
    #expect(try stack(stage) == ["A"])
  }

  @Test(
    "MO-10: content that drags sideways goes first; what scrolls up and down does not",
    arguments: [(ViewKind.scrollView, 900.0, false), (.scrollView, 402, true), (.slider, 0, false)])
  func overContent(kind: ViewKind, width: Double, pops: Bool) throws {
    var stage = try stage()
    try stage.add(kind, "V", in: "B.view", 0, 250, 402, 100)
    if kind == .scrollView { try stage.set(.contentSize, "V", .size(Size(width, 2000))) }
    swipe(&stage, from: 60, to: 340)
    #expect(try stack(stage) == (pops ? ["A"] : ["A", "B"]))
  }

  @Test("U-GR-53: who refuses at the edge refuses here")
  func refuses() throws {
    var stage = try stage()
    try stage.set(.navigationBarHidden, "N", .bool(true))
    swipe(&stage, from: 100, to: 340)
    #expect(stage.causes(of: content) == [.popRefused(.barHidden)])
  }
}
