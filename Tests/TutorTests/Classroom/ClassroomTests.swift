import Depth
import Engine
import Lab
import Testing

@testable import Tutor

@Suite struct ClassroomTests {
  /// What a step leaves aside is not read out, and opens when somebody asks.
  @Test func anAsideOpens() throws {
    let text = LessonText.text.replacing(
      "Two views, **one** in the [other](x.md) [HT02].",
      with:
        "Two views [HT02].\n\n<details><summary>A slip</summary>\n\nIt says three.\n\n</details>")
    #expect(text != LessonText.text)
    var pupil = Pupil([try LessonText.lesson(text)])
    #expect(pupil.say("aside").error?.code == "no-aside")
    let shown = pupil.hear("lesson taps")
    #expect(shown.contains("▸ A slip · `aside`"))
    #expect(!shown.contains("It says three."))
    #expect(pupil.hear("aside") == "A slip\n\nIt says three.")
    pupil.say("next")
    #expect(pupil.say("aside").error?.code == "no-aside")
  }

  private func pupil() throws -> Pupil { Pupil([try LessonText.lesson()]) }

  /// At the challenge.
  private func challenged() throws -> Pupil {
    var pupil = try Pupil.asked()
    pupil.say("answer B\nnext")
    return pupil
  }

  @Test func aLessonIsTakenFromEndToEnd() throws {
    var pupil = try pupil()
    pupil.say("add view Mine 5 5 50 50")
    #expect(pupil.hear("lesson").contains("Lesson 1 of 1: Taps"))
    #expect(pupil.classroom.mode == .lesson("taps", step: 1, of: 4))
    #expect(pupil.session.state.scene.object(named: "Mine") == nil)
    #expect(pupil.hear("next").contains("taps-1. Who is hit at (60, 60)?"))
    #expect(pupil.hear("answer B") == "Right: B. B is the deepest view there [HT02].")
    #expect(pupil.hear("next").contains("taps-c1. Challenge: Let A have the touch"))
    #expect(pupil.hear("set hidden B YES").hasSuffix("Solved. `next` goes on."))
    #expect(pupil.hear("next") == "That is all.")
    #expect(
      pupil.hear("next").contains(
        "1 of 1 questions right at the first try, 1 of 1 challenges solved"))
    #expect(pupil.classroom.mode == .free)
    #expect(pupil.session.state.scene.object(named: "Mine") != nil)
    #expect(pupil.hear("lessons").contains("✓ taps"))
  }

  @Test func answersHaveTheContractsResult() throws {
    var pupil = try Pupil.asked()
    #expect(
      pupil.say("answer view").result.encoded
        == #"{"correct":false,"expected":"B","misconception":null,"suspects":[],"over":false}"#)
    pupil = try Pupil.asked()
    #expect(
      pupil.say("answer B").result.encoded
        == #"{"correct":true,"expected":"B","misconception":null,"suspects":[],"over":true}"#)
  }

  /// A reply that puts a question has it as data; no other has.
  @Test func aQuestionIsData() throws {
    var pupil = try pupil()
    #expect(pupil.say("lesson").json()["question"] == nil)
    let asked = pupil.say("next").json()["question"]
    #expect(asked?["id"] == .string("taps-1"))
    #expect(asked?["kind"] == .string("choice"))
    #expect(asked?["number"] == .number(2))
    #expect(asked?["of"] == .number(4))
    #expect(asked?["scene"]?.elements.isEmpty == false)
    #expect(asked?["choices"]?[1]?.encoded == #"{"key":"2","text":"B"}"#)
    #expect(asked?["second"] == .bool(false))
    #expect(pupil.say("hint").json()["question"] == nil)
    #expect(pupil.say("answer view").json()["question"] == nil)
    #expect(pupil.say("again").json()["question"] == asked)
    #expect(pupil.say("answer B").json()["question"] == nil)
    #expect(pupil.say("next").json()["question"]?["kind"] == .string("challenge"))
  }

  /// Its commands make its scene from nothing.
  @Test(arguments: ["lesson queue", "quiz gates", "drill order"])
  func aQuestionsCommandsMakeItsScene(_ line: String) throws {
    var pupil = Pupil(RepositoryLessonTests.lessons)
    pupil.say(line)
    for _ in 0..<12 where pupil.classroom.mode != .free {
      if let asked = pupil.classroom.asked {
        var session = Session()
        for line in asked.scene { _ = session.run(line) }
        #expect(session.state.scene == pupil.session.state.scene, "\(asked.id)")
      }
      pupil.say("skip")
    }
  }

  /// Of a choice that the author speaks of, only what the author names is a diagnosis.
  @Test(arguments: [
    ("wrong A:", nil), ("wrong A (superview-comes-first):", "superview-comes-first"),
    ("wrong A (hidden-takes-touches):", nil),
  ])
  func theAuthorsWordIsTheDiagnosis(_ written: String, _ diagnosis: String?) throws {
    var pupil = try Pupil.asked(LessonText.text.replacing("wrong A:", with: written))
    let reply = pupil.say("answer A")
    #expect(reply.result["suspects"]?[0]?["id"] == diagnosis.map { .string($0) })
    // After one answer the tutor is sure of nothing.
    #expect(reply.result["misconception"] == .null)
    #expect(pupil.last.contains("A contains the point, and so does B"))
    #expect(pupil.last.contains("One thought that leads there") == (diagnosis != nil))
    #expect(pupil.last.contains("Try once more") == (diagnosis == nil))
  }

  @Test func aMistakeIsNamedAndTheTwoPathsStandSideBySide() throws {
    var pupil = try Pupil.asked(
      LessonText.text.replacing("wrong A:", with: "wrong A (superview-comes-first):"))
    let text = pupil.hear("answer A")
    #expect(text.contains("Not A."))
    #expect(text.contains("A contains the point, and so does B"))
    #expect(text.contains("UIKit:"))
    #expect(text.contains("The thought:"))
    #expect(text.contains("It is B."))
  }

  /// Who tries the event while the question is open has help, and hears so once.
  @Test(arguments: [("hit-test 60 60", true), ("tree", false), ("frame B", false)])
  func aLookCountsAsHelp(_ line: String, _ counts: Bool) throws {
    var pupil = try Pupil.asked()
    #expect(pupil.hear(line).contains("A look counts as help") == counts)
    #expect(!pupil.hear(line).contains("A look counts as help") || !counts)
    pupil.say("answer B")
    #expect(pupil.hear("progress").contains("\(counts ? 0 : 1) of them unaided"))
  }

  /// A contested key is marked, and who goes by the documents may answer as they do.
  @Test(arguments: [("rules uikit", false), ("rules documents", true)])
  func aContestedKeyIsMarked(_ rules: String, _ isRight: Bool) throws {
    var pupil = Pupil(RepositoryLessonTests.lessons)
    pupil.say(rules)
    let lesson = try #require(
      RepositoryLessonTests.lessons.first { $0.items.contains { $0.id == "oev-3" } })
    let place = try #require(lesson.steps.firstIndex { $0.content.id == "oev-3" })
    #expect(pupil.hear("lesson \(lesson.id) \(place + 1)").contains("Contested: "))
    #expect(pupil.say("answer nobody").result["correct"] == .bool(isRight))
  }

  @Test func hintsComeOneByOne() throws {
    var pupil = try Pupil.asked()
    #expect(pupil.hear("hint") == "Hint: Look at the frames.")
    #expect(pupil.hear("hint") == "Hint: Which of them lies in another?")
    #expect(pupil.hear("hint").hasPrefix("Worked example:"))
    #expect(pupil.hear("hint").contains("last hint"))
    #expect(pupil.hear("solution").hasPrefix("It is B."))
  }

  /// What is no answer, or comes at the wrong time, costs nothing and says what would be right.
  @Test(arguments: [
    ("answer D", "“D” is none of the choices: 1 (A), 2 (B), 3 (view), 4 (nobody)."),
    ("next", "The question is still open: answer it, ask for a hint, or skip it."),
    ("lesson 7", "There is no lesson 7. `lessons` lists them."),
    ("lesson 0", "There is no lesson 0. `lessons` lists them."),
    ("answer", "After `answer` comes a choice: 1 (A), 2 (B), 3 (view), 4 (nobody)."),
    ("5", "“5” is none of the choices: 1 (A), 2 (B), 3 (view), 4 (nobody)."),
    ("B; next", nil),
    ("lesson tabs", "There is no lesson tabs. Did you mean taps?"),
    ("lesson taps 9", "The lesson has 4 steps."),
    ("quiz cooking", nil),
    ("frob", "“frob” is none of the choices: 1 (A), 2 (B), 3 (view), 4 (nobody)."),
  ])
  func nonsenseCostsNothing(_ line: String, _ message: String?) throws {
    var pupil = try Pupil.asked()
    let (scene, mode) = (pupil.session.state.scene, pupil.classroom.mode)
    let reply = pupil.say(line)
    #expect(reply.isError)
    if let message { #expect(reply.errorMessage == message) }
    #expect(pupil.session.state.scene == scene)
    #expect(pupil.classroom.mode == mode)
    #expect(pupil.say("answer B").result["correct"] == .bool(true))
  }

  @Test(arguments: ["next", "back", "answer B", "hint", "solution", "skip", "again", "leave"])
  func withoutALessonTheWordsSaySo(_ line: String) throws {
    var pupil = try pupil()
    #expect(pupil.say(line).isError)
  }

  @Test func aLessonIsASandbox() throws {
    var pupil = try Pupil.asked()
    pupil.say("remove A; add view Z 0 0 10 10; tap 5 5")
    let text = pupil.hear("answer B\nnext")
    #expect(text.contains("The scene is the lesson's again; `undo` brings yours back."))
    #expect(pupil.session.state.scene.object(named: "B") != nil)
    pupil.say("undo")
    #expect(pupil.session.state.scene.object(named: "Z") != nil)
  }

  @Test func backShowsTheStepBeforeAndItsScene() throws {
    var pupil = try challenged()
    #expect(pupil.hear("back").contains("taps-1. Who is hit"))
    #expect(pupil.hear("back").contains("Two views, one in the other"))
    #expect(pupil.hear("back") == "This is the first step.")
  }

  @Test(arguments: [
    "set hidden B YES", "set userInteractionEnabled B NO", "set alpha B 0",
    "override B point-inside never", "override B hit-test nil", "override B hit-test redirect A",
  ])
  func anyValidSolutionIsAccepted(_ solution: String) throws {
    var pupil = try challenged()
    #expect(pupil.hear(solution).contains("Solved."))
    #expect(!pupil.say("next").isError)
  }

  @Test(arguments: [
    "move B to nil", "set frame B 0 0 10 10",
    "add view C in A 0 0 5 5; send-to-back B; set hidden B YES",
  ])
  func whatIsToStayMustStay(_ line: String) throws {
    var pupil = try challenged()
    let text = pupil.hear(line)
    #expect(!text.contains("Solved."))
    #expect(text.contains("this was to stay as it was"))
    #expect(pupil.say("next").isError)
  }

  @Test func aChallengeStartsAgain() throws {
    var pupil = try challenged()
    pupil.say("remove A")
    #expect(pupil.hear("again").contains("From the start:"))
    #expect(pupil.session.state.scene.object(named: "B") != nil)
    #expect(pupil.hear("solution").contains("One way: `set userInteractionEnabled B NO`."))
    #expect(pupil.hear("set userInteractionEnabled B NO").contains("Solved."))
  }

  /// The challenge again, and the goals with it.
  @Test func aSolvedChallengeStartsAgainAndIsChecked() throws {
    var pupil = try challenged()
    pupil.say("set hidden B YES")
    pupil.say("again")
    #expect(!pupil.hear("set tag B 1").contains("✓"))
    #expect(pupil.hear("set alpha B 0").contains("Solved."))
    #expect(!pupil.say("next").isError)
  }

  /// Another's way is no help to who has found one.
  @Test(arguments: [
    (["set hidden B YES", "solution"], "1 of 1 challenges"),
    (["solution", "set hidden B YES"], "0 of 1 challenges"),
  ])
  func aSolutionCountsAsHelpBeforeOnesOwn(_ lines: [String], _ score: String) throws {
    var pupil = try challenged()
    for line in lines { pupil.say(line) }
    pupil.say("next")
    #expect(pupil.hear("next").contains(score))
  }

  /// A number is compared as a number, and is told with its point.
  @Test(arguments: [
    ("20", "Right: 20."), ("20.0", "Right: 20."), ("20 points", "Right: 20."), ("2.0", "Not 2.0."),
    ("200", "Not 200."), ("2,0", "The answer is a number in digits, such as 50, not “2,0”."),
  ])
  func aTypedNumberKeepsItsPoint(_ typed: String, _ said: String) throws {
    let quiz = LessonText.quiz.replacing(
      "truth: hit-test 60 60 -> hitView\nchoices: A, B, view, nobody",
      with: "kind: predict\ntruth: convert 60 60 from view to B -> point.x")
    var pupil = try Pupil.asked(LessonText.text.replacing(LessonText.quiz, with: quiz))
    #expect(pupil.hear("answer \(typed)").hasPrefix(said))
  }

  /// “Not nobody” would say that there is somebody; and the answer is called as the choice is.
  @Test func nobodyIsCalledAsTheChoiceCallsIt() throws {
    var pupil = try Pupil.asked(
      LessonText.text.replacing("view, nobody", with: "view, none").replacing(
        "wrong nobody:", with: "wrong none:"))
    #expect(pupil.hear("answer nobody").hasPrefix("“none” is not the answer. "))
    pupil = try Pupil.asked(
      LessonText.text.replacing("view, nobody", with: "view, none").replacing(
        "wrong nobody:", with: "wrong view:"
      ).replacing("hit-test 60 60 ->", with: "hit-test -60 60 ->"))
    #expect(pupil.hear("solution").hasPrefix("It is none."))
  }

  @Test func whatWasSkippedDoesNotCount() throws {
    var pupil = try Pupil.asked()
    pupil.say("skip; skip")
    #expect(
      pupil.hear("next").contains(
        "0 of 1 questions right at the first try, 0 of 1 challenges solved"))
  }

  @Test func theRecordRemembersWhereOneWas() throws {
    var pupil = try challenged()
    pupil.say("leave")
    #expect(pupil.hear("lesson").contains("You were at step 3 of 4."))
  }

  @Test func aLessonSpeaksChineseAroundItsOwnWords() throws {
    var pupil = Pupil([try LessonText.lesson()], language: .simplifiedChinese)
    #expect(pupil.hear("lesson taps").contains("第 1 课，共 1 课：Taps\n下面有些正文目前只有英文"))
    pupil.say("next")
    #expect(pupil.hear("answer view").hasPrefix("“view”不对。再试一次"))
    #expect(pupil.hear("answer 2").hasPrefix("对：B。B is the deepest"))
    #expect(!pupil.hear("lesson taps 1").contains("有些正文"))
  }

  /// No Chinese line has a space after its full stop, or marks of code.
  @Test(
    arguments: ["drill gates 6", "drill chain 6", "interview 6"].prefix(Depth.count(1, nightly: 3)))
  func chineseHasNoSeams(_ line: String) throws {
    var pupil = Pupil(RepositoryLessonTests.lessons, language: .simplifiedChinese)
    pupil.say(line)
    for _ in 0..<7 where pupil.classroom.mode != .free {
      while let answer = pupil.answer(rightly: false) {
        pupil.say("answer \(answer)")
        #expect(!pupil.last.replacing("。 [", with: "").contains("。 "), "\(pupil.last)")
        #expect(!pupil.last.contains("。”这个"), "\(pupil.last)")
      }
      pupil.say("skip")
    }
    #expect(!pupil.last.contains("`"), "\(pupil.last)")
  }
}
