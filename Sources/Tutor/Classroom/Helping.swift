import Engine
import Lab

/// What a line meant that is no command, while a lesson or a question is at hand.
extension Classroom {
  public func helped(_ reply: Reply) -> Reply {
    let language = reply.language
    var reply = reply
    if reply.error == nil, activity != nil, commandWord(named: reply.command) == "help" {
      reply.text =
        [LessonPhrase.helpInLesson, .helpAtQuestion].map { $0.text(in: language) } + [""]
        + reply.text
    }
    guard let error = reply.error else { return reply }
    if isSettled(error, reply.command) {
      reply.error?.suggestions = []
      reply.error?.problem = .running(
        code: "answered", message: TutorPhrase.answeredAlready.text(in: language))
      return reply
    }
    let asking = open
    switch error.problem {
    case .running(code: "no-event-yet", _) where asking?.isOpen == true:
      reply.error?.problem = .running(
        code: error.code, message: TutorPhrase.answerFirst.text(in: language))
    case .unknownCommand where asking?.stage == .judging && error.suggestions.isEmpty:
      reply.error?.problem = .running(
        code: error.code,
        message: TutorPhrase.tickThem(asking?.ticks.count ?? 0).text(in: language))
    case .unknownCommand where asking?.isAnswer(reply.command) == true:
      reply.say(
        TutorPhrase.toAnswer(reply.command.visible).text(in: language), dropping: error.suggestions)
    case _ where asking?.mayBeOwnWords(reply.command) == true:
      reply.say(TutorPhrase.toAnswer(reply.command.visible).text(in: language), dropping: [])
    case .ambiguousCommand where asking?.isAnswer(reply.command) == true:
      reply.say(TutorPhrase.toAnswer(reply.command.visible).text(in: language), dropping: [])
    case .unknownCommand where error.suggestions.isEmpty && asking?.choices.isEmpty == false:
      reply.refuse(as: asking, error, language)
    // Where a name is wanted, a word that is no command was meant as one.
    case .unknownCommand(let word)
    where error.suggestions.isEmpty && asking?.wantsName == true && word == reply.command.trimmed:
      reply.error?.problem = .running(
        code: error.code, message: TutorPhrase.misfit(word.printable, .names([])).text(in: language)
      )
    // Somebody who types a letter or two at a question means one of its choices.
    case .ambiguousCommand(let word) where word.count < 3 && asking?.choices.isEmpty == false:
      reply.refuse(as: asking, error, language)
    case .expected(_, found: nil) where commandWord(named: reply.command) == "answer":
      let message = asking?.wanted(language) ?? noQuestion(language).message
      reply.error?.problem = .running(code: error.code, message: message)
    default: break
    }
    return reply
  }

  /// Is it no command, and an answer to the question that has just been answered?
  private func isSettled(_ error: CommandError, _ text: String) -> Bool {
    guard case .question(let questions)? = activity?.openTask, !questions.isOpen, open == nil
    else { return false }
    switch error.problem {
    case .unknownCommand, .ambiguousCommand: return questions.current.isAnswer(text)
    default: return false
    }
  }

  /// The question that could be answered now.
  var open: PosedQuestion? {
    guard case .question(let questions)? = activity?.openTask else { return nil }
    return questions.isOpen ? questions.current : questions.followed
  }

  /// What an empty line is told, while a question or a challenge waits; nothing otherwise.
  public func awaited(_ language: Language) -> [String] {
    switch activity?.openTask {
    case .question(let questions)? where questions.isOpen:
      let asking = questions.current
      return asking.stage == .judging
        ? [TutorPhrase.tickThem(asking.ticks.count).text(in: language)]
        : [TutorPhrase.invitation(asking.question, labels: asking.labels).text(in: language)]
    case .challenge(let trying)? where trying.isOpen:
      return [
        [TutorPhrase.challengeHere, .challengeOpen].map { $0.text(in: language) }
          .joined(by: .gap, in: language)
      ]
    case .nothing?, .question?, .challenge?, nil: return []
    }
  }

  private func noQuestion(_ language: Language) -> Refusal {
    activity?.noQuestion(language) ?? .noQuestion(language)
  }

  /// What could be typed after `answer`, for completion: each choice, and which one it is.
  public var answers: [(text: String, detail: String)] {
    guard let asking = open else { return [] }
    switch asking.item.form {
    case .claims: return asking.choices.map { ($0.label, $0.choice) }
    default: return asking.choices.map { ($0.choice, $0.label) }
    }
  }
}

extension PosedQuestion {
  fileprivate var wantsName: Bool {
    guard case .predict = item.form, case .names = question.typedKind else { return false }
    return true
  }

  /// Would it be an answer, if `answer` stood before it?
  func isAnswer(_ text: String) -> Bool {
    switch item.form {
    case .recall: stage == .judging && Ticks.fits(text)
    case .predict: question.typedKind != .word && question.typedKind.fits(text)
    case .choice, .multiple, .order, .claims: AnswerReader(question).isAnswer(text)
    }
  }

  /// What `answer` wants after it.
  fileprivate func wanted(_ language: Language) -> String {
    switch item.form {
    case .recall:
      stage == .judging
        ? TutorPhrase.tickThem(ticks.count).text(in: language)
        : TutorPhrase.ownWordsWanted.text(in: language)
    case .predict: TutorPhrase.typedWanted.text(in: language)
    case .choice, .multiple, .order, .claims: TutorPhrase.answerWanted(choices).text(in: language)
    }
  }
}

extension Reply {
  /// No command, and no answer either: what the answers are.
  fileprivate mutating func refuse(
    as asking: PosedQuestion?, _ error: CommandError, _ language: Language
  ) {
    guard let asking else { return }
    let message = TutorPhrase.notAChoice(command.visible, asking.choices).text(in: language)
    self.error?.suggestions = []
    self.error?.problem = .running(code: error.code, message: message)
  }

  /// Adds to what is wrong, in place of guesses that are beside the point.
  fileprivate mutating func say(_ more: String, dropping guesses: [String]) {
    guard var error else { return }
    error.suggestions.removeAll { guesses.contains($0) }
    let message = [error.text(in: language), more].joined(by: .gap, in: language)
    self.error?.suggestions = []
    self.error?.problem = .running(code: error.code, message: message)
  }
}
