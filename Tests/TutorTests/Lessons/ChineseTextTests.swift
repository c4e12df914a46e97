import Depth
import Engine
import Lab
import Testing

@testable import Desk
@testable import Tutor

/// The Chinese that somebody reads: of all lessons, and of the rules and misconceptions.
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

  private static let rules: [Page] = Rule.allCases.map { rule in
    let text = rule.text(in: .simplifiedChinese)
    let more = [text.disagreement, text.uikit, text.interview].compactMap { $0 }
    return Page(name: rule.rawValue, texts: [text.title, text.says] + more)
  }

  private static let mistakes: [Page] = Mistake.allCases.map { mistake in
    let text = mistake.text(in: .simplifiedChinese)
    return Page(name: mistake.rawValue, texts: [text.title, text.correction])
  }

  static let widths = [37, 80, 30, 44, 53, 61, 72, 99, 120]

  @Test(
    "No line begins with a mark that closes",
    arguments: widths.prefix(Depth.count(2, nightly: .max)))
  func linesBeginRight(_ width: Int) {
    for page in Self.lessons + Self.rules + Self.mistakes {
      for text in page.texts {
        for line in Layout.wrap(text, to: width).dropFirst() {
          let first = line.first { $0 != " " }
          #expect(
            first.map { "。，、；：！？）」』".contains($0) } != true, "\(page.name), \(width): \(line)")
        }
      }
    }
  }

  /// No two words in Latin letters that are no names, no part of the command language and not listed.
  @Test func whatIsLatinIsAName() {
    for page in Self.lessons + Self.rules + Self.mistakes {
      let lesson = RepositoryLessonTests.lessons.first { $0.id == page.name }
      let rule = Rule(rawValue: page.name) ?? Mistake(rawValue: page.name)?.entry.rule
      let own = Set((lesson.map(Latin.names) ?? []) + (rule.map(Latin.names) ?? []))
      for text in page.texts {
        let strange = Latin.words(in: text).filter {
          !Latin.known.contains($0.lowercased()) && !own.contains($0)
        }
        #expect(strange.count < 2, "\(page.name): \(strange), \(text)")
      }
    }
  }
}

/// Who asks for Traditional Chinese is told what there is in it, and reads the rest in Simplified.
@Suite struct TraditionalChineseTests {
  @Test func someLessonsAreInIt() {
    let files = RepositoryLessonTests.files
    let told = files.filter { $0.translation(.traditionalChinese).file != nil }
    #expect(told.map { $0.lesson.id } == ["events"])
    for file in files where file.lesson.id != "events" {
      #expect(file.lesson(in: .traditionalChinese) == file.lesson(in: .simplifiedChinese))
    }
    #expect(told.first?.lesson(in: .traditionalChinese).title == "什麼是事件")
  }

  @Test func langSaysSo() {
    var pupil = Pupil(RepositoryLessonTests.files)
    #expect(pupil.hear("lang zh-Hant").contains("events（什麼是事件）"))
    #expect(pupil.hear("lesson events").contains("用戶碰一下屏幕，搖一下手機"))
    #expect(pupil.hear("leave; tap 5 5").contains("沿响应者链"))
  }
}

extension Paragraph {
  /// Code and commands.
  fileprivate var isTyped: Bool {
    if case .code = self { return true }
    return false
  }
}
