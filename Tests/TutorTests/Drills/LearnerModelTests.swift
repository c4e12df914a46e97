import CommandLanguage
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

  @Test(arguments: [Subject.gates, .chains, .gestures])
  func whoAnswersRightlyIsAccusedOfNothing(_ subject: Subject) throws {
    let model = try model(subject.mistakes, on: subject, questions: 8) { $0.answer }
    #expect(model.named.isEmpty)
    #expect(model.none > 0.9)
  }

  @Test(arguments: [
    (Subject.gates, Mistake.disabledGoesToParent), (.gates, .hiddenTakesTouches),
    (.order, .subviewsFirstToLast), (.chains, .chainSkipsControllers),
    (.firstResponder, .tapMakesFirstResponder), (.gestures, .recognitionLeavesTouches),
  ])
  func whoMakesAMistakeIsFound(_ subject: Subject, _ mistake: Mistake) throws {
    let model = try model(subject.mistakes, on: subject, questions: 8) {
      $0.answer(under: mistake)
    }
    #expect(model.named == [mistake])
  }

  @Test func twoAtOnceAreFound() throws {
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
    for _ in 0..<20 {
      let made = maker.item(on: subject, difficulty: 3)
      let drill = try #require(made)
      for choice in drill.choices {
        var model = LearnerModel(candidates: subject.mistakes)
        model.update(after: drill, answer: choice.answer)
        #expect(model.named.isEmpty)
      }
    }
  }

  @Test func chancesAddUpToOne() throws {
    var model = LearnerModel(candidates: [.hiddenTakesTouches])
    #expect(abs(model.none + model.probability(of: .hiddenTakesTouches) - 1) < 1e-9)
    var maker = DrillMaker(seed: 13)
    let made = maker.probe(for: [.hiddenTakesTouches])
    let drill = try #require(made)
    model.update(after: drill, answer: drill.answer(under: .hiddenTakesTouches))
    #expect(abs(model.none + model.probability(of: .hiddenTakesTouches) - 1) < 1e-9)
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

  /// A probe tells apart what it was asked to tell apart.
  @Test(arguments: [
    [Mistake.subviewsFirstToLast, .deepestViewWins],
    [.handledGoesOn, .handlerAlwaysEnds],
    [.recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers],
    [.touchFollowsFinger, .leavingViewCancels],
    [.outsideAlwaysReachable, .outsideReachableUnlessClipped],
  ])
  func aProbeTellsApart(_ mistakes: [Mistake]) throws {
    var maker = DrillMaker(seed: 15)
    let made = maker.probe(for: mistakes, difficulty: 3)
    let drill = try #require(made)
    #expect(drill.answer(under: mistakes[0]) != drill.answer(under: mistakes[1]))
  }

  @Test(arguments: Mistake.allCases)
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

  /// Nothing is as good to know as what is open: a question that shows nothing tells nothing.
  @Test func whatShowsNothingTellsNothing() {
    let model = LearnerModel(candidates: gates)
    let dull = Evidence(choices: 4, right: 0, wrong: [])
    #expect(abs(model.information(in: dull)) < 1e-9)
    let telling = Evidence(
      choices: 4, right: 0, wrong: [.init(mistake: .hiddenTakesTouches, choice: 1)])
    #expect(model.information(in: telling) > 0.01)
    #expect(model.best(of: [dull, telling]) == 1)
  }
}
