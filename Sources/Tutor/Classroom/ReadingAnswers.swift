import Engine
import Lab

/// What a learner's words come to, before anybody judges them.
extension QuestionStack {
  /// `b?` is an answer, and says that it is a guess.
  static func unsure(_ text: String) -> (words: String, isUnsure: Bool) {
    let words = text.trimmed
    guard let last = words.last, last == "?" || last == "？", words.count > 1 else {
      return (text, false)
    }
    return (String(words.dropLast()).trimmed, true)
  }

  func read(
    _ text: String, to asking: PosedQuestion, _ language: Language
  ) throws(Refusal) -> [String] {
    let choices = try understood(text, in: asking, language: language)
    if case .predict = asking.item.form {
      return try Self.typed(choices, for: asking.question, language)
    }
    if case .order = asking.item.form, choices.count != asking.question.choices.count {
      throw Refusal(
        code: "not-all",
        message: TutorPhrase.notAll(choices.count, of: asking.question.choices.count).text(
          in: language))
    }
    return choices
  }

  private func understood(
    _ text: String, in asking: PosedQuestion, language: Language
  ) throws(Refusal) -> [String] {
    switch AnswerReader(asking.question).read(text) {
    case .understood(let choices): return choices
    case .ambiguous(let word, let choices):
      throw Refusal(
        code: "ambiguous-answer",
        message: TutorPhrase.couldBe(word.printable, choices).text(in: language))
    case .unknown(let word):
      throw Refusal(
        code: "not-a-choice",
        message: TutorPhrase.notAChoice(word.printable, asking.choices).text(in: language))
    }
  }

  /// In an interview an order may be said part by part: what was said so far, with this.
  func part(
    _ text: String, of asking: PosedQuestion, _ language: Language
  ) throws(Refusal) -> [String] {
    let said = try understood(text, in: asking, language: language)
    let known = Set(asking.given.map { AnswerKey($0) })
    // Who says all of it begins anew.
    guard said.count < asking.question.choices.count else { return said }
    return asking.given + said.filter { !known.contains(AnswerKey($0)) }
  }

  /// A name that is not in the scene, or a word where a number is wanted, is a slip and costs no
  /// try. A number loses its unit.
  private static func typed(
    _ typed: [String], for question: Question, _ language: Language
  ) throws(Refusal) -> [String] {
    let kind = question.typedKind
    var read: [String] = []
    for text in typed {
      guard let answer = kind.read(text) else {
        throw Refusal(
          code: "no-such-answer",
          message: TutorPhrase.misfit(text.printable, kind).text(in: language))
      }
      read.append(answer)
    }
    return read
  }
}
