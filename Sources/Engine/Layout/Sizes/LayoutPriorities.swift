/// How firmly views keep to their intrinsic sizes (U-AL-04).
extension Scene {
  /// `contentHuggingPriority(for:)`
  public func hugging(of view: ViewID, _ axis: ScrollAxis) -> LayoutPriority {
    layoutSettings(of: view).hugging[axis] ?? self[view].kind.hugging(axis)
  }

  /// `contentCompressionResistancePriority(for:)`
  public func resistance(of view: ViewID, _ axis: ScrollAxis) -> LayoutPriority {
    layoutSettings(of: view).resistance[axis] ?? .high
  }
}

extension ViewKind {
  /// Of a view made in code, as far as it was measured (U-AL-04); the rest is as Interface Builder has it.
  func hugging(_ axis: ScrollAxis) -> LayoutPriority {
    switch self {
    case .activityIndicator, .stepper, .switch, .pageControl: .high
    case .progressView: axis == .vertical ? .high : .low
    case .label: axis == .vertical ? LayoutPriority(251) : .low
    default: .low
    }
  }

  /// From the alignment rectangle out to the frame: a switch is 2 points wider, at which side nobody says
  /// (U-AL-09).
  var alignmentInsets: EdgeInsets {
    self == .switch ? EdgeInsets(top: 0, left: 0, bottom: 0, right: 2) : .zero
  }
}
