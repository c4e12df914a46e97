import Testing
import Text

@testable import Tutor

/// What an answer in one's own words is proposed to mention.
@Suite struct MentionTests {
  private func ticks(_ point: String, _ keywords: [String], _ answer: String) -> Bool {
    let model = ModelAnswer(text: "", points: [.init(text: point, keywords: keywords)])
    return model.proposals(for: answer) == [true]
  }

  @Test(arguments: [
    ("It goes up the responder chain.", true), ("It does not go up the responder chain.", false),
    ("It isn't the responder chain that finds it.", false),
    ("It never stays where it is, but goes up the responder chain.", true),
  ])
  func aDenialIsNoMention(_ answer: String, _ isTicked: Bool) {
    #expect(ticks("Unhandled, it goes up the chain", ["responder chain"], answer) == isTicked)
  }

  /// Words in their order, whatever stands between them and however they end.
  @Test(arguments: [
    ("It asks from the last one added to the first.", true),
    ("It asks from the first to the last.", false), ("Last come, first asked.", false),
  ])
  func orderMatters(_ answer: String, _ isTicked: Bool) {
    #expect(ticks("Subviews are asked from the last on", ["last to the first"], answer) == isTicked)
  }

  /// What is a denial itself is mentioned by one.
  @Test(arguments: [
    ("Recognizers are not part of the chain.", true), ("Recognizers are part of the chain.", false),
  ])
  func aDenialIsMentionedByOne(_ answer: String, _ isTicked: Bool) {
    #expect(
      ticks("Recognizers are not in the responder chain", ["part of the chain"], answer) == isTicked
    )
  }

  @Test(arguments: [
    ("事件沿响应者链往上传。", true), ("事件不会沿响应者链往上传。", false),
    ("事件留在原地，不往上走。", false),
  ])
  func chineseToo(_ answer: String, _ isTicked: Bool) {
    #expect(ticks("事件往上走", ["响应者链"], answer) == isTicked)
  }

  /// A model answer mentions what it should, and the same in reverse hardly anything.
  @Test(arguments: Language.allCases)
  func modelAnswersMentionTheirPoints(_ language: Language) {
    let models = Shelf(RepositoryLessonTests.lessons).lessons(in: language).flatMap { $0.items }
      .compactMap { item -> ModelAnswer? in
        if case .recall(let model) = item.form { model } else { nil }
      }
    let ticks = models.flatMap { $0.proposals(for: $0.text) }
    #expect(ticks.count > 50)
    #expect(Double(ticks.count { $0 }) > 0.6 * Double(ticks.count))
    let salad = models.flatMap { $0.proposals(for: "asdf qwer") }
    #expect(!salad.contains(true))
  }
}
