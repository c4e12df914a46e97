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
  func belief(_ question: Question) -> String? {
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
