import CommandLanguage
import Engine
import Lab
import Narration

/// Questions made on the spot.
extension Classroom {
  static let drillLength = 5

  func drill(
    _ subject: Subject?, _ count: Int?, _ session: inout Session, _ words: TutorWords
  ) throws(Refusal) -> [String] {
    throw Refusal(code: "no-questions", message: words.noQuestions)
  }

  /// The question that tells these mistakes apart or, of one, whether it is gone.
  func probe(_ mistakes: [Mistake], _ language: Language) -> Question? { nil }

  func progress(
    _ request: ProgressRequest, _ words: TutorWords
  ) throws(Refusal) -> LessonAnswer {
    LessonAnswer([])
  }
}
