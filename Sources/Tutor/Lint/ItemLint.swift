import Engine
import Lab

/// What is wrong with one question.
struct ItemLint {
  private(set) var messages: [Spoken] = []
  private let item: Item

  init(_ item: Item, on state: State) {
    self.item = item
    do throws(TruthError) {
      let question = try Question(item, on: state)
      checkChoices(question)
      checkRemarks(question)
      checkHints(question)
    } catch {
      note(.truth(error))
    }
    checkTexts()
    checkPoints()
  }

  /// Of a sound question, what its words in another language could spoil.
  init(translated item: Item, on state: State) {
    self.item = item
    checkPoints()
    guard let question = try? Question(item, on: state) else { return }
    checkChoices(question)
    checkHints(question)
  }

  private mutating func checkChoices(_ question: Question) {
    switch item.form {
    case .choice: checkChoice(question)
    case .multiple: checkSeveral(question)
    case .order: checkOrder(question)
    case .claims(_, .allThatHold): checkSeveral(question)
    case .claims:
      if question.expected.count != 1 {
        note(.claimsExpected(question.expected))
      }
    case .predict, .recall: break
    }
  }

  private mutating func checkHints(_ question: Question) {
    messages += HintLint.messages(
      item.hints, hiding: secrets(of: question), answers: answers(to: question))
  }

  private mutating func checkChoice(_ question: Question) {
    let fitting = question.choices.filter { question.isRight([$0]) }
    if fitting.count != 1 { note(.noneOfTheChoices(question.expected)) }
  }

  private mutating func checkSeveral(_ question: Question) {
    if question.expected.isEmpty { note(.noneRight) }
    if question.expected.count == question.choices.count { note(.allRight) }
  }

  private mutating func checkOrder(_ question: Question) {
    let (choices, expected) = (
      question.choices.map { AnswerKey($0) }, question.expected.map { AnswerKey($0) }
    )
    if Set(choices) != Set(expected) || choices.count != expected.count {
      note(.orderOfOthers(question.expected))
    }
    if choices == expected { note(.inOrderAlready) }
  }

  // MARK: Wrong choices

  private mutating func checkRemarks(_ question: Question) {
    for remark in item.wrong where !remark.choice.isEmpty {
      let isChoice = question.choices.contains { AnswerKey($0) == AnswerKey(remark.choice) }
      if !question.choices.isEmpty, !isChoice {
        note(.remarkOnNone(remark.choice))
      }
      if isRight(remark.choice, of: question) {
        note(.remarkOnRight(remark.choice))
      }
      let answer = question.answer(with: remark.choice)
      for mistake in remark.mistakes where !question.gives(answer, under: mistake) {
        note(.leadsElsewhere(mistake, remark.choice))
      }
    }
    if case .order = item.form { return }
    for choice in question.choices where !isRight(choice, of: question) {
      if question.explanation(of: choice) == nil {
        note(.unexplained(choice))
      }
    }
  }

  private func isRight(_ choice: String, of question: Question) -> Bool {
    if case .order = item.form { return false }
    return question.expected.contains { AnswerKey($0) == AnswerKey(choice) }
  }

  // MARK: Texts

  private func secrets(of question: Question) -> [String] {
    switch item.form {
    case .predict, .claims: question.expected.filter { $0.count > 3 }
    case .order, .recall: []
    // A view's name stands in many a hint, so only the whole sentence would give it away.
    case .choice, .multiple: question.expected.filter { $0.count > 8 }
    }
  }

  /// How a short one may be said, by itself or by its letter.
  private func answers(to question: Question) -> [String] {
    guard question.expected.count == 1 else { return [] }
    let labels = zip(question.choices, Choice.labels(for: question.choices)).filter {
      isRight($0.0, of: question)
    }
    return question.expected + labels.map { $0.1 }
  }

  private mutating func checkTexts() {
    if case .recall = item.form {
    } else if item.why == nil {
      note(.noWhy)
    }
    if item.rules.isEmpty { note(.noRules) }
  }

  /// What refutes a point stands neither in the point nor in the model answer.
  private mutating func checkPoints() {
    guard case .recall(let model) = item.form else { return }
    for (number, point) in model.points.enumerated() {
      for words in point.refutations
      where [point.text, model.text].contains(where: { Mention($0).isRefuted(by: words) }) {
        note(.refutesItself(point: number + 1, words))
      }
    }
  }

  private mutating func note(_ fault: QuestionFault) { messages.append(Spoken(fault)) }
}

/// Hints lead there step by step.
enum HintLint {
  /// No early hint holds a secret, and none says an answer outright: a view's name may stand in a
  /// question, and not after `It is`.
  static func messages(
    _ hints: [String], hiding secrets: [String], answers: [String] = []
  ) -> [Spoken] {
    var faults: [QuestionFault] = hints.count == 3 ? [] : [.hintCount(hints.count)]
    for (number, hint) in hints.dropLast().enumerated() {
      for secret in secrets where hint.contains(text: secret) {
        faults.append(.hintGivesAway(number + 1, secret))
      }
      if let answer = answers.first(where: { isSaid($0, in: hint) }) {
        faults.append(.hintSays(number + 1, answer))
      }
    }
    return faults.map { Spoken($0) }
  }

  private static func isSaid(_ answer: String, in hint: String) -> Bool {
    let answer = AnswerKey(answer)
    return hint.split(whereSeparator: { ".;:!—。；：！".contains($0) }).contains { part in
      let sentence = part.trimmed
      if AnswerKey(sentence) == answer { return true }
      return openings.contains { opening in
        sentence.lowercased().hasPrefix(opening)
          && AnswerKey(String(sentence.dropFirst(opening.count))) == answer
      }
    }
  }

  private static let openings = [
    "it is ", "it's ", "that is ", "the answer is ", "the right answer is ", "the answer: ",
    "answer ", "so it is ", "choose ", "type ", "it must be ",
    "答案是", "应该是", "就是", "是", "选择", "选",
  ]
}
