/// A challenge as it stands, for whoever shows it beside its scene all the while.
public struct ChallengeStanding: Equatable, Sendable {
  public struct Goal: Equatable, Sendable {
    public var text: String
    public var isReached: Bool
  }

  public var id: String
  public var ask: String
  public var goals: [Goal]
  /// What is to be left as it is, and what of it was not.
  public var keeps: [String]
  public var broken: [String]
  public var isSolved: Bool
  /// A way to do it, once the learner has asked for one.
  public var solution: String?
}

extension Classroom {
  /// Nil where no challenge is at hand.
  public var challenge: ChallengeStanding? {
    guard case .challenge(let trying)? = activity?.openTask else { return nil }
    let (challenge, standing) = (trying.challenge, trying.standing)
    return ChallengeStanding(
      id: challenge.id, ask: challenge.ask,
      goals: zip(challenge.goals, standing.goals).map { .init(text: $0.text, isReached: $1) },
      keeps: challenge.keeps.map { $0.name }, broken: standing.broken.map { $0.name },
      isSolved: trying.isThrough,
      solution: trying.sawSolution || trying.isSolved ? challenge.solutions.first : nil)
  }
}
