import Foundation

/// Somebody who forgets by a law that we know, and that no schedule of ours is made of: practices add up,
/// each fades by a power of the time since, and one that comes while much is known fades sooner
/// (Pavlik and Anderson 2005, with their parameters; time between sittings counts a fortieth).
struct KnownForgetting {
  private static let (decayByActivation, leastDecay) = (0.217, 0.177)
  private static let (threshold, noise, betweenSittings) = (-0.704, 0.255, 0.025)

  private var practices: [String: [(seconds: Double, decay: Double)]] = [:]

  mutating func practise(_ rule: String, at now: Double) {
    let activation = activation(of: rule, at: now)
    let decay = Self.decayByActivation * exp(activation) + Self.leastDecay
    practices[rule, default: []].append((now, decay))
  }

  /// How likely it is recalled, from 0 to 1.
  func recall(_ rule: String, at now: Double) -> Double {
    1 / (1 + exp((Self.threshold - activation(of: rule, at: now)) / Self.noise))
  }

  private func activation(of rule: String, at now: Double) -> Double {
    let sum = (practices[rule] ?? []).reduce(0.0) { sum, practice in
      sum + pow(max(1, (now - practice.seconds) * Self.betweenSittings), -practice.decay)
    }
    return sum > 0 ? log(sum) : -100
  }
}
