import Engine
import Narration

/// What a learner is shown about their record.
public struct ProgressPage: Equatable, Sendable {
  public var totals: Totals
  public var lessons: [Lesson]
  public var topics: [Topic]
  /// Topics that the learner was never asked about.
  public var untouched: [Tutor.Topic]
  public var misconceptions: [Misconception]
  public var reviews: [ReviewDay]
  public var today: Day

  public struct Lesson: Equatable, Sendable {
    public var id: String
    public var title: String
    /// Nil where it was not begun.
    public var history: LessonHistory?
  }

  public struct Topic: Equatable, Sendable {
    public var topic: Tutor.Topic
    public var mastery: TopicMastery
  }

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
    let all = Tutor.Topic.allCases.map {
      Topic(topic: $0, mastery: record.mastery(of: $0, among: rules))
    }
    topics = all.filter { $0.mastery.asked > 0 }
    untouched = all.filter { $0.mastery.asked == 0 && $0.mastery.rules > 0 }.map { $0.topic }
    misconceptions = record.misconceptions.filter { $0.hasShown }.compactMap { history in
      titleOfMisconception(history.id).map { Misconception(title: $0, history: history) }
    }
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

  var isEmpty: Bool {
    totals == Totals() && misconceptions.isEmpty && lessons.allSatisfy { $0.history == nil }
  }
}
