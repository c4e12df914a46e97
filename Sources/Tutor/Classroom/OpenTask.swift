import Engine
import Lab

/// What wants an answer now.
indirect enum OpenTask: Sendable {
  case nothing
  case question(QuestionStack)
  case challenge(Trying)

  var isOpen: Bool {
    switch self {
    case .nothing: false
    case .question(let questions): questions.isOpen
    case .challenge(let trying): trying.isOpen
    }
  }

  var id: String? {
    switch self {
    case .nothing: nil
    case .question(let questions): questions.stack[0].item.id
    case .challenge(let trying): trying.challenge.id
    }
  }

  /// At the first try, and without being shown.
  var isRight: Bool {
    switch self {
    case .nothing: false
    case .question(let questions): questions.isRight
    case .challenge(let trying): trying.isSolved && !trying.sawSolution
    }
  }

  /// Where an answer led to another question, that one's scene.
  var followUp: Session? {
    guard case .question(let questions) = self, questions.isOpen, questions.stack.count > 1 else {
      return nil
    }
    return Session(state: questions.current.question.start)
  }

  func text(_ language: Language) -> [String] {
    switch self {
    case .nothing: []
    case .question(let questions): questions.current.text(language)
    case .challenge(let trying): trying.text(language)
    }
  }

  /// Something that is at hand again.
  func textAgain(_ language: Language) -> [String] {
    if case .question(let questions) = self {
      questions.textAgain(language)
    } else {
      text(language)
    }
  }

  mutating func hint(_ language: Language) throws(Refusal) -> QuestionStack.Outcome {
    let outcome = try change { questions throws(Refusal) in
      try questions.hint(language)
    } orChallenge: { trying throws(Refusal) in
      try trying.hint(language)
    }
    guard let outcome else { throw .noQuestion(language) }
    return outcome
  }

  mutating func solution(
    _ language: Language, _ place: QuestionStack.Place
  ) throws(Refusal) -> QuestionStack.Outcome {
    let outcome = try change { questions throws(Refusal) in
      try questions.solution(language, place)
    } orChallenge: { trying throws(Refusal) in
      // Who has solved it may look at another's way.
      let isFirst = !trying.isSolved && !trying.sawSolution
      if isFirst { trying.sawSolution = true }
      return QuestionStack.Outcome(
        text: trying.solution(language),
        facts: isFirst ? [.challenge(item: trying.challenge.id, isSolved: false)] : [])
    }
    guard let outcome else { throw .noQuestion(language) }
    return outcome
  }

  /// What somebody who passes over a question would have liked to say. An interviewer tells at the
  /// end what is right; one's own words are not judged, so that nothing is given away.
  func modelAnswer(at place: QuestionStack.Place, _ language: Language) -> [String] {
    guard case .question(let questions) = self, questions.isOpen,
      questions.current.item.isRecall
        ? questions.current.stage == .open : place.source != .interview
    else { return [] }
    return Teacher(language: language, asking: questions.current).revealed()
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
    _ question: (inout QuestionStack) throws(Failure) -> Result,
    orChallenge challenge: (inout Trying) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    switch self {
    case .nothing: return nil
    case .question(var questions):
      defer { self = .question(questions) }
      return try question(&questions)
    case .challenge(var trying):
      defer { self = .challenge(trying) }
      return try challenge(&trying)
    }
  }
}

extension Classroom.Activity {
  /// Nothing that could be answered is asked just here.
  func noQuestion(_ language: Language) -> Refusal {
    switch openTask {
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

extension OpenTask {
  /// What it asks about, as a picture with the finger in it, where that is a touch at a point.
  func picture(on state: State) -> [StyledText] {
    guard case .question(let questions) = self, questions.isOpen else { return [] }
    return questions.current.picture(on: state)
  }
}

extension PosedQuestion {
  func picture(on state: State) -> [StyledText] {
    switch item.form {
    case .recall, .claims: return []
    case .choice, .predict, .multiple, .order: break
    }
    var asked = question.start
    asked.take(screenOf: state)
    return asked.picture(asking: question.experiment?.fingerPoints ?? [])
  }
}

extension Experiment {
  /// Where its fingers come down on the scene as it stands: those of the first command, or of all that
  /// land, or wait on the queue, before anything else happens.
  fileprivate var fingerPoints: [Point] {
    var points: [Point] = []
    for command in commands {
      let landed = command.fingerPoints(in: start.scene)
      if landed.isEmpty, !command.onlyLands { break }
      for point in landed where !points.contains(point) { points.append(point) }
      if !command.onlyLands { break }
    }
    return points
  }
}
