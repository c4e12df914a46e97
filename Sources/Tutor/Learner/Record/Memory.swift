/// How well something is remembered, and when it is to be asked again: the published formulas of FSRS,
/// with stability (in how many days recall falls to 90 in a hundred) and difficulty (from 1 to 10).
public struct Memory: Equatable, Sendable {
  /// The answer that the days count from.
  public private(set) var last: Day
  public private(set) var stability: Double
  public private(set) var difficulty: Double

  /// What came of an answer.
  enum Grade: Double {
    case wrong = 1
    /// With help, or unsure.
    case hard = 2
    case right = 3

    init(_ evidence: LearnerAnswer.Evidence) {
      switch evidence {
      case .knows: self = .right
      case .helped: self = .hard
      case .doesNotKnow: self = .wrong
      }
    }
  }

  init(first grade: Grade, on day: Day) {
    last = day
    stability = Forgetting.firstStability[Int(grade.rawValue) - 1]
    difficulty = Forgetting.firstDifficulty(grade.rawValue)
  }

  /// `pace`: how slowly the learner forgets, beside what is usual.
  public func due(pace: Double = 1) -> Day {
    last + min(Forgetting.longest, max(1, Int((stability * pace).rounded())))
  }

  /// How likely it is recalled on a day, from 0 to 1.
  public func recall(on day: Day, pace: Double = 1) -> Double {
    Forgetting.recall(after: Double(max(0, day - last)), stability: stability * pace)
  }

  /// By how much likelier it is recalled so many days after a day, if it is asked on that day.
  func gain(after days: Int, askedOn day: Day, pace: Double) -> Double {
    let recall = recall(on: day, pace: pace)
    var (known, lapsed) = (self, self)
    known.take(.right, on: day)
    lapsed.take(.wrong, on: day)
    let later = day + days
    return recall * known.recall(on: later, pace: pace)
      + (1 - recall) * lapsed.recall(on: later, pace: pace) - self.recall(on: later, pace: pace)
  }

  mutating func take(_ grade: Grade, on day: Day) {
    let days = day - last
    // The clock went back: nobody knows how long it was.
    if days < 0, grade != .wrong {
      last = day
      return
    }
    let recall = recall(on: day)
    stability =
      days <= 0 && grade != .wrong
      ? Forgetting.sameDay(stability, grade.rawValue)
      : grade == .wrong
        ? Forgetting.lapsed(stability, difficulty: difficulty, recall: recall)
        : Forgetting.recalled(
          stability, difficulty: difficulty, recall: recall, isHard: grade == .hard)
    stability = min(max(stability, Forgetting.least), Double(Forgetting.longest))
    difficulty = Forgetting.next(difficulty, grade.rawValue)
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
