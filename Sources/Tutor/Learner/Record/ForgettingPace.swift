/// How fast a learner forgets, beside what is usual: the factor of every stability. The published
/// parameters are those of many people, and nobody is many people.
///
/// It is learnt from each answer to what was last asked on an earlier day, over a few possible factors.
struct ForgettingPace: Equatable, Sendable {
  /// In half doublings: from a sixteenth to sixteen times.
  private static let steps = -8...8
  /// How likely each is before any answer: near the usual, and far from sure.
  private static let before = steps.map { exp2(-Double($0 * $0) / 16) }
  private var chances = ForgettingPace.before
  private(set) var factor = 1.0

  /// Takes in whether what these memories are of was known, and how often a guess is right.
  mutating func take(_ memories: [Memory], isKnown: Bool, guess: Double, on day: Day) {
    let old = memories.filter { day > $0.last }
    guard !old.isEmpty else { return }
    var (total, mean) = (0.0, 0.0)
    for (place, step) in Self.steps.enumerated() {
      let pace = Self.factor(Double(step))
      let recall = old.reduce(0) { $0 + $1.recall(on: day, pace: pace) } / Double(old.count)
      let right = guess + (1 - guess) * recall * (1 - Tracing.slip)
      chances[place] *= isKnown ? right : 1 - right
      total += chances[place]
      mean += chances[place] * Double(step)
    }
    guard total > 0 else { return }
    for place in chances.indices { chances[place] /= total }
    factor = Self.factor(mean / total)
  }

  private static func factor(_ steps: Double) -> Double { exp2(steps / 2) }
}
