import Depth
import Engine
import Lab
import Testing

@testable import Tutor

/// What the tutor believes after some answers.
@Suite struct LearnerModelTests {
  private let gates = Subject.gates.mistakes

  /// Asks the questions that tell most, and answers them by a rule.
  private func model(
    _ candidates: [Mistake], on subject: Subject, questions: Int,
    answer: (DrillItem) -> String
  ) throws -> LearnerModel {
    var model = LearnerModel(candidates: candidates)
    var maker = DrillMaker(seed: 11)
    for _ in 0..<questions {
      let made = maker.next(for: model, on: subject, difficulty: 3)
      let drill = try #require(made)
      model.update(after: drill, answer: answer(drill))
    }
    return model
  }

  @Test(arguments: [Subject.gates, .chains, .gestures].prefix(Depth.count(1, nightly: 3)))
  func whoAnswersRightlyIsAccusedOfNothing(_ subject: Subject) throws {
    let model = try model(subject.mistakes, on: subject, questions: 8) { $0.answer }
    #expect(model.named.isEmpty)
    #expect(model.none > 0.7)
  }

  /// Answers that nothing explains are a guess. Of ten who guess twelve times one may agree with some thought.
  @Test(.enabled(if: Depth.isNightly)) func whoGuessesIsToldSo() throws {
    var random = DrillRandom(seed: 3)
    var (told, accused) = (0, 0)
    for seed in 1...10 {
      var model = LearnerModel(candidates: gates)
      var maker = DrillMaker(seed: UInt64(seed))
      for _ in 0..<12 {
        let made = maker.next(for: model, on: .gates, difficulty: 3)
        let drill = try #require(made)
        model.update(after: drill, answer: drill.choices[random.below(drill.choices.count)].answer)
      }
      if !model.named.isEmpty { accused += 1 }
      if model.looksLikeGuessing { told += 1 }
    }
    #expect(told >= 5)
    #expect(accused <= 1)
  }

  /// The same answers tell more where the questions are about few mistakes.
  @Test func aSubjectSharpens() throws {
    var maker = DrillMaker(seed: 19)
    let made = maker.probe(for: [.hiddenTakesTouches], in: .subject(.gates))
    let drill = try #require(made)
    var model = LearnerModel()
    model.update(after: drill, answer: drill.answer(under: .hiddenTakesTouches))
    let focused = model.focused(on: Set(gates))
    #expect(
      focused.probability(of: .hiddenTakesTouches) > model.probability(of: .hiddenTakesTouches))
  }

  /// Who is not sure tells less; and what was told is forgotten with the days.
  @Test func doubtAndTimeCountLess() throws {
    var maker = DrillMaker(seed: 20)
    let made = maker.probe(for: [.hiddenTakesTouches])
    let drill = try #require(made)
    let place = drill.choices.firstIndex {
      $0.answer == drill.answer(under: .hiddenTakesTouches)
    }
    var told = try #require(Evidence(drill).told(by: place))
    func belief(_ change: (inout LearnerModel) -> Void) -> Double {
      var model = LearnerModel(candidates: gates)
      model.update(told)
      change(&model)
      return model.probability(of: .hiddenTakesTouches)
    }
    let sure = belief { _ in }
    #expect(belief { $0.relax(by: 0.5) } < sure)
    told.isUnsure = true
    #expect(belief { _ in } < sure)
  }

  static let made: [(Subject, Mistake)] = [
    (Subject.gates, Mistake.disabledGoesToParent), (.gates, .hiddenTakesTouches),
    (.order, .subviewsFirstToLast), (.chains, .chainSkipsControllers),
    (.firstResponder, .tapMakesFirstResponder), (.gestures, .recognitionLeavesTouches),
  ]

  @Test(arguments: made.prefix(Depth.count(1, nightly: .max)))
  func whoMakesAMistakeIsFound(_ subject: Subject, _ mistake: Mistake) throws {
    let model = try model(subject.mistakes, on: subject, questions: 8) {
      $0.answer(under: mistake)
    }
    #expect(model.named == [mistake])
  }

  /// The next question shows what is suspected.
  @Test func whatIsSuspectedIsAskedAbout() throws {
    var maker = DrillMaker(seed: 17)
    let made = maker.probe(for: [.hiddenTakesTouches, .transparentTakesTouches])
    let first = try #require(made)
    var model = LearnerModel(candidates: gates)
    model.update(after: first, answer: first.answer(under: .hiddenTakesTouches))
    let suspect = model.suspects(likelierThan: 0)[0]
    let next = maker.next(for: model, on: .gates)
    let second = try #require(next)
    #expect(second.answer(under: suspect) != second.answer)
  }

  @Test(.enabled(if: Depth.isNightly)) func twoAtOnceAreFound() throws {
    let held: [Mistake] = [.hiddenTakesTouches, .transparentTakesTouches]
    let model = try model(gates, on: .gates, questions: 16) {
      $0.answer(under: held[0], and: held[1]) ?? $0.answer
    }
    #expect(Set(model.named) == Set(held))
  }

  /// One wrong answer may be a slip.
  @Test(arguments: Subject.allCases)
  func oneAnswerNamesNobody(_ subject: Subject) throws {
    var maker = DrillMaker(seed: 12)
    for _ in 0..<Depth.count(1, nightly: 20) {
      let made = maker.item(on: subject, difficulty: 3)
      let drill = try #require(made)
      for choice in drill.choices {
        var model = LearnerModel(candidates: subject.mistakes)
        model.update(after: drill, answer: choice.answer)
        #expect(model.named.isEmpty)
      }
    }
  }

  /// An answer that the question does not offer teaches nothing.
  @Test func nonsenseChangesNothing() throws {
    var maker = DrillMaker(seed: 14)
    let made = maker.item(on: .gates)
    let drill = try #require(made)
    var model = LearnerModel(candidates: gates)
    model.update(after: drill, answer: "a view of nobody's")
    #expect(model.none == LearnerModel(candidates: gates).none)
  }

  // MARK: Probing

  static let pairs: [[Mistake]] = [
    [Mistake.subviewsFirstToLast, .deepestViewWins],
    [.handledGoesOn, .handlerAlwaysEnds],
    [.recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers],
    [.touchFollowsFinger, .leavingViewCancels],
    [.outsideAlwaysReachable, .outsideReachableUnlessClipped],
  ]

  /// A probe tells apart what it was asked to tell apart.
  @Test(arguments: pairs.prefix(Depth.count(1, nightly: .max)))
  func aProbeTellsApart(_ mistakes: [Mistake]) throws {
    var maker = DrillMaker(seed: 15)
    let made = maker.probe(for: mistakes, difficulty: 3)
    let drill = try #require(made)
    #expect(drill.answer(under: mistakes[0]) != drill.answer(under: mistakes[1]))
  }

  @Test(arguments: Mistake.allCases.prefix(Depth.count(4, nightly: .max)))
  func aProbeTestsWhetherOneIsGone(_ mistake: Mistake) throws {
    var maker = DrillMaker(seed: 16)
    let made = maker.probe(for: [mistake])
    let first = try #require(made)
    #expect(first.answer(under: mistake) != first.answer)
    var again = DrillMaker(seed: 16)
    let other = again.probe(for: [mistake], not: [first.item.id])
    let second = try #require(other)
    #expect(second.item.id != first.item.id)
  }

  /// A question that shows nothing tells at most who guesses.
  @Test func whatShowsNothingTellsLittle() {
    let model = LearnerModel(candidates: gates)
    let dull = Evidence(choices: 4, right: 0, wrong: [])
    let telling = Evidence(
      choices: 4, right: 0, wrong: [.init(mistake: .hiddenTakesTouches, choice: 1)])
    #expect(model.information(in: telling) > model.information(in: dull))
    #expect(model.information(in: telling) > model.information(in: dull))
  }
}

extension LearnerModel {
  fileprivate mutating func update(after drill: DrillItem, answer: String) {
    let key = AnswerKey(answer)
    let place = drill.choices.firstIndex { AnswerKey($0.answer) == key }
    if let told = Evidence(drill).told(by: place) { update(told) }
  }
}

extension Evidence {
  /// What each answer to a question will show.
  fileprivate init(_ drill: DrillItem) {
    let keys = drill.choices.map { AnswerKey($0.answer) }
    self.init(
      choices: keys.count, right: keys.firstIndex(of: AnswerKey(drill.answer)) ?? 0,
      wrong: drill.outcomes.map { outcome in
        Prediction(
          mistake: outcome.mistake, choice: keys.firstIndex(of: AnswerKey(outcome.answer)))
      })
  }
}
