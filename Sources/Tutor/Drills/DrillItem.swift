import Engine
import Lab

/// A question made on the spot, and what each answer to it would show.
public struct DrillItem: Equatable, Sendable {
  public let item: Item
  public let subject: Subject
  /// The command that answers it, and where in its result.
  public let query: String
  public let field: String
  /// As the engine has it: `nobody` whatever the language.
  public let answer: String
  public let choices: [DrillChoice]
  /// What those answer who make a mistake, where that is not right.
  public let outcomes: [Outcome]

  /// The question to the engine.
  let experiment: Experiment

  public struct Outcome: Equatable, Sendable {
    public let mistake: Mistake
    public let answer: String
  }

  /// What somebody answers who makes this mistake and no other.
  public func answer(under mistake: Mistake) -> String {
    outcomes.first { $0.mistake == mistake }?.answer ?? answer
  }

  /// What somebody answers who makes two mistakes; nil where those rules come to no answer.
  public func answer(under first: Mistake, and second: Mistake) -> String? {
    let rules = Rulebook.uikit.with(first).with(second)
    return try? experiment.reading(under: rules).answerText
  }

  /// The mistakes that lead to this answer.
  public func mistakes(behind answer: String) -> [Mistake] {
    let key = AnswerKey(answer)
    return outcomes.filter { AnswerKey($0.answer) == key }.map { $0.mistake }
  }
}

/// One thing to choose.
public struct DrillChoice: Equatable, Sendable {
  /// As the engine has it.
  public let answer: String
  /// As the learner reads it.
  public let text: String
  /// The mistakes that lead here; none for the right answer, and for one that is only a guess.
  public let mistakes: [Mistake]
}
