import Engine
import Lab

/// Where the answer to a question comes from, on its scene.
indirect enum AnswerSource: Sendable {
  case value(Experiment)
  /// Those of the choices that are in the list.
  case several(Experiment, of: [String])
  /// The list as it is.
  case order(Experiment)
  case claims([ClaimTest], Item.ClaimQuestion)
  /// The learner judges.
  case ownWords

  init(_ form: Item.Form, on start: State) throws(TruthError) {
    switch form {
    case .choice(let truth, _), .predict(let truth):
      self = .value(try Experiment(truth, on: start))
    case .multiple(let truth, let choices):
      self = .several(try Experiment(truth, on: start), of: choices)
    case .order(let truth, _): self = .order(try Experiment(truth, on: start))
    case .claims(let claims, let question):
      self = .claims(claims.map { ClaimTest($0, on: start) }, question)
    case .recall: self = .ownWords
    }
  }

  /// By the scene's own rules, or by others.
  func answer(under rules: Rulebook?) throws(TruthError) -> [String] {
    switch self {
    case .value(let experiment): return [try experiment.reading(under: rules).answerText]
    case .several(let experiment, let choices):
      let answers = Set(try experiment.reading(under: rules).answers.map { AnswerKey($0) })
      return choices.filter { answers.contains(AnswerKey($0)) }
    case .order(let experiment): return try experiment.reading(under: rules).answers
    case .claims(let claims, let question):
      var found: [String] = []
      for claim in claims
      where try claim.holds(under: rules) != (question == .theOneThatFails) {
        found.append(claim.text)
      }
      return found
    case .ownWords: return []
    }
  }

  /// Whose outcome is the answer; of statements, the first proof of the first one among these.
  func experiment(showing expected: [String]) -> Experiment? {
    switch self {
    case .value(let experiment), .several(let experiment, _), .order(let experiment): experiment
    case .claims(let claims, _): claims.first { expected.contains($0.text) }?.firstExperiment
    case .ownWords: nil
    }
  }
}

/// A claim with its proofs put to a scene.
struct ClaimTest: Sendable {
  let text: String
  /// What fails to run matters only where those before it hold.
  private let proofs: [(proof: Proof, experiment: Result<Experiment, TruthError>)]

  init(_ claim: Claim, on start: State) {
    text = claim.text
    proofs = claim.proofs.map { proof in
      (
        proof,
        Result { () throws(TruthError) in try Experiment(proof.truth, on: start) }
      )
    }
  }

  func holds(under rules: Rulebook?) throws(TruthError) -> Bool {
    for (proof, experiment) in proofs
    where try !proof.holds(experiment.get().reading(under: rules)) {
      return false
    }
    return true
  }

  var firstExperiment: Experiment? { try? proofs.first?.experiment.get() }
}
