import Depth
import Engine
import Testing

/// `hitTest(_:with:)` and `point(inside:with:)` of the app's own classes.
@Suite("Own code in a hit test")
struct OwnSearchTests {
  /// UIView's own, written by hand.
  private static let byHand = ToyCode { call, object, delivery in
    guard let view = object.view else { return nil }
    switch call {
    case .pointInside(let point): return .bool(delivery.ownPointInside(view, point))
    case .hitTest(let point):
      guard delivery.scene.shutGates(of: view).isEmpty, delivery.pointInside(view, point) else {
        return .object(nil)
      }
      for child in delivery.scene.subviews(of: view).reversed() {
        guard let inside = delivery.scene.fromSuperview(point, to: child) else { continue }
        if let hit = delivery.hitTest(inside, in: child) { return .object(.view(hit)) }
      }
      return .object(.view(view))
    default: return nil
    }
  }

  private static let callsSuper = ToyCode { call, object, delivery in
    guard let view = object.view else { return nil }
    switch call {
    case .pointInside(let point): return .bool(delivery.ownPointInside(view, point))
    case .hitTest(let point): return .object(delivery.ownHitTest(point, in: view).map { .view($0) })
    default: return nil
    }
  }

  @Test(
    "UIView's hitTest by hand, and one that calls super, answer as no code does",
    arguments: 0..<Depth.count(10, nightly: 100))
  func byHandIsAsNone(batch: Int) throws {
    for seed in (batch * 100)..<(batch * 100 + 100) {
      var tree = RandomTree(seed: UInt64(seed))
      for index in tree.plans.indices { tree.plans[index].hitTest = nil }
      let (plain, views) = try tree.scene()
      for (count, code) in [Self.byHand, Self.callsSuper].enumerated() {
        var scene = plain
        for (index, view) in views.enumerated() where (index + seed) % (count + 1) == 0 {
          scene.setOwnPlaces(
            seed % 3 == 0 ? [.hitTest] : [.hitTest, .pointInside], of: .view(view))
        }
        var delivery = Delivery(scene: scene, rules: .uikit, trace: Trace(isOn: seed % 2 == 0))
        delivery.code = code
        for _ in 0..<10 {
          let (root, point) = tree.probe()
          let expected = plain.hitTest(point, in: views[root])
          #expect(delivery.hitTest(point, in: views[root]) == expected, "seed \(seed) at \(point)")
        }
        #expect(delivery.scene == scene)
      }
    }
  }

  @Test("A view outside its superview's bounds gets the touch where point(inside:) by hand lets it")
  func pointInside() throws {
    var stage = Stage()
    try stage.add(.view, "card", 100, 100, 100, 100)
    try stage.add(.button, "like", in: "card", 80, -20, 44, 44)
    try stage.own([.pointInside], "card")
    let like = try stage.view("like")
    let code = ToyCode { call, object, delivery in
      guard case .pointInside(let point) = call, let view = object.view else { return nil }
      let isInSubview = delivery.scene.subviews(of: view).contains {
        delivery.scene.frame(of: $0).contains(point)
      }
      return .bool(isInSubview || delivery.ownPointInside(view, point))
    }
    #expect(stage.hit(190, 90) != "like")
    #expect(stage.with(code) { $0.hitTest(screen: Point(190, 90)) } == like)
    #expect(
      stage.decisions.contains {
        if case .pointInside(_, _, true, isOverridden: true) = $0.kind { true } else { false }
      })
  }

  /// Whoever changes the tree while it is searched.
  @Test(
    "Code that changes the tree in the middle of a search does no harm",
    arguments: ["removes", "front", "hides", "empties", "adds"])
  func hostile(way: String) throws {
    var stage = Stage()
    for name in ["a", "b", "c"] {
      try stage.add(.view, name, 0, 0, 100, 100)
      try stage.add(.view, name + "1", in: name, 0, 0, 50, 50)
    }
    try stage.own([.hitTest, .pointInside], "view", "a", "b", "c", "a1", "b1", "c1")
    var made = 0
    let code = ToyCode { call, object, delivery in
      guard let view = object.view else { return nil }
      switch way {
      case "removes": try? delivery.move(view, to: nil) { _, _, _ in }
      case "front": delivery.scene.bringToFront(view)
      case "hides": delivery.scene.change(hidden: view)
      case "empties":
        for child in delivery.scene.subviews(of: view) {
          try? delivery.remove(.view(child)) { _, _, _ in }
        }
      default:
        made += 1
        _ = try? delivery.scene.addView(
          .view, named: "made\(made)", in: view, frame: Rect(0, 0, 9, 9))
      }
      if case .pointInside = call { return .bool(false) }
      return nil
    }
    _ = stage.with(code) { $0.hitTest(screen: Point(20, 20)) }
    #expect(!code.calls.isEmpty)
    #expect(code.calls.count < 50_000)
  }
}

extension Scene {
  fileprivate mutating func change(hidden view: ViewID) {
    try? set(.hidden, of: .view(view), to: .bool(true))
  }
}
