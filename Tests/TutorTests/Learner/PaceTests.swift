import Testing

@testable import Tutor

/// How fast a learner forgets, as answers show it.
@Suite struct PaceTests {
  /// Answers to one rule on every third day: right so often in ten.
  private func record(right: Int) -> LearnerRecord {
    Made.record((0..<30).map { ($0 * 3, Made.answer($0 % 10 < right)) })
  }

  @Test func nothingIsKnownBeforeASecondDay() {
    #expect(LearnerRecord().sum.pace.factor == 1)
    let once = Made.record([(0, Made.answer(true)), (0, Made.answer(false))])
    #expect(once.sum.pace.factor == 1)
    // Help shows nothing, whenever it came.
    #expect(
      Made.record([(0, Made.answer(true)), (9, Made.answer(true, hints: 1))]).sum.pace.factor == 1)
  }

  /// Who is often wrong forgets sooner than most, and is asked sooner; who never is, later.
  @Test func itFollowsTheAnswers() throws {
    let (slow, usual, fast) = (record(right: 10), record(right: 8), record(right: 2))
    #expect(slow.sum.pace.factor > usual.sum.pace.factor)
    #expect(usual.sum.pace.factor > fast.sum.pace.factor)
    #expect(slow.sum.pace.factor > 1.2 && fast.sum.pace.factor < 0.8)
    #expect((1.0 / 16...16).contains(fast.sum.pace.factor))
    let memory = try #require(fast.memory(of: .rule("HT03")))
    #expect(memory.due(pace: fast.sum.pace.factor) <= memory.due())
    let day = memory.last + 5
    #expect(memory.recall(on: day, pace: 0.25) < memory.recall(on: day))
    #expect(memory.recall(on: day) < memory.recall(on: day, pace: 4))
  }

  /// Asking about what was asked a moment ago gains little; about what is fading, much.
  @Test func theGainIsWhatAskingAddsLater() throws {
    let memory = try #require(
      Made.record([(0, Made.answer(true)), (3, Made.answer(true))]).memory(of: .rule("HT03")))
    let (soon, late) = (
      memory.gain(after: 14, askedOn: Day(number: 4), pace: 1),
      memory.gain(after: 14, askedOn: Day(number: 20), pace: 1)
    )
    #expect(soon > 0 && late > soon)
  }
}
