import CommandLanguage
import Engine
import Lab
import Tutor

/// Somebody at the prompt, who slips once in ten.
struct SimulatedLearner {
  enum Mind {
    /// Answers by the engine, under rules with these mistakes.
    case rulebook([Mistake])
    case independent(IndependentIdea)
    case guesser
    case knows
  }

  let mind: Mind
  static let slip = 0.1

  func answer(_ question: Question, _ random: inout DrillRandom) -> String {
    let choices = question.choices
    guard !choices.isEmpty else { return question.expected.first ?? "nobody" }
    guard let belief = belief(question), let place = place(of: belief, in: question) else {
      return choices[random.below(choices.count)]
    }
    guard random.fraction() < Self.slip else { return choices[place] }
    return choices[(place + 1 + random.below(choices.count - 1)) % choices.count]
  }

  private func place(of answer: String, in question: Question) -> Int? {
    question.choices.firstIndex { AnswerKey($0) == AnswerKey(answer) }
  }

  /// Nil for who has none.
  private func belief(_ question: Question) -> String? {
    switch mind {
    case .guesser: return nil
    case .knows: return question.expected.first
    case .rulebook(let mistakes):
      let rules = mistakes.reduce(Rulebook.uikit) { $0.with($1) }
      return try? question.answer(under: rules).first
    case .independent(let idea):
      guard case .choice(let truth, _) = question.item.form,
        let scene = PlainScene(question.item.scene)
      else { return question.expected.first }
      return idea.answer(scene, commands: truth.commands, field: truth.field)
        ?? question.expected.first
    }
  }
}

/// One drill at the prompt: `drill gates 8`, then answers and `next`, second questions counted.
struct DrillSitting {
  /// After how many answers each mistake was named.
  private(set) var named: [Mistake: Int] = [:]
  private(set) var wasToldOfGuessing = false

  init(
    _ learner: SimulatedLearner, on subject: Subject?, questions: Int, seed: Int,
    _ random: inout DrillRandom
  ) {
    let classroom = Classroom(shelf: Shelf { ([], []) }, rehearsing: UInt64(seed))
    var session = Session()
    let subject = subject.map { $0.rawValue + " " } ?? ""
    _ = classroom.run("drill \(subject)\(questions)", in: &session)
    for number in 1...questions {
      if classroom.openQuestion == nil { _ = classroom.run("next", in: &session) }
      guard let question = classroom.openQuestion else { return }
      let answer = learner.answer(question, &random)
      let replies = classroom.run("answer \(answer)", in: &session)
      for mistake in classroom.namedMistakes where named[mistake] == nil { named[mistake] = number }
      if replies.contains(where: { $0.text.contains { $0.contains("look like guessing") } }) {
        wasToldOfGuessing = true
      }
    }
  }
}
