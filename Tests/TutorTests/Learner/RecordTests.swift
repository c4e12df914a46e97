import Testing

@testable import Tutor

@Suite struct RecordTests {
  @Test func theOrderOfAddingDoesNotMatter() {
    let record = Made.full
    var random = Shuffler()
    for _ in 0..<20 {
      var other = LearnerRecord()
      for event in record.events.shuffled(using: &random) { other.add(event) }
      #expect(other == record && other.sum == record.sum)
    }
  }

  @Test func theSameEventTwiceIsOne() {
    var record = Made.full
    let before = record
    #expect(record.add(before.events) == 0)
    #expect(record == before && record.sum == before.sum)
  }

  @Test func isWhatItsEventsComeTo() {
    let record = Made.full
    #expect(
      record.totals
        == Totals(
          answers: 2, right: 1, unassisted: 0, hints: 1, skipped: 1, challenges: 1, seconds: 12.25))
    #expect(record.lesson("gates")?.isDone == true)
    #expect(record.misconceptions.map { $0.id } == ["hidden-takes-touches"])
    #expect(record.held.isEmpty)
  }

  @Test func aMisconceptionThatComesBackIsNotCured() {
    let record = Made.record([
      (1, .diagnosed(misconception: "m", item: "a")), (2, .cured(misconception: "m")),
      (3, .diagnosed(misconception: "m", item: "b")), (4, .cured(misconception: "unseen")),
    ])
    #expect(record.held.map { $0.id } == ["m"])
    #expect(record.misconceptions.map { $0.times } == [2])
    #expect(record.misconceptions.map { $0.first.day.number } == [1])
  }

  private func told(_ isRight: Bool, here: [String] = [], elsewhere: [String] = []) -> LearnerAnswer
  {
    var told = Told(choices: 4, isRight: isRight)
    told.here = here
    told.elsewhere = elsewhere
    return LearnerAnswer(item: "q", rules: ["GT02"], isRight: isRight, told: told)
  }

  /// Two right answers on two days, to questions that it gets wrong; no other wrong one helps.
  @Test(arguments: [
    ([1, 2], [true, true], true), ([1, 1], [true, true], false), ([1, 2], [true, false], false),
    ([1, 2, 3], [true, false, true], true), ([1], [true], false),
  ])
  func aNamedThoughtIsGoneAfterTwoDays(_ days: [Int], _ right: [Bool], _ isGone: Bool) {
    let m = "hidden-takes-touches"
    let record = Made.record(
      [(1, .diagnosed(misconception: m, item: "a", isSure: true))]
        + zip(days, right).map { ($0, .answered(told($1, elsewhere: [m]))) })
    #expect(record.held.isEmpty == isGone)
    #expect(record.misconceptions.map { $0.hasShown } == [true])
  }

  /// Its own answer begins the count anew.
  @Test func aThoughtThatShowsAgainIsNotGone() {
    let m = "hidden-takes-touches"
    let record = Made.record([
      (1, .diagnosed(misconception: m, item: "a", isSure: true)),
      (2, .answered(told(true, elsewhere: [m]))), (3, .answered(told(false, here: [m]))),
      (4, .answered(told(true, elsewhere: [m]))),
    ])
    #expect(record.held.map { $0.id } == [m])
  }

  /// What is believed is what the answers tell, and comes back with the record.
  @Test func whatIsBelievedComesFromTheAnswers() {
    let m = "hidden-takes-touches"
    let record = Made.record(
      (1...8).map { (1 + $0, .answered(told(false, here: [m, "of-another-version"]))) })
    #expect(record.belief.named == [.hiddenTakesTouches])
    #expect(LearnerRecord(record.events).belief == record.belief)
    #expect(LearnerRecord().belief == LearnerModel())
  }

  @Test func goingBackInALessonLosesNothing() throws {
    let record = Made.record([
      (1, .lessonStep(lesson: "a", step: 1, of: 5)), (1, .lessonStep(lesson: "a", step: 4, of: 5)),
      (1, .lessonStep(lesson: "a", step: 2, of: 5)),
    ])
    let lesson = try #require(record.lesson("a"))
    #expect((lesson.step, lesson.furthest, lesson.share) == (2, 4, 0.6))
  }

  @Test func aSolvedChallengeStaysSolved() {
    let record = Made.record([
      (1, .challenge(item: "c", isSolved: true)), (2, .challenge(item: "c", isSolved: false)),
      (3, .challenge(item: "c", isSolved: true)),
    ])
    #expect(record.totals.challenges == 1)
  }

  /// Whatever the clock does, what came later stays later.
  @Test func aClockSetBackKeepsTheOrder() {
    let record = Made.record([
      (40_000, .diagnosed(misconception: "m", item: "a")), (20_000, .cured(misconception: "m")),
      (20_000, .lessonStep(lesson: "l", step: 1, of: 3)),
      (19_000, .lessonStep(lesson: "l", step: 2, of: 3)),
    ])
    #expect(LearnerRecord(record.events.reversed()) == record)
    #expect(record.held.isEmpty)
    #expect(record.lesson("l")?.step == 2)
    #expect(record.events.map { $0.time.day.number } == [40_000, 20_000, 20_000, 19_000])
  }

  @Test func anIDIsReadAsItIsWritten() {
    for _ in 0..<100 {
      let id = EventID()
      #expect(EventID(id.text) == id && id.text.count == 32)
    }
    #expect(EventID("000000000000000A0000000000000001") == nil)
    #expect(EventID("") == nil)
    #expect(EventID("00000000000000010000000000000002") == EventID(high: 1, low: 2))
  }
}

/// The same order each time.
private struct Shuffler: RandomNumberGenerator {
  var state: UInt64 = 7

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
