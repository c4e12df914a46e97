/// What is decided about a pointer that puts no finger down.
public enum PointingDecision: Equatable, Sendable {
  /// It is searched for a view like a touch, and offered to recognizers alone.
  case scroll(ScrollDevice, at: Point, by: Point, on: ViewID)
  case transform(Transformation, at: Point, on: ViewID)
  case hover(at: Point, on: ViewID)
  /// No view is there.
  case nothing(EventType, at: Point)
  /// Nobody among the recognizers takes it.
  case untaken(EventType, on: ViewID)
  case left
  /// There was no pointer on the screen.
  case wasAway
  /// A phone has no pointer that hovers.
  case noPointer(Device)
  /// While a button is down the pointer touches, and does not hover.
  case paused
}
