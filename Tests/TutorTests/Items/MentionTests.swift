import Lab
import Testing

@testable import Tutor

/// What an answer in one's own words is proposed to mention.
@Suite struct MentionTests {
  private func ticks(
    _ point: String, _ keywords: [String], refutedBy refutations: [String] = [], _ answer: String
  ) -> Bool {
    let point = ModelAnswer.Point(text: point, keywords: keywords, refutations: refutations)
    let model = ModelAnswer(text: "", points: [point])
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

  /// A keyword that denies is mentioned by any denial, and by nothing else.
  @Test(arguments: [
    ("Recognizers are not part of the chain.", true), ("Recognizers are part of the chain.", false),
  ])
  func aDenialIsMentionedByOne(_ answer: String, _ isTicked: Bool) {
    #expect(
      ticks("Recognizers are not in the responder chain", ["not part chain"], answer) == isTicked
    )
  }

  @Test(arguments: [
    ("事件沿响应者链往上传。", true), ("事件不会沿响应者链往上传。", false),
    ("事件留在原地，不往上走。", false),
  ])
  func chineseToo(_ answer: String, _ isTicked: Bool) {
    #expect(ticks("事件往上走", ["响应者链"], answer) == isTicked)
  }

  /// What only somebody says who has it wrong withdraws the point, unless it is denied.
  @Test(arguments: [
    ("Reverse order.", true), ("Reverse order: the first one added comes first.", false),
    ("Reverse order, it is not the first one added that comes first.", true),
    ("Reverse order, instead of the first one added first.", true),
    ("倒序，先加的先问。", false), ("倒序，而不是先加的先问。", true),
  ])
  func aRefutationWithdraws(_ answer: String, _ isTicked: Bool) {
    let refutations = ["first added first", "先加 先问"]
    #expect(
      ticks("From the last to the first", ["reverse order", "倒序"], refutedBy: refutations, answer)
        == isTicked)
  }

  /// Some denials deny nothing that matters, and some opposites turn all round.
  @Test(arguments: [
    ("What is not handled goes up the chain.", true),
    ("If nobody handles it it goes up the chain.", true),
    ("No matter what, it goes up the chain.", true), ("It goes down, never up the chain.", false),
    ("不处理的事件往上传。", true), ("是不是处理了，都往上传。", true), ("事件不往上传。", false),
    ("It goes along the chain down to the view.", false),
  ])
  func idleDenialsAndOpposites(_ answer: String, _ isTicked: Bool) {
    let keywords = ["up chain", "goes chain", "往上传"]
    #expect(ticks("Unhandled, it goes up the chain", keywords, answer) == isTicked)
  }

  /// One of several words, words that stand together, names for one thing, words as they are written in code.
  @Test(arguments: [
    ("It's the parent that says no.", true), ("父视图返回 NO。", true), ("The subview says no.", false),
    ("The super view returns false.", true), ("touchesBegan comes first.", true),
    ("The touches have not yet begun.", false),
  ])
  func keywordsAreFlexible(_ answer: String, _ isTicked: Bool) {
    let keywords = ["superview says/returns no", "superview 返回 NO", "touches-began first"]
    #expect(ticks("Who refuses", keywords, answer) == isTicked)
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
    #expect(Double(ticks.count { $0 }) > 0.95 * Double(ticks.count))
    let salad = models.flatMap { $0.proposals(for: "asdf qwer") }
    #expect(!salad.contains(true))
  }
}
