// Questions, answers, points, and a streak.
struct Question {
  let text: String
  let answers: [String]
  let correct: Int
}
final class Quiz {
  enum Outcome { case right(points: Int), wrong(correct: String), over }
  private let questions: [Question]
  private(set) var current = 0
  private(set) var score = 0
  private(set) var streak = 0 {
    didSet { longest = max(longest, streak) }
  }
  private(set) var longest = 0
  var onFinish: ((Int) -> Void)?
  init(_ questions: [Question]) { self.questions = questions }
  func answer(_ index: Int) -> Outcome {
    guard current < questions.count else { return .over }
    let question = questions[current]
    defer {
      current += 1
      if current == questions.count { onFinish?(score) }
    }
    guard index == question.correct else {
      streak = 0
      return .wrong(correct: question.answers[question.correct])
    }
    streak += 1
    let points = 10 * streak
    score += points
    return .right(points: points)
  }
}
let quiz = Quiz([
  Question(text: "2 + 2", answers: ["3", "4"], correct: 1),
  Question(text: "Capital of Peru", answers: ["Lima", "Quito"], correct: 0),
  Question(text: "Color of grass", answers: ["green", "red"], correct: 0),
])
quiz.onFinish = { print("finished with \($0)") }
for choice in [1, 0, 1, 0] {
  switch quiz.answer(choice) {
  case .right(let points): print("right, \(points) points, streak \(quiz.streak)")
  case .wrong(let correct): print("wrong, it is \(correct)")
  case .over: print("no more questions")
  }
}
print(quiz.score, quiz.longest)
