import CommandLanguage
import Engine
import Lab
import Narration

/// A sketch whose answer is known, and what the mistakes that it is made for make of it.
struct Draft: Sendable {
  let sketch: Sketch
  let family: Family
  let truth: Truth
  let answer: String
  private let shown: [DrillItem.Outcome]
  /// How many different wrong answers the mistakes lead to.
  let wrongAnswers: Int

  /// Nil where the mistake that it is aimed at does not show.
  init?(_ sketch: Sketch, of family: Family, _ wish: Wish, showing others: [Mistake]) {
    guard !sketch.isBroken, let truth = sketch.ask.truth,
      let answer = Draft.answer(truth, sketch, nil)
    else { return nil }
    let aimed = Draft.outcomes(truth, sketch, answer, [wish.aim])
    guard !aimed.isEmpty else { return nil }
    shown = aimed + Draft.outcomes(truth, sketch, answer, others.filter { $0 != wish.aim })
    var keys: [AnswerKey] = []
    for outcome in shown where !keys.contains(AnswerKey(outcome.answer)) {
      keys.append(AnswerKey(outcome.answer))
    }
    wrongAnswers = keys.count
    self.sketch = sketch
    self.family = family
    self.truth = truth
    self.answer = answer
  }

  private static func answer(_ truth: Truth, _ sketch: Sketch, _ rules: Rulebook?) -> String? {
    do throws(TruthError) {
      return try truth.value(on: sketch.state, under: rules).answerText
    } catch {
      return nil
    }
  }

  private static func outcomes(
    _ truth: Truth, _ sketch: Sketch, _ answer: String, _ mistakes: [Mistake]
  ) -> [DrillItem.Outcome] {
    mistakes.compactMap { mistake in
      guard let other = Draft.answer(truth, sketch, mistake.rulebook),
        AnswerKey(other) != AnswerKey(answer)
      else { return nil }
      return DrillItem.Outcome(mistake: mistake, answer: other)
    }
  }

  /// Tells this question from others (FNV-1a).
  var mark: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for line in sketch.lines + [truth.commands, truth.field] {
      for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 10) &* 0x100_0000_01B3
    }
    return hash
  }

  // MARK: Finishing

  func finished(
    _ difficulty: Int, _ language: Language, _ random: inout DrillRandom
  ) -> DrillItem {
    let known = shown.map { $0.mistake }
    let rest = sketch.relevantMistakes.filter { !known.contains($0) }
    let outcomes = shown + Draft.outcomes(truth, sketch, answer, rest)
    let words = DrillWords(language)
    let choices = choices(outcomes, difficulty, words, &random)
    let telling = Telling(sketch, truth, language)
    let item = Item(
      id: "drill-\(family.subject.rawValue)-\(String(mark, radix: 36))",
      ask: words.ask(sketch.ask), scene: sketch.lines,
      form: .choice(truth, choices.map { $0.text }), why: telling.why,
      hints: [words.whereToLook(sketch.ask), words.rule(of: family.subject)] + [telling.path],
      rules: telling.rules)
    return DrillItem(
      item: item, subject: family.subject, query: truth.commands, field: truth.field,
      answer: answer, choices: choices, outcomes: outcomes)
  }

  /// The truth, answers of mistakes (those it is made to show first), and guesses to fill up.
  private func choices(
    _ outcomes: [DrillItem.Outcome], _ difficulty: Int, _ words: DrillWords,
    _ random: inout DrillRandom
  ) -> [DrillChoice] {
    let most = 4 + difficulty / 4
    var answers = [answer]
    for candidate in outcomes.map({ $0.answer }) + sketch.distractors {
      guard answers.count < most else { break }
      guard !answers.contains(where: { AnswerKey($0) == AnswerKey(candidate) }) else { continue }
      answers.append(candidate)
    }
    order(&answers, &random)
    return answers.map { text in
      let key = AnswerKey(text)
      return DrillChoice(
        answer: text, text: words.choice(text, of: sketch.ask.wanted),
        mistakes: outcomes.filter { AnswerKey($0.answer) == key }.map { $0.mistake })
    }
  }

  /// Names by the alphabet and nobody last; what is longer, anyhow.
  private func order(_ answers: inout [String], _ random: inout DrillRandom) {
    if answers.contains(where: { $0.contains(" > ") }) {
      random.shuffle(&answers)
      return
    }
    answers.sort { a, b in
      if (a == Choice.nobody) != (b == Choice.nobody) { return b == Choice.nobody }
      return a < b
    }
  }
}
