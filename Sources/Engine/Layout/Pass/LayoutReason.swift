/// One of the four numbers of a frame.
public enum LayoutNumber: Int, CaseIterable, Hashable, Sendable {
  case x, y, width, height

  public var axis: ScrollAxis { self == .x || self == .width ? .horizontal : .vertical }
}

/// What has a rectangle in a layout.
public enum LayoutBox: Hashable, Sendable {
  case view(ViewID)
  case guide(LayoutGuideID)
  /// What a scroll view shows.
  case content(ViewID)
}

/// Where a row of the layout comes from, and so what a number can follow from.
public enum LayoutReason: Hashable, Sendable {
  /// Code, or a typed command.
  case constraint(LayoutConstraintID)
  /// A stack view stands for it (U-AL-14).
  case stack(StackReason)
  /// The autoresizing mask: the view is where its frame says (U-AL-03).
  case frame(ViewID, LayoutNumber)
  /// Nothing is above it: it is as large as it is.
  case top(ViewID, LayoutNumber)
  /// Hugging keeps it from being larger than its intrinsic size, resistance from being smaller (U-AL-04).
  case hugging(ViewID, ScrollAxis)
  case resistance(ViewID, ScrollAxis)
  /// Content begins where the scroll view's coordinates do (U-AL-11).
  case content(ViewID, LayoutNumber)
  /// No width and no height is below zero.
  case notNegative(LayoutBox, LayoutNumber)
  /// Nothing says what it is.
  case nothing(LayoutBox, LayoutNumber)
}

/// What a pass has found, and tells once.
public enum LayoutFinding: Hashable, Sendable {
  /// The constraint was broken, because it cannot hold together with the others (U-AL-05).
  case conflict(broken: LayoutReason, with: [LayoutReason])
  /// These numbers could be others just as well (U-AL-06).
  case ambiguous(ViewID, [LayoutNumber])
  /// Nothing gives the view a size, or too little does (U-AL-12).
  case noSize(ViewID, [LayoutNumber])
  /// The layout was left as it was.
  case unsolved(LayoutFailure)
}

public enum LayoutFailure: Hashable, Sendable {
  case tooLarge(limit: Int)
  case tooManyConflicts(limit: Int)
  case lostPrecision
  /// Frames that go on changing each other's safe areas or line breaks.
  case restless
}
