/// What a scroll view's user sets, and its subclass overrides, beyond the size of its content.
public struct ScrollSettings: Equatable, Sendable {
  public var isScrollEnabled = true
  public var bounces = true
  /// Nil: as the class has it (U-SV-09).
  public var alwaysBounceVertical: Bool?
  public var alwaysBounceHorizontal = false
  public var isDirectionalLockEnabled = false
  public var isPagingEnabled = false
  public var keyboardDismissMode = KeyboardDismissMode.none
  public var contentInset = EdgeInsets.zero
  public var insetAdjustment = ContentInsetAdjustment.automatic
  /// What the safe area has added to the inset, as of the last layout pass.
  var adjusted = EdgeInsets.zero
  public var scrollsToTop = true
  public var decelerationRate = DecelerationRate.normal
  /// Where `scrollViewWillEndDragging` has the content come to rest; nil: where it would (MO-03).
  public internal(set) var dragTarget: Point?
  public internal(set) var zoom = ZoomSettings()
  /// What overridden `touchesShouldBegin` and `touchesShouldCancel` answer, the newest last.
  public internal(set) var contentAnswers: [ContentAnswer] = []
}

/// How a drag puts the keyboard away (U-SV-18).
public enum KeyboardDismissMode: String, CaseIterable, Sendable {
  case none, onDrag, interactive
}

/// What a scroll view is asked about a touch and its content (U-SV-13, U-SV-14).
public enum ContentQuestion: String, CaseIterable, Hashable, Sendable {
  case touchesShouldBegin, touchesShouldCancel
}

/// One answer of a subclass: for one view, or for all.
public struct ContentAnswer: Equatable, Sendable {
  public var question: ContentQuestion
  public var view: ViewID?
  public var answer: Bool
}

/// An axis of the screen.
public enum ScrollAxis: String, CaseIterable, Hashable, Sendable {
  case horizontal, vertical
}

/// What a scroll view is in the middle of.
struct ScrollMotion: Equatable, Sendable {
  /// Where the drag would have brought the content, had nothing held it back at its ends.
  var pulled: Point?
  /// The axis that a drag keeps to (U-SV-16).
  var locked: ScrollAxis?
  /// The row that the drag pulls aside (U-SV-26).
  var swiped: ViewID?
  var glide: Glide?
  /// The finger that stopped it past an end: as it lifts, the content comes back (MO-06).
  var caught: TouchID?
  /// How large its content was when two fingers began to zoom it.
  var zoom: Double?

  static let none = ScrollMotion()
}

/// Content that moves with no finger (U-SV-15).
struct Glide: Equatable, Sendable {
  var from: Point
  /// Where it comes to rest.
  var to: Point
  var start: Double
  var x: Coast?
  var y: Coast?
  /// `setContentOffset(_:animated:)`: it takes that long, and slows down for nothing.
  var seconds: Double?

  /// To the next hundredth of a second: it stands by then, and the clock is easy to read.
  var end: Double {
    if let seconds { return start + seconds }
    return start + (max(x?.duration ?? 0, y?.duration ?? 0) * 100).rounded(.up) / 100
  }

  func place(at time: Double) -> Point {
    let after = time - start
    if let seconds {
      // Slowly, fast, slowly, as views are animated.
      let part = min(max(after / seconds, 0), 1)
      let way = part * part * (3 - 2 * part)
      return Point(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way)
    }
    return Point(x?.place(after: after) ?? from.x, y?.place(after: after) ?? from.y)
  }
}

extension Scene {
  /// The lowest and highest offsets, the insets included (U-SV-19).
  func scrollRange(of view: ViewID) -> (low: Point, high: Point) {
    let content = rare(view).contentSize
    let scroll = rare(view).scroll
    let inset = scroll.contentInset.adding(scroll.adjusted)
    let bounds = bounds(of: view)
    let low = Point(-inset.left, -inset.top)
    return (
      low,
      Point(
        max(low.x, content.width + inset.right - bounds.width),
        max(low.y, content.height + inset.bottom - bounds.height))
    )
  }

  public func alwaysBounces(_ view: ViewID, _ axis: ScrollAxis) -> Bool {
    let scroll = rare(view).scroll
    switch axis {
    case .horizontal: return scroll.alwaysBounceHorizontal
    case .vertical: return scroll.alwaysBounceVertical ?? self[view].kind.alwaysBouncesVertically
    }
  }

  /// Is there more content than fits, with the insets?
  func overflows(_ view: ViewID, _ axis: ScrollAxis) -> Bool {
    let (low, high) = scrollRange(of: view)
    return high[axis] > low[axis]
  }

  /// Can a finger drag it that way at all (U-SV-08)?
  func canDrag(_ view: ViewID, _ axis: ScrollAxis) -> Bool {
    let scroll = rare(view).scroll
    return scroll.isScrollEnabled
      && (overflows(view, axis) || (scroll.bounces && alwaysBounces(view, axis)))
  }

  /// An overridden answer for a view; the one that names it goes before the one for all.
  public func contentAnswer(
    _ question: ContentQuestion, of scrollView: ViewID, for content: ViewID
  ) -> Bool? {
    let answers = rare(scrollView).scroll.contentAnswers.filter { $0.question == question }
    return (answers.last { $0.view == content } ?? answers.last { $0.view == nil })?.answer
  }

  /// `override S touches-should-cancel YES for V`, in place of what was there for V.
  public mutating func override(
    _ scrollView: ViewID, _ question: ContentQuestion, answer: Bool, for view: ViewID?
  ) {
    changeRare(scrollView) { state in
      state.scroll.contentAnswers.removeAll { $0.question == question && $0.view == view }
      state.scroll.contentAnswers.append(
        ContentAnswer(question: question, view: view, answer: answer))
    }
  }

  public mutating func unoverride(_ scrollView: ViewID, _ question: ContentQuestion) {
    changeRare(scrollView) { $0.scroll.contentAnswers.removeAll { $0.question == question } }
  }

  /// What `scrollViewWillEndDragging` sets its target to (MO-03).
  public mutating func delegate(_ scrollView: ViewID, dragTarget: Point?) {
    changeRare(scrollView) { $0.scroll.dragTarget = dragTarget }
  }

  /// Where an offset is between the ends.
  func inside(_ scrollView: ViewID, _ offset: Point) -> Point {
    let (low, high) = scrollRange(of: scrollView)
    return Point(min(max(offset.x, low.x), high.x), min(max(offset.y, low.y), high.y))
  }

  /// Content stands on whole pixels: thirds of a point on most screens, halves on the others (MO-08).
  func onPixel(_ length: Double) -> Double {
    (length * screen.device.scale).rounded() / screen.device.scale
  }

  func onPixel(_ point: Point) -> Point { Point(onPixel(point.x), onPixel(point.y)) }

  mutating func changeMotion(of view: ViewID, _ change: (inout ScrollMotion) -> Void) {
    var motion = motions[view] ?? .none
    change(&motion)
    motions[view] = motion == .none ? nil : motion
  }
}

extension ViewKind {
  /// A table springs back even where all its rows fit (U-SV-09).
  var alwaysBouncesVertically: Bool { self == .tableView }
}

extension Point {
  subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
