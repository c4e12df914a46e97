import CommandLanguage
import Documents
import Engine
import Lab
import Text

/// What the learner's record says.
extension Classroom {
  func progress(
    _ request: ProgressRequest, _ words: TutorWords
  ) throws(Refusal) -> LessonAnswer {
    switch request {
    case .show: return page(words)
    case .export:
      let text = ProgressFile.text(of: learner.record())
      return LessonAnswer(
        text.split(separator: "\n").map { String($0) },
        outcome: .record(ProgressFile.json(of: learner.record())), isLiteral: true)
    case .importing(let path):
      guard readsFiles else { throw Refusal(code: "no-files-here", message: words.noFiles) }
      let count = try merge(path, words)
      return LessonAnswer(
        [words.imported(count)], outcome: .imported(count))
    }
  }

  private func page(_ words: TutorWords) -> LessonAnswer {
    let lessons = shelf.lessons
    let page = ProgressPage(
      learner.record(), today: now.day,
      lessons: lessons.map { ($0.id, $0.title(in: words.language)) },
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

  private func merge(_ path: String, _ words: TutorWords) throws(Refusal) -> Int {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try TextFile.read(path, limit: ProgressFile.sizeLimit) } catch {
      throw Refusal(code: "file", message: error.message)
    }
    do throws(ImportError) { return try learner.merge(ProgressFile.events(in: bytes)) } catch {
      throw Refusal(
        code: "not-progress", message: "\(path): \(error.message(in: words.language))".visible)
    }
  }
}
