import Documents
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

  /// Nil of a block that asks nothing.
  public init?(quiz fields: Fields, in language: Language) {
    guard let ask = fields["ask"] else { return nil }
    self.ask = ask.joiningLines
    var slips: [LessonError] = []
    guard let item = try? ItemReader.item(fields, line: 1, &slips) else { return }
    let choices: [String] =
      switch item.form {
      case .choice(_, let choices), .multiple(_, let choices), .order(_, let choices): choices
      case .claims(let claims, _): claims.map { $0.text }
      case .predict, .recall: []
      }
    lines = zip(Choice.labels(for: choices), choices).map { Line(label: $0, text: $1) }
  }

  public init?(challenge fields: Fields, in language: Language) {
    guard let ask = fields["ask"] else { return nil }
    self.ask = ask.joiningLines
    var slips: [LessonError] = []
    guard let challenge = try? ItemReader.challenge(fields, line: 1, &slips) else { return }
    let words = TutorWords(language)
    heading = words.goals
    lines = challenge.goals.map { Line(label: nil, text: $0.text) }
    if !challenge.keeps.isEmpty { keeps = words.keep(challenge.keeps.map { $0.name }) }
  }
}
