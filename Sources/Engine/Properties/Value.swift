/// What a property can hold.
public enum Value: Equatable, Sendable {
  case bool(Bool)
  case number(Double)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case insets(EdgeInsets)
  case transform(AffineTransform)
  case transform3D(Transform3D)
  case text(String)
  /// A choice among words, such as a swipe's direction.
  case words([String])
  case object(Object?)
  case objects([Object])
}

/// What a property takes; the command line reads its words by it.
public enum ValueType: Equatable, Sendable {
  case bool
  /// A number from `low` to `high`.
  case number(low: Double, high: Double)
  case whole(low: Int, high: Int)
  /// A time in seconds, from nothing to `high`.
  case seconds(high: Double)
  case point
  case size
  case rect
  /// A rectangle, or the word `none`.
  case rectOrNone
  case insets
  case transform
  case transform3D
  case text
  /// One or more of some words.
  case words([String])
  /// Exactly one of some words.
  case choice([String])
  /// A view, or nil.
  case view
  /// The name of a method, such as `save:`.
  case selector
  /// Any object, or nil.
  case object
  /// A scene of windows, or nil.
  case windowScene
  /// Views, with commas between; nil for none.
  case views
  /// `delegate`, `plain`, a view or a controller.
  case delegate
}
