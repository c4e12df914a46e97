import Desk
import Engine
import Lab
import Tutor

/// One drill at the prompt: `drill gates 8`, then answers and `next`, second questions counted.
struct DrillSitting {
  /// After how many answers each mistake was named.
  private(set) var named: [Mistake: Int] = [:]
  private(set) var wasToldOfGuessing = false
  /// What was asked and answered, for who looks for the reason that nothing was named.
  private(set) var answers: [String] = []

  init(
    _ learner: SimulatedLearner, on subject: Subject?, questions: Int, seed: Int,
    _ random: inout DrillRandom
  ) {
    let classroom = Classroom(shelf: Shelf { ([], []) }, rehearsing: UInt64(seed))
    var session = Session()
    let about = subject.map { $0.rawValue + " " } ?? ""
    _ = FrontDesk(classroom: classroom).run("drill \(about)\(questions)", in: &session)
    for number in 1...questions {
      if classroom.openQuestion == nil {
        _ = FrontDesk(classroom: classroom).run("next", in: &session)
      }
      guard let question = classroom.openQuestion else { return }
      let isSecond = classroom.isAtSecondQuestion
      let answer = learner.answer(question, &random)
      let replies = FrontDesk(classroom: classroom).run("answer \(answer)", in: &session)
      for mistake in classroom.namedMistakes where named[mistake] == nil { named[mistake] = number }
      if replies.contains(where: { $0.text.contains { $0.contains("look like guessing") } }) {
        wasToldOfGuessing = true
      }
      let own = learner.belief(question) ?? "?"
      var line = [
        "\(number)", isSecond ? "+" : "", question.item.scene.joined(separator: "; "), "|",
      ]
      line.append(question.item.ask)
      line += [question.choices.joined(separator: " / "), "| right"] + question.expected
      line += ["says", answer]
      if AnswerKey(own) != AnswerKey(answer) { line += ["for", own] }
      line.append("=>")
      for (what, chance) in classroom.likeliest(4, on: subject) {
        line.append("\(what) \(Int((chance * 100).rounded()))")
      }
      answers.append(line.joined(separator: " "))
    }
  }
}
