import Testing

@testable import Tutor

@Suite struct ReviewTests {
  /// Answers as (day, right without help), and the day when the rule is due after them.
  @Test(
    arguments: [
      ([(0, true)], 1), ([(0, false)], 1),
      // Each time it was due.
      ([(0, true), (1, true)], 4), ([(0, true), (1, true), (4, true)], 11),
      ([(0, true), (1, true), (4, true), (11, true)], 27),
      ([(0, true), (1, true), (4, true), (11, true), (27, true)], 62),
      ([(0, true), (1, true), (4, true), (11, true), (27, true), (62, true)], 122),
      // Never more than 60 days.
      ([(0, true), (1, true), (4, true), (11, true), (27, true), (62, true), (122, true)], 182),
      ([(0, true), (500, true)], 560), ([(0, true), (500, true), (5_000, true)], 5_060),
      // Right again on the same day, or before it was due: nothing changes.
      ([(0, true), (0, true), (0, true)], 1), ([(0, true), (1, true), (3, true)], 4),
      // Late and still right has shown more than was asked.
      ([(0, true), (8, true)], 24), ([(0, true), (3, true)], 10),
      // Wrong starts again, and so does right with help.
      ([(0, true), (1, true), (4, false)], 5), ([(0, true), (1, true), (2, false)], 3),
      ([(0, false), (0, true)], 1), ([(0, false), (1, true)], 4),
      // The clock went back: as long as before, from the new day on.
      ([(100, true), (101, true), (50, true)], 53), ([(100, true), (40, false)], 41),
    ] as [([(Int, Bool)], Int)])
  func isDue(answers: [(Int, Bool)], day: Int) throws {
    let record = Made.record(answers.map { ($0.0, Made.answer($0.1)) })
    #expect(try #require(record.review(of: .rule("HT03"))).due == Day(number: day))
  }

  @Test func helpIsNoRightAnswer() {
    let days = [(0, true), (1, true)].map { ($0.0, Made.answer($0.1)) }
    for helped in [
      Made.answer(true, hints: 1), Made.answer(true, sawSolution: true),
    ] {
      let record = Made.record(days + [(4, helped)])
      #expect(record.review(of: .rule("HT03"))?.due == Day(number: 5))
    }
    let second = Made.record(days + [(4, Made.answer(true, attempt: 2))])
    #expect(second.review(of: .rule("HT03"))?.due == Day(number: 4))
  }

  @Test func whatIsDueComesInTheOrderOfDays() {
    let record = Made.record([
      (0, Made.answer(true, rules: ["GT01"])), (1, Made.answer(true, rules: ["GT01"])),
      (1, Made.answer(true, rules: ["HT01", "CH01"])),
      (1, Made.answer(false, item: "x", rules: [])),
    ])
    let all = record.reviews(on: Day(number: 2))
    #expect(all.map { $0.target } == [.item("x"), .rule("CH01"), .rule("HT01"), .rule("GT01")])
    #expect(all.map { $0.day.number } == [2, 2, 2, 4])
    #expect(record.due(on: Day(number: 1)).isEmpty)
    #expect(record.due(on: Day(number: 3)).count == 3)
    #expect(record.due(on: Day(number: 4)).count == 4)
  }

  @Test func whatWasAnsweredUnderAWrongClockIsDueToday() {
    let record = Made.record([(40_000, Made.answer(true))])
    #expect(record.due(on: Day(number: 20_000)).map { $0.day.number } == [20_000])
    // Once answered under the right clock, it is like all others.
    let again = Made.record([(40_000, Made.answer(true)), (20_000, Made.answer(true))])
    #expect(again.due(on: Day(number: 20_000)).isEmpty)
    #expect(again.reviews(on: Day(number: 20_000)).map { $0.day.number } == [20_001])
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
    #expect(record.reviews(on: today).map { $0.day.date } == ["2026-03-02"])
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
