import Engine
import Lab

/// Questions that find out what somebody believes.
extension DrillMaker {
  /// How many questions are weighed, and how many scenes are made for them.
  private static let weighed = 28
  private static let scenes = 112
  /// What is less likely than this is not asked about.
  private static let negligible = 0.002
  /// What one kind of scene alone shows is asked about soon; the rest comes by the way.
  private static let haste = 1.6
  /// So likely is what has not been shown yet.
  private static let likely = 0.02

  /// The question whose answer will tell most about a learner.
  ///
  /// `practising`: mistakes that it is to show, whatever else it tells.
  public mutating func next(
    for model: LearnerModel, on subject: Subject? = nil, practising: [Mistake] = [],
    not asked: [String] = [], difficulty: Int = 2
  ) -> DrillItem? {
    let suspects = model.suspects(likelierThan: DrillMaker.negligible)
    var aims: [Mistake] = practising
    if practising.isEmpty {
      let all = subject?.mistakes ?? Mistake.allCases
      // Where all are ruled out, they are asked about all the same.
      let chances = all.map { model.probability(of: $0) + DrillMaker.negligible / 10 }
      aims = (0..<DrillMaker.scenes).compactMap { _ in random.weighed(chances).map { all[$0] } }
    }
    // What one answer has ruled out may have been ruled out by a slip: what the subject is about stays in sight.
    let others = (subject?.mistakes ?? []).filter { !suspects.contains($0) }
    let drafts = drafts(
      for: aims, showing: suspects + others, on: subject, amongCrowds: true, not: asked,
      difficulty: difficulty)
    let rare = suspects.filter { suspect in
      let families = Family.all.filter { $0.subject == subject && $0.shows.contains(suspect) }
      return model.probability(of: suspect) > DrillMaker.likely
        && families.count == 1
    }
    let worth = drafts.map { draft in
      let isRare = rare.contains { draft.shows($0) }
      return DrillMaker.worth(of: draft, for: model) * (isRare ? DrillMaker.haste : 1)
    }
    let leader = suspects.first { model.probability(of: $0) > DrillMaker.leading }
    return fairest(drafts, telling: worth, showing: leader).map { finish(drafts[$0]) }
  }

  /// What a question tells, in bits, and more where its answer is likely to settle it.
  private static func worth(of draft: Draft, for model: LearnerModel) -> Double {
    let evidence = draft.evidence
    return model.information(in: evidence) + settling * model.chanceOfNaming(after: evidence)
  }

  /// So many bits it is worth that a mistake is named.
  private static let settling = 2.0

  /// The place of the question that tells most; of those that tell nearly as much, one in which nobody is
  /// right, or is not, as it is due. What is likely by now shows in it all the same.
  private func fairest(
    _ drafts: [Draft], telling bits: [Double], showing leader: Mistake?
  ) -> Int? {
    func best(_ isWanted: (Draft) -> Bool) -> Int? {
      drafts.indices.filter { isWanted(drafts[$0]) }.max { bits[$0] < bits[$1] }
    }
    guard let first = best({ _ in true }) else { return nil }
    let fair =
      owesNobody
      ? best { $0.isNobodys } : hasNobodyTooOften ? best { !$0.isNobodys } : nil
    // Before anything is likely a question may tell less: nobody is right as often all the same.
    let enough = leader == nil ? DrillMaker.nearly / 2 : DrillMaker.nearly
    guard let fair, bits[fair] >= bits[first] * enough,
      leader.map({ drafts[fair].shows($0) }) ?? true
    else { return first }
    return fair
  }

  /// So much of what the best question tells is enough for one that is fairer.
  private static let nearly = 0.4
  private static let leading = 0.2

  /// The question that tells these mistakes apart best, by what is believed of the learner; for a
  /// single one, whether it is gone. The likeliest shows in it, where any can show it.
  ///
  /// Of questions that tell the same, the one in which the fewest other mistakes lead astray: a wrong
  /// answer to it says the most. In a lesson it needs nothing but what has been taught, and what the
  /// question before it needed too.
  ///
  /// `needed`: mistakes that led astray in that one; `asked`: the ids of questions that are not to
  /// come again.
  public mutating func probe(
    for candidates: [Mistake], believing model: LearnerModel? = nil, in scope: Scope = .anything,
    needed: [Mistake] = [], not asked: [String] = [], difficulty: Int = 2
  ) -> DrillItem? {
    let belief = model ?? LearnerModel(candidates: candidates)
    var ranked = belief.ranked(candidates)
    // Where nothing is believed, the candidates are all there is.
    let suspects =
      scope.isTaught || model == nil ? [] : belief.suspects(likelierThan: DrillMaker.negligible)
    // Who slips gives somebody else's answer: what is likelier all the same is tested.
    if let leader = suspects.first, let first = ranked.first, !ranked.contains(leader),
      scope.mistakes?.contains(leader) ?? true,
      belief.probability(of: leader) > belief.probability(of: first)
    {
      ranked.insert(leader, at: 0)
    }
    let tested = Set(ranked)
    let showing = ranked + suspects.filter { !tested.contains($0) }
    let all = drafts(
      for: ranked, showing: showing, on: scope.subject, amongCrowds: !suspects.isEmpty, not: asked,
      difficulty: difficulty
    ) { draft in
      guard ranked.count < 2 || draft.tellsApart(ranked) else { return false }
      guard case .taught(let taught) = scope else { return true }
      return taught.covers(draft.sketch)
        && !draft.hasOthers(than: taught.mistakes.union(needed).union(tested))
    }
    let telling = all.filter { draft in ranked.first.map { draft.shows($0) } ?? true }
    let drafts = telling.isEmpty ? all : telling
    let worth = drafts.map { DrillMaker.worth(of: $0, for: belief) }
    let most = worth.max() ?? 0
    let best = drafts.indices.filter { worth[$0] > most - 0.01 }
      .map { ($0, drafts[$0].others(than: tested).count) }.min { $0.1 < $1.1 }
    return best.map { finish(drafts[$0.0]) }
  }

  private mutating func drafts(
    for aims: [Mistake], showing suspects: [Mistake], on subject: Subject?, amongCrowds: Bool,
    not asked: [String], difficulty: Int, where isFit: (Draft) -> Bool = { _ in true }
  ) -> [Draft] {
    let difficulty = difficulty.limited(to: DrillMaker.difficulties)
    let crowds = amongCrowds && subject == nil ? Family.crowded : []
    let families = Family.all.filter { $0.subject == subject || subject == nil } + crowds
    var drafts: [Draft] = []
    for attempt in 0..<DrillMaker.scenes where drafts.count < DrillMaker.weighed {
      guard !aims.isEmpty else { break }
      let aim = aims[attempt % aims.count]
      // Every other scene is a crowd's, where one can show it.
      let crowded = attempt % 2 == 0 ? crowds.filter { $0.shows.contains(aim) } : []
      let pool = crowded.isEmpty ? families.filter { $0.shows.contains(aim) } : crowded
      guard let family = random.pick(from: pool) else { continue }
      let wish = Wish(
        difficulty: max(difficulty, family.level), aim: aim,
        wantsNobody: owesNobody && family.keysNobody && attempt % 3 == 0)
      for sketch in family.sketches(&random, wish) {
        let relevant = Set(sketch.relevantMistakes)
        guard
          let draft = Draft(
            sketch, of: family, wish, showing: suspects.filter { relevant.contains($0) }),
          !made.contains(draft.mark), !asked.contains(draft.id), isFit(draft)
        else { continue }
        drafts.append(draft)
      }
    }
    return drafts
  }

  // MARK: Fair questions

  var owesNobody: Bool { nobodysDue > 0.5 }
  var hasNobodyTooOften: Bool { nobodysDue < -0.5 }

  mutating func finish(_ draft: Draft) -> DrillItem {
    made.insert(draft.mark)
    let drill = draft.finished(
      language: language,
      offeringNobody: hasNobodyTooOften && draft.family.subject.keysNobody, &random)
    if drill.choices.contains(where: { $0.answer == Choice.nobody }) {
      nobodysDue += 1 / Double(drill.choices.count)
    }
    if draft.isNobodys { nobodysDue -= 1 }
    return drill
  }
}
