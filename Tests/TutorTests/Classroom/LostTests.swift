import Engine
import Lab
import Testing

@testable import Tutor

/// Who goes back, types half an answer, or does not know what comes next.
@Suite struct LostTests {
  /// Nobody typed what a lesson builds.
  @Test(arguments: ["lesson taps", "lesson taps; next", "lesson taps 3", "quiz", "drill gates 2"])
  func whatALessonBuildsIsNotTakenBack(_ line: String) throws {
    var pupil = Pupil([try LessonText.lesson()])
    pupil.say("add view Mine 5 5 50 50")
    pupil.say(line)
    let scene = pupil.session.state.scene
    #expect(pupil.hear("undo") == "There is nothing to take back.")
    #expect(pupil.session.state.scene == scene)
    pupil.say("add view Other; undo")
    #expect(pupil.session.state.scene == scene)
    pupil.say("leave; undo")
    #expect(pupil.session.state.scene.object(named: "Mine") == nil)
  }

  @Test(arguments: ["answer B", "skip; back", "answer view\nanswer B"])
  func whoComesBackIsNotHeldUp(_ line: String) throws {
    var pupil = try Pupil.asked()
    pupil.say(line)
    pupil.say("back")
    #expect(pupil.hear("next").contains("taps-1."))
    #expect(pupil.last.contains("Answered before.") == !line.contains("skip"))
    #expect(pupil.hear("next").contains("taps-c1."))
    for line in ["set hidden B YES", "next", "back"] { pupil.say(line) }
    #expect(pupil.last.contains("Solved before."))
    #expect(pupil.hear("next") == "That is all.")
  }

  /// Who passes over a question is told what was right, in a lesson.
  @Test func whoSkipsIsToldTheAnswer() throws {
    var pupil = try Pupil.asked()
    #expect(pupil.hear("skip").hasPrefix("It is B."))
  }

  @Test(arguments: ["zz", "x y z", "42", "r"])
  func whatIsNoAnswerAndNoCommandIsToldTheChoices(_ line: String) throws {
    var pupil = try Pupil.asked()
    #expect(pupil.say(line).isError)
    #expect(pupil.last.contains("“\(line)” is none of the choices: "))
    #expect(pupil.openTask.isOpen)
  }

  /// The first time counts, and an open question stays open.
  @Test func whoComesBackToAnOpenQuestionMustAnswer() throws {
    var pupil = try Pupil.asked()
    pupil.say("back; next")
    #expect(!pupil.last.contains("Answered before."))
    #expect(pupil.say("next").isError)
    #expect(pupil.hear("answer B\nback; next; answer A").contains("This question is answered."))
  }

  /// The second question that a wrong answer led to waits, with its scene.
  @Test func aSecondQuestionIsThereAgain() throws {
    var pupil = try Pupil.asked(
      LessonText.text.replacing("wrong A:", with: "wrong A (superview-comes-first):")
        .replacing("rules: [HT02, GT01]", with: "rules: [HT02, HT06, HT07, HT10, GT01]"))
    pupil.say("answer A")
    let (scene, asked) = (pupil.session.state.scene, pupil.last.split(separator: "\n").suffix(3))
    #expect(pupil.openTask.followUp != nil)
    pupil.say("back; next")
    #expect(pupil.last.hasSuffix(asked.joined(separator: "\n")))
    #expect(pupil.session.state.scene == scene)
    #expect(!pupil.say("next").isError)
  }

  @Test(arguments: [
    (1, "answer zebra", "There is no question here. Enter (`next`) goes on."),
    (1, "hint", "There is no question here. Enter (`next`) goes on."),
    (1, "solution", "There is no question here. Enter (`next`) goes on."),
    (3, "answer A", "This is a challenge: type the commands that solve it."),
    (4, "hint", "There is no question here. Enter (`next`) goes on."),
    (1, "answer", "There is no question here. Enter (`next`) goes on."),
    (3, "answer", "This is a challenge: type the commands that solve it."),
  ])
  func inALessonNobodyIsToldToBeginOne(_ step: Int, _ line: String, _ message: String) throws {
    var pupil = Pupil([try LessonText.lesson()])
    pupil.say("lesson taps \(step)")
    #expect(pupil.hear(line) == message)
  }

  @Test func helpInALessonBeginsWithItsWords() throws {
    var pupil = Pupil([try LessonText.lesson()])
    #expect(!pupil.hear("help").contains("In a lesson"))
    pupil.say("lesson taps")
    #expect(pupil.hear("help").hasPrefix("In a lesson, Enter or `next` goes on"))
    #expect(!pupil.hear("help tap").contains("In a lesson"))
  }

  @Test(arguments: [
    "lesson 1", "lesson tap", "lesson Taps", "lesson 点按", "lesson 点", "lesson TAPS",
  ])
  func aLessonIsFoundInManyWays(_ line: String) throws {
    var pupil = Pupil([try LessonText.file()])
    #expect(pupil.hear(line).hasPrefix("Lesson 1 of 1: Taps"))
  }

  /// Of what is typed only a name from the scene, a number or a yes can be wrong.
  @Test(arguments: [
    ("hit-test 60 60 -> hitView", "zebra", "There is no “zebra” in this scene."),
    ("hit-test 60 60 -> hitView", "two", "There is no “two” in this scene."),
    ("hit-test 60 60 -> hitView", "add B", "There is no “add B” in this scene."),
    ("hit-test 60 60 -> hitView", "the A", nil), ("hit-test 60 60 -> hitView", "view gets it", nil),
    (
      "hit-test 60 60 -> path.count", "many",
      "The answer is a number in digits, such as 50, not “many”."
    ),
    ("point-inside B 5 5 -> inside", "B", "The answer is yes or no, not “B”."),
    ("hit-test 60 60 -> hitView", "nobody", nil), ("hit-test 60 60 -> hitView", "WINDOW", nil),
    ("hit-test 60 60 -> path.count", "7", nil), ("point-inside B 5 5 -> inside", "no", nil),
    ("hit-test 999 999 -> hitView", "A", nil), ("add view C; tap 1 1 -> hitView", "A", nil),
  ])
  func whatCannotBeTheAnswerCostsNoTry(
    _ truth: String, _ typed: String, _ message: String?
  ) throws {
    let quiz = LessonText.quiz.replacing("hit-test 60 60 -> hitView", with: truth)
      .replacing("choices: A, B, view, nobody", with: "kind: predict")
    var pupil = try Pupil.asked(LessonText.text.replacing(LessonText.quiz, with: quiz))
    let reply = pupil.say("answer \(typed)")
    #expect(reply.isError == (message != nil), "\(pupil.last)")
    if let message { #expect(pupil.last.hasPrefix(message)) }
    guard case .question(let questions) = pupil.openTask else { return }
    #expect(questions.stack[0].tries == (message == nil ? 1 : 0))
  }

  @Test(arguments: [
    ("scene, app, window", "Another one comes first."),
    ("window, app, scene", "window comes first, that is right; what comes next?"),
    ("1 2 3", "Another one comes first."),
  ])
  func ofAnOrderOneHearsHowFarItIsRight(_ typed: String, _ message: String) throws {
    let quiz = LessonText.quiz.replacing(
      "truth: hit-test 60 60 -> hitView\nchoices: A, B, view, nobody",
      with: "kind: order\ntruth: chain window -> chain\nchoices: app, scene, window, delegate")
    var pupil = try Pupil.asked(LessonText.text.replacing(LessonText.quiz, with: quiz))
    let order = typed + (typed.contains(",") ? ", delegate" : " 4")
    #expect(pupil.hear("answer \(order)").contains(message))
  }

  @Test func whoJudgesIsRemindedOfIt() throws {
    let quiz = LessonText.quiz.replacing(
      "truth: hit-test 60 60 -> hitView\nchoices: A, B, view, nobody",
      with: "kind: recall\nmodel: B is.\npoint: B | B")
    var pupil = try Pupil.asked(LessonText.text.replacing(LessonText.quiz, with: quiz))
    #expect(pupil.hear("answer").contains("your own words"))
    pupil.say("answer It is B, I think.")
    #expect(
      pupil.hear("next")
        == "Which of the points above did you say? Type numbers from 1 to 1, `all` or `none`.")
    pupil.say("yes")
    #expect(pupil.hear("solution") == "A model answer: B is.")
  }

  /// Who said nothing of it is not right by saying so; the points are ticked one by one.
  @Test(arguments: [
    ("asdf", "yes", nil), ("asdf", "2", nil), ("asdf", "1", true), ("asdf", "none", false),
    ("B it is", "yes", true), ("B it is", "no", false),
  ])
  func theLearnerTicksThePoints(_ words: String, _ ticks: String, _ isRight: Bool?) throws {
    let quiz = LessonText.quiz.replacing(
      "truth: hit-test 60 60 -> hitView\nchoices: A, B, view, nobody",
      with: "kind: recall\nmodel: B is.\npoint: B | B")
    var pupil = try Pupil.asked(LessonText.text.replacing(LessonText.quiz, with: quiz))
    pupil.say("answer \(words)")
    let reply = pupil.say("answer \(ticks)")
    #expect(reply.isError == (isRight == nil))
    if let isRight { #expect(reply.result["correct"] == .bool(isRight)) }
  }

  /// Before a word is said, the model answer is help; afterwards it is shown anyway.
  @Test(arguments: [
    ("solution", "1 right at the first try, 0 of them unaided"),
    ("answer B", "1 right at the first try, 1 of them unaided"),
  ])
  func aModelAnswerReadFirstIsHelp(_ first: String, _ sum: String) throws {
    let quiz = LessonText.quiz.replacing(
      "truth: hit-test 60 60 -> hitView\nchoices: A, B, view, nobody",
      with: "kind: recall\nmodel: B is.\npoint: B | B")
    var pupil = try Pupil.asked(LessonText.text.replacing(LessonText.quiz, with: quiz))
    pupil.say(first)
    pupil.say("solution")
    pupil.say("answer all")
    #expect(pupil.hear("progress").contains(sum))
    pupil.say("next; skip")
    #expect(
      pupil.hear("next").contains(first == "solution" ? "0 of 1 questions" : "1 of 1 questions"))
  }

  /// The model answer stands above its checklist: a hint there tells what to type, and is none.
  @Test func aChecklistHasNoHints() throws {
    let quiz = LessonText.quiz.replacing(
      "truth: hit-test 60 60 -> hitView\nchoices: A, B, view, nobody",
      with: "kind: recall\nmodel: B is.\npoint: B | B")
    var pupil = try Pupil.asked(LessonText.text.replacing(LessonText.quiz, with: quiz))
    pupil.say("answer B")
    #expect(pupil.hear("hint").contains("Type numbers from 1 to 1"))
    pupil.say("answer all")
    #expect(pupil.hear("progress").contains("1 right at the first try, 1 of them unaided"))
  }

  /// A keyword that is a term of the glossary is known in its three scripts.
  @Test(arguments: ["第一响应者", "第一響應者", "the First Responder", "按键"])
  func aPointMayBeMentionedInChinese(_ words: String) {
    let point = ModelAnswer.Point(text: "who is first", keywords: ["first responder", "按键"])
    let model = ModelAnswer(text: "", points: [point])
    #expect(model.proposals(for: "是" + words + "。") == [true])
    #expect(model.proposals(for: "响应者链") == [false])
  }

  /// Who brings a lesson is led to those that are there.
  @Test func afterTheLastLessonTheOthersAreNamed() throws {
    let other = try LessonText.lesson(
      LessonText.front.replacing("id: taps", with: "id: zoo").replacing("Taps", with: "Zoo") + "x")
    var pupil = Pupil([try LessonText.lesson(), other])
    pupil.say("lesson zoo")
    #expect(pupil.hear("next").hasSuffix("Next: Taps. `next` begins it."))
    pupil.say("lesson taps; next; skip; skip")
    #expect(pupil.hear("next").hasSuffix("`drill` and `interview` go on for ever."))
  }
}
