import Desk
import Engine
import Lab
import System
import Testing

@testable import Tutor

/// Somebody at the tutor's desk.
struct Pupil {
  let classroom: Classroom
  var session: Session
  /// What was said last, or what was wrong.
  private(set) var last = ""

  init(
    _ lessons: [Lesson], language: Language = .english, journal: LearnerJournal = .nowhere()
  ) {
    self.init(
      lessons.map { LessonFile(path: $0.id + ".md", lesson: $0) }, language: language,
      journal: journal)
  }

  init(
    _ files: [LessonFile], language: Language = .english, journal: LearnerJournal = .nowhere()
  ) {
    var seconds = 1_000_000.0
    classroom = Classroom(shelf: Shelf { (files, []) }, journal: journal, seed: 1, files: .onDisk) {
      seconds += 5
      return Timestamp(seconds: seconds)
    }
    session = Session(state: State(language: language))
  }

  /// At the question of a lesson for tests.
  static func asked(_ text: String = LessonText.text) throws -> Pupil {
    var pupil = Pupil([try LessonText.lesson(text)])
    pupil.say("lesson taps; next")
    return pupil
  }

  /// What the last command of a line is answered, or of several lines.
  @discardableResult
  mutating func say(_ line: String) -> Reply {
    let replies = line.split(separator: "\n").flatMap { line in
      FrontDesk(classroom: classroom).run(String(line), in: &session)
    }
    let reply =
      replies.last
      ?? Reply(command: line, scene: session.state.scene, language: session.state.language)
    last = reply.errorMessage ?? reply.text.joined(separator: "\n")
    return reply
  }

  /// The text, or what is wrong.
  mutating func hear(_ line: String) -> String {
    say(line)
    return last
  }

  var openTask: OpenTask { classroom.activity?.openTask ?? .nothing }

  /// Something that could be typed and is wrong.
  private func wrong(_ question: Question) -> String {
    let words: [String] =
      switch question.typedKind {
      case .number: ["97", "98"]
      case .yesOrNo: ["yes", "no"]
      case .names: ["nobody", "window"]
      case .word: ["zebra"]
      }
    return words.first { !question.isRight([$0]) } ?? ""
  }

  /// Words that answer the question at hand rightly, or wrongly.
  func answer(rightly: Bool) -> String? {
    guard case .question(let questions) = openTask, questions.isOpen else { return nil }
    let asking = questions.current
    let question = asking.question
    switch question.item.form {
    case .recall: return asking.stage == .judging ? (rightly ? "all" : "none") : "my own words"
    case .predict: return rightly ? question.expected[0] : wrong(question)
    case .order:
      return (rightly ? question.expected : question.choices).joined(separator: ", ")
    case .choice, .multiple, .claims:
      let chosen = question.choices.indices.filter { index in
        question.expected.contains { AnswerKey($0) == AnswerKey(question.choices[index]) }
          == rightly
      }
      let taken = rightly ? chosen : Array(chosen.prefix(1))
      return taken.map { asking.labels[$0] }.joined(separator: ", ")
    }
  }
}
