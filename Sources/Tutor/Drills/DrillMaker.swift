import CommandLanguage
import Engine
import Lab
import Narration

/// Makes questions: random scenes, until mistakes about them show.
///
/// One seed and the same calls give the same questions.
public struct DrillMaker: Sendable {
  /// From the first hour to the interview.
  public static let difficulties = 1...5

  private var random: DrillRandom
  /// No question comes twice in a run.
  private var made: Set<UInt64> = []
  public var language: Language

  public init(seed: UInt64, language: Language = .english) {
    random = DrillRandom(seed: seed)
    self.language = language
  }

  /// How many scenes are tried before the best so far has to do, and before there is none.
  private static let patience = 8
  private static let limit = 400

  /// A question on a subject, or on any; nil where there is no new one.
  ///
  /// `telling`: mistakes that it ought to show, and to tell from one another.
  public mutating func item(
    on subject: Subject? = nil, difficulty: Int = 2, telling wanted: [Mistake] = []
  ) -> DrillItem? {
    let difficulty = min(max(difficulty, 1), 5)
    let families = families(on: subject, difficulty, telling: wanted)
    var best: (draft: Draft, score: Int)?
    for attempt in 0..<DrillMaker.limit {
      if attempt >= DrillMaker.patience, best != nil { break }
      guard let family = random.pick(from: families) else { return nil }
      for sketch in family.sketches(&random, difficulty) {
        let focus = wanted.isEmpty ? family.shows : wanted
        guard let draft = Draft(sketch, of: family, showing: focus), !made.contains(draft.mark)
        else { continue }
        if draft.wrongAnswers > best?.score ?? 0 { best = (draft, draft.wrongAnswers) }
      }
      if let best, best.score >= DrillMaker.enough(difficulty) { break }
    }
    guard let draft = best?.draft else { return nil }
    made.insert(draft.mark)
    return draft.finished(difficulty, language, &random)
  }

  /// How many mistaken answers a question should tell apart.
  private static func enough(_ difficulty: Int) -> Int { (difficulty + 2) / 2 }

  private mutating func families(
    on subject: Subject?, _ difficulty: Int, telling wanted: [Mistake]
  ) -> [Family] {
    let pool = Family.all.filter { subject == nil || $0.subject == subject }
    let showing = pool.filter { family in wanted.contains { family.shows.contains($0) } }
    guard showing.isEmpty else { return showing }
    let easy = pool.filter { $0.level <= difficulty }
    guard subject == nil else { return easy }
    // Every subject has the same chance, however many kinds of scene it has.
    let subjects = Subject.allCases.filter { subject in easy.contains { $0.subject == subject } }
    let chosen = random.pick(from: subjects)
    return easy.filter { $0.subject == chosen }
  }
}
