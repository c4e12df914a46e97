/// Scroll views that go on by themselves, slower and slower.
extension Delivery {
  mutating func glide(_ scrollView: ViewID, from: Point, way: Point, to: Point) {
    var glide = Glide(from: from, way: way, to: to, start: scene.now, end: scene.now)
    var (left, frames) = (1.0, 0.0)
    while frames < Glide.limit, !glide.isThere(left: left) {
      left *= Scrolling.leftAfterFrame
      frames += 1
    }
    glide.end = scene.now + frames * Scrolling.frame
    scene.changeMotion(of: scrollView) { $0.glide = glide }
    note(.uSV15, .scrolling(scrollView, .goesOn(from: from, to: to, until: glide.end)))
  }

  /// Brings those under way to where they are now.
  mutating func glideOn() {
    guard !scene.motions.isEmpty else { return }
    for (scrollView, motion) in scene.motions.sorted(by: { $0.key.number < $1.key.number }) {
      guard let glide = motion.glide else { continue }
      let isOver = scene.now >= glide.end - Delivery.instant
      let place = isOver ? glide.to : glide.place(at: scene.now)
      moveContent(of: scrollView, to: place)
      guard isOver else { continue }
      scene.changeMotion(of: scrollView) { $0.glide = nil }
      note(.uSV15, .scrolling(scrollView, .cameToRest(at: place)))
    }
  }

  /// A finger that lands on one under way stops it, and is not its content's (U-SV-15, C26).
  mutating func stopGlides(above view: ViewID, finger: Int) -> ViewID? {
    guard !scene.motions.isEmpty else { return nil }
    var stopped: ViewID?
    for scrollView in scene.ancestry(of: view) where scene.motions[scrollView]?.glide != nil {
      scene.changeMotion(of: scrollView) { $0.glide = nil }
      let place = scene.bounds(of: scrollView).origin
      note(.uSV15, .scrolling(scrollView, .stopped(at: place, finger: finger)))
      stopped = scrollView
    }
    return stopped
  }
}

extension Glide {
  static let limit = 1200.0

  func isThere(left: Double) -> Bool {
    let place = place(left: left)
    return abs(place.x - to.x) < 0.5 && abs(place.y - to.y) < 0.5
  }

  func place(at time: Double) -> Point {
    var left = 1.0
    var frames = ((time - start) / Scrolling.frame + Delivery.instant).rounded(.down)
    while frames >= 1 {
      left *= Scrolling.leftAfterFrame
      frames -= 1
    }
    return place(left: left)
  }

  /// No further than where it comes to rest.
  private func place(left: Double) -> Point {
    var place = from
    for axis in ScrollAxis.allCases {
      let natural = (from[axis] + way[axis] * (1 - left)).onPixel
      place[axis] = way[axis] < 0 ? max(natural, to[axis]) : min(natural, to[axis])
    }
    return place
  }
}
