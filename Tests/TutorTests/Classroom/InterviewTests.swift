import Engine
import Lab
import Testing

@testable import Tutor

/// What interviewers ask after an answer.
extension SeriesTests {
  @Test func followUpsAreAnswered() throws {
    var pupil = pupil()
    pupil.say("lesson hit-testing")
    let place = try #require(
      Self.lessons.first { $0.id == "hit-testing" }?.steps.firstIndex {
        if case .item(let item) = $0.content { item.isRecall } else { false }
      })
    pupil.say("lesson hit-testing \(place + 1)")
    pupil.say("answer The window asks its subviews from the last to the first.")
    pupil.say("answer 1")
    guard case .question(let questions) = pupil.openTask,
      case .recall(let model) = questions.stack[0].item.form
    else {
      Issue.record("\(pupil.last)")
      return
    }
    #expect(model.followUps.count > 1)
    for (index, follow) in model.followUps.enumerated() {
      #expect(pupil.last.contains("An interviewer would ask next: \(follow.ask)"))
      // In one's own words, with the verb or without.
      pupil.say((index == 0 ? "answer " : "") + "It is what I have learned about that.")
      #expect(pupil.last.contains(follow.model))
    }
    #expect(pupil.say("answer And so on.").isError)
    #expect(!pupil.say("next").isError)
  }

  /// In an interview one follow-up is asked, about a point that was missed, and told at the end.
  @Test func anInterviewerAsksAboutWhatWasMissed() throws {
    let points = [
      ModelAnswer.Point(text: "queue", keywords: ["queue"]),
      ModelAnswer.Point(text: "window", keywords: ["window"]),
    ]
    let model = ModelAnswer(
      text: "Queue, then window.", points: points,
      followUps: [
        .init(ask: "What is a queue?", model: "A list."),
        .init(ask: "Who is asked?", model: "The window that was touched."),
      ])
    #expect(model.followUp(after: [true, false]) == 1)
    #expect(model.followUp(after: [false, true]) == 0)
    #expect(model.followUp(after: [true, true]) == 0)
    #expect(ModelAnswer(text: "", points: points).followUp(after: [false, false]) == nil)
  }

  /// A senior is not asked to count; both are asked what every interview begins with.
  @Test func questionsGoByTheLevel() {
    let (junior, senior) = (Pool(Self.lessons, for: .junior), Pool(Self.lessons, for: .senior))
    func items(_ pool: Pool) -> [Item] {
      pool.entries.compactMap {
        if case .item(let item) = $0.lesson.steps[$0.place].content { item } else { nil }
      }
    }
    #expect(items(senior).allSatisfy { !$0.asksForNumber })
    #expect(items(senior).count { $0.isRecall } > 10 && items(junior).count { $0.isRecall } > 10)
    #expect(
      items(junior).contains { $0.id == "iv-1" } && items(senior).contains { $0.id == "iv-1" })
    #expect(
      junior.entries.contains { $0.isChallenge } && senior.entries.contains { $0.isChallenge })
  }
}
