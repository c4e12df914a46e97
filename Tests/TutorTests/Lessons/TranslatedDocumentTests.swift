import Desk
import Lab
import System
import Testing

@testable import Tutor

@Suite struct TranslatedDocumentTests {
  /// What a page of it shows is what the lesson says, and what is run in it is the lesson's.
  @Test func everyLessonIsExportedInItsLanguage() throws {
    for file in Shelf(builtIn: ()).files {
      let id = file.lesson.id
      let bytes = try #require(LessonPages.builtIn(id, in: .simplifiedChinese))
      let document = try Document(bytes: bytes)
      let lesson = try Lesson(document)
      let told = file.lesson(in: .simplifiedChinese)
      #expect(lesson.title == told.title)
      #expect(lesson.steps.map { $0.prose } == told.steps.map { $0.prose }, "\(id)")
      #expect(asks(lesson) == asks(told), "\(id)")
      let english = try Document(bytes: try #require(Books.file("lessons/\(id).md")))
      #expect(
        document.sessions.map { $0.exchanges.map { $0.command } }
          == english.sessions.map { $0.exchanges.map { $0.command } }, "\(id)")
    }
  }

  private func asks(_ lesson: Lesson) -> [Posed] {
    lesson.items.map { Posed($0, on: State()) }
      + lesson.challenges.map { Posed($0, in: .simplifiedChinese) }
  }

  @Test func whatIsOfAnotherEnglishStays() throws {
    let overlay = try Document(LessonText.translation)
    let document = try Document(LessonText.text).translated(by: overlay, in: .simplifiedChinese)
    // The marks of that translation are none.
    #expect(document.text.bytes.count > 0)
    #expect(try Lesson(document).title == "点按")
    #expect(
      try Lesson(document).items.map { $0.ask }
        == Lesson(Document(LessonText.text)).items.map { $0.ask })
  }

  @Test func noLessonIsNobodys() {
    #expect(LessonPages.builtIn("cooking", in: .english) == nil)
  }
}
