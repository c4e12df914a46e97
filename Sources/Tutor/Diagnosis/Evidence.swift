import Engine

/// What a question can show about a learner: which choice each mistake leads to.
public struct Evidence: Equatable, Sendable {
  /// How many answers somebody who guesses might give.
  public let choices: Int
  /// The place of the right one.
  public let right: Int
  /// The mistakes that do not lead to the right answer.
  public let wrong: [Prediction]

  public struct Prediction: Equatable, Sendable {
    public let mistake: Mistake
    /// The place of its choice; nil where its answer is not on offer.
    public let choice: Int?

    public init(mistake: Mistake, choice: Int?) {
      self.mistake = mistake
      self.choice = choice
    }
  }

  public init(choices: Int, right: Int, wrong: [Prediction]) {
    self.choices = choices
    self.right = right
    self.wrong = wrong
  }

  /// What one of its answers has told; nil for one that is not among the choices.
  public func told(by answer: Int?) -> Told? {
    guard let answer else { return nil }
    var told = Told(choices: choices, isRight: answer == right)
    for prediction in wrong {
      switch prediction.choice {
      case answer?: told.here.append(prediction.mistake.rawValue)
      case nil: told.nowhere.append(prediction.mistake.rawValue)
      case _?: told.elsewhere.append(prediction.mistake.rawValue)
      }
    }
    return told
  }
}
