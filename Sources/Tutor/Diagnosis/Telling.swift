import Engine

/// How much a question would tell.
extension LearnerModel {
  /// How many bits the answer to a question will tell, on the average: how open the answer is, less
  /// how open it is for somebody whose mistakes are known.
  public func information(in question: Evidence) -> Double { expectation(of: question).information }

  /// How likely it is that a mistake will be named after its answer.
  func chanceOfNaming(after question: Evidence) -> Double {
    guard answers + 1 >= Prior.fewestAnswers, let most = held.max(), most > 0.1 else { return 0 }
    let expected = expectation(of: question)
    var chance = 0.0
    for answer in 0..<question.choices {
      guard let told = question.told(by: answer) else { continue }
      var model = self
      model.update(told)
      guard let surest = model.named.first,
        !told.isRight || model.probability(of: surest) >= Prior.certainByElimination
      else { continue }
      chance += expected.chance(of: answer)
    }
    return chance
  }

  private func expectation(of question: Evidence) -> Expectation {
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
    return expected
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

    /// How likely an answer is.
    func chance(of answer: Int) -> Double {
      let count = Double(choosing.count)
      let mass = choosing[answer]
      return mass * (1 - Prior.slip)
        + (choosing.reduce(0, +) - mass) * Prior.slip / (count - 1) + guessing / count
    }

    var information: Double {
      let count = Double(choosing.count)
      let slip = Prior.slip / (count - 1)
      let known = choosing.reduce(0, +)
      var open = 0.0
      for answer in choosing.indices { open += bits(chance(of: answer)) }
      let whenKnown = bits(1 - Prior.slip) + (count - 1) * bits(slip)
      return open - known * whenKnown - guessing * log2(count)
    }

    private func bits(_ chance: Double) -> Double { chance > 0 ? -chance * log2(chance) : 0 }
  }
}
