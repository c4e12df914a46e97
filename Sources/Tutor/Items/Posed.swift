import Text

/// A question or a challenge as a page shows it: what is asked and what there is to choose or to
/// reach, and nothing that would answer it.
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

  /// Only what is asked.
  public init(ask: String) { self.ask = ask }

  public init(_ item: Item) {
    ask = item.ask
    let choices = item.form.choices
    lines = zip(Choice.labels(for: choices), choices).map { Line(label: $0, text: $1) }
  }

  public init(_ challenge: Challenge, in language: Language) {
    ask = challenge.ask
    heading = LessonPhrase.goals.text(in: language)
    lines = challenge.goals.map { Line(label: nil, text: $0.text) }
    if !challenge.keeps.isEmpty {
      keeps = LessonPhrase.keep(challenge.keeps.map { $0.name }).text(in: language)
    }
  }
}
