/// A scroll view's pan at work: the content follows the finger.
extension Delivery {
  /// The drag begins (U-SV-16, U-SV-18). Ten points of the way are swallowed, and the rest is scrolled at once
  /// (MO-02); of a wheel's nothing is.
  mutating func beginScrolling(_ recognizer: RecognizerID) {
    let progress = scene[recognizer].progress
    let isFingers = progress.scrolled == nil
    let swallowed = isFingers ? progress.movement.beginning(of: rules.numbers.panStart) : .zero
    scene.recognizers[recognizer.index].progress.swallowed = swallowed
    scene.recognizers[recognizer.index].progress.lastPoint = scene.centroid(of: recognizer)
    guard let scrollView = scene[recognizer].view else { return }
    let settings = scene.rare(scrollView).scroll
    let origin = scene.bounds(of: scrollView).origin
    let locked = settings.isDirectionalLockEnabled ? progress.movement.clearAxis : nil
    let swiped = swipedRow(scrollView, recognizer)
    let pulled = Point(
      pull(of: scrollView, at: origin.x, .horizontal), pull(of: scrollView, at: origin.y, .vertical)
    )
    scene.changeMotion(of: scrollView) {
      $0.swiped = swiped
      $0.pulled = pulled
      $0.locked = locked
      $0.glide = nil
      $0.caught = nil
    }
    if let locked { note(.uSV16, .scrolling(scrollView, .locked(locked))) }
    if swiped == nil { tell(scrollView, .willBeginDragging) }
    if settings.keyboardDismissMode == .onDrag { putKeyboardAway(scrollView) }
    if isFingers { drag(scrollView, by: progress.movement - swallowed) }
  }

  /// Moves the content with the finger.
  mutating func scroll(_ recognizer: RecognizerID) {
    guard let scrollView = scene[recognizer].view else { return }
    let point = scene.centroid(of: recognizer)
    let last = scene[recognizer].progress.lastPoint
    scene.recognizers[recognizer.index].progress.lastPoint = point
    drag(scrollView, by: point - last)
  }

  /// To its ends, and where it bounces some way past them (U-SV-01, U-SV-08).
  private mutating func drag(_ scrollView: ViewID, by way: Point) {
    let motion = scene.motions[scrollView] ?? .none
    guard motion.swiped == nil else { return }
    let bounds = scene.bounds(of: scrollView)
    var pulled = motion.pulled ?? bounds.origin
    var to = bounds.origin
    for axis in ScrollAxis.allCases where way[axis] != 0 {
      guard scene.canDrag(scrollView, axis), motion.locked == nil || motion.locked == axis else {
        continue
      }
      pulled[axis] -= way[axis]
      to[axis] = offset(of: scrollView, pulledTo: pulled[axis], axis)
    }
    scene.changeMotion(of: scrollView) { $0.pulled = pulled }
    guard to != bounds.origin else { return }
    moveContent(of: scrollView, to: to)
    note(.uSV01, .scrolled(scrollView, from: bounds.origin, to: to))
    _ = ask(.scrolled, of: .view(scrollView))
  }

  /// Past an end the content follows ever less (MO-07).
  private func offset(of scrollView: ViewID, pulledTo place: Double, _ axis: ScrollAxis) -> Double {
    let (low, high) = scene.scrollRange(of: scrollView)
    let inside = min(max(place, low[axis]), high[axis])
    let length = scene.bounds(of: scrollView).size[axis]
    guard scene.rare(scrollView).scroll.bounces, place != inside, length > 0 else {
      return scene.onPixel(inside)
    }
    let follows = (1 - 1 / (abs(place - inside) * Scrolling.slack / length + 1)) * length
    return scene.onPixel(place < inside ? inside - follows : inside + follows)
  }

  /// Where a drag would have to have pulled the content for it to stand there.
  func pull(of scrollView: ViewID, at offset: Double, _ axis: ScrollAxis) -> Double {
    let (low, high) = scene.scrollRange(of: scrollView)
    let inside = min(max(offset, low[axis]), high[axis])
    let length = scene.bounds(of: scrollView).size[axis]
    let beyond = abs(offset - inside)
    guard beyond > 0, beyond < length else { return offset }
    let pull = (1 / (1 - beyond / length) - 1) * length / Scrolling.slack
    return offset < inside ? inside - pull : inside + pull
  }

  mutating func moveContent(of scrollView: ViewID, to origin: Point) {
    let size = scene.bounds(of: scrollView).size
    scene.setBounds(of: scrollView, to: Rect(origin: origin, size: size))
  }

  // MARK: The keyboard

  /// The first responder resigns, if it will (U-SV-18).
  mutating func putKeyboardAway(_ scrollView: ViewID) {
    guard scene.firstResponder != nil else { return }
    note(.uSV18, .scrolling(scrollView, .putsKeyboardAway))
    _ = resignFirstResponder(nil)
  }

  /// Has the finger gone down into where the keyboard stands? It takes the keyboard along.
  func pullsKeyboardDown(_ touch: Touch) -> Bool {
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
  /// Past an end it comes back, until then on the clock (MO-07).
  case springsBack(from: Point, to: Point, until: Double)
  case turnsPage(from: Point, to: Point, until: Double)
  /// It goes on with no finger, until then on the clock.
  case goesOn(from: Point, to: Point, until: Double)
  /// The clock stops there while it moves.
  case onItsWay(at: Point, to: Point)
  case cameToRest(at: Point)
  /// A finger that lands stops it.
  case stopped(at: Point, finger: Int)
  case putsKeyboardAway
  /// Its delegate hears of it (MO-03).
  case tells(ScrollMoment)
  /// Two fingers make its content larger, or smaller.
  case zoomed(ViewID, from: Double, to: Double)
  /// It has no pinch recognizer.
  case cannotZoom(NoZoom)

  /// Of what a finger drags past an end, so much is followed at first (MO-07).
  static let slack = 0.55
  /// Points a second at which a drag turns a page. A guess.
  static let pageSpeed = 200.0
}

/// What a scroll view's delegate is told of a drag, in this order; `scrollViewDidScroll` in between is
/// `Decision.Kind.scrolled` (MO-03).
public enum ScrollMoment: Equatable, Sendable {
  case willBeginDragging
  /// Points a millisecond, and where the content would come to rest; does the delegate set another place?
  case willEndDragging(velocity: Point, target: Point, changed: Point?)
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  /// The way that code has sent it on with an animation is over.
  case didEndScrollingAnimation
}

extension Point {
  /// As much of a way as is that long along its longer axis (MO-02).
  fileprivate func beginning(of length: Double) -> Point {
    let whole = abs(self[axis])
    guard whole > length else { return self }
    return Point(x * length / whole, y * length / whole)
  }

  /// The axis that it clearly goes along, if it does: twice as far as along the other.
  fileprivate var clearAxis: ScrollAxis? {
    if abs(x) >= 2 * abs(y) { return .horizontal }
    return abs(y) >= 2 * abs(x) ? .vertical : nil
  }
}

extension Size {
  subscript(axis: ScrollAxis) -> Double { axis == .horizontal ? width : height }
}
