import CommandLanguage
import Engine

/// Questions that find out what somebody believes.
extension DrillMaker {
  /// How many questions are weighed, and how many scenes are made for them.
  private static let weighed = 16
  private static let scenes = 96

  /// The question that tells these mistakes apart best; for a single one, whether it is gone.
  ///
  /// Of questions that tell the same, the one in which the fewest other mistakes lead astray: a wrong
  /// answer to it says the most. In a lesson it needs nothing but what has been taught, and what the
  /// question before it needed too.
  ///
  /// `needed`: mistakes that led astray in that one; `asked`: the ids of questions that are not to
  /// come again.
  public mutating func probe(
    for candidates: [Mistake], in scope: Scope = .anything, needed: [Mistake] = [],
    not asked: [String] = [], difficulty: Int = 2
  ) -> DrillItem? {
    let model = LearnerModel(suspecting: candidates)
    let tested = Set(candidates)
    let drafts = drafts(
      for: candidates, on: scope.subject, not: asked, difficulty: difficulty
    ) { draft in
      guard candidates.count < 2 || draft.tellsApart(candidates) else { return false }
      guard case .taught(let taught) = scope else { return true }
      return taught.covers(draft.sketch)
        && !draft.hasOthers(than: taught.mistakes.union(needed).union(tested))
    }
    let bits = drafts.map { model.information(in: $0.evidence(for: model)) }
    let most = bits.max() ?? 0
    let best = drafts.indices.filter { bits[$0] > most - 1e-9 }
      .map { ($0, drafts[$0].others(than: tested).count) }.min { $0.1 < $1.1 }
    return best.map { finish(drafts[$0.0], difficulty) }
  }

  /// The question whose answer will tell most about a learner.
  public mutating func next(
    for model: LearnerModel, on subject: Subject? = nil, not asked: [String] = [],
    difficulty: Int = 2
  ) -> DrillItem? {
    let drafts = drafts(
      for: model.suspects(atMost: DrillMaker.weighed), on: subject, not: asked,
      difficulty: difficulty)
    return model.best(of: drafts.map { $0.evidence(for: model) })
      .map { finish(drafts[$0], difficulty) }
  }

  private mutating func drafts(
    for suspects: [Mistake], on subject: Subject?, not asked: [String], difficulty: Int,
    where isFit: (Draft) -> Bool = { _ in true }
  ) -> [Draft] {
    let difficulty = difficulty.limited(to: DrillMaker.difficulties)
    let families = Family.all.filter { subject == nil || $0.subject == subject }
    var drafts: [Draft] = []
    for attempt in 0..<DrillMaker.scenes where drafts.count < DrillMaker.weighed {
      guard !suspects.isEmpty else { break }
      let aim = suspects[attempt % suspects.count]
      guard let family = random.pick(from: families.filter { $0.shows.contains(aim) }) else {
        continue
      }
      let wish = Wish(difficulty: max(difficulty, family.level), aim: aim)
      for sketch in family.sketches(&random, wish) {
        guard let draft = Draft(sketch, of: family, wish, showing: suspects),
          !made.contains(draft.mark), !asked.contains(draft.id), isFit(draft)
        else { continue }
        drafts.append(draft)
      }
    }
    return drafts
  }

  private mutating func finish(_ draft: Draft, _ difficulty: Int) -> DrillItem {
    made.insert(draft.mark)
    return draft.finished(
      difficulty: difficulty.limited(to: DrillMaker.difficulties), language: language, &random)
  }
}
