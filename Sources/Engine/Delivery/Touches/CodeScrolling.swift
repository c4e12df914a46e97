/// Content that code scrolls.
extension Delivery {
  /// `setContentOffset(_:animated:)`: with an animation it is on its way for a while, on the clock.
  public mutating func scroll(_ view: ViewID, to offset: Point, animated: Bool) {
    let from = scene.bounds(of: view).origin
    guard animated, scene.window(of: view) != nil else {
      scene.changeMotion(of: view) { $0.glide = nil }
      moveContent(of: view, to: offset)
      if offset != from { hasScrolled(view) }
      return
    }
    guard offset != from else { return }
    let glide = Glide(from: from, to: offset, start: scene.now, seconds: Scrolling.animation)
    scene.changeMotion(of: view) { $0.glide = glide }
    note(.uSV15, .scrolling(view, .goesOn(from: from, to: offset, until: glide.end)))
  }

  /// `scrollToRow(at:at:animated:)`: no farther than the content goes.
  public mutating func scroll(
    _ view: ViewID, toShow rect: Rect, at position: String, animated: Bool
  ) {
    let bounds = scene.bounds(of: view)
    let inset = scene.adjustedContentInset(of: view)
    let (top, bottom) = (rect.minY - inset.top, rect.maxY + inset.bottom - bounds.height)
    var y = bounds.y
    switch position {
    case "top": y = top
    case "bottom": y = bottom
    case "middle": y = (top + bottom) / 2
    default: y = y > top ? top : max(y, bottom)
    }
    let to = scene.inside(view, Point(bounds.x, y))
    scroll(view, to: to, animated: animated)
  }

  /// `scrollViewDidScroll`: whoever has moved it.
  mutating func hasScrolled(_ view: ViewID) {
    guard scene[view].kind.isScrollView else { return }
    _ = ask(.scrolled, of: .view(view))
  }
}

extension Scrolling {
  /// Seconds that an animated change of the offset takes. A guess.
  static let animation = 0.3
}
