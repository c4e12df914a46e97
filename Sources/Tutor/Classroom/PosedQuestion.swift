import Engine
import Lab

/// A question at hand: how far it has come.
struct PosedQuestion: Sendable {
  enum Stage: Equatable, Sendable {
    case open
    /// The model answer is shown; the learner says whether theirs was as good.
    case judging
    case closed(isRight: Bool)
  }

  var question: Question
  /// What it says before the question: its id, or its number.
  let label: String
  var stage = Stage.open
  /// Wrong answers so far.
  var tries = 0
  var hints = 0
  /// Was the event tried, or the engine asked, while the question was open?
  var hasLooked = false
  var sawSolution = false
  /// Of what was said in one's own words: the points that it seems to mention, then those ticked.
  var ticks: [Bool] = []
  /// What was answered at last, to be told at the end of an interview; of an order that is said part by
  /// part, what was said so far.
  var given: [String] = []
  /// The place of what an interviewer asks next, where that may be answered now.
  var following: Int?
  /// The follow-up that was answered in an interview.
  var wasFollowed: ModelAnswer.FollowUp?
  var wasSkipped = false
  /// When it was asked, by the learner's clock.
  var since = 0.0
  /// What it belongs to.
  var scope = Scope.anything
  /// The mistakes that it is to tell apart, where it follows a wrong answer.
  var probed: [Mistake] = []

  var item: Item { question.item }
  var labels: [String] { Choice.labels(for: question.choices) }

  /// What an interviewer asks next.
  var followUp: ModelAnswer.FollowUp? {
    guard let following, case .recall(let model) = item.form,
      model.followUps.indices.contains(following)
    else { return nil }
    return model.followUps[following]
  }

  var isOpen: Bool {
    if case .closed = stage { false } else { true }
  }

  /// A second look at fewer choices would be a guess.
  var mayTryAgain: Bool {
    switch item.form {
    case .choice, .claims: question.choices.count > 2 && tries < 2
    case .predict, .multiple, .order: tries < 2
    case .recall: false
    }
  }

  /// With what can be done about it, while something can.
  func text(_ language: Language) -> [String] {
    ask + (item.contested.map { [TutorPhrase.contested($0).text(in: language)] } ?? [])
      + [TutorPhrase.invitation(question, labels: labels).text(in: language)]
  }

  var ask: [String] {
    var text = [label.isEmpty ? item.ask : "\(label). \(item.ask)"]
    let width = labels.map { $0.count }.max() ?? 0
    for (label, choice) in zip(labels, question.choices) {
      let gap = String(repeating: " ", count: width - label.count)
      text.append("  \(gap)\(label)  \(choice)")
    }
    return text
  }

  /// The choices with their letters or numbers.
  var choices: [(label: String, choice: String)] {
    Array(zip(labels, question.choices)).map { (label: $0.0, choice: $0.1) }
  }

  var expectedText: String { named(question.expected) }

  /// Choices as a sentence names them: statements, which are sentences themselves, by their label.
  func named(_ answers: [String]) -> String {
    guard !answers.isEmpty else { return Choice.nobody }
    // The engine says `nobody` where a choice says `none`.
    let choices = answers.map { answer in
      question.choices.first { AnswerKey($0) == AnswerKey(answer) } ?? answer
    }
    switch item.form {
    case .order: return choices.joined(separator: " → ")
    case .claims:
      return inTheirOrder(choices).map { choice in
        question.choices.firstIndex(of: choice).map { labels[$0] } ?? choice
      }.joined(separator: ", ")
    case .multiple: return inTheirOrder(choices).joined(separator: ", ")
    case .choice, .predict, .recall: return choices.joined(separator: ", ")
    }
  }

  /// As they stand below the question.
  private func inTheirOrder(_ answers: [String]) -> [String] {
    question.choices.filter { answers.contains($0) }
      + answers.filter { !question.choices.contains($0) }
  }
}
