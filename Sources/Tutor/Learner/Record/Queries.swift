import CommandLanguage
import Engine

extension LearnerRecord {
  public var isEmpty: Bool { events.isEmpty }

  public var totals: Totals { sum.totals }

  public func lesson(_ id: String) -> LessonHistory? { sum.lessons[id] }

  public func item(_ id: String) -> ItemHistory? { sum.items[id] }

  /// Of one that never showed too.
  public func mastery(of rule: Rule) -> Mastery { sum.mastery[rule.rawValue] ?? Mastery() }

  public func review(of target: ReviewTarget) -> Review? { sum.reviews[target] }

  /// All that answers were put down to, in the order in which they first were.
  public var misconceptions: [MisconceptionHistory] {
    sum.misconceptions.values.sorted {
      ($0.first.seconds, $0.id) < ($1.first.seconds, $1.id)
    }
  }

  /// Those that are not cured, suspected ones too.
  public var held: [MisconceptionHistory] { misconceptions.filter { $0.cured == nil } }

  /// What the learner seems to think, by all answers that tell.
  public var belief: LearnerModel { sum.belief }

  // MARK: Reviews

  /// All that is to come, the next first; what is due on one day by its name.
  public func reviews(on today: Day) -> [DueReview] {
    sum.reviews.map { DueReview(target: $0.key, day: day(of: $0.value, on: today)) }
      .sorted { ($0.day, $0.target.name) < ($1.day, $1.target.name) }
  }

  /// What is due today or was before.
  public func due(on today: Day) -> [DueReview] { reviews(on: today).filter { $0.day <= today } }

  /// An answer of a day to come was given under a wrong clock, and nobody knows when: better to ask
  /// now than to wait for that day.
  private func day(of review: Review, on today: Day) -> Day {
    review.last > today ? today : review.due
  }

  // MARK: Topics

  public func mastery(of subject: Subject, among rules: [Rule]? = nil) -> TopicMastery {
    mastery(of: Topic(subject), among: rules)
  }

  /// Of the given rules those that belong to the topic count, asked or not; without them, those that
  /// the learner was asked about.
  public func mastery(of topic: Topic, among rules: [Rule]? = nil) -> TopicMastery {
    var mastery = TopicMastery()
    for rule in rules ?? asked where rule.topic == topic {
      mastery.rules += 1
      guard let known = sum.mastery[rule.rawValue] else { continue }
      mastery.asked += 1
      mastery.sum += known.likelihood
      if known.isMastered { mastery.mastered += 1 }
    }
    return mastery
  }

  /// The weakest first; of those that are equally weak, the one that comes earlier in the lessons.
  /// A topic that was never asked about is as weak as a beginner is.
  public func weakestSubjects(among rules: [Rule]? = nil) -> [Subject] {
    Subject.allCases.enumerated()
      .map { (mastery(of: Topic($0.element), among: rules).strength, $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map { $0.2 }
  }

  private var asked: [Rule] { sum.mastery.keys.compactMap { Rule(rawValue: $0) } }
}

extension ReviewTarget {
  /// A rule and an item of one name would still have an order of their own.
  var name: String {
    switch self {
    case .rule(let name): "rule " + name
    case .item(let name): "item " + name
    }
  }
}

/// How well the rules of a topic are known.
public struct TopicMastery: Equatable, Sendable {
  /// How many count.
  public var rules = 0
  /// How many of them the learner was asked about.
  public var asked = 0
  public var mastered = 0
  var sum = 0.0

  /// From 0 to 1, for a bar: what was never asked about is not known.
  public var share: Double { rules == 0 ? 0 : sum / Double(rules) }

  /// To find what needs work: what was never asked about is as likely known as by anybody.
  var strength: Double {
    rules == 0 ? Tracing.known : (sum + Double(rules - asked) * Tracing.known) / Double(rules)
  }
}
