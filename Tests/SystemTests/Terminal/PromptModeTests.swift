import Lab
import System
import Testing

@testable import hitchain

@Suite struct PromptModeTests {
  /// Half of the line at most says where one is, in as many words as fit.
  @Test(arguments: [
    (120, "lesson user-interaction 3/20 · 7> "), (80, "lesson user-interaction 3/20 · 7> "),
    (50, "user-interaction 3/20 · 7> "), (38, "user-interaction 3 · 7> "), (30, "3/20 · 7> "),
    (7, "· 7> "),
  ])
  func thePlaceIsToldInFewerWordsOnANarrowScreen(columns: Int, prompt: String) {
    let mode = PromptMode.lesson("user-interaction", step: 3, of: 20)
    let spans = mode.prompt(cell: 7, columns: columns, in: .english)
    #expect(spans.map { $0.text }.joined() == prompt)
  }

  @Test(arguments: [(24, "hitchain 7> "), (23, "7> ")])
  func atNoLessonTheProgramsNameStandsThere(columns: Int, prompt: String) {
    let spans = PromptMode.free.prompt(
      cell: 7, columns: columns, in: .english)
    #expect(spans.map { $0.text }.joined() == prompt)
  }
}
