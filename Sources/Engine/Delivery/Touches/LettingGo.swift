/// The finger has lifted from what it dragged: the content comes back, goes to a page, or goes on by itself.
extension Delivery {
  mutating func endScrolling(_ recognizer: RecognizerID) {
    guard let scrollView = scene[recognizer].view else { return }
    let motion = scene.motions[scrollView] ?? .none
    scene.changeMotion(of: scrollView) {
      $0.pulled = nil
      $0.locked = nil
      $0.swiped = nil
    }
    if let swiped = motion.swiped {
      if scene[recognizer].progress.movement.x < 0 { openSwipeActions(swiped, of: scrollView) }
      return
    }
    var speed = Point.zero
    if scene[recognizer].state == .ended {
      let velocity = scene.velocity(of: recognizer)
      for axis in ScrollAxis.allCases
      where scene.canDrag(scrollView, axis) && (motion.locked == nil || motion.locked == axis) {
        speed[axis] = -velocity[axis]
      }
    }
    letGo(scrollView, at: speed)
    let lifted = scene[recognizer].progress.touches.compactMap { scene.touch($0) }
      .last { $0.phase == .ended }
    if scene.rare(scrollView).scroll.keyboardDismissMode == .interactive, let lifted,
      pullsKeyboardDown(lifted)
    {
      putKeyboardAway(scrollView)
    }
  }

  /// Its delegate hears of it, and may choose where it comes to rest (MO-03, MO-05).
  private mutating func letGo(_ scrollView: ViewID, at speed: Point) {
    let settings = scene.rare(scrollView).scroll
    let from = scene.bounds(of: scrollView).origin
    var target = from
    for axis in ScrollAxis.allCases {
      target[axis] =
        settings.isPagingEnabled && scene.canDrag(scrollView, axis)
        ? page(of: scrollView, axis, speed: speed[axis])
        : from[axis] + settings.decelerationRate.target(speed[axis])
    }
    target = scene.onPixel(scene.inside(scrollView, target))
    let velocity = Point(speed.x / 1000, speed.y / 1000)
    let wish = dragTarget(of: scrollView, velocity: velocity, target: target)
    let chosen =
      settings.isPagingEnabled ? nil : wish.map { scene.onPixel(scene.inside(scrollView, $0)) }
    note(
      .uSV27,
      .scrolling(
        scrollView,
        .tells(.willEndDragging(velocity: velocity, target: target, changed: chosen))))
    let glide = glide(
      scrollView, speed: speed, to: settings.isPagingEnabled ? target : chosen,
      rate: settings.isPagingEnabled ? .fast : settings.decelerationRate)
    tell(scrollView, .didEndDragging(willDecelerate: glide != nil))
    guard let glide else { return }
    tell(scrollView, .willBeginDecelerating)
    let isHome = [glide.x, glide.y].allSatisfy { $0?.isSpring ?? true }
    start(glide, of: scrollView, turnsPage: settings.isPagingEnabled && !isHome)
  }

  private func glide(
    _ scrollView: ViewID, speed: Point, to chosen: Point?, rate: DecelerationRate
  ) -> Glide? {
    let from = scene.bounds(of: scrollView).origin
    let inside = scene.inside(scrollView, from)
    var glide = Glide(from: from, to: from, start: scene.now)
    for axis in ScrollAxis.allCases {
      let coast =
        if let chosen, scene.canDrag(scrollView, axis), inside[axis] == from[axis] {
          Coast.toward(chosen[axis], from: from[axis], rate: rate)
        } else {
          coast(scrollView, axis, from: from[axis], speed: speed[axis], rate: rate)
        }
      if axis == .horizontal { glide.x = coast } else { glide.y = coast }
      if let coast { glide.to[axis] = scene.onPixel(coast.to) }
    }
    return glide.x == nil && glide.y == nil ? nil : glide
  }

  private func coast(
    _ scrollView: ViewID, _ axis: ScrollAxis, from place: Double, speed: Double,
    rate: DecelerationRate
  ) -> Coast? {
    let (low, high) = scene.scrollRange(of: scrollView)
    let length = scene.bounds(of: scrollView).size[axis]
    return Coast.free(
      from: place, speed: speed * follows(scrollView, axis, at: place, speed), rate: rate,
      within: low[axis]...max(low[axis], high[axis]),
      bounces: scene.rare(scrollView).scroll.bounces, length: length)
  }

  /// Of a finger's speed outward past an end the content has as much as it follows there (MO-07).
  private func follows(
    _ scrollView: ViewID, _ axis: ScrollAxis, at place: Double, _ speed: Double
  ) -> Double {
    let inside = scene.inside(scrollView, scene.bounds(of: scrollView).origin)[axis]
    let length = scene.bounds(of: scrollView).size[axis]
    guard place != inside, (place < inside) == (speed < 0), length > 0 else { return 1 }
    let left = max(0, 1 - abs(place - inside) / length)
    return Scrolling.slack * left * left
  }

  /// The nearest multiple of the bounds, or by speed the next (U-SV-16).
  private func page(of scrollView: ViewID, _ axis: ScrollAxis, speed: Double) -> Double {
    let bounds = scene.bounds(of: scrollView)
    guard bounds.size[axis] > 0 else { return bounds.origin[axis] }
    let pages = bounds.origin[axis] / bounds.size[axis]
    let page =
      abs(speed) < Scrolling.pageSpeed
      ? pages.rounded() : speed > 0 ? pages.rounded(.up) : pages.rounded(.down)
    return page * bounds.size[axis]
  }

  mutating func tell(_ scrollView: ViewID, _ moment: ScrollMoment) {
    note(.uSV27, .scrolling(scrollView, .tells(moment)))
    _ = ask(.scrollMoment(moment), of: .view(scrollView))
  }

  /// Where the delegate would have the content come to rest.
  private mutating func dragTarget(
    of scrollView: ViewID, velocity: Point, target: Point
  ) -> Point? {
    let moment = ScrollMoment.willEndDragging(velocity: velocity, target: target, changed: nil)
    if case .point(let point)? = ask(.scrollMoment(moment), of: .view(scrollView)) {
      return point == target ? nil : point
    }
    return scene.rare(scrollView).scroll.dragTarget
  }

  /// Content that was left past an end comes back (U-SV-08, MO-06).
  mutating func bringBack(_ scrollView: ViewID) {
    guard scene.exists(scrollView),
      let glide = glide(scrollView, speed: .zero, to: nil, rate: .normal)
    else { return }
    start(glide, of: scrollView, turnsPage: false)
  }

  private mutating func start(_ glide: Glide, of scrollView: ViewID, turnsPage: Bool) {
    scene.changeMotion(of: scrollView) { $0.glide = glide }
    let (from, to, end) = (glide.from, glide.to, glide.end)
    if turnsPage {
      note(.uSV16, .scrolling(scrollView, .turnsPage(from: from, to: to, until: end)))
    } else if [glide.x, glide.y].allSatisfy({ $0?.isSpring ?? true }) {
      note(.uSV08, .scrolling(scrollView, .springsBack(from: from, to: to, until: end)))
    } else {
      note(.uSV15, .scrolling(scrollView, .goesOn(from: from, to: to, until: end)))
    }
  }
}
