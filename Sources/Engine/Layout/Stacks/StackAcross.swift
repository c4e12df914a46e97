/// Across the axis.
extension StackMaker {
  mutating func align() {
    guard let first = arranged.first else { return }
    if let attribute = shared {
      for view in arranged.dropFirst() {
        add(
          .alignment,
          LayoutConstraint(
            LayoutAnchor(view, attribute), .equal, LayoutAnchor(first, attribute)))
      }
    }
    guard !visible.isEmpty else {
      add(
        .hiddenSpacing,
        LayoutConstraint(
          start(.view(first), across), .equal, start(canvas, across), at: .fittingSize))
      return
    }
    let (top, bottom) = (start(canvas, across), end(canvas, across))
    switch state.alignment {
    case .fill:
      for view in arranged.dropFirst() {
        add(
          .alignment,
          LayoutConstraint(end(.view(view), across), .equal, end(.view(first), across)))
      }
      add(.canvasConnection, LayoutConstraint(start(.view(first), across), .equal, top))
      add(.canvasConnection, LayoutConstraint(end(.view(first), across), .equal, bottom))
      return
    case .leading:
      add(.canvasConnection, LayoutConstraint(start(.view(first), across), .equal, top))
    case .trailing:
      add(.canvasConnection, LayoutConstraint(end(.view(first), across), .equal, bottom))
    case .center:
      add(
        .canvasConnection,
        LayoutConstraint(center(.view(first), across), .equal, center(canvas, across)))
    case .firstBaseline, .lastBaseline: leanOnEdge(top, bottom)
    }
    for view in visible {
      add(.spanningBoundary, LayoutConstraint(start(.view(view), across), .greaterOrEqual, top))
      add(.spanningBoundary, LayoutConstraint(end(.view(view), across), .lessOrEqual, bottom))
    }
    add(.spanningFit, LayoutConstraint(size(canvas, across), at: LayoutPriority(51)))
    for view in arranged {
      add(
        .ambiguitySuppression,
        LayoutConstraint(size(.view(view), across), at: LayoutPriority(25)))
    }
  }

  /// What every view has where the first one has it.
  private var shared: LayoutAttribute? {
    switch state.alignment {
    case .fill, .leading: start(.view(stack), across).attribute
    case .trailing: end(.view(stack), across).attribute
    case .center: center(.view(stack), across).attribute
    // Only views beside each other have baselines to share.
    case .firstBaseline: state.axis == .horizontal ? .firstBaseline : .leading
    case .lastBaseline: state.axis == .horizontal ? .lastBaseline : .leading
    }
  }

  /// With more room than they need, first baselines are at the top and last ones at the bottom: believed.
  private mutating func leanOnEdge(_ top: LayoutAnchor, _ bottom: LayoutAnchor) {
    let isLow = state.alignment == .lastBaseline && state.axis == .horizontal
    for view in visible {
      let edge = isLow ? end(.view(view), across) : start(.view(view), across)
      add(
        .canvasConnection,
        LayoutConstraint(edge, .equal, isLow ? bottom : top, at: LayoutPriority(49)))
    }
  }
}

extension Scene {
  /// How long a view is by itself: its intrinsic length, or of a stack, its content's. Nil: it says nothing.
  ///
  /// Its own constraints count for nothing here.
  func naturalLength(of view: ViewID, _ axis: ScrollAxis) -> Double? {
    if let length = intrinsicSize(of: view)[axis] { return length }
    guard let state = layout.stacks[view] else { return nil }
    let shown = state.arranged.filter {
      superview(of: $0) == view && !nodes[$0.index].flags.contains(.hidden)
    }
    let lengths = shown.compactMap { naturalLength(of: $0, axis) }
    guard let longest = lengths.max() else { return nil }
    let margins = state.isMarginsRelative ? layoutMargins(of: view) : .zero
    let around =
      axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard axis == state.axis else { return longest + around }
    let gaps = shown.dropLast().reduce(0) { $0 + (state.customSpacing[$1] ?? state.spacing) }
    let content =
      state.distribution == .fillEqually
      ? longest * Double(shown.count) : lengths.reduce(0, +)
    return content + gaps + around
  }
}
