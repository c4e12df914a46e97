import Engine
import Lab

/// The question at hand and, above it, those that wrong answers led to.
struct QuestionStack: Sendable {
  var stack: [PosedQuestion]

  init(_ asking: PosedQuestion) { stack = [asking] }

  /// What a learner's words came to: what to tell, and what to keep.
  struct Outcome {
    var text: [String]
    var result: LessonOutcome?
    var facts: [LearnerEvent.Fact] = []
    /// The question that it led to.
    var followUp: LessonLines = []
    /// It was said that the answers look like guessing.
    var hasToldOfGuessing = false
  }

  /// What is believed of the learner before an answer.
  struct Belief {
    var model: LearnerModel
    /// The mistakes that have been named, and are not gone.
    var named: Set<Mistake> = []
    /// Is it still to be said, where answers look like guessing?
    var mayTellOfGuessing = true
    /// Has the learner chosen `rules documents`? Then their answer is right as well.
    var followsDocuments = false
  }

  /// What finds another question: by what is believed, about these mistakes, after that question.
  typealias Probe = (LearnerModel, [Mistake], PosedQuestion) -> Question?

  /// A question, a second one and, after a worked example, a third; more would be an interrogation.
  static let deepest = 3
  /// In a review the minutes are those of all that is due: a second one, and only about a thought that is
  /// at least so likely.
  private static let review = (deepest: 2, likely: 0.8)

  /// Where an answer was given, for the record.
  struct Place {
    var source: LearnerAnswer.Source
    var lesson: String?
    var now: Double
    /// What is drawn for the answer is to fit the same screen.
    var screen: State?
  }

  /// The one to answer now; the first where all are answered.
  var current: PosedQuestion { stack.last { $0.isOpen } ?? stack[0] }
  var isOpen: Bool { stack.contains { $0.isOpen } }
  /// Does a wrong answer to another question lie behind the one to answer now?
  var isAtSecond: Bool { stack.count > 1 && isOpen }
  /// Of the question that was put first.
  var isRight: Bool {
    let first = stack[0]
    return first.stage == .closed(isRight: true) && first.tries == 0 && !first.sawSolution
  }

  mutating func change(_ body: (inout PosedQuestion) -> Void) {
    guard let place = stack.lastIndex(where: { $0.isOpen }) else { return }
    body(&stack[place])
  }

  /// The engine was asked, or the event tried: help like any other. True the first time.
  mutating func look() -> Bool {
    guard isOpen, !current.hasLooked, !current.item.isRecall else { return false }
    change { $0.hasLooked = true }
    return true
  }

  mutating func retell(_ lessons: [Lesson]) {
    for index in stack.indices {
      guard let item = lessons.item(stack[index].item.id) else { continue }
      stack[index].question = stack[index].question.saying(item)
    }
  }

  // MARK: Answering

  mutating func answer(
    _ text: String, _ language: Language, at place: Place, believing belief: Belief,
    probe: Probe
  ) throws(Refusal) -> Outcome {
    guard isOpen else {
      if let followed = follow(language, at: place) { return followed }
      throw Refusal(code: "answered", message: TutorPhrase.answeredAlready.text(in: language))
    }
    let asking = current
    if saysNotToKnow(text) {
      let advice = asking.item.isRecall ? TutorPhrase.unsureOfWords : .unsure
      throw Refusal(code: "unsure", message: advice.text(in: language))
    }
    if case .recall(let model) = asking.item.form {
      return try recall(text, to: asking, model: model, language: language, at: place)
    }
    let (words, isUnsure) = Self.unsure(text)
    let given: [String]
    if place.source == .interview, case .order = asking.item.form {
      given = try part(words, of: asking, language)
      guard given.count >= asking.question.choices.count else {
        change { $0.given = given }
        return Outcome(text: [TutorPhrase.notedSoFar(given).text(in: language)])
      }
    } else {
      given = try read(words, to: asking, language)
    }
    let judgement = Judgement(
      asking, given: given, isUnsure: isUnsure, believing: belief.model,
      followsDocuments: belief.followsDocuments)
    var outcome = Outcome(text: [])
    var answered = answer(
      asking, isRight: judgement.isRight, misconception: judgement.misconception, at: place)
    // Who was helped to the right answer shows nothing.
    if !judgement.isRight || answered.hints == 0 { answered.told = judgement.told }
    outcome.facts.append(.answered(answered))
    change { $0.given = judgement.given }
    // What a right answer rules out makes what is left surer.
    let named = judgement.belief.named.filter { mistake in
      !belief.named.contains(mistake)
        && (!judgement.isRight
          || judgement.belief.probability(of: mistake) >= Prior.certainByElimination)
    }
    outcome.facts += named.map {
      .diagnosed(misconception: $0.rawValue, item: asking.item.id, isSure: true)
    }
    // An interviewer nods, and tells at the end.
    if place.source == .interview {
      if !judgement.isRight { change { $0.tries += 1 } }
      close(isRight: judgement.isRight)
      outcome.text = [TutorPhrase.noted.text(in: language)]
      outcome.result = .judged(judgement.result(asking, isOver: true))
      return outcome
    }
    if judgement.isRight {
      close(isRight: true)
      outcome.text = Teacher(language: language, asking: asking).confirm()
      if isUnsure, answered.hints == 0 {
        outcome.text.append(TutorPhrase.rightThough.text(in: language))
      }
      outcome.text += named.map {
        TutorPhrase.namedThoughRight($0.text(in: language).title).text(in: language)
      }
      clear(asking, by: judgement, belief, language: language, in: &outcome)
    } else {
      mistake(
        judgement, in: asking, after: belief, naming: named, language: language, at: place,
        probe: probe, telling: &outcome)
    }
    outcome.result = .judged(judgement.result(asking, isOver: !isOpen))
    return outcome
  }

  func answer(
    _ asking: PosedQuestion, isRight: Bool, misconception: Mistake?, at place: Place
  ) -> LearnerAnswer {
    LearnerAnswer(
      item: asking.item.id, rules: asking.item.rules, isRight: isRight,
      attempt: asking.tries + 1, hints: asking.hints + (asking.hasLooked ? 1 : 0),
      sawSolution: asking.sawSolution,
      misconception: misconception?.rawValue, seconds: max(0, place.now - asking.since),
      source: place.source, lesson: place.lesson)
  }

  mutating func close(isRight: Bool) { change { $0.stage = .closed(isRight: isRight) } }

  /// What a second question was about is hardly the learner's thought after a right answer; what has
  /// been named is gone only by the record.
  private func clear(
    _ asking: PosedQuestion, by judgement: Judgement, _ belief: Belief, language: Language,
    in outcome: inout Outcome
  ) {
    guard let mistake = asking.probed.first, !belief.named.contains(mistake),
      judgement.told.shows(mistake.rawValue),
      judgement.belief.probability(of: mistake) < Self.unlikely
    else { return }
    outcome.text.append(
      TutorPhrase.unlikely(mistake.text(in: language).title).text(in: language))
  }

  private static let unlikely = 0.5

  /// A wrong answer that a mistake explains is told at once, and another question follows; any other
  /// may be tried again, but not in a review. Named is a mistake only when the tutor is sure.
  private mutating func mistake(
    _ judgement: Judgement, in asking: PosedQuestion, after belief: Belief,
    naming named: [Mistake], language: Language, at place: Place, probe: Probe,
    telling outcome: inout Outcome
  ) {
    change { $0.tries += 1 }
    let suspects = judgement.suspects
    let isReview = place.source == .review
    let reveals =
      !suspects.isEmpty || isReview || !current.mayTryAgain || !asking.probed.isEmpty
    outcome.text = Teacher(language: language, asking: asking).diagnose(judgement, reveals: reveals)
    outcome.text += named.map {
      TutorPhrase.named($0.text(in: language).title).text(in: language)
    }
    if judgement.belief.looksLikeGuessing, belief.mayTellOfGuessing, suspects.isEmpty,
      !judgement.isMerelyIncomplete
    {
      outcome.text.append(TutorPhrase.looksLikeGuessing.text(in: language))
      outcome.hasToldOfGuessing = true
    }
    guard reveals else { return }
    close(isRight: false)
    guard let likeliest = suspects.first else { return }
    if stack.count == 2 {
      outcome.text += WorkedExample(asking.question, on: place.screen).text(language)
    }
    if isReview, stack.count < Self.review.deepest,
      judgement.belief.probability(of: likeliest) < Self.review.likely
    {
      return
    }
    guard stack.count < (isReview ? Self.review.deepest : Self.deepest),
      let question = probe(judgement.belief, suspects, asking)
    else {
      if let rule = asking.item.rules.first {
        outcome.text.append(TutorPhrase.persists(rule).text(in: language))
      }
      return
    }
    var follow = PosedQuestion(question: question, label: "")
    follow.since = place.now
    follow.scope = asking.scope
    follow.probed = suspects
    stack.append(follow)
    let picture = place.screen.map { follow.picture(on: $0) } ?? []
    outcome.followUp = followUp(follow, language, drawn: picture).after([""])
  }

  /// A question that a wrong answer led to, with its scene.
  private func followUp(
    _ asking: PosedQuestion, _ language: Language, drawn: [StyledText] = []
  ) -> LessonLines {
    let lead =
      stack.count > 2
      ? TutorPhrase.onceMore.text(in: language)
      : asking.probed.count == 1
        ? TutorPhrase.onAFreshScene.text(in: language)
        : TutorPhrase.tellsThemApart.text(in: language)
    let scene = [lead] + asking.question.item.scene.map { "  > " + $0 }
    let text = LessonLines(asking.text(language))
    return drawn.isEmpty
      ? text.after(scene) : [LessonLines(scene), LessonLines(picture: drawn), text].spaced
  }

  /// For who comes back: what was answered is not asked again.
  func textAgain(_ language: Language) -> [String] {
    guard stack[0].isOpen else {
      let first = stack[0].ask + [TutorPhrase.answeredBefore.text(in: language)]
      return isOpen ? first + [""] + followUp(current, language).lines : first
    }
    return stack[0].text(language)
  }

  /// Answered, and not just skipped.
  var wasAnswered: Bool { !stack[0].isOpen && !stack[0].wasSkipped }
}
