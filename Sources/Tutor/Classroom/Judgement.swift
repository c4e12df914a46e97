import Engine
import Lab

/// What an answer is worth, and why.
struct Judgement {
  let given: [String]
  let isRight: Bool
  /// Nothing in it is wrong, and something is missing.
  let isMerelyIncomplete: Bool
  /// The mistakes that lead there, the likeliest first.
  let suspects: [Mistake]
  let told: Told
  /// What is believed of the learner after it.
  let belief: LearnerModel
  /// The only mistake that leads there, where it is only one.
  var misconception: Mistake? { suspects.count == 1 ? suspects[0] : nil }
  /// Those that lead there and that the tutor is sure of by now.
  var named: [Mistake] { belief.named.filter { told.here.contains($0.rawValue) } }

  init(
    _ asking: PosedQuestion, given: [String], isUnsure: Bool = false, believing model: LearnerModel,
    followsDocuments: Bool = false
  ) {
    self.given = given
    let question = asking.question
    let documents = followsDocuments ? (try? question.answer(under: .documents)) : nil
    isRight = question.isRight(given) || documents.map { question.isSame(given, $0) } ?? false
    isMerelyIncomplete = asking.question.holdsNothingWrong(given)
    told = Told(asking, given: given, isRight: isRight, isUnsure: isUnsure)
    var belief = model
    belief.update(told)
    self.belief = belief
    let diagnosis = Diagnosis(
      asking.question, given: given, in: asking.scope, testing: asking.probed)
    suspects = isRight ? [] : belief.ranked(diagnosis.mistakes)
  }

  /// Is the first suspect much likelier than the next?
  var hasOneSuspect: Bool {
    guard suspects.count > 1 else { return suspects.count == 1 }
    return belief.probability(of: suspects[0]) > 3 * belief.probability(of: suspects[1])
  }

  func result(_ asking: PosedQuestion, isOver: Bool) -> JudgedAnswer {
    JudgedAnswer(
      isRight: isRight, expected: asking.expectedText, misconception: named.first,
      suspects: suspects.map { .init($0, chance: belief.probability(of: $0)) }, isOver: isOver)
  }
}

/// Puts judgements into words.
struct Teacher {
  let language: Language
  let asking: PosedQuestion

  func confirm() -> [String] {
    [reasoned(TutorPhrase.right(asking.expectedText).text(in: language))]
  }

  /// With why the right answer is right, in the author's words.
  private func reasoned(_ sentence: String, besides said: [String] = []) -> String {
    guard var why = asking.item.why else { return sentence }
    for text in said { why = why.replacing(text: text, with: "") }
    return why.trimmed.isEmpty ? sentence : [sentence, why.trimmed].joined(by: .gap, in: language)
  }

  /// `said`: what need not be said again.
  func revealed(besides said: [String] = []) -> [String] {
    if case .recall(let model) = asking.item.form {
      return [[TutorPhrase.model.text(in: language), model.text].joined(by: .gap, in: language)]
    }
    return [reasoned(TutorPhrase.itIs(asking.expectedText).text(in: language), besides: said)]
  }

  /// What a wrong answer comes of.
  func diagnose(_ judgement: Judgement, reveals: Bool) -> [String] {
    let given = asking.named(judgement.given)
    let mistakes = judgement.suspects
    let missing = missing(judgement)
    var text = [
      missing.isEmpty || !judgement.isMerelyIncomplete
        ? (mistakes.isEmpty && !reveals
          ? TutorPhrase.notYet(given).text(in: language)
          : TutorPhrase.wrong(given).text(in: language))
        : TutorPhrase.soFar(given).text(in: language)
    ]
    let remarks = judgement.given.compactMap { choice in
      asking.question.isRight([choice]) ? nil : asking.item.remark(on: choice)?.text
    }
    text +=
      remarks.isEmpty ? asking.item.wrong.filter { $0.choice.isEmpty }.map { $0.text } : remarks
    // What is told below is not counted first.
    if !reveals { text += missing + soFar(judgement) }
    var said: [String] = []
    if mistakes.isEmpty {
      if text.count == 1, judgement.given.count == 1 { text += whyNot(judgement.given[0]) }
    } else if judgement.hasOneSuspect {
      text.append(TutorPhrase.thought(mistakes[0].text(in: language).title).text(in: language))
      if remarks.isEmpty {
        let mistake = mistakes[0].text(in: language)
        text.append(mistake.correction)
        said += [mistake.correction, mistake.lead]
      }
    } else {
      text.append(
        TutorPhrase.thoughts(mistakes.prefix(3).map { $0.text(in: language).title }).text(
          in: language))
    }
    if let first = mistakes.first, let contrast = Contrast(asking.question, first) {
      text.append(TutorPhrase.pathsPart(after: contrast.shared).text(in: language))
      text.append(TutorPhrase.byUIKit(contrast.truth).text(in: language))
      text.append(TutorPhrase.byMistake(contrast.mistaken).text(in: language))
      if let truth = contrast.truth { said.append(truth) }
    }
    if reveals { text += revealed(besides: said) }
    return text
  }

  /// Of several right answers, those that were not given.
  private func missing(_ judgement: Judgement) -> [String] {
    switch asking.item.form {
    case .multiple, .claims(_, .allThatHold): break
    default: return []
    }
    let given = Set(judgement.given.map { AnswerKey($0) })
    let missing = asking.question.expected.filter { !given.contains(AnswerKey($0)) }
    return missing.isEmpty || missing.count == asking.question.expected.count
      ? [] : [TutorPhrase.missing(missing.count).text(in: language)]
  }

  /// Of an order, how far it is right.
  private func soFar(_ judgement: Judgement) -> [String] {
    guard case .order = asking.item.form else { return [] }
    let right = zip(judgement.given, asking.question.expected).prefix {
      AnswerKey($0) == AnswerKey($1)
    }
    return [TutorPhrase.orderSoFar(right.map { $0.1 }).text(in: language)]
  }

  /// What the engine says kept the event from an object.
  private func whyNot(_ choice: String) -> [String] {
    guard let object = asking.question.start.scene.object(named: choice),
      let commands = asking.question.experiment?.commands
    else { return [] }
    return asking.question.start.whyNot(object, after: commands).map { [$0] } ?? []
  }

  /// How a learner's own words stand against a model.
  func compare(_ ticks: [Bool], _ model: ModelAnswer) -> [String] {
    var text = [TutorPhrase.points.text(in: language)]
    for (number, (tick, point)) in zip(ticks, model.points).enumerated() {
      text.append("  \(tick ? "✓" : "·") \(number + 1)  \(point.text)")
    }
    text += [
      [TutorPhrase.model.text(in: language), model.text].joined(by: .gap, in: language),
      TutorPhrase.gradeYourself(ticks.contains(true)).text(in: language),
    ]
    return text
  }
}
