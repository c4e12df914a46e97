/// How the questions and challenges went that a lesson put.
struct LessonScore {
  /// At the first try, and without being shown.
  var (right, questions) = (0, 0)
  var (solved, challenges) = (0, 0)

  init(_ results: [String: Bool], of lesson: Lesson) {
    for step in lesson.steps {
      switch step.content {
      case .item(let item):
        guard let isRight = results[item.id] else { continue }
        questions += 1
        right += isRight ? 1 : 0
      case .challenge(let challenge):
        guard let isSolved = results[challenge.id] else { continue }
        challenges += 1
        solved += isSolved ? 1 : 0
      case .demonstration, .nothing: break
      }
    }
  }
}
