/// How likely it is that a learner knows a rule, by Bayesian knowledge tracing.
public struct Mastery: Equatable, Sendable {
  /// From 0 to 1.
  public private(set) var likelihood: Double = Tracing.known
  /// How many answers told something.
  public private(set) var answers = 0

  public init() {}

  public var isMastered: Bool { likelihood >= Tracing.mastered }

  mutating func take(_ evidence: LearnerAnswer.Evidence) {
    let (ifKnown, ifNot): (Double, Double)
    switch evidence {
    case .knows: (ifKnown, ifNot) = (1 - Tracing.slip, Tracing.guess)
    case .doesNotKnow: (ifKnown, ifNot) = (Tracing.slip, 1 - Tracing.guess)
    // With a worked example at hand anybody is right: it tells nothing either way.
    case .helped: return
    }
    let known = likelihood * ifKnown
    let seen = known / (known + (1 - likelihood) * ifNot)
    likelihood = seen + (1 - seen) * Tracing.learned
    answers += 1
  }
}

/// The numbers of the tracing. A slip above 0.1 or a guess above 0.3 would make wrong answers speak
/// for knowledge.
enum Tracing {
  /// Before the first question.
  static let known = 0.2
  /// By answering one question and reading what is said to the answer.
  static let learned = 0.15
  /// Wrong though known.
  static let slip = 0.1
  /// Right though not known: most questions have four choices.
  static let guess = 0.25
  static let mastered = 0.95
}
