import Engine

/// What the tutor believes about a learner: how likely it is that there is no mistake, that there is
/// this one, held firmly or now and then, that there are these two, or that the learner guesses.
///
/// Each answer multiplies every possibility by how well it foretold that answer (Bayes), and the sum
/// is one again. What two mistakes come to together is taken from the one that shows.
public struct LearnerModel: Equatable, Sendable {
  static let candidates = Mistake.allCases
  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (place, mistake) in candidates.enumerated() { places[mistake.rawValue] = place }
    return places
  }()

  public private(set) var none: Double
  public private(set) var guess: Double
  /// How many answers it has been told of.
  private(set) var answers = 0
  /// Those who make it now and then.
  private var waver: [Double]
  /// `both[i * count + j]`: candidates i and j and no others; where i is j, that one alone. Each
  /// two stand there twice.
  var both: [Double]
  /// How likely each candidate is, alone or with another.
  private(set) var held: [Double] = []

  public init() { self.init(asking: nil) }

  /// Before the first answer, where the questions are about these.
  public init(candidates: [Mistake]) { self.init(asking: Set(candidates)) }

  private init(asking mistakes: Set<Mistake>?) {
    let all = Self.candidates
    let isInside = all.map { mistakes?.contains($0) ?? true }
    let weights = Prior.Weights(asking: isInside.count { $0 }, of: all.count)
    let shares = isInside.map { $0 ? 1.0 : Prior.outside }
    none = weights.none
    guess = Prior.guess
    waver = shares.map { weights.waver * $0 }
    both = Array(repeating: 0, count: all.count * all.count)
    for i in all.indices {
      for j in all.indices {
        both[i * all.count + j] =
          i == j ? weights.one * shares[i] : weights.two * shares[i] * shares[j]
      }
    }
    sumUp()
  }

  /// The same answers, where the questions are about these mistakes.
  public func focused(on mistakes: Set<Mistake>?) -> LearnerModel {
    let before = LearnerModel(asking: nil)
    var model = LearnerModel(asking: mistakes)
    model.answers = answers
    model.none *= none / before.none
    model.guess *= guess / before.guess
    for i in waver.indices { model.waver[i] *= waver[i] / before.waver[i] }
    for i in both.indices { model.both[i] *= both[i] / before.both[i] }
    model.sumUp()
    return model
  }

  // MARK: Reading

  /// How likely it is that the learner makes this mistake.
  public func probability(of mistake: Mistake) -> Double {
    Self.place(of: mistake).map { held[$0] } ?? 0
  }

  /// The mistakes that the tutor is sure of, the surest first: two at most.
  public var named: [Mistake] {
    guard answers >= Prior.fewestAnswers else { return [] }
    let sure = held.indices.filter { held[$0] >= Prior.certain }
    return sure.sorted { held[$0] > held[$1] }.prefix(2).map { Self.candidates[$0] }
  }

  public var looksLikeGuessing: Bool { guess >= Prior.guessing }

  /// Those worth asking about, the likeliest first.
  func suspects(likelierThan least: Double) -> [Mistake] {
    held.indices.filter { held[$0] > least }.sorted { (held[$0], $1) > (held[$1], $0) }
      .map { Self.candidates[$0] }
  }

  /// The likeliest of these, the likeliest first.
  func ranked(_ mistakes: [Mistake]) -> [Mistake] {
    mistakes.enumerated().sorted {
      (probability(of: $0.element), $1.offset) > (probability(of: $1.element), $0.offset)
    }.map { $0.element }
  }

  static func place(of mistake: Mistake) -> Int? { places[mistake.rawValue] }

  // MARK: Learning

  /// Takes in what an answer has told.
  public mutating func update(_ told: Told) {
    let chances = Chances(told)
    answers += 1
    let count = Self.candidates.count
    var likely = Array(repeating: chances.right, count: count)
    var shows = Array(repeating: false, count: count)
    for (mistakes, chance) in [
      (told.here, chances.foretold), (told.elsewhere, chances.other), (told.nowhere, chances.guess),
    ] {
      for mistake in mistakes {
        guard let place = Self.places[mistake] else { continue }
        likely[place] = chance
        shows[place] = true
      }
    }
    none *= chances.right
    guess *= chances.guess
    for i in 0..<count {
      waver[i] *=
        shows[i] ? Prior.wavering * likely[i] + (1 - Prior.wavering) * chances.right : likely[i]
      for j in i..<count {
        // The one that shows decides; where both do, either may.
        let chance =
          shows[i] == shows[j] ? (likely[i] + likely[j]) / 2 : shows[i] ? likely[i] : likely[j]
        both[i * count + j] *= chance
        if i != j { both[j * count + i] = both[i * count + j] }
      }
    }
    sumUp(relaxing: Prior.openness)
  }

  /// Some of what answers told holds no longer.
  mutating func relax(by share: Double) { sumUp(relaxing: share) }

  private static let beforeAnything = LearnerModel()

  /// How likely one answer is, for whoever expects this or that.
  private struct Chances {
    /// For whom this is the own answer.
    let foretold: Double
    let other: Double
    let guess: Double
    /// For whom the right answer is.
    let right: Double

    init(_ told: Told) {
      let slip = told.isUnsure ? Prior.unsureSlip : Prior.slip
      foretold = 1 - slip
      other = slip / Double(max(1, told.choices - 1))
      guess = 1 / Double(max(1, told.choices))
      right = told.isRight ? foretold : other
    }
  }

  /// Makes the sum one again, and mixes in a share of what is believed before any answer.
  private mutating func sumUp(relaxing share: Double = 0) {
    let count = Self.candidates.count
    var total = none + guess
    for i in 0..<count {
      total += waver[i]
      for j in i..<count { total += both[i * count + j] }
    }
    guard total > 0 else { return }
    let scale = (1 - share) / total
    none *= scale
    guess *= scale
    for i in 0..<count { waver[i] *= scale }
    for i in both.indices { both[i] *= scale }
    if share > 0 {
      let before = Self.beforeAnything
      none += share * before.none
      guess += share * before.guess
      for i in 0..<count { waver[i] += share * before.waver[i] }
      for i in both.indices { both[i] += share * before.both[i] }
    }
    held = (0..<count).map { i in
      both[(i * count)..<((i + 1) * count)].reduce(waver[i], +)
    }
  }
}
