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

  /// Something that is at hand again.
  func textAgain(_ words: TutorWords) -> [String] {
    if case .question(let hearing) = self { hearing.textAgain(words) } else { text(words) }
  }

  mutating func hint(_ words: TutorWords) throws(Refusal) -> Hearing.Outcome {
    let outcome = try change { hearing throws(Refusal) in
      try hearing.hint(words)
    } orChallenge: { trying throws(Refusal) in
      try trying.hint(words)
    }
    guard let outcome else { throw .noQuestion(words) }
    return outcome
  }

  mutating func solution(
    _ words: TutorWords, _ place: Hearing.Place
  ) throws(Refusal) -> Hearing.Outcome {
    let outcome = try change { hearing throws(Refusal) in
      try hearing.solution(words, place)
    } orChallenge: { trying throws(Refusal) in
      // Who has solved it may look at another's way.
      if !trying.isSolved { trying.sawSolution = true }
      return Hearing.Outcome(text: trying.solution(words))
    }
    guard let outcome else { throw .noQuestion(words) }
    return outcome
  }

  mutating func skip() -> [LearnerEvent.Fact] {
    let facts: [LearnerEvent.Fact]? = change {
      $0.skip()
    } orChallenge: { trying in
      guard trying.isOpen else { return [] }
      trying.isOpen = false
      return [.skipped(item: trying.challenge.id)]
    }
    return facts ?? []
  }

  /// A challenge begins again; a question has nothing to take back.
  mutating func startOver() {
    change { _ in
    } orChallenge: {
      $0.startOver()
    }
  }

  /// Changes what is at hand where it is; nil where nothing is.
  @discardableResult
  mutating func change<Result, Failure: Error>(
    _ question: (inout Hearing) throws(Failure) -> Result,
    orChallenge challenge: (inout Trying) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    switch self {
    case .nothing: return nil
    case .question(var hearing):
      defer { self = .question(hearing) }
      return try question(&hearing)
    case .challenge(var trying):
      defer { self = .challenge(trying) }
      return try challenge(&trying)
    }
  }
}

extension Classroom.Activity {
  /// Nothing that could be answered is asked just here.
  func noQuestion(_ words: TutorWords) -> Refusal {
    switch atHand {
    case .challenge: Refusal(code: "no-question", message: words.challengeHere)
    case .question: Refusal(code: "answered", message: words.answeredAlready)
    case .nothing: Refusal(code: "no-question", message: words.noQuestionHere)
    }
  }
}

extension Refusal {
  /// Nothing is asked that could be answered.
  static func noQuestion(_ words: TutorWords) -> Refusal {
    Refusal(code: "no-question", message: words.noQuestion)
  }
}
