import Depth
import Engine
import Testing

/// A hierarchy may be as deep or as wide as its user likes: nothing recurses, and nothing takes
/// time beyond measure.
@Suite("Large hierarchies")
struct SizeTests {
  static let count = Depth.count(30_000, nightly: 100_000)

  private static let made = [true, false].map { deep in Result { try make(deep: deep).scene } }

  /// Views v0, v1, …: each in the one before, or all but the first in the first.
  private static func make(deep: Bool) throws -> Stage {
    var stage = Stage()
    var parent = try stage.view("view")
    for index in 0..<count {
      let view = try stage.scene.addView(
        .view, named: "v\(index)", in: parent, frame: Rect(0, 0, 320, 480))
      if deep || index == 0 { parent = view }
    }
    return stage
  }

  private func stage(deep: Bool) throws -> (stage: Stage, last: ViewID) {
    let stage = Stage(scene: try Self.made[deep ? 0 : 1].get())
    return (stage, try stage.view("v\(Self.count - 1)"))
  }

  @Test("A hit test, with a trace that counts what it does not keep", arguments: [true, false])
  func hitTest(deep: Bool) throws {
    let (stage, last) = try stage(deep: deep)
    #expect(stage.scene.hitTest(screen: Point(5, 5)) == last)
    var trace = Trace()
    let top = try stage.view("v0")
    #expect(stage.scene.hitTest(Point(5, 5), in: top, rules: .uikit, trace: &trace) == last)
    let made = deep ? 2 * Self.count : 4
    #expect(trace.decisions.count == min(made, Trace.limit))
    #expect(trace.notKept == max(0, made - Trace.limit))
  }

  @Test(
    "A hit test that turns back at every view", arguments: [HitTestOverride.passThrough, .none])
  func turningBack(override: HitTestOverride) throws {
    var (stage, _) = try stage(deep: true)
    for view in stage.scene.subtree(of: try stage.view("v0")) {
      stage.scene.override(view, hitTest: override)
    }
    #expect(stage.hit(5, 5) == "view")
  }

  @Test("All siblings asked, and none has the point")
  func wideMiss() throws {
    var (stage, _) = try stage(deep: false)
    for view in stage.scene.subviews(of: try stage.view("v0")) {
      stage.scene.setFrame(of: view, to: Rect(300, 300, 5, 5))
    }
    #expect(stage.hit(5, 5) == "v0")
  }

  @Test("A whole tap, from the deepest view up the whole chain")
  func tap() throws {
    var (stage, last) = try stage(deep: true)
    try stage.handle("v0", [.touches(.ended)])
    stage.run { delivery in
      delivery.stopTracing()
      delivery.deliver(
        .touches([
          .touches([TouchChange(finger: 1, phase: .began, point: Point(5, 5))]),
          .touches([TouchChange(finger: 1, phase: .ended, point: nil)]),
        ]))
    }
    #expect(stage.results.fingers.first?.hitView == last)
    // Began goes on past v0, to view, controller, window, scene, app and delegate; ended does not.
    #expect(stage.results.deliveries.count == 2 * Self.count + 6)
  }

  @Test("The chain, to its end")
  func chain() throws {
    let (stage, last) = try stage(deep: true)
    let chain = stage.scene.chain(from: .view(last))
    #expect(chain.count == Self.count + 6)
    #expect(chain.last == .delegate)
    #expect(stage.scene.findController(from: .view(last)) != nil)
  }

  @Test("A nil target and a shake, through the whole chain")
  func actionsAndMotion() throws {
    var (stage, last) = try stage(deep: true)
    try stage.set(.canBecomeFirstResponder, "v\(Self.count - 1)", .bool(true))
    try stage.become("v\(Self.count - 1)")
    let word = stage.scene.word("go:")
    try stage.handle("app", [.action(word), .motion(.began), .motion(.ended)])
    stage.run { $0.send(word, to: nil, from: .view(last)) }
    #expect(stage.results.actions.map(\.target) == [.application])
    stage.deliver(.shake(cancelled: false))
    #expect(stage.results.handler == .application)
  }

  @Test("Conversion from the deepest view to the window and to a cousin")
  func conversion() throws {
    var (stage, last) = try stage(deep: true)
    let cousin = try stage.add(.view, "cousin", 10, 10, 10, 10)
    let window = try stage.view("window")
    #expect(stage.scene.convert(Point(1, 2), from: last, to: window) == Point(1, 2))
    #expect(stage.scene.convert(Point(1, 2), from: last, to: cousin) == Point(-9, -8))
    #expect(stage.scene.convert(Rect(0, 0, 5, 5), from: cousin, to: last) == Rect(10, 10, 5, 5))
  }

  @Test("Subtrees, moving and removal", arguments: [true, false])
  func hierarchy(deep: Bool) throws {
    var (stage, last) = try stage(deep: deep)
    #expect(stage.scene.subtree(of: try stage.view("v0")).count == Self.count)
    #expect(stage.scene.isDescendant(last, of: try stage.view("v0")))
    try stage.add(.view, "other")
    try stage.move("v0", to: "other")
    try stage.remove("other")
    #expect(!stage.scene.exists(last))
    #expect(stage.scene.object(named: "v77") == nil)
    #expect(stage.hit(5, 5) == "view")
  }

  @Test("Many controllers, each inside the one before")
  func controllers() throws {
    var stage = Stage()
    var parent = try stage.controller("controller")
    for index in 0..<500 {
      parent = try stage.scene.addController(
        named: "K\(index)", at: .child(of: parent), frame: Rect(0, 0, 320, 480))
    }
    stage.deliver(.shake(cancelled: false))
    #expect(stage.results.initial == .controller(parent))
    try stage.remove("controller")
    #expect(stage.scene.object(named: "K499") == nil)
  }

  @Test("Ten thousand text fields, each with a recognizer of its own, are removed in one go")
  func recognizers() throws {
    var stage = Stage()
    try stage.add(.view, "P")
    for index in 0..<10_000 { try stage.add(.textField, "t\(index)", in: "P") }
    try stage.remove("P")
    #expect(stage.scene.object(named: "t9999") == nil)
  }

  @Test("A thousand recognizers on one touch, and one wins")
  func manyRecognizers() throws {
    var stage = Stage()
    for index in 0..<1_000 { try stage.recognizer(.tap, "T\(index)", on: "view") }
    stage.tap(5, 5)
    #expect(stage.story(of: "T999") == ["ended"])
    #expect(stage.story.filter { $0.hasSuffix(" failed") }.count == 999)
  }
}
