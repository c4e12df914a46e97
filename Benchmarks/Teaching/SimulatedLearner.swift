import Engine
import Lab
import Tutor

/// Somebody with one mistake, or two, or none, who answers as the engine does under rules with
/// those mistakes in them, and slips once in ten.
struct SimulatedLearner {
  let mistakes: [Mistake]
  /// The place of the own answer in each drill of a pool; nil where it is not on offer.
  private var own: [Int: Int?] = [:]

  init(_ mistakes: [Mistake]) { self.mistakes = mistakes }

  mutating func answer(
    to place: Int, of pool: TeachingPool, _ random: inout DrillRandom
  ) -> Int {
    let drill = pool.drills[place]
    let belief: Int?
    if let known = own[place] {
      belief = known
    } else {
      belief = choice(in: drill)
      own[place] = .some(belief)
    }
    guard let belief else { return random.below(drill.choices.count) }
    guard random.fraction() < LearnerModel.slip else { return belief }
    return (belief + 1 + random.below(drill.choices.count - 1)) % drill.choices.count
  }

  private func choice(in drill: DrillItem) -> Int? {
    var rules = Rulebook.uikit
    for mistake in mistakes { rules = rules.with(mistake) }
    guard let question = try? Question(drill.item, on: State()),
      let answer = try? question.answer(under: rules).first
    else { return nil }
    return question.choices.firstIndex { AnswerKey($0) == AnswerKey(answer) }
  }
}

/// One drill, from the first question to the last.
struct TeachingRun {
  /// After how many questions each mistake was named.
  private(set) var named: [Mistake: Int] = [:]

  /// The tutor sees the answers alone. It stops when it has named what it is to find.
  init(
    _ learner: inout SimulatedLearner, in pool: inout TeachingPool, among candidates: [Mistake],
    questions: Int, _ random: inout DrillRandom
  ) {
    var model = LearnerModel(candidates: candidates)
    var asked: Set<Int> = []
    for number in 1...questions {
      let places = pool.candidates(for: model, not: asked, &random)
      var weighed: [Evidence] = []
      for place in places {
        weighed.append(pool.evidence(at: place, for: model, asking: true))
      }
      guard let best = model.best(of: weighed) else { return }
      let place = places[best]
      asked.insert(place)
      model.update(
        after: pool.evidence(at: place, for: model),
        answer: learner.answer(to: place, of: pool, &random))
      for mistake in model.named where named[mistake] == nil { named[mistake] = number }
      let isDone = learner.mistakes.allSatisfy { named[$0] != nil }
      if isDone, !learner.mistakes.isEmpty { return }
    }
  }
}
