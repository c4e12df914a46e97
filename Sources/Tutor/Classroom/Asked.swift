import Engine
import Lab

/// What is asked, for another program.
extension Classroom {
  /// The question or challenge that is open now.
  var asked: AskedQuestion? {
    switch activity {
    case .lesson(let run)?: run.openTask.asked(number: run.place + 1, of: run.count)
    case .series(let series)?: series.openTask.asked(number: series.place + 1, of: series.count)
    case nil: nil
    }
  }

  /// The question itself, to measure how well the tutor understands somebody.
  public var openQuestion: Question? {
    guard case .question(let questions)? = activity?.openTask, questions.isOpen else { return nil }
    return questions.current.question
  }

  /// Did a wrong answer lead to it?
  public var isAtSecondQuestion: Bool {
    guard case .question(let questions)? = activity?.openTask else { return false }
    return questions.isAtSecond
  }

  /// What the tutor holds for the learner's mistakes.
  public var namedMistakes: [Mistake] {
    learner.record().held.filter { $0.hasShown }.compactMap { Mistake(rawValue: $0.id) }
  }
}

/// What is believed, to measure how well the tutor understands somebody.
extension Classroom {
  /// The likeliest reasons for the answers of a drill on this, the likeliest first.
  public func likeliest(_ count: Int, on subject: Subject?) -> [(what: String, chance: Double)] {
    let model = belief(in: subject.map { .subject($0) } ?? .anything).model
    let reasons =
      [("none", model.none), ("guess", model.guess)]
      + Mistake.allCases.map { ($0.rawValue, model.probability(of: $0)) }
    return reasons.sorted { $0.1 > $1.1 }.prefix(count).map { (what: $0.0, chance: $0.1) }
  }
}

extension LearningCommand {
  /// Does its reply put the question at hand, even if that was asked before?
  var tellsWhatIsAsked: Bool {
    switch self {
    case .lesson, .next, .back, .skip, .again, .quiz, .drill, .interview, .review: true
    case .lessons, .answer, .hint, .aside, .solution, .leave, .daily, .progress: false
    }
  }
}

extension OpenTask {
  fileprivate func asked(number: Int, of count: Int) -> AskedQuestion? {
    switch self {
    case .question(let questions) where questions.isOpen:
      let asking = questions.current
      return AskedQuestion(
        id: asking.item.id, kind: asking.item.form.kind, number: number, of: count,
        scene: asking.question.scene, ask: asking.item.ask,
        choices: asking.choices.map { .init(key: $0.label, text: $0.choice) },
        isSecond: questions.isAtSecond)
    case .challenge(let trying) where trying.isOpen:
      return AskedQuestion(
        id: trying.challenge.id, kind: .challenge, number: number, of: count,
        scene: trying.attempt.scene, ask: trying.challenge.ask)
    case .nothing, .question, .challenge: return nil
    }
  }
}

extension Item.Form {
  fileprivate var kind: AskedQuestion.Kind {
    switch self {
    case .choice, .claims(_, .theOneThatHolds): .choice
    case .claims(_, .theOneThatFails): .spot
    case .multiple, .claims(_, .allThatHold): .multiple
    case .order: .order
    case .predict: .predict
    case .recall: .recall
    }
  }
}
