import CommandLanguage
import Engine
import Lab
import Narration

/// What a line meant that is no command, while a lesson or a question is at hand.
extension Classroom {
  func helped(_ reply: Reply) -> Reply {
    guard let activity else { return reply }
    let words = TutorWords(reply.language)
    var reply = reply
    if reply.error == nil, reply.command.spellingKey == "help" {
      reply.text = words.helpInLesson + [""] + reply.text
    }
    guard let error = reply.error, case .question(let hearing) = activity.atHand, hearing.isOpen
    else { return reply }
    switch error.problem {
    case .unknownCommand where hearing.current.isAnswer(reply.command):
      reply.say(words.toAnswer(reply.command.visible), dropping: error.suggestions)
    case .ambiguousCommand where hearing.current.isAnswer(reply.command):
      reply.say(words.toAnswer(reply.command.visible), dropping: [])
    case .expected(_, found: nil) where reply.command.spellingKey == "answer":
      reply.error?.problem = .running(
        code: error.code, message: hearing.current.wanted(words))
    default: break
    }
    return reply
  }

  /// What could be typed after `answer`, for completion: each choice, and which one it is.
  public var answers: [(text: String, detail: String)] {
    guard case .question(let hearing)? = activity?.atHand, hearing.isOpen else { return [] }
    let asking = hearing.current
    switch asking.item.form {
    case .claims: return asking.choices.map { ($0.label, $0.choice) }
    default: return asking.choices.map { ($0.choice, $0.label) }
    }
  }
}

extension Asking {
  /// Would it be an answer, if `answer` stood before it?
  fileprivate func isAnswer(_ text: String) -> Bool {
    switch item.form {
    case .recall: stage == .judging && TypedKind.yesOrNo.fits(text)
    case .predict: question.typedKind != .word && question.typedKind.fits(text)
    case .choice, .multiple, .order, .claims: AnswerReader(question).isAnswer(text)
    }
  }

  /// What `answer` wants after it.
  fileprivate func wanted(_ words: TutorWords) -> String {
    switch item.form {
    case .recall: stage == .judging ? words.yesOrNo : words.ownWordsWanted
    case .predict: words.typedWanted
    case .choice, .multiple, .order, .claims: words.answerWanted(choices)
    }
  }
}

extension Reply {
  /// Adds to what is wrong, in place of guesses that are beside the point.
  fileprivate mutating func say(_ more: String, dropping guesses: [String]) {
    guard var error else { return }
    error.suggestions.removeAll { guesses.contains($0) }
    let message = TutorWords(language).joined(error.message(in: language.commandWording), more)
    self.error?.suggestions = []
    self.error?.problem = .running(code: error.code, message: message)
  }
}
