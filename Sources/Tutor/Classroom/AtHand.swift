import Lab

/// What wants an answer now.
enum AtHand: Sendable {
  case nothing
  case question(Hearing)
  case challenge(Trying)

  var isOpen: Bool {
    switch self {
    case .nothing: false
    case .question(let hearing): hearing.isOpen
    case .challenge(let trying): trying.isOpen
    }
  }

  var id: String? {
    switch self {
    case .nothing: nil
    case .question(let hearing): hearing.stack[0].item.id
    case .challenge(let trying): trying.challenge.id
    }
  }

  /// At the first try, and without being shown.
  var isRight: Bool {
    switch self {
    case .nothing: false
    case .question(let hearing): hearing.isRight
    case .challenge(let trying): trying.isSolved && !trying.sawSolution
    }
  }

  /// Where an answer led to another question, that one's scene.
  var followUp: Session? {
    guard case .question(let hearing) = self, hearing.isOpen, hearing.stack.count > 1 else {
      return nil
    }
    return Session(state: hearing.current.question.start)
  }

  func text(_ words: TutorWords) -> [String] {
    switch self {
    case .nothing: []
    case .question(let hearing): hearing.current.text(words)
    case .challenge(let trying): trying.text(words)
    }
  }

  mutating func hint(_ words: TutorWords) throws(Refusal) -> Hearing.Outcome {
    switch self {
    case .nothing: throw Refusal(code: "no-question", message: words.noQuestion)
    case .question(var hearing):
      let outcome = try hearing.hint(words)
      self = .question(hearing)
      return outcome
    case .challenge(var trying):
      let outcome = try trying.hint(words)
      self = .challenge(trying)
      return outcome
    }
  }

  mutating func solution(
    _ words: TutorWords, _ place: Hearing.Place
  ) throws(Refusal) -> Hearing.Outcome {
    switch self {
    case .nothing: throw Refusal(code: "no-question", message: words.noQuestion)
    case .question(var hearing):
      let outcome = try hearing.solution(words, place)
      self = .question(hearing)
      return outcome
    case .challenge(var trying):
      trying.sawSolution = true
      self = .challenge(trying)
      return Hearing.Outcome(text: trying.solution(words))
    }
  }

  mutating func skip() -> [LearnerEvent.Fact] {
    switch self {
    case .nothing: return []
    case .question(var hearing):
      let facts = hearing.skip()
      self = .question(hearing)
      return facts
    case .challenge(var trying):
      guard trying.isOpen else { return [] }
      trying.isOpen = false
      self = .challenge(trying)
      return [.skipped(item: trying.challenge.id)]
    }
  }
}
