import Engine
import Lab
import Testing
import Tutor

@Suite struct MasteryTests {
  enum Answer: Sendable {
    case right, wrong, rightWithHint, rightAfterSolution, rightAtSecondTry, wrongAtSecondTry

    var fact: LearnerEvent.Fact {
      switch self {
      case .right: Made.answer(true)
      case .wrong: Made.answer(false)
      case .rightWithHint: Made.answer(true, hints: 1)
      case .rightAfterSolution: Made.answer(true, sawSolution: true)
      case .rightAtSecondTry: Made.answer(true, attempt: 2)
      case .wrongAtSecondTry: Made.answer(false, attempt: 2)
      }
    }
  }

  /// Worked out with fractions from 1/5 at the start, 3/20 learned, 1/10 slips and 1/4 guesses.
  @Test(
    arguments: [
      ([], 0.2),
      ([.right], 0.552632), ([.right, .right], 0.843952), ([.right, .right, .right], 0.958476),
      ([.wrong], 0.177419), ([.wrong, .wrong], 0.173761),
      ([.right, .right, .right, .wrong], 0.791546), ([.wrong, .right, .right, .right], 0.953435),
      ([.rightWithHint], 0.2), ([.rightAfterSolution, .rightWithHint], 0.2),
      ([.right, .rightWithHint], 0.552632),
      ([.wrong, .rightAtSecondTry], 0.177419), ([.wrong, .wrongAtSecondTry], 0.177419),
    ] as [([Answer], Double)])
  func isTraced(answers: [Answer], likelihood: Double) {
    let record = Made.record(answers.map { (1, $0.fact) })
    let mastery = record.mastery(of: .ht03)
    #expect(abs(mastery.likelihood - likelihood) < 0.000_001)
  }

  /// A minute shows little, and so does one question.
  @Test(arguments: [
    ([1, 1, 1, 1], ["a", "b", "c", "d"], false), ([1, 2, 3, 4], ["a", "a", "a", "a"], false),
    ([1, 1, 2, 2], ["a", "b", "a", "b"], true),
  ])
  func masteredIsWhatWasKnownOnTwoDaysAndWithTwoItems(
    _ days: [Int], _ items: [String], _ isMastered: Bool
  ) {
    let record = Made.record(zip(days, items).map { ($0, Made.answer(true, item: $1)) })
    #expect(record.mastery(of: .ht03).isMastered == isMastered)
  }

  /// What nobody asks about fades.
  @Test func masteryFades() throws {
    let record = Made.record((1...4).map { ($0, Made.answer(true, item: "\($0)")) })
    let (soon, late) = (Day(number: 5), Day(number: 365))
    let known = try #require(record.known(.ht03, on: soon))
    #expect(try #require(record.known(.ht03, on: late)) < known)
    #expect(record.isMastered(.ht03, on: soon))
    #expect(!record.isMastered(.ht03, on: late))
  }

  /// Right among two answers says less than among many.
  @Test func fewAnswersAreGuessedEasily() {
    func likelihood(_ choices: Int) -> Double {
      let answer = LearnerAnswer(
        item: "q", rules: ["HT03"], isRight: true, told: Told(choices: choices, isRight: true))
      return Made.record([(1, .answered(answer))]).mastery(of: .ht03).likelihood
    }
    #expect(likelihood(2) < likelihood(4))
    #expect(likelihood(4) < likelihood(10))
  }

  @Test func noNumberOfHelpedAnswersMasters() {
    let record = Made.record((0..<1_000).map { (1, Made.answer(true, item: "\($0)", hints: 3)) })
    #expect(!record.mastery(of: .ht03).isMastered)
    #expect(record.totals.right == 1_000 && record.totals.unassisted == 0)
  }

  @Test func aRuleNamedTwiceCountsOnce() {
    let record = Made.record([(1, Made.answer(true, rules: ["HT03", "HT03"]))])
    #expect(record.mastery(of: .ht03).answers == 1)
  }

  @Test func rulesOfOtherVersionsAreKeptAndCountNowhere() {
    let record = Made.record([(1, Made.answer(true, rules: ["ZZ99"]))])
    #expect(record.memory(of: .rule("ZZ99")) != nil)
    #expect(Topic.allCases.allSatisfy { record.mastery(of: $0).asked == 0 })
  }

  // MARK: Topics

  @Test func aTopicIsTheMeanOfItsRules() {
    let record = Made.record([
      (1, Made.answer(true, rules: ["GT01"])), (1, Made.answer(false, rules: ["GT02"])),
      (1, Made.answer(true, rules: ["CH01"])),
    ])
    let gates = record.mastery(of: Subject.gates, among: [.gt01, .gt02, .gt03, .gt04, .ch01])
    #expect((gates.rules, gates.asked, gates.mastered) == (4, 2, 0))
    #expect(abs(gates.share - (0.552632 + 0.177419) / 4) < 0.000_001)
    #expect(abs(record.mastery(of: Topic.gates).share - (0.552632 + 0.177419) / 2) < 0.000_001)
  }

  @Test(arguments: Subject.allCases)
  func everySubjectHasRules(subject: Subject) {
    #expect(Rule.allCases.contains { $0.topic == Topic(subject) })
    #expect(Topic(subject).rawValue == subject.rawValue)
  }
}
