/// What is decided about the screen, its windows and what is seen there.
public enum ScreenDecision: Equatable, Sendable {
  case device(Screen)
  case resized(ViewID, from: Size, to: Size)
  /// The root's view follows its window.
  case followed(ViewID, ViewID)
  /// `canBecomeKey` is NO.
  case cannotBecomeKey(ViewID)
  /// The focus stays where it is.
  case focusRefused(ViewID, FocusRefusal)
  /// Nobody has the focus any more.
  case focusLost(ViewID, FocusRefusal)

  /// What has no place goes to its key window from here on.
  case sceneInUse(WindowSceneID, key: ViewID?)
  /// A window is in that scene; in none, it is on no screen.
  case windowIn(WindowSceneID?, ViewID)
  /// The model has its new values; what is seen gets there when the clock does.
  case animates(ViewID, until: Double)
  /// The animation does not allow interaction.
  case refusesTouches(ViewID, until: Double)
  case animationOver(ViewID)
  /// By its zPosition one is seen in front of another that is asked before it.
  case seenInFront(ViewID, of: ViewID)
  /// It is seen here on its way, and is elsewhere already.
  case seenHere(ViewID, isAt: Rect)
  /// It is here already, and seen elsewhere.
  case isHere(ViewID, seenAt: Rect)
  /// It is seen yet, and its alpha is too low already.
  case fading(ViewID, seen: Float)
  /// What is hit is not seen here.
  case cutAway(ViewID, by: ViewID, Cut)
}
