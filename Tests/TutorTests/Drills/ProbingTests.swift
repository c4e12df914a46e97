import Depth
import Engine
import Lab
import Testing

@testable import Tutor

/// The question that follows a wrong answer, and what a wrong answer is put down to.
@Suite struct ProbingTests {
  private static let lessons = RepositoryLessonTests.lessons

  private func question(_ drill: DrillItem) throws -> Question {
    try Question(drill.item, on: State())
  }

  // MARK: What a wrong answer is put down to

  /// To the mistakes that its subject is about, and only where none of them leads there to others.
  @Test(arguments: Subject.allCases.prefix(Depth.count(6, nightly: .max)))
  func aSubjectNarrowsTheCandidates(_ subject: Subject) throws {
    for drill in DrillTests.drills(on: subject, count: Depth.count(1, nightly: 30)) {
      let question = try question(drill)
      for choice in drill.choices where choice.answer != drill.answer {
        let all = drill.mistakes(behind: choice.answer)
        let own = all.filter { subject.mistakes.contains($0) }
        let diagnosis = Diagnosis(question, given: [choice.text], in: .subject(subject))
        #expect(Set(diagnosis.mistakes) == Set(own.isEmpty ? all : own), "\(drill.item.scene)")
      }
    }
  }

  @Test func oneThoughtIsLeftOfMany() throws {
    var maker = DrillMaker(seed: 4)
    for _ in 0..<50 {
      let made = maker.item(on: .gestures, telling: [.ancestorTapBeatsButton])
      let drill = try #require(made)
      let given = [drill.answer(under: .ancestorTapBeatsButton)]
      let question = try question(drill)
      let all = Diagnosis(question, given: given).mistakes
      guard all.count > 1, all.count(where: { Subject.gestures.mistakes.contains($0) }) == 1 else {
        continue
      }
      #expect(
        Diagnosis(question, given: given, in: .subject(.gestures)).mistakes
          == [.ancestorTapBeatsButton])
      return
    }
    Issue.record("No answer comes of a mistake of another subject too.")
  }

  /// A second question is put down to what it tests, even where its subject is about more.
  @Test func whatIsTestedComesFirst() throws {
    var maker = DrillMaker(seed: 5)
    for _ in 0..<50 {
      guard let drill = maker.item(on: .gates, difficulty: 3) else { continue }
      let question = try question(drill)
      for choice in drill.choices where choice.mistakes.count > 1 {
        let tested = choice.mistakes[1]
        let given = [choice.text]
        #expect(Diagnosis(question, given: given, testing: [tested]).mistakes == [tested])
        #expect(
          Diagnosis(question, given: given, in: .subject(.gates)).mistakes.contains(
            choice.mistakes[0]))
        return
      }
    }
    Issue.record("No answer comes of two mistakes.")
  }

  // MARK: The second question of a drill

  @Test(arguments: Subject.allCases.prefix(Depth.count(3, nightly: .max)))
  func aDrillStaysWithItsSubject(_ subject: Subject) throws {
    for mistake in subject.mistakes.prefix(Depth.count(1, nightly: .max)) {
      var maker = DrillMaker(seed: 6)
      let made = maker.probe(for: [mistake], in: .subject(subject))
      let drill = try #require(made)
      #expect(drill.subject == subject)
      #expect(drill.answer(under: mistake) != drill.answer)
    }
  }

  /// Of questions that tell the same, the one in which the fewest others lead astray.
  @Test(
    arguments: [
      (Mistake.tapMakesFirstResponder, [Mistake.tapElsewhereResigns, .everyoneCanBecome]),
      (.upInsideNeedsBounds, [.nilTargetFromSender, .nilTargetReachesNobody]),
      (.shakeGoesToFrontController, [.everyoneCanBecome, .tapMakesFirstResponder]),
    ].prefix(Depth.count(1, nightly: .max)))
  func fewOthersLeadAstray(_ mistake: Mistake, _ others: [Mistake]) throws {
    for seed in 1...Depth.count(1, nightly: 8) {
      var maker = DrillMaker(seed: UInt64(seed))
      let made = maker.probe(for: [mistake])
      let drill = try #require(made)
      #expect(drill.outcomes.allSatisfy { !others.contains($0.mistake) })
    }
  }

  @Test func whatCannotBeToldApartIsNotAskedAbout() {
    var maker = DrillMaker(seed: 7)
    #expect(
      maker.probe(for: [.chainEndsAtWindow, .chainEndsAtWindow], in: .subject(.chains)) == nil)
  }

  // MARK: The second question of a lesson

  private struct Probe {
    var drill: DrillItem?
    var allowed: Set<Mistake>
  }

  /// What may follow a wrong answer to a lesson's question.
  private func probe(_ id: String, _ mistake: Mistake, seed: Int) throws -> Probe {
    let lesson = try #require(
      Self.lessons.first { lesson in lesson.items.contains { $0.id == id } })
    var thread = Thread(lesson, language: .english)
    var taught = Self.lessons.taught(before: lesson)
    for (place, step) in lesson.steps.enumerated() {
      if case .item(let item) = step.content, item.id == id {
        taught.take(lesson, upTo: place)
        let question = try Question(item, on: thread.session.state)
        let needed = question.mistakesThatShow
        #expect(needed.contains(mistake))
        var maker = DrillMaker(seed: UInt64(seed))
        return Probe(
          drill: maker.probe(for: [mistake], in: .taught(taught), needed: needed),
          allowed: taught.mistakes.union(needed))
      }
      _ = thread.advance()
    }
    return Probe(allowed: [])
  }

  static let lessonQuestions: [(String, Mistake, [String])] = [
    ("tg-1", Mistake.disabledCoversViewOnly, ["enabled=", "override", "transform"]),
    ("tg-6", .disabledCoversViewOnly, ["enabled=", "override", "transform"]),
    ("ui-1", .interactionOffTakesTouches, ["enabled=", "override"]),
    ("ctl-4", .upInsideNeedsBounds, [" nil ", "become-first-responder", "text-field"]),
    ("ch-1", .unhandledFallsToSibling, ["become-first-responder", "recognizer"]),
    ("fr-1", .tapMakesFirstResponder, ["recognizer", "motion ended"]),
  ]

  /// Words that the lessons up to the question have not come to.
  @Test(arguments: lessonQuestions.prefix(Depth.count(1, nightly: .max)))
  func nothingUntaughtIsAsked(
    _ id: String, _ mistake: Mistake, _ words: [String]
  ) throws {
    for seed in 1...Depth.count(1, nightly: 6) {
      let probe = try probe(id, mistake, seed: seed)
      let drill = try #require(probe.drill)
      let scene = drill.item.scene.joined(separator: "; ")
      for word in words { #expect(!scene.contains(word), "\(scene)") }
      #expect(drill.outcomes.allSatisfy { probe.allowed.contains($0.mistake) }, "\(scene)")
    }
  }

  /// Where all scenes need more than has been taught, there is none.
  @Test(arguments: [
    ("qu-2", Mistake.superviewComesFirst), ("ev-4", .shakeGoesToFrontController),
  ])
  func noQuestionIsBetterThanAnUnfairOne(_ id: String, _ mistake: Mistake) throws {
    #expect(try probe(id, mistake, seed: 1).drill == nil)
  }

  // MARK: What its answer shows

  private let place = QuestionStack.Place(source: .drill, lesson: nil, now: 0)
  private let language = Language.english

  /// What a question tells besides is nothing without a right answer: another wrong one cures nobody.
  @Test func onlyARightAnswerSpeaksAgainstASuspicion() throws {
    let mistake = Mistake.upInsideNeedsBounds
    var maker = DrillMaker(seed: 8)
    let made = maker.probe(for: [mistake], in: .subject(.nilTargets))
    let drill = try #require(made)
    for choice in drill.choices {
      var asking = PosedQuestion(question: try question(drill), label: "")
      asking.scope = .subject(drill.subject)
      asking.probed = [mistake]
      var questions = QuestionStack(asking)
      let outcome = try questions.answer(
        choice.text, language, at: place,
        believing: QuestionStack.Belief(model: LearnerModel(candidates: [mistake]))
      ) { _, _, _ in nil }
      let isRight = choice.answer == drill.answer
      #expect(outcome.text.contains { $0.contains("is hardly yours.") } == isRight)
      #expect(!questions.isOpen)
      guard case .answered(let answer)? = outcome.facts.first else {
        Issue.record("No answer was kept.")
        continue
      }
      #expect(answer.told?.here.contains(mistake.rawValue) == choice.mistakes.contains(mistake))
    }
  }

  /// What is said of the mistake is not said once more of the answer.
  @Test(
    arguments: [Subject.edges, .gestures, .nilTargets, .chains].prefix(Depth.count(1, nightly: 4)))
  func nothingIsSaidTwice(_ subject: Subject) throws {
    for drill in DrillTests.drills(on: subject, seed: 11, count: Depth.count(3, nightly: 20)) {
      let question = try question(drill)
      let aim = drill.outcomes[0].mistake
      let given = drill.answer(under: aim)
      let diagnosis = Diagnosis(question, given: [given], in: .subject(subject))
      // A view that only a presentation has put there is no choice.
      guard diagnosis.mistakes == [aim], question.choices.contains(given) else { continue }
      var asking = PosedQuestion(question: question, label: "")
      asking.scope = .subject(subject)
      var questions = QuestionStack(asking)
      let text = try questions.answer(
        given, language, at: place, believing: QuestionStack.Belief(model: LearnerModel())
      ) { _, _, _ in nil }.text
        .joined(separator: "\n")
      let correction = aim.text(in: .english).correction
      #expect(text.contains(correction))
      #expect(text.components(cutAt: aim.text(in: .english).lead) == 2, "\(text)")
    }
  }
}

extension String {
  /// How many pieces are left where it is cut out.
  fileprivate func components(cutAt part: String) -> Int {
    var (count, rest) = (1, self[...])
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
