/// When something is to be asked again.
public struct Review: Equatable, Sendable {
  /// The answer that the due day counts from.
  public private(set) var last: Day
  /// In days.
  public private(set) var interval: Int

  /// What was right waits longer each time, and never longer than two months.
  static let intervals = [1, 3, 7, 16, 35, 60]
  static let longest = 60

  init(first day: Day) {
    last = day
    interval = Self.intervals[0]
  }

  public var due: Day { last + interval }

  /// There are two grades: right without help, and otherwise.
  mutating func take(isRight: Bool, on day: Day) {
    guard isRight else {
      self = Review(first: day)
      return
    }
    // The clock went back: nobody knows how long it was, so nothing is gained and nothing lost.
    guard day >= last else {
      last = day
      return
    }
    // Asked early it shows nothing about how long it is remembered.
    guard day >= due else { return }
    // Who came back late and still knew it has shown more than the interval asked for.
    let shown = max(interval, day - last)
    interval = Self.intervals.first { $0 > shown } ?? Self.longest
    last = day
  }
}

/// What a review is about.
public enum ReviewTarget: Hashable, Sendable {
  /// The name of a rule: any question on it will do.
  case rule(String)
  /// A question that names no rule: this one.
  case item(String)
}

public struct DueReview: Equatable, Sendable {
  public var target: ReviewTarget
  public var day: Day
}
