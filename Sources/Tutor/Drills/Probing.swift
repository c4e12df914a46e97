import CommandLanguage
import Engine

/// Questions that find out what somebody believes.
extension DrillMaker {
  /// How many questions are weighed, and how many scenes are made for them.
  private static let weighed = 16
  private static let scenes = 96

  /// The question that tells these mistakes apart best; for a single one, whether it is gone.
  ///
  /// `asked`: the ids of questions that are not to come again.
  public mutating func probe(
    for candidates: [Mistake], not asked: [String] = [], difficulty: Int = 2
  ) -> DrillItem? {
    next(for: LearnerModel(suspecting: candidates), not: asked, difficulty: difficulty)
  }

  /// The question whose answer will tell most about a learner.
  public mutating func next(
    for model: LearnerModel, on subject: Subject? = nil, not asked: [String] = [],
    difficulty: Int = 2
  ) -> DrillItem? {
    let difficulty = difficulty.limited(to: DrillMaker.difficulties)
    let suspects = model.suspects(atMost: DrillMaker.weighed)
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
          !made.contains(draft.mark), !asked.contains(draft.id)
        else { continue }
        drafts.append(draft)
      }
    }
    guard let place = model.best(of: drafts.map { $0.evidence(for: model) }) else { return nil }
    made.insert(drafts[place].mark)
    return drafts[place].finished(difficulty, language, &random)
  }
}
