import Lab
import Text

/// What wants an answer now.
indirect enum AtHand: Sendable {
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

  func text(_ language: Language) -> [String] {
    switch self {
    case .nothing: []
    case .question(let hearing): hearing.current.text(language)
    case .challenge(let trying): trying.text(language)
    }
  }

  /// Something that is at hand again.
  func textAgain(_ language: Language) -> [String] {
    if case .question(let hearing) = self { hearing.textAgain(language) } else { text(language) }
  }

  mutating func hint(_ language: Language) throws(Refusal) -> Hearing.Outcome {
    let outcome = try change { hearing throws(Refusal) in
      try hearing.hint(language)
    } orChallenge: { trying throws(Refusal) in
      try trying.hint(language)
    }
    guard let outcome else { throw .noQuestion(language) }
    return outcome
  }

  mutating func solution(
    _ language: Language, _ place: Hearing.Place
  ) throws(Refusal) -> Hearing.Outcome {
    let outcome = try change { hearing throws(Refusal) in
      try hearing.solution(language, place)
    } orChallenge: { trying throws(Refusal) in
      // Who has solved it may look at another's way.
      let isFirst = !trying.isSolved && !trying.sawSolution
      if isFirst { trying.sawSolution = true }
      return Hearing.Outcome(
        text: trying.solution(language),
        facts: isFirst ? [.challenge(item: trying.challenge.id, isSolved: false)] : [])
    }
    guard let outcome else { throw .noQuestion(language) }
    return outcome
  }

  /// What somebody who passes over a question in one's own words would have liked to say.
  func modelAnswer(_ language: Language) -> [String] {
    guard case .question(let hearing) = self, hearing.isOpen, hearing.current.item.isRecall,
      hearing.current.stage == .open
    else { return [] }
    return Teacher(language: language, asking: hearing.current).revealed()
  }

  mutating func skip() -> [LearnerEvent.Fact] {
    let facts: [LearnerEvent.Fact]? = change {
      $0.skip()
    } orChallenge: { trying in
      guard trying.isOpen else { return [] }
      trying.isOpen = false
      trying.wasSkipped = true
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
  func noQuestion(_ language: Language) -> Refusal {
    switch atHand {
    case .challenge:
      Refusal(code: "no-question", message: TutorPhrase.challengeHere.text(in: language))
    case .question:
      Refusal(code: "answered", message: TutorPhrase.answeredAlready.text(in: language))
    case .nothing:
      Refusal(code: "no-question", message: TutorPhrase.noQuestionHere.text(in: language))
    }
  }
}

extension Refusal {
  /// Nothing is asked that could be answered.
  static func noQuestion(_ language: Language) -> Refusal {
    Refusal(code: "no-question", message: TutorPhrase.noQuestion.text(in: language))
  }
}
