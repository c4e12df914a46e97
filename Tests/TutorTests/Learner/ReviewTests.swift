import Testing

@testable import Tutor

@Suite struct ReviewTests {
  private func memory(_ answers: [(Int, Bool)]) throws -> Memory {
    let record = Made.record(answers.map { ($0.0, Made.answer($0.1)) })
    return try #require(record.memory(of: .rule("HT03")))
  }

  /// Answers as (day, right without help), and after how many days the rule is due: worked out from the
  /// published formulas.
  @Test(
    arguments: [
      ([(0, true)], 3), ([(0, false)], 1), ([(0, true), (3, true)], 11),
      ([(0, true), (3, true), (14, true)], 35),
    ] as [([(Int, Bool)], Int)])
  func isDue(answers: [(Int, Bool)], days: Int) throws {
    let memory = try memory(answers)
    let last = try #require(answers.last).0
    #expect(abs(memory.due().number - last - days) <= 1, "\(memory)")
  }

  /// Recall is nine in ten after as many days as the stability is, and falls on.
  @Test func recallFallsAsItShould() throws {
    let memory = try memory([(0, true)])
    #expect(
      abs(Forgetting.recall(after: memory.stability, stability: memory.stability) - 0.9) < 1e-9)
    #expect(memory.recall(on: Day(number: 0)) == 1)
    var last = 1.0
    for day in 1...100 {
      let recall = memory.recall(on: Day(number: day))
      #expect(recall < last && recall > 0)
      last = recall
    }
  }

  /// What is nearly forgotten gains most; what was wrong is less stable and more difficult.
  @Test func answersChangeWhatIsRemembered() throws {
    let early = try memory([(0, true), (1, true)])
    let late = try memory([(0, true), (6, true)])
    #expect(early.stability < late.stability)
    let wrong = try memory([(0, true), (3, true), (14, false)])
    let right = try memory([(0, true), (3, true), (14, true)])
    #expect(wrong.stability < right.stability && wrong.difficulty > right.difficulty)
    #expect((1...10).contains(wrong.difficulty))
    // The clock went back: as stable as before, from the new day on.
    let back = try memory([(100, true), (103, true), (50, true)])
    #expect(back.last.number == 50 && back.stability > 3)
    // Nobody plans further than a year.
    #expect(try memory((0..<9).map { ($0 * 400, true) }).due().number <= 8 * 400 + 365)
  }

  /// Help is less than knowing, and more than not knowing.
  @Test func helpIsHalfARightAnswer() throws {
    func stability(_ fact: LearnerEvent.Fact) throws -> Double {
      let record = Made.record([(0, Made.answer(true)), (3, fact)])
      return try #require(record.memory(of: .rule("HT03"))).stability
    }
    let helped = try stability(Made.answer(true, hints: 1))
    #expect(try stability(Made.answer(false)) < helped)
    #expect(try helped < stability(Made.answer(true)))
    let untouched = try stability(Made.answer(true, attempt: 2))
    #expect(untouched == Forgetting.firstStability[2])
  }

  @Test func whatIsDueComesInTheOrderOfDays() {
    let record = Made.record([
      (0, Made.answer(true, rules: ["GT01"])), (1, Made.answer(true, rules: ["GT01"])),
      (1, Made.answer(true, rules: ["HT01", "CH01"])),
      (1, Made.answer(false, item: "x", rules: [])),
    ])
    let all = record.reviews(on: Day(number: 2))
    #expect(all.map { $0.target } == [.item("x"), .rule("CH01"), .rule("HT01"), .rule("GT01")])
    #expect(all.map { $0.day.number }.prefix(3) == [2, 4, 4])
    #expect(record.due(on: Day(number: 1)).isEmpty)
    #expect(record.due(on: Day(number: 2)).count == 1)
    #expect(record.due(on: Day(number: 4)).count == 3)
  }

  @Test func whatWasAnsweredUnderAWrongClockIsDueToday() {
    let record = Made.record([(40_000, Made.answer(true))])
    #expect(record.due(on: Day(number: 20_000)).map { $0.day.number } == [20_000])
    // Once answered under the right clock, it is like all others.
    let again = Made.record([(40_000, Made.answer(true)), (20_000, Made.answer(true))])
    #expect(again.due(on: Day(number: 20_000)).isEmpty)
    #expect(again.reviews(on: Day(number: 20_000)).map { $0.day.number } == [20_003])
  }

  @Test func theDayIsTheLearnersOwn() {
    // Nine in the evening of 1 March, there.
    let evening = 1_772_398_800.0
    var record = LearnerRecord()
    record.add(
      record.event(
        Made.answer(true), at: Timestamp(seconds: evening - 8 * 3_600, secondsEast: 28_800)))
    #expect(record.reviews(on: Day(number: 0)).map { $0.day.date } == ["1970-01-01"])
    let today = Timestamp(seconds: evening - 8 * 3_600, secondsEast: 28_800).day
    #expect(today.date == "2026-03-01")
    #expect(record.reviews(on: today).map { $0.day.date } == ["2026-03-04"])
    #expect(Timestamp(seconds: evening + 8 * 3_600, secondsEast: -28_800).day == today)
    #expect(Timestamp(seconds: evening + 8 * 3_600).day.date == "2026-03-02")
  }

  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (11_016, "2000-02-29"), (20_513, "2026-03-01"),
    (47_540, "2100-02-28"), (47_541, "2100-03-01"), (2_932_896, "9999-12-31"),
  ])
  func daysHaveDates(number: Int, date: String) {
    #expect(Day(number: number).date == date)
  }
}
