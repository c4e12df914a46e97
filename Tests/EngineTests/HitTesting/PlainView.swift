import Engine

/// The documents' listing of `hitTest:withEvent:` (HT03) on plain objects, written out as they
/// write it: the measure of the engine's search, which has no recursion and no objects.
final class PlainView {
  let number: Int
  var plan: ViewPlan
  var subviews: [PlainView] = []
  /// Whom a fallback or a redirection names.
  weak var other: PlainView?
  weak var superview: PlainView?
  let rules: Rulebook
  let log: CallLog

  init(_ number: Int, _ plan: ViewPlan, _ rules: Rulebook, _ log: CallLog) {
    self.number = number
    self.plan = plan
    self.rules = rules
    self.log = log
  }

  /// What a learner's logging subclass would print (RE14).
  final class CallLog {
    var lines: [Line] = []

    enum Line: Equatable {
      case pointInside(Int, Bool)
      case hitTest(Int, answer: Int?)
    }
  }

  func hitTest(_ point: Point?) -> PlainView? {
    let answer =
      switch plan.hitTest {
      case nil: usualHitTest(point)
      case .nothing: nil as PlainView?
      case .itself: self
      case .passThrough: { $0 === self ? nil : $0 }(usualHitTest(point))
      case .fallback: usualHitTest(point) ?? other
      case .redirect: { $0 === self ? other : $0 }(usualHitTest(point))
      case .except: { $0 === other ? nil : $0 }(usualHitTest(point))
      case .first: claims(point) ? other : usualHitTest(point)
      }
    log.lines.append(.hitTest(number, answer: answer?.number))
    return answer
  }

  private func usualHitTest(_ point: Point?) -> PlainView? {
    if rules.gatesFirst, !takesTouches { return nil }
    // A view flattened to nothing has no point of its own to ask about.
    guard let point, pointInside(point) else { return nil }
    if !rules.gatesFirst, !takesTouches { return nil }
    let order = rules.subviewOrder == .lastToFirst ? subviews.reversed() : subviews
    for subview in order {
      if let hit = subview.hitTest(subview.fromSuperview(point)) { return hit }
    }
    return self
  }

  private var takesTouches: Bool {
    if plan.hidden || !plan.interaction { return false }
    if plan.animating && !plan.allowsInteraction { return false }
    if plan.isControl && !plan.isEnabled { return false }
    let stored = Float(plan.alpha)
    switch rules.alphaLimit {
    case .singlePrecision: return Double(stored) >= 0.01
    case .below: return stored >= Float(0.01)
    case .belowOrEqual: return stored > Float(0.01)
    }
  }

  private func pointInside(_ point: Point) -> Bool {
    let isInside = holds(point)
    log.lines.append(.pointInside(number, isInside))
    return isInside
  }

  private func holds(_ point: Point) -> Bool {
    plan.pointInside.map { contains(point, in: $0) } ?? contains(point, plan.bounds)
  }

  private func contains(_ point: Point, _ rect: Rect) -> Bool {
    rect.width > 0 && rect.height > 0 && rect.x <= point.x && point.x < rect.x + rect.width
      && rect.y <= point.y && point.y < rect.y + rect.height
  }

  private func contains(_ point: Point, in region: Region) -> Bool {
    let bounds = plan.bounds
    switch region {
    case .always: return true
    case .never: return false
    case .inset(let dx, let dy):
      return contains(
        point,
        Rect(
          bounds.x + dx, bounds.y + dy, bounds.width - 2 * dx, bounds.height - 2 * dy))
    case .rects(let rects): return rects.contains { contains(point, $0) }
    case .ellipse:
      let radius = Point(bounds.width / 2, bounds.height / 2)
      guard radius.x > 0, radius.y > 0 else { return false }
      let x = (point.x - bounds.x - radius.x) / radius.x
      let y = (point.y - bounds.y - radius.y) / radius.y
      return x * x + y * y < 1
    case .polygon: return region.contains(point, bounds: bounds)
    }
  }

  private func claims(_ point: Point?) -> Bool {
    guard let other, let inside = point.flatMap({ other.fromRoot(inRoot($0)) }) else {
      return false
    }
    return other.holds(inside)
  }

  /// Up to the root, and down from there.
  private func inRoot(_ point: Point) -> Point {
    guard let superview else { return point }
    let m = plan.transform
    let dx = point.x - plan.bounds.x - plan.anchor.x * plan.bounds.width
    let dy = point.y - plan.bounds.y - plan.anchor.y * plan.bounds.height
    return superview.inRoot(
      Point(
        m.a * dx + m.c * dy + m.tx + plan.center.x, m.b * dx + m.d * dy + m.ty + plan.center.y))
  }

  private func fromRoot(_ point: Point) -> Point? {
    guard let superview else { return point }
    return superview.fromRoot(point).flatMap { fromSuperview($0) }
  }

  private func fromSuperview(_ point: Point) -> Point? {
    let m = plan.transform
    let determinant = m.a * m.d - m.b * m.c
    guard determinant != 0 else { return nil }
    // Solves m (q - pivot) + center = point for q.
    let dx = point.x - plan.center.x - m.tx
    let dy = point.y - plan.center.y - m.ty
    return Point(
      (m.d * dx - m.c * dy) / determinant + plan.bounds.x + plan.anchor.x * plan.bounds.width,
      (m.a * dy - m.b * dx) / determinant + plan.bounds.y + plan.anchor.y * plan.bounds.height)
  }
}

extension RandomTree {
  func plainViews(_ rules: Rulebook, _ log: PlainView.CallLog) -> [PlainView] {
    let views = plans.enumerated().map { PlainView($0.offset, $0.element, rules, log) }
    for (view, plan) in zip(views, plans) {
      if let parent = plan.parent {
        views[parent].subviews.append(view)
        view.superview = views[parent]
      }
      switch plan.hitTest {
      case .fallback(let other), .redirect(let other), .first(let other),
        .except(let other):
        view.other = views[other]
      default: break
      }
    }
    return views
  }
}
