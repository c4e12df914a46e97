import Engine
import Lab

extension ProgressPage {
  /// The page for programs; `ProgressFile` has what happened.
  public var json: JSON {
    .object(
      ("today", .string(today.date)),
      ("lessons", .array(lessons.map { $0.json })),
      ("topics", .array(topics.map { $0.json })),
      ("misconceptions", .array(misconceptions.map { $0.json })),
      (
        "reviews",
        .array(
          reviews.map {
            .object(
              ("day", .string($0.day.date)),
              ("targets", .array($0.targets.map { .string($0.shown) })))
          })
      ),
      (
        "weeks",
        .array(
          weeks.map { week in
            .object(
              ("monday", .string(week.monday.date)),
              ("days", .array(week.days.map { .number(Double($0)) })),
              ("right", .number(Double(week.right))))
          })
      ), ("totals", totals.json))
  }
}

extension ProgressPage.Lesson {
  fileprivate var json: JSON {
    .object(
      ("id", .string(id)), ("done", .bool(history?.isDone ?? false)),
      ("step", history.map { .number(Double($0.step)) } ?? .null),
      ("of", history.map { .number(Double($0.steps)) } ?? .null))
  }
}

extension ProgressPage.TopicStanding {
  fileprivate var json: JSON {
    .object(
      ("topic", .string(topic.rawValue)), ("known", .number(mastery.share)),
      ("rules", .number(Double(mastery.rules))),
      (
        "known-by-rule",
        .array(
          rules.map {
            .object(
              ("rule", .string($0.rule.rawValue)), ("known", $0.known.map { .number($0) } ?? .null))
          })
      ), ("asked", .number(Double(mastery.asked))),
      ("mastered", .number(Double(mastery.mastered))))
  }
}

extension ProgressPage.Misconception {
  fileprivate var json: JSON {
    .object(
      ("id", .string(history.id)), ("times", .number(Double(history.times))),
      ("first", .string(history.first.day.date)), ("last", .string(history.last.day.date)),
      ("cured", history.cured.map { .string($0.day.date) } ?? .null))
  }
}

extension Totals {
  fileprivate var json: JSON {
    .object(
      ("answers", .number(Double(answers))), ("right", .number(Double(right))),
      ("unassisted", .number(Double(unassisted))), ("hints", .number(Double(hints))),
      ("skipped", .number(Double(skipped))), ("challenges", .number(Double(challenges))),
      ("seconds", .number(seconds)))
  }
}
