import Engine
import Lab

/// What a learner is shown about their record.
public struct ProgressPage: Equatable, Sendable {
  public var totals: Totals
  public var lessons: [Lesson]
  public var topics: [TopicStanding]
  /// Topics that the learner was never asked about.
  public var untouched: [Topic]
  public var misconceptions: [Misconception]
  public var reviews: [ReviewDay]
  /// The last ones, the oldest first, from the first with an answer on.
  public var weeks: [Week]
  public var today: Day

  public struct Lesson: Equatable, Sendable {
    public var id: String
    public var title: String
    /// Nil where it was not begun.
    public var history: LessonHistory?
  }

  public struct TopicStanding: Equatable, Sendable {
    public var topic: Topic
    public var mastery: TopicMastery
    /// How likely each of its rules is known; nil of those never asked about.
    public var rules: [(rule: Rule, known: Double?)]

    public static func == (a: Self, b: Self) -> Bool {
      a.topic == b.topic && a.mastery == b.mastery
        && a.rules.map { $0.rule } == b.rules.map { $0.rule }
        && a.rules.map { $0.known } == b.rules.map { $0.known }
    }
  }

  /// A week from Monday on.
  public struct Week: Equatable, Sendable {
    public var monday: Day
    /// How many questions were answered on each day.
    public var days: [Int]
    public var right: Int

    public var answers: Int { days.reduce(0, +) }
  }

  static let weeksShown = 8

  public struct Misconception: Equatable, Sendable {
    public var title: String
    public var history: MisconceptionHistory
  }

  /// What is due on one day; what is overdue is due today.
  public struct ReviewDay: Equatable, Sendable {
    public var day: Day
    public var targets: [ReviewTarget]
  }

  /// `rules` are those that the lessons ask about: a topic is known when they are. Of
  /// misconceptions those are shown that have; those without a title are those of another version, and are not shown.
  public init(
    _ record: LearnerRecord, today: Day, lessons: [(id: String, title: String)],
    rules: [Rule], titleOfMisconception: (String) -> String?
  ) {
    self.today = today
    totals = record.totals
    self.lessons = lessons.map {
      Lesson(id: $0.id, title: $0.title, history: record.lesson($0.id))
    }
    let all = Topic.allCases.map { topic in
      TopicStanding(
        topic: topic, mastery: record.mastery(of: topic, among: rules, on: today),
        rules: rules.filter { $0.topic == topic }.map { ($0, record.known($0, on: today)) })
    }
    topics = all.filter { $0.mastery.asked > 0 }
    untouched = all.filter { $0.mastery.asked == 0 && $0.mastery.rules > 0 }.map { $0.topic }
    misconceptions = record.misconceptions.filter { $0.hasShown }.compactMap { history in
      titleOfMisconception(history.id).map { Misconception(title: $0, history: history) }
    }
    weeks = Self.weeks(record, today: today)
    reviews = []
    for review in record.reviews(on: today) {
      let day = max(review.day, today)
      if reviews.last?.day == day {
        reviews[reviews.count - 1].targets.append(review.target)
      } else {
        reviews.append(ReviewDay(day: day, targets: [review.target]))
      }
    }
  }

  private static func weeks(_ record: LearnerRecord, today: Day) -> [Week] {
    // 1 January 1970 was a Thursday.
    let monday = today + -((today.number + 3) % 7)
    let all = (0..<weeksShown).reversed().map { back in
      let start = monday + -7 * back
      let days = (0..<7).map { record.day(start + $0) ?? DayHistory() }
      return Week(
        monday: start, days: days.map { $0.answers }, right: days.reduce(0) { $0 + $1.right })
    }
    return Array(all.drop { $0.answers == 0 })
  }

  var isEmpty: Bool {
    totals == Totals() && misconceptions.isEmpty && lessons.allSatisfy { $0.history == nil }
  }
}
