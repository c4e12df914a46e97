/// One axis of content that moves with no finger: it slows down, and where it meets an end it goes past it
/// and comes back (MO-05 to MO-07).
struct Coast: Equatable, Sendable {
  private var from: Double
  private var speed: Double
  private var rate: DecelerationRate
  /// Where it comes to rest.
  private(set) var to: Double
  /// So long it slows down.
  private var slowing: Double
  /// Then a spring has it: how far past its end, at what speed, and how long.
  private var past = 0.0
  private var pace = 0.0
  private var springing = 0.0

  var duration: Double { slowing + springing }
  /// Does nothing but the spring bring it back?
  var isSpring: Bool { slowing == 0 }

  /// Points a second at which content stands (MO-05).
  static let rest = 10.0
  /// How stiff the spring is that damps itself: 3,100 points a second go some 100 points past an end,
  /// and a pull is back in 0.7 s (MO-06, MO-07).
  private static let stiffness = 11.0
  /// Nearer to its end than this it is there.
  private static let near = 0.25

  private init(from: Double, speed: Double, rate: DecelerationRate, to: Double) {
    self.from = from
    self.speed = speed
    self.rate = rate
    self.to = to
    slowing = 0
  }

  /// What becomes of content that is let go at a speed; nil where it stays. `length` is that of the
  /// bounds, of which content never goes more than half past an end.
  static func free(
    from place: Double, speed: Double, rate: DecelerationRate, within ends: ClosedRange<Double>,
    bounces: Bool, length: Double
  ) -> Coast? {
    let inside = min(max(place, ends.lowerBound), ends.upperBound)
    let moves = abs(speed) > rest
    let goal = moves ? place + rate.way(speed) : place
    if place != inside, (place < inside) == (goal <= inside) {
      var coast = Coast(from: place, speed: speed, rate: rate, to: inside)
      coast.spring(past: place - inside, pace: speed, length: length)
      return coast
    }
    guard moves else { return nil }
    let end = min(max(goal, ends.lowerBound), ends.upperBound)
    var coast = Coast(from: place, speed: speed, rate: rate, to: end)
    coast.slowing = rate.time(from: speed, until: end == goal ? rest : nil, over: end - place)
    if bounces, end != goal {
      coast.spring(past: 0, pace: speed - (end - place) / rate.reach, length: length)
    }
    return coast
  }

  /// On the way to a place that somebody chose, a page or the delegate, it slows down as ever.
  static func toward(_ goal: Double, from place: Double, rate: DecelerationRate) -> Coast? {
    guard goal != place else { return nil }
    let speed = (goal - place) / rate.reach + (goal < place ? -rest : rest)
    var coast = Coast(from: place, speed: speed, rate: rate, to: goal)
    coast.slowing = rate.time(from: speed, until: rest, over: goal - place)
    return coast
  }

  private mutating func spring(past: Double, pace: Double, length: Double) {
    self.past = past
    let fastest = Coast.stiffness * max(0, length * 1.35)
    let limited = min(max(pace, -fastest), fastest)
    // Coming back it does not go through its end.
    let through = -Coast.stiffness * past
    self.pace = past > 0 ? max(limited, through) : past < 0 ? min(limited, through) : limited
    var frames = 1.0
    while frames < 600,
      frames < 6 || abs(sprung(after: frames / 60)) >= Coast.near
    {
      frames += 1
    }
    springing = frames / 60
  }

  /// Of a spring that damps itself just so much that it does not swing.
  private func sprung(after time: Double) -> Double {
    (past + (pace + Coast.stiffness * past) * time) * Exponential.exp(-Coast.stiffness * time)
  }

  func place(after time: Double) -> Double {
    if time >= duration { return to }
    if time >= slowing { return to + sprung(after: time - slowing) }
    let place = from + speed * rate.reach * (1 - rate.left(after: time))
    return speed < 0 ? max(place, min(from, to)) : min(place, max(from, to))
  }
}

/// `UIScrollView.DecelerationRate`: what is left of the speed after a millisecond.
public enum DecelerationRate: String, CaseIterable, Hashable, Sendable {
  case normal, fast

  public var perMillisecond: Double { self == .normal ? 0.998 : 0.99 }

  private var logarithm: Double { 1000 * Exponential.log(perMillisecond) }

  /// Points that content would go on for each point a second, step by step (MO-05).
  var reach: Double { perMillisecond / (1 - perMillisecond) / 1000 }

  func left(after time: Double) -> Double { Exponential.exp(logarithm * time) }

  /// As far as it goes from that speed until it rests (MO-05).
  func way(_ speed: Double) -> Double {
    abs(speed) > Coast.rest ? (speed - (speed < 0 ? -Coast.rest : Coast.rest)) * reach : 0
  }

  /// What a delegate is told of that: the smooth curve's end, a little farther (MO-05).
  func target(_ speed: Double) -> Double {
    abs(speed) > Coast.rest
      ? (speed - (speed < 0 ? -Coast.rest : Coast.rest)) / -logarithm : 0
  }

  /// The seconds in which a speed falls to another, or in which so much of the way is gone.
  func time(from speed: Double, until slow: Double?, over way: Double) -> Double {
    let left = slow.map { $0 / abs(speed) } ?? (1 - way / (speed * reach))
    return max(0, Exponential.log(max(left, 1e-300)) / logarithm)
  }
}
