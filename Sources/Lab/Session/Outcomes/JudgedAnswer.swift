import Engine

/// What an answer is worth, and what it makes the tutor believe of the learner.
public struct JudgedAnswer: Equatable, Sendable {
  /// A thought that may have led to the learner's answers, and how likely it is.
  public struct Suspect: Equatable, Sendable {
    public var mistake: Mistake
    /// From 0 to 1.
    public var chance: Double

    public init(_ mistake: Mistake, chance: Double) {
      self.mistake = mistake
      self.chance = chance
    }
  }

  public var isRight: Bool
  public var expected: String
  /// The one that it comes of, when the tutor is sure.
  public var misconception: Mistake?
  /// The likeliest first.
  public var suspects: [Suspect]
  /// Nothing more is asked: no other try, and no second question.
  public var isOver: Bool

  public init(
    isRight: Bool, expected: String, misconception: Mistake? = nil, suspects: [Suspect] = [],
    isOver: Bool
  ) {
    self.isRight = isRight
    self.expected = expected
    self.misconception = misconception
    self.suspects = suspects
    self.isOver = isOver
  }
}
