import Engine
import Lab
import Testing

@testable import Tutor

/// What the lessons ask, and what their authors speak of.
@Suite struct CoverageTests {
  private static let lessons = RepositoryLessonTests.lessons
  private static let items = lessons.flatMap { $0.items }

  /// What no command can show, and is told: what an event object notes, that there is one for a touch, and
  /// the longer of two listings.
  static let toldOnly: [Rule] = [.to13, .to15, .re02]

  /// Every claim of the documents is asked about by a question or a challenge.
  @Test func everyClaimIsAskedAbout() {
    let challenges = Self.lessons.flatMap { $0.challenges }
    let asked = Set(Self.items.flatMap { $0.rules } + challenges.flatMap { $0.rules })
    let missing = Rule.allCases.filter {
      $0.isFromDocuments && !"CX".contains($0.rawValue.prefix(1)) && !asked.contains($0)
    }
    #expect(missing == Self.toldOnly)
  }

  /// Every mistake is named by an author's remark on a choice, and so by a person and not only by the engine.
  @Test func mistakesAreNamedByRemarks() {
    let named = Set(Self.items.flatMap { $0.wrong.flatMap { $0.mistakes } })
    #expect(Set(Mistake.allCases).subtracting(named) == [])
  }

  /// Who takes the longest sentence is right no more often than who takes any.
  @Test(arguments: [Language.english, .simplifiedChinese])
  func theLongestIsRightNoMoreOftenThanAnyOther(_ language: Language) {
    var (right, expected, count) = (0, 0.0, 0)
    var which: [String] = []
    for file in RepositoryLessonTests.files {
      let lesson = file.lesson(in: language)
      var thread = Thread(lesson, language: language)
      for step in lesson.steps {
        if case .item(let item) = step.content,
          let question = try? Question(item, on: thread.session.state),
          question.choices.count > 2, question.expected.count == 1,
          let longest = FairLint.longest(of: question, in: language)
        {
          count += 1
          expected += 1 / Double(question.choices.count)
          if question.isRight([longest]) {
            right += 1
            which.append(item.id)
          }
        }
        _ = thread.advance()
      }
    }
    #expect(count > 20)
    #expect(Double(right) <= expected + 1, "\(right) of \(count), \(which)")
  }
}
