/// What is decided about the screen, its windows and what is seen there.
public enum ScreenDecision: Equatable, Sendable {
  case device(Screen)
  case resized(ViewID, from: Size, to: Size)
  /// The root's view follows its window.
  case followed(ViewID, ViewID)
  /// `canBecomeKey` is NO.
  case cannotBecomeKey(ViewID)
}
