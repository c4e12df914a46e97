import Engine
import Lab

/// What is wrong with one challenge.
struct ChallengeLint {
  private(set) var messages: [Spoken] = []
  private let challenge: Challenge

  init(_ challenge: Challenge, on state: State) {
    self.challenge = challenge
    do throws(TruthError) {
      check(try Attempt(challenge, on: state))
    } catch {
      note(.truth(error))
    }
    if challenge.rules.isEmpty { note(.noRules) }
    messages += HintLint.messages(challenge.hints, hiding: challenge.solutions)
  }

  private mutating func check(_ attempt: Attempt) {
    for goal in challenge.goals {
      do throws(TruthError) { _ = try goal.holds(on: attempt.start) } catch {
        note(.goalUnchecked(error))
      }
    }
    if attempt.standing(of: attempt.start).isSolved { note(.solvedAlready) }
    if challenge.solutions.isEmpty { note(.noSolution) }
    if challenge.solutions.count == 1, challenge.onlyWay == nil { note(.oneSolution) }
    var spellings: Set<String> = []
    for solution in challenge.solutions {
      let words = solution.split(whereSeparator: { $0.isWhitespace })
      if !spellings.insert(words.joined(separator: " ")).inserted {
        note(.sameSolution(solution))
      }
      check(solution, attempt)
    }
  }

  private mutating func check(_ solution: String, _ attempt: Attempt) {
    var state = attempt.start
    do throws(CommandError) { try state.answer(solution) } catch {
      note(.solutionFails(solution, error))
      return
    }
    let standing = attempt.standing(of: state)
    for (goal, holds) in zip(challenge.goals, standing.goals) where !holds {
      note(.goalMissed(goal.text, after: solution))
    }
    for keep in standing.broken {
      note(.notKept(keep.name, after: solution))
    }
  }

  private mutating func note(_ fault: QuestionFault) { messages.append(Spoken(fault)) }
}
