import Lab
import Testing

@testable import Tutor

/// What answers a question is an answer, with its verb or without.
@Suite struct BareAnswerTests {
  @Test(arguments: ["B", "b", " B ", "nobody", "2", "(2)", "2?", "the B", "maybe B", "B gets it"])
  func aChoiceAnswers(_ line: String) throws {
    var pupil = try Pupil.asked()
    let reply = pupil.say(line)
    #expect(!reply.isError, "\(pupil.last)")
    #expect(line.contains(reply.command))
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

  /// In no language an unknown command: help is offered, and nothing is lost.
  @Test(arguments: ["I don't know", "dunno", "no idea.", "不知道", "我不会", "没思路。"])
  func whoDoesNotKnowIsHelped(_ line: String) throws {
    for lesson in [LessonText.text, Self.recall] {
      var pupil = Pupil([try LessonText.lesson(lesson)])
      pupil.say("lesson taps")
      while pupil.classroom.openQuestion == nil { pupil.say("next") }
      let reply = pupil.say(line)
      #expect(reply.error?.code == "unsure", "\(pupil.last)")
      #expect(pupil.openTask.isOpen)
    }
  }

  /// What somebody types after the answer is told that it is late.
  @Test(arguments: ["a", "B", "2"])
  func anAnswerThatIsLateIsToldSo(_ line: String) throws {
    var pupil = try Pupil.asked()
    pupil.say("B")
    #expect(pupil.say(line).error?.code == "answered", "\(pupil.last)")
  }

  /// The tap that was asked about has happened once it is answered.
  @Test(arguments: ["B", "solution"])
  func whatWasAskedMayBeExplained(_ line: String) throws {
    var pupil = try Pupil.asked()
    #expect(pupil.say("explain").isError)
    pupil.say(line)
    #expect(!pupil.say("explain").isError, "\(pupil.last)")
  }

  @Test(arguments: ["1和2", "第一点和第二点", "1 and 2", "１、２"])
  func pointsAreCountedInManyWays(_ text: String) throws {
    #expect(
      try Ticks(text, proposed: [false, false, true], .english).ticks == [true, true, false])
  }
}
