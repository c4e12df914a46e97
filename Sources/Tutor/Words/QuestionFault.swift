import Engine
import Lab

/// What lint finds in a question or in a challenge.
enum QuestionFault: Phrase {
  case truth(TruthError)
  case noWhy
  case noRules
  // MARK: Choices

  /// Of statements one is the answer; here are these.
  case claimsExpected([String])
  case noneOfTheChoices([String])
  case noneRight
  case allRight
  case orderOfOthers([String])
  case inOrderAlready
  case remarkOnNone(String)
  case remarkOnRight(String)
  case leadsElsewhere(Mistake, String)
  case unexplained(String)
  // MARK: Hints

  case hintCount(Int)
  case hintGivesAway(Int, String)
  case hintSays(Int, String)
  // MARK: Would one guess it?

  case farLongest(Int, next: Int)
  case namesRight(String)
  /// A statement, counted from 1, and the name of nothing.
  case comparesWithNothing(claim: Int, String)
  /// A point of a model answer, counted from 1, and words that are to refute it.
  case refutesItself(point: Int, String)
  // MARK: Challenges

  case goalUnchecked(TruthError)
  case solvedAlready
  case noSolution
  case oneSolution
  case sameSolution(String)
  case solutionFails(String, CommandError)
  case goalMissed(String, after: String)
  case notKept(String, after: String)
}

extension TruthError: Phrase {}
