import Engine

/// A tree of up to four views twice over: as a scene, and as plain objects.
struct SmallTree {
  typealias Change = @Sendable (inout ViewPlan) -> Void

  private var scene: Scene
  private let views: [ViewID]
  private let plain: [PlainView]
  private let log = PlainView.CallLog()
  /// Which set of gates each view has just now.
  var shown: [Int]
  /// Where the two last differed.
  var complaint: String {
    "engine \(lastFound.map { "v\($0)" } ?? "nil"), listing \(lastExpected.map { "v\($0)" } ?? "nil")"
  }
  private let last = Last()

  private final class Last {
    var found: Int?
    var expected: Int?
  }

  private var lastFound: Int? { last.found }
  private var lastExpected: Int? { last.expected }

  /// The first view stands at the origin; the others where they are put in their superviews.
  init(_ shape: [Int], places: [Rect], changes: [Change] = []) throws {
    var plans = [Self.plan(nil, Rect(0, 0, 20, 20))]
    for (parent, place) in zip(shape, places) { plans.append(Self.plan(parent, place)) }
    for (view, change) in changes.enumerated() { change(&plans[view]) }
    let tree = RandomTree(plans: plans)
    (scene, views) = try tree.scene()
    plain = tree.plainViews(.uikit, log)
    shown = [Int](repeating: 0, count: plans.count)
  }

  private static func plan(_ parent: Int?, _ place: Rect) -> ViewPlan {
    ViewPlan(
      parent: parent, isControl: true, bounds: Rect(0, 0, place.width, place.height),
      center: Point(place.x + place.width / 2, place.y + place.height / 2))
  }

  // MARK: Gates

  func needs(_ set: Int, at view: Int) -> Bool { shown[view] != set }

  /// Bit by bit: hidden, interaction off, alpha too low, animating, disabled.
  mutating func close(_ gates: Int, at view: Int) throws {
    let object = Object.view(views[view])
    plain[view].plan.hidden = gates & 1 != 0
    plain[view].plan.interaction = gates & 2 == 0
    plain[view].plan.alpha = gates & 4 != 0 ? 0.005 : 1
    plain[view].plan.animating = gates & 8 != 0
    plain[view].plan.isEnabled = gates & 16 == 0
    try scene.set(.hidden, of: object, to: .bool(gates & 1 != 0))
    try scene.set(.userInteractionEnabled, of: object, to: .bool(gates & 2 == 0))
    try scene.set(.alpha, of: object, to: .number(gates & 4 != 0 ? 0.005 : 1))
    try scene.set(.animating, of: object, to: .bool(gates & 8 != 0))
    try scene.set(.enabled, of: object, to: .bool(gates & 16 == 0))
  }

  func agrees(at points: [Point]) -> Bool {
    points.allSatisfy { point in
      log.lines.removeAll(keepingCapacity: true)
      last.expected = plain[0].hitTest(point)?.number
      last.found = scene.hitTest(point, in: views[0], rules: .uikit).flatMap { view in
        views.firstIndex(of: view)
      }
      return last.found == last.expected
    }
  }

  // MARK: Overrides

  /// What one view of a tree of so many may have.
  static func kinds(_ count: Int) -> [Change] {
    [
      { _ in },
      { $0.hidden = true },
      { $0.pointInside = .always },
      { $0.pointInside = .never },
      { $0.pointInside = .inset(-10, -10) },
      { $0.hitTest = .nothing },
      { $0.hitTest = .itself },
      { $0.hitTest = .passThrough },
      { $0.hitTest = .fallback(0) },
      { $0.hitTest = .redirect(count - 1) },
      { $0.hitTest = .first(count - 1) },
      { $0.hitTest = .except(count - 1) },
      { $0.transform = .rotation(degrees: 90) },
      { $0.transform = .scale(0, 1) },
      { $0.bounds = Rect(10, 0, $0.bounds.width, $0.bounds.height) },
    ]
  }

  /// The same views are asked in the same order, with the same answers.
  func agreesInCalls(at points: [Point]) -> Bool {
    guard agrees(at: points) else { return false }
    return points.allSatisfy { point in
      log.lines.removeAll(keepingCapacity: true)
      last.expected = plain[0].hitTest(point)?.number
      var trace = Trace()
      let found = scene.hitTest(point, in: views[0], rules: .uikit, trace: &trace)
      last.found = found.flatMap { views.firstIndex(of: $0) }
      return last.found == last.expected && trace.decisions.compactMap(call) == log.lines
    }
  }

  private func call(_ decision: Decision) -> PlainView.CallLog.Line? {
    switch decision.kind {
    case .pointInside(let view, _, let isInside, _):
      views.firstIndex(of: view).map { .pointInside($0, isInside) }
    case .hitTestReturned(let view, let answer):
      views.firstIndex(of: view).map {
        .hitTest($0, answer: answer.flatMap { views.firstIndex(of: $0) })
      }
    default: nil
    }
  }
}
