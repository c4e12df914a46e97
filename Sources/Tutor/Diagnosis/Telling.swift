import Engine

/// How much a question would tell.
extension LearnerModel {
  /// How many bits the answer to a question will tell, on the average: how open the answer is, less
  /// how open it is for somebody whose mistakes are known.
  public func information(in question: Evidence) -> Double {
    let count = Self.candidates.count
    var expected = Expectation(question)
    let showing = question.wrong.compactMap { wrong in
      Self.place(of: wrong.mistake).map { ($0, wrong.choice) }
    }
    var rest = 1 - guess
    for (index, (i, choice)) in showing.enumerated() {
      var alone = held[i]
      for (other, (j, second)) in showing.enumerated() where other != index {
        alone -= both[i * count + j]
        guard other > index else { continue }
        let half = both[i * count + j] / 2
        expected.add(half, to: choice)
        expected.add(half, to: second)
        rest -= both[i * count + j]
      }
      expected.add(max(0, alone), to: choice)
      rest -= max(0, alone)
    }
    expected.add(max(0, rest), to: question.right)
    expected.add(guess, to: nil)
    return expected.information
  }

  /// How likely it is that somebody expects which choice.
  private struct Expectation {
    private var choosing: [Double]
    private var guessing = 0.0

    init(_ question: Evidence) {
      choosing = Array(repeating: 0, count: max(2, question.choices))
    }

    /// Who does not find the own answer guesses.
    mutating func add(_ mass: Double, to choice: Int?) {
      if let choice, choosing.indices.contains(choice) {
        choosing[choice] += mass
      } else {
        guessing += mass
      }
    }

    var information: Double {
      let count = Double(choosing.count)
      let slip = Prior.slip / (count - 1)
      let known = choosing.reduce(0, +)
      var open = 0.0
      for mass in choosing {
        open += bits(mass * (1 - Prior.slip) + (known - mass) * slip + guessing / count)
      }
      let whenKnown = bits(1 - Prior.slip) + (count - 1) * bits(slip)
      return open - known * whenKnown - guessing * log2(count)
    }

    private func bits(_ chance: Double) -> Double { chance > 0 ? -chance * log2(chance) : 0 }
  }
}
