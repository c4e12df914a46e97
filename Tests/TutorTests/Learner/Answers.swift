@testable import Tutor

/// Short ways to say what a learner did.
enum Made {
  static func answer(
    _ isRight: Bool, item: String = "q", rules: [String] = ["HT03"], attempt: Int = 1,
    hints: Int = 0, sawSolution: Bool = false
  ) -> LearnerEvent.Fact {
    .answered(
      LearnerAnswer(
        item: item, rules: rules, isRight: isRight, attempt: attempt, hints: hints,
        sawSolution: sawSolution))
  }

  /// At noon in Greenwich.
  static func noon(_ day: Int) -> Timestamp {
    Timestamp(seconds: Double(day) * 86_400 + 43_200)
  }

  /// What came of facts, each on a day of its own clock.
  static func record(_ facts: [(day: Int, fact: LearnerEvent.Fact)]) -> LearnerRecord {
    var record = LearnerRecord()
    for (day, fact) in facts { record.add(record.event(fact, at: noon(day))) }
    return record
  }

  /// The same, on one day.
  static func events(_ facts: [LearnerEvent.Fact]) -> [LearnerEvent] {
    record(facts.map { (20_000, $0) }).events
  }

  private static var told: Told {
    var told = Told(choices: 5, isRight: false)
    told.here = ["hidden-takes-touches", "of-another-version"]
    told.elsewhere = ["disabled-goes-to-parent"]
    told.nowhere = ["deepest-view-wins"]
    told.isUnsure = true
    return told
  }

  /// One of each sort, and more of what counts.
  static let everything: [LearnerEvent.Fact] = [
    .lessonStep(lesson: "gates", step: 2, of: 7),
    answer(false, rules: ["GT01", "GT04"]),
    .diagnosed(misconception: "hidden-takes-touches", item: "q"),
    .diagnosed(misconception: "hidden-takes-touches", item: "r", isSure: true),
    .hinted(item: "r", level: 1),
    .answered(
      LearnerAnswer(
        item: "r/中", rules: ["GT02", "ZZ99"], isRight: true, hints: 1,
        misconception: "of-another-version", seconds: 12.25, source: .interview, lesson: "gates",
        told: told)),
    answer(true, item: "r", attempt: 2),
    .cured(misconception: "hidden-takes-touches"),
    .skipped(item: "s"),
    .measured(minutes: 15),
    .challenge(item: "c", isSolved: false),
    .challenge(item: "c", isSolved: true),
    .lessonDone(lesson: "gates"),
  ]

  static var full: LearnerRecord {
    record(everything.enumerated().map { (20_000 + $0.offset / 3, $0.element) })
  }
}

extension LearnerRecord {
  func memory(of target: ReviewTarget) -> Memory? { sum.memories[target] }
}

extension Learner {
  mutating func remember(_ fact: LearnerEvent.Fact, at time: Timestamp) {
    remember([fact], at: time)
  }
}
