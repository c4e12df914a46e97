import Engine
import Lab

extension LearnerRecord {
  public var isEmpty: Bool { events.isEmpty }

  public var totals: Totals { sum.totals }

  /// How many minutes a day the learner wants to review; nil where they have not said.
  public var dailyMinutes: Int? { sum.minutes }

  public func lesson(_ id: String) -> LessonHistory? { sum.lessons[id] }

  /// Of one that never showed too.
  public func mastery(of rule: Rule) -> Mastery { sum.mastery[rule.rawValue] ?? Mastery() }

  public func memory(ofItem id: String) -> Memory? { sum.itemMemories[id] }

  public func day(_ day: Day) -> DayHistory? { sum.days[day.number] }

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
    sum.memories.map { DueReview(target: $0.key, day: day(of: $0.value, on: today)) }
      .sorted { ($0.day, $0.target.name) < ($1.day, $1.target.name) }
  }

  /// By how much likelier something is recalled in some days, if it is asked about today.
  func gain(_ target: ReviewTarget, after days: Int, askedOn today: Day) -> Double {
    sum.memories[target]?.gain(after: days, askedOn: today, pace: sum.pace.factor) ?? 0
  }

  /// What is due today or was before.
  public func due(on today: Day) -> [DueReview] { reviews(on: today).filter { $0.day <= today } }

  /// An answer of a day to come was given under a wrong clock, and nobody knows when: better to ask
  /// now than to wait for that day.
  private func day(of review: Memory, on today: Day) -> Day {
    review.last > today ? today : review.due(pace: sum.pace.factor)
  }

  // MARK: Topics

  /// How likely a rule is known on a day: what is not asked about fades.
  public func known(_ rule: Rule, on day: Day? = nil) -> Double? {
    guard let mastery = sum.mastery[rule.rawValue] else { return nil }
    guard let day, let memory = sum.memories[.rule(rule.rawValue)] else {
      return mastery.likelihood
    }
    return mastery.likelihood * memory.recall(on: day, pace: sum.pace.factor)
  }

  public func mastery(
    of subject: Subject, among rules: [Rule]? = nil, on day: Day? = nil
  ) -> TopicMastery {
    mastery(of: Topic(subject), among: rules, on: day)
  }

  /// Of the given rules those that belong to the topic count, asked or not; without them, those that
  /// the learner was asked about.
  public func mastery(
    of topic: Topic, among rules: [Rule]? = nil, on day: Day? = nil
  ) -> TopicMastery {
    var mastery = TopicMastery()
    for rule in rules ?? asked where rule.topic == topic {
      mastery.rules += 1
      guard let known = known(rule, on: day) else { continue }
      mastery.asked += 1
      mastery.sum += known
      if isMastered(rule, on: day) { mastery.mastered += 1 }
    }
    return mastery
  }

  /// Shown on two days, with two items, and not forgotten since.
  public func isMastered(_ rule: Rule, on day: Day? = nil) -> Bool {
    guard mastery(of: rule).isMastered else { return false }
    guard let day, let memory = sum.memories[.rule(rule.rawValue)] else { return true }
    return memory.recall(on: day, pace: sum.pace.factor) >= Tracing.remembered
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
}
