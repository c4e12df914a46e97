import CommandLanguage
import Engine
import Lab
import Narration
import Text

/// What the learner's record says.
extension Classroom {
  func progress(
    _ request: ProgressRequest, _ words: TutorWords
  ) throws(Refusal) -> LessonAnswer {
    switch request {
    case .show: return page(words)
    case .export: return try export(words)
    case .importing(let path):
      guard let files else { throw Refusal(code: "no-files-here", message: words.noFiles) }
      let count = try merge(path, files, words)
      return LessonAnswer(
        [words.imported(count)], outcome: .imported(count),
        failures: learner.takeComplaint().map { [$0.message(in: words.language)] } ?? [])
    }
  }

  /// A copy that lacks something says so and fails, and one that would lack everything is none.
  private func export(_ words: TutorWords) throws(Refusal) -> LessonAnswer {
    let record = learner.record()
    let missing = learner.missing
    if let missing {
      // It is told with the copy.
      _ = learner.takeComplaint()
      guard !missing.isOfAll, !record.isEmpty else {
        throw Refusal(
          code: "progress", message: words.notExported(missing.message(in: words.language)))
      }
    }
    return LessonAnswer(
      ProgressFile.text(of: record).split(separator: "\n").map { String($0) },
      outcome: .record(ProgressFile.json(of: record)), isLiteral: true,
      failures: missing.map { [words.partlyExported($0.message(in: words.language))] } ?? [])
  }

  private func page(_ words: TutorWords) -> LessonAnswer {
    let lessons = shelf.lessons(in: words.language)
    let page = ProgressPage(
      learner.record(), today: now.day,
      lessons: lessons.map { ($0.id, $0.title) },
      rules: asked(lessons),
      titleOfMisconception: { id in
        Mistake(rawValue: id).map { $0.text(in: words.language).title }
      })
    return LessonAnswer(page.text(in: words.language), outcome: .record(page.json))
  }

  /// What the lessons ask about: a topic is known when all of it is.
  private func asked(_ lessons: [Lesson]) -> [Rule] {
    let asked = Set(lessons.flatMap { $0.items }.flatMap { $0.rules })
    return Rule.allCases.filter { asked.contains($0) }
  }

  private func merge(
    _ path: String, _ files: LearnerFiles, _ words: TutorWords
  ) throws(Refusal) -> Int {
    _ = learner.record()
    if let missing = learner.missing, missing.isOfAll {
      _ = learner.takeComplaint()
      throw Refusal(
        code: "progress", message: words.notImported(missing.message(in: words.language)))
    }
    let bytes = try files.progress(path, words.language)
    do throws(ImportError) { return try learner.merge(ProgressFile.events(in: bytes)) } catch {
      throw Refusal(
        code: "not-progress", message: "\(path): \(error.message(in: words.language))".visible)
    }
  }
}
