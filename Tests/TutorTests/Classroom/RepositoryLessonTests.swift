import Depth
import Engine
import Lab
import System
import Testing

@testable import Desk
@testable import Tutor

/// The lessons that come with the program.
@Suite struct RepositoryLessonTests {
  private static let folder = Checkout.path("lessons")
  static let files = Shelf(folder: folder).files
  static let lessons = files.map { $0.lesson }
  /// Those that are gone through.
  static let walked =
    Depth.isNightly ? lessons.map { $0.id } : ["three-gates"]

  @Test func theyAreSoundAndCoverAllThereIs() {
    let (files, failures) = Shelf.read([Self.folder])
    let lint = Lint(files)
    #expect(failures == [])
    #expect(lint.findings == [])
    #expect(lint.uncovered == [])
    #expect(files.count >= 24)
    #expect(lint.items >= 130)
    #expect(lint.challenges >= 36)
  }

  @Test(arguments: lessons.map { $0.id })
  func eachHasQuestionsOfSeveralKindsAndAChallenge(_ id: String) throws {
    let lesson = try #require(Self.lessons.first { $0.id == id })
    #expect(lesson.items.count >= 4)
    #expect(Set(lesson.items.map { $0.form.kind }).count >= 3)
    #expect(lesson.challenges.count >= 1)
  }

  /// Goes through a lesson to its end, and says how it ended.
  private func take(
    _ lesson: Lesson, _ step: (inout Pupil) -> Void
  ) -> (ending: String, pupil: Pupil) {
    var pupil = Pupil(Self.lessons)
    pupil.say("lesson \(lesson.id)")
    // Each step, and a few more for the questions that wrong answers lead to.
    for _ in 0..<(lesson.steps.count * 4) {
      step(&pupil)
      if pupil.classroom.mode != .free { pupil.say("next") }
      if pupil.classroom.mode == .free { return (pupil.last, pupil) }
    }
    return ("It does not end.", pupil)
  }

  @Test(arguments: walked)
  func whoAnswersRightlyGetsThrough(_ id: String) throws {
    let lesson = try #require(Self.lessons.first { $0.id == id })
    let (ending, _) = take(lesson) { pupil in
      while let answer = pupil.answer(rightly: true) {
        let reply = pupil.say("answer \(answer)")
        #expect(!reply.isError, "\(reply.errorMessage ?? "")")
        #expect(reply.result["correct"] != .bool(false), "\(answer): \(reply.text)")
      }
      if case .challenge(let trying) = pupil.openTask, trying.isOpen {
        pupil.say(trying.challenge.solutions[0])
      }
    }
    let (asked, tried) = (lesson.items.count, lesson.challenges.count)
    #expect(ending.contains("\(asked) of \(asked) questions"), "\(ending)")
    #expect(tried == 0 || ending.contains("\(tried) of \(tried) challenges"), "\(ending)")
  }

  /// Every wrong answer is met with a reason, and the lesson goes on.
  @Test(arguments: walked)
  func whoAnswersWronglyFirstGetsThrough(_ id: String) throws {
    let lesson = try #require(Self.lessons.first { $0.id == id })
    let (ending, _) = take(lesson) { pupil in
      while let answer = pupil.answer(rightly: false) {
        let reply = pupil.say("answer \(answer)")
        #expect(!reply.isError, "\(reply.errorMessage ?? "")")
        #expect(reply.text.joined().count > 20 || reply.result["correct"] != nil)
      }
      if case .challenge(let trying) = pupil.openTask, trying.isOpen { pupil.say("skip") }
    }
    #expect(ending.contains("0 of"), "\(ending)")
  }

  @Test(arguments: walked)
  func whoTypesNonsenseLosesNothing(_ id: String) throws {
    let lesson = try #require(Self.lessons.first { $0.id == id })
    let (ending, _) = take(lesson) { pupil in
      for line in ["frob", "answer", "answer zzz\u{7F}", "lesson 9.9", "set x y", "\"", "add view"]
      {
        #expect(pupil.say(line).isError)
      }
      pupil.say("reset")
      if pupil.openTask.isOpen { pupil.say("skip") }
    }
    #expect(ending.contains("That was"), "\(ending)")
  }
}

extension Item.Form {
  fileprivate var kind: String {
    switch self {
    case .choice, .claims(_, .theOneThatHolds): "choice"
    case .multiple, .claims(_, .allThatHold): "multiple"
    case .order: "order"
    case .predict: "predict"
    case .claims(_, .theOneThatFails): "spot-the-error"
    case .recall: "recall"
    }
  }
}
