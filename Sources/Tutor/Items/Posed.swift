import Lab

/// A question or a challenge as a page shows it: what is asked and what there is to choose or to
/// reach; and, to be folded away, what answers it.
public struct Posed: Equatable, Sendable {
  /// A choice with its letter or number; a goal has none.
  public struct Line: Equatable, Sendable {
    public var label: String?
    public var text: String
  }

  public var ask: String
  /// What the lines are, where that has to be said.
  public var heading: String?
  public var lines: [Line] = []
  /// What must stay as it is.
  public var keeps: String?
  public var answer: [String] = []

  /// Only what is asked.
  public init(ask: String) { self.ask = ask }

  /// On a scene; where it cannot be put to that, it has no answer.
  public init(_ item: Item, on state: State) {
    ask = item.ask
    if let question = try? Question(item, on: state) {
      answer =
        Teacher(language: state.language, asking: PosedQuestion(question: question, label: ""))
        .revealed()
    }
    let choices = item.form.choices
    lines = zip(Choice.labels(for: choices), choices).map { Line(label: $0, text: $1) }
  }

  public init(_ challenge: Challenge, in language: Language) {
    ask = challenge.ask
    answer = challenge.told(language)
    heading = LessonPhrase.goals.text(in: language)
    lines = challenge.goals.map { Line(label: nil, text: $0.text) }
    if !challenge.keeps.isEmpty {
      keeps = LessonPhrase.keep(challenge.keeps.map { $0.name }).text(in: language)
    }
  }
}

extension Challenge {
  /// A way to solve it, to somebody who does not do so now.
  func told(_ language: Language) -> [String] {
    solutions.first.map { [LessonPhrase.oneWayWas($0).text(in: language)] } ?? []
  }
}
