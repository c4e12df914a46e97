/// Scroll views that move with no finger, slower and slower, in time.
extension Delivery {
  /// Brings those under way to where they are now.
  mutating func glideOn() {
    guard !scene.motions.isEmpty else { return }
    for (scrollView, motion) in scene.motionsInOrder {
      guard let glide = motion.glide else { continue }
      let isOver = scene.now >= glide.end - Delivery.instant
      let place = isOver ? glide.to : scene.onPixel(glide.place(at: scene.now))
      let before = scene.bounds(of: scrollView).origin
      moveContent(of: scrollView, to: place)
      if isOver { scene.changeMotion(of: scrollView) { $0.glide = nil } }
      if place != before { hasScrolled(scrollView) }
      guard isOver else { continue }
      tell(
        scrollView, glide.seconds == nil ? .didEndDecelerating : .didEndScrollingAnimation)
      note(.uSV15, .scrolling(scrollView, .cameToRest(at: place)))
    }
  }

  /// Where a wait has left them on their way.
  mutating func noteOnTheWay() {
    for (scrollView, motion) in scene.motionsInOrder {
      guard let glide = motion.glide else { continue }
      let place = scene.bounds(of: scrollView).origin
      note(.uSV15, .scrolling(scrollView, .onItsWay(at: place, to: glide.to)))
    }
  }

  /// A finger that lands on one under way stops it, and is not its content's (U-SV-15, C26, MO-11).
  mutating func stopGlides(above view: ViewID, by touch: TouchID, finger: Int) -> ViewID? {
    guard !scene.motions.isEmpty else { return nil }
    var stopped: ViewID?
    for scrollView in scene.ancestry(of: view) where scene.motions[scrollView]?.glide != nil {
      let place = scene.bounds(of: scrollView).origin
      let isInside = scene.inside(scrollView, place) == place
      scene.changeMotion(of: scrollView) {
        $0.glide = nil
        $0.caught = isInside ? nil : touch
      }
      note(.uSV15, .scrolling(scrollView, .stopped(at: place, finger: finger)))
      stopped = scrollView
    }
    return stopped
  }

  /// As the finger lifts that stopped one past its end, and dragged nothing, it comes back.
  mutating func releaseCaught() {
    guard !scene.motions.isEmpty else { return }
    for (scrollView, motion) in scene.motionsInOrder {
      guard let touch = motion.caught, !isDown(touch) else { continue }
      scene.changeMotion(of: scrollView) { $0.caught = nil }
      bringBack(scrollView)
    }
  }
}

extension Scene {
  fileprivate var motionsInOrder: [(key: ViewID, value: ScrollMotion)] {
    motions.sorted { $0.key.number < $1.key.number }
  }
}
