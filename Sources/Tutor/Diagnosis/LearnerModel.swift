import Engine

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
  public static let priorOfOne = (each: 0.06, together: 0.6)
  public static let priorOfTwo = (each: 0.005, together: 0.1)
  /// So sure the tutor must be to name a mistake.
  public static let certain = 0.95
  /// Two mistakes less likely than this are not tried out together: to take in an answer, and to
  /// choose a question.
  private static let worthless = 0.0005
  private static let negligible = 0.01

  public let candidates: [Mistake]
  public private(set) var none: Double
  /// `both[i * count + j]`: candidates i and j and no others; where i is j, that one alone. Each
  /// two stand there twice.
  private var both: [Double]
  /// How likely each candidate is, alone or with another.
  private var held: [Double]
  private let places: [Mistake: Int]

  public init(candidates: [Mistake]) {
    let count = Double(max(1, candidates.count))
    let pairs = max(1, count * (count - 1) / 2)
    self.init(
      candidates, one: min(Self.priorOfOne.each, Self.priorOfOne.together / count),
      two: min(Self.priorOfTwo.each, Self.priorOfTwo.together / pairs))
  }

  /// After a wrong answer that each of these explains: one of them it is, or it was a slip.
  public init(suspecting candidates: [Mistake]) {
    self.init(candidates, one: (1 - Self.slip) / Double(max(1, candidates.count)), two: 0)
  }

  private init(_ candidates: [Mistake], one: Double, two: Double) {
    self.candidates = candidates
    let count = candidates.count
    none = 1 - one * Double(count) - two * Double(count * (count - 1) / 2)
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
    question.pairs = pairs(toTry: question).map { drill.prediction(for: $0.0, and: $0.1) }
    let key = AnswerKey(answer)
    update(after: question, answer: drill.choices.firstIndex { AnswerKey($0.answer) == key })
  }

  /// The pairs that are worth trying out on a question: of which one at least shows in it. What
  /// they come to together only the engine can say.
  public func pairs(toTry question: Evidence, asking: Bool = false) -> [(Mistake, Mistake)] {
    let least = asking ? Self.negligible : Self.worthless
    let shows = question.wrong.compactMap { places[$0.mistake] }
    var pairs: [(Mistake, Mistake)] = []
    for i in shows {
      for j in candidates.indices where j != i && both[i * candidates.count + j] > least {
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

  private func predicted(_ pair: Evidence.PairPrediction, _ question: Evidence) -> Predicted {
    pair.choice == question.right ? .right : pair.choice.map { .wrong($0) } ?? .notOffered
  }

  private func pairPredictions(of question: Evidence) -> [Int: Predicted] {
    var predicted: [Int: Predicted] = [:]
    for pair in question.pairs {
      guard let a = places[pair.first], let b = places[pair.second] else { continue }
      predicted[min(a, b) * candidates.count + max(a, b)] = self.predicted(pair, question)
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
    let predicted = predictions(of: question)
    var expected = Expectation(question)
    let showing = question.wrong.compactMap { places[$0.mistake] }
    var rest = 1.0
    for (index, i) in showing.enumerated() {
      var alone = held[i]
      for (other, j) in showing.enumerated() where other != index {
        alone -= both[i * count + j]
        guard other > index else { continue }
        expected.add(both[i * count + j], to: predicted[i], and: predicted[j])
        rest -= both[i * count + j]
      }
      expected.add(alone, to: predicted[i], and: .right)
      rest -= alone
    }
    expected.add(rest, to: .right, and: .right)
    for pair in question.pairs {
      guard let i = places[pair.first], let j = places[pair.second] else { continue }
      expected.add(-both[i * count + j], to: predicted[i], and: predicted[j])
      expected.add(both[i * count + j], to: self.predicted(pair, question), and: .right)
    }
    return expected.information
  }

  /// How many of those who may be answering expect which choice.
  private struct Expectation {
    private var choosing: [Double]
    private var guessing = 0.0
    /// Between two choices.
    private var wavering = 0.0
    private let right: Int

    init(_ question: Evidence) {
      choosing = Array(repeating: 0, count: max(1, question.choices))
      right = question.right
    }

    mutating func add(_ mass: Double, to a: Predicted, and b: Predicted) {
      switch (a, b) {
      case (.right, .right): choosing[right] += mass
      case (.wrong(let choice), .right), (.right, .wrong(let choice)): choosing[choice] += mass
      case (.wrong(let one), .wrong(let two)):
        choosing[one] += mass / 2
        choosing[two] += mass / 2
        if one != two { wavering += mass }
      case (.notOffered, _), (_, .notOffered): guessing += mass
      }
    }

    var information: Double {
      let count = Double(choosing.count)
      let slip = LearnerModel.slip / max(1, count - 1)
      let known = choosing.reduce(0, +)
      var open = 0.0
      for mass in choosing {
        open += bits(
          mass * (1 - LearnerModel.slip) + (known - mass) * slip + guessing / count)
      }
      let whenKnown = bits(1 - LearnerModel.slip) + (count - 1) * bits(slip)
      return open - known * whenKnown - wavering * (1 - LearnerModel.slip) - guessing * log2(count)
    }

    private func bits(_ chance: Double) -> Double { chance > 0 ? -chance * log2(chance) : 0 }
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
