import Engine
import Lab
import Narration
import Text

/// What an answer is worth, and why.
struct Judgement {
  let given: [String]
  let isRight: Bool
  /// Nothing in it is wrong, and something is missing.
  let isMerelyIncomplete: Bool
  let diagnosis: Diagnosis
  /// The only mistake that leads there, where it is only one.
  var misconception: Mistake? {
    diagnosis.mistakes.count == 1 ? diagnosis.mistakes[0] : nil
  }

  init(_ asking: Asking, given: [String]) {
    self.given = given
    isRight = asking.question.isRight(given)
    isMerelyIncomplete = asking.question.holdsNothingWrong(given)
    diagnosis = Diagnosis(
      asking.question, given: given, in: asking.scope, testing: asking.probed)
  }

  func outcome(_ asking: Asking) -> LessonOutcome {
    .judged(
      isRight: isRight, expected: asking.expectedText, misconception: misconception)
  }
}

/// Puts judgements into words.
struct Teacher {
  let words: TutorWords
  let asking: Asking

  func confirm() -> [String] {
    [reasoned(words.right(asking.expectedText))]
  }

  /// With why the right answer is right, in the author's words.
  private func reasoned(_ sentence: String, besides said: [String] = []) -> String {
    guard var why = asking.item.why else { return sentence }
    for text in said { why = why.replacing(text: text, with: "") }
    return why.trimmed.isEmpty ? sentence : words.joined(sentence, why.trimmed)
  }

  /// `said`: what need not be said again.
  func revealed(besides said: [String] = []) -> [String] {
    if case .recall(let model) = asking.item.form {
      return [words.joined(words.model, model.text)]
    }
    return [reasoned(words.itIs(asking.expectedText), besides: said)]
  }

  /// What a wrong answer comes of.
  func diagnose(_ judgement: Judgement, reveals: Bool) -> [String] {
    let given = asking.named(judgement.given)
    let mistakes = judgement.diagnosis.mistakes
    let missing = missing(judgement)
    var text = [
      missing.isEmpty || !judgement.isMerelyIncomplete
        ? (mistakes.isEmpty && !reveals ? words.notYet(given) : words.wrong(given))
        : words.soFar(given)
    ]
    let remarks = judgement.given.compactMap { choice in
      asking.question.isRight([choice]) ? nil : asking.item.remark(on: choice)?.text
    }
    text +=
      remarks.isEmpty ? asking.item.wrong.filter { $0.choice.isEmpty }.map { $0.text } : remarks
    text += missing
    if !reveals { text += soFar(judgement) }
    var said: [String] = []
    switch mistakes.count {
    case 0:
      if text.count == 1, judgement.given.count == 1 { text += whyNot(judgement.given[0]) }
    case 1:
      text.append(words.thought(mistakes[0].text(in: words.language).title))
      if remarks.isEmpty {
        let mistake = mistakes[0].text(in: words.language)
        text.append(mistake.correction)
        said += [mistake.correction, mistake.lead]
      }
    default:
      text.append(words.thoughts(mistakes.prefix(3).map { $0.text(in: words.language).title }))
    }
    if let first = mistakes.first, let contrast = Contrast(asking.question, first) {
      text.append(words.pathsPart(after: contrast.shared))
      text.append(words.byUIKit(contrast.truth))
      text.append(words.byMistake(contrast.mistaken))
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
      ? [] : [words.missing(missing.count)]
  }

  /// Of an order, how far it is right.
  private func soFar(_ judgement: Judgement) -> [String] {
    guard case .order = asking.item.form else { return [] }
    let right = zip(judgement.given, asking.question.expected).prefix {
      AnswerKey($0) == AnswerKey($1)
    }
    return [words.orderSoFar(right.map { $0.1 })]
  }

  /// What the engine says kept the event from an object.
  private func whyNot(_ choice: String) -> [String] {
    guard let object = asking.question.start.scene.object(named: choice),
      let commands = asking.question.experiment?.commands
    else { return [] }
    return asking.question.start.whyNot(object, after: commands).map { [$0] } ?? []
  }

  /// How a learner's own words stand against a model.
  func compare(_ answer: String, _ model: ModelAnswer) -> [String] {
    var text = [words.points]
    for point in model.points {
      text.append("  \(point.isMentioned(in: answer) ? "✓" : "·") \(point.text)")
    }
    text += [words.joined(words.model, model.text), words.gradeYourself]
    return text
  }
}
