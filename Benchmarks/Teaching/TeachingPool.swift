import CommandLanguage
import Engine
import Tutor

/// Questions that simulated learners are asked: made once, and used by all of them.
struct TeachingPool {
  let drills: [DrillItem]
  private let evidence: [Evidence]
  /// The places of those that show a mistake.
  private let showing: [Mistake: [Int]]
  /// What two mistakes lead to together, as far as somebody has asked.
  private var together: [PairKey: Evidence.PairPrediction] = [:]

  private struct PairKey: Hashable {
    let place: Int
    let first: Mistake
    let second: Mistake
  }

  init(on subject: Subject, count: Int) {
    var maker = DrillMaker(seed: 2026)
    self.init(
      (0..<count).compactMap { maker.item(on: subject, difficulty: 1 + $0 % 5) })
  }

  init(_ drills: [DrillItem]) {
    self.drills = drills
    evidence = drills.map { Evidence($0) }
    var showing: [Mistake: [Int]] = [:]
    for (place, drill) in drills.enumerated() {
      for outcome in drill.outcomes { showing[outcome.mistake, default: []].append(place) }
    }
    self.showing = showing
  }

  /// Some that show what a model suspects, as the tutor would make them on the spot.
  func candidates(
    for model: LearnerModel, not asked: Set<Int>, _ random: inout DrillRandom
  ) -> [Int] {
    var places: [Int] = []
    for suspect in model.suspects(atMost: 12) {
      guard let showing = showing[suspect] else { continue }
      for _ in 0..<4 { places.append(showing[random.below(showing.count)]) }
    }
    return places.filter { !asked.contains($0) }
  }

  /// What an answer to a drill shows, with the pairs that a model still thinks of.
  mutating func evidence(
    at place: Int, for model: LearnerModel, asking: Bool = false
  ) -> Evidence {
    var question = evidence[place]
    for (first, second) in model.pairs(toTry: question, asking: asking) {
      let key = PairKey(place: place, first: first, second: second)
      let prediction = together[key] ?? drills[place].prediction(for: first, and: second)
      together[key] = prediction
      question.pairs.append(prediction)
    }
    return question
  }
}
