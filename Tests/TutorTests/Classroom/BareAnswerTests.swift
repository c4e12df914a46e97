import Lab
import Testing

@testable import Tutor

/// What answers a question is an answer, with its verb or without.
@Suite struct BareAnswerTests {
  @Test(arguments: ["B", "b", " B ", "nobody", "2", "(2)", "2?"])
  func aChoiceAnswers(_ line: String) throws {
    var pupil = try Pupil.asked()
    let reply = pupil.say(line)
    #expect(!reply.isError, "\(pupil.last)")
    #expect(reply.command == line.split(separator: " ")[0])
    guard case .lesson(.judged) = reply.outcome else {
      Issue.record("\(line) is no answer: \(pupil.last)")
      return
    }
  }

  /// A whole command is one, even at a question.
  @Test(arguments: ["tree", "tap 5 5", "next; tree", "set hidden B YES", "help"])
  func aCommandIsNoAnswer(_ line: String) throws {
    var pupil = try Pupil.asked()
    pupil.say(line)
    #expect(pupil.openTask.isOpen)
  }

  private static let recall =
    LessonText.front + """
      # Words

      ```quiz
      id: words-1
      kind: recall
      ask: What does a touch do?
      model: It goes to the hit view; the chain has the rest.
      point: the hit view | hit view
      rules: [HT02]
      ```

      """

  @Test(arguments: [
    "The touches are sent to the hit view; when one recognizes # so", "it asks the hit view first",
    "touch after touch goes to the hit view, then up the chain", "a touch goes to the hit view",
    "触摸先发给命中视图；然后沿响应者链向上", "Touch goes to the hit view",
  ])
  func ownWordsAnswerWhole(_ line: String) throws {
    var pupil = Pupil([try LessonText.lesson(Self.recall)])
    pupil.say("lesson taps")
    let reply = pupil.say(line)
    #expect(reply.command == line)
    guard case .lesson(.compared) = reply.outcome else {
      Issue.record("\(line): \(pupil.last)")
      return
    }
    #expect(!pupil.say("no").isError)
  }

  @Test(arguments: [
    "tpa 60 60", "add view A in C 0 0 10 10", "set hidden Q YES", "nxt", "tap", "frob",
  ])
  func aSlipIsNoAnswer(_ line: String) throws {
    var pupil = Pupil([try LessonText.lesson(Self.recall)])
    pupil.say("lesson taps")
    #expect(pupil.say(line).isError)
    #expect(pupil.openTask.isOpen)
  }
}
