import Depth
import Engine
import Lab
import Listing
import Testing

@testable import Tutor

/// Questions made on the spot.
@Suite struct DrillTests {
  static let perSubject = Depth.count(5, nightly: 200)

  static func drills(
    on subject: Subject, seed: UInt64 = 1, count: Int = perSubject
  ) -> [DrillItem] {
    var maker = DrillMaker(seed: seed)
    return (0..<count).compactMap { maker.item(on: subject, difficulty: 1 + $0 % 5) }
  }

  @Test(arguments: Subject.allCases)
  func questionsOfASubject(_ subject: Subject) throws {
    let drills = Self.drills(on: subject)
    #expect(drills.count == Self.perSubject)
    #expect(Set(drills.map { $0.item.id }).count == drills.count)
    #expect(
      Set(drills.map { ($0.item.scene + [$0.query, $0.field]).joined(separator: "\n") }).count
        == drills.count)
    for drill in drills { try check(drill) }
  }

  private func check(_ drill: DrillItem) throws {
    // Every line runs, and the engine has the key, when the question is put as any other is.
    let question = try Question(drill.item, on: State())
    let scene = drill.item.scene.joined(separator: "; ")
    let right = drill.choices.filter { $0.answer == drill.answer }
    #expect(right.count == 1 && question.isRight(right.map { $0.text }), "\(scene)")
    #expect(Set(drill.choices.map { AnswerKey($0.answer) }).count == drill.choices.count)
    #expect((6...7).contains(drill.choices.count), "\(scene)")
    #expect(drill.choices.contains { !$0.mistakes.isEmpty }, "\(scene)")
    #expect(right.allSatisfy { $0.mistakes.isEmpty }, "\(scene)")
    #expect(drill.item.hints.count == 3 && drill.item.hints.allSatisfy { !$0.isEmpty })
    #expect(drill.item.why?.isEmpty == false)
    #expect(!drill.item.rules.isEmpty, "\(scene)")
    let reader = AnswerReader(question)
    for (label, choice) in zip(Choice.labels(for: question.choices), question.choices) {
      #expect(reader.read(choice) == .understood([choice]))
      #expect(reader.read(label) == .understood([choice]))
    }
  }

  /// The key of every hit test is the documents' own listing's.
  @Test(arguments: [
    Subject.hitTesting, .gates, .order, .edges, .transforms, .overhang, .overrides,
  ])
  func theKeyIsTheListings(_ subject: Subject) throws {
    for drill in Self.drills(on: subject, seed: 2) {
      let words = drill.query.split(separator: " ")
      let x = try #require(Double(words[1]))
      let y = try #require(Double(words[2]))
      let scene = try Question(drill.item, on: State()).start.scene
      #expect(
        ListedView.hitView(Point(x, y), in: scene) ?? Choice.nobody == drill.answer,
        "\(drill.item.scene) \(drill.query)")
    }
  }

  /// Whoever makes a mistake finds the own answer, and the answer names the mistake: all of those
  /// there are were tried, not only those that the scene was made for.
  @Test(arguments: Subject.allCases)
  func everyMistakeThatShowsIsNamed(_ subject: Subject) throws {
    for drill in Self.drills(on: subject, seed: 3, count: Depth.count(2, nightly: 20)) {
      let question = try Question(drill.item, on: State())
      let experiment = try Experiment(drill.experiment.truth, on: question.start)
      for mistake in Mistake.allCases {
        let answer = try experiment.reading(under: .uikit.with(mistake))
        #expect(
          AnswerKey(drill.answer(under: mistake)) == AnswerKey(answer.answerText),
          "\(mistake.rawValue): \(drill.item.scene) \(drill.query)")
      }
      for choice in drill.choices {
        #expect(choice.mistakes == drill.mistakes(behind: choice.answer))
      }
    }
  }

  /// Every mistake can be diagnosed by drills on some subject, and shows when it is asked for.
  @Test(arguments: Mistake.allCases)
  func everyMistakeShows(_ mistake: Mistake) throws {
    #expect(Subject.allCases.contains { $0.mistakes.contains(mistake) })
    var maker = DrillMaker(seed: 4)
    for difficulty in Depth.isNightly ? DrillMaker.difficulties : 3...3 {
      let made = maker.item(difficulty: difficulty, telling: [mistake])
      let drill = try #require(made)
      #expect(drill.answer(under: mistake) != drill.answer)
    }
  }

  /// A drill on no subject has scenes of its own: each shows what it is made for, several mistakes at once,
  /// and no other but those that are tried.
  @Test(arguments: Family.crowded.indices.prefix(Depth.count(2, nightly: .max)))
  func aCrowdShowsManyAtOnce(_ place: Int) throws {
    let family = Family.crowded[place]
    var random = DrillRandom(seed: UInt64(place) + 31)
    var (made, shown) = (0, 0)
    for aim in family.shows {
      let wish = Wish(difficulty: 2, aim: aim)
      var found: Draft?
      for _ in 0..<60 where found == nil {
        found = family.sketches(&random, wish).first
          .flatMap { Draft($0, of: family, wish, showing: $0.relevantMistakes) }
      }
      let draft = try #require(found, "\(aim.rawValue) in crowd \(place)")
      made += 1
      shown += draft.wrongAnswers
      let relevant = draft.sketch.relevantMistakes
      for mistake in Mistake.allCases where !relevant.contains(mistake) {
        let answer = try draft.experiment.reading(under: .uikit.with(mistake))
        #expect(
          AnswerKey(answer.answerText) == AnswerKey(draft.answer),
          "\(mistake.rawValue): \(draft.sketch.lines) \(draft.experiment.truth.commands)")
      }
    }
    #expect(shown >= 2 * made, "\(shown) wrong answers in \(made) questions")
  }

  @Test func difficultyGoesByTheLearner() {
    func views(_ difficulty: Int) -> Int {
      var maker = DrillMaker(seed: 5)
      return (0..<Depth.count(8, nightly: 100)).compactMap { _ in
        maker.item(on: .hitTesting, difficulty: difficulty)
      }
      .reduce(0) { $0 + $1.item.scene.count }
    }
    #expect(views(1) < views(3))
    #expect(views(3) < views(5))
  }

  @Test func bothLanguagesAskTheSame() {
    var english = DrillMaker(seed: 6)
    var chinese = DrillMaker(seed: 6, language: .simplifiedChinese)
    for _ in 0..<Depth.count(10, nightly: 60) {
      guard let a = english.item(), let b = chinese.item() else { continue }
      #expect(a.item.scene == b.item.scene && a.query == b.query && a.answer == b.answer)
      #expect(a.choices.map { $0.answer } == b.choices.map { $0.answer })
      #expect(a.item.ask.allSatisfy { $0.isASCII })
      #expect(b.item.ask.contains { !$0.isASCII })
      #expect(b.item.hints.allSatisfy { hint in hint.contains { !$0.isASCII } })
    }
  }

  /// Nobody is right as often as any other choice, where it is offered at all.
  @Test(.enabled(if: Depth.isNightly), arguments: Subject.allCases)
  func nobodyIsRightAsOftenAsAnyOther(_ subject: Subject) {
    var (offered, expected, keyed) = (0, 0.0, 0.0)
    for seed in 1...4 {
      var maker = DrillMaker(seed: UInt64(seed))
      for number in 0..<40 {
        guard let drill = maker.item(on: subject, difficulty: 1 + number % 5) else { continue }
        guard drill.choices.contains(where: { $0.answer == Choice.nobody }) else { continue }
        offered += 1
        expected += 1 / Double(drill.choices.count)
        if drill.answer == Choice.nobody { keyed += 1 }
      }
    }
    #expect(offered == 0 || subject.keysNobody)
    #expect(abs(keyed - expected) <= max(3, expected * 0.15), "\(keyed) of \(offered), \(expected)")
  }

  /// The same where questions are chosen by what they tell.
  @Test(.enabled(if: Depth.isNightly), arguments: [Subject.gates, .chains, .multiTouch])
  func nobodyIsRightAsOftenInADrill(_ subject: Subject) {
    var (expected, keyed) = (0.0, 0.0)
    var maker = DrillMaker(seed: 7)
    let model = LearnerModel(candidates: subject.mistakes)
    for _ in 0..<24 {
      guard let drill = maker.next(for: model, on: subject, difficulty: 2) else { continue }
      guard drill.choices.contains(where: { $0.answer == Choice.nobody }) else { continue }
      expected += 1 / Double(drill.choices.count)
      if drill.answer == Choice.nobody { keyed += 1 }
    }
    #expect(abs(keyed - expected) <= 1.5, "\(keyed), \(expected)")
  }

  /// A seed is a drill, on every machine: what was made once is made again.
  @Test func theSameSeedMakesTheSame() throws {
    var maker = DrillMaker(seed: 7)
    let made = maker.item(on: .hitTesting, difficulty: 1)
    let drill = try #require(made)
    #expect(
      drill.item.scene == [
        "add view card 20 160 220 280", "add view panel in card 0 20 120 100",
        "add view avatar in card 40 40 160 200", "add view badge in card 60 20 140 180",
      ])
    #expect(drill.query == "hit-test 170 290")
    #expect(
      drill.choices.map { $0.answer } == [
        "avatar", "badge", "card", "controller", "panel", "view", "window",
      ])
    func scenes(_ seed: UInt64) -> [[String]] {
      var maker = DrillMaker(seed: seed)
      return Subject.allCases.compactMap { maker.item(on: $0, difficulty: 3)?.item.scene }
    }
    #expect(scenes(8) == scenes(8))
    #expect(scenes(8) != scenes(9))
  }

  /// The next seed is not the same chances moved by one, or sittings in a row would be one sitting.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func seedsThatLieTogetherShareNothing(_ seed: UInt64) {
    func numbers(_ seed: UInt64) -> Set<Int> {
      var random = DrillRandom(seed: seed)
      return Set((0..<50).map { _ in random.below(1_000_000_000) })
    }
    #expect(numbers(seed).isDisjoint(with: numbers(seed + 1)))
  }
}
