import Engine
import Lab

/// A challenge at hand.
struct Trying: Sendable {
  var attempt: Attempt
  /// What it says before it: its id, or its number.
  let label: String
  private(set) var standing: Attempt.Standing
  private(set) var hints = 0
  /// What the last command left.
  private var looked: Scene?

  init(_ attempt: Attempt, label: String) {
    self.label = label
    self.attempt = attempt
    standing = attempt.standing(of: attempt.start)
  }

  var challenge: Challenge { attempt.challenge }
  private(set) var isSolved = false
  var isOpen = true
  /// Is it solved since it began, or began again? Then nothing more is said about it.
  private(set) var isThrough = false
  var sawSolution = false
  var wasSkipped = false

  func text(_ language: Language) -> [String] {
    var text = [
      "\(label). \(LessonPhrase.challenge.text(in: language))\(challenge.ask)",
      LessonPhrase.goals.text(in: language),
    ]
    text += goals
    if !challenge.keeps.isEmpty {
      text.append(LessonPhrase.keep(challenge.keeps.map { $0.name }).text(in: language))
    }
    return text + [LessonPhrase.challengeHelp.text(in: language)]
  }

  private var goals: [String] {
    zip(challenge.goals, standing.goals).map { "  \($1 ? "✓" : "·") \($0.text)" }
  }

  /// Looks at the scene after a command; tells what has changed, and whether this is the first time
  /// that it is solved.
  mutating func look(at state: State, _ language: Language) -> (text: [String], isSolved: Bool) {
    let before = standing
    standing = attempt.standing(of: state)
    guard standing != before else {
      // Who changed the scene in vain sees what is wanted.
      defer { looked = state.scene }
      let wasVain = !standing.isSolved && state.scene != (looked ?? attempt.start.scene)
      return (wasVain ? goals : [], false)
    }
    looked = state.scene
    if standing.isSolved, !isThrough {
      let isFirst = !isSolved
      (isSolved, isOpen, isThrough) = (true, false, true)
      return (goals + [LessonPhrase.solved.text(in: language)], isFirst)
    }
    var text = goals
    if !standing.broken.isEmpty, !standing.goals.contains(false) {
      text.append(LessonPhrase.broken(standing.broken.map { $0.name }).text(in: language))
    }
    return (text, false)
  }

  mutating func startOver() {
    isThrough = false
    looked = nil
    standing = attempt.standing(of: attempt.start)
  }

  mutating func hint(_ language: Language) throws(Refusal) -> QuestionStack.Outcome {
    guard challenge.hints.indices.contains(hints) else {
      throw Refusal(
        code: "no-hint",
        message: challenge.hints.isEmpty
          ? TutorPhrase.noHints.text(in: language) : TutorPhrase.noMoreHints.text(in: language))
    }
    let hint = challenge.hints[hints]
    hints += 1
    let isLast = hints == challenge.hints.count && hints > 1
    return QuestionStack.Outcome(
      text: [
        isLast
          ? TutorPhrase.lastHint(hint).text(in: language)
          : TutorPhrase.hint(hint).text(in: language)
      ],
      facts: [.hinted(item: challenge.id, level: hints)])
  }

  func solution(_ language: Language) -> [String] {
    challenge.solutions.first.map { [LessonPhrase.oneWay($0).text(in: language)] } ?? [
      TutorPhrase.noHints.text(in: language)
    ]
  }
}
