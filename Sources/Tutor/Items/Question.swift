import CommandLanguage
import Engine
import Lab

/// An item put to a scene: what it asks about, what there is to choose, and what is right.
public struct Question: Sendable {
  public let item: Item
  /// The scene that it asks about.
  public let start: State
  /// What is offered; nothing where the answer is typed.
  public let choices: [String]
  /// One answer; of `multiple` several, in any order; of `order` all of them, in theirs. Empty
  /// where the learner judges.
  public let expected: [String]

  public init(_ item: Item, on state: State) throws(TruthError) {
    var start = state
    for line in item.scene {
      do throws(CommandError) { try start.answer(line) } catch { throw .fails(line, error) }
    }
    self.item = item
    self.start = start
    expected = try Self.answer(to: item, on: start, under: nil)
    switch item.form {
    case .choice(_, let choices), .multiple(_, let choices), .order(_, let choices):
      self.choices = choices
    case .claims(let claims, _): choices = claims.map { $0.text }
    case .predict, .recall: choices = []
    }
  }

  /// What somebody answers who holds these rules for true.
  public func answer(under rules: Rulebook) throws(TruthError) -> [String] {
    try Self.answer(to: item, on: start, under: rules)
  }

  private static func answer(
    to item: Item, on state: State, under rules: Rulebook?
  ) throws(TruthError) -> [String] {
    switch item.form {
    case .choice(let truth, _), .predict(let truth):
      return [try truth.value(on: state, under: rules).answerText]
    case .multiple(let truth, let choices):
      let answers = Set(try truth.value(on: state, under: rules).answers.map { AnswerKey($0) })
      return choices.filter { answers.contains(AnswerKey($0)) }
    case .order(let truth, _):
      return try truth.value(on: state, under: rules).answers
    case .claims(let claims, let question):
      var found: [String] = []
      for claim in claims
      where try claim.holds(on: state, under: rules) != (question == .theOneThatFails) {
        found.append(claim.text)
      }
      return found
    case .recall: return []
    }
  }

  /// The commands whose outcome is the answer; of statements, those of the first that counts.
  public var commands: String? {
    switch item.form {
    case .choice(let truth, _), .multiple(let truth, _), .order(let truth, _), .predict(let truth):
      truth.commands
    case .claims(let claims, _):
      claims.first { expected.contains($0.text) }?.proofs.first?.truth.commands
    case .recall: nil
    }
  }

  public func isRight(_ given: [String]) -> Bool { isSame(given, expected) }

  /// Whether two answers say the same: only of `order` does it matter what comes first.
  func isSame(_ a: [String], _ b: [String]) -> Bool {
    let (a, b) = (a.map { AnswerKey($0) }, b.map { AnswerKey($0) })
    if case .order = item.form { return a == b }
    return Set(a) == Set(b)
  }

  /// Nothing in it is wrong, though something may be missing.
  func holdsNothingWrong(_ given: [String]) -> Bool {
    Set(given.map { AnswerKey($0) }).isSubset(of: expected.map { AnswerKey($0) })
  }
}
