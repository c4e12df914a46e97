import Engine
import Lab

/// An item put to a scene: what it asks about, what there is to choose, and what is right.
public struct Question: Sendable {
  public let item: Item
  /// The scene that it asks about.
  public let start: State
  /// The commands that made it, from nothing.
  let scene: [String]
  /// What is offered; nothing where the answer is typed.
  public private(set) var choices: [String]
  /// One answer; of `multiple` several, in any order; of `order` all of them, in theirs. Empty
  /// where the learner judges.
  public let expected: [String]
  private let source: AnswerSource

  /// `commands` made the scene that the item stands on.
  public init(
    _ item: Item, on state: State, after commands: [String] = []
  ) throws(TruthError) {
    var start = state
    for line in item.scene {
      do throws(CommandError) { try start.answer(line) } catch { throw .fails(line, error) }
    }
    try self.init(item, at: start, scene: commands + item.scene)
  }

  private init(_ item: Item, at start: State, scene: [String]) throws(TruthError) {
    self.item = item
    self.start = start
    self.scene = scene
    source = try AnswerSource(item.form, on: start)
    expected = try source.answer(under: nil)
    choices = item.form.choices
  }

  /// The same question in other words.
  func saying(_ item: Item) -> Question {
    guard var other = try? Question(item, at: start, scene: scene) else { return self }
    // In the order in which they were put.
    let places = choices.compactMap { self.item.form.choices.firstIndex(of: $0) }
    if places.count == other.choices.count { other.choices = places.map { other.choices[$0] } }
    return other
  }

  /// The same with its sentences in an order of chance. Names stand by the alphabet, and tell nothing by
  /// where they stand.
  func shuffled(_ random: inout DrillRandom) -> Question {
    switch item.form {
    case .order, .predict, .recall: return self
    case .choice, .multiple, .claims: break
    }
    guard choices.contains(where: { $0.contains(" ") && !$0.contains(text: " > ") }) else {
      return self
    }
    var question = self
    random.shuffle(&question.choices)
    return question
  }

  /// What somebody answers who holds these rules for true.
  public func answer(under rules: Rulebook) throws(TruthError) -> [String] {
    try source.answer(under: rules)
  }

  /// Whose outcome is the answer; of statements, that of the first that counts.
  var experiment: Experiment? { source.experiment(showing: expected) }

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
