/// How far a learner is with a lesson.
public struct LessonHistory: Equatable, Sendable {
  /// The step to go on with, from 1.
  public var step = 1
  /// The furthest that was reached: going back loses nothing.
  public var furthest = 1
  public var steps = 1
  public var isDone = false
  public var last: Timestamp

  /// From 0 to 1.
  public var share: Double {
    if isDone { return 1 }
    return Double(min(furthest, steps) - 1) / Double(max(steps, 1))
  }
}

/// A misconception that an answer was put down to.
public struct MisconceptionHistory: Equatable, Sendable {
  public var id: String
  /// How many answers it explains.
  public var times = 0
  public var first: Timestamp
  public var last: Timestamp
  public var cured: Timestamp?
  /// The tutor has named it.
  public var isSure = false
  /// The days of right answers, since it showed last, to questions that it gets wrong.
  public var resisted: [Day] = []

  /// So many days of right answers, and it is gone.
  static let daysToCure = 2

  /// One wrong answer may be a slip, or have come of something else. An older program, which named
  /// nothing, kept each answer: of those two are a sign.
  public var hasShown: Bool { isSure || times > 1 }
}

/// What was done on one day.
public struct DayHistory: Equatable, Sendable {
  public var answers = 0
  /// Without help.
  public var right = 0
  public var seconds = 0.0
  /// Of reviews alone.
  public var reviewSeconds = 0.0

  mutating func take(_ answer: LearnerAnswer) {
    answers += 1
    if answer.evidence == .knows { right += 1 }
    // Who went for a walk did not learn meanwhile.
    let seconds = min(answer.seconds, 300)
    self.seconds += seconds
    if answer.source == .review { reviewSeconds += seconds }
  }
}

/// Sums over everything.
public struct Totals: Equatable, Sendable {
  /// Questions answered, second tries not counted.
  public var answers = 0
  public var right = 0
  /// Of the right ones.
  public var unassisted = 0
  public var hints = 0
  public var skipped = 0
  public var challenges = 0
  public var seconds = 0.0
}
