import CommandLanguage
import Engine
import Narration
import Testing
import Text

@testable import Lessons
@testable import Tutor

/// The Chinese that somebody reads: of all lessons, and of the pages of all rules and misconceptions.
@Suite struct ChineseTextTests {
  private struct Page: Sendable {
    var name: String
    var texts: [String]
  }

  private static let lessons: [Page] = RepositoryLessonTests.files.map { file in
    let lesson = file.lesson(in: .simplifiedChinese)
    let prose = lesson.steps.flatMap { $0.prose }.filter { !$0.isTyped }.flatMap { $0.lines }
    return Page(
      name: lesson.id,
      texts: prose + lesson.steps.flatMap { $0.content.texts.map { $0.text } })
  }

  private static let pages: [Page] = {
    let narrator = Narrator(.simplifiedChinese, scene: .initial, rules: .uikit)
    return Rule.allCases.map { Page(name: $0.rawValue, texts: narrator.page(of: $0)) }
      + Mistake.allCases.map { mistake in
        let text = mistake.text(in: .simplifiedChinese)
        return Page(name: mistake.rawValue, texts: [text.title, text.correction])
      }
  }()

  @Test("No line begins with a mark that closes", arguments: [30, 37, 44, 53, 61, 72, 80, 99, 120])
  func linesBeginRight(_ width: Int) {
    for page in Self.lessons + Self.pages {
      for text in page.texts {
        for line in Layout.wrap(text, to: width).dropFirst() {
          let first = line.first { $0 != " " }
          #expect(
            first.map { "。，、；：！？）」』".contains($0) } != true, "\(page.name), \(width): \(line)")
        }
      }
    }
  }

  /// Words in Latin letters that are no names, no part of the command language and not in the list.
  @Test func whatIsLatinIsAName() {
    let known = Latin.known
    for page in Self.lessons {
      let lesson = RepositoryLessonTests.lessons.first { $0.id == page.name }
      let own = Set(lesson.map(Latin.names) ?? [])
      for text in page.texts {
        let strange = Latin.words(in: text).filter {
          !known.contains($0.lowercased()) && !own.contains($0)
        }
        #expect(strange == [], "\(page.name): \(text)")
      }
    }
  }
}

extension Paragraph {
  /// Code and commands.
  fileprivate var isTyped: Bool {
    if case .code = self { return true }
    return false
  }
}
