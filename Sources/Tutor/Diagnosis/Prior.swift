import Engine

/// What is believed of a learner before the first answer, and how answers come about. All numbers of
/// the model stand here.
enum Prior {
  /// How often somebody who knows chooses wrongly all the same.
  static let slip = 0.1
  /// The same of an answer that the learner was not sure of.
  static let unsureSlip = 0.5
  /// How often somebody who wavers follows the mistake.
  static let wavering = 0.6
  /// So sure the tutor must be to name a mistake, and to speak of guessing.
  static let certain = 0.9
  /// The same after a right answer, which shows nothing itself but rules others out: who guesses has them.
  static let certainByElimination = 0.97
  /// Before so many answers nothing is named: three guesses in a row often agree with some thought.
  static let fewestAnswers = 5
  static let guessing = 0.8

  static let guess = 0.09
  /// One mistake: each, and all together at most.
  static let one = (each: 0.05, together: 0.45)
  /// Somebody who makes it now and then.
  static let wavers = (each: 0.006, together: 0.05)
  static let two = (each: 0.004, together: 0.08)
  /// How much less likely a mistake is that the questions are not about.
  static let outside = 0.06
  /// What every answer leaves open: people change their mind.
  static let openness = 0.001
  /// In so many days half of what answers told is forgotten.
  static let halfLife = 60.0

  /// How likely each kind of possibility is, where so many of all mistakes are asked about.
  struct Weights {
    var none: Double
    let one: Double
    let waver: Double
    let two: Double

    init(asking inside: Int, of all: Int) {
      let count = Double(max(1, inside))
      let rest = Double(all - inside) * Prior.outside
      one = min(Prior.one.each, Prior.one.together / (count + rest))
      waver = min(Prior.wavers.each, Prior.wavers.together / (count + rest))
      let sum = count + rest
      two = min(Prior.two.each, Prior.two.together / max(1, sum * sum / 2))
      none = 0
      let singles = (one + waver) * sum
      none = max(0.05, 1 - Prior.guess - singles - two * sum * sum / 2)
    }
  }
}
