/// How likely it is that a learner knows a rule, by Bayesian knowledge tracing.
public struct Mastery: Equatable, Sendable {
  /// From 0 to 1.
  public private(set) var likelihood: Double = Tracing.known
  /// How many answers told something.
  public private(set) var answers = 0
  /// On which days, and with which items, it was known: the first two.
  private var days: [Day] = []
  private var items: [String] = []

  public init() {}

  /// Right answers within a minute, or to one item, show little.
  public var isMastered: Bool {
    likelihood >= Tracing.mastered && days.count > 1 && items.count > 1
  }

  mutating func take(_ answer: LearnerAnswer, _ evidence: LearnerAnswer.Evidence, on day: Day) {
    let guess = answer.told.map { 1 / Double(max(2, $0.choices)) } ?? Tracing.guess
    let (ifKnown, ifNot): (Double, Double)
    switch evidence {
    case .knows: (ifKnown, ifNot) = (1 - Tracing.slip, min(guess, Tracing.mostGuessed))
    case .doesNotKnow: (ifKnown, ifNot) = (Tracing.slip, 1 - min(guess, Tracing.mostGuessed))
    // With a worked example at hand anybody is right: it tells nothing either way.
    case .helped: return
    }
    let known = likelihood * ifKnown
    let seen = known / (known + (1 - likelihood) * ifNot)
    likelihood = seen + (1 - seen) * Tracing.learned
    answers += 1
    guard evidence == .knows else { return }
    if days.count < 2, !days.contains(day) { days.append(day) }
    if items.count < 2, !items.contains(answer.item) { items.append(answer.item) }
  }
}

/// The numbers of the tracing. A slip above 0.1 would make wrong answers speak for knowledge.
enum Tracing {
  /// Before the first question.
  static let known = 0.2
  /// By answering one question and reading what is said to the answer.
  static let learned = 0.15
  /// Wrong though known.
  static let slip = 0.1
  /// Right though not known, where nobody has kept how many answers there were.
  static let guess = 0.25
  static let mostGuessed = 0.5
  static let mastered = 0.95
  /// So likely it must be recalled to count as mastered still.
  static let remembered = 0.7
}
