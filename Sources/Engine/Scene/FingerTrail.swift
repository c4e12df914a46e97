/// Where a finger was of late, from which its speed is read.
struct FingerTrail: Equatable, Sendable {
  private struct Mark: Equatable, Sendable {
    var time: Double
    var place: Point
  }

  private var marks: [Mark] = []

  /// A speed is that of the last so many seconds (MO-04).
  static let window = 0.1
  /// No more of a finger is kept, however often it is told of in that time.
  private static let limit = 64

  init(at place: Point, _ time: Double) { marks = [Mark(time: time, place: place)] }

  /// Of several places at one moment the last counts; one before the window says where it begins.
  mutating func add(_ place: Point, at time: Double) {
    if let last = marks.last, time - last.time < Delivery.instant {
      marks[marks.count - 1].place = place
      return
    }
    marks.append(Mark(time: time, place: place))
    let old = marks.dropFirst().prefix { $0.time <= time - FingerTrail.window }.count
    marks.removeFirst(max(old, marks.count - FingerTrail.limit))
  }

  /// Points a second over the last 100 ms up to its last event; none where that is longer ago, or where
  /// no time has passed (MO-04).
  func velocity(at now: Double) -> Point {
    let from = now - FingerTrail.window
    guard let last = marks.last, let first = marks.first, last.time > from + Delivery.instant else {
      return .zero
    }
    let start = max(first.time, from)
    let seconds = last.time - start
    guard seconds > Delivery.instant else { return .zero }
    let way = last.place - place(at: start)
    return Point(way.x / seconds, way.y / seconds)
  }

  /// Between two marks it went evenly.
  private func place(at time: Double) -> Point {
    guard let at = marks.firstIndex(where: { $0.time > time }), at > 0 else {
      return marks.first?.place ?? .zero
    }
    let (before, after) = (marks[at - 1], marks[at])
    let part = (time - before.time) / (after.time - before.time)
    return before.place
      + Point((after.place.x - before.place.x) * part, (after.place.y - before.place.y) * part)
  }
}

extension Scene {
  /// `velocity(in:)`: of the fingers that are down, or of those that lift just now; nil: on the screen.
  public func velocity(of recognizer: RecognizerID, in view: ViewID? = nil) -> Point {
    let all = self[recognizer].progress.touches.compactMap { touch($0) }
    let down = all.filter { $0.isDown }
    let fingers = down.isEmpty ? all.filter { $0.phase == .ended && $0.timestamp >= now } : down
    guard !fingers.isEmpty else { return .zero }
    let sum = fingers.reduce(Point.zero) { $0 + $1.trail.velocity(at: now) }
    let count = Double(fingers.count)
    return turned(Point(sum.x / count, sum.y / count), into: view)
  }

  /// `translation(in:)`: what the fingers have gone, without what a scroll view's pan swallows (MO-02).
  public func translation(of recognizer: RecognizerID, in view: ViewID? = nil) -> Point {
    let progress = self[recognizer].progress
    return turned(progress.movement - progress.swallowed, into: view)
  }

  /// A way on the screen as the view measures it.
  private func turned(_ way: Point, into view: ViewID?) -> Point {
    guard let view, let end = convert(way, from: nil, to: view),
      let start = convert(Point.zero, from: nil, to: view)
    else { return way }
    return end - start
  }
}
