import Engine

/// What a question can show about a learner: which choice each mistake leads to.
public struct Evidence: Equatable, Sendable {
  /// How many choices there are.
  public let choices: Int
  /// The place of the right one.
  public let right: Int
  /// The mistakes that do not lead to the right answer.
  public let wrong: [Prediction]
  /// Two at once, as far as they have been tried.
  public var pairs: [PairPrediction] = []

  public struct Prediction: Equatable, Sendable {
    public let mistake: Mistake
    /// The place of its choice; nil where its answer is not on offer.
    public let choice: Int?
  }

  public struct PairPrediction: Equatable, Sendable {
    public let first: Mistake
    public let second: Mistake
    public let choice: Int?
  }

  init(choices: Int, right: Int, wrong: [Prediction]) {
    self.choices = choices
    self.right = right
    self.wrong = wrong
  }

  public init(_ drill: DrillItem) {
    let keys = drill.choices.map { AnswerKey($0.answer) }
    self.init(
      choices: keys.count, right: keys.firstIndex(of: AnswerKey(drill.answer)) ?? 0,
      wrong: drill.outcomes.map { outcome in
        Prediction(
          mistake: outcome.mistake, choice: keys.firstIndex(of: AnswerKey(outcome.answer)))
      })
  }
}

extension DrillItem {
  /// What somebody chooses who makes these two mistakes.
  public func prediction(for first: Mistake, and second: Mistake) -> Evidence.PairPrediction {
    let key = answer(under: first, and: second).map { AnswerKey($0) }
    return Evidence.PairPrediction(
      first: first, second: second,
      choice: choices.firstIndex { AnswerKey($0.answer) == key })
  }
}
