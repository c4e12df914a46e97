import Engine

/// A view as numbers, from which the engine's scene and the plain tree are both made.
struct ViewPlan {
  var parent: Int?
  var isControl = false
  var isEnabled = true
  var bounds: Rect
  var center: Point
  var anchor = Point(0.5, 0.5)
  var transform = AffineTransform.identity
  var hidden = false
  var interaction = true
  var alpha = 1.0
  var animating = false
  var allowsInteraction = false
  var pointInside: Region?
  var hitTest: HitTestPlan?

  enum HitTestPlan {
    case nothing, itself, passThrough
    case fallback(Int)
    case redirect(Int)
    case first(Int)
    case except(Int)
  }
}

/// A random tree: one seed, one tree.
///
/// A tree on the grid keeps to quarters, quarter turns and powers of two, so that a probe can lie
/// exactly on an edge and both sides still reckon without rounding. A free one turns as it likes.
struct RandomTree {
  var plans: [ViewPlan] = []
  let onGrid: Bool
  private var random: Random

  init(seed: UInt64) {
    var random = Random(seed: seed)
    onGrid = random.chance(0.5)
    self.random = random
    let shape = self.random.pick(0, 1, 2)
    let count = Int.random(in: 1...40, using: &self.random)
    for index in 0..<count {
      var plan = place(parent: parent(of: index, shape: shape))
      gate(&plan)
      override(&plan, count: count)
      plans.append(plan)
    }
  }

  /// No chance at all: these views.
  init(plans: [ViewPlan]) {
    self.plans = plans
    onGrid = true
    random = Random(seed: 0)
  }

  /// A chain, a fan, or anything between.
  private mutating func parent(of index: Int, shape: Int) -> Int? {
    guard index > 0 else { return nil }
    switch shape {
    case 0: return random.chance(0.85) ? index - 1 : Int.random(in: 0..<index, using: &random)
    case 1: return random.chance(0.85) ? 0 : Int.random(in: 0..<index, using: &random)
    default: return Int.random(in: 0..<index, using: &random)
    }
  }

  private mutating func coordinate(_ low: Double, _ high: Double) -> Double {
    let number = random.number(low, high)
    return onGrid ? (number / 4).rounded() * 4 : number
  }

  private mutating func place(parent: Int?) -> ViewPlan {
    let isEmpty = random.chance(0.02)
    let size = Size(isEmpty ? 0 : coordinate(8, 240), coordinate(8, 240))
    var bounds = Rect(origin: .zero, size: size)
    if random.chance(0.2) {
      bounds = Rect(coordinate(-60, 60), coordinate(-60, 60), size.width, size.height)
    }
    var plan = ViewPlan(
      parent: parent, bounds: bounds, center: Point(coordinate(20, 180), coordinate(20, 180)))
    if random.chance(0.2) {
      plan.anchor =
        onGrid
        ? Point(random.pick(0, 0.25, 0.5, 1), random.pick(0, 0.25, 0.75, 1))
        : Point(random.number(-0.5, 1.5), random.number(0, 1))
    }
    if random.chance(0.35) { plan.transform = transform() }
    return plan
  }

  private mutating func transform() -> AffineTransform {
    let flip = random.pick(1.0, 1.0, -1.0)
    if random.chance(0.05) { return .scale(random.pick(0.0, 1.0), 0) }
    guard onGrid else {
      return AffineTransform.rotation(degrees: random.number(-400, 400))
        .concatenating(.scale(random.number(0.2, 3) * flip, random.number(0.2, 3)))
        .concatenating(.translation(random.number(-20, 20), random.number(-20, 20)))
    }
    return AffineTransform.rotation(degrees: random.pick(0.0, 90, 180, 270, -90))
      .concatenating(.scale(random.pick(0.5, 1, 2) * flip, random.pick(0.5, 1, 2)))
      .concatenating(.translation(coordinate(-20, 20), coordinate(-20, 20)))
  }

  private mutating func gate(_ plan: inout ViewPlan) {
    plan.hidden = random.chance(0.05)
    plan.interaction = !random.chance(0.05)
    plan.animating = random.chance(0.06)
    plan.allowsInteraction = random.chance(0.4)
    plan.isControl = random.chance(0.2)
    plan.isEnabled = !plan.isControl || !random.chance(0.25)
    if random.chance(0.15) {
      plan.alpha = random.pick(0, 0.005, 0.00999, 0.01, 0.010_000_001, 0.011, 0.02, 0.5)
    }
  }

  private mutating func override(_ plan: inout ViewPlan, count: Int) {
    if random.chance(0.12) {
      plan.pointInside = random.pick(
        .inset(-12, -4), .inset(8, 40), .always, .never, .ellipse,
        .rects([Rect(0, 0, 20, 60), Rect(-8, -8, 40, 12)]),
        .polygon([Point(0, 0), Point(80, 12), Point(16, 72)]))
    }
    if random.chance(0.12) {
      let other = Int.random(in: 0..<count, using: &random)
      plan.hitTest = random.pick(
        .nothing, .itself, .passThrough, .passThrough, .fallback(other), .redirect(other),
        .first(other), .except(other))
    }
  }

  /// Where to ask: mostly the root, about where its subviews are.
  mutating func probe() -> (root: Int, point: Point) {
    let root = random.chance(0.8) ? 0 : Int.random(in: 0..<plans.count, using: &random)
    let bounds = plans[root].bounds
    let point = Point(
      random.number(bounds.minX - 20, bounds.maxX + 20),
      random.number(bounds.minY - 20, bounds.maxY + 20))
    guard onGrid else { return (root, point) }
    return (root, Point((point.x / 2).rounded() * 2, (point.y / 2).rounded() * 2))
  }

  /// The tree as a scene: view `i` is named `v<i>`, and the root stands in no window.
  func scene() throws(SceneError) -> (scene: Scene, views: [ViewID]) {
    var scene = Scene.initial
    var views: [ViewID] = []
    for (index, plan) in plans.enumerated() {
      let view = try scene.addView(
        plan.isControl ? .button : .view, named: "v\(index)", in: plan.parent.map { views[$0] },
        frame: .zero)
      views.append(view)
      let object = Object.view(view)
      try scene.set(.bounds, of: object, to: .rect(plan.bounds))
      try scene.set(.center, of: object, to: .point(plan.center))
      try scene.set(.anchorPoint, of: object, to: .point(plan.anchor))
      try scene.set(.transform, of: object, to: .transform(plan.transform))
      try scene.set(.hidden, of: object, to: .bool(plan.hidden))
      try scene.set(.userInteractionEnabled, of: object, to: .bool(plan.interaction))
      try scene.set(.alpha, of: object, to: .number(plan.alpha))
      try scene.set(.animating, of: object, to: .bool(plan.animating))
      try scene.set(
        .allowsUserInteractionDuringAnimation, of: object, to: .bool(plan.allowsInteraction))
      if plan.isControl { try scene.set(.enabled, of: object, to: .bool(plan.isEnabled)) }
      scene.override(view, pointInside: plan.pointInside)
    }
    for (view, plan) in zip(views, plans) {
      let override: HitTestOverride? =
        switch plan.hitTest {
        case nil: nil
        case .nothing: HitTestOverride.none
        case .itself: .itself
        case .passThrough: .passThrough
        case .fallback(let other): .fallback(views[other])
        case .redirect(let other): .redirect(views[other])
        case .first(let other): .first(views[other])
        case .except(let other): .except(views[other])
        }
      scene.override(view, hitTest: override)
    }
    return (scene, views)
  }
}
