/// What the safe area and the margins leave of a view (U-AL-08).
extension Scene {
  /// `safeAreaInsets`: per edge its superview's, less how far it begins inside, and never more (U-AL-08).
  public func safeAreaInsets(of view: ViewID) -> EdgeInsets {
    var path: [ViewID] = []
    for next in ancestry(of: view) { path.append(next) }
    guard let top = path.last, self[top].kind == .window, exists(top) else { return .zero }
    var insets = screen.safeArea
    var outer = screen.size
    for view in path.reversed() {
      let frame = frame(of: view)
      // What content makes room for anyway is no edge of the content any more.
      if let outer = superview(of: view), self[outer].kind.isScrollView {
        insets = insets.without(rare(outer).scroll.adjusted)
      }
      let origin = superview(of: view).map { bounds(of: $0).origin } ?? .zero
      insets = EdgeInsets(
        top: left(insets.top, at: frame.y - origin.y),
        left: left(insets.left, at: frame.x - origin.x),
        bottom: left(insets.bottom, at: outer.height - (frame.maxY - origin.y)),
        right: left(insets.right, at: outer.width - (frame.maxX - origin.x)))
      insets = covered(insets, view)
      outer = bounds(of: view).size
    }
    return insets
  }

  private func left(_ inset: Double, at distance: Double) -> Double {
    min(max(inset - distance, 0), inset)
  }

  /// A container's bar takes from its child's view what it covers, and the controller what it says.
  private func covered(_ insets: EdgeInsets, _ view: ViewID) -> EdgeInsets {
    guard let controller = self[view].controller else { return insets }
    var insets = insets
    if let parent = self[controller].parent, let bar = self[parent].bar,
      superview(of: view) == self[parent].view, superview(of: bar) == self[parent].view
    {
      let (place, frame) = (self.frame(of: bar), frame(of: view))
      switch self[parent].kind {
      case .navigation where !self[parent].isNavigationBarHidden:
        insets.top = max(insets.top, place.maxY - frame.y)
      case .tabBar: insets.bottom = max(insets.bottom, frame.maxY - place.y)
      case .navigation, .plain, .split, .page: break
      }
    }
    if let parent = self[controller].parent, let toolbar = self[parent].toolbar, exists(toolbar),
      superview(of: view) == self[parent].view, superview(of: toolbar) == self[parent].view
    {
      insets.bottom = max(insets.bottom, frame(of: view).maxY - frame(of: toolbar).y)
    }
    let more = layoutSettings(of: view).additionalSafeArea
    return EdgeInsets(
      top: insets.top + more.top, left: insets.left + more.left,
      bottom: insets.bottom + more.bottom, right: insets.right + more.right)
  }

  /// `layoutMargins`: 8 each, of a controller's view 16 or 20 at its sides, and the safe area's (U-AL-08).
  public func layoutMargins(of view: ViewID) -> EdgeInsets {
    let settings = layoutSettings(of: view)
    let side = screen.device.isPad ? 20.0 : 16
    let usual =
      self[view].controller == nil
      ? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      : EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    let own = settings.margins ?? usual
    guard settings.insetsMarginsFromSafeArea else { return own }
    let safe = safeAreaInsets(of: view)
    return EdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  /// How far a guide of a view is inside its bounds, at the size that it has now.
  func insets(of guide: LayoutGuide, in view: ViewID) -> EdgeInsets {
    switch guide {
    case .safeArea: return safeAreaInsets(of: view)
    case .margins: return layoutMargins(of: view)
    case .readable:
      var margins = layoutMargins(of: view)
      let room = bounds(of: view).width - margins.left - margins.right
      // On an iPad, of text of the usual size: believed (U-AL-08).
      let over = max(0, room - 672) / 2
      margins.left += over
      margins.right += over
      return margins
    case .keyboard: return keyboardInsets(in: view)
    case .content, .frame: return .zero
    }
  }

  /// Out of sight, the keyboard begins where the safe area ends (U-AL-08).
  private func keyboardInsets(in view: ViewID) -> EdgeInsets {
    let size = bounds(of: view).size
    var top = size.height - safeAreaInsets(of: view).bottom
    if let keyboard = keyboard(under: .uikit), window(of: view) != nil,
      let place = convert(keyboard, from: nil, to: view)
    {
      top = min(top, place.minY - bounds(of: view).y)
    }
    return EdgeInsets(top: max(0, top), left: 0, bottom: 0, right: 0)
  }
}
