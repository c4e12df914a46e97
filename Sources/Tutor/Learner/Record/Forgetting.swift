/// The formulas of FSRS (version 5) and their usual parameters, all in one table.
enum Forgetting {
  /// Stability after a first answer, by its grade.
  static let firstStability = [0.402_55, 1.183_85, 3.173, 15.691_05]
  /// Difficulty: of a first answer, by how much grades change it, and how it goes back to the usual.
  private static let first = (usual: 7.194_9, byGrade: 0.534_5)
  private static let change = 1.460_4
  private static let reversion = 0.004_6
  /// Growth by a right answer: in all, less where stable already, more where nearly forgotten.
  private static let growth = (all: 1.545_75, byStability: 0.119_2, byRecall: 1.019_25)
  private static let hardPenalty = 0.231_5
  /// What is left after a wrong answer.
  private static let lapse = (
    all: 1.939_5, byDifficulty: 0.11, byStability: 0.296_05, byRecall: 2.269_8
  )
  /// A second answer on the same day.
  private static let again = (byGrade: 0.516_55, more: 0.662_1)
  /// The curve on which recall falls to 0.9 after as many days as the stability is.
  private static let decay = -0.5
  private static let factor = 19.0 / 81
  static let least = 0.1
  /// In days; nobody plans further.
  static let longest = 365

  static func recall(after days: Double, stability: Double) -> Double {
    power(1 + factor * days / stability, decay)
  }

  static func firstDifficulty(_ grade: Double) -> Double {
    bounded(first.usual - exponential(first.byGrade * (grade - 1)) + 1)
  }

  static func next(_ difficulty: Double, _ grade: Double) -> Double {
    let moved = difficulty - change * (grade - 3) * (10 - difficulty) / 9
    return bounded(reversion * firstDifficulty(4) + (1 - reversion) * moved)
  }

  private static func bounded(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

  static func recalled(
    _ stability: Double, difficulty: Double, recall: Double, isHard: Bool
  ) -> Double {
    stability
      * (1 + exponential(growth.all) * (11 - difficulty) * power(stability, -growth.byStability)
        * (exponential(growth.byRecall * (1 - recall)) - 1) * (isHard ? hardPenalty : 1))
  }

  static func lapsed(_ stability: Double, difficulty: Double, recall: Double) -> Double {
    min(
      stability,
      lapse.all * power(difficulty, -lapse.byDifficulty)
        * (power(stability + 1, lapse.byStability) - 1)
        * exponential(lapse.byRecall * (1 - recall)))
  }

  static func sameDay(_ stability: Double, _ grade: Double) -> Double {
    stability * exponential(again.byGrade * (grade - 3 + again.more))
  }

  /// log2(e)
  private static func exponential(_ number: Double) -> Double {
    exp2(number * 1.442_695_040_888_963_4)
  }
}
