/// Constraints come, change and go.
extension Scene {
  public subscript(constraint: LayoutConstraintID) -> LayoutConstraint? {
    layout.constraints.indices.contains(constraint.index)
      ? layout.constraints[constraint.index] : nil
  }

  /// In the order in which they were made.
  public var constraints: [LayoutConstraintID] {
    layout.constraints.indices.filter { layout.constraints[$0] != nil }
      .map { LayoutConstraintID($0) }
  }

  /// Those that hold a view, or a guide of its.
  public func constraints(about view: ViewID) -> [LayoutConstraintID] {
    constraints.filter { id in
      self[id]?.anchors.contains { owner(of: $0.item) == view } ?? false
    }
  }

  /// Makes one, and activates it.
  public mutating func constrain(
    _ constraint: LayoutConstraint
  ) throws(SceneError) -> LayoutConstraintID {
    let id = try makeConstraint(constraint)
    do throws(SceneError) {
      try activate(id)
    } catch {
      layout.constraints.removeLast()
      throw error
    }
    return id
  }

  /// Makes one that is not active yet.
  public mutating func makeConstraint(
    _ constraint: LayoutConstraint
  ) throws(SceneError) -> LayoutConstraintID {
    try check(constraint)
    guard layout.constraints.count < LayoutState.limit else {
      throw .layout(.tooMany(limit: LayoutState.limit))
    }
    var made = constraint
    made.activation = nil
    layout.constraints.append(made)
    return LayoutConstraintID(layout.constraints.count - 1)
  }

  public mutating func activate(_ id: LayoutConstraintID) throws(SceneError) {
    guard let constraint = self[id], !constraint.isActive else { return }
    if let second = constraint.second {
      guard let a = owner(of: constraint.first.item), let b = owner(of: second.item),
        commonAncestor(a, b) != nil
      else { throw .layout(.noCommonAncestor(constraint.first.item, second.item)) }
    }
    layout.activations += 1
    layout.constraints[id.index]?.activation = layout.activations
    layout.isStale = true
  }

  public mutating func deactivate(_ id: LayoutConstraintID) {
    guard let constraint = self[id], constraint.isActive else { return }
    layout.constraints[id.index]?.activation = nil
    layout.isStale = true
  }

  /// Deactivates it, and lets go of it.
  public mutating func removeConstraint(_ id: LayoutConstraintID) {
    guard self[id] != nil else { return }
    layout.constraints[id.index] = nil
    layout.isStale = true
  }

  public mutating func setConstant(
    of id: LayoutConstraintID, to constant: Double
  ) throws(SceneError) {
    guard constant.isFinite else { throw .notFinite }
    layout.constraints[id.index]?.constant = constant
    layout.isStale = true
  }

  public mutating func setPriority(
    of id: LayoutConstraintID, to priority: LayoutPriority
  ) throws(SceneError) {
    guard priority.isValid else { throw .layout(.priority(Double(priority.value))) }
    layout.constraints[id.index]?.priority = priority
    layout.isStale = true
  }

  /// Active ones that a view holds: of its own size, and between views whose nearest common ancestor it is.
  public func constraints(heldBy view: ViewID) -> [LayoutConstraintID] {
    constraints.filter { id in
      guard let constraint = self[id], constraint.isActive,
        let first = owner(of: constraint.first.item)
      else { return false }
      guard let second = constraint.second else { return first == view }
      return owner(of: second.item).flatMap { meeting(first, $0) } == view
    }
  }

  public mutating func addLayoutGuide(_ identifier: String, to view: ViewID?) -> LayoutGuideID {
    layout.guides.append(LayoutGuideRecord(identifier: identifier, owner: view))
    return LayoutGuideID(layout.guides.count - 1)
  }

  /// A guide that goes to another view, or to none, leaves its constraints behind.
  public mutating func setOwner(of guide: LayoutGuideID, to view: ViewID?) {
    let old = layout.guides[guide.index].owner
    guard old != view else { return }
    layout.guides[guide.index].owner = view
    guard old != nil else { return }
    for index in layout.constraints.indices {
      guard let constraint = layout.constraints[index], constraint.isActive,
        constraint.anchors.contains(where: { $0.item == .own(guide) })
      else { continue }
      layout.constraints[index]?.activation = nil
    }
    layout.isStale = true
  }

  private func check(_ constraint: LayoutConstraint) throws(SceneError) {
    let first = constraint.first
    guard constraint.multiplier.isFinite, constraint.constant.isFinite else { throw .notFinite }
    guard constraint.priority.isValid else {
      throw .layout(.priority(Double(constraint.priority.value)))
    }
    for anchor in constraint.anchors {
      if anchor.attribute == .notAnAttribute { throw .layout(.notAnAttribute) }
      if case .guide(let view, let guide) = anchor.item, guide == .content || guide == .frame,
        !self[view].kind.isScrollView
      {
        throw .layout(.noSuchGuide(view, guide))
      }
    }
    if case .view(let view) = first.item, self[view].kind == .window {
      throw .layout(.isWindow(view))
    }
    guard let second = constraint.second else {
      guard first.attribute.kind == .size else { throw .layout(.placeAlone(first)) }
      return
    }
    guard first.attribute.kind == second.attribute.kind else {
      throw .layout(.unlike(first, second))
    }
    if let one = first.attribute.isAbsolute, let other = second.attribute.isAbsolute, one != other {
      throw .layout(.leftWithLeading(first, second))
    }
    if first == second { throw .layout(.itself(first)) }
    if constraint.multiplier == 0, first.attribute.kind != .size {
      throw .layout(.nothingTimes(second))
    }
  }
}

extension Scene {
  /// What goes for good takes its constraints along.
  mutating func forgetLayout(of gone: Set<ViewID>) {
    guard layout != LayoutState() else { return }
    let isGone = { (item: LayoutItem, scene: Scene) in
      // A guide that is in no view yet stays.
      if case .own(let guide) = item, scene.layout.guides[guide.index].owner == nil {
        return false
      }
      return scene.owner(of: item).map(gone.contains) ?? true
    }
    for index in layout.constraints.indices {
      guard let constraint = layout.constraints[index] else { continue }
      if constraint.anchors.contains(where: { isGone($0.item, self) }) {
        layout.constraints[index] = nil
      }
    }
    for index in layout.guides.indices where layout.guides[index].owner.map(gone.contains) ?? false
    {
      layout.guides[index].owner = nil
    }
    forgetStacks(of: gone)
    layout.freed.subtract(gone)
    layout.outdated.subtract(gone)
    for view in gone {
      layout.settings[view] = nil
      layout.ownSizes[view] = nil
    }
    layout.isStale = true
  }

  /// A view that leaves its superview leaves behind what tied it, or what is in it, to the rest.
  mutating func loosen(_ view: ViewID) {
    guard layout.isUsed else { return }
    leaveStack(view)
    for index in layout.constraints.indices {
      guard let constraint = layout.constraints[index], constraint.isActive,
        let second = constraint.second, let a = owner(of: constraint.first.item),
        let b = owner(of: second.item), isDescendant(a, of: view) != isDescendant(b, of: view)
      else { continue }
      layout.constraints[index]?.activation = nil
    }
    layout.isStale = true
  }
}

extension Delivery {
  /// Adds a constraint as SnapKit does: the view that it begins with is placed by constraints from then on.
  /// A controller's own view stays where its window, or its container, has it.
  public mutating func constrain(
    _ constraint: LayoutConstraint
  ) throws(SceneError) -> LayoutConstraintID {
    let id = try scene.constrain(constraint)
    if case .view(let view) = constraint.first.item, scene[view].controller == nil {
      scene.setTranslatesMask(view, to: false)
    }
    return id
  }

  /// Removes all that begin with the item, and with the attribute where one is said; how many that were.
  public mutating func unconstrain(_ item: LayoutItem, _ attribute: LayoutAttribute?) -> Int {
    let going = scene.constraints.filter { id in
      guard let first = scene[id]?.first else { return false }
      return first.item == item && (attribute ?? first.attribute) == first.attribute
    }
    for id in going { scene.removeConstraint(id) }
    return going.count
  }
}
