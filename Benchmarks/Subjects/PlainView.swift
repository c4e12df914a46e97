import Engine

/// The documents' listing as one would write it in an app: classes, arrays of subviews, recursion.
class PlainView {
  var frame: Rect
  var bounds: Rect
  var isHidden = false
  var isUserInteractionEnabled = true
  var alpha: Float = 1
  var subviews: [PlainView] = []

  init(frame: Rect) {
    self.frame = frame
    bounds = Rect(0, 0, frame.width, frame.height)
  }

  func point(inside point: Point) -> Bool { bounds.contains(point) }

  func hitTest(_ point: Point) -> PlainView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    guard self.point(inside: point) else { return nil }
    for subview in subviews.reversed() {
      let inside = Point(
        point.x - subview.frame.x + subview.bounds.x, point.y - subview.frame.y + subview.bounds.y)
      if let hit = subview.hitTest(inside) { return hit }
    }
    return self
  }

  /// Takes a deep hierarchy apart from the top, which the compiler's own way would do by recursion.
  func dismantle() {
    var stack = [self]
    while let view = stack.popLast() {
      stack += view.subviews
      view.subviews = []
    }
  }
}
