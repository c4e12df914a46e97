import CommandLanguage
import Engine
import Lab
import Text

/// Questions made on the spot.
extension Classroom {
  static let drillLength = 5

  func drill(
    on subject: Subject?, count: Int?, in session: inout Session, _ language: Language
  ) throws(Refusal) -> [String] {
    let record = learner.record()
    let subject = subject ?? (record.isEmpty ? nil : record.weakestSubjects().first)
    difficulty = Self.difficulty(record, subject)
    guard let first = drillTask(subject, language) else {
      throw Refusal(code: "no-questions", message: SeriesPhrase.noQuestions.text(in: language))
    }
    return try begin(
      .drill, [first], in: &session, language, total: count ?? Self.drillLength, subject: subject)
  }

  /// What is known well is asked in larger scenes.
  private static func difficulty(_ record: LearnerRecord, _ subject: Subject?) -> Int {
    guard let subject else { return 2 }
    let mastery = record.mastery(of: subject)
    return mastery.asked == 0 ? 2 : 1 + Int((mastery.share * 4).rounded())
  }

  /// The next question of a drill: harder after a right answer, easier after a wrong one. Mistakes
  /// that showed and are not gone are asked about again.
  func drillTask(_ subject: Subject?, _ language: Language) -> Series.Task? {
    let held = learner.record().held.compactMap { Mistake(rawValue: $0.id) }
    let relevant = subject.map { subject in held.filter { subject.mistakes.contains($0) } }
    return make(subject, telling: random.chance(50) ? relevant ?? held : [], language)
  }

  private func make(
    _ subject: Subject?, telling mistakes: [Mistake], _ language: Language
  ) -> Series.Task? {
    maker.language = language
    let made =
      maker.item(on: subject, difficulty: difficulty, telling: mistakes)
      ?? maker.item(on: subject, difficulty: difficulty)
    guard let made, let question = try? Question(made.item, on: State(language: language)) else {
      return nil
    }
    return .question(question, .subject(made.subject))
  }

  /// The question that tells these mistakes apart or, of one, whether it is gone, after another one.
  func probe(_ mistakes: [Mistake], after asking: Asking, _ language: Language) -> Question? {
    maker.language = language
    let drill = maker.probe(
      for: Array(mistakes.prefix(4)), in: asking.scope, needed: asking.question.mistakesThatShow)
    return drill.flatMap { try? Question($0.item, on: State(language: language)) }
  }
}
