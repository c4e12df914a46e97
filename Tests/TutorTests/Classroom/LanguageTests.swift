import Testing

@testable import Tutor

/// Lessons in the learner's language, and what becomes of them when it changes.
@Suite struct LanguageTests {
  private func pupil(
    _ overlay: String = LessonText.translation, language: String = "zh-Hans"
  ) throws -> Pupil {
    var pupil = Pupil([try LessonText.file(LessonText.text, overlay)])
    pupil.say("lang \(language)")
    return pupil
  }

  @Test func aLessonIsTakenInChinese() throws {
    var pupil = try pupil()
    #expect(pupil.hear("lessons").contains("taps  点按"))
    let opening = pupil.hear("lesson taps")
    #expect(opening.hasPrefix("第 1 课，共 1 课：点按"))
    #expect(opening.contains("两个视图，一个在另一个里面 [HT02]。") && !opening.contains("英文"))
    #expect(pupil.hear("next").contains("taps-1. 在 (60, 60) 命中谁？"))
    #expect(pupil.hear("answer A").contains("A 包含这个点"))
    #expect(pupil.hear("answer B").contains("B 是 那里最深的视图 [HT02]。"))
    #expect(pupil.hear("next").contains("  · 点按 B 会到 A"))
    #expect(pupil.hear("set hidden B YES").contains("  ✓ 点按 B 会到 A"))
    #expect(pupil.hear("next") == "就这些。")
    #expect(pupil.hear("next").contains("「点按」学完了"))
  }

  /// Whoever changes the language in the middle goes on there, with what they have done.
  @Test func aQuestionGoesOnInTheOtherLanguage() throws {
    var pupil = try pupil(language: "en")
    pupil.say("lesson taps; next; answer A\nhint")
    #expect(pupil.last.contains("Look at the frames."))
    pupil.say("lang zh-Hans")
    #expect(pupil.hear("hint").contains("谁在谁里面？"))
    #expect(pupil.hear("answer B\nlang en; back; next").contains("Who is hit at (60, 60)?"))
    #expect(pupil.last.contains("Answered before."))
    #expect(pupil.hear("lang zh-Hans; next").contains("· 点按 B 会到 A"))
    #expect(pupil.hear("lang en; set hidden B YES").contains("✓ A tap on B goes to A"))
    #expect(pupil.hear("next") == "That is all.")
  }

  @Test(arguments: ["quiz taps", "interview 8"])
  func aSeriesGoesOnInTheOtherLanguage(_ line: String) throws {
    var pupil = try pupil()
    #expect(!pupil.hear(line).contains("英文"))
    let isQuestion = pupil.last.contains("命中谁？")
    #expect(isQuestion || pupil.last.contains("让 A 得到"))
    pupil.say("lang en")
    #expect(pupil.hear("hint").contains(isQuestion ? "Look at the frames." : "What keeps a view"))
    #expect(
      pupil.hear("skip").contains(isQuestion ? "Let A have" : "Who is hit") || line == "quiz taps")
  }

  /// Where a part is English that is said, once.
  @Test func whatIsPartlyEnglishSaysSo() throws {
    var pupil = try pupil(LessonText.translation.replacing("step 4 @0000", with: "step 4 @1234"))
    #expect(pupil.hear("lesson taps").contains("有些正文目前只有英文"))
    #expect(!pupil.hear("lesson taps 1").contains("英文"))
    #expect(pupil.hear("lesson taps 4").contains("That is all."))
    #expect(!pupil.hear("lang en; leave; lesson taps 1").contains("英文"))
  }
}
