import Engine
import Lab

/// A sketch whose answer is known, and what the mistakes that it is made for make of it.
struct Draft: Sendable {
  let sketch: Sketch
  let family: Family
  let experiment: Experiment
  let answer: String
  /// The mistake that it is made to show.
  private let aim: Mistake
  private let shown: [DrillItem.Outcome]
  /// How many different wrong answers the mistakes lead to.
  let wrongAnswers: Int

  /// Nil where the mistake that it is aimed at does not show.
  init?(_ sketch: Sketch, of family: Family, _ wish: Wish, showing others: [Mistake]) {
    guard !sketch.isBroken, let truth = sketch.ask.truth(in: sketch.state.scene),
      let experiment = try? Experiment(truth, on: sketch.state)
    else { return nil }
    let answer = experiment.reading.answerText
    let aimed = Draft.outcomes(of: experiment, other: answer, [wish.aim])
    guard !aimed.isEmpty else { return nil }
    shown = aimed + Draft.outcomes(of: experiment, other: answer, others.filter { $0 != wish.aim })
    var answers: [String] = []
    for outcome in shown where !answers.contains(outcome.answer) { answers.append(outcome.answer) }
    wrongAnswers = answers.count
    aim = wish.aim
    self.sketch = sketch
    self.family = family
    self.experiment = experiment
    self.answer = answer
  }

  private static func outcomes(
    of experiment: Experiment, other answer: String, _ mistakes: [Mistake]
  ) -> [DrillItem.Outcome] {
    mistakes.compactMap { mistake in
      guard let other = try? experiment.reading(under: mistake.rulebook).answerText,
        other != answer
      else { return nil }
      return DrillItem.Outcome(mistake: mistake, answer: other)
    }
  }

  /// Tells this question from others (FNV-1a).
  var mark: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for line in sketch.lines + [experiment.truth.commands, experiment.truth.field] {
      for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 10) &* 0x100_0000_01B3
    }
    return hash
  }

  var id: String { "drill-\(family.subject.rawValue)-\(String(mark, radix: 36))" }

  /// What the answer will show.
  var evidence: Evidence {
    let answers = answers(from: shown)
    let wrong = shown.map { outcome in
      Evidence.Prediction(
        mistake: outcome.mistake, choice: answers.firstIndex(of: outcome.answer))
    }
    return Evidence(choices: answers.count, right: 0, wrong: wrong)
  }

  /// Is nobody the right answer?
  var isNobodys: Bool { answer == Choice.nobody }

  /// What is never right would be an answer to leave out; what a presentation has put between its views
  /// is in nobody's picture.
  private func mayOffer(_ candidate: String) -> Bool {
    guard candidate != Choice.nobody else { return isNobodys || family.subject.keysNobody }
    return !candidate.contains(text: ".transitionView")
  }

  /// So many are offered, where the scene has as many. With fewer, a guess would too often look like a
  /// thought: of seven, three guesses in a row agree with one once in 343 times.
  private static let offered = 7

  /// Does a mistake lead to a wrong answer?
  func shows(_ mistake: Mistake) -> Bool { shown.contains { $0.mistake == mistake } }

  /// Do these lead to more answers than one?
  func tellsApart(_ mistakes: [Mistake]) -> Bool {
    let answers = mistakes.map { mistake in
      shown.first { $0.mistake == mistake }?.answer ?? answer
    }
    return answers.contains { $0 != answers[0] }
  }

  /// The mistakes besides these that lead to a wrong answer.
  func others(than tested: Set<Mistake>) -> [Mistake] {
    sketch.relevantMistakes.filter { !tested.contains($0) && leadsAstray($0) }
  }

  /// Does a mistake besides these lead to a wrong answer?
  func hasOthers(than tested: Set<Mistake>) -> Bool {
    sketch.relevantMistakes.contains { !tested.contains($0) && leadsAstray($0) }
  }

  private func leadsAstray(_ mistake: Mistake) -> Bool {
    shown.contains { $0.mistake == mistake }
      || !Draft.outcomes(of: experiment, other: answer, [mistake]).isEmpty
  }

  // MARK: Finishing

  /// `offeringNobody`: where it is right too often as it is.
  func finished(
    language: Language, offeringNobody: Bool = false, _ random: inout DrillRandom
  ) -> DrillItem {
    let known = shown.map { $0.mistake }
    let rest = sketch.relevantMistakes.filter { !known.contains($0) }
    let outcomes = shown + Draft.outcomes(of: experiment, other: answer, rest)
    let choices = choices(
      from: outcomes, language: language, offeringNobody: offeringNobody, &random)
    let rationale = Rationale(sketch, experiment, of: family.subject, showing: aim, in: language)
    let item = Item(
      id: id, ask: DrillPhrase.ask(sketch.ask).text(in: language), scene: sketch.lines,
      form: .choice(experiment.truth, choices.map { $0.text }), why: rationale.why,
      hints: [
        DrillPhrase.whereToLook(sketch.ask, aim).text(in: language),
        aim.text(in: language).correction, rationale.path,
      ],
      rules: rationale.rules)
    return DrillItem(
      item: item, subject: family.subject, query: experiment.truth.commands,
      field: experiment.truth.field,
      answer: answer, choices: choices, outcomes: outcomes, experiment: experiment)
  }

  /// The truth, answers of mistakes (those it is made to show first), and guesses to fill up.
  private func answers(
    from outcomes: [DrillItem.Outcome], offeringNobody: Bool = false
  ) -> [String] {
    var answers = [answer]
    func add(_ candidates: [String]) {
      for candidate in candidates where answers.count < Draft.offered {
        if !answers.contains(candidate), mayOffer(candidate) { answers.append(candidate) }
      }
    }
    add(outcomes.map { $0.answer })
    if offeringNobody { add([Choice.nobody]) }
    add(sketch.distractors)
    add(sketch.fillers)
    return answers
  }

  private func choices(
    from outcomes: [DrillItem.Outcome], language: Language, offeringNobody: Bool,
    _ random: inout DrillRandom
  ) -> [DrillChoice] {
    var answers = answers(from: outcomes, offeringNobody: offeringNobody)
    order(&answers, &random)
    return answers.map { text in
      DrillChoice(
        answer: text, text: sketch.ask.wanted.choice(text, in: language),
        mistakes: outcomes.filter { $0.answer == text }.map { $0.mistake })
    }
  }

  /// Names by the alphabet and nobody last; what is longer, anyhow.
  private func order(_ answers: inout [String], _ random: inout DrillRandom) {
    if answers.contains(where: { $0.contains(text: " > ") }) {
      random.shuffle(&answers)
      return
    }
    answers.sort { a, b in
      if (a == Choice.nobody) != (b == Choice.nobody) { return b == Choice.nobody }
      return a < b
    }
  }
}
