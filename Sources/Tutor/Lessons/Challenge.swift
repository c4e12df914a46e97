import Engine
import Lab

/// Something to bring about. Its goals are checked on the scene, never on what was typed, so any
/// way there is a solution.
public struct Challenge: Equatable, Sendable {
  public var id: String
  public var ask: String
  public var scene: [String]
  public var goals: [Goal]
  public var keeps: [Keep]
  public var hints: [String]
  /// Each is a whole solution.
  public var solutions: [String]
  /// Why there is one solution and no other.
  public var onlyWay: String?
  public var rules: [Rule]
  /// Can it be understood outside its lesson?
  public var standsAlone = true

  public init(
    id: String, ask: String, scene: [String] = [], goals: [Goal], keeps: [Keep] = [],
    hints: [String] = [], solutions: [String] = [], rules: [Rule] = []
  ) {
    self.id = id
    self.ask = ask
    self.scene = scene
    self.goals = goals
    self.keeps = keeps
    self.hints = hints
    self.solutions = solutions
    self.rules = rules
  }

  public struct Goal: Equatable, Sendable {
    /// What the learner reads.
    public var text: String
    public var proofs: [Proof]

    public init(text: String, proofs: [Proof]) {
      self.text = text
      self.proofs = proofs
    }

    public func holds(on state: State) throws(TruthError) -> Bool {
      for proof in proofs where try !proof.holds(on: state) { return false }
      return true
    }
  }
}

/// A challenge put to a scene.
public struct Attempt: Sendable {
  public internal(set) var challenge: Challenge
  public let start: State
  /// The commands that made it, from nothing.
  let scene: [String]

  /// `commands` made the scene that the challenge stands on.
  public init(
    _ challenge: Challenge, on state: State, after commands: [String] = []
  ) throws(TruthError) {
    var start = state
    for line in challenge.scene {
      do throws(CommandError) { try start.answer(line) } catch { throw .fails(line, error) }
    }
    self.challenge = challenge
    self.start = start
    scene = commands + challenge.scene
  }

  /// How a scene stands against what is wanted.
  public struct Standing: Equatable, Sendable {
    /// For each goal, whether it holds.
    public var goals: [Bool]
    /// What had to stay and did not.
    public var broken: [Keep]

    public var isSolved: Bool { broken.isEmpty && !goals.contains(false) }
  }

  public func standing(of state: State) -> Standing {
    // A goal may need an object that is gone: then it does not hold.
    let goals = challenge.goals.map { goal in (try? goal.holds(on: state)) ?? false }
    return Standing(
      goals: goals, broken: challenge.keeps.filter { !$0.holds(from: start.scene, to: state.scene) }
    )
  }
}
