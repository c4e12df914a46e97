/// A scroll view's pan at work: the content follows the finger, and settles when it has lifted.
extension Delivery {
  /// The drag begins (U-SV-16, U-SV-18).
  mutating func beginScrolling(_ recognizer: RecognizerID) {
    scene.recognizers[recognizer.index].progress.lastPoint = scene.centroid(of: recognizer)
    guard let scrollView = scene[recognizer].view else { return }
    let settings = scene.rare(scrollView).scroll
    let origin = scene.bounds(of: scrollView).origin
    let locked =
      settings.isDirectionalLockEnabled
      ? scene[recognizer].progress.movement.clearAxis : nil
    let swiped = swipedRow(scrollView, recognizer)
    scene.changeMotion(of: scrollView) {
      $0.swiped = swiped
      $0.pulled = origin
      $0.locked = locked
      $0.glide = nil
    }
    if let locked { note(.uSV16, .scrolling(scrollView, .locked(locked))) }
    if settings.keyboardDismissMode == .onDrag { putKeyboardAway(scrollView) }
    _ = ask(.scrolled(.willBeginDragging), of: .view(scrollView))
  }

  /// Moves the content with the finger: to its ends, and where it bounces some way past them
  /// (U-SV-01, U-SV-08).
  mutating func scroll(_ recognizer: RecognizerID) {
    guard let scrollView = scene[recognizer].view else { return }
    let point = scene.centroid(of: recognizer)
    let last = scene[recognizer].progress.lastPoint
    scene.recognizers[recognizer.index].progress.lastPoint = point
    let motion = scene.motions[scrollView] ?? .none
    guard motion.swiped == nil else { return }
    let bounds = scene.bounds(of: scrollView)
    var pulled = motion.pulled ?? bounds.origin
    var to = bounds.origin
    for axis in ScrollAxis.allCases {
      guard scene.canDrag(scrollView, axis), motion.locked == nil || motion.locked == axis else {
        continue
      }
      pulled[axis] -= point[axis] - last[axis]
      to[axis] = offset(of: scrollView, pulledTo: pulled[axis], axis)
    }
    scene.changeMotion(of: scrollView) { $0.pulled = pulled }
    guard to != bounds.origin else { return }
    moveContent(of: scrollView, to: to)
    note(.uSV01, .scrolled(scrollView, from: bounds.origin, to: to))
    _ = ask(.scrolled(.didScroll), of: .view(scrollView))
  }

  /// Past an end the content follows ever less.
  private func offset(of scrollView: ViewID, pulledTo place: Double, _ axis: ScrollAxis) -> Double {
    let (low, high) = scene.scrollRange(of: scrollView)
    let inside = min(max(place, low[axis]), high[axis])
    guard scene.rare(scrollView).scroll.bounces, place != inside else { return inside }
    let size = scene.bounds(of: scrollView).size
    let length = axis == .horizontal ? size.width : size.height
    guard length > 0 else { return inside }
    let beyond = abs(place - inside)
    let follows = (1 - 1 / (beyond * Scrolling.slack / length + 1)) * length
    return (place < inside ? inside - follows : inside + follows).onPixel
  }

  /// The finger has lifted: the content springs back, goes to a page, or goes on by itself.
  mutating func endScrolling(_ recognizer: RecognizerID) {
    guard let scrollView = scene[recognizer].view else { return }
    let locked = scene.motions[scrollView]?.locked
    let swiped = scene.motions[scrollView]?.swiped
    scene.changeMotion(of: scrollView) {
      $0.pulled = nil
      $0.locked = nil
      $0.swiped = nil
    }
    if let swiped {
      if scene[recognizer].progress.movement.x < 0 { openSwipeActions(swiped, of: scrollView) }
      return
    }
    let settings = scene.rare(scrollView).scroll
    let from = springBack(scrollView)
    let (low, high) = scene.scrollRange(of: scrollView)
    let lifted = scene[recognizer].progress.touches.compactMap { scene.touch($0) }
      .last { $0.phase == .ended }
    var (way, to) = (Point.zero, from)
    for axis in ScrollAxis.allCases {
      let canMove = scene.canDrag(scrollView, axis) && (locked == nil || locked == axis)
      let speed = canMove ? -(lifted?.liftVelocity[axis] ?? 0) : 0
      way[axis] = speed * Scrolling.reach
      let goal =
        settings.isPagingEnabled && canMove
        ? page(of: scrollView, axis, speed: speed) : from[axis] + way[axis]
      to[axis] = min(max(goal, low[axis]), high[axis])
      if settings.isPagingEnabled { way[axis] = to[axis] - from[axis] }
    }
    if lifted?.liftVelocity ?? .zero != .zero, to != from {
      glide(scrollView, from: from, way: way, to: to)
    } else if to != from {
      moveContent(of: scrollView, to: to)
      note(.uSV16, .scrolling(scrollView, .turnedPage(from: from, to: to)))
    }
    if settings.keyboardDismissMode == .interactive, let lifted, pullsKeyboardDown(lifted) {
      putKeyboardAway(scrollView)
    }
    _ = ask(.scrolled(.didEndDragging), of: .view(scrollView))
  }

  /// Where the content is once it is back within its ends.
  private mutating func springBack(_ scrollView: ViewID) -> Point {
    let (low, high) = scene.scrollRange(of: scrollView)
    let from = scene.bounds(of: scrollView).origin
    let to = Point(min(max(from.x, low.x), high.x), min(max(from.y, low.y), high.y))
    guard to != from else { return from }
    moveContent(of: scrollView, to: to)
    note(.uSV08, .scrolling(scrollView, .sprangBack(from: from, to: to)))
    return to
  }

  mutating func moveContent(of scrollView: ViewID, to origin: Point) {
    let size = scene.bounds(of: scrollView).size
    scene.setBounds(of: scrollView, to: Rect(origin: origin, size: size))
  }

  /// The nearest multiple of the bounds, or by speed the next (U-SV-16).
  private func page(of scrollView: ViewID, _ axis: ScrollAxis, speed: Double) -> Double {
    let bounds = scene.bounds(of: scrollView)
    let length = axis == .horizontal ? bounds.width : bounds.height
    guard length > 0 else { return bounds.origin[axis] }
    let pages = bounds.origin[axis] / length
    let page =
      speed == 0 ? pages.rounded() : speed > 0 ? pages.rounded(.up) : pages.rounded(.down)
    return page * length
  }

  // MARK: The keyboard

  /// The first responder resigns, if it will (U-SV-18).
  private mutating func putKeyboardAway(_ scrollView: ViewID) {
    guard scene.firstResponder != nil else { return }
    note(.uSV18, .scrolling(scrollView, .putsKeyboardAway))
    _ = resignFirstResponder(nil)
  }

  /// Has the finger gone down into where the keyboard stands? It takes the keyboard along.
  private func pullsKeyboardDown(_ touch: Touch) -> Bool {
    let top = scene.screen.size.height - scene.screen.keyboardHeight
    return touch.location.y > top && touch.location.y > touch.start.y
  }

  /// A tap on the status bar goes to the one scroll view on the screen that wants it (U-SV-20).
  mutating func tapStatusBar() {
    let candidates = scene.scrollViewsForStatusBar
    note(.uSV20, .statusBarTapped(candidates: candidates.count))
    guard candidates.count == 1, let scrollView = candidates.first else { return }
    let bounds = scene.bounds(of: scrollView)
    let top = Point(bounds.x, scene.scrollRange(of: scrollView).low.y)
    guard top != bounds.origin else { return }
    scene.changeMotion(of: scrollView) { $0.glide = nil }
    moveContent(of: scrollView, to: top)
    note(.uSV20, .scrolled(scrollView, from: bounds.origin, to: top))
  }
}

extension Scene {
  /// Those on the screen whose `scrollsToTop` is YES.
  var scrollViewsForStatusBar: [ViewID] {
    windows.filter { nodes[$0.index].flags.isDisjoint(with: [.hidden, .noScene]) }.flatMap {
      window in
      subtree(of: window).filter { view in
        self[view].kind.isScrollView && rare(view).scroll.scrollsToTop
          && !ancestry(of: view).contains { nodes[$0.index].flags.contains(.hidden) }
      }
    }
  }
}

/// What becomes of a scroll view by itself.
public enum Scrolling: Equatable, Sendable {
  case locked(ScrollAxis)
  case sprangBack(from: Point, to: Point)
  case turnedPage(from: Point, to: Point)
  /// It goes on with no finger, until then on the clock.
  case goesOn(from: Point, to: Point, until: Double)
  case cameToRest(at: Point)
  /// A finger that lands stops it.
  case stopped(at: Point, finger: Int)
  case putsKeyboardAway
  /// Two fingers make its content larger, or smaller.
  case zoomed(ViewID, from: Double, to: Double)
  /// It has no pinch recognizer.
  case cannotZoom(NoZoom)

  /// Of what a finger drags past an end, so much is followed at first.
  static let slack = 0.55
  /// Points that a scroll goes on for each point a second.
  static let reach = 0.5
  static let frame = 1.0 / 60
  /// What is left of the way after a frame: 0.998 a millisecond.
  static let leftAfterFrame = 0.96718
}

extension Double {
  /// Content stands on whole pixels, two to a point.
  var onPixel: Double { (self * 2).rounded() / 2 }
}

extension Point {
  /// The axis that it clearly goes along, if it does: twice as far as along the other.
  fileprivate var clearAxis: ScrollAxis? {
    if abs(x) >= 2 * abs(y) { return .horizontal }
    return abs(y) >= 2 * abs(x) ? .vertical : nil
  }
}
