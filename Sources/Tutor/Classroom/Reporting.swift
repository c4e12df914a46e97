import Engine
import Lab

/// What the learner's record says.
extension Classroom {
  func progress(
    _ request: ProgressRequest, _ language: Language, width: Int
  ) throws(Refusal) -> LessonAnswer {
    switch request {
    case .show:
      let page = page(language)
      return LessonAnswer(page.text(in: language, width: width), outcome: .record(page.json))
    case .export: return try export(language)
    case .exportPage:
      let page = page(language)
      return LessonAnswer(page.html(in: language), outcome: .record(page.json), isLiteral: true)
    case .importing(let path):
      guard let files else {
        throw Refusal(code: "no-files-here", message: SeriesPhrase.noFiles.text(in: language))
      }
      let count = try merge(path, into: files, language: language)
      return LessonAnswer(
        [SeriesPhrase.imported(count).text(in: language)], outcome: .imported(count),
        failures: learner.takeComplaint().map { [$0.text(in: language)] } ?? [])
    }
  }

  /// A copy that lacks something says so and fails, and one that would lack everything is none.
  private func export(_ language: Language) throws(Refusal) -> LessonAnswer {
    let record = learner.record()
    let missing = learner.missing
    if let missing {
      // It is told with the copy.
      _ = learner.takeComplaint()
      guard !missing.isOfAll, !record.isEmpty else {
        throw Refusal(
          code: "progress",
          message: SeriesPhrase.notExported(missing.text(in: language)).text(in: language))
      }
    }
    return LessonAnswer(
      ProgressFile.text(of: record).split(separator: "\n").map { String($0) },
      outcome: .record(ProgressFile.json(of: record)), isLiteral: true,
      failures: missing.map {
        [SeriesPhrase.partlyExported($0.text(in: language)).text(in: language)]
      } ?? [])
  }

  private func page(_ language: Language) -> ProgressPage {
    let lessons = shelf.lessons(in: language)
    return ProgressPage(
      learner.record(), today: now.day,
      lessons: lessons.map { ($0.id, $0.title) },
      rules: asked(lessons),
      titleOfMisconception: { id in
        Mistake(rawValue: id).map { $0.text(in: language).title }
      })
  }

  /// What the lessons ask about: a topic is known when all of it is.
  private func asked(_ lessons: [Lesson]) -> [Rule] {
    let asked = Set(lessons.flatMap { $0.items }.flatMap { $0.rules })
    return Rule.allCases.filter { asked.contains($0) }
  }

  private func merge(
    _ path: String, into files: LearnerFiles, language: Language
  ) throws(Refusal) -> Int {
    _ = learner.record()
    if let missing = learner.missing, missing.isOfAll {
      _ = learner.takeComplaint()
      throw Refusal(
        code: "progress",
        message: SeriesPhrase.notImported(missing.text(in: language)).text(in: language))
    }
    let bytes = try files.progress(path, language)
    do throws(ProgressFileError) { return try learner.merge(ProgressFile.events(in: bytes)) } catch
    {
      throw Refusal(
        code: "not-progress", message: "\(path): \(error.text(in: language))".visible)
    }
  }
}
