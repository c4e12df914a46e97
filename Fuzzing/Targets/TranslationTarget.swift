import Desk
import Lab
import Sessions
import Tutor

/// Any bytes as a lesson's text in another language: read, linted beside the lesson, and gone through in
/// that language. What does not fit the lesson stays English.
enum TranslationTarget: FuzzTarget {
  /// Every sort of unit is in one of these: prose, questions and challenges.
  private static let lessons: [LessonFile] =
    ["chain-end", "user-interaction", "bigger-targets"].compactMap { id in
      let path = "lessons/\(id).md"
      guard let bytes = Books.file(path), let document = try? Document(bytes: bytes),
        let lesson = try? Lesson(document)
      else { return nil }
      return LessonFile(path: path, lesson: lesson)
    }

  static func take(_ bytes: [UInt8]) {
    guard bytes.count <= 20_000, let document = try? Document(bytes: bytes),
      let translation = try? Translation(document)
    else { return }
    let own = lessons.filter { $0.lesson.id == translation.id }
    for file in own.isEmpty ? Array(lessons.prefix(1)) : own {
      let translated = LessonFile(path: file.path, lesson: file.lesson) { _ in
        (TranslationFile(path: "zh-Hans/" + file.path, translation: translation), [])
      }
      for finding in Lint([translated]).findings {
        demand(!finding.message.chinese.isEmpty, "a finding says nothing")
      }
      goThrough(file.lesson.translated(by: translation, in: .simplifiedChinese), file.lesson)
    }
  }

  /// Words alone are another language's: what is asked, shown and proved is the lesson's.
  private static func goThrough(_ translated: Lesson, _ lesson: Lesson) {
    demand(translated.steps.count == lesson.steps.count, "a translation has other steps")
    let classroom = Classroom(shelf: Shelf([translated]), seed: 1) { Timestamp(seconds: 1) }
    var session = Session(state: State(language: .simplifiedChinese))
    var lines = ["lesson \"\(translated.id)\""]
    for _ in 0..<min(translated.steps.count, 8) {
      lines += ["answer view", "hint", "solution", "next"]
    }
    for line in lines {
      for reply in FrontDesk(classroom: classroom).run(line, in: &session) {
        let faults = ReplyFaults(of: reply, to: line).found
        demand(faults.isEmpty, faults.joined(separator: "\n") + "\n  after \(line)")
      }
    }
  }
}
