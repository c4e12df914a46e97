/// What a layout pass decides.
public enum LayoutDecision: Equatable, Sendable {
  /// Constraints have put it elsewhere.
  case placed(ViewID, from: Rect, to: Rect)
  /// What is in a scroll view says how large its content is.
  case content(ViewID, Size)
  case found(LayoutFinding)
}
