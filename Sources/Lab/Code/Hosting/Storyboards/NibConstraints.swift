import Engine
import Program

extension NibLoader {
  /// Those that are written down with the views that hold them.
  mutating func constrain(_ delivery: inout Delivery) {
    for object in done where !object.constraints.isEmpty {
      guard case .view(let holder)? = made[object.id] else { continue }
      for constraint in object.constraints where !isExcluded(constraint.id) {
        make(constraint, holder, &delivery)
      }
    }
  }

  private mutating func make(
    _ constraint: BoardConstraint, _ holder: ViewID, _ delivery: inout Delivery
  ) {
    guard let first = anchor(constraint.first, constraint.firstAttribute, holder) else { return }
    var second: LayoutAnchor?
    if let attribute = constraint.secondAttribute {
      second = anchor(constraint.second, attribute, holder)
      if second == nil { return }
    }
    // Nothing else has a priority of 0, or one above 1000.
    let priority = LayoutPriority(Float(min(max(constraint.priority, 1), 1000)))
    let wanted = LayoutConstraint(
      first, constraint.relation, second, times: constraint.multiplier,
      plus: constraint.constant, at: priority, identifier: constraint.identifier)
    do throws(SceneError) {
      let id = try delivery.scene.constrain(wanted)
      if !constraint.id.isEmpty { made[constraint.id] = .constraint(id) }
    } catch {
      host.refused(error)
    }
  }

  /// Without an item it is the view that holds the constraint.
  private func anchor(
    _ id: String?, _ attribute: LayoutAttribute, _ holder: ViewID
  ) -> LayoutAnchor? {
    guard let id else { return LayoutAnchor(holder, attribute) }
    switch made[id] {
    case .view(let view)?: return LayoutAnchor(view, attribute)
    case .guide(let item)?: return LayoutAnchor(item, attribute)
    case .edge(let view, let isTop)?:
      switch (isTop, attribute) {
      case (true, .bottom): return LayoutAnchor(.guide(view, .safeArea), .top)
      case (false, .top): return LayoutAnchor(.guide(view, .safeArea), .bottom)
      default: return LayoutAnchor(view, attribute)
      }
    case .recognizer?, .constraint?, .object?, nil: return nil
    }
  }
}
