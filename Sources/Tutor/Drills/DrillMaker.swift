import Engine
import Lab

/// Makes questions: random scenes, until mistakes about them show.
///
/// One seed and the same calls give the same questions.
public struct DrillMaker: Sendable {
  /// From the first hour to the interview.
  public static let difficulties = 1...5

  var random: DrillRandom
  /// No question comes twice in a run.
  var made: Set<UInt64> = []
  /// How often nobody ought to have been right by now and was not: as often as any other choice.
  var nobodysDue = 0.0
  public var language: Language

  public init(seed: UInt64, language: Language = .english) {
    random = DrillRandom(seed: seed)
    self.language = language
  }

  /// How many questions are tried before the best so far has to do, and how many scenes before
  /// there is none.
  private static let patience = 3
  private static let limit = 400
  /// How many scenes are made for one mistake before another one is taken up.
  private static let constancy = 40

  /// A question on a subject, or on any; nil where there is no new one.
  ///
  /// `telling`: mistakes that it ought to show, and to tell from one another.
  public mutating func item(
    on subject: Subject? = nil, difficulty: Int = 2, telling wanted: [Mistake] = []
  ) -> DrillItem? {
    let difficulty = difficulty.limited(to: DrillMaker.difficulties)
    var best: Draft?
    var found = 0
    var choice: (family: Family, aim: Mistake)?
    for attempt in 0..<DrillMaker.limit {
      guard found < DrillMaker.patience else { break }
      // What shows rarely is given time to.
      if attempt % DrillMaker.constancy == 0 {
        choice = choose(subject, difficulty, telling: wanted)
      }
      guard let (family, aim) = choice else { return nil }
      // At last any will do.
      let isChoosy = attempt < DrillMaker.limit / 2
      let wish = Wish(
        difficulty: difficulty, aim: aim, wantsNobody: isChoosy && owesNobody && family.keysNobody)
      for sketch in family.sketches(&random, wish) {
        let others = wanted.isEmpty ? family.shows : wanted
        guard let draft = Draft(sketch, of: family, wish, showing: others),
          !made.contains(draft.mark),
          !isChoosy || (draft.isNobodys ? !hasNobodyTooOften : !wish.wantsNobody)
        else { continue }
        found += 1
        if draft.wrongAnswers > best?.wrongAnswers ?? 0 { best = draft }
      }
      if let best, best.wrongAnswers >= wish.enough { break }
    }
    return best.map { finish($0) }
  }

  /// What the next scene is to show, and the kind of scene that can.
  ///
  /// Every subject, and every mistake of a subject, has the same chance, however many kinds of
  /// scene there are.
  private mutating func choose(
    _ subject: Subject?, _ difficulty: Int, telling wanted: [Mistake]
  ) -> (Family, Mistake)? {
    var pool = Family.all
    if let subject { pool = pool.filter { $0.subject == subject } }
    let showing = pool.filter { family in wanted.contains { family.shows.contains($0) } }
    if !showing.isEmpty {
      pool = showing
    } else {
      pool = pool.filter { $0.level <= difficulty }
      if subject == nil, let chosen = random.pick(from: Subject.allCases) {
        pool = pool.filter { $0.subject == chosen }
      }
    }
    // Where nobody is due, as often as not a kind of scene in which nobody can be right: not each mistake
    // shows in one.
    let nobodys = pool.filter { $0.keysNobody }
    if owesNobody, !nobodys.isEmpty, random.chance(50) { pool = nobodys }
    let aims = Mistake.allCases.filter { mistake in
      (showing.isEmpty || wanted.contains(mistake)) && pool.contains { $0.shows.contains(mistake) }
    }
    guard let aim = random.pick(from: aims),
      let family = random.pick(from: pool.filter { $0.shows.contains(aim) })
    else { return nil }
    return (family, aim)
  }
}

extension Wish {
  /// How many wrong answers of mistakes a question should tell apart.
  var enough: Int { (difficulty + 2) / 2 }
}

extension Int {
  func limited(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
