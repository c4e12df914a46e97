import Engine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the tutor believes about a learner, after some answers: how likely it is that there is no
/// mistake, that there is this one, or that there are these two.
///
/// Each answer multiplies every possibility by how well it foretold that answer (Bayes), and the
/// sum is one again. A possibility foretells its answer with nine chances in ten; the tenth is a
/// slip, which may be any other choice.
public struct LearnerModel: Sendable {
  /// How often somebody who knows chooses wrongly all the same.
  public static let slip = 0.1
  /// What is believed of a learner before the first answer: how likely one mistake is, and two;
  /// all together at most so much.
  public static let priorOfOne = (each: 0.06, together: 0.5)
  public static let priorOfTwo = (each: 0.005, together: 0.1)
  /// So sure the tutor must be to name a mistake.
  public static let certain = 0.95
  /// Two mistakes less likely than this are not tried out together.
  private static let worthless = 0.0005

  public let candidates: [Mistake]
  public private(set) var none: Double
  /// `both[i * count + j]`: candidates i and j and no others; where i is j, that one alone. Each
  /// two stand there twice.
  private var both: [Double]
  /// How likely each candidate is, alone or with another.
  private var held: [Double]
  private let places: [Mistake: Int]

  public init(candidates: [Mistake]) {
    self.candidates = candidates
    let count = candidates.count
    let pairs = count * (count - 1) / 2
    let one = min(Self.priorOfOne.each, Self.priorOfOne.together / Double(max(1, count)))
    let two = min(Self.priorOfTwo.each, Self.priorOfTwo.together / Double(max(1, pairs)))
    none = 1 - one * Double(count) - two * Double(pairs)
    both = Array(repeating: two, count: count * count)
    var places: [Mistake: Int] = [:]
    for (place, mistake) in candidates.enumerated() {
      both[place * count + place] = one
      places[mistake] = place
    }
    self.places = places
    held = []
    sumUp()
  }

  // MARK: Reading

  /// How likely it is that the learner makes this mistake.
  public func probability(of mistake: Mistake) -> Double {
    places[mistake].map { held[$0] } ?? 0
  }

  /// The mistakes that the tutor is sure of, the surest first: two at most.
  public var named: [Mistake] {
    let sure = candidates.indices.filter { held[$0] >= Self.certain }
    return sure.sorted { held[$0] > held[$1] }.prefix(2).map { candidates[$0] }
  }

  /// The likeliest, the likeliest first.
  public func suspects(atMost count: Int) -> [Mistake] {
    candidates.indices.sorted { (held[$0], $1) > (held[$1], $0) }.prefix(count)
      .map { candidates[$0] }
  }

  // MARK: Learning

  /// Takes in an answer, by its place among the choices; nil for one that is not among them.
  public mutating func update(after question: Evidence, answer: Int?) {
    guard let answer else { return }
    let chances = Chances(question, answer)
    let count = candidates.count
    let predicted = predictions(of: question)
    let together = pairPredictions(of: question)
    none *= chances.right
    for i in 0..<count {
      for j in i..<count {
        let chance =
          together[i * count + j].map { chances.of($0) }
          ?? chances.of(predicted[i], predicted[j])
        both[i * count + j] *= chance
        if i != j { both[j * count + i] = both[i * count + j] }
      }
    }
    sumUp()
  }

  public mutating func update(after drill: DrillItem, answer: String) {
    var question = Evidence(drill)
    question.pairs = pairsInQuestion(question).map { drill.prediction(for: $0.0, and: $0.1) }
    let key = AnswerKey(answer)
    update(after: question, answer: drill.choices.firstIndex { AnswerKey($0.answer) == key })
  }

  /// The pairs that are still worth a thought, and of which at least one shows in a question: what
  /// they come to together only the engine can say.
  public func pairsInQuestion(_ question: Evidence) -> [(Mistake, Mistake)] {
    var pairs: [(Mistake, Mistake)] = []
    let shows = question.wrong.compactMap { places[$0.mistake] }
    for i in shows {
      for j in candidates.indices where j != i && both[i * candidates.count + j] > Self.worthless {
        if j < i, shows.contains(j) { continue }
        pairs.append((candidates[i], candidates[j]))
      }
    }
    return pairs
  }

  /// What each candidate leads to.
  private enum Predicted {
    case right
    case wrong(Int)
    case notOffered
  }

  private func predictions(of question: Evidence) -> [Predicted] {
    var predicted = Array(repeating: Predicted.right, count: candidates.count)
    for wrong in question.wrong {
      if let place = places[wrong.mistake] {
        predicted[place] = wrong.choice.map { .wrong($0) } ?? .notOffered
      }
    }
    return predicted
  }

  private func pairPredictions(of question: Evidence) -> [Int: Predicted] {
    var predicted: [Int: Predicted] = [:]
    for pair in question.pairs {
      guard let a = places[pair.first], let b = places[pair.second] else { continue }
      let choice: Predicted =
        pair.choice == question.right ? .right : pair.choice.map { .wrong($0) } ?? .notOffered
      predicted[min(a, b) * candidates.count + max(a, b)] = choice
    }
    return predicted
  }

  /// How likely one answer is, for whoever expects this or that.
  private struct Chances {
    let expected = 1 - LearnerModel.slip
    let other: Double
    let guess: Double
    let rightPlace: Int
    let answer: Int

    init(_ question: Evidence, _ answer: Int) {
      other = LearnerModel.slip / Double(max(1, question.choices - 1))
      guess = 1 / Double(max(1, question.choices))
      rightPlace = question.right
      self.answer = answer
    }

    var right: Double { answer == rightPlace ? expected : other }

    func of(_ predicted: Predicted) -> Double {
      switch predicted {
      case .right: right
      case .wrong(let choice): choice == answer ? expected : other
      // Who does not find the own answer guesses.
      case .notOffered: guess
      }
    }

    /// Two that have not been tried together: the one that shows decides; where both do, either may.
    func of(_ a: Predicted, _ b: Predicted) -> Double {
      switch (a, b) {
      case (.right, _): of(b)
      case (_, .right): of(a)
      default: (of(a) + of(b)) / 2
      }
    }
  }

  private mutating func sumUp() {
    let count = candidates.count
    var total = none
    for i in 0..<count { for j in i..<count { total += both[i * count + j] } }
    guard total > 0 else { return }
    none /= total
    for index in both.indices { both[index] /= total }
    held = (0..<count).map { i in both[(i * count)..<((i + 1) * count)].reduce(0, +) }
  }

  // MARK: Asking

  /// How many bits the answer to a question will tell, on the average: how open the answer is,
  /// less how open it is for somebody whose mistakes are known.
  public func information(in question: Evidence) -> Double {
    let count = candidates.count
    let chosen = max(1, question.choices)
    // Who expects the right choice, who another, who guesses, and who wavers between two.
    var expecting = Array(repeating: 0.0, count: chosen)
    var guessing = 0.0
    var wavering = 0.0
    let showing = question.wrong.compactMap { wrong in
      places[wrong.mistake].map { (place: $0, choice: wrong.choice) }
    }
    var rest = 1.0
    for (index, one) in showing.enumerated() {
      var alone = held[one.place]
      for (other, two) in showing.enumerated() where other != index {
        let mass = both[one.place * count + two.place]
        alone -= mass
        guard other > index else { continue }
        rest -= mass
        if one.choice == two.choice {
          if let choice = one.choice { expecting[choice] += mass } else { guessing += mass }
        } else if let a = one.choice, let b = two.choice {
          expecting[a] += mass / 2
          expecting[b] += mass / 2
          wavering += mass
        } else {
          guessing += mass
        }
      }
      rest -= alone
      if let choice = one.choice { expecting[choice] += alone } else { guessing += alone }
    }
    expecting[question.right] += max(0, rest)
    let other = Self.slip / Double(max(1, chosen - 1))
    let known = expecting.reduce(0, +)
    var open = 0.0
    for mass in expecting {
      let chance =
        mass * (1 - Self.slip) + (known - mass) * other + guessing / Double(chosen)
      open += Self.bits(chance)
    }
    let whenKnown = Self.bits(1 - Self.slip) + Double(chosen - 1) * Self.bits(other)
    return open - (known - wavering) * whenKnown - wavering * (whenKnown + 1 - Self.slip)
      - guessing * log2(Double(chosen))
  }

  private static func bits(_ chance: Double) -> Double {
    chance > 0 ? -chance * log2(chance) : 0
  }

  /// The place of the question that tells most.
  public func best(of questions: [Evidence]) -> Int? {
    var best: (place: Int, bits: Double)?
    for (place, question) in questions.enumerated() {
      let bits = information(in: question)
      if bits > best?.bits ?? -.infinity { best = (place, bits) }
    }
    return best?.place
  }
}
