import Lab
import Narration

/// Questions one after the other: a quiz, a drill, what is due for review.
struct Series: Sendable {
  enum Kind: String, Sendable {
    case quiz, drill, review, interview
  }

  let kind: Kind
  let questions: [Question]
  private(set) var place = 0
  var hearing: Hearing
  private(set) var results: [Bool] = []

  /// Nil without questions.
  init?(_ kind: Kind, _ questions: [Question], now: Double) {
    guard let first = questions.first else { return nil }
    self.kind = kind
    self.questions = questions
    hearing = Self.hearing(first, 0, of: questions.count, now)
  }

  private static func hearing(
    _ question: Question, _ place: Int, of count: Int, _ now: Double
  ) -> Hearing {
    var asking = Asking(question: question, label: "\(place + 1)/\(count)")
    asking.since = now
    return Hearing(asking)
  }

  /// Goes on; false at the end.
  mutating func goOn(now: Double) -> Bool {
    results.append(hearing.isRight)
    place += 1
    guard place < questions.count else { return false }
    hearing = Self.hearing(questions[place], place, of: questions.count, now)
    return true
  }

  /// Puts the question's scene before the learner, and asks.
  func show(in session: inout Session, _ words: TutorWords) -> [String] {
    let question = hearing.current.question
    session.take(Session(state: question.start))
    let scene = question.item.scene.map { "  > " + $0 }
    return (scene.isEmpty ? [] : [words.theScene] + scene) + hearing.current.text(words)
  }
}
