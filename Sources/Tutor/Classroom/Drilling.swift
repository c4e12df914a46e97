import Engine
import Lab

/// Questions made on the spot.
extension Classroom {
  static let drillLength = 5

  func drill(
    on subject: Subject?, count: Int?, in session: inout Session, _ language: Language
  ) throws(Refusal) -> LessonLines {
    let record = learner.record()
    difficulty = Self.difficulty(record, subject, on: now.day)
    guard let first = drillTask(subject, language) else {
      throw Refusal(code: "no-questions", message: SeriesPhrase.noQuestions.text(in: language))
    }
    return try begin(
      .drill, tasks: [first], in: &session, language: language,
      total: count ?? Self.drillLength, subject: subject)
  }

  /// What is known well is asked in larger scenes.
  private static func difficulty(
    _ record: LearnerRecord, _ subject: Subject?, on day: Day
  ) -> Int {
    guard let subject else { return 2 }
    let mastery = record.mastery(of: subject, on: day)
    return mastery.asked == 0 ? 2 : 1 + Int((mastery.share * 4).rounded())
  }

  /// The next question of a drill: harder after a right answer, easier after a wrong one. It is the one
  /// that tells most about the learner; now and then one about what was named and is not gone.
  func drillTask(_ subject: Subject?, _ language: Language) -> Series.Task? {
    let named = QuestionStack.Belief(learner.record(), in: .anything).named
    let relevant = Mistake.allCases.filter {
      named.contains($0) && subject?.mistakes.contains($0) ?? true
    }
    let scope = subject.map { Scope.subject($0) } ?? .anything
    maker.language = language
    let made =
      maker.next(
        for: belief(in: scope).model, on: subject,
        practising: random.chance(Self.practice) ? relevant : [], difficulty: difficulty)
      ?? maker.item(on: subject, difficulty: difficulty)
    guard let made, let question = try? Question(made.item, on: State(language: language)) else {
      return nil
    }
    return .question(question, subject == nil ? .anything : .subject(made.subject))
  }

  /// How many questions in a hundred are for what was named.
  private static let practice = 30

  /// What is believed of the learner, where questions are about this.
  func belief(in scope: Scope) -> QuestionStack.Belief {
    var belief = QuestionStack.Belief(learner.record(), in: scope)
    belief.mayTellOfGuessing = !hasToldOfGuessing
    belief.followsDocuments = ownRules == Rulebook.documents
    return belief
  }

  /// The question that tells these mistakes apart or, of one, whether it is gone, after another one.
  func probe(
    _ mistakes: [Mistake], believing model: LearnerModel, after asking: PosedQuestion,
    _ language: Language
  ) -> Question? {
    maker.language = language
    let drill = maker.probe(
      for: Array(mistakes.prefix(4)), believing: model, in: asking.scope,
      needed: asking.question.mistakesThatShow)
    return drill.flatMap { try? Question($0.item, on: State(language: language)) }
  }
}

extension QuestionStack.Belief {
  init(_ record: LearnerRecord, in scope: Scope) {
    self.init(
      model: record.belief.focused(on: scope.mistakes),
      named: Set(record.held.filter { $0.hasShown }.compactMap { Mistake(rawValue: $0.id) }))
  }
}
