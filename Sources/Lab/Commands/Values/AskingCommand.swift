import Engine

/// A question about the scene, which changes nothing.
public enum AskingCommand: Equatable, Sendable {
  case hitTest(Point, in: ViewID?)
  case pointInside(ViewID, Point)
  case convertPoint(Point, from: Space, to: Space)
  case convertRect(Rect, from: Space, to: Space)
  case chain(Responder)
  case firstResponder
  case findController(Responder)
  case findAncestor(Responder, className: String)
  case show(Object, Property?)
  case describe(Object)
  /// What holds a view, or anything.
  case constraints(ViewID?)
}

/// Whose coordinates: a view's, or for `nil` the window's.
public enum Space: Equatable, Sendable {
  case view(ViewID)
  case window
}
