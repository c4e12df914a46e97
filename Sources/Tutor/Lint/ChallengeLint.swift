import CommandLanguage
import Engine
import Lab

/// What is wrong with one challenge.
struct ChallengeLint {
  private(set) var messages: [String] = []
  private let challenge: Challenge

  init(_ challenge: Challenge, on state: State) {
    self.challenge = challenge
    do throws(TruthError) {
      check(try Attempt(challenge, on: state))
    } catch {
      messages.append(error.message)
    }
    if challenge.rules.isEmpty { messages.append("`rules:` is missing: what is it about?") }
    messages += HintLint.messages(challenge.hints, hiding: challenge.solutions)
  }

  private mutating func check(_ attempt: Attempt) {
    for goal in challenge.goals {
      do throws(TruthError) { _ = try goal.holds(on: attempt.start) } catch {
        messages.append("A goal cannot be checked at the start. " + error.message)
      }
    }
    if attempt.standing(of: attempt.start).isSolved {
      messages.append("It is solved before anything is done.")
    }
    if challenge.solutions.isEmpty { messages.append("`solution:` is missing.") }
    if challenge.solutions.count == 1, challenge.onlyWay == nil {
      messages.append("It has one solution: give another, or say under `only:` why there is none.")
    }
    var spellings: Set<String> = []
    for solution in challenge.solutions {
      let words = solution.split(whereSeparator: { $0.isWhitespace })
      if !spellings.insert(words.joined(separator: " ")).inserted {
        messages.append("The solution `\(solution)` is given twice: that is one.")
      }
      check(solution, attempt)
    }
  }

  private mutating func check(_ solution: String, _ attempt: Attempt) {
    var state = attempt.start
    do throws(CommandError) { try state.answer(solution) } catch {
      messages.append("The solution `\(solution)` fails: \(error.english)")
      return
    }
    let standing = attempt.standing(of: state)
    for (goal, holds) in zip(challenge.goals, standing.goals) where !holds {
      messages.append("After `\(solution)` this goal does not hold: \(goal.text)")
    }
    for keep in standing.broken {
      messages.append("After `\(solution)` this is not kept: \(keep.name)")
    }
  }
}
