/// Why UIKit raises an exception about a constraint, or would not take it.
public enum LayoutError: Error, Equatable, Sendable {
  /// `activate`: the two are in no common hierarchy (U-AL-13).
  case noCommonAncestor(LayoutItem, LayoutItem)
  /// A place with a size, or across with down (U-AL-01).
  case unlike(LayoutAnchor, LayoutAnchor)
  /// `leading` with `left` (U-AL-01).
  case leftWithLeading(LayoutAnchor, LayoutAnchor)
  /// A place needs another to be measured from.
  case placeAlone(LayoutAnchor)
  /// A multiplier of 0 makes of the second side none.
  case nothingTimes(LayoutAnchor)
  case itself(LayoutAnchor)
  case notAnAttribute
  /// Not above 0 and up to 1000 (U-AL-02).
  case priority(Double)
  /// A content guide of what does not scroll.
  case noSuchGuide(ViewID, LayoutGuide)
  case isWindow(ViewID)
  /// Only a stack view arranges (U-AL-14).
  case notAStack(ViewID)
  case tooMany(limit: Int)
}
