import Engine

/// Why no tap gets to a view, wherever it falls.
enum Unreachable: Equatable, Sendable {
  case gated([Gate])
  case ancestorGated(ViewID, [Gate])
  case flatTransform(ViewID)
  case noArea
  /// Its own `pointInside` refuses every point that gets to it.
  case refusesEveryPoint
  /// The hit test of a view, itself or one above it, answers otherwise.
  case overridden(ViewID, HitTestOverride)
  /// This ancestor lets no point of it in.
  case outside(ViewID)
  /// Its own subviews take every point.
  case filled(by: [ViewID])
  /// Views in front take every point; those of another window among them.
  case covered(by: [ViewID])
  /// Part of it is outside this ancestor, and the rest is covered.
  case outsideAndCovered(ViewID, by: [ViewID])
  /// Touches go to the key window, and it is in another.
  case notInKeyWindow
  /// Where nothing else is in its way, the keyboard stands (U-FR-18).
  case underKeyboard
  case unknown
}
