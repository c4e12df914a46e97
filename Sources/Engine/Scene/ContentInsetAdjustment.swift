/// `contentInsetAdjustmentBehavior`: where the safe area counts as inset of a scroll view's content.
public enum ContentInsetAdjustment: String, CaseIterable, Hashable, Sendable {
  case automatic, scrollableAxes, never, always
}

extension Scene {
  /// `adjustedContentInset`
  public func adjustedContentInset(of view: ViewID) -> EdgeInsets {
    rare(view).scroll.contentInset.adding(contentInsetAdjustment(of: view))
  }

  /// What the safe area adds: along an axis that scrolls, and in a navigation controller along every one (U-SV-19).
  func contentInsetAdjustment(of view: ViewID) -> EdgeInsets {
    let behavior = rare(view).scroll.insetAdjustment
    // A dump says where its content is.
    guard behavior != .never, nicknames.isEmpty else { return .zero }
    let isOwned = behavior == .automatic && isContentInNavigation(view)
    // Before iOS 11 only that was adjusted.
    guard isOwned || screen.system >= 11 else { return .zero }
    let safe = safeAreaInsets(of: view)
    guard safe != .zero else { return .zero }
    let isAll = behavior == .always
    let isUpright = isAll || isOwned || scrolls(view, .vertical)
    let isSideways = isAll || scrolls(view, .horizontal)
    return EdgeInsets(
      top: isUpright ? safe.top : 0, left: isSideways ? safe.left : 0,
      bottom: isUpright ? safe.bottom : 0, right: isSideways ? safe.right : 0)
  }

  /// `contentInsetAdjustmentBehavior`
  public mutating func setInsetAdjustment(of view: ViewID, to behavior: ContentInsetAdjustment) {
    changeRare(view) { $0.scroll.insetAdjustment = behavior }
  }

  /// `automaticallyAdjustsScrollViewInsets`
  public mutating func setAdjustsScrollViewInsets(of controller: ControllerID, to adjusts: Bool) {
    controllers[controller.index].adjustsScrollViewInsets = adjusts
  }

  /// Its content is larger, or it bounces all the same.
  private func scrolls(_ view: ViewID, _ axis: ScrollAxis) -> Bool {
    rare(view).contentSize[axis] > bounds(of: view).size[axis] || alwaysBounces(view, axis)
  }

  /// Is it the view, or its first subview, of a controller in a navigation controller that adjusts it?
  private func isContentInNavigation(_ view: ViewID) -> Bool {
    guard let controller = owner(ofContent: view), self[controller].adjustsScrollViewInsets else {
      return false
    }
    return sequence(first: controller) { self[$0].parent }.contains {
      self[$0].kind == .navigation
    }
  }

  private func owner(ofContent view: ViewID) -> ControllerID? {
    if let own = self[view].controller { return own }
    guard let parent = superview(of: view), let own = self[parent].controller,
      nodes[view.index].previousSibling == HitNode.none
    else { return nil }
    return own
  }
}

extension Delivery {
  /// Content that is at its top stays below what covers it. Has any moved?
  mutating func adjustContentInsets() -> Bool {
    var hasMoved = false
    for view in scene.scrollViews {
      let adjusted = scene.exists(view) ? scene.contentInsetAdjustment(of: view) : .zero
      let scroll = scene.rare(view).scroll
      guard scroll.adjusted != adjusted else { continue }
      let (old, offset) = (scroll.adjusted, scene.bounds(of: view).origin)
      var state = scene.rare(view)
      state.scroll.adjusted = adjusted
      scene.rare[view] = state == .usual ? nil : state
      let inset = scroll.contentInset
      let to = Point(
        start(offset.x, inset.left, from: old.left, to: adjusted.left),
        start(offset.y, inset.top, from: old.top, to: adjusted.top))
      guard to != offset else { continue }
      moveContent(of: view, to: to)
      hasScrolled(view)
      hasMoved = true
    }
    if hasMoved { scene.needsNewLayout() }
    return hasMoved
  }

  private func start(_ offset: Double, _ inset: Double, from old: Double, to new: Double) -> Double
  {
    guard old != new else { return offset }
    let isUntouched = old == 0 && offset == 0
    if isUntouched || abs(offset + inset + old) < 0.01 { return -(inset + new) }
    // Pulled past its top it stays where the finger has it.
    return offset < -(inset + old) ? min(offset, -(inset + new)) : offset
  }
}
