import Engine

/// What the user or the system does to the app, and what therefore can wait on the queue.
public enum StimulusCommand: Equatable, Sendable {
  /// What fingers do; or a pencil, or a pointer with a button down.
  case touch(TouchRequest, with: TouchTool = .finger)
  case wait(Double)
  case statusBarTap
  case scroll(Point, by: Point, ScrollDevice, in: ViewID?)
  case transform(Point, Transformation, in: ViewID?)
  /// Nil: the pointer leaves the screen.
  case hover(Point?, in: ViewID?)
  case interrupt
  case shake(cancelled: Bool)
  case remote(RemoteCommand)
  case press(PressType)
  case key(String)
  case menu(String)
  case type(String)
  case sensor(Sensor)
}

/// A gesture of fingers; points are the screen's, or those of a view.
public enum TouchRequest: Equatable, Sendable {
  case tap(Point, count: Int, fingers: Int, in: ViewID?)
  case touch([TouchChange])
  case pressAndHold(Point, seconds: Double, in: ViewID?)
  case drag(Point, to: Point, seconds: Double, in: ViewID?)
  case swipe(SwipeDirection, Point, fingers: Int, in: ViewID?)
  /// A swipe whose finger lifts at full speed, so that what it scrolls goes on.
  case fling(SwipeDirection, Point, in: ViewID?)
  case pinch(Point, scale: Double, in: ViewID?)
  case rotate(Point, degrees: Double, in: ViewID?)
}
